# Words that both games' tables share.

table = Bord
table-seats = Platserna i spelordning
table-your-place = Din plats
table-to-start = Tapete, till startsidan
table-tools = Bordets verktyg
table-rules = Regler
table-side = Poäng och logg
table-log = Logg
table-more = Mer
table-keys = Tangenter
table-keys-on = Bokstäver fungerar som tangenter
table-leave = Lämna bordet
table-leave-ask = Vill du lämna bordet?
table-leave-note = Partiet slutar här, utan vinnare, och du kan inte komma tillbaka till det.
table-leave-stay = Spela vidare
table-has-been-left = Du har lämnat det här bordet
table-title = { $game }, Tapete
table-title-turn = Din tur: { $game }, Tapete
table-clockwise = Spelet går medurs
table-anticlockwise = Spelet går moturs
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
    [1] robot, nybörjare
    [2] robot, medel
    [3] robot, duktig
    [4] robot, expert
   *[0] robot
}
robot-or-person = person
table-dealer = givare
table-thinking = tänker
table-is-thinking = { $who } tänker
table-away = borta
table-next-deal = Dela ut igen
table-restart = Spela igen
table-rule = regel { $rule }
table-ranks = Kortens ordning
table-ranks-title = Från lågt till högt

## Notices

table-joining = Sätter dig vid bordet …
table-waiting-deal = Korten blandas …
table-lost = Förbindelsen med bordet är bruten. Försöker igen …
table-retry = Försök nu
table-closed = Det här bordet är stängt för dig
table-outdated = Den här sidan är för gammal
table-reload = Ladda om

## Keys

table-key-arrows = från kort till kort
table-key-space = ta kortet eller lägg tillbaka det
table-key-enter = spela det som är taget
table-key-pass = pass
table-key-count = hur många av valören
table-key-keep = behåll
table-key-swap = be om byte
table-key-last = förra sticket
table-key-ranks = kortens ordning
table-key-turn = vems tur det är
table-key-hand = till din hand
table-key-counts = hur många kort var och en har
table-key-scores = poäng
table-key-lives = liv
table-key-log = poäng och logg
table-key-keys = de här tangenterna
table-key-escape = stäng det som är öppet
