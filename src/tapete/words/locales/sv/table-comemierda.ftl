# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl, people as names.

table-comemierda-round = Runda { $number }
table-comemierda-trick = Stick { $number }
table-comemierda-times = poäng ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = tänker
table-comemierda-tag-passed = pass
table-comemierda-tag-led = spelade ut
table-comemierda-tag-dealer = givare
table-comemierda-tag-out = { $place ->
    [1] ute, först
    [2] ute, tvåa
    [3] ute, trea
    [4] ute, fyra
    [5] ute, femma
    [6] ute, sexa
   *[other] ute, sjua
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] ger dig ett kort
       *[other] ger dig två kort
    }
   *[no] { $count ->
        [1] ger { $whom } ett kort
       *[other] ger { $whom } två kort
    }
}
table-comemierda-tag-waits = { $count ->
    [1] väntar på ett kort
   *[other] väntar på två
}

## The middle

table-comemierda-middle = Sticket
table-comemierda-to-beat = att slå, från { $who }
table-comemierda-to-beat-mine = att slå, från dig
table-comemierda-nothing = Ingen har spelat ut än
table-comemierda-last = Förra sticket
table-comemierda-last-head = Förra sticket
table-comemierda-last-none = Inget stick i den här rundan är klart än.
table-comemierda-last-passed = pass
table-comemierda-last-took = { $me ->
    [who] Du tog det
   *[no] { $who } tog det
}

## The own place

table-comemierda-hand = Din hand
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, taget, { $nth } av { $count }
    [playable] { $card }, kan spelas, { $nth } av { $count }
    [not-playable] { $card }, kan inte spelas nu, { $nth } av { $count }
   *[held] { $card }, { $nth } av { $count }
}
table-comemierda-card-ends = Det avslutar sticket på en gång
table-comemierda-card-opens = Det visar vem som spelar ut
table-comemierda-new = nytt

table-comemierda-ask-turn = Din tur
table-comemierda-ask-lead = Du spelar ut: ett till fyra kort av samma valör.
table-comemierda-ask-leads = Du spelar ut { $set }.
table-comemierda-ask-lead-threes = Du spelar ut: treor, och trean i mynt måste vara med.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Lägg lika högt som { $asked } eller högre, eller passa.
   *[no] Slå { $asked }, eller passa.
}
table-comemierda-ask-cannot = Du har inget som slår { $asked }.
table-comemierda-ask-beats = { $count ->
   *[other] { $set } slår { $asked }.
}
table-comemierda-ask-equals = { $count ->
   *[other] { $set } är lika högt som { $asked }.
}
table-comemierda-ask-ends = Tvåan i mynt avslutar sticket på en gång.
table-comemierda-ask-thinking = { $count ->
   *[other] { $who } tänker
}
table-comemierda-ask-passed = Du passade den här gången. Kommer turen tillbaka får du spela.
table-comemierda-ask-locked = Du passade och står utanför tills sticket är klart.
table-comemierda-ask-mine = Är det någon som slår dina kort?
table-comemierda-ask-out = { $place ->
    [1] Du är ute, först av alla.
    [2] Du är ute, som tvåa.
   *[other] Du är ute.
}
table-comemierda-ask-over = Rundan är slut
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] Ge det här kortet till { $whom }?
       *[other] Ge de här två korten till { $whom }?
    }
   *[other] { $count ->
        [1] Välj ett kort till { $whom }
       *[other] { $open ->
            [1] Välj ännu ett kort till { $whom }
           *[other] Välj två kort till { $whom }
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] Vilket du vill, även det du fick. Bara ni två ser det.
   *[other] Vilka du vill, även dem du fick. Bara ni två ser dem.
}
table-comemierda-ask-give-blind = Du ger först och ser sedan vad som kom. Bara ni två ser korten.
table-comemierda-ask-wait = { $count ->
    [1] { $who } väljer ett kort till dig
   *[other] { $who } väljer två kort till dig
}
table-comemierda-ask-wait-why = Sedan spelar ni.
table-comemierda-ask-elsewhere = De andra byter fortfarande kort

table-comemierda-pass = Pass
table-comemierda-play = Spela
table-comemierda-play-set = Spela { $set }
table-comemierda-give = { $count ->
    [1] Ge ett kort
   *[other] Ge två kort
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = Hur många { $values }
table-comemierda-fewer = ett färre
table-comemierda-more = ett till
table-comemierda-of = av { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } (regel { $rule })

## The exchange

table-comemierda-exchange = Byte med { $whom }
table-comemierda-gave-you = { $who } gav dig
table-comemierda-set-aside = Lagt åt sidan till dig
table-comemierda-highest = { $count ->
    [1] det högsta kortet, regel C20
   *[other] de två högsta korten, regel C20
}
table-comemierda-unseen = med baksidan upp tills du har gett, regel C20
table-comemierda-you-give = Du ger { $whom }
table-comemierda-you-gave = Du gav { $whom }
table-comemierda-hole = { $open ->
    [1] ett kort
   *[other] ett till
}
table-comemierda-take-back = { $card }, ta tillbaka
table-comemierda-tap-back = tryck på ett kort för att ta tillbaka det

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who }: { $what }
table-comemierda-points = Poäng
table-comemierda-first-to = först till { $target }
table-comemierda-no-target = utan mål

## How the hand ended

table-comemierda-over-head = { $me ->
    [who] { $office ->
        [presidente] Du är presidente
        [vicepresidente] Du är vicepresidente
        [vicecomemierda] Du är { office-vicecomemierda }
        [comemierda] Du är { office-comemierda }
       *[pueblo] Du hör till pueblo
    }
   *[no] { $who } är presidente
}
table-comemierda-over-note = { $multiplier ->
    [1] Runda { $number }
    [2] Runda { $number }, poängen räknas dubbelt
    [3] Runda { $number }, poängen räknas tredubbelt
   *[other] Runda { $number }, poäng ×{ $multiplier }
}
table-comemierda-this-hand = den här rundan
table-comemierda-total = totalt
table-comemierda-totals = { $over ->
    [yes] Totalt
   *[no] Totalt hittills
}
table-comemierda-chart = Totalt efter varje runda.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who }: { $totals }.
table-comemierda-chart-goal = Partiet slutar vid { $target }.
table-comemierda-left = { $me ->
    [who] Du satt kvar med
   *[no] { $who } satt kvar med
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] Du vinner partiet
       *[other] Du delar segern
    }
   *[no] { $count ->
        [1] { $names } vinner partiet
       *[other] { $names } delar segern
    }
}
table-comemierda-match-note = { $count ->
    [one] Efter en runda
   *[other] Efter { $count } rundor
}
table-comemierda-winner = vinner
