# The coach: `tapete review` looks back at a match. What each choice was worth, luck apart from mistakes.

# $game as in game-*, $count deals or hands
coach-title = { $game ->
    [comemierda] { $count ->
        [one] Partidaren errepasoa: esku { $count }
       *[other] Partidaren errepasoa: { $count } esku
    }
   *[gnav] { $count ->
        [one] Partidaren errepasoa: banaketa { $count }
       *[other] Partidaren errepasoa: { $count } banaketa
    }
}
# What the figures are
coach-measure-match = Ehunekotan: partida irabazteko probabilitatea. Garaipen partekatuak bere zatia balio du.
coach-measure-points = Puntutan, mahaiko batez bestekoaren gainetik, karguak hurrengo eskuetan emango duena barne.
# Headings of columns
coach-player = Jokalaria
coach-start = Hasieran
coach-luck = Zortea
coach-own = Bere hutsak
coach-others = Besteen hutsak
coach-end = Amaieran
coach-decisions = Jokaldiak
coach-costly = Garesti
coach-course = Banaketaz banaketa
# What they mean
coach-note-luck = Zortea kartak dira, eta besteek ondo egin zutena. Hutsa da jokaldi batek onenak baino zenbat gutxiago balio zuen, orduan jakin zitekeenaren arabera.
coach-note-seat = Jokaldi hauek bakarrik aztertu dira; beraz, besteen hutsak zortearekin doaz.

# Costly choices. $least is a figure
coach-heading = Garesti atera ziren jokaldiak (galera { $least } edo gehiago)
coach-heading-none = Ez zen garesti atera jokaldirik (galera { $least } edo gehiago).
# $number of the action in the match, $deal of the hand or deal, $who, $cost and $error are figures; $exact "yes" where there is no error
coach-cost-comemierda = { $exact ->
    [yes] { $number }. { $deal }. eskua, { $who }: galera { $cost }
   *[no] { $number }. { $deal }. eskua, { $who }: galera { $cost } ± { $error }
}
coach-cost-gnav = { $exact ->
    [yes] { $number }. { $deal }. banaketa, { $who }: galera { $cost }
   *[no] { $number }. { $deal }. banaketa, { $who }: galera { $cost } ± { $error }
}
# A choice in a list, and beside it what it was worth
coach-keep = gorde { $card }
coach-ask = trukea eskatu, { $card } izanda
coach-pass = pasatu
coach-play = { $set }
# $cards joined
coach-give = eman { $cards }
coach-was-best = onena
coach-was-taken = aukeratua

# How the figures were found. $count worlds for a choice
coach-exact = Zehatza, jokoaren soluzioaren arabera.
coach-sampled = { $count ->
    [one] Jakin zitekeenarekin bat datorren banaketa batean aurrera begiratuta kalkulatua; ± errore tipiko bat da.
   *[other] Jakin zitekeenarekin bat datozen { $count } banaketatan aurrera begiratuta kalkulatua; ± errore tipiko bat da.
}
# $count choices
coach-unjudged = { $count ->
    [one] Jokaldi batez inork ez daki zenbat balio zuen: hainbeste jokalarirekin, edo aukera horiekin, jokoa ez dago ebatzita.
   *[other] { $count } jokaldiz inork ez daki zenbat balio zuten: hainbeste jokalarirekin, edo aukera horiekin, jokoa ez dago ebatzita.
}
# $same of these choices are what the rule of thumb would do, $count in all
coach-thumb = Arau praktikoaren arabera, { $count } jokaldietatik { $same } ondo zeuden.
coach-unfinished = Partida ez zen amaieraraino jokatu.

# A figure: its whole part with its sign, and the tenths
coach-figure = { $whole },{ $tenths }

# While it works, on a terminal
coach-working = errepasatzen
# In the picture; $least is a figure
coach-plot-title = { $measure ->
    [points] Puntuak, mahaiko batez bestekoaren gainetik
   *[match] Partida irabazteko probabilitatea, ehunekotan
}
coach-plot-note = Marka bakoitza jokaldi garesti bat da (galera { $least } edo gehiago)
