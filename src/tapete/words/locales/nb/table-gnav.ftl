# The table of Gnav. $who and $whom are names, $me is "who", "whom" or "no": the reader's part in the sentence.
# $names are several people without the reader, $count all of them; $me "who" if the reader is one of them.

## Where we are

# In the header. $number
table-gnav-where = Omgang { $number }
# Told on a key. $who has $left lives
table-gnav-lives = { $left ->
    [0] { $who } er ute
   *[other] { $who } har { $left } liv
}

## Tags

table-gnav-tag-deals-next = deler ut neste
table-gnav-tag-next = er neste
table-gnav-tag-kept = står
table-gnav-tag-asking = spør
table-gnav-tag-swapped = har byttet
table-gnav-tag-undone = opphevet
table-gnav-tag-drew = har trukket
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = fikk nei
table-gnav-tag-skipped = mistet turen
table-gnav-tag-fool = narr meldt
table-gnav-tag-resting = står over
table-gnav-tag-rests-next = må stå over
table-gnav-tag-out = ute

## The middle: stock and order of acting

table-gnav-centre = Bunken og rekkefølgen
table-gnav-stock = Bunken
# $count
# $count
table-gnav-stock-label = { $count ->
   *[other] Bunken, { $count } kort
}
# $count
table-gnav-put-away = { $count ->
   *[other] { $count } lagt bort
}
table-gnav-turned = Snudd fra bunken
table-gnav-order = Rekkefølge
table-gnav-order-now = nå
table-gnav-order-next = neste
table-gnav-order-dealer = giver, sist
table-gnav-order-waits = venter
table-gnav-order-over = ikke spurt
# $number of the deal
table-gnav-skipped = Omgang { $number } ble hoppet over: færre enn to skulle spille (regel G23).

## My turn

# Heading of the line of what the reader knows
table-gnav-know = Du vet:
# $who, $card with its article
table-gnav-know-gave = { $who } har { $card }, som du ga fra deg.
table-gnav-know-saw = { $who } har { $card }.
table-gnav-know-fool = { $who } har en narr.
table-gnav-know-nothing = bare ditt eget kort så langt.
table-gnav-know-none = ingenting, for du har ikke kort i denne omgangen.
table-gnav-know-open = alle kortene, nå som de ligger åpne.
table-gnav-know-watcher = Du ser på. Du får ikke se noens kort.

# On the buttons. $card with its article; $whom is asked
table-gnav-keep = Behold { $card }
table-gnav-ask = Bytt med { $whom }
table-gnav-ask-stock = Bytt med bunken

# Under the buttons. $cards without article, joined; $count of ranks below
table-gnav-help-lower = { $count ->
    [0] Ingenting er lavere.
   *[other] Bare { $cards } er lavere.
}
# $count of ranks above
table-gnav-help-higher = { $count ->
    [0] Ingenting er høyere.
   *[other] Bare { $cards } er høyere.
}
# $whom is asked
table-gnav-help-ask = { $whom } må si ja, om ikke et bildekort sier nei.
# $whom is known to hold $card
table-gnav-help-ask-known = { $whom } må si ja, og du ville få { $card }.
table-gnav-help-stock = Du tar det øverste kortet, om det ikke er et bildekort, og ditt legges bort.

## Not my turn

# $who is to act
table-gnav-say-dealing = Kortene deles ut
table-gnav-say-exchanges-over = Byttingen er over
table-gnav-say-settled = Omgangen er gjort opp
table-gnav-say-over = Partiet er over
table-gnav-why-next = Du er neste.
table-gnav-why-later = Turen din kommer senere i omgangen.
table-gnav-why-done = Du har hatt turen din i denne omgangen.
table-gnav-why-skipped = Noen ba om kortet ditt, og du viste det: Du mister turen i denne omgangen.
# G21
table-gnav-resting = Du står over denne omgangen
table-gnav-resting-why = Du satt med en narr ved forrige oppgjør. Du får ikke kort og betaler ingenting, og er med igjen i neste omgang (regel G21).
table-gnav-out = Du er ute
table-gnav-out-why = Du har ingen liv igjen. Bli gjerne sittende og se hvem som overlever.
table-gnav-left-why = Du har ingen liv igjen, så kortet ditt teller ikke med (regel G13).
# A refusal with its rule. $reason, $rule
table-gnav-refused = { $reason } (regel { $rule })

## Side

table-gnav-pad = Liv
table-gnav-pad-note = den siste som lever, vinner
# Under a name in the pad, at settlement. $lost lives
table-gnav-pad-lost = −{ $lost }
table-gnav-pad-lost-out = −{ $lost }, ute

## Order of ranks

table-gnav-ranks-yours = ditt

## Settlement

# $names, $count, $me; $lost lives by the one who loses most
table-gnav-settled-losers = { $me ->
    [who] { $count ->
        [1] { $lost ->
            [1] Du mister et liv
           *[2] Du mister to liv
        }
        [2] { $lost ->
            [1] Du og { $names } mister et liv
           *[2] Du og { $names } mister liv
        }
       *[other] { $lost ->
            [1] Du, { $names } mister et liv
           *[2] Du, { $names } mister liv
        }
    }
   *[no] { $count ->
        [1] { $lost ->
            [1] { $names } mister et liv
           *[2] { $names } mister to liv
        }
       *[other] { $lost ->
            [1] { $names } mister et liv
           *[2] { $names } mister liv
        }
    }
}
table-gnav-settled-nobody = Ingen mister liv
# $number of the deal
table-gnav-settled-deal = Omgang { $number } er gjort opp

