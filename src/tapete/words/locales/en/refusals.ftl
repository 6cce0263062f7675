# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = The match is over
refused-comemierda-round-over = The hand is over, and the next one is not dealt yet
refused-comemierda-no-such-action = You can play cards or pass, nothing else
refused-comemierda-exchange-first = First the cards are exchanged, then you play
refused-comemierda-nothing-to-give = You have nothing to give now
refused-comemierda-wrong-number-of-gifts = The presidente gives two cards, the vicepresidente one
refused-comemierda-not-in-hand-as-dealt = You may only give cards that you were dealt
refused-comemierda-exchange-is-over = The exchange is over
refused-comemierda-already-out = You have no cards left
refused-comemierda-locked-out = You passed, so you are out until this trick ends
refused-comemierda-not-your-turn = It is not your turn
refused-comemierda-must-lead = You open the trick, so you may not pass
refused-comemierda-unknown-card = There is no such card in the pack
refused-comemierda-same-card-twice = One card cannot be played twice
refused-comemierda-not-your-card = You do not hold that card
refused-comemierda-no-cards = Choose at least one card, or pass
refused-comemierda-too-many-cards = Four cards are the most you can play at once
refused-comemierda-two-of-oros-alone = The two of coins is played alone
refused-comemierda-mixed-values = All the cards must have the same value
refused-comemierda-first-lead-shows-three = The first lead is of threes, the three of coins among them
refused-comemierda-wrong-count = You must play as many cards as lie on the table
refused-comemierda-not-higher = You need a higher value
refused-comemierda-lower = You need the same value or a higher one

## Gnav

refused-gnav-not-an-action = You can keep your card or ask for a swap, nothing else
refused-gnav-not-at-table = You have no seat at this table
refused-gnav-match-over = The match is over
refused-gnav-deal-over = This deal is over, and the next one is not dealt yet
refused-gnav-resting = You rest in this deal
refused-gnav-out = You have no lives left
refused-gnav-acted = You have had your turn in this deal
refused-gnav-lost-turn = Your card was asked for and shown, so your turn is lost
refused-gnav-not-your-turn = It is not your turn

## The room

refused-room-not-your-table = This table is private, and you have no seat at it.
refused-room-unknown-table = There is no such table.
refused-room-join-first = Sit down at the table first.
refused-room-not-seated = You are watching: only those who sit at the table can do that.
refused-room-not-now = That is not what the table is waiting for.
refused-room-stale = That was decided a moment ago.
refused-room-bad-message = The room does not understand that message.
refused-room-too-large = That message is too large.
refused-room-too-fast = Not so fast! Wait a moment and try again.
refused-room-wrong-version = This page and the room are of different versions. Load the page again.
refused-room-bad-name = A name has 1 to 64 characters, no invisible ones, and does not begin with “robot:”.
refused-room-unknown-game = There is no such game here.
refused-room-bad-option = The game cannot be played like that: check the options.
refused-room-unknown-robot = There are no robots of that level.
refused-room-not-saved = The room could not write it down, so it does not count. Try again.
refused-room-trouble = Something went wrong in the room, and nothing has changed. Try again.
refused-room-not-over = The record is opened when the match is over.
refused-room-left = You have left this match.
refused-room-too-many-tables = You already play at as many tables as one can. Finish a match or leave one.
refused-room-too-many-guests = Many new guests have come from where you are. Try again in a while.
refused-room-full = Every table of the room is taken. Try again in a while.
refused-room-unknown-match = This table has not played that match.
refused-room-foreign-origin = That came from the page of another site.
refused-room-no-such-page = There is nothing at this address.
refused-room-host-only = Only the host can do that.
refused-room-seat-taken = That seat is taken.
refused-room-already-seated = You already have a seat at this table.
refused-room-closed = Everybody has gone from this table. Open a new one.
refused-room-no-talk = Nobody talks at this table.
refused-room-phrases-only = At this table you choose from the list what to say.
refused-room-bad-title = A title has at most 64 characters, on one line, none of them invisible.

## Who one is

refused-room-not-known = The room does not know you yet. Tell it your name first.
refused-room-robots-token = A robot can play for you, but this you do yourself, in your browser.
refused-room-wrong-phrase = That name and that secret do not go together.
refused-room-bad-phrase = A pass phrase has 8 to 256 characters.
refused-room-bad-account = The name of an account has 3 to 32 letters, digits, dots, dashes or underscores, and begins with a letter or a digit.
refused-room-account-taken = Somebody else signs in with that name. Choose another.
refused-room-has-account = You have an account already.
refused-room-sign-up-closed = This room takes no new accounts now. You can play as a guest.
refused-room-not-admin = That is for the host of the room.
refused-room-unknown-player = There is nobody here by that number, or not any more.
refused-room-unknown-session = That browser or robot was signed out already.
refused-room-banned = The host of the room does not let you play for now.
refused-room-too-many-sockets = You have the room open in too many windows. Close some and come back.
refused-room-needs-account = Words of your own are for people with an account. Say it with one of the phrases.

## The coach

refused-room-bad-record = This is no record of a match in which everything fits.
refused-room-unfinished-record = This match was not played to its end: the coach looks at finished ones.
refused-room-no-coach = The coach does not know the game as it was played here.
refused-room-coach-busy = The coach is looking at other matches. Try again in a while.
refused-room-coach-gave-up = The coach has given up: it took too long.
