# Making a table for people, and the table while they gather.

gathering-window = { $title }: Tapete
gathering-free = { $count ->
    [0] Alle pladser er optaget
    [one] Én plads er ledig
   *[other] { $count } pladser er ledige
}
gathering-seats = Pladserne i spillerækkefølge

## A seat

gathering-seat-free = ledig
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = Plads { $number }
gathering-sit = Sid her
gathering-sit-at = Sid her, plads { $number }
gathering-robot = En robot
gathering-robot-at = Sæt en robot på plads { $number }
gathering-send-away = Send { $name } væk
gathering-host = vært
gathering-you = dig
gathering-you-host = dig, værten

## What happens meanwhile, for those who listen

gathering-sat = { $who } sætter sig
gathering-rose = { $who } rejser sig

## The host

gathering-levels = Robotter du inviterer
gathering-start = Start
gathering-start-with = { $count ->
    [one] Start med én robot
   *[other] Start med { $count } robotter
}
gathering-starting = Deler ud …
gathering-waits-host = { $host } starter partiet når alle er her.
gathering-waits-you = Tag en plads: { $host } starter partiet når alle er her.
gathering-waits-friends = Her kan kun venner med linket sætte sig. Du kan se på når { $host } starter partiet.
gathering-host-note = Pladser der er tomme når du starter, går til robotter.
gathering-leave = Gå
gathering-to-start = Til forsiden

## The invitation

gathering-invite = Inviter dine venner
gathering-invite-note = Alle der har dette link, kan sætte sig. Send det, eller lad dem pege på firkanten med telefonen.
gathering-invite-open = Dette bord står blandt de åbne borde: alle kan sætte sig. Med dette link finder dine venner det med det samme.
gathering-link = Link til dette bord
gathering-copy = Kopiér
gathering-copied = Kopieret
gathering-copy-failed = Kunne ikke kopiere: markér linket, og kopiér det selv.
gathering-share = Del …
gathering-qr = QR-kode til linket til dette bord

## How it is played

gathering-how = Sådan spilles der
gathering-usual = som sædvanlig
gathering-yes = ja
gathering-no = nej
gathering-without-end = uden slutning
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option }: { $value }
gathering-rating = Rating
gathering-rated = dette parti tæller
gathering-clock = Ur
gathering-clock-none = intet
gathering-clock-slow = langsomt
gathering-clock-normal = middel
gathering-clock-fast = hurtigt
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s pr. tur, { $bank } s i reserve hver omgang
gathering-clock-seconds-none = ingen har travlt
gathering-watching = Tilskuere
gathering-watch = Andre må se på
gathering-hold = Tilskuere ser det
gathering-hold-none = med det samme
gathering-hold-trick = { $game ->
    [gnav] efter hver tur
   *[comemierda] efter hvert stik
}
gathering-hold-deal = efter hver omgang
gathering-watch-no = ingen
gathering-talk = Snak
gathering-talk-none = ingen
gathering-talk-phrases = faste sætninger
gathering-talk-text = også egne ord

## A stranger who sits down

gathering-name-ask = Hvad skal vi kalde dig?
gathering-name-note = Et navn til de andre ved bordet. Du behøver ingen konto.
gathering-name-sit = Sæt dig
gathering-cancel = Annuller

## Making a table

newtable = Et bord til venner
newtable-game = Spil
newtable-players = Pladser
newtable-title = Titel, hvis du vil
newtable-who = Hvem må sætte sig
newtable-invited = Venner med linket
newtable-anybody = Alle
newtable-rated = Tæller for ratingen
newtable-rated-note = Kun partier med to personer eller flere tæller.
newtable-make = Dæk bordet
newtable-making = Dækker bordet …
