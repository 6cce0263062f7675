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
    [1] Runda { $number }
   *[other] Runda { $number }, poäng ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] Du delar ut
   *[no] { $who } delar ut
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] Ditt högsta kort läggs åt sidan till { $whom }
       *[other] Dina två högsta kort läggs åt sidan till { $whom }
    }
    [whom] { $count ->
        [1] { $who } lägger sitt högsta kort åt sidan till dig, osett
       *[other] { $who } lägger sina två högsta kort åt sidan till dig, osedda
    }
   *[no] { $count ->
        [1] { $who } lägger sitt högsta kort åt sidan till { $whom }
       *[other] { $who } lägger sina två högsta kort åt sidan till { $whom }
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] Du ger { $whom } { $forced ->
            [yes] ditt högsta kort
           *[no] ett kort
        }
       *[other] Du ger { $whom } { $forced ->
            [yes] dina två högsta kort
           *[no] två kort
        }
    }
    [whom] { $count ->
        [1] { $who } ger dig { $forced ->
            [yes] sitt högsta kort
           *[no] ett kort
        }
       *[other] { $who } ger dig { $forced ->
            [yes] sina två högsta kort
           *[no] två kort
        }
    }
   *[no] { $count ->
        [1] { $who } ger { $whom } { $forced ->
            [yes] sitt högsta kort
           *[no] ett kort
        }
       *[other] { $who } ger { $whom } { $forced ->
            [yes] sina två högsta kort
           *[no] två kort
        }
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] Du ger { $whom } { $cards }
    [whom] { $who } ger dig { $cards }
   *[no] { $who } ger { $whom } { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] Du har trean i mynt och börjar
        [C23] Du var { office-comemierda } och börjar
       *[presidente_opens] Du var presidente och börjar
    }
   *[no] { $rule ->
        [C3] { $who } har trean i mynt och börjar
        [C23] { $who } var { office-comemierda } och börjar
       *[presidente_opens] { $who } var presidente och börjar
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] Du spelar ut { $set }
       *[no] Du lägger { $set }
    }
   *[no] { $lead ->
        [yes] { $who } spelar ut { $set }
       *[no] { $who } lägger { $set }
    }
}
# $who, $me
event-comemierda-passed = { $me ->
    [who] Du passar
   *[no] { $who } passar
}
# $who, $me, $place: 1 is the first to go out
event-comemierda-went-out = { $me ->
    [who] { $place ->
        [1] Du är ute, först av alla
        [2] Du är ute, som tvåa
       *[other] Du är ute
    }
   *[no] { $place ->
        [1] { $who } är ute, först av alla
        [2] { $who } är ute, som tvåa
       *[other] { $who } är ute
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Ingen slår det: du tar sticket
   *[no] Ingen slår det: { $who } tar sticket
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] Du spelar ut till nästa
   *[no] { $who } spelar ut till nästa
}
# A heading. $number of the hand
event-comemierda-scored = Runda { $number } är slut
# Then a line for each seat. $who, $me, $office, $points with its sign
event-comemierda-office = { $me ->
    [who] { $office ->
        [presidente] Du är presidente, { $points }
        [vicepresidente] Du är vicepresidente, { $points }
        [vicecomemierda] Du är { office-vicecomemierda }, { $points }
        [comemierda] Du är { office-comemierda }, { $points }
       *[pueblo] Du hör till pueblo, { $points }
    }
   *[no] { $office ->
        [presidente] { $who } är presidente, { $points }
        [vicepresidente] { $who } är vicepresidente, { $points }
        [vicecomemierda] { $who } är { office-vicecomemierda }, { $points }
        [comemierda] { $who } är { office-comemierda }, { $points }
       *[pueblo] { $who } hör till pueblo, { $points }
    }
}
# And the cards shown. $who, $me, $cards
event-comemierda-left = { $me ->
    [who] Du satt kvar med { $cards }
   *[no] { $who } satt kvar med { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] Du vinner partiet med { $points ->
           *[other] { $points } poäng
        }
       *[other] Du delar segern med { $names }: { $points ->
           *[other] { $points } poäng var
        }
    }
   *[no] { $count ->
        [1] { $names } vinner partiet med { $points ->
           *[other] { $points } poäng
        }
       *[other] { $names } delar segern: { $points ->
           *[other] { $points } poäng var
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = Omgång { $number }
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] Du delar ut
   *[no] { $who } delar ut
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] Du ropar narr
   *[no] { $who } ropar narr
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] Du står över den här omgången
   *[no] { $who } står över den här omgången
}
# $number of the deal
event-gnav-skipped = Omgång { $number } hoppas över: färre än två skulle spela. Ingen betalar, och de som stod över är med igen
# $who, $me
event-gnav-kept = { $me ->
    [who] Du behåller ditt kort
   *[no] { $who } är nöjd
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] Du ber { $whom } byta
    [whom] { $who } ber dig byta
   *[no] { $who } ber { $whom } byta
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] Du byter med högen
   *[no] { $who } byter med högen
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] Du visar huset och säger nej
        [horse] Du visar hästen och säger nej
        [cat] Du visar katten och säger nej
        [dragoon] Du visar dragonen och säger nej
       *[cuckoo] Du visar göken
    }
    [whom] { $rank ->
        [house] { $who } visar dig huset och säger nej
        [horse] { $who } visar dig hästen och säger nej
        [cat] { $who } visar dig katten och säger nej
        [dragoon] { $who } visar dig dragonen och säger nej
       *[cuckoo] { $who } visar dig göken
    }
   *[no] { $rank ->
        [house] { $who } visar huset och säger nej till { $whom }
        [horse] { $who } visar hästen och säger nej till { $whom }
        [cat] { $who } visar katten och säger nej till { $whom }
        [dragoon] { $who } visar dragonen och säger nej till { $whom }
       *[cuckoo] { $who } visar { $whom } göken
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] Din begäran går vidare till { $whom }
    [whom] Begäran går vidare till dig
   *[no] Begäran går vidare till { $whom }
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] Din begäran går vidare till högen
   *[no] Begäran går vidare till högen
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] Du byter kort med { $whom }
    [whom] { $who } byter kort med dig
   *[no] { $who } och { $whom } byter kort
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] Du ger { $whom } { $gave } och får { $got }
   *[whom] Du ger { $who } { $gave } och får { $got }
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] Du drar huset: det läggs åt sidan
        [horse] Du drar hästen: den läggs åt sidan
        [cat] Du drar katten!
        [dragoon] Du drar dragonen!
       *[cuckoo] Du drar göken!
    }
   *[no] { $rank ->
        [house] { $who } drar huset: det läggs åt sidan
        [horse] { $who } drar hästen: den läggs åt sidan
        [cat] { $who } drar katten!
        [dragoon] { $who } drar dragonen!
       *[cuckoo] { $who } drar göken!
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] Du tar ett kort från högen och lägger undan ditt eget
   *[no] { $who } tar ett kort från högen och lägger undan sitt eget
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = Du tar { $got } från högen och lägger undan { $gave }
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Upphävt: du och { $whom } byter tillbaka
    [whom] Upphävt: du och { $who } byter tillbaka
   *[no] Upphävt: { $who } och { $whom } byter tillbaka
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] Du förlorar ditt sista liv och är ute
       *[other] { $cause ->
            [dragoon] Dragonen kostar dig ett liv
            [cat] Katten kostar dig ett liv
           *[cuckoo] Göken kostar dig ett liv
        }
    }
   *[no] { $left ->
        [0] { $who } förlorar sitt sista liv och är ute
       *[other] { $cause ->
            [dragoon] Dragonen kostar { $who } ett liv
            [cat] Katten kostar { $who } ett liv
           *[cuckoo] Göken kostar { $who } ett liv
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] Göken avslutar bytena
   *[no] Bytena är över
}
# A heading. $number of the deal
event-gnav-settled = Omgång { $number } är uppgjord
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] Du förlorar ditt sista liv och är ute
       *[other] { $cause ->
            [fool] Du har en narr och förlorar ett liv
            [next-lowest] Du har lägsta kort utom narren och förlorar ett liv
           *[lowest] Du har lägsta kort och förlorar ett liv
        }
    }
   *[no] { $left ->
        [0] { $who } förlorar sitt sista liv och är ute
       *[other] { $cause ->
            [fool] { $who } har en narr och förlorar ett liv
            [next-lowest] { $who } har lägsta kort utom narren och förlorar ett liv
           *[lowest] { $who } har lägsta kort och förlorar ett liv
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = Bara en var kvar i omgången: ingen betalar
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] Du står över nästa omgång
   *[no] { $who } står över nästa omgång
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] Du får tillbaka ett liv och spelar vidare
        [2] Du och { $names } får ett liv var och spelar vidare
       *[other] Du, { $names } får ett liv var och spelar vidare
    }
   *[no] { $count ->
        [1] { $names } får tillbaka ett liv och spelar vidare
       *[other] { $names } får ett liv var och spelar vidare
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Bara du är vid liv: du vinner partiet
        [2] Du och { $names } faller samtidigt: partiet slutar oavgjort
       *[other] Du, { $names } faller samtidigt: partiet slutar oavgjort
    }
   *[no] { $count ->
        [1] Bara { $names } är vid liv och vinner partiet
       *[other] { $names } faller samtidigt: partiet slutar oavgjort
    }
}

## What players say in Gnav, in the first person

say-kept = Jag är nöjd.
# $whom is asked
say-asks = Ska vi byta, { $whom }?
say-asks-stock = Jag byter med högen.
say-swapped = Måste jag så måste jag. Var så god.
say-fool = Jag har en narr!
say-house = Hus förbi! Fråga nästa.
say-horse = Häst förbi! Fråga nästa.
say-cat = Katten klöser! Det kostar dig ett liv.
say-dragoon = Hugg! Det kostar dig ett liv.
say-cuckoo = Kuku står! Nu är det slut.
