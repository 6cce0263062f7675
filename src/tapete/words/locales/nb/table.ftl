# Words that both games' tables share.

table = Bord
table-seats = Plassene, i spillerekkefølge
table-your-place = Din plass
table-to-start = Tapete, til startsiden
table-tools = Verktøy ved bordet
table-rules = Regler
table-side = Poeng og logg
table-log = Logg
table-more = Mer
table-keys = Taster
table-keys-on = Bokstaver virker som taster
table-leave = Gå fra bordet
table-leave-ask = Vil du gå fra bordet?
table-leave-note = Partiet slutter her, uten vinner, og du kan ikke komme tilbake til det.
table-leave-stay = Spill videre
table-has-been-left = Du har gått fra dette bordet
table-title = { $game }, Tapete
table-title-turn = Din tur: { $game }, Tapete
table-clockwise = Spillet går rundt med klokka
table-anticlockwise = Spillet går rundt mot klokka
table-cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
table-lives = { $have } av { $of ->
    [one] ett liv
   *[other] { $of } liv
}
table-you-mark = { " " }(du)
table-you = Du
table-your-turn = Din tur
# Below the name on a plate; $level is 1, 2, 3 or 4
robot-of-level = { $level ->
    [1] robot, nybegynner
    [2] robot, middels
    [3] robot, god
    [4] robot, ekspert
   *[0] robot
}
robot-or-person = person
table-dealer = giver
table-thinking = tenker
table-is-thinking = { $who } tenker
table-away = borte
table-next-deal = Del ut igjen
table-restart = Spill igjen
table-rule = regel { $rule }
table-ranks = Rekkefølgen på kortene
table-ranks-title = Fra lavt til høyt

## Notices

table-joining = Setter deg ved bordet …
table-waiting-deal = Kortene stokkes …
table-lost = Forbindelsen til bordet er brutt. Prøver igjen …
table-retry = Prøv nå
table-closed = Dette bordet er stengt for deg
table-outdated = Denne siden er utdatert
table-reload = Last på nytt

## Keys

table-key-arrows = fra kort til kort
table-key-space = ta kortet eller legg det tilbake
table-key-enter = spill det som er tatt
table-key-pass = pass
table-key-count = hvor mange av verdien
table-key-keep = behold
table-key-swap = be om bytte
table-key-last = forrige stikk
table-key-ranks = rekkefølgen på kortene
table-key-turn = hvem som står for tur
table-key-hand = til hånden din
table-key-counts = hvor mange kort hver har
table-key-scores = poeng
table-key-lives = liv
table-key-log = poeng og logg
table-key-keys = disse tastene
table-key-escape = lukk det som er åpent
