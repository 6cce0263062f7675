# The cards of both packs. Every message here is a noun phrase in lower case, to stand inside a sentence.
#
# Words to keep: trick pli, lead ouvrir, hand manche (Comemierda), deal donne (Gnav, and where both are meant), to
# deal distribuer, match partie, pass passer, beat battre, swap échanger, keep garder, ask demander, stock pioche,
# draw piocher, put away écarter, rest se reposer, out n’avoir plus de cartes or être hors jeu, life vie, picture card
# figure, settlement décompte, seat place, table table, watching regarder, room salle, its host « qui tient la
# salle », guest de passage, log journal, record relevé. Friends say tu.
# Names of people are never behind « de » or « que » (elision), nor subject of a participle that would agree; cards
# with their article are never behind « à » or « de ». The two offices at the bottom take no article
# (« finir { office-comemierda } »), for the polite word is feminine.
#
# Other files and the programs make ids from card codes:
#   card-<code>       a Spanish card in full: card-5e, card-12o
#   value-<value>     its value alone; values-<value> the same in the plural ("how many sevens?")
#   set-<value>       a set played, with its article or number; $count is 1 to 4
#   set-2o            the two of oros, a value of its own
#   rank-<code>       a Gnav card: rank-III, rank-cat
#   the-rank-<code>   the same with its article

card-back = carte face cachée

## Spanish pack: values

value-1 = as
value-2 = deux
value-3 = trois
value-4 = quatre
value-5 = cinq
value-6 = six
value-7 = sept
value-10 = valet
value-11 = cavalier
value-12 = roi

values-1 = as
values-2 = deux
values-3 = trois
values-4 = quatre
values-5 = cinq
values-6 = six
values-7 = sept
values-10 = valets
values-11 = cavaliers
values-12 = rois

## Spanish pack: the forty cards

card-1o = as de deniers
card-2o = deux de deniers
card-3o = trois de deniers
card-4o = quatre de deniers
card-5o = cinq de deniers
card-6o = six de deniers
card-7o = sept de deniers
card-10o = valet de deniers
card-11o = cavalier de deniers
card-12o = roi de deniers
card-1c = as de coupes
card-2c = deux de coupes
card-3c = trois de coupes
card-4c = quatre de coupes
card-5c = cinq de coupes
card-6c = six de coupes
card-7c = sept de coupes
card-10c = valet de coupes
card-11c = cavalier de coupes
card-12c = roi de coupes
card-1e = as d’épées
card-2e = deux d’épées
card-3e = trois d’épées
card-4e = quatre d’épées
card-5e = cinq d’épées
card-6e = six d’épées
card-7e = sept d’épées
card-10e = valet d’épées
card-11e = cavalier d’épées
card-12e = roi d’épées
card-1b = as de bâtons
card-2b = deux de bâtons
card-3b = trois de bâtons
card-4b = quatre de bâtons
card-5b = cinq de bâtons
card-6b = six de bâtons
card-7b = sept de bâtons
card-10b = valet de bâtons
card-11b = cavalier de bâtons
card-12b = roi de bâtons

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] un as
    [2] deux as
    [3] trois as
   *[other] quatre as
}
set-2 = { $count ->
    [1] un deux
    [2] deux deux
    [3] trois deux
   *[other] quatre deux
}
set-3 = { $count ->
    [1] un trois
    [2] deux trois
    [3] trois trois
   *[other] quatre trois
}
set-4 = { $count ->
    [1] un quatre
    [2] deux quatre
    [3] trois quatre
   *[other] quatre quatre
}
set-5 = { $count ->
    [1] un cinq
    [2] deux cinq
    [3] trois cinq
   *[other] quatre cinq
}
set-6 = { $count ->
    [1] un six
    [2] deux six
    [3] trois six
   *[other] quatre six
}
set-7 = { $count ->
    [1] un sept
    [2] deux sept
    [3] trois sept
   *[other] quatre sept
}
set-10 = { $count ->
    [1] un valet
    [2] deux valets
    [3] trois valets
   *[other] quatre valets
}
set-11 = { $count ->
    [1] un cavalier
    [2] deux cavaliers
    [3] trois cavaliers
   *[other] quatre cavaliers
}
set-12 = { $count ->
    [1] un roi
    [2] deux rois
    [3] trois rois
   *[other] quatre rois
}
set-2o = le deux de deniers

## Gnav pack: the 21 ranks, from low to high

rank-fool = fou
rank-owl = chouette
rank-pot = pot
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
rank-house = maison
rank-horse = cheval
rank-cat = chat
rank-dragoon = dragon
rank-cuckoo = coucou

the-rank-fool = le fou
the-rank-owl = la chouette
the-rank-pot = le pot
the-rank-0 = le 0
the-rank-I = le I
the-rank-II = le II
the-rank-III = le III
the-rank-IV = le IV
the-rank-V = le V
the-rank-VI = le VI
the-rank-VII = le VII
the-rank-VIII = le VIII
the-rank-IX = le IX
the-rank-X = le X
the-rank-XI = le XI
the-rank-XII = le XII
the-rank-house = la maison
the-rank-horse = le cheval
the-rank-cat = le chat
the-rank-dragoon = le dragon
the-rank-cuckoo = le coucou
