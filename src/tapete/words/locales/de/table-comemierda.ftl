# The table of Comemierda in the browser. Sets ($set, $asked) come as words from cards.ftl in the accusative, people
# as names.

table-comemierda-round = Runde { $number }
table-comemierda-trick = Stich { $number }
table-comemierda-times = Punkte ×{ $multiplier }

## Seats and their marks

table-comemierda-tag-thinking = überlegt
table-comemierda-tag-passed = passt
table-comemierda-tag-led = spielte aus
table-comemierda-tag-dealer = gibt
table-comemierda-tag-out = { $place ->
    [1] fertig, Platz 1
    [2] fertig, Platz 2
    [3] fertig, Platz 3
    [4] fertig, Platz 4
    [5] fertig, Platz 5
    [6] fertig, Platz 6
   *[other] fertig, Platz 7
}
# $whom gets $count cards from this seat; $me "whom" if that is the reader
table-comemierda-tag-gives = { $me ->
    [whom] { $count ->
        [1] gibt dir eine Karte
       *[other] gibt dir zwei Karten
    }
   *[no] { $count ->
        [1] gibt { $whom } eine Karte
       *[other] gibt { $whom } zwei Karten
    }
}
table-comemierda-tag-waits = { $count ->
    [1] wartet auf eine Karte
   *[other] wartet auf zwei
}

## The middle

table-comemierda-middle = Der Stich
table-comemierda-to-beat = zu schlagen, von { $who }
table-comemierda-to-beat-mine = zu schlagen, von dir
table-comemierda-nothing = Noch hat niemand ausgespielt
table-comemierda-last = Letzter Stich
table-comemierda-last-head = Der letzte Stich
table-comemierda-last-none = In dieser Runde ist noch kein Stich vorbei.
table-comemierda-last-passed = gepasst
table-comemierda-last-took = { $me ->
    [who] Der ging an dich
   *[no] Der ging an { $who }
}

## The own place

table-comemierda-hand = Deine Karten
# A card in the hand, for those who cannot see it: $card, $nth of $count, $state
table-comemierda-card = { $state ->
    [taken] { $card }, genommen, { $nth } von { $count }
    [playable] { $card }, spielbar, { $nth } von { $count }
    [not-playable] { $card }, jetzt nicht spielbar, { $nth } von { $count }
   *[held] { $card }, { $nth } von { $count }
}
table-comemierda-card-ends = Beendet den Stich sofort
table-comemierda-card-opens = Wer sie hat, spielt aus
table-comemierda-new = neu

table-comemierda-ask-turn = Du bist dran
table-comemierda-ask-lead = Du spielst aus: eine bis vier Karten vom gleichen Wert.
table-comemierda-ask-leads = Du spielst { $set } aus.
table-comemierda-ask-lead-threes = Du spielst aus: Dreien, und die Münz-Drei muss dabei sein.
# $equal "yes" if the same value may be played too
table-comemierda-ask-follow = { $equal ->
    [yes] Leg gleich hoch oder höher auf { $asked }, oder pass.
   *[no] Schlag { $asked }, oder pass.
}
table-comemierda-ask-cannot = Du hast nichts gegen { $asked }.
table-comemierda-ask-beats = { $count ->
    [1] { $set } gegen { $asked }: das sticht.
   *[other] { $set } gegen { $asked }: das sticht.
}
table-comemierda-ask-equals = { $count ->
    [1] { $set } auf { $asked }: gleich hoch, das gilt.
   *[other] { $set } auf { $asked }: gleich hoch, das gilt.
}
table-comemierda-ask-ends = Die Münz-Zwei beendet den Stich sofort.
table-comemierda-ask-thinking = { $count ->
    [1] { $who } überlegt
   *[other] { $who } überlegen
}
table-comemierda-ask-passed = Diesmal hast du gepasst. Kommt der Stich wieder zu dir, darfst du spielen.
table-comemierda-ask-locked = Du hast gepasst und wartest, bis dieser Stich vorbei ist.
table-comemierda-ask-mine = Geht da noch jemand drüber?
table-comemierda-ask-out = { $place ->
    [1] Du bist fertig, vor allen anderen.
    [2] Du bist fertig, auf Platz zwei.
   *[other] Du bist fertig.
}
table-comemierda-ask-over = Die Runde ist vorbei
# $open places still empty of $count, for $whom
table-comemierda-ask-give = { $open ->
    [0] { $count ->
        [1] Diese Karte für { $whom }?
       *[other] Diese zwei Karten für { $whom }?
    }
   *[other] { $count ->
        [1] Such eine Karte für { $whom } aus
       *[other] { $open ->
            [1] Noch eine Karte für { $whom }
           *[other] Such zwei Karten für { $whom } aus
        }
    }
}
table-comemierda-ask-give-why = { $count ->
    [1] Welche du willst, auch die eben bekommene. Nur ihr zwei seht sie.
   *[other] Welche du willst, auch die eben bekommenen. Nur ihr zwei seht sie.
}
table-comemierda-ask-give-blind = Erst gibst du, dann siehst du, was du bekommst. Nur ihr zwei seht die Karten.
table-comemierda-ask-wait = { $count ->
    [1] { $who } sucht eine Karte für dich aus
   *[other] { $who } sucht zwei Karten für dich aus
}
table-comemierda-ask-wait-why = Dann geht es los.
table-comemierda-ask-elsewhere = Die anderen tauschen noch Karten

