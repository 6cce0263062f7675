# The cards of both packs. Every message here is a noun phrase in lower case, to stand inside a sentence.
#
# Terms to keep: presa (trick), aprire (lead), giocata (set), mano (a round of either game, from deal to score),
# partita (match), dare le carte (deal), mazziere (dealer), passare (pass), scambio (swap and exchange), mazzo (pack
# and stock), pescare (draw), figura (picture card), dichiarare (call a fool), i conti (settlement), vita, posto (seat),
# tavolo, chi guarda (watcher), cronaca (log), registro (record), carica (office), regola della casa. The reader is
# “tu”; of others nothing is said that shows whether they are men or women. Two, three, four of a kind are coppia, tris,
# poker: “due due” and “tre tre” cannot be said. In Gnav people cry what the cards of the Italian cucù say: Fermatevi
# alquanto, Salta, Gnao, Bum, Cucù.
#
# Other files and the programs make ids from card codes:
#   card-<code>       a Spanish card in full: card-5e, card-12o
#   value-<value>     its value alone; values-<value> the same in the plural ("how many sevens?")
#   set-<value>       a set played, with its article or number; $count is 1 to 4
#   set-2o            the two of oros, a value of its own
#   rank-<code>       a Gnav card: rank-III, rank-cat
#   the-rank-<code>   the same with its article

card-back = carta coperta

## Spanish pack: values

value-1 = asso
value-2 = due
value-3 = tre
value-4 = quattro
value-5 = cinque
value-6 = sei
value-7 = sette
value-10 = fante
value-11 = cavallo
value-12 = re

values-1 = assi
values-2 = due
values-3 = tre
values-4 = quattro
values-5 = cinque
values-6 = sei
values-7 = sette
values-10 = fanti
values-11 = cavalli
values-12 = re

## Spanish pack: the forty cards

card-1o = asso di denari
card-2o = due di denari
card-3o = tre di denari
card-4o = quattro di denari
card-5o = cinque di denari
card-6o = sei di denari
card-7o = sette di denari
card-10o = fante di denari
card-11o = cavallo di denari
card-12o = re di denari
card-1c = asso di coppe
card-2c = due di coppe
card-3c = tre di coppe
card-4c = quattro di coppe
card-5c = cinque di coppe
card-6c = sei di coppe
card-7c = sette di coppe
card-10c = fante di coppe
card-11c = cavallo di coppe
card-12c = re di coppe
card-1e = asso di spade
card-2e = due di spade
card-3e = tre di spade
card-4e = quattro di spade
card-5e = cinque di spade
card-6e = sei di spade
card-7e = sette di spade
card-10e = fante di spade
card-11e = cavallo di spade
card-12e = re di spade
card-1b = asso di bastoni
card-2b = due di bastoni
card-3b = tre di bastoni
card-4b = quattro di bastoni
card-5b = cinque di bastoni
card-6b = sei di bastoni
card-7b = sette di bastoni
card-10b = fante di bastoni
card-11b = cavallo di bastoni
card-12b = re di bastoni

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] un asso
    [2] una coppia di assi
    [3] un tris di assi
   *[other] un poker di assi
}
set-2 = { $count ->
    [1] un due
    [2] una coppia di due
    [3] un tris di due
   *[other] un poker di due
}
set-3 = { $count ->
    [1] un tre
    [2] una coppia di tre
    [3] un tris di tre
   *[other] un poker di tre
}
set-4 = { $count ->
    [1] un quattro
    [2] una coppia di quattro
    [3] un tris di quattro
   *[other] un poker di quattro
}
set-5 = { $count ->
    [1] un cinque
    [2] una coppia di cinque
    [3] un tris di cinque
   *[other] un poker di cinque
}
set-6 = { $count ->
    [1] un sei
    [2] una coppia di sei
    [3] un tris di sei
   *[other] un poker di sei
}
set-7 = { $count ->
    [1] un sette
    [2] una coppia di sette
    [3] un tris di sette
   *[other] un poker di sette
}
set-10 = { $count ->
    [1] un fante
    [2] una coppia di fanti
    [3] un tris di fanti
   *[other] un poker di fanti
}
set-11 = { $count ->
    [1] un cavallo
    [2] una coppia di cavalli
    [3] un tris di cavalli
   *[other] un poker di cavalli
}
set-12 = { $count ->
    [1] un re
    [2] una coppia di re
    [3] un tris di re
   *[other] un poker di re
}
set-2o = il due di denari

## Gnav pack: the 21 ranks, from low to high

rank-fool = matto
rank-owl = gufo
rank-pot = vaso
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
rank-house = casa
rank-horse = cavallo
rank-cat = gatto
rank-dragoon = dragone
rank-cuckoo = cucù

the-rank-fool = il matto
the-rank-owl = il gufo
the-rank-pot = il vaso
the-rank-0 = lo 0
the-rank-I = l’I
the-rank-II = il II
the-rank-III = il III
the-rank-IV = il IV
the-rank-V = il V
the-rank-VI = il VI
the-rank-VII = il VII
the-rank-VIII = l’VIII
the-rank-IX = il IX
the-rank-X = il X
the-rank-XI = l’XI
the-rank-XII = il XII
the-rank-house = la casa
the-rank-horse = il cavallo
the-rank-cat = il gatto
the-rank-dragoon = il dragone
the-rank-cuckoo = il cucù
