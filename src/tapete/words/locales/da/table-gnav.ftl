# The table of Gnav. $who and $whom are names, $me is "who", "whom" or "no": the reader's part in the sentence.
# $names are several people without the reader, $count all of them; $me "who" if the reader is one of them.

## Where we are

# In the header. $number
table-gnav-where = Omgang { $number }
# Told on a key. $who has $left lives
table-gnav-lives = { $left ->
    [0] { $who } er ude
   *[other] { $who } har { $left } liv
}

## Tags

table-gnav-tag-deals-next = næste giver
table-gnav-tag-next = er den næste
table-gnav-tag-kept = står
table-gnav-tag-asking = spørger
table-gnav-tag-swapped = har byttet
table-gnav-tag-undone = ophævet
table-gnav-tag-drew = har trukket
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = fik nej
table-gnav-tag-skipped = mistede turen
table-gnav-tag-fool = nar meldt
table-gnav-tag-resting = sidder over
table-gnav-tag-rests-next = må sidde over
table-gnav-tag-out = ude

## The middle: stock and order of acting

table-gnav-centre = Bunken og rækkefølgen
table-gnav-stock = Bunken
# $count
# $count
table-gnav-stock-label = { $count ->
   *[other] Bunken, { $count } kort
}
# $count
table-gnav-put-away = { $count ->
   *[other] { $count } lagt væk
}
table-gnav-turned = Vendt fra bunken
table-gnav-order = Rækkefølge
table-gnav-order-now = nu
table-gnav-order-next = næste
table-gnav-order-dealer = giver, sidst
table-gnav-order-waits = venter
table-gnav-order-over = ikke spurgt
# $number of the deal
table-gnav-skipped = Omgang { $number } blev sprunget over: færre end to skulle spille (regel G23).

## My turn

# Heading of the line of what the reader knows
table-gnav-know = Du ved:
# $who, $card with its article
table-gnav-know-gave = { $who } har { $card } som du gav fra dig.
table-gnav-know-saw = { $who } har { $card }.
table-gnav-know-fool = { $who } har en nar.
table-gnav-know-nothing = kun dit eget kort indtil nu.
table-gnav-know-none = intet, for du har ikke noget kort i denne omgang.
table-gnav-know-open = alle kort, nu hvor de ligger åbent.
table-gnav-know-watcher = Du ser på. Du får ikke nogens kort at se.

# On the buttons. $card with its article; $whom is asked
table-gnav-keep = Behold { $card }
table-gnav-ask = Byt med { $whom }
table-gnav-ask-stock = Byt med bunken

# Under the buttons. $cards without article, joined; $count of ranks below
table-gnav-help-lower = { $count ->
    [0] Intet er lavere.
   *[other] Kun { $cards } er lavere.
}
# $count of ranks above
table-gnav-help-higher = { $count ->
    [0] Intet er højere.
   *[other] Kun { $cards } er højere.
}
# $whom is asked
table-gnav-help-ask = { $whom } skal sige ja, medmindre et billedkort siger nej.
# $whom is known to hold $card
table-gnav-help-ask-known = { $whom } skal sige ja, og du ville få { $card }.
table-gnav-help-stock = Du tager det øverste kort, medmindre det er et billedkort, og dit bliver lagt væk.

## Not my turn

# $who is to act
table-gnav-say-dealing = Kortene bliver delt ud
table-gnav-say-exchanges-over = Der byttes ikke mere
table-gnav-say-settled = Omgangen er gjort op
table-gnav-say-over = Partiet er slut
table-gnav-why-next = Du er den næste.
table-gnav-why-later = Din tur kommer senere i omgangen.
table-gnav-why-done = Du har haft din tur i denne omgang.
table-gnav-why-skipped = Nogen bad om dit kort, og du viste det: du har ingen tur i denne omgang.
# G21
table-gnav-resting = Du sidder over i denne omgang
table-gnav-resting-why = Du sad med en nar ved sidste opgør. Du får intet kort og betaler ikke noget, og du er med igen i næste omgang (regel G21).
table-gnav-out = Du er ude
table-gnav-out-why = Du har ingen liv tilbage. Bliv bare siddende, og se hvem der overlever.
table-gnav-left-why = Du har ingen liv tilbage, så dit kort tæller ikke med (regel G13).
# A refusal with its rule. $reason, $rule
table-gnav-refused = { $reason } (regel { $rule })

## Side

table-gnav-pad = Liv
table-gnav-pad-note = den sidste i live vinder
# Under a name in the pad, at settlement. $lost lives
table-gnav-pad-lost = −{ $lost }
table-gnav-pad-lost-out = −{ $lost }, ude

## Order of ranks

