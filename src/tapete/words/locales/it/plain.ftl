# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = Questa pagina ha bisogno di script, e qui non ne è permesso nessuno.
plain-link = La stessa sala in pagine semplici, senza script

## Every page

# Beside the name of the room
plain-kind = in pagine semplici
plain-client = La sala con le carte disegnate e in movimento
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = Non è stato fatto. { $title }
plain-nothing = Questo non porta da nessuna parte

## The start page

plain-lead = Qui tutto è testo, link e pulsanti: niente script, niente figure, niente da trascinare.
plain-own = I tuoi tavoli
plain-back-to = Torna al tuo tavolo di { $game }
plain-new = Un nuovo tavolo
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Chi gioca con te
plain-open = Apri il tavolo

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game }: { $where }
plain-news = Che cosa è successo
plain-seats = Al tavolo
# Headings of columns
plain-who = Chi
plain-now = Adesso
# In a column where there is nothing
plain-none = niente
plain-face-down = coperta
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what }: { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Segna le carte che vuoi
plain-play-ticked = Gioca le carte segnate
plain-gnav-hand = La tua carta
plain-again = Guarda di nuovo
# The page loads itself again while others play
plain-still = Non ricaricare più questa pagina da sola
plain-not-still = Ricarica questa pagina da sola mentre giocano gli altri
plain-share = Un browser senza script non può aggiungere un numero suo quando si mescola, perciò la sala ha estratto il tuo. Il sigillo mostra comunque che nessuno ha cambiato il segreto in seguito.

## The invitation

plain-invite = Chi ha uno di questi link può sedersi.
plain-invite-plain = Lo stesso in pagine semplici
