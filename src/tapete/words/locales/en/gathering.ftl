# Making a table for people, and the table while they gather.

gathering-window = { $title }: Tapete
gathering-free = { $count ->
    [0] Every seat is taken
    [one] One seat is free
   *[other] { $count } seats are free
}
gathering-seats = Seats, in order of play

## A seat

gathering-seat-free = free
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = Seat { $number }
gathering-sit = Sit here
gathering-sit-at = Sit here, seat { $number }
gathering-robot = A robot
gathering-robot-at = Put a robot in seat { $number }
gathering-send-away = Send { $name } away
gathering-host = host
gathering-you = you
gathering-you-host = you, the host

## What happens meanwhile, for those who listen

gathering-sat = { $who } sits down
gathering-rose = { $who } gets up

## The host

gathering-levels = Robots you invite
gathering-start = Start
gathering-start-with = { $count ->
    [one] Start with one robot
   *[other] Start with { $count } robots
}
gathering-starting = Dealing…
gathering-waits-host = { $host } starts the match when everybody is here.
gathering-waits-you = Take a seat: { $host } starts the match when everybody is here.
gathering-waits-friends = Only friends with the link may sit down here. You may watch once { $host } starts the match.
gathering-host-note = Seats that are still empty when you start go to robots.
gathering-leave = Leave
gathering-to-start = To the start page

## The invitation

gathering-invite = Invite your friends
gathering-invite-note = Whoever has this link may sit down. Send it, or let them point a phone at the square.
gathering-invite-open = This table is among the open tables: anybody may sit down. With this link your friends find it at once.
gathering-link = Link to this table
gathering-copy = Copy
gathering-copied = Copied
gathering-copy-failed = Could not copy: mark the link and copy it yourself.
gathering-share = Share…
gathering-qr = QR code of the link to this table

## How it is played

gathering-how = How it is played
gathering-usual = as usual
gathering-yes = yes
gathering-no = no
gathering-without-end = without end
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option }: { $value }
gathering-rating = Rating
gathering-rated = this match counts
gathering-clock = Clock
gathering-clock-none = none
gathering-clock-slow = slow
gathering-clock-normal = medium
gathering-clock-fast = fast
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s a turn, { $bank } s in reserve each deal
gathering-clock-seconds-none = nobody is hurried
gathering-watching = Watching
gathering-watch = Others may watch
gathering-hold = Watchers see it
gathering-hold-none = at once
gathering-hold-trick = { $game ->
    [gnav] after each turn
   *[comemierda] after each trick
}
gathering-hold-deal = after each deal
gathering-watch-no = nobody
gathering-talk = Talk
gathering-talk-none = none
gathering-talk-phrases = set phrases
gathering-talk-text = own words too

## A stranger who sits down

gathering-name-ask = What shall we call you?
gathering-name-note = A name for the others at the table; no account needed.
gathering-name-sit = Sit down
gathering-cancel = Cancel

## Making a table

newtable = A table for friends
newtable-game = Game
newtable-players = Seats
newtable-title = Title, if you like
newtable-who = Who may sit down
newtable-invited = Friends with the link
newtable-anybody = Anybody
newtable-rated = Counts for the rating
newtable-rated-note = Only matches with two people or more count.
newtable-make = Set the table
newtable-making = Setting the table…
