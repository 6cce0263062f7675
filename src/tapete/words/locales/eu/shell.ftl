# The room: what every page shares.

room-name = Tapete
language = Hizkuntza
close = Itxi
look = Itxura

## How it is played: the options' names stand with the rules

options-heading = Nola jokatzen den: { $game }
options-fewer = bat gutxiago
options-more = bat gehiago
options-without-end = Amaierarik gabe
options-usual = Ohikoa
options-done = Eginda
