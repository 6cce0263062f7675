# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = Esta página necesita scripts, y aquí no se permite ninguno.
plain-link = La misma sala en páginas sencillas, sin scripts

## Every page

# Beside the name of the room
plain-kind = en páginas sencillas
plain-client = La sala con las cartas dibujadas y en movimiento
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = No se ha hecho. { $title }
plain-nothing = Esto no lleva a ninguna parte

## The start page

plain-lead = Aquí todo es texto, enlaces y botones: sin scripts, sin dibujos, sin nada que arrastrar.
plain-own = Tus mesas
plain-back-to = Volver a tu mesa de { $game }
plain-new = Una mesa nueva
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Quién juega contigo
plain-open = Abrir la mesa

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game }: { $where }
plain-news = Qué ha pasado
plain-seats = En la mesa
# Headings of columns
plain-who = Quién
plain-now = Ahora
# In a column where there is nothing
plain-none = nada
plain-face-down = boca abajo
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what }: { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Marca las cartas que quieras
plain-play-ticked = Jugar las cartas marcadas
plain-gnav-hand = Tu carta
plain-again = Mirar otra vez
# The page loads itself again while others play
plain-still = No volver a cargar esta página sola
plain-not-still = Volver a cargar esta página sola mientras juegan los demás
plain-share = Un navegador sin scripts no puede añadir un número suyo al barajar, así que la sala ha sacado el tuyo. El sello sigue mostrando que nadie ha cambiado el secreto después.

## The invitation

plain-invite = Quien tenga uno de estos enlaces puede sentarse.
plain-invite-plain = Lo mismo en páginas sencillas
