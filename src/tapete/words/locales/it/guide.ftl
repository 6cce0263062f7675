# La prima mano guidata di ogni gioco: che cosa si dice a ogni passo, in due frasi brevi al massimo. Degli altri tre che
# giocano, $next viene dopo chi legge, poi $across e poi $before. Le carte si chiamano come in cards.ftl.

guide = Mano guidata
guide-step = Passo { $number } di { $count }
guide-go-on = Avanti
guide-skip = Salta
guide-play = Gioca sul serio
# Di tutto quello che si potrebbe fare lo stesso
refused-guide-other = Potresti fare anche questo. Per ora, prova con quello che è cerchiato.

## Comemierda

guide-comemierda-keys = Con la tastiera: frecce fino alla carta, spazio per prenderla, Invio per giocarla.
guide-comemierda-hand = Queste dieci carte sono tue, le basse a sinistra e le alte a destra. Prima le finisci tutte, meglio è.
guide-comemierda-ranks = Il tre è la carta più bassa, gli assi e i due sono alti e il due di denari batte tutto. Qui puoi guardare l’ordine quando vuoi.
guide-comemierda-higher = { $before } apre con un tre. A turno, ciascuno lo batte con una carta più alta o passa: prendi il cinque e giocalo.
guide-comemierda-pass = Ora c’è un asso. Solo il tuo due di denari lo batterebbe, e quello conviene tenerlo: passa.
guide-comemierda-count = Qualcuno apre con una coppia di sei, quindi per batterla ci vuole un’altra coppia. Prendi i due sette e giocali.
guide-comemierda-two = Ci sono due cavalli. Il due di denari batte da solo qualunque giocata e chiude subito la presa: giocalo adesso.
guide-comemierda-lead = La presa è tua, quindi apri: da una a quattro carte dello stesso valore. Liberati di tutti e quattro i quattro in una volta.
guide-comemierda-out = Nessuno li batte e apri di nuovo. Gioca i due re e resti senza carte prima di tutti.
guide-comemierda-offices = Chi resta per primo senza carte è { office-presidente }, chi ne ha ancora alla fine è { office-comemierda }. Da qui vengono i punti; chiedi un’altra mano.
guide-comemierda-exchange = Chi è { office-presidente } riceve le due carte più alte di chi è { office-comemierda } e ne restituisce due qualsiasi. Liberati del tre e del quattro.
guide-comemierda-end = Non serve altro: si giocano mani finché qualcuno arriva a 21 punti. Ora prova tu.

## Gnav

guide-gnav-card = Ognuno ha una carta, e questa è la tua. Alla fine della mano la più bassa costa una vita, e vince chi resta in vita alla fine.
guide-gnav-ranks = Qui puoi guardare l’ordine quando vuoi, dal matto fino al cucù. Il tuo III è piuttosto basso.
guide-gnav-ask = Tocca a te: tieni la carta o scambiala con { $next }. Il III potrebbe proprio essere la più bassa, quindi scambia.
guide-gnav-horse = { $next } ha il cavallo, che dice di no, e la tua richiesta è passata a { $across }, che ha dovuto scambiare. Ora hai il IX.
guide-gnav-settled = Si scoprono tutte le carte. { $before } ha la più bassa e perde una vita; chiedi un’altra mano.
guide-gnav-again = Il II, ancora più basso di prima. Scambia di nuovo con { $next }.
guide-gnav-cat = { $next } voleva scambiare con { $across } e ha trovato il gatto: perde una vita e si annullano tutti gli scambi. Il tuo II è tornato.
guide-gnav-life = Il tuo II è la più bassa, quindi stavolta perdi una vita. Te ne restano due; chiedi un’altra mano.
guide-gnav-keep = Dai tu le carte, quindi giochi alla fine e potresti scambiare solo col mazzo. Il XII è difficile da migliorare: tienilo.
guide-gnav-fool = Un matto costa una vita a chi ce l’ha, e paga anche la più bassa delle altre. { $across } ha pagato due volte, perché ha trovato anche il dragone.
guide-gnav-end = La casa dice di no, come il cavallo, e il cucù chiude subito gli scambi. Il resto lo sai già: ora prova tu.
