# The start page, and where every other page leads back to.

start-title = Tapete, una sala per giocare a carte
start-heading = Siediti, le carte sono in tavola
start-lead = Due giochi per una serata, con gli amici o con robot che non vedono le tue carte.
start-games = Scegli un gioco
start-chosen = scelto
start-choose = scegli
start-comemierda = Resta senza carte prima di tutti e diventi presidente.
start-comemierda-note = da 4 a 8 giocatori, una ventina di minuti
start-gnav = Una carta a testa: tienila, o scambiala con chi ti sta accanto.
start-gnav-note = da 2 a 8 giocatori, una decina di minuti
start-rules = Regole
start-rules-of = Regole di { $game }
start-learn = Impara in due minuti
start-name = Il tuo nome al tavolo
start-robots = Robot
start-level-1 = Principiante
start-level-1-note = perdona
start-level-2 = Medio
start-level-2-note = ad armi pari
start-level-3 = Bravo
start-level-3-note = senza pietà
start-level-4 = Esperto
start-level-4-note = il meglio che abbiamo
start-play = Gioca
start-friends = Apri un tavolo per gli amici
start-opening = Prepariamo il tavolo…
start-options-standard = Si gioca: come al solito
start-options-changed = { $count ->
    [one] Si gioca: con una variante
   *[other] Si gioca: con { $count } varianti
}
start-room = Questa sala
start-room-note = Non serve un account; da qui non esce niente.
start-no-name = Prima scrivi un nome: gli altri vogliono sapere chi gioca.
start-no-server = La sala non risponde. Riprova fra un momento.
start-nowhere = Su questo panno non c’è niente
start-nowhere-note = L’indirizzo non porta a nessun tavolo e a nessuna pagina di questa sala.
start-home = Alla pagina iniziale

## Ways through the room: the header of every page

start-tables = Tavoli
start-rules-short = Regole
start-matches = Le mie partite
start-players = Giocatori
start-account = Account
start-account-of = { $name }, il tuo account
start-menu = Menù
