# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, repaso: Tapete
looking-back-at = Repaso
# The points or lives column and the moves, as one sheet
looking-side = Puntos e xogadas
looking-steps = Pola partida
looking-slider = Paso
looking-step = { $step } de { $count }
looking-back = Un paso atrás
looking-on = Un paso adiante
looking-deal-before = Unha man atrás
looking-deal-after = Unha man adiante
looking-play = Reproducir
looking-pause = Parar
looking-moves = Paso a paso
# Under a move of somebody who was away
looking-by = xogou un robot no seu lugar
# Cards that lie open before somebody
looking-hand = Cartas de { $who }
looking-left-over = quedaron na man
looking-through = Visto como
looking-all-open = Todas as cartas á vista
looking-as-watcher = Quen mira
looking-as = { $who }
looking-as-me = { $who }, como o vin eu
looking-share = Copiar ligazón
looking-copied = Copiado
looking-link = Ligazón a este momento
looking-record = Rexistro
looking-verify = Comprobar
looking-review = Análise

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Sen gañador
looking-won-comemierda = { $count ->
    [one] { $names } gañou con { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
   *[other] { $names } compartiron a vitoria con { $told } puntos
}
looking-won-gnav = { $count ->
    [one] { $names } gañou con { $score ->
        [one] unha vida
       *[other] { $score } vidas
    }
   *[other] { $names } perderon á vez a súa última vida
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Vitoria compartida, { $told } puntos
   *[no] Gañaches con { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
}
looking-own-gnav = { $shared ->
    [yes] Empate, sen vidas
   *[no] Gañaches con { $score ->
        [one] unha vida
       *[other] { $score } vidas
    }
}
looking-place-comemierda = { $place ->
    [2] Segundo posto, { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
    [3] Terceiro posto, { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
    [4] Cuarto posto, { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
   *[other] Posto { $place }, { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
}
looking-place-gnav = { $place ->
    [2] Segundo posto
    [3] Terceiro posto
    [4] Cuarto posto
   *[other] Posto { $place }
}
looking-left = Marchaches antes do final

## The list of matches

looking-matches-title = As miñas partidas: Tapete
looking-matches-lead = Todas as partidas que remataches, a última primeiro. Cada unha pódese volver ver paso a paso.
looking-matches = Partidas
looking-matches-public = As que estaban abertas a todo o mundo.
looking-game = Xogo
looking-any-game = Os dous
looking-ended = Como acabou
looking-ended-all = Tanto ten
looking-ended-won = Gañadas
looking-ended-lost = Perdidas
looking-found = { $count ->
    [0] Ningunha partida
    [one] Unha partida
   *[other] { $count } partidas
}
looking-rated = puntúa
looking-seats = Quen xogou
looking-points = { $points ->
    [1] un punto
   *[other] { $told } puntos
}
looking-lives = { $lives ->
    [0] sen vidas
    [one] unha vida
   *[other] { $lives } vidas
}
looking-look = Repasar
looking-earlier = Partidas anteriores
looking-review-record = Analizar unha partida desde o seu rexistro
looking-none = Aínda non rematou ningunha partida. Xoga unha e poderás repasala aquí.
looking-none-such = Non hai ningunha partida así.
looking-none-public = Nada que poida ver todo o mundo.
looking-guest = Estás de visita: só este navegador sabe que estas partidas son túas.
looking-make-account = Fai unha conta para conservalas
looking-stranger = A sala aínda non te coñece. As túas partidas gárdanse desde a primeira que xogues; cunha conta atópalas en calquera navegador.
looking-sign-in = Teño unha conta

## Players

looking-players-title = Xogadores: Tapete
looking-players-lead = Quen xogou aquí e como lle foi. Ordena pola columna que queiras.
looking-players-none = Ninguén rematou aínda unha partida deste xogo. Estréao ti.
looking-players-more = Ver máis
looking-column-name = Nome
looking-column-rating = Nivel
looking-column-matches = Partidas
looking-column-won = Gañadas
looking-column-place = Posto medio
looking-column-points-comemierda = Puntos por man
looking-column-points-gnav = Vidas ao final
looking-column-presidente = De { office-presidente }
looking-column-comemierda = De { office-comemierda }
looking-column-left = Sen rematar
looking-player-title = { $name }: Tapete
looking-since = Aquí desde o { $day }
looking-player-none = { $who } aínda non rematou ningunha partida deste xogo.
looking-offices = Cargos
looking-block = Non oír nunca a { $who }
looking-unblock = Volver oír a { $who }
looking-rating = Nivel
looking-rating-none = Aínda ningunha partida puntuada.
looking-rating-note = O nivel sobe ao gañar partidas puntuadas en mesas de dúas persoas ou máis. Empeza preto de cero e vai con tento ata que te viu xogar.
looking-rating-label = { $count ->
    [one] Nivel de { $name } tras unha partida: { $last }.
   *[other] Nivel de { $name } en { $count } partidas, de { $first } a { $last }.
}
looking-rating-table = O mesmo nunha táboa
looking-rating-when = Tras a partida do
looking-rating-unsure = Marxe
