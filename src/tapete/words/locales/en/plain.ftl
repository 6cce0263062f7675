# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = This page needs scripts, and none may run here.
plain-link = The same room in plain pages, without scripts

## Every page

# Beside the name of the room
plain-kind = in plain pages
plain-client = The room with cards drawn and moving
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = Not done. { $title }
plain-nothing = That leads nowhere

## The start page

plain-lead = Everything here is text, links and buttons: no script, no pictures, nothing to drag.
plain-own = Your tables
plain-back-to = Back to your table of { $game }
plain-new = A new table
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Who plays with you
plain-open = Open the table

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game }: { $where }
plain-news = What has happened
plain-seats = At the table
# Headings of columns
plain-who = Who
plain-now = Now
# In a column where there is nothing
plain-none = none
plain-face-down = face down
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what }: { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Tick the cards you mean
plain-play-ticked = Play the ticked cards
plain-gnav-hand = Your card
plain-again = Look again
# The page loads itself again while others play
plain-still = Do not load this page again by itself
plain-not-still = Load this page again by itself while others play
plain-share = A browser without scripts cannot add a number of its own to the shuffle, so the room has drawn yours. The seal still shows that nobody changed the secret afterwards.

## The invitation

plain-invite = Whoever has one of these links may sit down.
plain-invite-plain = The same in plain pages
