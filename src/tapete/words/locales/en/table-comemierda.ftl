# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl, people as names.

table-comemierda-round = Hand { $number }
table-comemierda-trick = Trick { $number }
table-comemierda-times = points ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = thinking
table-comemierda-tag-passed = passed
table-comemierda-tag-led = led the trick
table-comemierda-tag-dealer = dealer
table-comemierda-tag-out = { $place ->
    [1] out, first
    [2] out, second
    [3] out, third
    [4] out, fourth
    [5] out, fifth
    [6] out, sixth
   *[other] out, seventh
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] gives you a card
       *[other] gives you two cards
    }
   *[no] { $count ->
        [1] gives { $whom } a card
       *[other] gives { $whom } two cards
    }
}
table-comemierda-tag-waits = { $count ->
    [1] waits for a card
   *[other] waits for two
}

## The middle

table-comemierda-middle = The trick
table-comemierda-to-beat = to beat, played by { $who }
table-comemierda-to-beat-mine = to beat, played by you
table-comemierda-nothing = Nobody has led yet
table-comemierda-last = Last trick
table-comemierda-last-head = The last trick
table-comemierda-last-none = No trick of this hand is over yet.
table-comemierda-last-passed = passed
table-comemierda-last-took = { $me ->
    [who] You took it
   *[no] { $who } took it
}

## The own place

table-comemierda-hand = Your hand
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, taken, { $nth } of { $count }
    [playable] { $card }, playable, { $nth } of { $count }
    [not-playable] { $card }, not playable now, { $nth } of { $count }
   *[held] { $card }, { $nth } of { $count }
}
table-comemierda-card-ends = It ends the trick at once
table-comemierda-card-opens = It shows who opens
table-comemierda-new = new

table-comemierda-ask-turn = Your turn
table-comemierda-ask-lead = You lead: one to four cards of one value.
table-comemierda-ask-leads = You lead { $set }.
table-comemierda-ask-lead-threes = You lead: threes, the three of coins among them.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Match or beat { $asked }, or pass.
   *[no] Beat { $asked }, or pass.
}
table-comemierda-ask-cannot = Nothing you hold beats { $asked }.
table-comemierda-ask-beats = { $count ->
    [1] { $set } beats { $asked }.
   *[other] { $set } beat { $asked }.
}
table-comemierda-ask-equals = { $count ->
    [1] { $set } matches { $asked }.
   *[other] { $set } match { $asked }.
}
table-comemierda-ask-ends = The two of coins ends the trick at once.
table-comemierda-ask-thinking = { $count ->
    [1] { $who } is thinking
   *[other] { $who } are thinking
}
table-comemierda-ask-passed = You passed this time. You may play again if it comes round.
table-comemierda-ask-locked = You passed, and sit out until this trick is over.
table-comemierda-ask-mine = Will anyone beat your set?
table-comemierda-ask-out = { $place ->
    [1] You are out, the first of all.
    [2] You are out, the second.
   *[other] You are out.
}
table-comemierda-ask-over = The hand is over
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] Give this card to { $whom }?
       *[other] Give these two cards to { $whom }?
    }
   *[other] { $count ->
        [1] Choose a card for { $whom }
       *[other] { $open ->
            [1] Choose one more for { $whom }
           *[other] Choose two cards for { $whom }
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] Any card you like, also the one you got. Only you two see it.
   *[other] Any two you like, also those you got. Only you two see them.
}
table-comemierda-ask-give-blind = You give first, then see what came. Only you two see the cards.
table-comemierda-ask-wait = { $count ->
    [1] { $who } is choosing a card for you
   *[other] { $who } is choosing two cards for you
}
table-comemierda-ask-wait-why = Then you play.
table-comemierda-ask-elsewhere = The others are still exchanging cards

table-comemierda-pass = Pass
table-comemierda-play = Play
table-comemierda-play-set = Play { $set }
table-comemierda-give = { $count ->
    [1] Give a card
   *[other] Give two cards
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = How many { $values }
table-comemierda-fewer = one fewer
table-comemierda-more = one more
table-comemierda-of = of { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } (rule { $rule })

## The exchange

table-comemierda-exchange = Exchange with { $whom }
table-comemierda-gave-you = { $who } gave you
table-comemierda-set-aside = Set aside for you
table-comemierda-highest = { $count ->
    [1] the highest card, rule C20
   *[other] the two highest cards, rule C20
}
table-comemierda-unseen = face down until you have given, rule C20
table-comemierda-you-give = You give { $whom }
table-comemierda-you-gave = You gave { $whom }
table-comemierda-hole = { $open ->
    [1] one card
   *[other] one more
}
table-comemierda-take-back = { $card }, take it back
table-comemierda-tap-back = tap a card to take it back

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who }: { $what }
table-comemierda-points = Points
table-comemierda-first-to = first to { $target }
table-comemierda-no-target = no target

## How the hand ended

table-comemierda-over-head = { $me ->
    [who] { $office ->
        [presidente] You are presidente
        [vicepresidente] You are vicepresidente
        [vicecomemierda] You are { office-vicecomemierda }
        [comemierda] You are { office-comemierda }
       *[pueblo] You are one of the pueblo
    }
   *[no] { $who } is presidente
}
table-comemierda-over-note = { $multiplier ->
    [1] Hand { $number }
    [2] Hand { $number }, points count double
    [3] Hand { $number }, points count three times
   *[other] Hand { $number }, points ×{ $multiplier }
}
table-comemierda-this-hand = this hand
table-comemierda-total = total
table-comemierda-totals = { $over ->
    [yes] Totals
   *[no] Totals so far
}
table-comemierda-chart = Totals after each hand.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who }: { $totals }.
table-comemierda-chart-goal = The match ends at { $target }.
table-comemierda-left = { $me ->
    [who] You were left with
   *[no] { $who } was left with
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] You win the match
       *[other] You share the match
    }
   *[no] { $count ->
        [1] { $names } wins the match
       *[other] { $names } share the match
    }
}
table-comemierda-match-note = { $count ->
    [one] After one hand
   *[other] After { $count } hands
}
table-comemierda-winner = winner
