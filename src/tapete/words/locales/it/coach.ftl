# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [one] La partita rivista: { $count } mano
       *[other] La partita rivista: { $count } mani
    }
   *[gnav] { $count ->
        [one] La partita rivista: { $count } mano
       *[other] La partita rivista: { $count } mani
    }
}
# What the figures are
coach-measure-match = In percentuale: la probabilità di vincere la partita. Una vittoria divisa conta la sua parte.
coach-measure-points = In punti sopra la media del tavolo, compreso quello che la carica frutterà nelle mani seguenti.
# Headings of columns
coach-player = Chi gioca
coach-start = All’inizio
coach-luck = Fortuna
coach-own = Errori propri
coach-others = Errori altrui
coach-end = Alla fine
coach-decisions = Scelte
coach-costly = Costose
coach-course = Mano per mano
# What they mean
coach-note-luck = La fortuna sono le carte, e quello che gli altri hanno fatto di giusto. Un errore è quanto una scelta valeva meno della migliore, per quel che allora si poteva sapere.
coach-note-seat = Sono state esaminate solo queste scelte: gli errori degli altri stanno nella fortuna.

# Costly choices. $least is a figure
coach-heading = Scelte costate { $least } o più
coach-heading-none = Nessuna scelta è costata { $least } o più.
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. Mano { $deal }, { $who }: è costata { $cost }
   *[no] { $number }. Mano { $deal }, { $who }: è costata { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. Mano { $deal }, { $who }: è costata { $cost }
   *[no] { $number }. Mano { $deal }, { $who }: è costata { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth
coach-keep = tenere { $card }
coach-ask = chiedere lo scambio con { $card }
coach-pass = passare
coach-play = { $set }
# $cards joined
coach-give = dare { $cards }
coach-was-best = la migliore
coach-was-taken = la scelta fatta

# How the figures were found. $count worlds for a choice
coach-exact = Esatto, dalla soluzione del gioco.
coach-sampled = { $count ->
    [one] Trovato guardando avanti in una distribuzione che quadra con quel che si poteva sapere; ± è un errore standard.
   *[other] Trovato guardando avanti in { $count } distribuzioni che quadrano con quel che si poteva sapere; ± è un errore standard.
}
# $count choices
coach-unjudged = { $count ->
    [one] Di una scelta nessuno sa quanto valesse: con così tanti giocatori, o con queste regole, il gioco non è risolto.
   *[other] Di { $count } scelte nessuno sa quanto valessero: con così tanti giocatori, o con queste regole, il gioco non è risolto.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = Secondo la regola pratica, { $same } su { $count } erano giuste.
coach-unfinished = La partita non è stata giocata fino in fondo.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole },{ $tenths }

# While it works, on a terminal
coach-working = si riguarda
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Punti sopra la media del tavolo
   *[match] Probabilità di vincere la partita, in percentuale
}
coach-plot-note = Un segno è una scelta costata { $least } o più
