# The cards of both packs. Every message here is a noun phrase in lower case, to stand inside a sentence.
#
# Terms to keep: vaza (trick), abrir (lead), jogada (set), mão (a round of either game, from deal to score), partida
# (match), dar as cartas (deal), passar (pass), troca, trocar (swap and exchange), baralho (pack), monte (stock), tirar
# (draw), fora de jogo (put away), figura (picture card), anunciar (call a fool), as contas (settlement), vida, lugar
# (seat), mesa, quem assiste (watcher), relato (log), registo (record), cargo (office), regra da casa. The reader is
# “tu”; of others nothing is said that shows whether they are men or women. Portuguese of Portugal that is also read in
# Brazil: words that one side does not know are avoided where there is another (never “ecrã”, “tela”, “telemóvel”). Two,
# three, four of a kind are par, trio, quadra: “dois dois” and “três três” cannot be said. In Portuguese [one] takes 0
# as well: write [1].
#
# Other files and the programs make ids from card codes:
#   card-<code>       a Spanish card in full: card-5e, card-12o
#   value-<value>     its value alone; values-<value> the same in the plural ("how many sevens?")
#   set-<value>       a set played, with its article or number; $count is 1 to 4
#   set-2o            the two of oros, a value of its own
#   rank-<code>       a Gnav card: rank-III, rank-cat
#   the-rank-<code>   the same with its article

card-back = carta virada para baixo

## Spanish pack: values

value-1 = ás
value-2 = dois
value-3 = três
value-4 = quatro
value-5 = cinco
value-6 = seis
value-7 = sete
value-10 = valete
value-11 = cavalo
value-12 = rei

values-1 = ases
values-2 = dois
values-3 = três
values-4 = quatros
values-5 = cincos
values-6 = seis
values-7 = setes
values-10 = valetes
values-11 = cavalos
values-12 = reis

## Spanish pack: the forty cards

card-1o = ás de ouros
card-2o = dois de ouros
card-3o = três de ouros
card-4o = quatro de ouros
card-5o = cinco de ouros
card-6o = seis de ouros
card-7o = sete de ouros
card-10o = valete de ouros
card-11o = cavalo de ouros
card-12o = rei de ouros
card-1c = ás de copas
card-2c = dois de copas
card-3c = três de copas
card-4c = quatro de copas
card-5c = cinco de copas
card-6c = seis de copas
card-7c = sete de copas
card-10c = valete de copas
card-11c = cavalo de copas
card-12c = rei de copas
card-1e = ás de espadas
card-2e = dois de espadas
card-3e = três de espadas
card-4e = quatro de espadas
card-5e = cinco de espadas
card-6e = seis de espadas
card-7e = sete de espadas
card-10e = valete de espadas
card-11e = cavalo de espadas
card-12e = rei de espadas
card-1b = ás de paus
card-2b = dois de paus
card-3b = três de paus
card-4b = quatro de paus
card-5b = cinco de paus
card-6b = seis de paus
card-7b = sete de paus
card-10b = valete de paus
card-11b = cavalo de paus
card-12b = rei de paus

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] um ás
    [2] um par de ases
    [3] um trio de ases
   *[other] uma quadra de ases
}
set-2 = { $count ->
    [1] um dois
    [2] um par de dois
    [3] um trio de dois
   *[other] uma quadra de dois
}
set-3 = { $count ->
    [1] um três
    [2] um par de três
    [3] um trio de três
   *[other] uma quadra de três
}
set-4 = { $count ->
    [1] um quatro
    [2] um par de quatros
    [3] um trio de quatros
   *[other] uma quadra de quatros
}
set-5 = { $count ->
    [1] um cinco
    [2] um par de cincos
    [3] um trio de cincos
   *[other] uma quadra de cincos
}
set-6 = { $count ->
    [1] um seis
    [2] um par de seis
    [3] um trio de seis
   *[other] uma quadra de seis
}
set-7 = { $count ->
    [1] um sete
    [2] um par de setes
    [3] um trio de setes
   *[other] uma quadra de setes
}
set-10 = { $count ->
    [1] um valete
    [2] um par de valetes
    [3] um trio de valetes
   *[other] uma quadra de valetes
}
set-11 = { $count ->
    [1] um cavalo
    [2] um par de cavalos
    [3] um trio de cavalos
   *[other] uma quadra de cavalos
}
set-12 = { $count ->
    [1] um rei
    [2] um par de reis
    [3] um trio de reis
   *[other] uma quadra de reis
}
set-2o = o dois de ouros

## Gnav pack: the 21 ranks, from low to high

rank-fool = bobo
rank-owl = coruja
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
rank-horse = cavalo
rank-cat = gato
rank-dragoon = dragão
rank-cuckoo = cuco

the-rank-fool = o bobo
the-rank-owl = a coruja
the-rank-pot = o vaso
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
the-rank-horse = o cavalo
the-rank-cat = o gato
the-rank-dragoon = o dragão
the-rank-cuckoo = o cuco
