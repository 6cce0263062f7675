# Words that both games' tables share.

table = Tavolo
table-seats = Posti, in ordine di gioco
table-your-place = Il tuo posto
table-to-start = Tapete, alla pagina iniziale
table-tools = Strumenti del tavolo
table-rules = Regole
table-side = Punti e cronaca
table-log = Cronaca
table-more = Altro
table-keys = Tasti
table-keys-on = Le lettere fanno da tasti
table-leave = Lascia il tavolo
table-leave-ask = Lasci il tavolo?
table-leave-note = La partita finisce qui, senza che nessuno vinca, e non potrai riprenderla.
table-leave-stay = Continua a giocare
table-has-been-left = Hai lasciato questo tavolo
table-title = { $game }, Tapete
table-title-turn = Tocca a te: { $game }, Tapete
table-clockwise = Si gioca in senso orario
table-anticlockwise = Si gioca in senso antiorario
table-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
table-lives = { $have } di { $of ->
    [one] una vita
   *[other] { $of } vite
}
table-you-mark = { " " }(tu)
table-you = Tu
table-your-turn = Tocca a te
# Below the name on a plate; $level is 1, 2, 3 or 4
robot-of-level = { $level ->
    [1] robot principiante
    [2] robot medio
    [3] robot bravo
    [4] robot esperto
   *[0] robot
}
robot-or-person = persona
table-dealer = mazziere
table-thinking = pensa
table-is-thinking = { $who } sta pensando
table-away = non in linea
table-next-deal = Altra mano
table-restart = Gioca ancora
table-rule = regola { $rule }
table-ranks = Ordine delle carte
table-ranks-title = Dalla più bassa alla più alta

## Notices

table-joining = Ti stai sedendo…
table-waiting-deal = Si mescolano le carte…
table-lost = Si è persa la connessione con il tavolo. Riprovo…
table-retry = Riprova ora
table-closed = Questo tavolo per te è chiuso
table-outdated = Questa pagina è di un’altra versione
table-reload = Ricarica

## Keys

table-key-arrows = da una carta all’altra
table-key-space = prendi la carta o rimettila giù
table-key-enter = gioca quello che hai scelto
table-key-pass = passa
table-key-count = quante carte di quel valore
table-key-keep = tieni la carta
table-key-swap = chiedi lo scambio
table-key-last = l’ultima presa
table-key-ranks = l’ordine delle carte
table-key-turn = a chi tocca
table-key-hand = alle tue carte
table-key-counts = quante carte hanno tutti
table-key-scores = i punti
table-key-lives = le vite
table-key-log = punti e cronaca
table-key-keys = questi tasti
table-key-escape = chiudi quello che è aperto
