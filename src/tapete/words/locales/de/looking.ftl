# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, Rückblick: Tapete
looking-back-at = Rückblick
# The points or lives column and the moves, as one sheet
looking-side = Punkte und Züge
looking-steps = Durch die Partie
looking-slider = Schritt
looking-step = { $step } von { $count }
looking-back = Ein Schritt zurück
looking-on = Ein Schritt weiter
looking-deal-before = Eine Runde zurück
looking-deal-after = Eine Runde weiter
looking-play = Ablaufen lassen
looking-pause = Anhalten
looking-moves = Zug um Zug
# Under a move of somebody who was away
looking-by = von einem Roboter gespielt
# Cards that lie open before somebody
looking-hand = Karten von { $who }
looking-left-over = übrig geblieben
looking-through = Gesehen von
looking-all-open = Alle Karten offen
looking-as-watcher = Wer zuschaut
looking-as = { $who }
looking-as-me = { $who }, wie ich es sah
looking-share = Link kopieren
looking-copied = Kopiert
looking-link = Link zu diesem Augenblick
looking-record = Protokoll
looking-verify = Prüfen
looking-review = Auswertung

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Ohne Sieg zu Ende
looking-won-comemierda = { $count ->
    [one] Sieg für { $names } mit { $score ->
        [1] einem Punkt
       *[other] { $told } Punkten
    }
   *[other] Geteilter Sieg für { $names } mit { $told } Punkten
}
looking-won-gnav = { $count ->
    [one] Sieg für { $names } mit { $score ->
        [one] einem Leben
       *[other] { $score } Leben
    }
   *[other] Unentschieden: { $names } verloren zugleich ihr letztes Leben
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Geteilter Sieg, { $told } Punkte
   *[no] Gewonnen mit { $score ->
        [1] einem Punkt
       *[other] { $told } Punkten
    }
}
looking-own-gnav = { $shared ->
    [yes] Unentschieden, kein Leben mehr
   *[no] Gewonnen mit { $score ->
        [one] einem Leben
       *[other] { $score } Leben
    }
}
looking-place-comemierda = { $place ->
    [2] Zweiter Platz, { $score ->
        [1] ein Punkt
       *[other] { $told } Punkte
    }
    [3] Dritter Platz, { $score ->
        [1] ein Punkt
       *[other] { $told } Punkte
    }
    [4] Vierter Platz, { $score ->
        [1] ein Punkt
       *[other] { $told } Punkte
    }
   *[other] Platz { $place }, { $score ->
        [1] ein Punkt
       *[other] { $told } Punkte
    }
}
looking-place-gnav = { $place ->
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
   *[other] Platz { $place }
}
looking-left = Vor dem Ende gegangen

## The list of matches

looking-matches-title = Meine Partien: Tapete
looking-matches-lead = Alle Partien, die du zu Ende gespielt hast, die neueste zuerst. Jede lässt sich noch einmal ansehen, Schritt für Schritt.
looking-matches = Partien
looking-matches-public = Die, bei denen alle zuschauen durften.
looking-game = Spiel
looking-any-game = Beide
looking-ended = Wie es ausging
looking-ended-all = Egal
looking-ended-won = Gewonnen
looking-ended-lost = Verloren
looking-found = { $count ->
    [0] Keine Partien
    [one] Eine Partie
   *[other] { $count } Partien
}
looking-rated = gewertet
looking-seats = Wer am Tisch saß
looking-points = { $points ->
    [1] ein Punkt
   *[other] { $told } Punkte
}
looking-lives = { $lives ->
    [0] kein Leben
    [one] ein Leben
   *[other] { $lives } Leben
}
looking-look = Ansehen
looking-earlier = Frühere Partien
looking-review-record = Eine Partie aus ihrem Protokoll auswerten
looking-none = Noch ist keine Partie vorbei. Spiel eine, dann kannst du sie dir hier noch einmal ansehen.
looking-none-such = So eine Partie gibt es nicht.
looking-none-public = Nichts, was alle sehen dürfen.
looking-guest = Du bist zu Gast: Nur dieser Browser weiß, dass diese Partien deine sind.
looking-make-account = Leg ein Konto an, um sie zu behalten
looking-stranger = Der Raum kennt dich noch nicht. Deine Partien werden von der ersten an aufgehoben; mit einem Konto findest du sie in jedem Browser.
looking-sign-in = Ich habe ein Konto

## Players

looking-players-title = Spieler: Tapete
looking-players-lead = Wer hier gespielt hat, und wie es lief. Sortier nach jeder Spalte.
looking-players-none = Noch hat niemand eine Partie dieses Spiels beendet. Mach du den Anfang.
looking-players-more = Mehr zeigen
looking-column-name = Name
looking-column-rating = Wertung
looking-column-matches = Partien
looking-column-won = Gewonnen
looking-column-place = Platz im Schnitt
looking-column-points-comemierda = Punkte je Runde
looking-column-points-gnav = Leben am Ende
looking-column-presidente = Als { office-presidente }
looking-column-comemierda = Als { office-comemierda }
looking-column-left = Abgebrochen
looking-player-title = { $name }: Tapete
looking-since = Hier seit { $day }
looking-player-none = { $who } hat noch keine Partie dieses Spiels beendet.
looking-offices = Ämter
looking-block = { $who } nie mehr hören
looking-unblock = { $who } wieder hören
looking-rating = Wertung
looking-rating-none = Noch keine gewertete Partie.
looking-rating-note = Die Wertung steigt mit gewonnenen gewerteten Partien an Tischen mit mindestens zwei Menschen. Sie beginnt nahe null und bleibt vorsichtig, bis sie dich oft genug spielen gesehen hat.
looking-rating-label = { $count ->
    [one] Wertung von { $name } nach einer Partie: { $last }.
   *[other] Wertung von { $name } über { $count } Partien, von { $first } bis { $last }.
}
looking-rating-table = Dasselbe als Tabelle
looking-rating-when = Nach der Partie vom
looking-rating-unsure = Unsicher um
