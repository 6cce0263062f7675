# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s in reserve
   *[other] { $turn } s for this turn, { $bank } s in reserve
}
people-clock-low = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}

## Who is here

people-tag-lost = connection lost
people-tag-away = robot plays
people-tag-left = has left
people-tag-next = next: { $who }
people-away = A robot plays for you
people-back = I’m back
people-leave-note = A robot plays on in your place, and somebody else may take your seat. You cannot come back to this match.

## Watching

people-watching = You are watching
# When watchers see what is played, after “You are watching”
people-hold-none = live
people-hold-trick = { $game ->
    [gnav] a turn behind
   *[comemierda] a trick behind
}
people-hold-deal = a deal behind
people-hold-none-note = Watchers see what is played at once, and nobody’s cards.
people-hold-trick-note = { $game ->
    [gnav] Watchers see each turn once it is over, and nobody’s cards.
   *[comemierda] Watchers see each trick once it is over, and nobody’s cards.
}
people-hold-deal-note = Watchers see each deal once it is over.
people-watching-head = { $count ->
    [0] Nobody watches
    [one] One person watches
   *[other] { $count } people watch
}
# Those who wish to be named; $others are the rest
people-named = { $others ->
    [0] { $names }
    [one] { $names } and one more
   *[other] { $names } and { $others } more
}
people-name-me = Tell them my name
people-name-me-note = At every table that you watch. Otherwise you are only counted.
people-take = Take a seat
people-take-next = Take a seat from the next deal
people-sit = Sit here from the next deal
# The same on a small button
people-sit-short = Sit here
people-sit-for = Sit in { $who }’s place from the next deal
people-seat-robot = { $who }, a robot
people-seat-left = { $who } has left
people-claimed = At the next deal you sit down in { $who }’s place
people-stay = I’d rather watch

## Somebody at the table

people-about = About { $who }
people-about-watcher = Watches this table.
people-about-left = Has left this match; a robot plays on.
people-about-away = Is away: a robot plays until they are back.
people-profile = Matches and points
people-mute = Do not hear { $who } here
people-mute-note = Until you close this table.
people-block = Never hear { $who }
people-block-note = At no table. They are not told.
people-report = Tell the host
people-reported = Thank you. The host of the room will read it.
people-report-what = What is wrong with { $who }?
people-report-words = What they say
people-report-name = The name
people-report-leaving = They keep people waiting, or leave
people-report-cheating = They cheat
people-report-other = Something else
people-report-note = In your words, if you like
people-report-send = Send
people-report-cancel = Back

## Talk

people-say = Say
people-say-head = Say something
people-say-late = You watch: the players read it after the deal.
people-say-it = Say it
people-own-words = In your own words
people-own-words-account = Words of your own are for people with an account.
people-account = Your account
people-talk = Talk
people-watches = (watching)
people-said = { $who } says: { $what }
people-key-say = say something

## Going on

people-again = Again with the same people
people-new-table = New table
people-look-back = Look back
people-review = Review
people-agreed-mine = You agreed
people-agreed = { $kind ->
    [match] { $count ->
        [one] { $names } wants to play again
       *[other] { $names } want to play again
    }
   *[deal] { $count ->
        [one] { $names } is ready for the next deal
       *[other] { $names } are ready for the next deal
    }
}
people-awaited = Waiting a moment for { $names }
people-invite = Invite friends
people-invite-watch = Whoever has this link may watch, and sit down when a seat is free.
people-invite-sit = Whoever has this link may sit down when a seat is free.

## Phrases

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-hurry = Come on!
phrase-one-moment = One moment…
phrase-nice = Nice!
phrase-wow = Wow!
phrase-haha = Ha ha!
phrase-bye = Goodbye!
phrase-again = Another one?
