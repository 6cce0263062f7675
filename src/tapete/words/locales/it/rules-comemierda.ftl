# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = { game-comemierda }, le regole
rules-comemierda-intro =
    { game-comemierda } è il cugino spagnolo del gioco che in Italia si chiama Presidente. Liberati delle tue carte prima degli altri: chi le finisce per primo è presidente, e chi resta lì con le ultime in mano è il { office-comemierda }.

    La mano dopo si vede la differenza. Il { office-comemierda } consegna le sue due carte migliori e ne riceve due di cui il presidente può fare a meno. Chi sta in alto di solito ci rimane, finché qualcuno non risale dal fondo.

## In short

rules-comemierda-section-short = In breve
rules-comemierda-short-1 = Quattro giocatori, dieci carte a testa. Uno apre con una o più carte dello stesso valore.
rules-comemierda-short-2 = A turno, battile con altrettante carte di valore più alto, o passa. Chi non viene battuto apre la presa successiva.
rules-comemierda-short-3 = Il due di denari batte tutto e chiude la presa sul colpo.
rules-comemierda-short-4 = L’ordine in cui si finiscono le carte dà le cariche e i punti. Quando qualcuno arriva a 21, la partita finisce.

## The cards

rules-comemierda-section-cards = Le carte
rules-comemierda-order-label = I valori, dal più basso al più alto
rules-comemierda-c4 =
    Il mazzo spagnolo ha quaranta carte in quattro semi: denari (oros), coppe (copas), spade (espadas) e bastoni (bastos). Dal più basso al più alto, i valori sono 3, 4, 5, 6, 7, fante, cavallo, re, asso e due; e sopra a tutti sta il due di denari.

    Il due di denari è un valore a sé. Non si unisce mai agli altri due, quindi al massimo si gioca un tris di due. Per il resto i semi non contano, se non per sapere chi apre la prima mano (C3) e quale fra più carte uguali si consegna (C24).

## Sitting down

rules-comemierda-section-start = Mettersi a tavola
rules-comemierda-c1 = Ognuno tiene lo stesso posto per tutta la partita. Si gioca in senso antiorario, all’uso spagnolo; una freccia sul panno lo ricorda.
rules-comemierda-c2 =
    Di regola si gioca in quattro, ma si può giocare anche da cinque a otto. Si dà tutto il mazzo, una carta alla volta, cominciando da chi siede dopo il mazziere. Se non si divide in parti uguali, i primi hanno una carta in più.

    Il primo mazziere si tira a sorte. Dopo ogni mano tocca al posto successivo.
rules-comemierda-c3 = Nella prima mano apre chi ha il tre di denari, con la giocata che vuole: il tre può anche restare in mano.

## A trick

rules-comemierda-section-trick = La presa
rules-comemierda-c5 = Chi apre una presa cala da una a quattro carte dello stesso valore, e non può passare. Non devi giocare tutte quelle che hai: con tre sette in mano, va benissimo aprire con due.
rules-comemierda-c6 = Gli altri seguono a turno. Ciascuno passa oppure gioca lo stesso numero di carte di valore più alto: una su una, coppia su coppia. Puoi passare anche se avresti di che battere.
rules-comemierda-example-follow = Inés apre con una coppia di cinque. Puoi giocare una coppia di sette, o passare. Una coppia di tre è troppo bassa, un tris di sette è una carta di troppo, un re da solo una di meno.
rules-comemierda-c7 = Il due di denari batte qualsiasi cosa. Si gioca da solo, al tuo turno, quante che siano le carte richieste dalla presa, e puoi usarlo anche per aprire. La presa finisce in quel momento; a nessun altro si chiede più niente. Nient’altro tronca una presa, nemmeno un tris di due, a meno che non finisca tutta la mano (C11).
rules-comemierda-example-two = Lope apre con una coppia di re. Marit risponde con il due di denari, da solo: la presa è finita, e la prossima la apre Marit.
rules-comemierda-c8 = Il passo vale solo per quel turno. Se nella stessa presa tocca di nuovo a te, puoi giocare.
rules-comemierda-c9 = La presa finisce quando tutti gli altri che hanno ancora carte hanno passato dopo l’ultima giocata. Una nuova giocata cancella i passi di prima. A chi non ha più carte non si chiede niente, e a nessuno si chiede di battere la propria giocata.
rules-comemierda-example-round = Ana apre con un quattro, Jon passa, Marit gioca un sette, Leire e Ana passano. Tocca di nuovo a Jon, che prima aveva passato e ora gioca un re. Quando gli altri tre hanno passato, la presa è di Jon.
rules-comemierda-c10 = Chi ha fatto l’ultima giocata vince la presa e apre la successiva. Se non ha più carte, apre la prima persona del giro che ne ha ancora. Le ultime carte di chi finisce si possono battere come tutte le altre, e apre chi vince la presa.
rules-comemierda-example-last = A Leire resta una carta, un cinque. Ana apre con un quattro, Jon e Marit passano, e Leire gioca il cinque: ha finito. Si chiede ancora ad Ana, a Jon e a Marit, che passano. La presa è di Leire, che però non ha più carte: apre Ana, che le siede accanto.

## Offices

