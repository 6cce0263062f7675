# Words that both games' tables share.

table = Bord
table-seats = Pladserne i spillerækkefølge
table-your-place = Din plads
table-to-start = Tapete, til forsiden
table-tools = Bordets værktøj
table-rules = Regler
table-side = Point og log
table-log = Log
table-more = Mere
table-keys = Taster
table-keys-on = Bogstaver virker som taster
table-leave = Gå fra bordet
table-leave-ask = Vil du gå fra bordet?
table-leave-note = Partiet slutter her, uden vinder, og du kan ikke komme tilbage til det.
table-leave-stay = Spil videre
table-has-been-left = Du er gået fra dette bord
table-title = { $game }, Tapete
table-title-turn = Din tur: { $game }, Tapete
table-clockwise = Der spilles med uret
table-anticlockwise = Der spilles mod uret
table-cards = { $count ->
    [one] ét kort
   *[other] { $count } kort
}
table-lives = { $have } af { $of ->
    [one] ét liv
   *[other] { $of } liv
}
table-you-mark = { " " }(dig)
table-you = Du
table-your-turn = Din tur
# Below the name on a plate; $level is 1, 2, 3 or 4
robot-of-level = { $level ->
    [1] robot, begynder
    [2] robot, middel
    [3] robot, god
    [4] robot, ekspert
   *[0] robot
}
robot-or-person = person
table-dealer = giver
table-thinking = tænker
table-is-thinking = { $who } tænker
table-away = væk
table-next-deal = Del ud igen
table-restart = Spil igen
table-rule = regel { $rule }
table-ranks = Kortenes rækkefølge
table-ranks-title = Fra lavt til højt

## Notices

table-joining = Sætter dig ved bordet …
table-waiting-deal = Kortene bliver blandet …
table-lost = Forbindelsen til bordet er røget. Prøver igen …
table-retry = Prøv nu
table-closed = Dette bord er lukket for dig
table-outdated = Denne side er forældet
table-reload = Indlæs igen

## Keys

table-key-arrows = fra kort til kort
table-key-space = tag kortet, eller læg det tilbage
table-key-enter = spil det du har taget
table-key-pass = pas
table-key-count = hvor mange af værdien
table-key-keep = behold
table-key-swap = bed om bytte
table-key-last = sidste stik
table-key-ranks = kortenes rækkefølge
table-key-turn = hvis tur det er
table-key-hand = til din hånd
table-key-counts = hvor mange kort hver især har
table-key-scores = point
table-key-lives = liv
table-key-log = point og log
table-key-keys = disse taster
table-key-escape = luk det der er åbent
