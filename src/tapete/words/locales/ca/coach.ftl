# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [one] Repàs de la partida: { $count } mà
       *[other] Repàs de la partida: { $count } mans
    }
   *[gnav] { $count ->
        [one] Repàs de la partida: { $count } repartida
       *[other] Repàs de la partida: { $count } repartides
    }
}
# What the figures are
coach-measure-match = En percentatge: la probabilitat de guanyar la partida. Una victòria compartida compta la seva part.
coach-measure-points = En punts per damunt de la mitjana de la taula, comptant-hi el que el càrrec donarà a les mans següents.
# Headings of columns
coach-player = Jugador
coach-start = En començar
coach-luck = Sort
coach-own = Errors propis
coach-others = Errors dels altres
coach-end = En acabar
coach-decisions = Jugades
coach-costly = Costoses
coach-course = Repartida a repartida
# What they mean
coach-note-luck = La sort són les cartes i el que els altres van fer bé. Un error és quant menys valia una jugada que la millor, amb el que llavors es podia saber.
coach-note-seat = Només s’han examinat aquestes jugades, o sigui que els errors dels altres van amb la sort.

# Costly choices. $least is a figure
coach-heading = Jugades que van costar { $least } o més
coach-heading-none = Cap jugada no va costar { $least } o més.
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. Mà { $deal }, { $who }: va costar { $cost }
   *[no] { $number }. Mà { $deal }, { $who }: va costar { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. Repartida { $deal }, { $who }: va costar { $cost }
   *[no] { $number }. Repartida { $deal }, { $who }: va costar { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth
coach-keep = quedar-se { $card }
coach-ask = demanar amb { $card }
coach-pass = passar
coach-play = { $set }
# $cards joined
coach-give = donar { $cards }
coach-was-best = la millor
coach-was-taken = la triada

# How the figures were found. $count worlds for a choice
coach-exact = Exacte, segons la solució del joc.
coach-sampled = { $count ->
    [one] Calculat mirant endavant en una repartida que encaixa amb el que es podia saber; ± és un error típic.
   *[other] Calculat mirant endavant en { $count } repartides que encaixen amb el que es podia saber; ± és un error típic.
}
# $count choices
coach-unjudged = { $count ->
    [one] D’una jugada ningú no sap quant valia: amb tants jugadors, o amb aquestes opcions, el joc no està resolt.
   *[other] De { $count } jugades ningú no sap quant valien: amb tants jugadors, o amb aquestes opcions, el joc no està resolt.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = Segons la regla pràctica, { $same } de { $count } estaven bé.
coach-unfinished = La partida no es va jugar fins al final.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole },{ $tenths }

# While it works, on a terminal
coach-working = repassant
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Punts per damunt de la mitjana de la taula
   *[match] Probabilitat de guanyar la partida, en percentatge
}
coach-plot-note = Una marca és una jugada que va costar { $least } o més