rules-comemierda-section-offices = Finire le carte, e le cariche
rules-comemierda-c11 = La mano finisce nell’istante in cui una persona sola ha ancora carte, anche a metà di una presa: non le spetta più una risposta. Le carte rimaste si mostrano.
rules-comemierda-c12 = Si può finire con il due di denari.
rules-comemierda-c13 = L’ordine in cui si finiscono le carte assegna le cariche. Il primo è presidente, il secondo vicepresidente, l’ultimo che ci riesce { office-vicecomemierda }, e chi resta con le carte { office-comemierda }. In più di quattro, quelli di mezzo sono il { office-pueblo }, il popolo: niente punti e niente scambio.

## The exchange

rules-comemierda-section-exchange = Lo scambio
rules-comemierda-c20 =
    Dalla seconda mano in poi, prima di giocare ci si scambiano delle carte. Per prima cosa il tavolo passa le due carte più alte del { office-comemierda } al presidente, e la più alta del { office-vicecomemierda } al vicepresidente.

    Poi il presidente dà al { office-comemierda } due carte a scelta, e il vicepresidente una al { office-vicecomemierda }. Scelgono dopo aver visto quello che hanno ricevuto, e possono restituire proprio quelle. Alla fine ognuno ha tante carte quante ne aveva ricevute.
rules-comemierda-c21 = Le due coppie scambiano nello stesso momento, senza aspettarsi. Si comincia a giocare quando hanno finito tutte e due.
rules-comemierda-c22 = Le carte scambiate le vedono solo i due della coppia. Gli altri vedono quante erano.
rules-comemierda-c23 = Il { office-comemierda } della mano precedente apre la prima presa, con la giocata che vuole. Nessuno cambia posto.
rules-comemierda-c24 = Fra carte più alte uguali sceglie il tavolo, secondo il seme: prima denari, poi coppe, spade e bastoni. Il due di denari va prima di ogni altro due.
rules-comemierda-example-gift = Le carte migliori del { office-comemierda } sono un re e tre assi: di bastoni, di spade e di coppe. Al presidente vanno gli assi di coppe e di spade.

## Points

rules-comemierda-section-points = I punti e la fine della partita
rules-comemierda-c30 = Ogni mano porta 2 punti al presidente, 1 al vicepresidente, 0 al { office-vicecomemierda }, e ne toglie 1 al { office-comemierda }. La terza e la quarta mano valgono doppio, e dalla quinta in poi ogni mano vale triplo, anche il punto perso. Si può scendere sotto zero.
rules-comemierda-points-label = I punti di ogni carica, mano per mano
rules-comemierda-points-office = Carica
rules-comemierda-points-hands-1 = Mani 1 e 2
rules-comemierda-points-hands-2 = Mani 3 e 4
rules-comemierda-points-hands-3 = Dalla mano 5
rules-comemierda-c31 = La partita finisce dopo la mano in cui qualcuno ha 21 punti o più. Vince il totale più alto; chi è pari in testa condivide la vittoria. In quattro dura da 6 a 15 mani. Dopo ogni mano il tavolo aspetta che tu chieda la prossima.
rules-comemierda-example-points = Ana è presidente cinque volte di fila: 2 e 2, 4 e 4, e 6 fanno 18 punti. Nella sesta mano è solo vicepresidente, ma ormai vale 3: sono 21, e la partita è finita.
rules-comemierda-c32 = Quante carte hai in mano lo possono sapere tutti. La pagina e la cronaca mostrano la presa in corso e quella prima; le più vecchie, a mano finita. Ricordarsele fa parte del gioco.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Altri modi di giocare
rules-comemierda-options-intro = Ogni casa ha le sue regole. Queste si scelgono prima di cominciare una partita; il gioco normale non ne ha nessuna, salvo dove è detto.
rules-comemierda-option-players-name = Giocatori
rules-comemierda-option-players = Da quattro a otto; di regola quattro (C2, C13).
rules-comemierda-option-target-name = Punti per finire
rules-comemierda-option-target = Da 1 a 99; di regola 21. Senza numero la partita va avanti finché non smettete voi (C31).
rules-comemierda-option-escalating-name = Le ultime mani valgono di più
rules-comemierda-option-escalating = Di norma è così. Se lo togli, ogni mano vale lo stesso (C30).
rules-comemierda-option-pass-locks-out-name = Chi passa resta fuori
rules-comemierda-option-pass-locks-out = Chi passa non gioca più fino alla fine di quella presa, nemmeno col due di denari. Quando tutti gli altri sono fuori, la presa finisce subito (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Basta eguagliare
rules-comemierda-option-equal-may-be-played = Puoi giocare anche lo stesso valore. Cancella i passi e vince come ogni altra giocata; nessuno perde il turno (C6).
rules-comemierda-option-first-lead-shows-three-name = Si comincia col tre di denari
rules-comemierda-option-first-lead-shows-three = La primissima giocata della partita è di uno o più tre, e uno è quello di denari (C3).
rules-comemierda-option-blind-exchange-name = Scambio alla cieca
rules-comemierda-option-blind-exchange = Le carte più alte vanno da parte coperte. Il presidente e il vicepresidente danno dalle carte ricevute a inizio mano, e solo allora le carte si incrociano (C20).
rules-comemierda-option-presidente-opens-name = Apre il presidente
rules-comemierda-option-presidente-opens = Dalla seconda mano apre il presidente di quella prima, e non il { office-comemierda } (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = Non si finisce col due di denari
rules-comemierda-option-no-finish-on-two-of-oros = Puoi ancora giocarlo come ultima carta, ma allora arrivi in fondo a tutti, dietro anche a chi resta con le carte. In quattro, chi ci resta è { office-vicecomemierda } (C12).
