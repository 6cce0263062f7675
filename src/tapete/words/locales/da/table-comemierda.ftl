# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl, people as names.

table-comemierda-round = Runde { $number }
table-comemierda-trick = Stik { $number }
table-comemierda-times = point ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = tænker
table-comemierda-tag-passed = pas
table-comemierda-tag-led = spillede ud
table-comemierda-tag-dealer = giver
table-comemierda-tag-out = { $place ->
    [1] ude, først
    [2] ude, nr. 2
    [3] ude, nr. 3
    [4] ude, nr. 4
    [5] ude, nr. 5
    [6] ude, nr. 6
   *[other] ude, nr. 7
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] giver dig ét kort
       *[other] giver dig to kort
    }
   *[no] { $count ->
        [1] giver { $whom } ét kort
       *[other] giver { $whom } to kort
    }
}
table-comemierda-tag-waits = { $count ->
    [1] venter på ét kort
   *[other] venter på to
}

## The middle

table-comemierda-middle = Stikket
table-comemierda-to-beat = skal slås, fra { $who }
table-comemierda-to-beat-mine = skal slås, fra dig
table-comemierda-nothing = Ingen har spillet ud endnu
table-comemierda-last = Sidste stik
table-comemierda-last-head = Det sidste stik
table-comemierda-last-none = Ingen stik i denne runde er færdige endnu.
table-comemierda-last-passed = pas
table-comemierda-last-took = { $me ->
    [who] Du tog det
   *[no] { $who } tog det
}

## The own place

table-comemierda-hand = Din hånd
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, taget, { $nth } af { $count }
    [playable] { $card }, kan spilles, { $nth } af { $count }
    [not-playable] { $card }, kan ikke spilles nu, { $nth } af { $count }
   *[held] { $card }, { $nth } af { $count }
}
table-comemierda-card-ends = Det afslutter stikket med det samme
table-comemierda-card-opens = Det viser hvem der spiller ud
table-comemierda-new = nyt

table-comemierda-ask-turn = Din tur
table-comemierda-ask-lead = Du spiller ud: et til fire kort af samme værdi.
table-comemierda-ask-leads = Du spiller ud med { $set }.
table-comemierda-ask-lead-threes = Du spiller ud: treere, og treeren i mønter skal være med.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Læg lige så højt som { $asked } eller højere, eller meld pas.
   *[no] Slå { $asked }, eller meld pas.
}
table-comemierda-ask-cannot = Du har ikke noget der slår { $asked }.
table-comemierda-ask-beats = { $count ->
   *[other] { $set } slår { $asked }.
}
table-comemierda-ask-equals = { $count ->
   *[other] { $set } er lige så højt som { $asked }.
}
table-comemierda-ask-ends = Toeren i mønter afslutter stikket med det samme.
table-comemierda-ask-thinking = { $count ->
   *[other] { $who } tænker
}
table-comemierda-ask-passed = Du meldte pas denne gang. Kommer turen rundt igen, må du spille.
table-comemierda-ask-locked = Du meldte pas og er ude til stikket er færdigt.
table-comemierda-ask-mine = Er der nogen der slår dine kort?
table-comemierda-ask-out = { $place ->
    [1] Du er ude, først af alle.
    [2] Du er ude, som nummer to.
   *[other] Du er ude.
}
table-comemierda-ask-over = Runden er slut
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] Giv dette kort til { $whom }?
       *[other] Giv disse to kort til { $whom }?
    }
   *[other] { $count ->
        [1] Vælg et kort til { $whom }
       *[other] { $open ->
            [1] Vælg endnu et kort til { $whom }
           *[other] Vælg to kort til { $whom }
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] Hvilket du vil, også det du fik. Kun I to ser det.
   *[other] Hvilke du vil, også dem du fik. Kun I to ser dem.
}
table-comemierda-ask-give-blind = Du giver først, så ser du hvad der kom. Kun I to ser kortene.
table-comemierda-ask-wait = { $count ->
    [1] { $who } vælger et kort til dig
   *[other] { $who } vælger to kort til dig
}
table-comemierda-ask-wait-why = Så spiller I.
table-comemierda-ask-elsewhere = De andre er stadig ved at bytte kort

table-comemierda-pass = Pas
table-comemierda-play = Spil
table-comemierda-play-set = Spil { $set }
table-comemierda-give = { $count ->
    [1] Giv et kort
   *[other] Giv to kort
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = Hvor mange { $values }
table-comemierda-fewer = ét færre
table-comemierda-more = ét mere
table-comemierda-of = af { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } (regel { $rule })

## The exchange

table-comemierda-exchange = Bytte med { $whom }
table-comemierda-gave-you = { $who } gav dig
table-comemierda-set-aside = Lagt til side til dig
table-comemierda-highest = { $count ->
    [1] det højeste kort, regel C20
   *[other] de to højeste kort, regel C20
}
table-comemierda-unseen = med bagsiden opad til du har givet, regel C20
table-comemierda-you-give = Du giver { $whom }
table-comemierda-you-gave = Du gav { $whom }
table-comemierda-hole = { $open ->
    [1] ét kort
   *[other] ét mere
}
table-comemierda-take-back = { $card }, tag tilbage
table-comemierda-tap-back = tryk på et kort for at tage det tilbage

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who }: { $what }
table-comemierda-points = Point
table-comemierda-first-to = først til { $target }
table-comemierda-no-target = uden mål

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
    [2] Runde { $number }, point tæller dobbelt
    [3] Runde { $number }, point tæller tredobbelt
   *[other] Runde { $number }, point ×{ $multiplier }
}
table-comemierda-this-hand = denne runde
table-comemierda-total = i alt
table-comemierda-totals = { $over ->
    [yes] I alt
   *[no] I alt indtil nu
}
table-comemierda-chart = I alt efter hver runde.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who }: { $totals }.
table-comemierda-chart-goal = Partiet slutter ved { $target }.
table-comemierda-left = { $me ->
    [who] Du sad tilbage med
   *[no] { $who } sad tilbage med
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] Du vinder partiet
       *[other] Du deler sejren
    }
   *[no] { $count ->
        [1] { $names } vinder partiet
       *[other] { $names } deler sejren
    }
}
table-comemierda-match-note = { $count ->
    [one] Efter én runde
   *[other] Efter { $count } runder
}
table-comemierda-winner = vinder
