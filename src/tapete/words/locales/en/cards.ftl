# The cards of both packs. Every message here is a noun phrase in lower case, to stand inside a sentence.
#
# Other files and the programs make ids from card codes:
#   card-<code>       a Spanish card in full: card-5e, card-12o
#   value-<value>     its value alone; values-<value> the same in the plural ("how many sevens?")
#   set-<value>       a set played, with its article or number; $count is 1 to 4
#   set-2o            the two of oros, a value of its own
#   rank-<code>       a Gnav card: rank-III, rank-cat
#   the-rank-<code>   the same with its article

card-back = card, face down

## Spanish pack: values

value-1 = ace
value-2 = two
value-3 = three
value-4 = four
value-5 = five
value-6 = six
value-7 = seven
value-10 = knave
value-11 = horseman
value-12 = king

values-1 = aces
values-2 = twos
values-3 = threes
values-4 = fours
values-5 = fives
values-6 = sixes
values-7 = sevens
values-10 = knaves
values-11 = horsemen
values-12 = kings

## Spanish pack: the forty cards

card-1o = ace of coins
card-2o = two of coins
card-3o = three of coins
card-4o = four of coins
card-5o = five of coins
card-6o = six of coins
card-7o = seven of coins
card-10o = knave of coins
card-11o = horseman of coins
card-12o = king of coins
card-1c = ace of cups
card-2c = two of cups
card-3c = three of cups
card-4c = four of cups
card-5c = five of cups
card-6c = six of cups
card-7c = seven of cups
card-10c = knave of cups
card-11c = horseman of cups
card-12c = king of cups
card-1e = ace of swords
card-2e = two of swords
card-3e = three of swords
card-4e = four of swords
card-5e = five of swords
card-6e = six of swords
card-7e = seven of swords
card-10e = knave of swords
card-11e = horseman of swords
card-12e = king of swords
card-1b = ace of clubs
card-2b = two of clubs
card-3b = three of clubs
card-4b = four of clubs
card-5b = five of clubs
card-6b = six of clubs
card-7b = seven of clubs
card-10b = knave of clubs
card-11b = horseman of clubs
card-12b = king of clubs

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] an ace
    [2] two aces
    [3] three aces
   *[other] four aces
}
set-2 = { $count ->
    [1] a two
    [2] two twos
    [3] three twos
   *[other] four twos
}
set-3 = { $count ->
    [1] a three
    [2] two threes
    [3] three threes
   *[other] four threes
}
set-4 = { $count ->
    [1] a four
    [2] two fours
    [3] three fours
   *[other] four fours
}
set-5 = { $count ->
    [1] a five
    [2] two fives
    [3] three fives
   *[other] four fives
}
set-6 = { $count ->
    [1] a six
    [2] two sixes
    [3] three sixes
   *[other] four sixes
}
set-7 = { $count ->
    [1] a seven
    [2] two sevens
    [3] three sevens
   *[other] four sevens
}
set-10 = { $count ->
    [1] a knave
    [2] two knaves
    [3] three knaves
   *[other] four knaves
}
set-11 = { $count ->
    [1] a horseman
    [2] two horsemen
    [3] three horsemen
   *[other] four horsemen
}
set-12 = { $count ->
    [1] a king
    [2] two kings
    [3] three kings
   *[other] four kings
}
set-2o = the two of coins

## Gnav pack: the 21 ranks, from low to high

rank-fool = fool
rank-owl = owl
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
rank-house = house
rank-horse = horse
rank-cat = cat
rank-dragoon = dragoon
rank-cuckoo = cuckoo

the-rank-fool = the fool
the-rank-owl = the owl
the-rank-pot = the pot
the-rank-0 = the 0
the-rank-I = the I
the-rank-II = the II
the-rank-III = the III
the-rank-IV = the IV
the-rank-V = the V
the-rank-VI = the VI
the-rank-VII = the VII
the-rank-VIII = the VIII
the-rank-IX = the IX
the-rank-X = the X
the-rank-XI = the XI
the-rank-XII = the XII
the-rank-house = the house
the-rank-horse = the horse
the-rank-cat = the cat
the-rank-dragoon = the dragoon
the-rank-cuckoo = the cuckoo
