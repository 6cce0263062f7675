# Terms a later translator keeps:
#   trick stick; lead spela ut; pass passa, pass; hand (Comemierda) runda; deal (Gnav) omgång, where both games meet giv;
#   cards in the hand hand; dealer givare; to deal dela ut; match parti; stock högen; put away lagt undan; to draw dra
#   swap byta, byte; keep behålla, at the table “Jag är nöjd” (so it is said in Kille); life liv; rest stå över;
#   settlement uppgörelse; table bord; seat plats; host värd; watcher åskådare; room rummet; log logg; rating rating
#   shuffle blanda, blandning; seal sigill, försegla; record protokoll; office ämbete (presidente and so on, never inflected)
#   set (of cards) kort; picture card bildkort, matador
#   Cards of the Spanish pack are “tvåa i mynt”, with the article “tvåan i mynt”; Gnav cards are named after the pictures.
#   A small letter after a colon; quotation marks ”…”; a space before “…”.

# The cards of both packs. Every message here is a noun phrase in lower case, to stand inside a sentence.
#
# Other files and the programs make ids from card codes:
#   card-<code>       a Spanish card in full: card-5e, card-12o
#   value-<value>     its value alone; values-<value> the same in the plural ("how many sevens?")
#   set-<value>       a set played, with its article or number; $count is 1 to 4
#   set-2o            the two of oros, a value of its own
#   rank-<code>       a Gnav card: rank-III, rank-cat
#   the-rank-<code>   the same with its article

card-back = kort med baksidan upp

## Spanish pack: values

value-1 = ess
value-2 = tvåa
value-3 = trea
value-4 = fyra
value-5 = femma
value-6 = sexa
value-7 = sjua
value-10 = knekt
value-11 = riddare
value-12 = kung

values-1 = ess
values-2 = tvåor
values-3 = treor
values-4 = fyror
values-5 = femmor
values-6 = sexor
values-7 = sjuor
values-10 = knektar
values-11 = riddare
values-12 = kungar

## Spanish pack: the forty cards

card-1o = ess i mynt
card-2o = tvåa i mynt
card-3o = trea i mynt
card-4o = fyra i mynt
card-5o = femma i mynt
card-6o = sexa i mynt
card-7o = sjua i mynt
card-10o = knekt i mynt
card-11o = riddare i mynt
card-12o = kung i mynt
card-1c = ess i bägare
card-2c = tvåa i bägare
card-3c = trea i bägare
card-4c = fyra i bägare
card-5c = femma i bägare
card-6c = sexa i bägare
card-7c = sjua i bägare
card-10c = knekt i bägare
card-11c = riddare i bägare
card-12c = kung i bägare
card-1e = ess i svärd
card-2e = tvåa i svärd
card-3e = trea i svärd
card-4e = fyra i svärd
card-5e = femma i svärd
card-6e = sexa i svärd
card-7e = sjua i svärd
card-10e = knekt i svärd
card-11e = riddare i svärd
card-12e = kung i svärd
card-1b = ess i klubbor
card-2b = tvåa i klubbor
card-3b = trea i klubbor
card-4b = fyra i klubbor
card-5b = femma i klubbor
card-6b = sexa i klubbor
card-7b = sjua i klubbor
card-10b = knekt i klubbor
card-11b = riddare i klubbor
card-12b = kung i klubbor

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] ett ess
    [2] två ess
    [3] tre ess
   *[other] fyra ess
}
set-2 = { $count ->
    [1] en tvåa
    [2] två tvåor
    [3] tre tvåor
   *[other] fyra tvåor
}
set-3 = { $count ->
    [1] en trea
    [2] två treor
    [3] tre treor
   *[other] fyra treor
}
set-4 = { $count ->
    [1] en fyra
    [2] två fyror
    [3] tre fyror
   *[other] fyra fyror
}
set-5 = { $count ->
    [1] en femma
    [2] två femmor
    [3] tre femmor
   *[other] fyra femmor
}
set-6 = { $count ->
    [1] en sexa
    [2] två sexor
    [3] tre sexor
   *[other] fyra sexor
}
set-7 = { $count ->
    [1] en sjua
    [2] två sjuor
    [3] tre sjuor
   *[other] fyra sjuor
}
set-10 = { $count ->
    [1] en knekt
    [2] två knektar
    [3] tre knektar
   *[other] fyra knektar
}
set-11 = { $count ->
    [1] en riddare
    [2] två riddare
    [3] tre riddare
   *[other] fyra riddare
}
set-12 = { $count ->
    [1] en kung
    [2] två kungar
    [3] tre kungar
   *[other] fyra kungar
}
set-2o = tvåan i mynt

## Gnav pack: the 21 ranks, from low to high

rank-fool = narr
rank-owl = uggla
rank-pot = kruka
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
rank-horse = häst
rank-cat = katt
rank-dragoon = dragon
rank-cuckoo = gök

the-rank-fool = narren
the-rank-owl = ugglan
the-rank-pot = krukan
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
the-rank-horse = hästen
the-rank-cat = katten
the-rank-dragoon = dragonen
the-rank-cuckoo = göken