table-gnav-ranks-yours = dit

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
table-gnav-settled-deal = Omgang { $number } er gjort op

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
    [one] et liv, { $left } tilbage
   *[other] { $lost } liv, { $left } tilbage
}
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [one] mister dit sidste liv
       *[other] mister dine sidste { $lost } liv
    }
   *[no] { $lost ->
        [one] mister sit sidste liv
       *[other] mister sine sidste { $lost } liv
    }
}
# Why somebody lost a life
table-gnav-why = { $cause ->
    [fool] narren
    [next-lowest] laveste kort bortset fra narren
    [dragoon] spurgte en dragon
    [cat] spurgte en kat
    [cuckoo] spurgte en gøg
   *[lowest] laveste kort
}
# $before in the exchanges, $cause at the settlement
table-gnav-why-both = { $before ->
    [dragoon] en dragon
    [cat] en kat
   *[cuckoo] en gøg
}, så { $cause ->
    [fool] narren
    [next-lowest] laveste kort bortset fra narren
   *[lowest] laveste kort
}
# Not compared at the settlement: $cause, or none
table-gnav-why-left = { $cause ->
    [dragoon] ude ved en dragon, tæller ikke
    [cat] ude ved en kat, tæller ikke
    [cuckoo] ude ved en gøg, tæller ikke
   *[none] tæller ikke
}
# Cards put away in this deal. $count
table-gnav-discards = { $count ->
   *[other] Lagt væk, tæller ikke:
}

# The ledger. $who asked $whom, who had $card (dragoon, cat, cuckoo)
table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] Du spurgte { $whom }, mødte dragonen og mistede et liv.
        [cat] Du spurgte { $whom }, mødte katten og mistede et liv.
       *[cuckoo] Du spurgte { $whom } og mødte gøgen, og så blev der ikke byttet mere.
    }
    [whom] { $card ->
        [dragoon] { $who } spurgte dig, mødte din dragon og mistede et liv.
        [cat] { $who } spurgte dig, mødte din kat og mistede et liv.
       *[cuckoo] { $who } spurgte dig og mødte din gøg, og så blev der ikke byttet mere.
    }
   *[no] { $card ->
        [dragoon] { $who } spurgte { $whom }, mødte dragonen og mistede et liv.
        [cat] { $who } spurgte { $whom }, mødte katten og mistede et liv.
       *[cuckoo] { $who } spurgte { $whom } og mødte gøgen, og så blev der ikke byttet mere.
    }
}
# $who drew $card from the stock
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] Du trak dragonen fra bunken, mistede et liv og beholdt dit kort.
        [cat] Du trak katten fra bunken og mistede et liv.
       *[cuckoo] Du trak gøgen fra bunken: der blev ikke byttet mere, og du beholdt dit kort.
    }
   *[no] { $card ->
        [dragoon] { $who } trak dragonen fra bunken, mistede et liv og beholdt sit kort.
        [cat] { $who } trak katten fra bunken og mistede et liv.
       *[cuckoo] { $who } trak gøgen fra bunken: der blev ikke byttet mere, og det gamle kort blev liggende.
    }
}
# $count swaps
table-gnav-note-undone = { $count ->
    [one] Katten ophævede det ene bytte i denne omgang.
   *[other] Katten ophævede { $count } bytter, det seneste først.
}
# $card the lowest, with its article; $count of those who hold it
table-gnav-note-lowest = { $count ->
    [one] Laveste kort er { $card }: den der har det, betaler.
   *[other] Laveste kort er { $card }: alle der har det, betaler.
}
table-gnav-note-one-fool = Én nar på bordet: den der har den, betaler, og det gør også laveste kort blandt de andre.
table-gnav-note-fool-alone = Én nar på bordet: kun den der har den, betaler.
table-gnav-note-two-fools = To narre på bordet: kun de to der har dem, betaler.
table-gnav-note-nobody = Kun én spiller var tilbage i omgangen: ingen betaler.
# $names, $count, $me; $playing left in the match
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] Du har ingen liv tilbage og er ude.
        [2] Du og { $names } har ingen liv tilbage og er ude.
       *[other] Du, { $names } har ingen liv tilbage og er ude.
    }
   *[no] { $count ->
       *[other] { $names } har ingen liv tilbage og er ude.
    }
} { $playing ->
    [2] To spiller videre.
    [3] Tre spiller videre.
    [4] Fire spiller videre.
    [5] Fem spiller videre.
    [6] Seks spiller videre.
   *[7] Syv spiller videre.
}
# $names, $count, $me
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] Du og { $names } ville have spillet uafgjort: ét liv hver, og I spiller videre.
       *[other] Du, { $names } ville have spillet uafgjort: ét liv hver, og I spiller videre.
    }
   *[no] { $names } ville have spillet uafgjort: ét liv hver, og de spiller videre.
}
# $who
table-gnav-note-rests = { $me ->
    [who] Du sad med en nar og sidder over i næste omgang.
   *[no] { $who } sad med en nar og sidder over i næste omgang.
}
# $who
table-gnav-deals-next = { $me ->
    [who] Du deler ud næste gang.
   *[no] { $who } deler ud næste gang.
}
table-gnav-see-table = Se bordet
table-gnav-see-settlement = Opgør

## The end of the match

# $names, $count, $me
table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Du vinder partiet!
        [2] Du og { $names } spiller uafgjort
       *[other] Du, { $names } spiller uafgjort
    }
   *[no] { $count ->
        [1] { $names } vinder partiet
       *[other] { $names } spiller uafgjort
    }
}
# $count of winners; $number of deals played
table-gnav-match-over-why = { $count ->
    [1] Den sidste i live
   *[other] De faldt samtidig
} efter { $number ->
    [one] { $number } omgang
   *[other] { $number } omgange
}
table-gnav-restart-note = De samme spillere, et nyt parti med alle liv.
