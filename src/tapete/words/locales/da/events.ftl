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
    [1] Runde { $number }
   *[other] Runde { $number }, point ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] Du deler ud
   *[no] { $who } deler ud
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] Dit højeste kort bliver lagt til side til { $whom }
       *[other] Dine to højeste kort bliver lagt til side til { $whom }
    }
    [whom] { $count ->
        [1] { $who } lægger sit højeste kort til side til dig, uset
       *[other] { $who } lægger sine to højeste kort til side til dig, uset
    }
   *[no] { $count ->
        [1] { $who } lægger sit højeste kort til side til { $whom }
       *[other] { $who } lægger sine to højeste kort til side til { $whom }
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] Du giver { $whom } { $forced ->
            [yes] dit højeste kort
           *[no] et kort
        }
       *[other] Du giver { $whom } { $forced ->
            [yes] dine to højeste kort
           *[no] to kort
        }
    }
    [whom] { $count ->
        [1] { $who } giver dig { $forced ->
            [yes] sit højeste kort
           *[no] et kort
        }
       *[other] { $who } giver dig { $forced ->
            [yes] sine to højeste kort
           *[no] to kort
        }
    }
   *[no] { $count ->
        [1] { $who } giver { $whom } { $forced ->
            [yes] sit højeste kort
           *[no] et kort
        }
       *[other] { $who } giver { $whom } { $forced ->
            [yes] sine to højeste kort
           *[no] to kort
        }
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] Du giver { $whom } { $cards }
    [whom] { $who } giver dig { $cards }
   *[no] { $who } giver { $whom } { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] Du har treeren i mønter og begynder
        [C23] Du var { office-comemierda } og begynder
       *[presidente_opens] Du var presidente og begynder
    }
   *[no] { $rule ->
        [C3] { $who } har treeren i mønter og begynder
        [C23] { $who } var { office-comemierda } og begynder
       *[presidente_opens] { $who } var presidente og begynder
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] Du spiller ud med { $set }
       *[no] Du lægger { $set }
    }
   *[no] { $lead ->
        [yes] { $who } spiller ud med { $set }
       *[no] { $who } lægger { $set }
    }
}
# $who, $me
event-comemierda-passed = { $me ->
    [who] Du melder pas
   *[no] { $who } melder pas
}
# $who, $me, $place: 1 is the first to go out
event-comemierda-went-out = { $me ->
    [who] { $place ->
        [1] Du er ude, først af alle
        [2] Du er ude, som nummer to
       *[other] Du er ude
    }
   *[no] { $place ->
        [1] { $who } er ude, først af alle
        [2] { $who } er ude, som nummer to
       *[other] { $who } er ude
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Ingen slår det: du tager stikket
   *[no] Ingen slår det: { $who } tager stikket
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] Du spiller ud til det næste
   *[no] { $who } spiller ud til det næste
}
# A heading. $number of the hand
event-comemierda-scored = Runde { $number } er slut
# Then a line for each seat. $who, $me, $office, $points with its sign
event-comemierda-office = { $me ->
    [who] { $office ->
        [presidente] Du er presidente, { $points }
        [vicepresidente] Du er vicepresidente, { $points }
        [vicecomemierda] Du er { office-vicecomemierda }, { $points }
        [comemierda] Du er { office-comemierda }, { $points }
       *[pueblo] Du hører til pueblo, { $points }
    }
   *[no] { $office ->
        [presidente] { $who } er presidente, { $points }
        [vicepresidente] { $who } er vicepresidente, { $points }
        [vicecomemierda] { $who } er { office-vicecomemierda }, { $points }
        [comemierda] { $who } er { office-comemierda }, { $points }
       *[pueblo] { $who } hører til pueblo, { $points }
    }
}
# And the cards shown. $who, $me, $cards
event-comemierda-left = { $me ->
    [who] Du sad tilbage med { $cards }
   *[no] { $who } sad tilbage med { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] Du vinder partiet med { $points ->
           *[other] { $points } point
        }
       *[other] Du deler sejren med { $names }: { $points ->
           *[other] { $points } point hver
        }
    }
   *[no] { $count ->
        [1] { $names } vinder partiet med { $points ->
           *[other] { $points } point
        }
       *[other] { $names } deler sejren: { $points ->
           *[other] { $points } point hver
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = Omgang { $number }
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] Du deler ud
   *[no] { $who } deler ud
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] Du melder en nar
   *[no] { $who } melder en nar
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] Du sidder over i denne omgang
   *[no] { $who } sidder over i denne omgang
}
# $number of the deal
event-gnav-skipped = Omgang { $number } bliver sprunget over: færre end to skulle spille. Ingen betaler, og de der sad over, er med igen
# $who, $me
event-gnav-kept = { $me ->
    [who] Du beholder dit kort
   *[no] { $who } står
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] Du beder { $whom } om at bytte
    [whom] { $who } beder dig om at bytte
   *[no] { $who } beder { $whom } om at bytte
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] Du bytter med bunken
   *[no] { $who } bytter med bunken
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] Du viser huset og siger nej
        [horse] Du viser hesten og siger nej
        [cat] Du viser katten og siger nej
        [dragoon] Du viser dragonen og siger nej
       *[cuckoo] Du viser gøgen
    }
    [whom] { $rank ->
        [house] { $who } viser dig huset og siger nej
        [horse] { $who } viser dig hesten og siger nej
        [cat] { $who } viser dig katten og siger nej
        [dragoon] { $who } viser dig dragonen og siger nej
       *[cuckoo] { $who } viser dig gøgen
    }
   *[no] { $rank ->
        [house] { $who } viser huset og siger nej til { $whom }
        [horse] { $who } viser hesten og siger nej til { $whom }
        [cat] { $who } viser katten og siger nej til { $whom }
        [dragoon] { $who } viser dragonen og siger nej til { $whom }
       *[cuckoo] { $who } viser { $whom } gøgen
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] Dit ønske går videre til { $whom }
    [whom] Ønsket går videre til dig
   *[no] Ønsket går videre til { $whom }
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] Dit ønske går videre til bunken
   *[no] Ønsket går videre til bunken
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] Du bytter kort med { $whom }
    [whom] { $who } bytter kort med dig
   *[no] { $who } og { $whom } bytter kort
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] Du giver { $whom } { $gave } og får { $got }
   *[whom] Du giver { $who } { $gave } og får { $got }
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] Du trækker huset: det bliver lagt til side
        [horse] Du trækker hesten: den bliver lagt til side
        [cat] Du trækker katten!
        [dragoon] Du trækker dragonen!
       *[cuckoo] Du trækker gøgen!
    }
   *[no] { $rank ->
        [house] { $who } trækker huset: det bliver lagt til side
        [horse] { $who } trækker hesten: den bliver lagt til side
        [cat] { $who } trækker katten!
        [dragoon] { $who } trækker dragonen!
       *[cuckoo] { $who } trækker gøgen!
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] Du tager et kort fra bunken og lægger dit eget væk
   *[no] { $who } tager et kort fra bunken og lægger sit eget væk
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = Du tager { $got } fra bunken og lægger { $gave } væk
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Ophævet: du og { $whom } bytter tilbage
    [whom] Ophævet: du og { $who } bytter tilbage
   *[no] Ophævet: { $who } og { $whom } bytter tilbage
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] Du mister dit sidste liv og er ude
       *[other] { $cause ->
            [dragoon] Dragonen koster dig et liv
            [cat] Katten koster dig et liv
           *[cuckoo] Gøgen koster dig et liv
        }
    }
   *[no] { $left ->
        [0] { $who } mister sit sidste liv og er ude
       *[other] { $cause ->
            [dragoon] Dragonen koster { $who } et liv
            [cat] Katten koster { $who } et liv
           *[cuckoo] Gøgen koster { $who } et liv
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] Gøgen gør en ende på byttet
   *[no] Der byttes ikke mere
}
# A heading. $number of the deal
event-gnav-settled = Omgang { $number } er gjort op
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] Du mister dit sidste liv og er ude
       *[other] { $cause ->
            [fool] Du har en nar og mister et liv
            [next-lowest] Du har laveste kort bortset fra narren og mister et liv
           *[lowest] Du har laveste kort og mister et liv
        }
    }
   *[no] { $left ->
        [0] { $who } mister sit sidste liv og er ude
       *[other] { $cause ->
            [fool] { $who } har en nar og mister et liv
            [next-lowest] { $who } har laveste kort bortset fra narren og mister et liv
           *[lowest] { $who } har laveste kort og mister et liv
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = Kun én var tilbage i omgangen: ingen betaler
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] Du sidder over i næste omgang
   *[no] { $who } sidder over i næste omgang
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] Du får ét liv tilbage og spiller videre
        [2] Du og { $names } får ét liv hver og spiller videre
       *[other] Du, { $names } får ét liv hver og spiller videre
    }
   *[no] { $count ->
        [1] { $names } får ét liv tilbage og spiller videre
       *[other] { $names } får ét liv hver og spiller videre
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Kun du er i live: du vinder partiet
        [2] Du og { $names } falder samtidig: partiet ender uafgjort
       *[other] Du, { $names } falder samtidig: partiet ender uafgjort
    }
   *[no] { $count ->
        [1] Kun { $names } er i live og vinder partiet
       *[other] { $names } falder samtidig: partiet ender uafgjort
    }
}

## What players say in Gnav, in the first person

say-kept = Jeg står.
# $whom is asked
say-asks = Skal vi bytte, { $whom }?
say-asks-stock = Jeg bytter med bunken.
say-swapped = Når det skal være. Værsgo.
say-fool = Jeg har en nar!
say-house = Hus forbi! Spørg den næste.
say-horse = Hest forbi! Spørg den næste.
say-cat = Kis, kis! Det koster dig et liv.
say-dragoon = Hug af! Det koster dig et liv.
say-cuckoo = Stå for gøgen! Så er det slut.
