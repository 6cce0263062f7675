# The table of Gnav. $who and $whom are names, $me is "who", "whom" or "no": the reader's part in the sentence.
# $names are several people without the reader, $count all of them; $me "who" if the reader is one of them.

## Where we are

# In the header. $number
table-gnav-where = Omgång { $number }
# Told on a key. $who has $left lives
table-gnav-lives = { $left ->
    [0] { $who } är ute
   *[other] { $who } har { $left } liv
}

## Tags

table-gnav-tag-deals-next = nästa givare
table-gnav-tag-next = står på tur
table-gnav-tag-kept = nöjd
table-gnav-tag-asking = frågar
table-gnav-tag-swapped = har bytt
table-gnav-tag-undone = bytet upphävt
table-gnav-tag-drew = har dragit
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = fick nej
table-gnav-tag-skipped = överhoppad
table-gnav-tag-fool = narr utropad
table-gnav-tag-resting = står över
table-gnav-tag-rests-next = ska stå över
table-gnav-tag-out = ute

## The middle: stock and order of acting

table-gnav-centre = Högen och turordningen
table-gnav-stock = Högen
# $count
# $count
table-gnav-stock-label = { $count ->
   *[other] Högen, { $count } kort
}
# $count
table-gnav-put-away = { $count ->
    [one] { $count } undanlagt
   *[other] { $count } undanlagda
}
table-gnav-turned = Vända från högen
table-gnav-order = Turordning
table-gnav-order-now = nu
table-gnav-order-next = härnäst
table-gnav-order-dealer = givare, sist
table-gnav-order-waits = väntar
table-gnav-order-over = inte tillfrågad
# $number of the deal
table-gnav-skipped = Omgång { $number } hoppades över: färre än två skulle spela (regel G23).

## My turn

# Heading of the line of what the reader knows
table-gnav-know = Du vet:
# $who, $card with its article
table-gnav-know-gave = { $who } har { $card } som du gav bort.
table-gnav-know-saw = { $who } har { $card }.
table-gnav-know-fool = { $who } har en narr.
table-gnav-know-nothing = bara ditt eget kort hittills.
table-gnav-know-none = ingenting, för du har inget kort i den här omgången.
table-gnav-know-open = alla kort, nu när de ligger öppna.
table-gnav-know-watcher = Du tittar på. Du får inte se någons kort.

# On the buttons. $card with its article; $whom is asked
table-gnav-keep = Behåll { $card }
table-gnav-ask = Byt med { $whom }
table-gnav-ask-stock = Byt med högen

# Under the buttons. $cards without article, joined; $count of ranks below
table-gnav-help-lower = { $count ->
    [0] Inget är lägre.
   *[other] Bara { $cards } är lägre.
}
# $count of ranks above
table-gnav-help-higher = { $count ->
    [0] Inget är högre.
   *[other] Bara { $cards } är högre.
}
# $whom is asked
table-gnav-help-ask = { $whom } måste säga ja, om inte ett bildkort säger nej.
# $whom is known to hold $card
table-gnav-help-ask-known = { $whom } måste säga ja, och du skulle få { $card }.
table-gnav-help-stock = Du tar det översta kortet, om det inte är ett bildkort, och ditt läggs undan.

## Not my turn

# $who is to act
table-gnav-say-dealing = Korten delas ut
table-gnav-say-exchanges-over = Bytena är över
table-gnav-say-settled = Omgången är uppgjord
table-gnav-say-over = Partiet är slut
table-gnav-why-next = Du står på tur.
table-gnav-why-later = Din tur kommer senare i omgången.
table-gnav-why-done = Du har haft din tur i den här omgången.
table-gnav-why-skipped = Någon bad om ditt kort och du visade det: du har ingen tur i den här omgången.
# G21
table-gnav-resting = Du står över den här omgången
table-gnav-resting-why = Du satt med en narr vid förra uppgörelsen. Du får inget kort och betalar ingenting, och är med igen i nästa omgång (regel G21).
table-gnav-out = Du är ute
table-gnav-out-why = Du har inga liv kvar. Sitt gärna kvar och se vem som överlever.
table-gnav-left-why = Du har inga liv kvar, så ditt kort räknas inte (regel G13).
# A refusal with its rule. $reason, $rule
table-gnav-refused = { $reason } (regel { $rule })

## Side

table-gnav-pad = Liv
table-gnav-pad-note = sist vid liv vinner
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
            [1] Du förlorar ett liv
           *[2] Du förlorar två liv
        }
        [2] { $lost ->
            [1] Du och { $names } förlorar ett liv
           *[2] Du och { $names } förlorar liv
        }
       *[other] { $lost ->
            [1] Du, { $names } förlorar ett liv
           *[2] Du, { $names } förlorar liv
        }
    }
   *[no] { $count ->
        [1] { $lost ->
            [1] { $names } förlorar ett liv
           *[2] { $names } förlorar två liv
        }
       *[other] { $lost ->
            [1] { $names } förlorar ett liv
           *[2] { $names } förlorar liv
        }
    }
}
table-gnav-settled-nobody = Ingen förlorar något liv
# $number of the deal
table-gnav-settled-deal = Omgång { $number } är uppgjord

