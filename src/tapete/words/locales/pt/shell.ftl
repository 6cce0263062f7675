# The room: what every page shares.

room-name = Tapete
language = Idioma
close = Fechar
look = Aparência

## How it is played: the options' names stand with the rules

options-heading = Como se joga { $game }
options-fewer = menos um
options-more = mais um
options-without-end = Sem fim
options-usual = O normal
options-done = Pronto

## Without a line

offline-head = Perdeu-se a ligação à sala
offline-what = As regras, as mãos guiadas e a verificação de um registo funcionam sem ela. As mesas, as partidas e os jogadores voltam assim que a sala responder; continuamos a tentar.
offline-again = Tentar agora
