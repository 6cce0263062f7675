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

## Without a line

offline-head = Die Verbindung zum Raum ist weg
offline-what = Regeln, geführte Runden und das Prüfen eines Protokolls gehen auch ohne. Tische, Partien und Spieler sind wieder da, sobald der Raum antwortet; wir versuchen es weiter.
offline-again = Jetzt versuchen
