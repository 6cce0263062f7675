# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [one] Die Partie im Rückblick: { $count } Runde
       *[other] Die Partie im Rückblick: { $count } Runden
    }
   *[gnav] { $count ->
        [one] Die Partie im Rückblick: { $count } Runde
       *[other] Die Partie im Rückblick: { $count } Runden
    }
}
# What the figures are
coach-measure-match = In Prozent: die Aussicht, die Partie zu gewinnen. Ein geteilter Sieg zählt anteilig.
coach-measure-points = In Punkten über dem Schnitt am Tisch, samt dem, was das Amt in späteren Runden noch bringt.
# Headings of columns
coach-player = Spieler
coach-start = Zu Beginn
coach-luck = Glück
coach-own = Eigene Fehler
coach-others = Fremde Fehler
coach-end = Am Ende
coach-decisions = Züge
coach-costly = Teure
coach-course = Runde für Runde
# What they mean
coach-note-luck = Glück sind die Karten und was die anderen richtig gemacht haben. Ein Fehler ist, um wie viel ein Zug weniger wert war als der beste, nach dem, was man da wissen konnte.
coach-note-seat = Nur diese Züge wurden angesehen, die Fehler der anderen stecken also im Glück.

# Costly choices. $least is a figure
coach-heading = Züge, die { $least } oder mehr gekostet haben
coach-heading-none = Kein Zug hat { $least } oder mehr gekostet.
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. Runde { $deal }, { $who }: kostete { $cost }
   *[no] { $number }. Runde { $deal }, { $who }: kostete { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. Runde { $deal }, { $who }: kostete { $cost }
   *[no] { $number }. Runde { $deal }, { $who }: kostete { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth. $card and $set stand in the accusative
coach-keep = { $card } behalten
coach-ask = { $card } tauschen
coach-pass = passen
coach-play = { $set }
# $cards joined
coach-give = { $cards } geben
coach-was-best = am besten
coach-was-taken = gewählt

# How the figures were found. $count worlds for a choice
coach-exact = Genau, nach der Lösung des Spiels.
coach-sampled = { $count ->
    [one] Vorausgerechnet an einer Kartenverteilung, die zu dem passt, was man wissen konnte; ± ist ein Standardfehler.
   *[other] Vorausgerechnet an { $count } Kartenverteilungen, die zu dem passen, was man wissen konnte; ± ist ein Standardfehler.
}
# $count choices
coach-unjudged = { $count ->
    [one] Was ein Zug wert war, weiß niemand: Für so viele Spieler oder solche Regeln ist das Spiel nicht gelöst.
   *[other] Was { $count } Züge wert waren, weiß niemand: Für so viele Spieler oder solche Regeln ist das Spiel nicht gelöst.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = Nach der Faustregel waren { $same } von { $count } richtig.
coach-unfinished = Die Partie wurde nicht zu Ende gespielt.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole },{ $tenths }

# While it works, on a terminal
coach-working = blickt zurück
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Punkte über dem Schnitt am Tisch
   *[match] Aussicht, die Partie zu gewinnen, in Prozent
}
coach-plot-note = Jede Marke ist ein Zug, der { $least } oder mehr gekostet hat
