# The cards of both packs. Every message here is a noun phrase, to stand inside a sentence.
#
# Words to keep: trick Stich, lead ausspielen, hand and deal (from dealing to counting) Runde, to deal geben, match
# Partie, pass passen, beat schlagen, swap tauschen, keep behalten, ask fragen, stock Stapel, put away abgelegt,
# rest aussetzen, out fertig (no cards left) or ausgeschieden (no lives left), life Leben, picture card Bild,
# settlement Abrechnung, seat Platz, table Tisch, watching zuschauen, room Raum, host of the room Spielleitung,
# log Verlauf, record Protokoll, option Regel. Friends say du. Offices take no article ("wer Presidente ist", "als …").
# Cases: set-* and the-rank-* stand in the ACCUSATIVE ("einen König", "den Narren"): every sentence that takes
# $set, $asked, $card, $got or $gave is built for it. card-*, value-* and rank-* stand without article.
#
# Other files and the programs make ids from card codes:
#   card-<code>       a Spanish card in full: card-5e, card-12o
#   value-<value>     its value alone; values-<value> the same in the plural ("how many sevens?")
#   set-<value>       a set played, with its article or number; $count is 1 to 4
#   set-2o            the two of oros, a value of its own
#   rank-<code>       a Gnav card: rank-III, rank-cat
#   the-rank-<code>   the same with its article

card-back = verdeckte Karte

## Spanish pack: values

value-1 = Ass
value-2 = Zwei
value-3 = Drei
value-4 = Vier
value-5 = Fünf
value-6 = Sechs
value-7 = Sieben
value-10 = Bube
value-11 = Reiter
value-12 = König

values-1 = Asse
values-2 = Zweien
values-3 = Dreien
values-4 = Vieren
values-5 = Fünfen
values-6 = Sechsen
values-7 = Siebenen
values-10 = Buben
values-11 = Reiter
values-12 = Könige

## Spanish pack: the forty cards

card-1o = Münz-Ass
card-2o = Münz-Zwei
card-3o = Münz-Drei
card-4o = Münz-Vier
card-5o = Münz-Fünf
card-6o = Münz-Sechs
card-7o = Münz-Sieben
card-10o = Münz-Bube
card-11o = Münz-Reiter
card-12o = Münz-König
card-1c = Kelch-Ass
card-2c = Kelch-Zwei
card-3c = Kelch-Drei
card-4c = Kelch-Vier
card-5c = Kelch-Fünf
card-6c = Kelch-Sechs
card-7c = Kelch-Sieben
card-10c = Kelch-Bube
card-11c = Kelch-Reiter
card-12c = Kelch-König
card-1e = Schwert-Ass
card-2e = Schwert-Zwei
card-3e = Schwert-Drei
card-4e = Schwert-Vier
card-5e = Schwert-Fünf
card-6e = Schwert-Sechs
card-7e = Schwert-Sieben
card-10e = Schwert-Bube
card-11e = Schwert-Reiter
card-12e = Schwert-König
card-1b = Stab-Ass
card-2b = Stab-Zwei
card-3b = Stab-Drei
card-4b = Stab-Vier
card-5b = Stab-Fünf
card-6b = Stab-Sechs
card-7b = Stab-Sieben
card-10b = Stab-Bube
card-11b = Stab-Reiter
card-12b = Stab-König

## Spanish pack: sets, from one card to four ($count)

set-1 = { $count ->
    [1] ein Ass
    [2] zwei Asse
    [3] drei Asse
   *[other] vier Asse
}
set-2 = { $count ->
    [1] eine Zwei
    [2] zwei Zweien
    [3] drei Zweien
   *[other] vier Zweien
}
set-3 = { $count ->
    [1] eine Drei
    [2] zwei Dreien
    [3] drei Dreien
   *[other] vier Dreien
}
set-4 = { $count ->
    [1] eine Vier
    [2] zwei Vieren
    [3] drei Vieren
   *[other] vier Vieren
}
set-5 = { $count ->
    [1] eine Fünf
    [2] zwei Fünfen
    [3] drei Fünfen
   *[other] vier Fünfen
}
set-6 = { $count ->
    [1] eine Sechs
    [2] zwei Sechsen
    [3] drei Sechsen
   *[other] vier Sechsen
}
set-7 = { $count ->
    [1] eine Sieben
    [2] zwei Siebenen
    [3] drei Siebenen
   *[other] vier Siebenen
}
set-10 = { $count ->
    [1] einen Buben
    [2] zwei Buben
    [3] drei Buben
   *[other] vier Buben
}
set-11 = { $count ->
    [1] einen Reiter
    [2] zwei Reiter
    [3] drei Reiter
   *[other] vier Reiter
}
set-12 = { $count ->
    [1] einen König
    [2] zwei Könige
    [3] drei Könige
   *[other] vier Könige
}
set-2o = die Münz-Zwei

## Gnav pack: the 21 ranks, from low to high

rank-fool = Narr
rank-owl = Eule
rank-pot = Topf
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
rank-house = Haus
rank-horse = Pferd
rank-cat = Katze
rank-dragoon = Dragoner
rank-cuckoo = Kuckuck

the-rank-fool = den Narren
the-rank-owl = die Eule
the-rank-pot = den Topf
the-rank-0 = die 0
the-rank-I = die I
the-rank-II = die II
the-rank-III = die III
the-rank-IV = die IV
the-rank-V = die V
the-rank-VI = die VI
the-rank-VII = die VII
the-rank-VIII = die VIII
the-rank-IX = die IX
the-rank-X = die X
the-rank-XI = die XI
the-rank-XII = die XII
the-rank-house = das Haus
the-rank-horse = das Pferd
the-rank-cat = die Katze
the-rank-dragoon = den Dragoner
the-rank-cuckoo = den Kuckuck
