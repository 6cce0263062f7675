# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s Reserve
   *[other] { $turn } s für diesen Zug, { $bank } s Reserve
}
people-clock-low = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
}

## Who is here

people-tag-lost = Verbindung weg
people-tag-away = Roboter spielt
people-tag-left = ist gegangen
people-tag-next = dann: { $who }
people-away = Ein Roboter spielt für dich
people-back = Bin wieder da
people-leave-note = Ein Roboter spielt für dich weiter, und jemand anderes darf deinen Platz nehmen. In diese Partie kannst du nicht zurück.

## Watching

people-watching = Du schaust zu
# When watchers see what is played, after “You are watching”
people-hold-none = live
people-hold-trick = { $game ->
    [gnav] einen Zug später
   *[comemierda] einen Stich später
}
people-hold-deal = eine Runde später
people-hold-none-note = Wer zuschaut, sieht sofort, was gespielt wird, aber niemandem in die Karten.
people-hold-trick-note = { $game ->
    [gnav] Wer zuschaut, sieht jeden Zug, sobald er vorbei ist, aber niemandem in die Karten.
   *[comemierda] Wer zuschaut, sieht jeden Stich, sobald er vorbei ist, aber niemandem in die Karten.
}
people-hold-deal-note = Wer zuschaut, sieht jede Runde, sobald sie vorbei ist.
people-watching-head = { $count ->
    [0] Niemand schaut zu
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
}
# Those who wish to be named; $others are the rest
people-named = { $others ->
    [0] { $names }
    [one] { $names } und noch jemand
   *[other] { $names } und { $others } weitere
}
people-name-me = Meinen Namen zeigen
people-name-me-note = An jedem Tisch, an dem du zuschaust. Sonst wirst du nur mitgezählt.
people-take = Platz nehmen
people-take-next = Ab der nächsten Runde mitspielen
people-sit = Ab der nächsten Runde hier sitzen
# The same on a small button
people-sit-short = Hierher
people-sit-for = Ab der nächsten Runde auf dem Platz von { $who } sitzen
people-seat-robot = { $who }, ein Roboter
people-seat-left = { $who } ist gegangen
people-claimed = Zur nächsten Runde bekommst du den Platz von { $who }
people-stay = Lieber zuschauen

## Somebody at the table

people-about = Über { $who }
people-about-watcher = Schaut an diesem Tisch zu.
people-about-left = Hat diese Partie verlassen; ein Roboter spielt weiter.
people-about-away = Ist gerade weg: So lange spielt ein Roboter.
people-profile = Partien und Punkte
people-mute = { $who } hier stummschalten
people-mute-note = Bis du diesen Tisch schließt.
people-block = { $who } nie mehr hören
people-block-note = An keinem Tisch. Davon erfährt niemand.
people-report = Der Spielleitung melden
people-reported = Danke. Die Spielleitung liest es.
people-report-what = Was ist mit { $who }?
people-report-words = Was da gesagt wird
people-report-name = Der Name
people-report-leaving = Lässt andere warten oder geht
people-report-cheating = Spielt falsch
people-report-other = Etwas anderes
people-report-note = In deinen Worten, wenn du magst
people-report-send = Senden
people-report-cancel = Zurück

## Talk

people-say = Sagen
people-say-head = Sag etwas
people-say-late = Du schaust zu: Am Tisch liest man es nach der Runde.
people-say-it = Sagen
people-own-words = In eigenen Worten
people-own-words-account = Eigene Worte gibt es mit einem Konto.
people-account = Dein Konto
people-talk = Gespräch
people-watches = (schaut zu)
people-said = { $who } sagt: { $what }
people-key-say = etwas sagen

## Going on

people-again = Noch einmal mit denselben
people-new-table = Neuer Tisch
people-look-back = Rückblick
people-review = Auswertung
people-agreed-mine = Du bist dabei
people-agreed = { $kind ->
    [match] { $count ->
        [one] { $names } will noch einmal spielen
       *[other] { $names } wollen noch einmal spielen
    }
   *[deal] { $count ->
        [one] { $names } ist bereit für die nächste Runde
       *[other] { $names } sind bereit für die nächste Runde
    }
}
people-awaited = Wir warten kurz auf { $names }
people-invite = Freunde einladen
people-invite-watch = Wer diesen Link hat, darf zuschauen und sich setzen, wenn ein Platz frei ist.
people-invite-sit = Wer diesen Link hat, darf sich setzen, wenn ein Platz frei ist.

## Phrases

phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-good-luck = Viel Glück!
phrase-oops = Ups!
phrase-sorry = Tut mir leid!
phrase-hurry = Na los!
phrase-one-moment = Moment noch …
phrase-nice = Schön!
phrase-wow = Wahnsinn!
phrase-haha = Haha!
phrase-bye = Tschüs!
phrase-again = Noch eine?
