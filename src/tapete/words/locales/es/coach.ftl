# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [one] Repaso de la partida: { $count } mano
       *[other] Repaso de la partida: { $count } manos
    }
   *[gnav] { $count ->
        [one] Repaso de la partida: { $count } reparto
       *[other] Repaso de la partida: { $count } repartos
    }
}
# What the figures are
coach-measure-match = En porcentaje: la probabilidad de ganar la partida. Una victoria compartida cuenta su parte.
coach-measure-points = En puntos por encima de la media de la mesa, contando lo que el cargo dará en las manos siguientes.
# Headings of columns
coach-player = Jugador
coach-start = Inicio
coach-luck = Suerte
coach-own = Fallos propios
coach-others = Fallos ajenos
coach-end = Final
coach-decisions = Jugadas
coach-costly = Costosas
coach-course = Reparto a reparto
# What they mean
coach-note-luck = La suerte son las cartas y lo que los demás hicieron bien. Un fallo es cuánto menos valía una jugada que la mejor, con lo que entonces se podía saber.
coach-note-seat = Solo se han examinado estas jugadas, así que los fallos de los demás van con la suerte.

# Costly choices. $least is a figure
coach-heading = Jugadas que costaron { $least } o más
coach-heading-none = Ninguna jugada costó { $least } o más.
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. Mano { $deal }, { $who }: costó { $cost }
   *[no] { $number }. Mano { $deal }, { $who }: costó { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. Reparto { $deal }, { $who }: costó { $cost }
   *[no] { $number }. Reparto { $deal }, { $who }: costó { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth
coach-keep = quedarse con { $card }
coach-ask = pedir con { $card }
coach-pass = pasar
coach-play = { $set }
# $cards joined
coach-give = dar { $cards }
coach-was-best = la mejor
coach-was-taken = la elegida

# How the figures were found. $count worlds for a choice
coach-exact = Exacto, según la solución del juego.
coach-sampled = { $count ->
    [one] Calculado mirando adelante en un reparto que encaja con lo que se podía saber; ± es un error típico.
   *[other] Calculado mirando adelante en { $count } repartos que encajan con lo que se podía saber; ± es un error típico.
}
# $count choices
coach-unjudged = { $count ->
    [one] De una jugada nadie sabe cuánto valía: con tantos jugadores, o con esas opciones, el juego no está resuelto.
   *[other] De { $count } jugadas nadie sabe cuánto valían: con tantos jugadores, o con esas opciones, el juego no está resuelto.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = Según la regla práctica, { $same } de { $count } estaban bien.
coach-unfinished = La partida no se jugó hasta el final.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole },{ $tenths }

# While it works, on a terminal
coach-working = repasando
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Puntos por encima de la media de la mesa
   *[match] Probabilidad de ganar la partida, en porcentaje
}
coach-plot-note = Una marca es una jugada que costó { $least } o más
