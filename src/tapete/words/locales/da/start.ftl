# The start page, and where every other page leads back to.

start-title = Tapete, et rum til kortspil
start-heading = Sæt dig ned, kortene ligger på bordet
start-lead = To spil til en aften, med venner eller med robotter der ikke kan se dine kort.
start-games = Vælg et spil
start-chosen = valgt
start-choose = vælg
start-comemierda = Kom af med dine kort først, og bliv presidente.
start-comemierda-note = 4 til 8 spillere, cirka 20 minutter
start-gnav = Ét kort hver: behold det, eller byt med naboen.
start-gnav-note = 2 til 8 spillere, cirka 10 minutter
start-rules = Regler
start-rules-of = Reglerne for { $game }
start-learn = Lær på to minutter
start-name = Dit navn ved bordet
start-robots = Robotter
start-level-1 = Begynder
start-level-1-note = tilgiver det meste
start-level-2 = Middel
start-level-2-note = en jævnbyrdig kamp
start-level-3 = God
start-level-3-note = ingen nåde
start-level-4 = Ekspert
start-level-4-note = det bedste vi har
start-play = Spil nu
start-friends = Dæk et bord til venner
start-opening = Åbner bordet …
start-options-standard = Sådan spilles der: som sædvanlig
start-options-changed = { $count ->
    [one] Sådan spilles der: én ændring
   *[other] Sådan spilles der: { $count } ændringer
}
start-room = Dette rum
start-room-note = Du behøver ingen konto, og intet bliver sendt andre steder hen.
start-no-name = Skriv først et navn: de andre vil gerne vide hvem der spiller.
start-no-server = Rummet svarer ikke. Prøv igen om et øjeblik.
start-nowhere = Der ligger ikke noget på denne dug
start-nowhere-note = Adressen fører ikke til noget bord eller nogen side i rummet.
start-home = Til forsiden

## Ways through the room: the header of every page

start-tables = Borde
start-rules-short = Regler
start-matches = Mine partier
start-players = Spillere
start-account = Konto
start-account-of = { $name }, din konto
start-menu = Menu
