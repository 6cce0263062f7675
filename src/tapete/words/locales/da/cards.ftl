# Terms a later translator keeps:
#   trick stik; lead spille ud; pass melde pas; hand (Comemierda) runde; deal (Gnav) omgang; cards in the hand hånd
#   dealer giver; to deal dele ud; match parti; stock bunken; put away lagt væk; to draw trække
#   swap bytte; keep beholde, at the table “Jeg står”; life liv; rest sidde over; settlement opgør
#   table bord; seat plads; host vært; watcher tilskuer; room rummet; log log; rating rating
#   shuffle blande, blanding; seal segl, forsegle; record protokol
#   set (of cards) kort; picture card billedkort, matador; office embede (presidente and so on, never inflected)
#   Cards of the Spanish pack are “toer i mønter”, with the article “toeren i mønter”; Gnav cards have their old names.
#   No comma before a relative clause; a small letter after a colon; quotation marks »…«; a space before “…”.

# The cards of both packs. Every message here is a noun phrase in lower case, to stand inside a sentence.
#
# Other files and the programs make ids from card codes:
#   card-<code>       a Spanish card in full: card-5e, card-12o
#   value-<value>     its value alone; values-<value> the same in the plural ("how many sevens?")
#   set-<value>       a set played, with its article or number; $count is 1 to 4
#   set-2o            the two of oros, a value of its own
#   rank-<code>       a Gnav card: rank-III, rank-cat
#   the-rank-<code>   the same with its article

card-back = kort med bagsiden opad

## Spanish pack: values

value-1 = es
value-2 = toer
value-3 = treer
value-4 = firer
value-5 = femmer
value-6 = sekser
value-7 = syver
value-10 = knægt
value-11 = ridder
value-12 = konge

values-1 = esser
values-2 = toere
values-3 = treere
values-4 = firere
values-5 = femmere
values-6 = seksere
values-7 = syvere
values-10 = knægte
values-11 = riddere
values-12 = konger

## Spanish pack: the forty cards

card-1o = es i mønter
card-2o = toer i mønter
card-3o = treer i mønter
card-4o = firer i mønter
card-5o = femmer i mønter
card-6o = sekser i mønter
card-7o = syver i mønter
card-10o = knægt i mønter
card-11o = ridder i mønter
card-12o = konge i mønter
card-1c = es i bægre
card-2c = toer i bægre
card-3c = treer i bægre
card-4c = firer i bægre
card-5c = femmer i bægre
card-6c = sekser i bægre
card-7c = syver i bægre
card-10c = knægt i bægre
card-11c = ridder i bægre
card-12c = konge i bægre
card-1e = es i sværd
card-2e = toer i sværd
card-3e = treer i sværd
card-4e = firer i sværd
card-5e = femmer i sværd
card-6e = sekser i sværd
card-7e = syver i sværd
card-10e = knægt i sværd
card-11e = ridder i sværd
card-12e = konge i sværd
card-1b = es i køller
card-2b = toer i køller
card-3b = treer i køller
card-4b = firer i køller
card-5b = femmer i køller
card-6b = sekser i køller
card-7b = syver i køller
card-10b = knægt i køller
card-11b = ridder i køller
card-12b = konge i køller

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] et es
    [2] to esser
    [3] tre esser
   *[other] fire esser
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
    [1] en syver
    [2] to syvere
    [3] tre syvere
   *[other] fire syvere
}
set-10 = { $count ->
    [1] en knægt
    [2] to knægte
    [3] tre knægte
   *[other] fire knægte
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
set-2o = toeren i mønter

## Gnav pack: the 21 ranks, from low to high

rank-fool = nar
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
rank-cat = kat
rank-dragoon = dragon
rank-cuckoo = gøg

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
the-rank-cuckoo = gøgen
