# The room: what every page shares.

room-name = Tapete
language = Sprache
close = Schließen
look = Aussehen

## How it is played: the options' names stand with the rules

options-heading = So wird { $game } gespielt
options-fewer = eins weniger
options-more = eins mehr
options-without-end = Ohne Ende
options-usual = Wie üblich
options-done = Fertig
