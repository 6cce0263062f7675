# The room: what every page shares.

room-name = Tapete
language = Idioma
close = Tanca
look = Aspecte

## How it is played: the options' names stand with the rules

options-heading = Com es juga al { $game }
options-fewer = un menys
options-more = un més
options-without-end = Sense final
options-usual = El de sempre
options-done = Fet

## Without a line

offline-head = S’ha perdut la connexió amb la sala
offline-what = Les regles, les mans guiades i comprovar un registre funcionen sense connexió. Les taules, les partides i els jugadors tornaran quan la sala respongui; ho continuem provant.
offline-again = Prova-ho ara