# Under a name and a card. $me "who" under "You"; $left lives, $lost in this deal
table-gnav-verdict-keeps = { $me ->
    [who] behåller
   *[no] behåller
} { $left ->
   *[other] { $left } liv
}
table-gnav-verdict-loses = { $me ->
    [who] förlorar
   *[no] förlorar
} { $lost ->
    [one] ett liv, { $left } kvar
   *[other] { $lost } liv, { $left } kvar
}
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [one] förlorar ditt sista liv
       *[other] förlorar dina sista { $lost } liv
    }
   *[no] { $lost ->
        [one] förlorar sitt sista liv
       *[other] förlorar sina sista { $lost } liv
    }
}
# Why somebody lost a life
table-gnav-why = { $cause ->
    [fool] narren
    [next-lowest] lägsta kort utom narren
    [dragoon] frågade en dragon
    [cat] frågade en katt
    [cuckoo] frågade en gök
   *[lowest] lägsta kort
}
# $before in the exchanges, $cause at the settlement
table-gnav-why-both = { $before ->
    [dragoon] en dragon
    [cat] en katt
   *[cuckoo] en gök
}, sedan { $cause ->
    [fool] narren
    [next-lowest] lägsta kort utom narren
   *[lowest] lägsta kort
}
# Not compared at the settlement: $cause, or none
table-gnav-why-left = { $cause ->
    [dragoon] ute genom en dragon, räknas inte
    [cat] ute genom en katt, räknas inte
    [cuckoo] ute genom en gök, räknas inte
   *[none] räknas inte
}
# Cards put away in this deal. $count
table-gnav-discards = { $count ->
    [one] Undanlagt, räknas inte:
   *[other] Undanlagda, räknas inte:
}

# The ledger. $who asked $whom, who had $card (dragoon, cat, cuckoo)
table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] Du frågade { $whom }, mötte dragonen och förlorade ett liv.
        [cat] Du frågade { $whom }, mötte katten och förlorade ett liv.
       *[cuckoo] Du frågade { $whom } och mötte göken, och bytena var över.
    }
    [whom] { $card ->
        [dragoon] { $who } frågade dig, mötte din dragon och förlorade ett liv.
        [cat] { $who } frågade dig, mötte din katt och förlorade ett liv.
       *[cuckoo] { $who } frågade dig och mötte din gök, och bytena var över.
    }
   *[no] { $card ->
        [dragoon] { $who } frågade { $whom }, mötte dragonen och förlorade ett liv.
        [cat] { $who } frågade { $whom }, mötte katten och förlorade ett liv.
       *[cuckoo] { $who } frågade { $whom } och mötte göken, och bytena var över.
    }
}
# $who drew $card from the stock
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] Du drog dragonen ur högen, förlorade ett liv och behöll ditt kort.
        [cat] Du drog katten ur högen och förlorade ett liv.
       *[cuckoo] Du drog göken ur högen: bytena var över, och du behöll ditt kort.
    }
   *[no] { $card ->
        [dragoon] { $who } drog dragonen ur högen, förlorade ett liv och behöll sitt kort.
        [cat] { $who } drog katten ur högen och förlorade ett liv.
       *[cuckoo] { $who } drog göken ur högen: bytena var över, och det gamla kortet låg kvar.
    }
}
# $count swaps
table-gnav-note-undone = { $count ->
    [one] Katten upphävde det enda bytet i omgången.
   *[other] Katten upphävde { $count } byten, det senaste först.
}
# $card the lowest, with its article; $count of those who hold it
table-gnav-note-lowest = { $count ->
    [one] Lägsta kort är { $card }: den som har det betalar.
   *[other] Lägsta kort är { $card }: alla som har det betalar.
}
table-gnav-note-one-fool = En narr på bordet: den som har den betalar, och det gör också lägsta kort bland de andra.
table-gnav-note-fool-alone = En narr på bordet: bara den som har den betalar.
table-gnav-note-two-fools = Två narrar på bordet: bara de två som har dem betalar.
table-gnav-note-nobody = Bara en spelare var kvar i omgången: ingen betalar.
# $names, $count, $me; $playing left in the match
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] Du har inga liv kvar och är ute.
        [2] Du och { $names } har inga liv kvar och är ute.
       *[other] Du, { $names } har inga liv kvar och är ute.
    }
   *[no] { $count ->
       *[other] { $names } har inga liv kvar och är ute.
    }
} { $playing ->
    [2] Två spelar vidare.
    [3] Tre spelar vidare.
    [4] Fyra spelar vidare.
    [5] Fem spelar vidare.
    [6] Sex spelar vidare.
   *[7] Sju spelar vidare.
}
# $names, $count, $me
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] Du och { $names } skulle spela oavgjort: ett liv var, och ni spelar vidare.
       *[other] Du, { $names } skulle spela oavgjort: ett liv var, och ni spelar vidare.
    }
   *[no] { $names } skulle spela oavgjort: ett liv var, och de spelar vidare.
}
# $who
table-gnav-note-rests = { $me ->
    [who] Du satt med en narr och står över nästa omgång.
   *[no] { $who } satt med en narr och står över nästa omgång.
}
# $who
table-gnav-deals-next = { $me ->
    [who] Du delar ut nästa gång.
   *[no] { $who } delar ut nästa gång.
}
table-gnav-see-table = Se bordet
table-gnav-see-settlement = Uppgörelse

## The end of the match

# $names, $count, $me
table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Du vinner partiet!
        [2] Du och { $names } spelar oavgjort
       *[other] Du, { $names } spelar oavgjort
    }
   *[no] { $count ->
        [1] { $names } vinner partiet
       *[other] { $names } spelar oavgjort
    }
}
# $count of winners; $number of deals played
table-gnav-match-over-why = { $count ->
    [1] Sist vid liv
   *[other] De föll samtidigt
} efter { $number ->
    [one] { $number } omgång
   *[other] { $number } omgångar
}
table-gnav-restart-note = Samma spelare, ett nytt parti med alla liv.
