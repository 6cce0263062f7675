# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, repaso: Tapete
looking-back-at = Repaso
# The points or lives column and the moves, as one sheet
looking-side = Puntos y jugadas
looking-steps = Por la partida
looking-slider = Paso
looking-step = { $step } de { $count }
looking-back = Un paso atrás
looking-on = Un paso adelante
looking-deal-before = Una mano atrás
looking-deal-after = Una mano adelante
looking-play = Dejar que corra
looking-pause = Parar
looking-moves = Paso a paso
# Under a move of somebody who was away
looking-by = un robot jugó en su lugar
# Cards that lie open before somebody
looking-hand = Cartas de { $who }
looking-left-over = se quedaron en la mano
looking-through = Visto como
looking-all-open = Todas las cartas a la vista
looking-as-watcher = Quien mira
looking-as = { $who }
looking-as-me = { $who }, como yo lo vi
looking-share = Enlace
looking-copied = Copiado
looking-link = Enlace a este momento
looking-record = Registro
looking-verify = Comprobar
looking-review = Análisis

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Sin ganador
looking-won-comemierda = { $count ->
    [one] { $names } ganó con { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
   *[other] { $names } compartieron la victoria con { $told } puntos
}
looking-won-gnav = { $count ->
    [one] { $names } ganó con { $score ->
        [one] una vida
       *[other] { $score } vidas
    }
   *[other] { $names } perdieron a la vez su última vida
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Victoria compartida, { $told } puntos
   *[no] Ganaste con { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
}
looking-own-gnav = { $shared ->
    [yes] Empate, sin vidas
   *[no] Ganaste con { $score ->
        [one] una vida
       *[other] { $score } vidas
    }
}
looking-place-comemierda = { $place ->
    [2] Segundo puesto, { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
    [3] Tercer puesto, { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
    [4] Cuarto puesto, { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
   *[other] Puesto { $place }, { $score ->
        [1] un punto
       *[other] { $told } puntos
    }
}
looking-place-gnav = { $place ->
    [2] Segundo puesto
    [3] Tercer puesto
    [4] Cuarto puesto
   *[other] Puesto { $place }
}
looking-left = Te fuiste antes del final

## The list of matches

looking-matches-title = Mis partidas: Tapete
looking-matches-lead = Todas las partidas que has terminado, la última primero. Cada una se puede volver a ver paso a paso.
looking-matches = Partidas
looking-matches-public = Las que estaban abiertas a todo el mundo.
looking-game = Juego
looking-any-game = Los dos
looking-ended = Cómo acabó
looking-ended-all = Da igual
looking-ended-won = Ganadas
looking-ended-lost = Perdidas
looking-found = { $count ->
    [0] Ninguna partida
    [one] Una partida
   *[other] { $count } partidas
}
looking-rated = puntúa
looking-seats = Quién jugó
looking-points = { $points ->
    [1] un punto
   *[other] { $told } puntos
}
looking-lives = { $lives ->
    [0] sin vidas
    [one] una vida
   *[other] { $lives } vidas
}
looking-look = Repasar
looking-earlier = Partidas anteriores
looking-review-record = Analizar una partida desde su registro
looking-none = Todavía no ha acabado ninguna partida. Juega una y podrás repasarla aquí.
looking-none-such = No hay ninguna partida así.
looking-none-public = Nada que pueda ver todo el mundo.
looking-guest = Estás de visita: solo este navegador sabe que estas partidas son tuyas.
looking-make-account = Hazte una cuenta para conservarlas
looking-stranger = La sala aún no te conoce. Tus partidas se guardan desde la primera que juegues; con una cuenta las encuentras en cualquier navegador.
looking-sign-in = Tengo una cuenta

## Players

looking-players-title = Jugadores: Tapete
looking-players-lead = Quién ha jugado aquí y cómo le ha ido. Ordena por la columna que quieras.
looking-players-none = Nadie ha terminado todavía una partida de este juego. Estrénalo tú.
looking-players-more = Ver más
looking-column-name = Nombre
looking-column-rating = Nivel
looking-column-matches = Partidas
looking-column-won = Ganadas
looking-column-place = Puesto medio
looking-column-points-comemierda = Puntos por mano
looking-column-points-gnav = Vidas al final
looking-column-presidente = De presidente
looking-column-comemierda = De { office-comemierda }
looking-column-left = Sin terminar
looking-player-title = { $name }: Tapete
looking-since = Aquí desde el { $day }
looking-player-none = { $who } no ha terminado todavía ninguna partida de este juego.
looking-offices = Cargos
looking-block = No oír nunca a { $who }
looking-unblock = Volver a oír a { $who }
looking-rating = Nivel
looking-rating-none = Todavía ninguna partida puntuada.
looking-rating-note = El nivel sube al ganar partidas puntuadas en mesas de dos personas o más. Empieza cerca de cero y va con cautela hasta que te ha visto jugar.
looking-rating-label = { $count ->
    [one] Nivel de { $name } tras una partida: { $last }.
   *[other] Nivel de { $name } en { $count } partidas, de { $first } a { $last }.
}
looking-rating-table = Lo mismo en una tabla
looking-rating-when = Tras la partida del
looking-rating-unsure = Margen
