# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = Denne siden trenger skript, og her får ingen kjøre.
plain-link = Det samme rommet på enkle sider, uten skript

## Every page

# Beside the name of the room
plain-kind = på enkle sider
plain-client = Rommet med tegnede kort i bevegelse
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = Ikke gjort. { $title }
plain-nothing = Det fører ingen steder

## The start page

plain-lead = Her er alt tekst, lenker og knapper: ingen skript, ingen bilder, ingenting å dra.
plain-own = Bordene dine
plain-back-to = Tilbake til bordet ditt: { $game }
plain-new = Et nytt bord
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Hvem som spiller med deg
plain-open = Åpne bordet

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game }: { $where }
plain-news = Hva som har skjedd
plain-seats = Ved bordet
# Headings of columns
plain-who = Hvem
plain-now = Nå
# In a column where there is nothing
plain-none = ingenting
plain-face-down = baksiden opp
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what }: { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Kryss av kortene du mener
plain-play-ticked = Spill kortene du har krysset av
plain-gnav-hand = Kortet ditt
plain-again = Se etter igjen
# The page loads itself again while others play
plain-still = Ikke last inn denne siden på nytt av seg selv
plain-not-still = Last inn denne siden på nytt av seg selv mens de andre spiller
plain-share = En nettleser uten skript kan ikke legge til et eget tall i stokkingen, så rommet har trukket ditt. Seglet viser likevel at ingen har endret hemmeligheten etterpå.

## The invitation

plain-invite = Alle som har en av disse lenkene, kan sette seg.
plain-invite-plain = Det samme på enkle sider
