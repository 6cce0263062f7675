# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [one] Gennemgang af partiet: { $count } runde
       *[other] Gennemgang af partiet: { $count } runder
    }
   *[gnav] { $count ->
        [one] Gennemgang af partiet: { $count } omgang
       *[other] Gennemgang af partiet: { $count } omgange
    }
}
# What the figures are
coach-measure-match = I procent: chancen for at vinde partiet. En delt sejr tæller med sin del.
coach-measure-points = I point over gennemsnittet ved bordet, medregnet hvad embedet vil give i senere runder.
# Headings of columns
coach-player = Spiller
coach-start = Start
coach-luck = Held
coach-own = Egne fejl
coach-others = Andres fejl
coach-end = Slut
coach-decisions = Valg
coach-costly = Dyre
coach-course = Omgang for omgang
# What they mean
coach-note-luck = Held er kortene og det de andre gjorde rigtigt. En fejl er så meget som valget var dårligere end det bedste, ud fra hvad man kunne vide da.
coach-note-seat = Kun disse valg er gennemgået, så de andres fejl ligger i heldet.

# Costly choices. $least is a figure
coach-heading = Valg der kostede { $least } eller mere
coach-heading-none = Ingen valg kostede { $least } eller mere.
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. Runde { $deal }, { $who }: kostede { $cost }
   *[no] { $number }. Runde { $deal }, { $who }: kostede { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. Omgang { $deal }, { $who }: kostede { $cost }
   *[no] { $number }. Omgang { $deal }, { $who }: kostede { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth
coach-keep = beholde { $card }
coach-ask = bede om at bytte { $card }
coach-pass = pas
coach-play = { $set }
# $cards joined
coach-give = give { $cards }
coach-was-best = bedst
coach-was-taken = valgt

# How the figures were found. $count worlds for a choice
coach-exact = Nøjagtigt, efter spillets løsning.
coach-sampled = { $count ->
    [one] Fundet ved at se frem i én uddeling der passer med hvad man kunne vide; ± er én standardfejl.
   *[other] Fundet ved at se frem i { $count } uddelinger der passer med hvad man kunne vide; ± er én standardfejl.
}
# $count choices
coach-unjudged = { $count ->
    [one] Hvad ét af valgene var værd, ved ingen: med så mange spillere, eller sådanne regler, er spillet ikke løst.
   *[other] Hvad { $count } af valgene var værd, ved ingen: med så mange spillere, eller sådanne regler, er spillet ikke løst.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = Efter tommelfingerreglen var { $same } af { $count } rigtige.
coach-unfinished = Partiet blev ikke spillet til ende.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole },{ $tenths }

# While it works, on a terminal
coach-working = ser tilbage
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Point over gennemsnittet ved bordet
   *[match] Chancen for at vinde partiet, i procent
}
coach-plot-note = Et mærke er et valg der kostede { $least } eller mere
