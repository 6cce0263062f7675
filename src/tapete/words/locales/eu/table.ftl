# Words that both games' tables share.

table = Mahaia
table-seats = Lekuak, joko-ordenan
table-your-place = Zure lekua
table-to-start = Tapete, hasierako orrira
table-tools = Mahaiko tresnak
table-rules = Arauak
table-side = Puntuak eta kronika
table-log = Kronika
table-more = Gehiago
table-keys = Teklak
table-keys-on = Letrek tekla gisa balio dute
table-leave = Utzi mahaia
table-leave-ask = Mahaia utzi nahi duzu?
table-leave-note = Partida hemen amaituko da, irabazlerik gabe, eta ezin izango zara itzuli.
table-leave-stay = Jarraitu jokatzen
table-has-been-left = Mahai hau utzi duzu
table-title = { $game }, Tapete
table-title-turn = Zure txanda: { $game }, Tapete
table-clockwise = Erlojuaren orratzen noranzkoan jokatzen da
table-anticlockwise = Erlojuaren orratzen kontrako noranzkoan jokatzen da
table-cards = { $count ->
    [one] karta bat
   *[other] { $count } karta
}
table-lives = { $of ->
    [one] bizitza batetik { $have }
   *[other] { $of } bizitzatik { $have }
}
table-you-mark = { " " }(zu)
table-you = Zu
table-your-turn = Zure txanda
# Below the name on a plate; $level is 1, 2, 3 or 4
robot-of-level = { $level ->
    [1] robot hasiberria
    [2] robot ertaina
    [3] robot ona
    [4] robot aditua
   *[0] robot
}
robot-or-person = pertsona
table-dealer = banatzen
table-thinking = pentsatzen
table-is-thinking = { $who } pentsatzen ari da
table-away = konexiorik gabe
table-next-deal = Banatu
table-restart = Beste partida bat
table-rule = { $rule } araua
table-ranks = Karten ordena
table-ranks-title = Baxuenetik altuenera

## Notices

table-joining = Mahaian esertzen…
table-waiting-deal = Kartak nahasten…
table-lost = Mahaiarekiko konexioa galdu da. Berriro saiatzen…
table-retry = Saiatu orain
table-closed = Mahai hau itxita dago zuretzat
table-outdated = Orri hau beste bertsio batekoa da
table-reload = Kargatu berriro

## Keys

table-key-arrows = karta batetik bestera
table-key-space = karta hartu edo utzi
table-key-enter = aukeratutakoa bota
table-key-pass = pasatu
table-key-count = balio horretako zenbat karta
table-key-keep = karta gorde
table-key-swap = trukea eskatu
table-key-last = azken baza
table-key-ranks = karten ordena
table-key-turn = noren txanda den
table-key-hand = zure kartetara
table-key-counts = nork zenbat karta dituen
table-key-scores = puntuak
table-key-lives = bizitzak
table-key-log = puntuak eta kronika
table-key-keys = tekla hauek
table-key-escape = irekita dagoena itxi
