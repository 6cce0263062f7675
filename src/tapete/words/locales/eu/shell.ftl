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

## Without a line

offline-head = Aretoarekiko konexioa galdu da
offline-what = Arauek, esku gidatuek eta erregistro bat egiaztatzeak konexiorik gabe ere funtzionatzen dute. Mahaiak, partidak eta jokalariak itzuliko dira aretoak erantzun bezain laster; saiatzen jarraitzen dugu.
offline-again = Saiatu orain
