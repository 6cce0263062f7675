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
# Terms: trick = baza; to lead = abrir; hand (round) = man, hand (held) = as túas cartas; deal (Gnav) = reparto;
# to deal = repartir; pass = pasar (the button says “Paso”); swap = cambio, cambiar; stock = mazo; pack = baralla;
# draw from the stock = roubar; set aside, put away = apartar; life = vida; settle = resolver; office = cargo;
# seat = sitio; table = mesa; watcher = quen mira; match = partida; record = rexistro; log = crónica; host of the room =
# quen leva a sala; suit = pau. Suits: ouros, copas, espadas, bastos; figures of the Spanish pack: sota, cabalo, rei.
# Gnav: parvo, moucho, maceta, casa, cabalo, gato, dragón, cuco; picture cards = figuras.
# Names stand without article (their gender is not known), so “a”, “de”, “con” do not contract before them.
# Reader = ti, several readers = vós (verbs in -des); buttons in the infinitive or the first person.

card-back = carta boca abaixo

## Spanish pack: values

value-1 = as
value-2 = dous
value-3 = tres
value-4 = catro
value-5 = cinco
value-6 = seis
value-7 = sete
value-10 = sota
value-11 = cabalo
value-12 = rei

values-1 = ases
values-2 = douses
values-3 = treses
values-4 = catros
values-5 = cincos
values-6 = seises
values-7 = setes
values-10 = sotas
values-11 = cabalos
values-12 = reis

## Spanish pack: the forty cards

card-1o = as de ouros
card-2o = dous de ouros
card-3o = tres de ouros
card-4o = catro de ouros
card-5o = cinco de ouros
card-6o = seis de ouros
card-7o = sete de ouros
card-10o = sota de ouros
card-11o = cabalo de ouros
card-12o = rei de ouros
card-1c = as de copas
card-2c = dous de copas
card-3c = tres de copas
card-4c = catro de copas
card-5c = cinco de copas
card-6c = seis de copas
card-7c = sete de copas
card-10c = sota de copas
card-11c = cabalo de copas
card-12c = rei de copas
card-1e = as de espadas
card-2e = dous de espadas
card-3e = tres de espadas
card-4e = catro de espadas
card-5e = cinco de espadas
card-6e = seis de espadas
card-7e = sete de espadas
card-10e = sota de espadas
card-11e = cabalo de espadas
card-12e = rei de espadas
card-1b = as de bastos
card-2b = dous de bastos
card-3b = tres de bastos
card-4b = catro de bastos
card-5b = cinco de bastos
card-6b = seis de bastos
card-7b = sete de bastos
card-10b = sota de bastos
card-11b = cabalo de bastos
card-12b = rei de bastos

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] un as
    [2] dous ases
    [3] tres ases
   *[other] catro ases
}
set-2 = { $count ->
    [1] un dous
    [2] dous douses
    [3] tres douses
   *[other] catro douses
}
set-3 = { $count ->
    [1] un tres
    [2] dous treses
    [3] tres treses
   *[other] catro treses
}
set-4 = { $count ->
    [1] un catro
    [2] dous catros
    [3] tres catros
   *[other] catro catros
}
set-5 = { $count ->
    [1] un cinco
    [2] dous cincos
    [3] tres cincos
   *[other] catro cincos
}
set-6 = { $count ->
    [1] un seis
    [2] dous seises
    [3] tres seises
   *[other] catro seises
}
set-7 = { $count ->
    [1] un sete
    [2] dous setes
    [3] tres setes
   *[other] catro setes
}
set-10 = { $count ->
    [1] unha sota
    [2] dúas sotas
    [3] tres sotas
   *[other] catro sotas
}
set-11 = { $count ->
    [1] un cabalo
    [2] dous cabalos
    [3] tres cabalos
   *[other] catro cabalos
}
set-12 = { $count ->
    [1] un rei
    [2] dous reis
    [3] tres reis
   *[other] catro reis
}
set-2o = o dous de ouros

## Gnav pack: the 21 ranks, from low to high

rank-fool = parvo
rank-owl = moucho
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
rank-horse = cabalo
rank-cat = gato
rank-dragoon = dragón
rank-cuckoo = cuco

the-rank-fool = o parvo
the-rank-owl = o moucho
the-rank-pot = a maceta
the-rank-0 = o 0
the-rank-I = o I
the-rank-II = o II
the-rank-III = o III
the-rank-IV = o IV
the-rank-V = o V
the-rank-VI = o VI
the-rank-VII = o VII
the-rank-VIII = o VIII
the-rank-IX = o IX
the-rank-X = o X
the-rank-XI = o XI
the-rank-XII = o XII
the-rank-house = a casa
the-rank-horse = o cabalo
the-rank-cat = o gato
the-rank-dragoon = o dragón
the-rank-cuckoo = o cuco
