# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [one] Repaso da partida: { $count } man
       *[other] Repaso da partida: { $count } mans
    }
   *[gnav] { $count ->
        [one] Repaso da partida: { $count } reparto
       *[other] Repaso da partida: { $count } repartos
    }
}
# What the figures are
coach-measure-match = En porcentaxe: a probabilidade de gañar a partida. Unha vitoria compartida conta a súa parte.
coach-measure-points = En puntos por riba da media da mesa, contando o que o cargo dará nas mans seguintes.
# Headings of columns
coach-player = Xogador
coach-start = Ao empezar
coach-luck = Sorte
coach-own = Fallos propios
coach-others = Fallos alleos
coach-end = Ao rematar
coach-decisions = Xogadas
coach-costly = Custosas
coach-course = Reparto a reparto
# What they mean
coach-note-luck = A sorte son as cartas e o que os demais fixeron ben. Un fallo é canto menos valía unha xogada ca a mellor, co que entón se podía saber.
coach-note-seat = Só se examinaron estas xogadas, así que os fallos dos demais van coa sorte.

# Costly choices. $least is a figure
coach-heading = Xogadas que custaron { $least } ou máis
coach-heading-none = Ningunha xogada custou { $least } ou máis.
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. Man { $deal }, { $who }: custou { $cost }
   *[no] { $number }. Man { $deal }, { $who }: custou { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. Reparto { $deal }, { $who }: custou { $cost }
   *[no] { $number }. Reparto { $deal }, { $who }: custou { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth
coach-keep = gardar { $card }
coach-ask = pedir tendo { $card }
coach-pass = pasar
coach-play = { $set }
# $cards joined
coach-give = dar { $cards }
coach-was-best = a mellor
coach-was-taken = a escollida

# How the figures were found. $count worlds for a choice
coach-exact = Exacto, segundo a solución do xogo.
coach-sampled = { $count ->
    [one] Calculado mirando adiante nun reparto que encaixa co que se podía saber; ± é un erro típico.
   *[other] Calculado mirando adiante en { $count } repartos que encaixan co que se podía saber; ± é un erro típico.
}
# $count choices
coach-unjudged = { $count ->
    [one] Dunha xogada ninguén sabe canto valía: con tantos xogadores, ou con esas opcións, o xogo non está resolto.
   *[other] De { $count } xogadas ninguén sabe canto valían: con tantos xogadores, ou con esas opcións, o xogo non está resolto.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = Segundo a regra práctica, { $same } de { $count } estaban ben.
coach-unfinished = A partida non se xogou ata o final.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole },{ $tenths }

# While it works, on a terminal
coach-working = repasando
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Puntos por riba da media da mesa
   *[match] Probabilidade de gañar a partida, en porcentaxe
}
coach-plot-note = Unha marca é unha xogada que custou { $least } ou máis
