# Terms a later translator keeps:
#   trick stikk; lead spille ut; pass pass; hand (Comemierda) runde; deal (Gnav) omgang; cards in the hand hånd
#   dealer giver; to deal dele ut; match parti; stock bunken; put away lagt bort; to draw trekke
#   swap bytte; keep beholde, at the table “Jeg står”; life liv; rest stå over; settlement oppgjør
#   table bord; seat plass; host vert; watcher tilskuer; room rommet; log logg; rating rating
#   shuffle stokke, stokking; seal segl, forsegle; record protokoll
#   set (of cards) kort, or “det som ligger”; picture card bildekort, matador; office verv (presidente and so on, never inflected)
#   Cards of the Spanish pack are “toer i mynter”, with the article “toeren i mynter”; Gnav cards have their old names.

# The cards of both packs. Every message here is a noun phrase in lower case, to stand inside a sentence.
#
# Other files and the programs make ids from card codes:
#   card-<code>       a Spanish card in full: card-5e, card-12o
#   value-<value>     its value alone; values-<value> the same in the plural ("how many sevens?")
#   set-<value>       a set played, with its article or number; $count is 1 to 4
#   set-2o            the two of oros, a value of its own
#   rank-<code>       a Gnav card: rank-III, rank-cat
#   the-rank-<code>   the same with its article

card-back = kort med baksiden opp

## Spanish pack: values

value-1 = ess
value-2 = toer
value-3 = treer
value-4 = firer
value-5 = femmer
value-6 = sekser
value-7 = sjuer
value-10 = knekt
value-11 = ridder
value-12 = konge

values-1 = ess
values-2 = toere
values-3 = treere
values-4 = firere
values-5 = femmere
values-6 = seksere
values-7 = sjuere
values-10 = knekter
values-11 = riddere
values-12 = konger

## Spanish pack: the forty cards

card-1o = ess i mynter
card-2o = toer i mynter
card-3o = treer i mynter
card-4o = firer i mynter
card-5o = femmer i mynter
card-6o = sekser i mynter
card-7o = sjuer i mynter
card-10o = knekt i mynter
card-11o = ridder i mynter
card-12o = konge i mynter
card-1c = ess i begere
card-2c = toer i begere
card-3c = treer i begere
card-4c = firer i begere
card-5c = femmer i begere
card-6c = sekser i begere
card-7c = sjuer i begere
card-10c = knekt i begere
card-11c = ridder i begere
card-12c = konge i begere
card-1e = ess i sverd
card-2e = toer i sverd
card-3e = treer i sverd
card-4e = firer i sverd
card-5e = femmer i sverd
card-6e = sekser i sverd
card-7e = sjuer i sverd
card-10e = knekt i sverd
card-11e = ridder i sverd
card-12e = konge i sverd
card-1b = ess i køller
card-2b = toer i køller
card-3b = treer i køller
card-4b = firer i køller
card-5b = femmer i køller
card-6b = sekser i køller
card-7b = sjuer i køller
card-10b = knekt i køller
card-11b = ridder i køller
card-12b = konge i køller

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] et ess
    [2] to ess
    [3] tre ess
   *[other] fire ess
}
set-2 = { $count ->
    [1] en toer
    [2] to toere
    [3] tre toere
   *[other] fire toere
}
set-3 = { $count ->
    [1] en treer
    [2] to treere
    [3] tre treere
   *[other] fire treere
}
set-4 = { $count ->
    [1] en firer
    [2] to firere
    [3] tre firere
   *[other] fire firere
}
set-5 = { $count ->
    [1] en femmer
    [2] to femmere
    [3] tre femmere
   *[other] fire femmere
}
set-6 = { $count ->
    [1] en sekser
    [2] to seksere
    [3] tre seksere
   *[other] fire seksere
}
set-7 = { $count ->
    [1] en sjuer
    [2] to sjuere
    [3] tre sjuere
   *[other] fire sjuere
}
set-10 = { $count ->
    [1] en knekt
    [2] to knekter
    [3] tre knekter
   *[other] fire knekter
}
set-11 = { $count ->
    [1] en ridder
    [2] to riddere
    [3] tre riddere
   *[other] fire riddere
}
set-12 = { $count ->
    [1] en konge
    [2] to konger
    [3] tre konger
   *[other] fire konger
}
set-2o = toeren i mynter

## Gnav pack: the 21 ranks, from low to high

rank-fool = narr
rank-owl = ugle
rank-pot = potte
rank-0 = 0
rank-I = I
rank-II = II
rank-III = III
rank-IV = IV
rank-V = V
rank-VI = VI
rank-VII = VII
rank-VIII = VIII
rank-IX = IX
rank-X = X
rank-XI = XI
rank-XII = XII
rank-house = hus
rank-horse = hest
rank-cat = katt
rank-dragoon = dragon
rank-cuckoo = gjøk

the-rank-fool = narren
the-rank-owl = uglen
the-rank-pot = potten
the-rank-0 = 0
the-rank-I = I
the-rank-II = II
the-rank-III = III
the-rank-IV = IV
the-rank-V = V
the-rank-VI = VI
the-rank-VII = VII
the-rank-VIII = VIII
the-rank-IX = IX
the-rank-X = X
the-rank-XI = XI
the-rank-XII = XII
the-rank-house = huset
the-rank-horse = hesten
the-rank-cat = katten
the-rank-dragoon = dragonen
the-rank-cuckoo = gjøken
