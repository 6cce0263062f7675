# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = La partita è finita
refused-comemierda-round-over = La mano è finita e la prossima non è ancora stata data
refused-comemierda-no-such-action = Puoi giocare delle carte o passare, nient’altro
refused-comemierda-exchange-first = Prima si scambiano le carte, poi si gioca
refused-comemierda-nothing-to-give = Adesso non hai niente da dare
refused-comemierda-wrong-number-of-gifts = Il presidente dà due carte, il vicepresidente una
refused-comemierda-not-in-hand-as-dealt = Puoi dare solo carte che avevi fin dall’inizio della mano
refused-comemierda-exchange-is-over = Lo scambio è già fatto
refused-comemierda-already-out = Non hai più carte
refused-comemierda-locked-out = Hai passato, quindi resti fuori finché non finisce la presa
refused-comemierda-not-your-turn = Non tocca a te
refused-comemierda-must-lead = Apri tu la presa, quindi non puoi passare
refused-comemierda-unknown-card = Nel mazzo non c’è una carta così
refused-comemierda-same-card-twice = La stessa carta non si gioca due volte
refused-comemierda-not-your-card = Questa carta non ce l’hai
refused-comemierda-no-cards = Scegli almeno una carta, o passa
refused-comemierda-too-many-cards = Si giocano al massimo quattro carte alla volta
refused-comemierda-two-of-oros-alone = Il due di denari si gioca da solo
refused-comemierda-mixed-values = Le carte devono avere tutte lo stesso valore
refused-comemierda-first-lead-shows-three = Si apre con uno o più tre, e uno è quello di denari
refused-comemierda-wrong-count = Devi giocare tante carte quante ce ne sono in tavola
refused-comemierda-not-higher = Ti serve un valore più alto
refused-comemierda-lower = Ti serve lo stesso valore o uno più alto

## Gnav

refused-gnav-not-an-action = Puoi tenere la tua carta o chiedere lo scambio, nient’altro
refused-gnav-not-at-table = Non hai un posto a questo tavolo
refused-gnav-match-over = La partita è finita
refused-gnav-deal-over = Questa mano è finita e la prossima non è ancora stata data
refused-gnav-resting = In questa mano riposi
refused-gnav-out = Non hai più vite
refused-gnav-acted = In questa mano hai già fatto il tuo turno
refused-gnav-lost-turn = Ti hanno chiesto la carta e l’hai mostrata, quindi hai perso il turno
refused-gnav-not-your-turn = Non tocca a te

## The room

refused-room-not-your-table = Questo tavolo è privato e tu non hai un posto.
refused-room-unknown-table = Non c’è nessun tavolo così.
refused-room-join-first = Prima siediti al tavolo.
refused-room-not-seated = Stai guardando: questo può farlo solo chi è seduto al tavolo.
refused-room-not-now = Non è questo che il tavolo aspetta.
refused-room-stale = Si è già deciso un momento fa.
refused-room-bad-message = La sala non capisce questo messaggio.
refused-room-too-large = Questo messaggio è troppo grande.
refused-room-too-fast = Piano! Aspetta un momento e riprova.
refused-room-wrong-version = Questa pagina e la sala sono di versioni diverse. Ricarica la pagina.
refused-room-bad-name = Un nome ha da 1 a 64 caratteri, nessuno invisibile, e non comincia con “robot:”.
refused-room-unknown-game = Qui non c’è nessun gioco così.
refused-room-bad-option = Così non si può giocare: controlla le opzioni.
refused-room-unknown-robot = Non ci sono robot di questo livello.
refused-room-not-saved = La sala non è riuscita ad annotarlo, quindi non vale. Riprova.
refused-room-trouble = Nella sala qualcosa è andato storto e nulla è cambiato. Riprova.
refused-room-not-over = Il registro si apre quando la partita è finita.
refused-room-left = Hai lasciato questa partita.
refused-room-too-many-tables = Giochi già a tutti i tavoli che puoi. Finisci una partita o lasciane una.
refused-room-too-many-guests = Da dove ti trovi sono arrivati molti nuovi ospiti. Riprova fra un po’.
refused-room-full = Tutti i tavoli della sala sono occupati. Riprova fra un po’.
refused-room-unknown-match = Quella partita non si è giocata a questo tavolo.
refused-room-foreign-origin = Questo arrivava dalla pagina di un altro sito.
refused-room-no-such-page = A questo indirizzo non c’è niente.
refused-room-host-only = Può farlo solo chi ha aperto il tavolo.
refused-room-seat-taken = Quel posto è occupato.
refused-room-already-seated = Hai già un posto a questo tavolo.
refused-room-closed = A questo tavolo non c’è più nessuno. Aprine un altro.
refused-room-no-talk = A questo tavolo non si parla.
refused-room-phrases-only = A questo tavolo scegli dall’elenco che cosa dire.
refused-room-bad-title = Un titolo ha al massimo 64 caratteri, su una riga sola, nessuno invisibile.

## Who one is

refused-room-not-known = La sala non ti conosce ancora. Prima dille come ti chiami.
refused-room-robots-token = Un robot può giocare per te, ma questo lo fai tu, nel tuo browser.
refused-room-wrong-phrase = Questo nome e questo segreto non vanno insieme.
refused-room-bad-phrase = Una frase segreta ha da 8 a 256 caratteri.
refused-room-bad-account = Il nome di un account ha da 3 a 32 lettere, cifre, punti, trattini o trattini bassi, e comincia con una lettera o una cifra.
refused-room-account-taken = Con questo nome entra già un’altra persona. Scegline un altro.
refused-room-has-account = Hai già un account.
refused-room-sign-up-closed = Per ora questa sala non apre nuovi account. Puoi giocare senza.
refused-room-not-admin = Questo tocca a chi gestisce la sala.
refused-room-unknown-player = Qui non c’è nessuno con quel numero, o non c’è più.
refused-room-unknown-session = Quel browser o robot era già uscito.
refused-room-banned = Per ora chi gestisce la sala non ti lascia giocare.
refused-room-too-many-sockets = Hai la sala aperta in troppe finestre. Chiudine qualcuna e torna.
refused-room-needs-account = Per scrivere parole tue serve un account. Dillo con una delle frasi.

## The coach

refused-room-bad-record = Questo non è il registro di una partita in cui tutto torna.
refused-room-unfinished-record = Questa partita non è stata giocata fino in fondo, e si analizzano solo quelle finite.
refused-room-no-coach = Per il gioco, così come si è giocato qui, non c’è analisi.
refused-room-coach-busy = Ora si stanno analizzando altre partite. Riprova tra un po’.
refused-room-coach-gave-up = L’analisi è stata interrotta: ci metteva troppo.
