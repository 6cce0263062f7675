# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, partida revista: Tapete
looking-back-at = Partida revista
# The points or lives column and the moves, as one sheet
looking-side = Pontos e jogadas
looking-steps = Pela partida
looking-slider = Passo
looking-step = { $step } de { $count }
looking-back = Um passo atrás
looking-on = Um passo à frente
looking-deal-before = Uma mão atrás
looking-deal-after = Uma mão à frente
looking-play = Deixar correr
looking-pause = Parar
looking-moves = Passo a passo
# Under a move of somebody who was away
looking-by = jogou um robô em seu lugar
# Cards that lie open before somebody
looking-hand = Cartas de { $who }
looking-left-over = que sobraram
looking-through = Ponto de vista
looking-all-open = Todas as cartas à vista
looking-as-watcher = Quem assiste
looking-as = { $who }
looking-as-me = { $who }, como eu a vi
looking-share = Copiar o link
looking-copied = Copiado
looking-link = Link para este momento
looking-record = Registo
looking-verify = Verificar
looking-review = Análise

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Jogada sem vencedor
looking-won-comemierda = { $count ->
    [1] { $names } ganhou com { $score ->
        [1] um ponto
       *[other] { $told } pontos
    }
   *[other] { $names } partilharam a vitória com { $told } pontos
}
looking-won-gnav = { $count ->
    [1] { $names } ganhou com { $score ->
        [1] uma vida
       *[other] { $score } vidas
    }
   *[other] { $names } perderam ao mesmo tempo a última vida
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Vitória partilhada, { $told } pontos
   *[no] Ganhaste com { $score ->
        [1] um ponto
       *[other] { $told } pontos
    }
}
looking-own-gnav = { $shared ->
    [yes] Empate, já sem vidas
   *[no] Ganhaste com { $score ->
        [1] uma vida
       *[other] { $score } vidas
    }
}
looking-place-comemierda = { $place ->
    [2] Segundo lugar, { $score ->
        [1] um ponto
       *[other] { $told } pontos
    }
    [3] Terceiro lugar, { $score ->
        [1] um ponto
       *[other] { $told } pontos
    }
    [4] Quarto lugar, { $score ->
        [1] um ponto
       *[other] { $told } pontos
    }
   *[other] { $place }.º lugar, { $score ->
        [1] um ponto
       *[other] { $told } pontos
    }
}
looking-place-gnav = { $place ->
    [2] Segundo lugar
    [3] Terceiro lugar
    [4] Quarto lugar
   *[other] { $place }.º lugar
}
looking-left = Saíste antes do fim

## The list of matches

looking-matches-title = As minhas partidas: Tapete
looking-matches-lead = Todas as partidas que acabaste, a última primeiro. Cada uma pode rever-se, passo a passo.
looking-matches = Partidas
looking-matches-public = As que estavam abertas a toda a gente.
looking-game = Jogo
looking-any-game = Os dois
looking-ended = Como acabou
looking-ended-all = Tanto faz
looking-ended-won = Ganhas
looking-ended-lost = Perdidas
looking-found = { $count ->
    [0] Nenhuma partida
    [1] Uma partida
   *[other] { $count } partidas
}
looking-rated = pontua
looking-seats = Quem jogou
looking-points = { $points ->
    [1] um ponto
   *[other] { $told } pontos
}
looking-lives = { $lives ->
    [0] sem vidas
    [1] uma vida
   *[other] { $lives } vidas
}
looking-look = Rever
looking-earlier = Partidas anteriores
looking-review-record = Analisar uma partida a partir do registo
looking-none = Ainda não acabou nenhuma partida. Joga uma, e aqui podes revê-la.
looking-none-such = Nenhuma partida assim.
looking-none-public = Nada que toda a gente possa ver.
looking-guest = Jogas sem conta: só este navegador sabe que estas partidas são tuas.
looking-make-account = Cria uma conta para as guardar
looking-stranger = A sala ainda não te conhece. As tuas partidas guardam-se desde a primeira que jogares; com uma conta podes encontrá-las em qualquer navegador.
looking-sign-in = Tenho uma conta

## Players

looking-players-title = Jogadores: Tapete
looking-players-lead = Quem jogou aqui, e como correu. Ordena pela coluna que quiseres.
looking-players-none = Ainda ninguém acabou uma partida deste jogo. Começa tu.
looking-players-more = Mostrar mais
looking-column-name = Nome
looking-column-rating = Nível
looking-column-matches = Partidas
looking-column-won = Ganhas
looking-column-place = Lugar médio
looking-column-points-comemierda = Pontos por mão
looking-column-points-gnav = Vidas no fim
looking-column-presidente = De presidente
looking-column-comemierda = De { office-comemierda }
looking-column-left = Deixadas a meio
looking-player-title = { $name }: Tapete
looking-since = Aqui desde { $day }
looking-player-none = { $who } ainda não acabou nenhuma partida deste jogo.
looking-offices = Cargos
looking-block = Nunca ouvir { $who }
looking-unblock = Voltar a ouvir { $who }
looking-rating = Nível
looking-rating-none = Ainda nenhuma partida que conte.
looking-rating-note = O nível sobe com as partidas que contam, ganhas em mesas de duas pessoas ou mais. Começa perto do zero e vai com cautela até te ver jogar.
looking-rating-label = { $count ->
    [1] Nível de { $name } depois de uma partida: { $last }.
   *[other] Nível de { $name } em { $count } partidas, de { $first } a { $last }.
}
looking-rating-table = O mesmo numa tabela
looking-rating-when = Depois da partida
looking-rating-unsure = Margem
