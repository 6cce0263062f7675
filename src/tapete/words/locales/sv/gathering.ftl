# Making a table for people, and the table while they gather.

gathering-window = { $title }: Tapete
gathering-free = { $count ->
    [0] Alla platser är tagna
    [one] En plats är ledig
   *[other] { $count } platser är lediga
}
gathering-seats = Platserna i spelordning

## A seat

gathering-seat-free = ledig
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = Plats { $number }
gathering-sit = Sitt här
gathering-sit-at = Sitt här, plats { $number }
gathering-robot = En robot
gathering-robot-at = Sätt en robot på plats { $number }
gathering-send-away = Skicka bort { $name }
gathering-host = värd
gathering-you = du
gathering-you-host = du, värden

## What happens meanwhile, for those who listen

gathering-sat = { $who } sätter sig
gathering-rose = { $who } reser sig

## The host

gathering-levels = Robotar du bjuder in
gathering-start = Börja
gathering-start-with = { $count ->
    [one] Börja med en robot
   *[other] Börja med { $count } robotar
}
gathering-starting = Delar ut …
gathering-waits-host = { $host } börjar partiet när alla är här.
gathering-waits-you = Ta en plats: { $host } börjar partiet när alla är här.
gathering-waits-friends = Här får bara vänner med länken sätta sig. Du kan titta på när { $host } börjar partiet.
gathering-host-note = Platser som är tomma när du börjar går till robotar.
gathering-leave = Gå
gathering-to-start = Till startsidan

## The invitation

gathering-invite = Bjud in dina vänner
gathering-invite-note = Alla som har den här länken kan sätta sig. Skicka den, eller låt dem rikta mobilen mot fyrkanten.
gathering-invite-open = Det här bordet står bland de öppna borden: vem som helst kan sätta sig. Med den här länken hittar dina vänner det genast.
gathering-link = Länk till det här bordet
gathering-copy = Kopiera
gathering-copied = Kopierat
gathering-copy-failed = Kunde inte kopiera: markera länken och kopiera den själv.
gathering-share = Dela …
gathering-qr = QR-kod för länken till det här bordet

## How it is played

gathering-how = Så spelas det
gathering-usual = som vanligt
gathering-yes = ja
gathering-no = nej
gathering-without-end = utan slut
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option }: { $value }
gathering-rating = Rating
gathering-rated = det här partiet räknas
gathering-clock = Klocka
gathering-clock-none = ingen
gathering-clock-slow = långsam
gathering-clock-normal = medel
gathering-clock-fast = snabb
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s per tur, { $bank } s i reserv varje omgång
gathering-clock-seconds-none = ingen behöver skynda sig
gathering-watching = Åskådare
gathering-watch = Andra får titta på
gathering-hold = Åskådare ser det
gathering-hold-none = genast
gathering-hold-trick = { $game ->
    [gnav] efter varje tur
   *[comemierda] efter varje stick
}
gathering-hold-deal = efter varje omgång
gathering-watch-no = ingen
gathering-talk = Prat
gathering-talk-none = inget
gathering-talk-phrases = färdiga fraser
gathering-talk-text = egna ord också

## A stranger who sits down

gathering-name-ask = Vad ska vi kalla dig?
gathering-name-note = Ett namn för de andra vid bordet. Inget konto behövs.
gathering-name-sit = Sätt dig
gathering-cancel = Avbryt

## Making a table

newtable = Ett bord för vänner
newtable-game = Spel
newtable-players = Platser
newtable-title = Titel, om du vill
newtable-who = Vem får sätta sig
newtable-invited = Vänner med länken
newtable-anybody = Vem som helst
newtable-rated = Räknas för ratingen
newtable-rated-note = Bara partier med två personer eller fler räknas.
newtable-make = Duka bordet
newtable-making = Dukar bordet …
