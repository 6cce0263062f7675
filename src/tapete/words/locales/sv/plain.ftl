# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = Den här sidan behöver skript, och här får inga köras.
plain-link = Samma rum på enkla sidor, utan skript

## Every page

# Beside the name of the room
plain-kind = på enkla sidor
plain-client = Rummet med tecknade kort i rörelse
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = Inte gjort. { $title }
plain-nothing = Det leder ingenstans

## The start page

plain-lead = Här är allt text, länkar och knappar: inga skript, inga bilder, ingenting att dra.
plain-own = Dina bord
plain-back-to = Tillbaka till ditt bord: { $game }
plain-new = Ett nytt bord
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Vilka som spelar med dig
plain-open = Öppna bordet

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game }: { $where }
plain-news = Vad som har hänt
plain-seats = Vid bordet
# Headings of columns
plain-who = Vem
plain-now = Nu
# In a column where there is nothing
plain-none = inget
plain-face-down = baksidan upp
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what }: { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Kryssa i korten du menar
plain-play-ticked = Spela de ikryssade korten
plain-gnav-hand = Ditt kort
plain-again = Titta igen
# The page loads itself again while others play
plain-still = Ladda inte om den här sidan av sig själv
plain-not-still = Ladda om den här sidan av sig själv medan de andra spelar
plain-share = En webbläsare utan skript kan inte lägga till ett eget tal i blandningen, så rummet har dragit ditt. Sigillet visar ändå att ingen har ändrat hemligheten efteråt.

## The invitation

plain-invite = Alla som har någon av de här länkarna kan sätta sig.
plain-invite-plain = Detsamma på enkla sidor
