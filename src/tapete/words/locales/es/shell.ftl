# The room: what every page shares.

room-name = Tapete
language = Idioma
close = Cerrar
look = Aspecto

## How it is played: the options' names stand with the rules

options-heading = Cómo se juega al { $game }
options-fewer = uno menos
options-more = uno más
options-without-end = Sin final
options-usual = Lo normal
options-done = Listo

## Without a line

offline-head = Se ha perdido la conexión con la sala
offline-what = Las reglas, las manos guiadas y comprobar un registro funcionan sin ella. Las mesas, las partidas y los jugadores vuelven en cuanto la sala responda; seguimos probando.
offline-again = Probar ahora
