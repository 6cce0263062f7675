# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = Aquesta pàgina necessita scripts, i aquí no se’n permet cap.
plain-link = La mateixa sala en pàgines senzilles, sense scripts

## Every page

# Beside the name of the room
plain-kind = en pàgines senzilles
plain-client = La sala amb les cartes dibuixades i en moviment
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = No s’ha fet. { $title }
plain-nothing = Això no porta enlloc

## The start page

plain-lead = Aquí tot és text, enllaços i botons: sense scripts, sense dibuixos, sense res per arrossegar.
plain-own = Les teves taules
plain-back-to = Torna a la teva taula de { $game }
plain-new = Una taula nova
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Qui juga amb tu
plain-open = Para la taula

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game }: { $where }
plain-news = Què ha passat
plain-seats = A la taula
# Headings of columns
plain-who = Qui
plain-now = Ara
# In a column where there is nothing
plain-none = res
plain-face-down = tapada
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what }: { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Marca les cartes que vulguis
plain-play-ticked = Juga les cartes marcades
plain-gnav-hand = La teva carta
plain-again = Torna a mirar
# The page loads itself again while others play
plain-still = No tornis a carregar aquesta pàgina tota sola
plain-not-still = Torna a carregar aquesta pàgina tota sola mentre juguen els altres
plain-share = Un navegador sense scripts no pot afegir cap nombre seu a la barreja, i per això la sala ha tret el teu. El segell continua mostrant que ningú no ha canviat el secret després.

## The invitation

plain-invite = Qui tingui un d’aquests enllaços pot seure.
plain-invite-plain = El mateix en pàgines senzilles
