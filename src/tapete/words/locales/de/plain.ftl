# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = Diese Seite braucht Skripte, und hier darf keines laufen.
plain-link = Derselbe Raum auf schlichten Seiten, ohne Skripte

## Every page

# Beside the name of the room
plain-kind = auf schlichten Seiten
plain-client = Der Raum mit gezeichneten, bewegten Karten
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = Nicht geschehen. { $title }
plain-nothing = Das führt nirgendwohin

## The start page

plain-lead = Hier ist alles Text, Link und Knopf: kein Skript, kein Bild, nichts zu ziehen.
plain-own = Deine Tische
plain-back-to = Zurück an deinen Tisch: { $game }
plain-new = Ein neuer Tisch
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Wer mit dir spielt
plain-open = Den Tisch eröffnen

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game }: { $where }
plain-news = Was geschehen ist
plain-seats = Am Tisch
# Headings of columns
plain-who = Wer
plain-now = Jetzt
# In a column where there is nothing
plain-none = nichts
plain-face-down = verdeckt
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what }: { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Kreuze an, welche Karten du meinst
plain-play-ticked = Die angekreuzten Karten spielen
plain-gnav-hand = Deine Karte
plain-again = Noch einmal nachsehen
# The page loads itself again while others play
plain-still = Diese Seite nicht mehr von selbst neu laden
plain-not-still = Diese Seite von selbst neu laden, während die anderen spielen
plain-share = Ein Browser ohne Skripte kann beim Mischen keine eigene Zahl dazugeben, deshalb hat der Raum deine gezogen. Das Siegel zeigt trotzdem, dass niemand das Geheimnis später geändert hat.

## The invitation

plain-invite = Wer einen dieser Links hat, darf sich setzen.
plain-invite-plain = Dasselbe auf schlichten Seiten