table-comemierda-pass = Passen
table-comemierda-play = Spielen
table-comemierda-play-set = Spielen: { $set }
table-comemierda-give = { $count ->
    [1] Eine Karte geben
   *[other] Zwei Karten geben
}
# The stepper: $values is the plural of a value, as in "sevens"
table-comemierda-how-many = Wie viele { $values }
table-comemierda-fewer = eine weniger
table-comemierda-more = eine mehr
table-comemierda-of = von { $count }
# Why not: $reason is a whole sentence or clause of refusals.ftl without its full stop
table-comemierda-refused = { $reason } (Regel { $rule })

## The exchange

table-comemierda-exchange = Tausch mit { $whom }
table-comemierda-gave-you = { $who } hat dir gegeben
table-comemierda-set-aside = Für dich beiseitegelegt
table-comemierda-highest = { $count ->
    [1] die höchste Karte, Regel C20
   *[other] die zwei höchsten Karten, Regel C20
}
table-comemierda-unseen = verdeckt, bis du gegeben hast, Regel C20
table-comemierda-you-give = Du gibst { $whom }
table-comemierda-you-gave = Du hast { $whom } gegeben
table-comemierda-hole = { $open ->
    [1] eine Karte
   *[other] noch eine
}
table-comemierda-take-back = { $card }, zurücknehmen
table-comemierda-tap-back = tipp eine Karte an, um sie zurückzunehmen

## Points

# One seat when all are read out: $what is its cards or its points
table-comemierda-each = { $who }: { $what }
table-comemierda-points = Punkte
table-comemierda-first-to = bis { $target }
table-comemierda-no-target = ohne Ziel

## How the hand ended

table-comemierda-over-head = { $me ->
    [who] { $office ->
        [presidente] Du bist { office-presidente }
        [vicepresidente] Du bist { office-vicepresidente }
        [vicecomemierda] Du bist { office-vicecomemierda }
        [comemierda] Du bist { office-comemierda }
       *[pueblo] Du gehörst zum { office-pueblo }
    }
   *[no] { $who } ist { office-presidente }
}
table-comemierda-over-note = { $multiplier ->
    [1] Runde { $number }
    [2] Runde { $number }, die Punkte zählen doppelt
    [3] Runde { $number }, die Punkte zählen dreifach
   *[other] Runde { $number }, Punkte ×{ $multiplier }
}
table-comemierda-this-hand = diese Runde
table-comemierda-total = gesamt
table-comemierda-totals = { $over ->
    [yes] Endstand
   *[no] Zwischenstand
}
table-comemierda-chart = Punktestand nach jeder Runde.
# One seat of the chart in words: $totals is a list of numbers
table-comemierda-chart-seat = { $who }: { $totals }.
table-comemierda-chart-goal = Bei { $target } endet die Partie.
table-comemierda-left = { $me ->
    [who] Du hattest noch
   *[no] { $who } hatte noch
}
table-comemierda-match-head = { $me ->
    [who] { $count ->
        [1] Du gewinnst die Partie
       *[other] Du teilst dir den Sieg
    }
   *[no] { $count ->
        [1] { $names } gewinnt die Partie
       *[other] { $names } teilen sich den Sieg
    }
}
table-comemierda-match-note = { $count ->
    [one] Nach einer Runde
   *[other] Nach { $count } Runden
}
table-comemierda-winner = gewinnt
