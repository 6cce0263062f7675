# Making a table for people, and the table while they gather.

gathering-window = { $title }: Tapete
gathering-free = { $count ->
    [0] Alle Plätze sind besetzt
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
gathering-seats = Plätze in Spielrichtung

## A seat

gathering-seat-free = frei
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = Platz { $number }
gathering-sit = Hierher
gathering-sit-at = Hierher setzen, Platz { $number }
gathering-robot = Ein Roboter
gathering-robot-at = Ein Roboter auf Platz { $number }
gathering-send-away = { $name } wegschicken
gathering-host = lädt ein
gathering-you = du
gathering-you-host = du lädst ein

## What happens meanwhile, for those who listen

gathering-sat = { $who } setzt sich
gathering-rose = { $who } steht auf

## The host

gathering-levels = Roboter, die du einlädst
gathering-start = Los geht’s
gathering-start-with = { $count ->
    [one] Mit einem Roboter beginnen
   *[other] Mit { $count } Robotern beginnen
}
gathering-starting = Es wird gegeben …
gathering-waits-host = { $host } beginnt die Partie, sobald alle da sind.
gathering-waits-you = Setz dich: { $host } beginnt die Partie, sobald alle da sind.
gathering-waits-friends = Hier sitzen nur Freunde, die den Link haben. Zuschauen kannst du, sobald { $host } die Partie beginnt.
gathering-host-note = Plätze, die dann noch frei sind, bekommen Roboter.
gathering-leave = Aufstehen
gathering-to-start = Zur Startseite

## The invitation

gathering-invite = Lad deine Freunde ein
gathering-invite-note = Wer diesen Link hat, darf sich setzen. Schick ihn herum, oder lass das Quadrat mit dem Handy abfotografieren.
gathering-invite-open = Dieser Tisch steht bei den offenen Tischen: Alle dürfen sich setzen. Mit diesem Link finden ihn deine Freunde gleich.
gathering-link = Link zu diesem Tisch
gathering-copy = Kopieren
gathering-copied = Kopiert
gathering-copy-failed = Kopieren hat nicht geklappt: Markier den Link und kopier ihn selbst.
gathering-share = Teilen …
gathering-qr = QR-Code mit dem Link zu diesem Tisch

## How it is played

gathering-how = So wird gespielt
gathering-usual = wie üblich
gathering-yes = ja
gathering-no = nein
gathering-without-end = ohne Ende
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option }: { $value }
gathering-rating = Wertung
gathering-rated = diese Partie zählt
gathering-clock = Uhr
gathering-clock-none = keine
gathering-clock-slow = langsam
gathering-clock-normal = mittel
gathering-clock-fast = schnell
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s je Zug, { $bank } s Reserve je Runde
gathering-clock-seconds-none = niemand muss sich beeilen
gathering-watching = Zuschauen
gathering-watch = Andere dürfen zuschauen
gathering-hold = Wer zuschaut, sieht es
gathering-hold-none = sofort
gathering-hold-trick = { $game ->
    [gnav] nach jedem Zug
   *[comemierda] nach jedem Stich
}
gathering-hold-deal = nach jeder Runde
gathering-watch-no = niemand
gathering-talk = Reden
gathering-talk-none = gar nicht
gathering-talk-phrases = fertige Sätze
gathering-talk-text = auch eigene Worte

## A stranger who sits down

gathering-name-ask = Wie sollen wir dich nennen?
gathering-name-note = Ein Name für die anderen am Tisch; du brauchst kein Konto.
gathering-name-sit = Hinsetzen
gathering-cancel = Abbrechen

## Making a table

newtable = Ein Tisch für Freunde
newtable-game = Spiel
newtable-players = Plätze
newtable-title = Titel, wenn du magst
newtable-who = Wer sich setzen darf
newtable-invited = Freunde mit dem Link
newtable-anybody = Alle
newtable-rated = Zählt für die Wertung
newtable-rated-note = Nur Partien mit mindestens zwei Menschen zählen.
newtable-make = Tisch aufmachen
newtable-making = Der Tisch wird aufgemacht …
