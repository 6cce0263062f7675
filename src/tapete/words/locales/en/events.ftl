# What happened, in words: the log of a table and `tapete replay` say the same lines.
#
# One message for each kind of event, event-<game>-<kind>. Variables:
#   $who     the one it is about: a name
#   $whom    the other one, where there are two: a name
#   $me      who the reader is: "who", "whom" or "no"
# Cards come as words already (cards.ftl): $set from set-*, $card, $got, $gave from card-* or the-rank-*.
# Lists of names or cards ($names, $cards) come joined in the manner of the language.

## Comemierda

# A heading. $number of the hand; $multiplier of its points
event-comemierda-dealt = { $multiplier ->
    [1] Hand { $number }
   *[other] Hand { $number }, points ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] You deal
   *[no] { $who } deals
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] Your highest card is set aside for { $whom }
       *[other] Your two highest cards are set aside for { $whom }
    }
    [whom] { $count ->
        [1] { $who }’s highest card is set aside for you, unseen
       *[other] { $who }’s two highest cards are set aside for you, unseen
    }
   *[no] { $count ->
        [1] { $who }’s highest card is set aside for { $whom }
       *[other] { $who }’s two highest cards are set aside for { $whom }
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] You give { $whom } { $forced ->
            [yes] your highest card
           *[no] a card
        }
       *[other] You give { $whom } { $forced ->
            [yes] your two highest cards
           *[no] two cards
        }
    }
    [whom] { $count ->
        [1] { $who } gives you { $forced ->
            [yes] the highest card
           *[no] a card
        }
       *[other] { $who } gives you { $forced ->
            [yes] the two highest cards
           *[no] two cards
        }
    }
   *[no] { $count ->
        [1] { $who } gives { $whom } { $forced ->
            [yes] the highest card
           *[no] a card
        }
       *[other] { $who } gives { $whom } { $forced ->
            [yes] the two highest cards
           *[no] two cards
        }
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] You give { $whom } { $cards }
    [whom] { $who } gives you { $cards }
   *[no] { $who } gives { $whom } { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] You hold the three of coins and open
        [C23] You were { office-comemierda } and open
       *[presidente_opens] You were presidente and open
    }
   *[no] { $rule ->
        [C3] { $who } holds the three of coins and opens
        [C23] { $who } was { office-comemierda } and opens
       *[presidente_opens] { $who } was presidente and opens
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] You lead { $set }
       *[no] You play { $set }
    }
   *[no] { $lead ->
        [yes] { $who } leads { $set }
       *[no] { $who } plays { $set }
    }
}
# $who, $me
event-comemierda-passed = { $me ->
    [who] You pass
   *[no] { $who } passes
}
# $who, $me, $place: 1 is the first to go out
event-comemierda-went-out = { $me ->
    [who] { $place ->
        [1] You are out, the first of all
        [2] You are out, the second
       *[other] You are out
    }
   *[no] { $place ->
        [1] { $who } is out, the first of all
        [2] { $who } is out, the second
       *[other] { $who } is out
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Nobody beats it: you take the trick
   *[no] Nobody beats it: { $who } takes the trick
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] You lead the next one
   *[no] { $who } leads the next one
}
# A heading. $number of the hand
event-comemierda-scored = Hand { $number } is over
# Then a line for each seat. $who, $me, $office, $points with its sign
event-comemierda-office = { $me ->
    [who] { $office ->
        [presidente] You are presidente, { $points }
        [vicepresidente] You are vicepresidente, { $points }
        [vicecomemierda] You are { office-vicecomemierda }, { $points }
        [comemierda] You are { office-comemierda }, { $points }
       *[pueblo] You are one of the pueblo, { $points }
    }
   *[no] { $office ->
        [presidente] { $who } is presidente, { $points }
        [vicepresidente] { $who } is vicepresidente, { $points }
        [vicecomemierda] { $who } is { office-vicecomemierda }, { $points }
        [comemierda] { $who } is { office-comemierda }, { $points }
       *[pueblo] { $who } is one of the pueblo, { $points }
    }
}
# And the cards shown. $who, $me, $cards
event-comemierda-left = { $me ->
    [who] You were left with { $cards }
   *[no] { $who } was left with { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] You win the match with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] You share the match with { $names }: { $points ->
            [one] { $points } point each
           *[other] { $points } points each
        }
    }
   *[no] { $count ->
        [1] { $names } wins the match with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } share the match: { $points ->
            [one] { $points } point each
           *[other] { $points } points each
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = Deal { $number }
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] You deal
   *[no] { $who } deals
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] You call a fool
   *[no] { $who } calls a fool
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] You rest in this deal
   *[no] { $who } rests in this deal
}
# $number of the deal
event-gnav-skipped = Deal { $number } is skipped: fewer than two would play. Nobody pays, and those who rested return
# $who, $me
event-gnav-kept = { $me ->
    [who] You keep your card
   *[no] { $who } keeps
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] You ask { $whom } to swap
    [whom] { $who } asks you to swap
   *[no] { $who } asks { $whom } to swap
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] You swap with the stock
   *[no] { $who } swaps with the stock
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] You show the house and refuse
        [horse] You show the horse and refuse
        [cat] You show the cat and refuse
        [dragoon] You show the dragoon and refuse
       *[cuckoo] You show the cuckoo
    }
    [whom] { $rank ->
        [house] { $who } shows you the house and refuses
        [horse] { $who } shows you the horse and refuses
        [cat] { $who } shows you the cat and refuses
        [dragoon] { $who } shows you the dragoon and refuses
       *[cuckoo] { $who } shows you the cuckoo
    }
   *[no] { $rank ->
        [house] { $who } shows the house and refuses { $whom }
        [horse] { $who } shows the horse and refuses { $whom }
        [cat] { $who } shows the cat and refuses { $whom }
        [dragoon] { $who } shows the dragoon and refuses { $whom }
       *[cuckoo] { $who } shows { $whom } the cuckoo
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] Your request goes on to { $whom }
    [whom] The request goes on to you
   *[no] The request goes on to { $whom }
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] Your request goes on to the stock
   *[no] The request goes on to the stock
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] You swap cards with { $whom }
    [whom] { $who } and you swap cards
   *[no] { $who } and { $whom } swap cards
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] You give { $whom } { $gave } and get { $got }
   *[whom] You give { $who } { $gave } and get { $got }
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] You draw the house: it is set aside
        [horse] You draw the horse: it is set aside
        [cat] You draw the cat!
        [dragoon] You draw the dragoon!
       *[cuckoo] You draw the cuckoo!
    }
   *[no] { $rank ->
        [house] { $who } draws the house: it is set aside
        [horse] { $who } draws the horse: it is set aside
        [cat] { $who } draws the cat!
        [dragoon] { $who } draws the dragoon!
       *[cuckoo] { $who } draws the cuckoo!
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] You take a card from the stock and put your own away
   *[no] { $who } takes a card from the stock and puts the old one away
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = You take { $got } from the stock and put { $gave } away
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Undone: { $whom } and you swap back
    [whom] Undone: { $who } and you swap back
   *[no] Undone: { $who } and { $whom } swap back
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] You lose your last life and are out
       *[other] { $cause ->
            [dragoon] The dragoon costs you a life
            [cat] The cat costs you a life
           *[cuckoo] The cuckoo costs you a life
        }
    }
   *[no] { $left ->
        [0] { $who } loses the last life and is out
       *[other] { $cause ->
            [dragoon] The dragoon costs { $who } a life
            [cat] The cat costs { $who } a life
           *[cuckoo] The cuckoo costs { $who } a life
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] The cuckoo ends the exchanges
   *[no] The exchanges are over
}
# A heading. $number of the deal
event-gnav-settled = Deal { $number } is settled
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] You lose your last life and are out
       *[other] { $cause ->
            [fool] You hold a fool and lose a life
            [next-lowest] You hold the lowest card besides the fool and lose a life
           *[lowest] You hold the lowest card and lose a life
        }
    }
   *[no] { $left ->
        [0] { $who } loses the last life and is out
       *[other] { $cause ->
            [fool] { $who } holds a fool and loses a life
            [next-lowest] { $who } holds the lowest card besides the fool and loses a life
           *[lowest] { $who } holds the lowest card and loses a life
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = Only one was left in the deal: nobody pays
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] You rest in the next deal
   *[no] { $who } rests in the next deal
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] You get one life back and play on
        [2] You and { $names } get one life each and play on
       *[other] You, { $names } get one life each and play on
    }
   *[no] { $count ->
        [1] { $names } gets one life back and plays on
       *[other] { $names } get one life each and play on
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] You are the last one alive: you win the match
        [2] You and { $names } fall together: the match is drawn
       *[other] You, { $names } fall together: the match is drawn
    }
   *[no] { $count ->
        [1] { $names } is the last one alive and wins the match
       *[other] { $names } fall together: the match is drawn
    }
}

## What players say in Gnav, in the first person

say-kept = I’ll keep it.
# $whom is asked
say-asks = Swap with me, { $whom }?
say-asks-stock = I’ll try the stock.
say-swapped = If I must. Here you are.
say-fool = I’ve got a fool!
say-house = My house stays shut. Ask the next one!
say-horse = My horse stays. Ask the next one!
say-cat = The cat scratches! That costs you a life.
say-dragoon = Halt! That costs you a life.
say-cuckoo = Cuckoo! That’s the end of it.
