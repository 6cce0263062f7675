# The cards of both packs. Every message here is a noun phrase in lower case, to stand inside a sentence.
#
# Other files and the programs make ids from card codes:
#   card-<code>       a Spanish card in full: card-5e, card-12o
#   value-<value>     its value alone; values-<value> the same in the plural ("how many sevens?")
#   set-<value>       a set played, with its article or number; $count is 1 to 4
#   set-2o            the two of oros, a value of its own
#   rank-<code>       a Gnav card: rank-III, rank-cat
#   the-rank-<code>   the same with its article

card-back = carta boca abajo

## Spanish pack: values

value-1 = as
value-2 = dos
value-3 = tres
value-4 = cuatro
value-5 = cinco
value-6 = seis
value-7 = siete
value-10 = sota
value-11 = caballo
value-12 = rey

values-1 = ases
values-2 = doses
values-3 = treses
values-4 = cuatros
values-5 = cincos
values-6 = seises
values-7 = sietes
values-10 = sotas
values-11 = caballos
values-12 = reyes

## Spanish pack: the forty cards

card-1o = as de oros
card-2o = dos de oros
card-3o = tres de oros
card-4o = cuatro de oros
card-5o = cinco de oros
card-6o = seis de oros
card-7o = siete de oros
card-10o = sota de oros
card-11o = caballo de oros
card-12o = rey de oros
card-1c = as de copas
card-2c = dos de copas
card-3c = tres de copas
card-4c = cuatro de copas
card-5c = cinco de copas
card-6c = seis de copas
card-7c = siete de copas
card-10c = sota de copas
card-11c = caballo de copas
card-12c = rey de copas
card-1e = as de espadas
card-2e = dos de espadas
card-3e = tres de espadas
card-4e = cuatro de espadas
card-5e = cinco de espadas
card-6e = seis de espadas
card-7e = siete de espadas
card-10e = sota de espadas
card-11e = caballo de espadas
card-12e = rey de espadas
card-1b = as de bastos
card-2b = dos de bastos
card-3b = tres de bastos
card-4b = cuatro de bastos
card-5b = cinco de bastos
card-6b = seis de bastos
card-7b = siete de bastos
card-10b = sota de bastos
card-11b = caballo de bastos
card-12b = rey de bastos

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] un as
    [2] dos ases
    [3] tres ases
   *[other] cuatro ases
}
set-2 = { $count ->
    [1] un dos
    [2] dos doses
    [3] tres doses
   *[other] cuatro doses
}
set-3 = { $count ->
    [1] un tres
    [2] dos treses
    [3] tres treses
   *[other] cuatro treses
}
set-4 = { $count ->
    [1] un cuatro
    [2] dos cuatros
    [3] tres cuatros
   *[other] cuatro cuatros
}
set-5 = { $count ->
    [1] un cinco
    [2] dos cincos
    [3] tres cincos
   *[other] cuatro cincos
}
set-6 = { $count ->
    [1] un seis
    [2] dos seises
    [3] tres seises
   *[other] cuatro seises
}
set-7 = { $count ->
    [1] un siete
    [2] dos sietes
    [3] tres sietes
   *[other] cuatro sietes
}
set-10 = { $count ->
    [1] una sota
    [2] dos sotas
    [3] tres sotas
   *[other] cuatro sotas
}
set-11 = { $count ->
    [1] un caballo
    [2] dos caballos
    [3] tres caballos
   *[other] cuatro caballos
}
set-12 = { $count ->
    [1] un rey
    [2] dos reyes
    [3] tres reyes
   *[other] cuatro reyes
}
set-2o = el dos de oros

## Gnav pack: the 21 ranks, from low to high

rank-fool = tonto
rank-owl = búho
rank-pot = maceta
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
rank-horse = caballo
rank-cat = gato
rank-dragoon = dragón
rank-cuckoo = cuco

the-rank-fool = el tonto
the-rank-owl = el búho
the-rank-pot = la maceta
the-rank-0 = el 0
the-rank-I = el I
the-rank-II = el II
the-rank-III = el III
the-rank-IV = el IV
the-rank-V = el V
the-rank-VI = el VI
the-rank-VII = el VII
the-rank-VIII = el VIII
the-rank-IX = el IX
the-rank-X = el X
the-rank-XI = el XI
the-rank-XII = el XII
the-rank-house = la casa
the-rank-horse = el caballo
the-rank-cat = el gato
the-rank-dragoon = el dragón
the-rank-cuckoo = el cuco
