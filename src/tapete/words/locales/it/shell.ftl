# The room: what every page shares.

room-name = Tapete
language = Lingua
close = Chiudi
look = Aspetto

## How it is played: the options' names stand with the rules

options-heading = Come si gioca a { $game }
options-fewer = uno in meno
options-more = uno in più
options-without-end = Senza fine
options-usual = Come al solito
options-done = Fatto

## Without a line

offline-head = Si è persa la connessione con la sala
offline-what = Le regole, le mani guidate e il controllo di un registro funzionano anche senza. I tavoli, le partite e i giocatori tornano appena la sala risponde; continuiamo a provare.
offline-again = Prova ora
