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
# Terms: trick = baza; to lead = ireki; hand (round) = esku, hand (held) = zure kartak; deal (Gnav) = banaketa;
# to deal = banatu; pass = paso, pasatu; swap = truke, trukatu; stock = sorta; pack = baraja; draw = hartu;
# set aside, put away = baztertu; life = bizitza; settle = ebatzi; office = kargu; seat = leku; table = mahai;
# watcher = ikusle; match = partida; record = erregistro; log = kronika; host of the room = aretoko arduradun.
# Suits: urreak, kopak, ezpatak, bastoiak; figures of the Spanish pack: txanka, zaldia, erregea.
# Gnav: zoroa, hontza, loreontzia, etxea, zaldia, katua, dragoia, kukua; picture cards = irudiak.
# Names, cards and offices that come as variables or references take no ending: the noun after them does
# (“{ $who } jokalariak”, “{ office-comemierda } kargudunak”), or they stand after a colon.
# Cards and ranks carry the article already, in the absolutive. Reader = zu, several readers = zuek.

card-back = karta, ahoz behera

## Spanish pack: values

value-1 = bateko
value-2 = biko
value-3 = hiruko
value-4 = lauko
value-5 = bosteko
value-6 = seiko
value-7 = zazpiko
value-10 = txanka
value-11 = zaldi
value-12 = errege

values-1 = batekoak
values-2 = bikoak
values-3 = hirukoak
values-4 = laukoak
values-5 = bostekoak
values-6 = seikoak
values-7 = zazpikoak
values-10 = txankak
values-11 = zaldiak
values-12 = erregeak

## Spanish pack: the forty cards

card-1o = urre-batekoa
card-2o = urre-bikoa
card-3o = urre-hirukoa
card-4o = urre-laukoa
card-5o = urre-bostekoa
card-6o = urre-seikoa
card-7o = urre-zazpikoa
card-10o = urre-txanka
card-11o = urre-zaldia
card-12o = urre-erregea
card-1c = kopa-batekoa
card-2c = kopa-bikoa
card-3c = kopa-hirukoa
card-4c = kopa-laukoa
card-5c = kopa-bostekoa
card-6c = kopa-seikoa
card-7c = kopa-zazpikoa
card-10c = kopa-txanka
card-11c = kopa-zaldia
card-12c = kopa-erregea
card-1e = ezpata-batekoa
card-2e = ezpata-bikoa
card-3e = ezpata-hirukoa
card-4e = ezpata-laukoa
card-5e = ezpata-bostekoa
card-6e = ezpata-seikoa
card-7e = ezpata-zazpikoa
card-10e = ezpata-txanka
card-11e = ezpata-zaldia
card-12e = ezpata-erregea
card-1b = bastoi-batekoa
card-2b = bastoi-bikoa
card-3b = bastoi-hirukoa
card-4b = bastoi-laukoa
card-5b = bastoi-bostekoa
card-6b = bastoi-seikoa
card-7b = bastoi-zazpikoa
card-10b = bastoi-txanka
card-11b = bastoi-zaldia
card-12b = bastoi-erregea

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] bateko bat
    [2] bi bateko
    [3] hiru bateko
   *[other] lau bateko
}
set-2 = { $count ->
    [1] biko bat
    [2] bi biko
    [3] hiru biko
   *[other] lau biko
}
set-3 = { $count ->
    [1] hiruko bat
    [2] bi hiruko
    [3] hiru hiruko
   *[other] lau hiruko
}
set-4 = { $count ->
    [1] lauko bat
    [2] bi lauko
    [3] hiru lauko
   *[other] lau lauko
}
set-5 = { $count ->
    [1] bosteko bat
    [2] bi bosteko
    [3] hiru bosteko
   *[other] lau bosteko
}
set-6 = { $count ->
    [1] seiko bat
    [2] bi seiko
    [3] hiru seiko
   *[other] lau seiko
}
set-7 = { $count ->
    [1] zazpiko bat
    [2] bi zazpiko
    [3] hiru zazpiko
   *[other] lau zazpiko
}
set-10 = { $count ->
    [1] txanka bat
    [2] bi txanka
    [3] hiru txanka
   *[other] lau txanka
}
set-11 = { $count ->
    [1] zaldi bat
    [2] bi zaldi
    [3] hiru zaldi
   *[other] lau zaldi
}
set-12 = { $count ->
    [1] errege bat
    [2] bi errege
    [3] hiru errege
   *[other] lau errege
}
set-2o = urre-bikoa

## Gnav pack: the 21 ranks, from low to high

rank-fool = zoroa
rank-owl = hontza
rank-pot = loreontzia
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
rank-house = etxea
rank-horse = zaldia
rank-cat = katua
rank-dragoon = dragoia
rank-cuckoo = kukua

the-rank-fool = zoroa
the-rank-owl = hontza
the-rank-pot = loreontzia
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
the-rank-house = etxea
the-rank-horse = zaldia
the-rank-cat = katua
the-rank-dragoon = dragoia
the-rank-cuckoo = kukua
