# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = Die Partie ist vorbei
refused-comemierda-round-over = Die Runde ist vorbei, und die nächste ist noch nicht gegeben
refused-comemierda-no-such-action = Du kannst Karten spielen oder passen, sonst nichts
refused-comemierda-exchange-first = Erst wird getauscht, dann gespielt
refused-comemierda-nothing-to-give = Du hast jetzt nichts abzugeben
refused-comemierda-wrong-number-of-gifts = Wer Presidente ist, gibt zwei Karten, wer Vicepresidente ist, eine
refused-comemierda-not-in-hand-as-dealt = Du kannst nur Karten geben, die du beim Geben bekommen hast
refused-comemierda-exchange-is-over = Der Tausch ist vorbei
refused-comemierda-already-out = Du hast keine Karten mehr
refused-comemierda-locked-out = Du hast gepasst und bist bis zum Ende dieses Stichs draußen
refused-comemierda-not-your-turn = Du bist nicht dran
refused-comemierda-must-lead = Du spielst aus, also darfst du nicht passen
refused-comemierda-unknown-card = Diese Karte gibt es in diesem Spiel nicht
refused-comemierda-same-card-twice = Eine Karte kann man nicht zweimal spielen
refused-comemierda-not-your-card = Diese Karte hast du nicht
refused-comemierda-no-cards = Nimm mindestens eine Karte, oder pass
refused-comemierda-too-many-cards = Mehr als vier Karten auf einmal gehen nicht
refused-comemierda-two-of-oros-alone = Die Münz-Zwei wird allein gespielt
refused-comemierda-mixed-values = Alle Karten müssen den gleichen Wert haben
refused-comemierda-first-lead-shows-three = Zuerst werden Dreien ausgespielt, darunter die Münz-Drei
refused-comemierda-wrong-count = Du musst so viele Karten spielen, wie auf dem Tisch liegen
refused-comemierda-not-higher = Du brauchst einen höheren Wert
refused-comemierda-lower = Du brauchst den gleichen Wert oder einen höheren

## Gnav

refused-gnav-not-an-action = Du kannst deine Karte behalten oder tauschen wollen, sonst nichts
refused-gnav-not-at-table = Du hast keinen Platz an diesem Tisch
refused-gnav-match-over = Die Partie ist vorbei
refused-gnav-deal-over = Diese Runde ist vorbei, und die nächste ist noch nicht gegeben
refused-gnav-resting = Du setzt diese Runde aus
refused-gnav-out = Du hast kein Leben mehr
refused-gnav-acted = Du warst in dieser Runde schon dran
refused-gnav-lost-turn = Deine Karte wurde verlangt und gezeigt, damit kommst du nicht mehr dran
refused-gnav-not-your-turn = Du bist nicht dran

## The room

refused-room-not-your-table = Dieser Tisch ist privat, und du hast dort keinen Platz.
refused-room-unknown-table = Diesen Tisch gibt es nicht.
refused-room-join-first = Setz dich erst an den Tisch.
refused-room-not-seated = Du schaust zu: Das kann nur, wer am Tisch sitzt.
refused-room-not-now = Darauf wartet der Tisch gerade nicht.
refused-room-stale = Das ist eben schon entschieden worden.
refused-room-bad-message = Der Raum versteht diese Nachricht nicht.
refused-room-too-large = Diese Nachricht ist zu groß.
refused-room-too-fast = Nicht so schnell! Wart kurz und versuch es noch einmal.
refused-room-wrong-version = Diese Seite und der Raum passen nicht zusammen. Lade die Seite neu.
refused-room-bad-name = Ein Name hat 1 bis 64 Zeichen, keine unsichtbaren, und fängt nicht mit „robot:“ an.
refused-room-unknown-game = Dieses Spiel gibt es hier nicht.
refused-room-bad-option = So lässt sich nicht spielen: Schau die Regeln noch einmal durch.
refused-room-unknown-robot = Roboter dieser Stärke gibt es nicht.
refused-room-not-saved = Der Raum konnte es nicht aufschreiben, also zählt es nicht. Versuch es noch einmal.
refused-room-trouble = Im Raum ist etwas schiefgegangen, geändert hat sich nichts. Versuch es noch einmal.
refused-room-not-over = Das Protokoll wird geöffnet, wenn die Partie vorbei ist.
refused-room-left = Du hast diese Partie verlassen.
refused-room-too-many-tables = Du spielst schon an so vielen Tischen, wie es geht. Beende eine Partie oder verlass einen.
refused-room-too-many-guests = Von dort, wo du bist, sind gerade viele neue Gäste gekommen. Versuch es in einer Weile wieder.
refused-room-full = Alle Tische im Raum sind besetzt. Versuch es in einer Weile wieder.
refused-room-unknown-match = Diese Partie wurde an diesem Tisch nicht gespielt.
refused-room-foreign-origin = Das kam von einer fremden Seite.
refused-room-no-such-page = Unter dieser Adresse gibt es nichts.
refused-room-host-only = Das kann nur, wer den Tisch aufgemacht hat.
refused-room-seat-taken = Dieser Platz ist besetzt.
refused-room-already-seated = Du hast an diesem Tisch schon einen Platz.
refused-room-closed = An diesem Tisch sitzt niemand mehr. Mach einen neuen auf.
refused-room-no-talk = An diesem Tisch wird nicht geredet.
refused-room-phrases-only = An diesem Tisch redet man mit den Sätzen aus der Liste.
refused-room-bad-title = Ein Titel hat höchstens 64 Zeichen in einer Zeile, keine unsichtbaren.

## Who one is

refused-room-not-known = Der Raum kennt dich noch nicht. Sag ihm zuerst, wie du heißt.
refused-room-robots-token = Ein Roboter kann für dich spielen, aber das hier machst du selbst, in deinem Browser.
refused-room-wrong-phrase = Dieser Name und dieses Geheimnis passen nicht zusammen.
refused-room-bad-phrase = Eine Passphrase hat 8 bis 256 Zeichen.
refused-room-bad-account = Der Name eines Kontos hat 3 bis 32 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche und fängt mit einem Buchstaben oder einer Ziffer an.
refused-room-account-taken = Mit diesem Namen meldet sich schon jemand anderes an. Nimm einen anderen.
refused-room-has-account = Du hast schon ein Konto.
refused-room-sign-up-closed = Dieser Raum nimmt gerade keine neuen Konten an. Du kannst als Gast spielen.
refused-room-not-admin = Das ist Sache der Spielleitung.
refused-room-unknown-player = Unter dieser Nummer ist hier niemand, oder nicht mehr.
refused-room-unknown-session = Dieser Browser oder Roboter war schon abgemeldet.
refused-room-banned = Die Spielleitung lässt dich zurzeit nicht spielen.
refused-room-too-many-sockets = Du hast den Raum in zu vielen Fenstern offen. Schließ ein paar und komm wieder.
refused-room-needs-account = Für eigene Worte brauchst du ein Konto. Sag es mit einem der fertigen Sätze.

## The coach

refused-room-bad-record = Das ist kein Protokoll einer Partie, in der alles stimmt.
refused-room-unfinished-record = Diese Partie wurde nicht zu Ende gespielt; ausgewertet werden nur beendete.
refused-room-no-coach = Für das Spiel, so wie hier gespielt wurde, gibt es keine Auswertung.
refused-room-coach-busy = Gerade werden andere Partien ausgewertet. Versuch es nachher noch einmal.
refused-room-coach-gave-up = Die Auswertung wurde abgebrochen: Sie hat zu lange gedauert.
