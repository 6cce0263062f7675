# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = Esta páxina precisa scripts, e aquí non se permite ningún.
plain-link = A mesma sala en páxinas sinxelas, sen scripts

## Every page

# Beside the name of the room
plain-kind = en páxinas sinxelas
plain-client = A sala coas cartas debuxadas e en movemento
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = Non se fixo. { $title }
plain-nothing = Isto non leva a ningures

## The start page

plain-lead = Aquí todo é texto, ligazóns e botóns: sen scripts, sen debuxos, sen nada que arrastrar.
plain-own = As túas mesas
plain-back-to = Volver á túa mesa: { $game }
plain-new = Unha mesa nova
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Quen xoga contigo
plain-open = Abrir a mesa

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game }: { $where }
plain-news = Que pasou
plain-seats = Na mesa
# Headings of columns
plain-who = Quen
plain-now = Agora
# In a column where there is nothing
plain-none = nada
plain-face-down = boca abaixo
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what }: { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Marca as cartas que queiras
plain-play-ticked = Xogar as cartas marcadas
plain-gnav-hand = A túa carta
plain-again = Mirar outra vez
# The page loads itself again while others play
plain-still = Non cargar de novo esta páxina soa
plain-not-still = Cargar de novo esta páxina soa mentres xogan os demais
plain-share = Un navegador sen scripts non pode engadir un número seu ao que se baralla, así que a sala sacou o teu. O selo segue amosando que ninguén cambiou o segredo despois.

## The invitation

plain-invite = Quen teña unha destas ligazóns pode sentar.
plain-invite-plain = O mesmo en páxinas sinxelas
