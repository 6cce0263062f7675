# The table of Gnav. $who and $whom are names, $me is "who", "whom" or "no": the reader's part in the sentence.
# $names are several people without the reader, $count all of them; $me "who" if the reader is one of them.

## Where we are

# In the header. $number
table-gnav-where = Deal { $number }
# Told on a key. $who has $left lives
table-gnav-lives = { $left ->
    [0] { $who } is out
    [one] { $who } has { $left } life
   *[other] { $who } has { $left } lives
}

## Tags

table-gnav-tag-deals-next = deals next
table-gnav-tag-next = acts next
table-gnav-tag-kept = kept
table-gnav-tag-asking = asks
table-gnav-tag-swapped = swapped
table-gnav-tag-undone = swap undone
table-gnav-tag-drew = drew
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = was refused
table-gnav-tag-skipped = skipped
table-gnav-tag-fool = fool called
table-gnav-tag-resting = resting
table-gnav-tag-rests-next = rests next
table-gnav-tag-out = out

## The middle: stock and order of acting

table-gnav-centre = Stock and order of acting
table-gnav-stock = Stock
# $count
# $count
table-gnav-stock-label = { $count ->
    [one] Stock, { $count } card
   *[other] Stock, { $count } cards
}
# $count
table-gnav-put-away = { $count ->
    [one] { $count } put away
   *[other] { $count } put away
}
table-gnav-turned = Turned up from the stock
table-gnav-order = Order of acting
table-gnav-order-now = now
table-gnav-order-next = next
table-gnav-order-dealer = dealer, last
table-gnav-order-waits = waits
table-gnav-order-over = not asked
# $number of the deal
table-gnav-skipped = Deal { $number } was skipped: fewer than two would play (rule G23).

## My turn

# Heading of the line of what the reader knows
table-gnav-know = You know:
# $who, $card with its article
table-gnav-know-gave = { $who } holds { $card } that you gave.
table-gnav-know-saw = { $who } holds { $card }.
table-gnav-know-fool = { $who } holds a fool.
table-gnav-know-nothing = only your own card so far.
table-gnav-know-none = nothing, for you hold no card in this deal.
table-gnav-know-open = all cards, now that they lie open.
table-gnav-know-watcher = You are watching. Nobody’s card is shown to you.

# On the buttons. $card with its article; $whom is asked
table-gnav-keep = Keep { $card }
table-gnav-ask = Ask { $whom } to swap
table-gnav-ask-stock = Swap with the stock

# Under the buttons. $cards without article, joined; $count of ranks below
table-gnav-help-lower = { $count ->
    [0] Nothing is lower.
    [one] Only { $cards } is lower.
   *[other] Only { $cards } are lower.
}
# $count of ranks above
table-gnav-help-higher = { $count ->
    [0] Nothing is higher.
    [one] Only { $cards } is higher.
   *[other] Only { $cards } are higher.
}
# $whom is asked
table-gnav-help-ask = { $whom } must agree, unless a picture card there says no.
# $whom is known to hold $card
table-gnav-help-ask-known = { $whom } must agree, and you would get { $card }.
table-gnav-help-stock = You take the top card, unless a picture card turns up, and yours is put away.

## Not my turn

# $who is to act
table-gnav-say-dealing = The cards are dealt
table-gnav-say-exchanges-over = The exchanges are over
table-gnav-say-settled = The deal is settled
table-gnav-say-over = The match is over
table-gnav-why-next = You act next.
table-gnav-why-later = Your turn comes later in this deal.
table-gnav-why-done = You have had your turn in this deal.
table-gnav-why-skipped = Your card was asked for and shown: you do not act in this deal.
# G21
table-gnav-resting = You rest in this deal
table-gnav-resting-why = You held a fool at the last settlement. You get no card and pay nothing, and you are back in the next deal (rule G21).
table-gnav-out = You are out
table-gnav-out-why = You have no lives left. You may stay and see who is the last one alive.
table-gnav-left-why = You have no lives left, so your card is not compared (rule G13).
# A refusal with its rule. $reason, $rule
table-gnav-refused = { $reason } (rule { $rule })

## Side

table-gnav-pad = Lives
table-gnav-pad-note = last one alive wins
# Under a name in the pad, at settlement. $lost lives
table-gnav-pad-lost = −{ $lost }
table-gnav-pad-lost-out = −{ $lost }, out

## Order of ranks

table-gnav-ranks-yours = yours

## Settlement

# $names, $count, $me; $lost lives by the one who loses most
table-gnav-settled-losers = { $me ->
    [who] { $count ->
        [1] { $lost ->
            [1] You lose a life
           *[2] You lose two lives
        }
        [2] { $lost ->
            [1] You and { $names } lose a life
           *[2] You and { $names } lose lives
        }
       *[other] { $lost ->
            [1] You, { $names } lose a life
           *[2] You, { $names } lose lives
        }
    }
   *[no] { $count ->
        [1] { $lost ->
            [1] { $names } loses a life
           *[2] { $names } loses two lives
        }
       *[other] { $lost ->
            [1] { $names } lose a life
           *[2] { $names } lose lives
        }
    }
}
table-gnav-settled-nobody = Nobody loses a life
# $number of the deal
table-gnav-settled-deal = Deal { $number } is settled