# Under a name and a card. $me "who" under "You"; $left lives, $lost in this deal
table-gnav-verdict-keeps = { $me ->
    [who] beholder
   *[no] beholder
} { $left ->
   *[other] { $left } liv
}
table-gnav-verdict-loses = { $me ->
    [who] mister
   *[no] mister
} { $lost ->
    [one] et liv, { $left } igjen
   *[other] { $lost } liv, { $left } igjen
}
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [one] mister ditt siste liv
       *[other] mister dine siste { $lost } liv
    }
   *[no] { $lost ->
        [one] mister sitt siste liv
       *[other] mister sine siste { $lost } liv
    }
}
# Why somebody lost a life
table-gnav-why = { $cause ->
    [fool] narren
    [next-lowest] laveste kort utenom narren
    [dragoon] spurte en dragon
    [cat] spurte en katt
    [cuckoo] spurte en gjøk
   *[lowest] laveste kort
}
# $before in the exchanges, $cause at the settlement
table-gnav-why-both = { $before ->
    [dragoon] en dragon
    [cat] en katt
   *[cuckoo] en gjøk
}, så { $cause ->
    [fool] narren
    [next-lowest] laveste kort utenom narren
   *[lowest] laveste kort
}
# Not compared at the settlement: $cause, or none
table-gnav-why-left = { $cause ->
    [dragoon] ute ved en dragon, teller ikke
    [cat] ute ved en katt, teller ikke
    [cuckoo] ute ved en gjøk, teller ikke
   *[none] teller ikke
}
# Cards put away in this deal. $count
table-gnav-discards = { $count ->
   *[other] Lagt bort, teller ikke:
}

# The ledger. $who asked $whom, who had $card (dragoon, cat, cuckoo)
table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] Du spurte { $whom }, møtte dragonen og mistet et liv.
        [cat] Du spurte { $whom }, møtte katten og mistet et liv.
       *[cuckoo] Du spurte { $whom } og møtte gjøken, og byttingen var over.
    }
    [whom] { $card ->
        [dragoon] { $who } spurte deg, møtte dragonen din og mistet et liv.
        [cat] { $who } spurte deg, møtte katten din og mistet et liv.
       *[cuckoo] { $who } spurte deg og møtte gjøken din, og byttingen var over.
    }
   *[no] { $card ->
        [dragoon] { $who } spurte { $whom }, møtte dragonen og mistet et liv.
        [cat] { $who } spurte { $whom }, møtte katten og mistet et liv.
       *[cuckoo] { $who } spurte { $whom } og møtte gjøken, og byttingen var over.
    }
}
# $who drew $card from the stock
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] Du trakk dragonen fra bunken, mistet et liv og beholdt kortet ditt.
        [cat] Du trakk katten fra bunken og mistet et liv.
       *[cuckoo] Du trakk gjøken fra bunken: Byttingen var over, og du beholdt kortet ditt.
    }
   *[no] { $card ->
        [dragoon] { $who } trakk dragonen fra bunken, mistet et liv og beholdt kortet sitt.
        [cat] { $who } trakk katten fra bunken og mistet et liv.
       *[cuckoo] { $who } trakk gjøken fra bunken: Byttingen var over, og det gamle kortet ble liggende.
    }
}
# $count swaps
table-gnav-note-undone = { $count ->
    [one] Katten opphevet det ene byttet i denne omgangen.
   *[other] Katten opphevet { $count } bytter, det siste først.
}
# $card the lowest, with its article; $count of those who hold it
table-gnav-note-lowest = { $count ->
    [one] Laveste kort er { $card }: Den som har det, betaler.
   *[other] Laveste kort er { $card }: Alle som har det, betaler.
}
table-gnav-note-one-fool = Én narr på bordet: Den som har den, betaler, og det gjør også laveste kort blant de andre.
table-gnav-note-fool-alone = Én narr på bordet: Bare den som har narren, betaler.
table-gnav-note-two-fools = To narrer på bordet: Bare de to som har dem, betaler.
table-gnav-note-nobody = Bare én spiller var igjen i omgangen: Ingen betaler.
# $names, $count, $me; $playing left in the match
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] Du har ingen liv igjen og er ute.
        [2] Du og { $names } har ingen liv igjen og er ute.
       *[other] Du, { $names } har ingen liv igjen og er ute.
    }
   *[no] { $count ->
       *[other] { $names } har ingen liv igjen og er ute.
    }
} { $playing ->
    [2] To spiller videre.
    [3] Tre spiller videre.
    [4] Fire spiller videre.
    [5] Fem spiller videre.
    [6] Seks spiller videre.
   *[7] Sju spiller videre.
}
# $names, $count, $me
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] Du og { $names } ville fått uavgjort: ett liv hver, og dere spiller videre.
       *[other] Du, { $names } ville fått uavgjort: ett liv hver, og dere spiller videre.
    }
   *[no] { $names } ville fått uavgjort: ett liv hver, og de spiller videre.
}
# $who
table-gnav-note-rests = { $me ->
    [who] Du satt med en narr og står over neste omgang.
   *[no] { $who } satt med en narr og står over neste omgang.
}
# $who
table-gnav-deals-next = { $me ->
    [who] Du deler ut neste gang.
   *[no] { $who } deler ut neste gang.
}
table-gnav-see-table = Se bordet
table-gnav-see-settlement = Oppgjør

## The end of the match

# $names, $count, $me
table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Du vinner partiet!
        [2] Du og { $names } spiller uavgjort
       *[other] Du, { $names } spiller uavgjort
    }
   *[no] { $count ->
        [1] { $names } vinner partiet
       *[other] { $names } spiller uavgjort
    }
}
# $count of winners; $number of deals played
table-gnav-match-over-why = { $count ->
    [1] Den siste i live
   *[other] De falt samtidig
} etter { $number ->
    [one] { $number } omgang
   *[other] { $number } omganger
}
table-gnav-restart-note = De samme spillerne, et nytt parti med alle liv.
