# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl, people as names.

table-comemierda-round = Runde { $number }
table-comemierda-trick = Stikk { $number }
table-comemierda-times = poeng ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = tenker
table-comemierda-tag-passed = pass
table-comemierda-tag-led = spilte ut
table-comemierda-tag-dealer = giver
table-comemierda-tag-out = { $place ->
    [1] ute, først
    [2] ute, nr. 2
    [3] ute, nr. 3
    [4] ute, nr. 4
    [5] ute, nr. 5
    [6] ute, nr. 6
   *[other] ute, nr. 7
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] gir deg ett kort
       *[other] gir deg to kort
    }
   *[no] { $count ->
        [1] gir { $whom } ett kort
       *[other] gir { $whom } to kort
    }
}
table-comemierda-tag-waits = { $count ->
    [1] venter på ett kort
   *[other] venter på to
}

## The middle

table-comemierda-middle = Stikket
table-comemierda-to-beat = å slå, fra { $who }
table-comemierda-to-beat-mine = å slå, fra deg
table-comemierda-nothing = Ingen har spilt ut ennå
table-comemierda-last = Forrige stikk
table-comemierda-last-head = Forrige stikk
table-comemierda-last-none = Ingen stikk er ferdige i denne runden ennå.
table-comemierda-last-passed = pass
table-comemierda-last-took = { $me ->
    [who] Du tok det
   *[no] { $who } tok det
}

## The own place

table-comemierda-hand = Hånden din
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, tatt, { $nth } av { $count }
    [playable] { $card }, kan spilles, { $nth } av { $count }
    [not-playable] { $card }, kan ikke spilles nå, { $nth } av { $count }
   *[held] { $card }, { $nth } av { $count }
}
table-comemierda-card-ends = Det avslutter stikket med en gang
table-comemierda-card-opens = Det viser hvem som spiller ut
table-comemierda-new = nytt

table-comemierda-ask-turn = Din tur
table-comemierda-ask-lead = Du spiller ut: ett til fire kort med samme verdi.
table-comemierda-ask-leads = Du spiller ut { $set }.
table-comemierda-ask-lead-threes = Du spiller ut: treere, og treeren i mynter må være med.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Legg like høyt som { $asked } eller høyere, eller meld pass.
   *[no] Slå { $asked }, eller meld pass.
}
table-comemierda-ask-cannot = Du har ingenting som slår { $asked }.
table-comemierda-ask-beats = { $count ->
   *[other] { $set } slår { $asked }.
}
table-comemierda-ask-equals = { $count ->
   *[other] { $set } er like høyt som { $asked }.
}
table-comemierda-ask-ends = Toeren i mynter avslutter stikket med en gang.
table-comemierda-ask-thinking = { $count ->
   *[other] { $who } tenker
}
table-comemierda-ask-passed = Du passet denne gangen. Kommer turen rundt igjen, kan du spille.
table-comemierda-ask-locked = Du passet, og er ute til stikket er ferdig.
table-comemierda-ask-mine = Er det noen som slår kortene dine?
table-comemierda-ask-out = { $place ->
    [1] Du er ute, først av alle.
    [2] Du er ute, som nummer to.
   *[other] Du er ute.
}
table-comemierda-ask-over = Runden er over
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] Gi dette kortet til { $whom }?
       *[other] Gi disse to kortene til { $whom }?
    }
   *[other] { $count ->
        [1] Velg et kort til { $whom }
       *[other] { $open ->
            [1] Velg enda ett kort til { $whom }
           *[other] Velg to kort til { $whom }
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] Hvilket du vil, også det du fikk. Bare dere to ser det.
   *[other] Hvilke du vil, også dem du fikk. Bare dere to ser dem.
}
table-comemierda-ask-give-blind = Du gir først, så ser du hva som kom. Bare dere to ser kortene.
table-comemierda-ask-wait = { $count ->
    [1] { $who } velger et kort til deg
   *[other] { $who } velger to kort til deg
}
table-comemierda-ask-wait-why = Så spiller dere.
table-comemierda-ask-elsewhere = De andre bytter fortsatt kort

table-comemierda-pass = Pass
table-comemierda-play = Spill
table-comemierda-play-set = Spill { $set }
table-comemierda-give = { $count ->
    [1] Gi et kort
   *[other] Gi to kort
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = Hvor mange { $values }
table-comemierda-fewer = ett færre
table-comemierda-more = ett til
table-comemierda-of = av { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } (regel { $rule })

## The exchange

table-comemierda-exchange = Bytte med { $whom }
table-comemierda-gave-you = { $who } ga deg
table-comemierda-set-aside = Lagt til side for deg
table-comemierda-highest = { $count ->
    [1] det høyeste kortet, regel C20
   *[other] de to høyeste kortene, regel C20
}
table-comemierda-unseen = med baksiden opp til du har gitt, regel C20
table-comemierda-you-give = Du gir { $whom }
table-comemierda-you-gave = Du ga { $whom }
table-comemierda-hole = { $open ->
    [1] ett kort
   *[other] ett til
}
table-comemierda-take-back = { $card }, ta tilbake
table-comemierda-tap-back = trykk på et kort for å ta det tilbake

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who }: { $what }
table-comemierda-points = Poeng
table-comemierda-first-to = først til { $target }
table-comemierda-no-target = uten mål

## How the hand ended

table-comemierda-over-head = { $me ->
    [who] { $office ->
        [presidente] Du er presidente
        [vicepresidente] Du er vicepresidente
        [vicecomemierda] Du er { office-vicecomemierda }
        [comemierda] Du er { office-comemierda }
       *[pueblo] Du hører til pueblo
    }
   *[no] { $who } er presidente
}
table-comemierda-over-note = { $multiplier ->
    [1] Runde { $number }
    [2] Runde { $number }, poengene teller dobbelt
    [3] Runde { $number }, poengene teller tredobbelt
   *[other] Runde { $number }, poeng ×{ $multiplier }
}
table-comemierda-this-hand = denne runden
table-comemierda-total = i alt
table-comemierda-totals = { $over ->
    [yes] Sammenlagt
   *[no] Sammenlagt så langt
}
table-comemierda-chart = Sammenlagt etter hver runde.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who }: { $totals }.
table-comemierda-chart-goal = Partiet slutter ved { $target }.
table-comemierda-left = { $me ->
    [who] Du satt igjen med
   *[no] { $who } satt igjen med
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] Du vinner partiet
       *[other] Du deler seieren
    }
   *[no] { $count ->
        [1] { $names } vinner partiet
       *[other] { $names } deler seieren
    }
}
table-comemierda-match-note = { $count ->
    [one] Etter én runde
   *[other] Etter { $count } runder
}
table-comemierda-winner = vinner