# Under a name and a card. $me "who" under "You"; $left lives, $lost in this deal
table-gnav-verdict-keeps = { $me ->
    [who] keep
   *[no] keeps
} { $left ->
    [one] { $left } life
   *[other] { $left } lives
}
table-gnav-verdict-loses = { $me ->
    [who] lose
   *[no] loses
} { $lost ->
    [one] a life, { $left } left
   *[other] { $lost } lives, { $left } left
}
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [one] lose your last life
       *[other] lose your last { $lost } lives
    }
   *[no] { $lost ->
        [one] loses the last life
       *[other] loses the last { $lost } lives
    }
}
# Why somebody lost a life
table-gnav-why = { $cause ->
    [fool] the fool
    [next-lowest] lowest card besides the fool
    [dragoon] asked a dragoon
    [cat] asked a cat
    [cuckoo] asked a cuckoo
   *[lowest] lowest card
}
# $before in the exchanges, $cause at the settlement
table-gnav-why-both = { $before ->
    [dragoon] a dragoon
    [cat] a cat
   *[cuckoo] a cuckoo
}, then { $cause ->
    [fool] the fool
    [next-lowest] the lowest card besides the fool
   *[lowest] the lowest card
}
# Not compared at the settlement: $cause, or none
table-gnav-why-left = { $cause ->
    [dragoon] out by a dragoon, not compared
    [cat] out by a cat, not compared
    [cuckoo] out by a cuckoo, not compared
   *[none] not compared
}
# Cards put away in this deal. $count
table-gnav-discards = { $count ->
    [one] Put away, not compared:
   *[other] Put away, not compared:
}

# The ledger. $who asked $whom, who had $card (dragoon, cat, cuckoo)
table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] You asked { $whom }, met the dragoon and lost a life.
        [cat] You asked { $whom }, met the cat and lost a life.
       *[cuckoo] You asked { $whom }, met the cuckoo and the exchanges ended.
    }
    [whom] { $card ->
        [dragoon] { $who } asked you, met your dragoon and lost a life.
        [cat] { $who } asked you, met your cat and lost a life.
       *[cuckoo] { $who } asked you, met your cuckoo and the exchanges ended.
    }
   *[no] { $card ->
        [dragoon] { $who } asked { $whom }, met the dragoon and lost a life.
        [cat] { $who } asked { $whom }, met the cat and lost a life.
       *[cuckoo] { $who } asked { $whom }, met the cuckoo and the exchanges ended.
    }
}
# $who drew $card from the stock
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] You drew the dragoon from the stock, lost a life and kept your card.
        [cat] You drew the cat from the stock and lost a life.
       *[cuckoo] You drew the cuckoo from the stock: the exchanges ended and you kept your card.
    }
   *[no] { $card ->
        [dragoon] { $who } drew the dragoon from the stock, lost a life and kept the old card.
        [cat] { $who } drew the cat from the stock and lost a life.
       *[cuckoo] { $who } drew the cuckoo from the stock: the exchanges ended and the old card stayed.
    }
}
# $count swaps
table-gnav-note-undone = { $count ->
    [one] The cat undid the one swap of this deal.
   *[other] The cat undid { $count } swaps, newest first.
}
# $card the lowest, with its article; $count of those who hold it
table-gnav-note-lowest = { $count ->
    [one] The lowest card is { $card }: whoever holds it pays.
   *[other] The lowest card is { $card }: all who hold it pay.
}
table-gnav-note-one-fool = One fool on the table: its holder and the lowest of the others pay.
table-gnav-note-fool-alone = One fool on the table: only its holder pays.
table-gnav-note-two-fools = Two fools on the table: only their holders pay.
table-gnav-note-nobody = Only one player was left in the deal: nobody pays.
# $names, $count, $me; $playing left in the match
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] You have no life left and are out.
        [2] You and { $names } have no life left and are out.
       *[other] You, { $names } have no life left and are out.
    }
   *[no] { $count ->
        [1] { $names } has no life left and is out.
       *[other] { $names } have no life left and are out.
    }
} { $playing ->
    [2] Two play on.
    [3] Three play on.
    [4] Four play on.
    [5] Five play on.
    [6] Six play on.
   *[7] Seven play on.
}
# $names, $count, $me
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] You and { $names } would draw: one life each, and you play on.
       *[other] You, { $names } would draw: one life each, and you play on.
    }
   *[no] { $names } would draw: one life each, and they play on.
}
# $who
table-gnav-note-rests = { $me ->
    [who] You held a fool and rest in the next deal.
   *[no] { $who } held a fool and rests in the next deal.
}
# $who
table-gnav-deals-next = { $me ->
    [who] You deal next.
   *[no] { $who } deals next.
}
table-gnav-see-table = See the table
table-gnav-see-settlement = Settlement

## The end of the match

# $names, $count, $me
table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] You win the match!
        [2] You and { $names } draw the match
       *[other] You, { $names } draw the match
    }
   *[no] { $count ->
        [1] { $names } wins the match
       *[other] { $names } draw the match
    }
}
# $count of winners; $number of deals played
table-gnav-match-over-why = { $count ->
    [1] The last one alive
   *[other] They fell together
} after { $number ->
    [one] { $number } deal
   *[other] { $number } deals
}
table-gnav-restart-note = The same players, a new match with all lives.
