# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = Denne side har brug for scripts, og her må ingen køre.
plain-link = Det samme rum på enkle sider, uden scripts

## Every page

# Beside the name of the room
plain-kind = på enkle sider
plain-client = Rummet med tegnede kort i bevægelse
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = Ikke gjort. { $title }
plain-nothing = Det fører ingen steder hen

## The start page

plain-lead = Her er alt tekst, links og knapper: ingen scripts, ingen billeder, intet at trække i.
plain-own = Dine borde
plain-back-to = Tilbage til dit bord: { $game }
plain-new = Et nyt bord
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Hvem der spiller med dig
plain-open = Åbn bordet

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game }: { $where }
plain-news = Hvad der er sket
plain-seats = Ved bordet
# Headings of columns
plain-who = Hvem
plain-now = Nu
# In a column where there is nothing
plain-none = intet
plain-face-down = bagsiden opad
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what }: { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Sæt kryds ved de kort du mener
plain-play-ticked = Spil de afkrydsede kort
plain-gnav-hand = Dit kort
plain-again = Se efter igen
# The page loads itself again while others play
plain-still = Indlæs ikke denne side igen af sig selv
plain-not-still = Indlæs denne side igen af sig selv mens de andre spiller
plain-share = En browser uden scripts kan ikke lægge sit eget tal til blandingen, så rummet har trukket dit. Seglet viser stadig at ingen har ændret hemmeligheden bagefter.

## The invitation

plain-invite = Alle der har et af disse links, kan sætte sig.
plain-invite-plain = Det samme på enkle sider
