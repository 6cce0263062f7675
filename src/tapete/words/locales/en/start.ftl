# The start page, and where every other page leads back to.

start-title = Tapete, a card room
start-heading = Sit down, the cards are on the table
start-lead = Two games for an evening, with friends or with robots that cannot see your cards.
start-games = Choose a game
start-chosen = chosen
start-choose = choose
start-comemierda = Get rid of your cards first and be president.
start-comemierda-note = 4 to 8 players, about 20 minutes
start-gnav = One card each: keep it, or swap with your neighbour.
start-gnav-note = 2 to 8 players, about 10 minutes
start-rules = Rules
start-rules-of = Rules of { $game }
start-learn = Learn in two minutes
start-name = Your name at the table
start-robots = Robots
start-level-1 = Novice
start-level-1-note = forgives
start-level-2 = Regular
start-level-2-note = a fair match
start-level-3 = Good
start-level-3-note = no mercy
start-level-4 = Expert
start-level-4-note = the best we have
start-play = Play now
start-friends = Make a table for friends
start-opening = Opening the table…
start-options-standard = How it is played: as usual
start-options-changed = { $count ->
    [one] How it is played: one change
   *[other] How it is played: { $count } changes
}
start-room = This room
start-room-note = No account needed, nothing is sent elsewhere.
start-no-name = Write a name first: the others want to know who plays.
start-no-server = The room does not answer. Try again in a moment.
start-nowhere = There is nothing on this cloth
start-nowhere-note = The address leads to no table and no page of this room.
start-home = To the start page

## Ways through the room: the header of every page

start-tables = Tables
start-rules-short = Rules
start-matches = My matches
start-players = Players
start-account = Account
start-account-of = { $name }, your account
start-menu = Menu
