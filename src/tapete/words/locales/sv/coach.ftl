# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [one] Genomgång av partiet: { $count } runda
       *[other] Genomgång av partiet: { $count } rundor
    }
   *[gnav] { $count ->
        [one] Genomgång av partiet: { $count } omgång
       *[other] Genomgång av partiet: { $count } omgångar
    }
}
# What the figures are
coach-measure-match = I procent: chansen att vinna partiet. En delad vinst räknas med sin del.
coach-measure-points = I poäng över snittet vid bordet, inräknat vad ämbetet ger i senare rundor.
# Headings of columns
coach-player = Spelare
coach-start = Start
coach-luck = Tur
coach-own = Egna misstag
coach-others = Andras misstag
coach-end = Slut
coach-decisions = Val
coach-costly = Dyra
coach-course = Giv för giv
# What they mean
coach-note-luck = Tur är korten, och det som de andra gjorde rätt. Ett misstag är så mycket som valet var sämre än det bästa, utifrån vad man kunde veta då.
coach-note-seat = Bara de här valen har granskats, så de andras misstag ligger i turen.

# Costly choices. $least is a figure
coach-heading = Val som kostade { $least } eller mer
coach-heading-none = Inget val kostade { $least } eller mer.
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. Runda { $deal }, { $who }: kostade { $cost }
   *[no] { $number }. Runda { $deal }, { $who }: kostade { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. Omgång { $deal }, { $who }: kostade { $cost }
   *[no] { $number }. Omgång { $deal }, { $who }: kostade { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth
coach-keep = behålla { $card }
coach-ask = be att få byta { $card }
coach-pass = passa
coach-play = { $set }
# $cards joined
coach-give = ge { $cards }
coach-was-best = bäst
coach-was-taken = valt

# How the figures were found. $count worlds for a choice
coach-exact = Exakt, enligt lösningen av spelet.
coach-sampled = { $count ->
    [one] Beräknat genom att se framåt i en giv som stämmer med vad man kunde veta; ± är ett standardfel.
   *[other] Beräknat genom att se framåt i { $count } givar som stämmer med vad man kunde veta; ± är ett standardfel.
}
# $count choices
coach-unjudged = { $count ->
    [one] Vad ett av valen var värt vet ingen: med så många spelare, eller sådana regler, är spelet inte löst.
   *[other] Vad { $count } av valen var värda vet ingen: med så många spelare, eller sådana regler, är spelet inte löst.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = Enligt tumregeln var { $same } av { $count } rätt.
coach-unfinished = Partiet spelades inte till slut.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole },{ $tenths }

# While it works, on a terminal
coach-working = ser tillbaka
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Poäng över snittet vid bordet
   *[match] Chansen att vinna partiet, i procent
}
coach-plot-note = Ett märke är ett val som kostade { $least } eller mer
