# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, repàs: Tapete
looking-back-at = Repàs
# The points or lives column and the moves, as one sheet
looking-side = Punts i jugades
looking-steps = Per la partida
looking-slider = Pas
looking-step = { $step } de { $count }
looking-back = Un pas enrere
looking-on = Un pas endavant
looking-deal-before = Una mà enrere
looking-deal-after = Una mà endavant
looking-play = Reprodueix
looking-pause = Atura
looking-moves = Pas a pas
# Under a move of somebody who was away
looking-by = hi va jugar un robot
# Cards that lie open before somebody
looking-hand = Cartes que té { $who }
looking-left-over = van quedar a la mà
looking-through = Vist com
looking-all-open = Totes les cartes destapades
looking-as-watcher = Qui mira
looking-as = { $who }
looking-as-me = { $who }, com ho vaig veure jo
looking-share = Copia l’enllaç
looking-copied = Copiat
looking-link = Enllaç a aquest moment
looking-record = Registre
looking-verify = Comprova
looking-review = Anàlisi

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Sense guanyador
looking-won-comemierda = { $count ->
    [one] { $names } va guanyar amb { $score ->
        [1] un punt
       *[other] { $told } punts
    }
   *[other] { $names } van compartir la victòria amb { $told } punts
}
looking-won-gnav = { $count ->
    [one] { $names } va guanyar amb { $score ->
        [one] una vida
       *[other] { $score } vides
    }
   *[other] { $names } van perdre alhora l’última vida
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Victòria compartida, { $told } punts
   *[no] Vas guanyar amb { $score ->
        [1] un punt
       *[other] { $told } punts
    }
}
looking-own-gnav = { $shared ->
    [yes] Empat, sense vides
   *[no] Vas guanyar amb { $score ->
        [one] una vida
       *[other] { $score } vides
    }
}
looking-place-comemierda = { $place ->
    [2] Segon lloc, { $score ->
        [1] un punt
       *[other] { $told } punts
    }
    [3] Tercer lloc, { $score ->
        [1] un punt
       *[other] { $told } punts
    }
    [4] Quart lloc, { $score ->
        [1] un punt
       *[other] { $told } punts
    }
   *[other] Lloc { $place }, { $score ->
        [1] un punt
       *[other] { $told } punts
    }
}
looking-place-gnav = { $place ->
    [2] Segon lloc
    [3] Tercer lloc
    [4] Quart lloc
   *[other] Lloc { $place }
}
looking-left = Vas marxar abans del final

## The list of matches

looking-matches-title = Les meves partides: Tapete
looking-matches-lead = Totes les partides que has acabat, l’última primer. Cada una es pot tornar a veure pas a pas.
looking-matches = Partides
looking-matches-public = Les que eren obertes a tothom.
looking-game = Joc
looking-any-game = Tots dos
looking-ended = Com va acabar
looking-ended-all = Tant és
looking-ended-won = Guanyades
looking-ended-lost = Perdudes
looking-found = { $count ->
    [0] Cap partida
    [one] Una partida
   *[other] { $count } partides
}
looking-rated = puntua
looking-seats = Qui hi jugava
looking-points = { $points ->
    [1] un punt
   *[other] { $told } punts
}
looking-lives = { $lives ->
    [0] sense vides
    [one] una vida
   *[other] { $lives } vides
}
looking-look = Repassa
looking-earlier = Partides anteriors
looking-review-record = Analitza una partida des del seu registre
looking-none = Encara no s’ha acabat cap partida. Juga’n una i la podràs repassar aquí.
looking-none-such = No hi ha cap partida així.
looking-none-public = Res que pugui veure tothom.
looking-guest = Ets aquí de visita: només aquest navegador sap que aquestes partides són teves.
looking-make-account = Fes-te un compte per conservar-les
looking-stranger = La sala encara no et coneix. Les teves partides es guarden des de la primera que juguis; amb un compte les trobaràs en qualsevol navegador.
looking-sign-in = Tinc un compte

## Players

looking-players-title = Jugadors: Tapete
looking-players-lead = Qui ha jugat aquí i com li ha anat. Ordena per la columna que vulguis.
looking-players-none = Ningú no ha acabat encara cap partida d’aquest joc. Estrena’l tu.
looking-players-more = Mostra’n més
looking-column-name = Nom
looking-column-rating = Nivell
looking-column-matches = Partides
looking-column-won = Guanyades
looking-column-place = Lloc mitjà
looking-column-points-comemierda = Punts per mà
looking-column-points-gnav = Vides al final
looking-column-presidente = De { office-presidente }
looking-column-comemierda = De { office-comemierda }
looking-column-left = Sense acabar
looking-player-title = { $name }: Tapete
looking-since = Aquí des del { $day }
looking-player-none = { $who } encara no ha acabat cap partida d’aquest joc.
looking-offices = Càrrecs
looking-block = No vull sentir { $who } mai més
looking-unblock = Vull tornar a sentir { $who }
looking-rating = Nivell
looking-rating-none = Encara cap partida puntuada.
looking-rating-note = El nivell puja en guanyar partides puntuades a taules de dues persones o més. Comença a prop de zero i va amb peus de plom fins que t’ha vist jugar.
looking-rating-label = { $count ->
    [one] { $name }, nivell després d’una partida: { $last }.
   *[other] { $name }, nivell en { $count } partides: de { $first } a { $last }.
}
looking-rating-table = El mateix en una taula
looking-rating-when = Després de la partida del
looking-rating-unsure = Marge
