# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [1] A partida revista: { $count } mão
       *[other] A partida revista: { $count } mãos
    }
   *[gnav] { $count ->
        [1] A partida revista: { $count } mão
       *[other] A partida revista: { $count } mãos
    }
}
# What the figures are
coach-measure-match = Em percentagem: a probabilidade de ganhar a partida. Uma vitória partilhada conta a sua parte.
coach-measure-points = Em pontos acima da média da mesa, contando com o que o cargo vai render nas mãos seguintes.
# Headings of columns
coach-player = Quem joga
coach-start = Início
coach-luck = Sorte
coach-own = Erros próprios
coach-others = Erros dos outros
coach-end = Fim
coach-decisions = Escolhas
coach-costly = Custosas
coach-course = Mão a mão
# What they mean
coach-note-luck = A sorte são as cartas, e o que os outros fizeram bem. Um erro é quanto uma escolha valia a menos do que a melhor, pelo que então se podia saber.
coach-note-seat = Só foram analisadas estas escolhas: os erros dos outros estão na sorte.

# Costly choices. $least is a figure
coach-heading = Escolhas que custaram { $least } ou mais
coach-heading-none = Nenhuma escolha custou { $least } ou mais.
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. Mão { $deal }, { $who }: custou { $cost }
   *[no] { $number }. Mão { $deal }, { $who }: custou { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. Mão { $deal }, { $who }: custou { $cost }
   *[no] { $number }. Mão { $deal }, { $who }: custou { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth
coach-keep = ficar com { $card }
coach-ask = pedir troca com { $card }
coach-pass = passar
coach-play = { $set }
# $cards joined
coach-give = dar { $cards }
coach-was-best = a melhor
coach-was-taken = a escolhida

# How the figures were found. $count worlds for a choice
coach-exact = Exato, pela solução do jogo.
coach-sampled = { $count ->
    [1] Calculado olhando adiante numa distribuição que bate certo com o que se podia saber; ± é um erro padrão.
   *[other] Calculado olhando adiante em { $count } distribuições que batem certo com o que se podia saber; ± é um erro padrão.
}
# $count choices
coach-unjudged = { $count ->
    [1] De uma escolha ninguém sabe quanto valia: com tantos jogadores, ou com estas regras, o jogo não está resolvido.
   *[other] De { $count } escolhas ninguém sabe quanto valiam: com tantos jogadores, ou com estas regras, o jogo não está resolvido.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = Pela regra prática, { $same } de { $count } estavam certas.
coach-unfinished = A partida não foi jogada até ao fim.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole },{ $tenths }

# While it works, on a terminal
coach-working = a rever
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Pontos acima da média da mesa
   *[match] Probabilidade de ganhar a partida, em percentagem
}
coach-plot-note = Uma marca é uma escolha que custou { $least } ou mais
