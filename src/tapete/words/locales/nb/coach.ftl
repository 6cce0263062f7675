# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [one] Gjennomgang av partiet: { $count } runde
       *[other] Gjennomgang av partiet: { $count } runder
    }
   *[gnav] { $count ->
        [one] Gjennomgang av partiet: { $count } omgang
       *[other] Gjennomgang av partiet: { $count } omganger
    }
}
# What the figures are
coach-measure-match = I prosent: sjansen for å vinne partiet. En delt seier teller med sin del.
coach-measure-points = I poeng over snittet ved bordet, medregnet det vervet vil gi i senere runder.
# Headings of columns
coach-player = Spiller
coach-start = Start
coach-luck = Flaks
coach-own = Egne feil
coach-others = Andres feil
coach-end = Slutt
coach-decisions = Valg
coach-costly = Dyre
coach-course = Omgang for omgang
# What they mean
coach-note-luck = Flaks er kortene, og det de andre gjorde riktig. En feil er så mye som valget var dårligere enn det beste, ut fra det man kunne vite da.
coach-note-seat = Bare disse valgene er sett på, så de andres feil ligger i flaksen.

# Costly choices. $least is a figure
coach-heading = Valg som kostet { $least } eller mer
coach-heading-none = Ingen valg kostet { $least } eller mer.
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. Runde { $deal }, { $who }: kostet { $cost }
   *[no] { $number }. Runde { $deal }, { $who }: kostet { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. Omgang { $deal }, { $who }: kostet { $cost }
   *[no] { $number }. Omgang { $deal }, { $who }: kostet { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth
coach-keep = beholde { $card }
coach-ask = be om å bytte { $card }
coach-pass = pass
coach-play = { $set }
# $cards joined
coach-give = gi { $cards }
coach-was-best = best
coach-was-taken = valgt

# How the figures were found. $count worlds for a choice
coach-exact = Nøyaktig, etter løsningen av spillet.
coach-sampled = { $count ->
    [one] Funnet ved å se framover i én utdeling som passer med det man kunne vite; ± er én standardfeil.
   *[other] Funnet ved å se framover i { $count } utdelinger som passer med det man kunne vite; ± er én standardfeil.
}
# $count choices
coach-unjudged = { $count ->
    [one] Hva ett av valgene var verdt, vet ingen: Med så mange spillere, eller slike regler, er spillet ikke løst.
   *[other] Hva { $count } av valgene var verdt, vet ingen: Med så mange spillere, eller slike regler, er spillet ikke løst.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = Etter tommelfingerregelen var { $same } av { $count } riktige.
coach-unfinished = Partiet ble ikke spilt til ende.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole },{ $tenths }

# While it works, on a terminal
coach-working = ser tilbake
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Poeng over snittet ved bordet
   *[match] Sjansen for å vinne partiet, i prosent
}
coach-plot-note = Et merke er et valg som kostet { $least } eller mer
