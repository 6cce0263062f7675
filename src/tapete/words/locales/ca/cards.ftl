# The cards of both packs. Every message here is a noun phrase in lower case, to stand inside a sentence.
#
# Other files and the programs make ids from card codes:
#   card-<code>       a Spanish card in full: card-5e, card-12o
#   value-<value>     its value alone; values-<value> the same in the plural ("how many sevens?")
#   set-<value>       a set played, with its article or number; $count is 1 to 4
#   set-2o            the two of oros, a value of its own
#   rank-<code>       a Gnav card: rank-III, rank-cat
#   the-rank-<code>   the same with its article
#
# Terms: trick = basa; to lead = obrir; hand (round) = mà, hand (held) = les teves cartes; deal (Gnav) = repartida;
# to deal = repartir; pass = passar (the button says “Passo”); swap = canvi, canviar; stock = munt; pack = baralla;
# draw from the stock = robar; set aside, put away = apartar; life = vida; settle = resoldre; office = càrrec;
# seat = lloc; table = taula; watcher = qui mira; match = partida; record = registre; log = crònica; host of the room =
# qui porta la sala. Suits: oros, copes, espases, bastos; figures of the Spanish pack: sota, cavall, rei.
# Gnav: ximple, mussol, test, casa, cavall, gat, dragó, cucut; picture cards = figures.
# Names never follow “de” or an article (they might need d’ or l’): “a”, “amb”, “que” and colons instead.
# Reader = tu, several readers = vosaltres; buttons in the imperative or the first person.

card-back = carta tapada

## Spanish pack: values

value-1 = as
value-2 = dos
value-3 = tres
value-4 = quatre
value-5 = cinc
value-6 = sis
value-7 = set
value-10 = sota
value-11 = cavall
value-12 = rei

values-1 = asos
values-2 = dosos
values-3 = tresos
values-4 = quatres
values-5 = cincs
values-6 = sisos
values-7 = sets
values-10 = sotes
values-11 = cavalls
values-12 = reis

## Spanish pack: the forty cards

card-1o = as d’oros
card-2o = dos d’oros
card-3o = tres d’oros
card-4o = quatre d’oros
card-5o = cinc d’oros
card-6o = sis d’oros
card-7o = set d’oros
card-10o = sota d’oros
card-11o = cavall d’oros
card-12o = rei d’oros
card-1c = as de copes
card-2c = dos de copes
card-3c = tres de copes
card-4c = quatre de copes
card-5c = cinc de copes
card-6c = sis de copes
card-7c = set de copes
card-10c = sota de copes
card-11c = cavall de copes
card-12c = rei de copes
card-1e = as d’espases
card-2e = dos d’espases
card-3e = tres d’espases
card-4e = quatre d’espases
card-5e = cinc d’espases
card-6e = sis d’espases
card-7e = set d’espases
card-10e = sota d’espases
card-11e = cavall d’espases
card-12e = rei d’espases
card-1b = as de bastos
card-2b = dos de bastos
card-3b = tres de bastos
card-4b = quatre de bastos
card-5b = cinc de bastos
card-6b = sis de bastos
card-7b = set de bastos
card-10b = sota de bastos
card-11b = cavall de bastos
card-12b = rei de bastos

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] un as
    [2] dos asos
    [3] tres asos
   *[other] quatre asos
}
set-2 = { $count ->
    [1] un dos
    [2] dos dosos
    [3] tres dosos
   *[other] quatre dosos
}
set-3 = { $count ->
    [1] un tres
    [2] dos tresos
    [3] tres tresos
   *[other] quatre tresos
}
set-4 = { $count ->
    [1] un quatre
    [2] dos quatres
    [3] tres quatres
   *[other] quatre quatres
}
set-5 = { $count ->
    [1] un cinc
    [2] dos cincs
    [3] tres cincs
   *[other] quatre cincs
}
set-6 = { $count ->
    [1] un sis
    [2] dos sisos
    [3] tres sisos
   *[other] quatre sisos
}
set-7 = { $count ->
    [1] un set
    [2] dos sets
    [3] tres sets
   *[other] quatre sets
}
set-10 = { $count ->
    [1] una sota
    [2] dues sotes
    [3] tres sotes
   *[other] quatre sotes
}
set-11 = { $count ->
    [1] un cavall
    [2] dos cavalls
    [3] tres cavalls
   *[other] quatre cavalls
}
set-12 = { $count ->
    [1] un rei
    [2] dos reis
    [3] tres reis
   *[other] quatre reis
}
set-2o = el dos d’oros

## Gnav pack: the 21 ranks, from low to high

rank-fool = ximple
rank-owl = mussol
rank-pot = test
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
rank-horse = cavall
rank-cat = gat
rank-dragoon = dragó
rank-cuckoo = cucut

the-rank-fool = el ximple
the-rank-owl = el mussol
the-rank-pot = el test
the-rank-0 = el 0
the-rank-I = l’I
the-rank-II = el II
the-rank-III = el III
the-rank-IV = el IV
the-rank-V = el V
the-rank-VI = el VI
the-rank-VII = el VII
the-rank-VIII = el VIII
the-rank-IX = el IX
the-rank-X = el X
the-rank-XI = l’XI
the-rank-XII = el XII
the-rank-house = la casa
the-rank-horse = el cavall
the-rank-cat = el gat
the-rank-dragoon = el dragó
the-rank-cuckoo = el cucut
