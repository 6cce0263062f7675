# The start page, and where every other page leads back to.

start-title = Tapete, karta-areto bat
start-heading = Eseri, kartak mahai gainean daude
start-lead = Arratsalde baterako bi joko, lagunekin edo zure kartak ikusten ez dituzten robotekin.
start-games = Aukeratu jokoa
start-chosen = aukeratua
start-choose = aukeratu
start-comemierda = Geratu kartarik gabe beste inor baino lehen, eta presidente izango zara.
start-comemierda-note = 4 eta 8 jokalari artean, 20 minutu inguru
start-gnav = Karta bana: gorde zurea, edo trukatu ondokoarekin.
start-gnav-note = 2 eta 8 jokalari artean, 10 minutu inguru
start-rules = Arauak
start-rules-of = Arauak: { $game }
start-learn = Ikasi bi minututan
start-name = Zure izena mahaian
start-robots = Robotak
start-level-1 = Hasiberria
start-level-1-note = barkatzen du
start-level-2 = Ertaina
start-level-2-note = parean
start-level-3 = Ona
start-level-3-note = errukirik gabe
start-level-4 = Aditua
start-level-4-note = daukagun onena
start-play = Jokatu
start-friends = Jarri mahaia lagunentzat
start-opening = Mahaia jartzen…
start-options-standard = Nola jokatzen den: ohi bezala
start-options-changed = { $count ->
    [one] Nola jokatzen den: aldaketa bat
   *[other] Nola jokatzen den: { $count } aldaketa
}
start-room = Areto hau
start-room-note = Ez da konturik behar; hemendik ez da ezer ateratzen.
start-no-name = Idatzi izen bat lehenik: besteek jakin nahi dute nor ari den jokatzen.
start-no-server = Aretoak ez du erantzuten. Saiatu berriro pixka bat barru.
start-nowhere = Tapete honetan ez dago ezer
start-nowhere-note = Helbide horrek ez darama areto honetako ezein mahai edo orritara.
start-home = Hasierako orrira

## Ways through the room: the header of every page

start-tables = Mahaiak
start-rules-short = Arauak
start-matches = Nire partidak
start-players = Jokalariak
start-account = Kontua
start-account-of = { $name }, zure kontua
start-menu = Menua
