# Making a table for people, and the table while they gather.

gathering-window = { $title }: Tapete
gathering-free = { $count ->
    [0] Alle plasser er opptatt
    [one] Én plass er ledig
   *[other] { $count } plasser er ledige
}
gathering-seats = Plassene, i spillerekkefølge

## A seat

gathering-seat-free = ledig
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = Plass { $number }
gathering-sit = Sitt her
gathering-sit-at = Sitt her, plass { $number }
gathering-robot = En robot
gathering-robot-at = Sett en robot på plass { $number }
gathering-send-away = Send bort { $name }
gathering-host = vert
gathering-you = du
gathering-you-host = du, verten

## What happens meanwhile, for those who listen

gathering-sat = { $who } setter seg
gathering-rose = { $who } reiser seg

## The host

gathering-levels = Roboter du inviterer
gathering-start = Start
gathering-start-with = { $count ->
    [one] Start med én robot
   *[other] Start med { $count } roboter
}
gathering-starting = Deler ut …
gathering-waits-host = { $host } starter partiet når alle er her.
gathering-waits-you = Ta en plass: { $host } starter partiet når alle er her.
gathering-waits-friends = Her kan bare venner med lenken sette seg. Du kan se på når { $host } starter partiet.
gathering-host-note = Plasser som er tomme når du starter, går til roboter.
gathering-leave = Gå
gathering-to-start = Til startsiden

## The invitation

gathering-invite = Inviter vennene dine
gathering-invite-note = Alle som har denne lenken, kan sette seg. Send den, eller la dem peke på firkanten med telefonen.
gathering-invite-open = Dette bordet står blant de åpne bordene: Hvem som helst kan sette seg. Med denne lenken finner vennene dine det med en gang.
gathering-link = Lenke til dette bordet
gathering-copy = Kopier
gathering-copied = Kopiert
gathering-copy-failed = Kunne ikke kopiere: Merk lenken og kopier den selv.
gathering-share = Del …
gathering-qr = QR-kode for lenken til dette bordet

## How it is played

gathering-how = Slik spilles det
gathering-usual = som vanlig
gathering-yes = ja
gathering-no = nei
gathering-without-end = uten slutt
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option }: { $value }
gathering-rating = Rating
gathering-rated = dette partiet teller
gathering-clock = Klokke
gathering-clock-none = ingen
gathering-clock-slow = langsom
gathering-clock-normal = middels
gathering-clock-fast = rask
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s per tur, { $bank } s i reserve hver omgang
gathering-clock-seconds-none = ingen har det travelt
gathering-watching = Tilskuere
gathering-watch = Andre kan se på
gathering-hold = Tilskuere ser det
gathering-hold-none = med en gang
gathering-hold-trick = { $game ->
    [gnav] etter hver tur
   *[comemierda] etter hvert stikk
}
gathering-hold-deal = etter hver omgang
gathering-watch-no = ingen
gathering-talk = Prat
gathering-talk-none = ingen
gathering-talk-phrases = faste fraser
gathering-talk-text = egne ord også

## A stranger who sits down

gathering-name-ask = Hva skal vi kalle deg?
gathering-name-note = Et navn for de andre ved bordet. Du trenger ingen konto.
gathering-name-sit = Sett deg
gathering-cancel = Avbryt

## Making a table

newtable = Et bord for venner
newtable-game = Spill
newtable-players = Plasser
newtable-title = Tittel, om du vil
newtable-who = Hvem kan sette seg
newtable-invited = Venner med lenken
newtable-anybody = Hvem som helst
newtable-rated = Teller for ratingen
newtable-rated-note = Bare partier med to personer eller flere teller.
newtable-make = Dekk bordet
newtable-making = Dekker bordet …
