# The room: what every page shares.

room-name = Tapete
language = Idioma
close = Pechar
look = Aspecto

## How it is played: the options' names stand with the rules

options-heading = Como se xoga ao { $game }
options-fewer = un menos
options-more = un máis
options-without-end = Sen final
options-usual = O normal
options-done = Feito

## Without a line

offline-head = Perdeuse a conexión coa sala
offline-what = As regras, as mans guiadas e comprobar un rexistro funcionan sen ela. As mesas, as partidas e os xogadores volven en canto a sala responda; seguimos probando.
offline-again = Probar agora
