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
   *[other] Runde { $number }, poeng ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] Du deler ut
   *[no] { $who } deler ut
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] Ditt høyeste kort legges til side for { $whom }
       *[other] Dine to høyeste kort legges til side for { $whom }
    }
    [whom] { $count ->
        [1] { $who } legger sitt høyeste kort til side for deg, usett
       *[other] { $who } legger sine to høyeste kort til side for deg, usett
    }
   *[no] { $count ->
        [1] { $who } legger sitt høyeste kort til side for { $whom }
       *[other] { $who } legger sine to høyeste kort til side for { $whom }
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] Du gir { $whom } { $forced ->
            [yes] ditt høyeste kort
           *[no] et kort
        }
       *[other] Du gir { $whom } { $forced ->
            [yes] dine to høyeste kort
           *[no] to kort
        }
    }
    [whom] { $count ->
        [1] { $who } gir deg { $forced ->
            [yes] sitt høyeste kort
           *[no] et kort
        }
       *[other] { $who } gir deg { $forced ->
            [yes] sine to høyeste kort
           *[no] to kort
        }
    }
   *[no] { $count ->
        [1] { $who } gir { $whom } { $forced ->
            [yes] sitt høyeste kort
           *[no] et kort
        }
       *[other] { $who } gir { $whom } { $forced ->
            [yes] sine to høyeste kort
           *[no] to kort
        }
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] Du gir { $whom } { $cards }
    [whom] { $who } gir deg { $cards }
   *[no] { $who } gir { $whom } { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] Du har treeren i mynter og åpner
        [C23] Du var { office-comemierda } og åpner
       *[presidente_opens] Du var presidente og åpner
    }
   *[no] { $rule ->
        [C3] { $who } har treeren i mynter og åpner
        [C23] { $who } var { office-comemierda } og åpner
       *[presidente_opens] { $who } var presidente og åpner
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] Du spiller ut { $set }
       *[no] Du legger { $set }
    }
   *[no] { $lead ->
        [yes] { $who } spiller ut { $set }
       *[no] { $who } legger { $set }
    }
}
# $who, $me
event-comemierda-passed = { $me ->
    [who] Du melder pass
   *[no] { $who } melder pass
}
# $who, $me, $place: 1 is the first to go out
event-comemierda-went-out = { $me ->
    [who] { $place ->
        [1] Du er ute, først av alle
        [2] Du er ute, som nummer to
       *[other] Du er ute
    }
   *[no] { $place ->
        [1] { $who } er ute, først av alle
        [2] { $who } er ute, som nummer to
       *[other] { $who } er ute
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Ingen slår det: Du tar stikket
   *[no] Ingen slår det: { $who } tar stikket
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] Du spiller ut til det neste
   *[no] { $who } spiller ut til det neste
}
# A heading. $number of the hand
event-comemierda-scored = Runde { $number } er over
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
    [who] Du satt igjen med { $cards }
   *[no] { $who } satt igjen med { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] Du vinner partiet med { $points ->
           *[other] { $points } poeng
        }
       *[other] Du deler seieren med { $names }: { $points ->
           *[other] { $points } poeng hver
        }
    }
   *[no] { $count ->
        [1] { $names } vinner partiet med { $points ->
           *[other] { $points } poeng
        }
       *[other] { $names } deler seieren: { $points ->
           *[other] { $points } poeng hver
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = Omgang { $number }
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] Du deler ut
   *[no] { $who } deler ut
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] Du melder en narr
   *[no] { $who } melder en narr
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] Du står over denne omgangen
   *[no] { $who } står over denne omgangen
}
# $number of the deal
event-gnav-skipped = Omgang { $number } hoppes over: færre enn to skulle spille. Ingen betaler, og de som sto over, er med igjen
# $who, $me
event-gnav-kept = { $me ->
    [who] Du beholder kortet ditt
   *[no] { $who } står
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] Du ber { $whom } bytte
    [whom] { $who } ber deg bytte
   *[no] { $who } ber { $whom } bytte
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] Du bytter med bunken
   *[no] { $who } bytter med bunken
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] Du viser huset og sier nei
        [horse] Du viser hesten og sier nei
        [cat] Du viser katten og sier nei
        [dragoon] Du viser dragonen og sier nei
       *[cuckoo] Du viser gjøken
    }
    [whom] { $rank ->
        [house] { $who } viser deg huset og sier nei
        [horse] { $who } viser deg hesten og sier nei
        [cat] { $who } viser deg katten og sier nei
        [dragoon] { $who } viser deg dragonen og sier nei
       *[cuckoo] { $who } viser deg gjøken
    }
   *[no] { $rank ->
        [house] { $who } viser huset og sier nei til { $whom }
        [horse] { $who } viser hesten og sier nei til { $whom }
        [cat] { $who } viser katten og sier nei til { $whom }
        [dragoon] { $who } viser dragonen og sier nei til { $whom }
       *[cuckoo] { $who } viser { $whom } gjøken
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] Ønsket ditt går videre til { $whom }
    [whom] Ønsket går videre til deg
   *[no] Ønsket går videre til { $whom }
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] Ønsket ditt går videre til bunken
   *[no] Ønsket går videre til bunken
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] Du bytter kort med { $whom }
    [whom] { $who } bytter kort med deg
   *[no] { $who } og { $whom } bytter kort
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] Du gir { $whom } { $gave } og får { $got }
   *[whom] Du gir { $who } { $gave } og får { $got }
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] Du trekker huset: Det legges til side
        [horse] Du trekker hesten: Den legges til side
        [cat] Du trekker katten!
        [dragoon] Du trekker dragonen!
       *[cuckoo] Du trekker gjøken!
    }
   *[no] { $rank ->
        [house] { $who } trekker huset: Det legges til side
        [horse] { $who } trekker hesten: Den legges til side
        [cat] { $who } trekker katten!
        [dragoon] { $who } trekker dragonen!
       *[cuckoo] { $who } trekker gjøken!
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] Du tar et kort fra bunken og legger bort ditt eget
   *[no] { $who } tar et kort fra bunken og legger bort sitt eget
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = Du tar { $got } fra bunken og legger bort { $gave }
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Opphevet: Du og { $whom } bytter tilbake
    [whom] Opphevet: Du og { $who } bytter tilbake
   *[no] Opphevet: { $who } og { $whom } bytter tilbake
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] Du mister ditt siste liv og er ute
       *[other] { $cause ->
            [dragoon] Dragonen koster deg et liv
            [cat] Katten koster deg et liv
           *[cuckoo] Gjøken koster deg et liv
        }
    }
   *[no] { $left ->
        [0] { $who } mister sitt siste liv og er ute
       *[other] { $cause ->
            [dragoon] Dragonen koster { $who } et liv
            [cat] Katten koster { $who } et liv
           *[cuckoo] Gjøken koster { $who } et liv
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] Gjøken stanser byttingen
   *[no] Byttingen er over
}
# A heading. $number of the deal
event-gnav-settled = Omgang { $number } er gjort opp
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] Du mister ditt siste liv og er ute
       *[other] { $cause ->
            [fool] Du har en narr og mister et liv
            [next-lowest] Du har laveste kort utenom narren og mister et liv
           *[lowest] Du har laveste kort og mister et liv
        }
    }
   *[no] { $left ->
        [0] { $who } mister sitt siste liv og er ute
       *[other] { $cause ->
            [fool] { $who } har en narr og mister et liv
            [next-lowest] { $who } har laveste kort utenom narren og mister et liv
           *[lowest] { $who } har laveste kort og mister et liv
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = Bare én var igjen i omgangen: Ingen betaler
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] Du står over neste omgang
   *[no] { $who } står over neste omgang
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] Du får ett liv tilbake og spiller videre
        [2] Du og { $names } får ett liv hver og spiller videre
       *[other] Du, { $names } får ett liv hver og spiller videre
    }
   *[no] { $count ->
        [1] { $names } får ett liv tilbake og spiller videre
       *[other] { $names } får ett liv hver og spiller videre
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Bare du er i live: Du vinner partiet
        [2] Du og { $names } faller samtidig: Partiet ender uavgjort
       *[other] Du, { $names } faller samtidig: Partiet ender uavgjort
    }
   *[no] { $count ->
        [1] Bare { $names } er i live og vinner partiet
       *[other] { $names } faller samtidig: Partiet ender uavgjort
    }
}

## What players say in Gnav, in the first person

say-kept = Jeg står.
# $whom is asked
say-asks = Skal vi bytte, { $whom }?
say-asks-stock = Jeg bytter med bunken.
say-swapped = Må jeg, så må jeg. Vær så god.
say-fool = Jeg har en narr!
say-house = Hus forbi! Spør nestemann.
say-horse = Hest forbi! Spør nestemann.
say-cat = Kiss, kiss! Det koster deg et liv.
say-dragoon = Hogg av! Det koster deg et liv.
say-cuckoo = Stå for gjøken! Nå er det slutt.
