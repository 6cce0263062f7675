# What happened, in words: the log of a table and `tapete replay` say the same lines.
#
# One message for each kind of event, event-<game>-<kind>. Variables:
#   $who     the one it is about: a name
#   $whom    the other one, where there are two: a name
#   $me      who the reader is: "who", "whom" or "no"
# Cards come as words already (cards.ftl): $set from set-* and $got, $gave from the-rank-* in the accusative, $cards
# from card-* without article.
# Lists of names or cards ($names, $cards) come joined in the manner of the language.

## Comemierda

# A heading. $number of the hand; $multiplier of its points
event-comemierda-dealt = { $multiplier ->
    [1] Runde { $number }
   *[other] Runde { $number }, Punkte ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] Du gibst
   *[no] { $who } gibt
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] Deine höchste Karte wird für { $whom } beiseitegelegt
       *[other] Deine zwei höchsten Karten werden für { $whom } beiseitegelegt
    }
    [whom] { $count ->
        [1] Die höchste Karte von { $who } wird verdeckt für dich beiseitegelegt
       *[other] Die zwei höchsten Karten von { $who } werden verdeckt für dich beiseitegelegt
    }
   *[no] { $count ->
        [1] Die höchste Karte von { $who } wird für { $whom } beiseitegelegt
       *[other] Die zwei höchsten Karten von { $who } werden für { $whom } beiseitegelegt
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] Du gibst { $whom } { $forced ->
            [yes] deine höchste Karte
           *[no] eine Karte
        }
       *[other] Du gibst { $whom } { $forced ->
            [yes] deine zwei höchsten Karten
           *[no] zwei Karten
        }
    }
    [whom] { $count ->
        [1] { $who } gibt dir { $forced ->
            [yes] die höchste Karte
           *[no] eine Karte
        }
       *[other] { $who } gibt dir { $forced ->
            [yes] die zwei höchsten Karten
           *[no] zwei Karten
        }
    }
   *[no] { $count ->
        [1] { $who } gibt { $whom } { $forced ->
            [yes] die höchste Karte
           *[no] eine Karte
        }
       *[other] { $who } gibt { $whom } { $forced ->
            [yes] die zwei höchsten Karten
           *[no] zwei Karten
        }
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] Du gibst { $whom }: { $cards }
    [whom] { $who } gibt dir: { $cards }
   *[no] { $who } gibt { $whom }: { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] Du hast die Münz-Drei und spielst aus
        [C23] Du warst { office-comemierda } und spielst aus
       *[presidente_opens] Du warst { office-presidente } und spielst aus
    }
   *[no] { $rule ->
        [C3] { $who } hat die Münz-Drei und spielt aus
        [C23] { $who } war { office-comemierda } und spielt aus
       *[presidente_opens] { $who } war { office-presidente } und spielt aus
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] Du spielst { $set } aus
       *[no] Du legst { $set }
    }
   *[no] { $lead ->
        [yes] { $who } spielt { $set } aus
       *[no] { $who } legt { $set }
    }
}
# $who, $me
event-comemierda-passed = { $me ->
    [who] Du passt
   *[no] { $who } passt
}
# $who, $me, $place: 1 is the first to go out
event-comemierda-went-out = { $me ->
    [who] { $place ->
        [1] Du bist fertig, vor allen anderen
        [2] Du bist fertig, auf Platz zwei
       *[other] Du bist fertig
    }
   *[no] { $place ->
        [1] { $who } ist fertig, vor allen anderen
        [2] { $who } ist fertig, auf Platz zwei
       *[other] { $who } ist fertig
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Niemand geht drüber: Der Stich gehört dir
   *[no] Niemand geht drüber: Der Stich geht an { $who }
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] Den nächsten spielst du aus
   *[no] Den nächsten spielt { $who } aus
}
# A heading. $number of the hand
event-comemierda-scored = Runde { $number } ist vorbei
# Then a line for each seat. $who, $me, $office, $points with its sign
event-comemierda-office = { $me ->
    [who] { $office ->
        [presidente] Du bist { office-presidente }, { $points }
        [vicepresidente] Du bist { office-vicepresidente }, { $points }
        [vicecomemierda] Du bist { office-vicecomemierda }, { $points }
        [comemierda] Du bist { office-comemierda }, { $points }
       *[pueblo] Du gehörst zum { office-pueblo }, { $points }
    }
   *[no] { $office ->
        [presidente] { $who } ist { office-presidente }, { $points }
        [vicepresidente] { $who } ist { office-vicepresidente }, { $points }
        [vicecomemierda] { $who } ist { office-vicecomemierda }, { $points }
        [comemierda] { $who } ist { office-comemierda }, { $points }
       *[pueblo] { $who } gehört zum { office-pueblo }, { $points }
    }
}
# And the cards shown. $who, $me, $cards
event-comemierda-left = { $me ->
    [who] Du hattest noch { $cards }
   *[no] { $who } hatte noch { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] Du gewinnst die Partie mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[other] Du teilst dir den Sieg mit { $names }: je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
   *[no] { $count ->
        [1] { $names } gewinnt die Partie mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[other] { $names } teilen sich den Sieg: je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = Runde { $number }
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] Du gibst
   *[no] { $who } gibt
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] Du sagst einen Narren an
   *[no] { $who } sagt einen Narren an
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] Du setzt diese Runde aus
   *[no] { $who } setzt diese Runde aus
}
# $number of the deal
event-gnav-skipped = Runde { $number } fällt aus: Es würden weniger als zwei spielen. Niemand zahlt, und wer ausgesetzt hat, ist wieder dabei
# $who, $me
event-gnav-kept = { $me ->
    [who] Du behältst deine Karte
   *[no] { $who } behält die Karte
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] Du willst mit { $whom } tauschen
    [whom] { $who } will mit dir tauschen
   *[no] { $who } will mit { $whom } tauschen
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] Du tauschst mit dem Stapel
   *[no] { $who } tauscht mit dem Stapel
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] Du zeigst das Haus und lehnst ab
        [horse] Du zeigst das Pferd und lehnst ab
        [cat] Du zeigst die Katze und lehnst ab
        [dragoon] Du zeigst den Dragoner und lehnst ab
       *[cuckoo] Du zeigst den Kuckuck
    }
    [whom] { $rank ->
        [house] { $who } zeigt dir das Haus und lehnt ab
        [horse] { $who } zeigt dir das Pferd und lehnt ab
        [cat] { $who } zeigt dir die Katze und lehnt ab
        [dragoon] { $who } zeigt dir den Dragoner und lehnt ab
       *[cuckoo] { $who } zeigt dir den Kuckuck
    }
   *[no] { $rank ->
        [house] { $who } zeigt { $whom } das Haus und lehnt ab
        [horse] { $who } zeigt { $whom } das Pferd und lehnt ab
        [cat] { $who } zeigt { $whom } die Katze und lehnt ab
        [dragoon] { $who } zeigt { $whom } den Dragoner und lehnt ab
       *[cuckoo] { $who } zeigt { $whom } den Kuckuck
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] Ein Haus weiter: Deine Frage geht an { $whom }
    [whom] Ein Haus weiter: Die Frage geht an dich
   *[no] Ein Haus weiter: Die Frage geht an { $whom }
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] Ein Haus weiter: Deine Frage geht an den Stapel
   *[no] Ein Haus weiter: Die Frage geht an den Stapel
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] Du tauschst mit { $whom }
    [whom] { $who } tauscht mit dir
   *[no] { $who } tauscht mit { $whom }
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] Du gibst { $whom } { $gave } und bekommst { $got }
   *[whom] Du gibst { $who } { $gave } und bekommst { $got }
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] Du ziehst das Haus: Es wird beiseitegelegt
        [horse] Du ziehst das Pferd: Es wird beiseitegelegt
        [cat] Du ziehst die Katze!
        [dragoon] Du ziehst den Dragoner!
       *[cuckoo] Du ziehst den Kuckuck!
    }
   *[no] { $rank ->
        [house] { $who } zieht das Haus: Es wird beiseitegelegt
        [horse] { $who } zieht das Pferd: Es wird beiseitegelegt
        [cat] { $who } zieht die Katze!
        [dragoon] { $who } zieht den Dragoner!
       *[cuckoo] { $who } zieht den Kuckuck!
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] Du nimmst eine Karte vom Stapel und legst deine ab
   *[no] { $who } nimmt eine Karte vom Stapel und legt die alte ab
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = Du nimmst { $got } vom Stapel und legst { $gave } ab
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Rückgängig: Du tauschst mit { $whom } zurück
    [whom] Rückgängig: { $who } tauscht mit dir zurück
   *[no] Rückgängig: { $who } tauscht mit { $whom } zurück
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] Du verlierst dein letztes Leben und scheidest aus
       *[other] { $cause ->
            [dragoon] Der Dragoner kostet dich ein Leben
            [cat] Die Katze kostet dich ein Leben
           *[cuckoo] Der Kuckuck kostet dich ein Leben
        }
    }
   *[no] { $left ->
        [0] { $who } verliert das letzte Leben und scheidet aus
       *[other] { $cause ->
            [dragoon] Der Dragoner kostet { $who } ein Leben
            [cat] Die Katze kostet { $who } ein Leben
           *[cuckoo] Der Kuckuck kostet { $who } ein Leben
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] Der Kuckuck beendet das Tauschen
   *[no] Es wird nicht mehr getauscht
}
# A heading. $number of the deal
event-gnav-settled = Runde { $number } ist abgerechnet
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] Du verlierst dein letztes Leben und scheidest aus
       *[other] { $cause ->
            [fool] Du hast einen Narren und verlierst ein Leben
            [next-lowest] Du hast die niedrigste Karte nach dem Narren und verlierst ein Leben
           *[lowest] Du hast die niedrigste Karte und verlierst ein Leben
        }
    }
   *[no] { $left ->
        [0] { $who } verliert das letzte Leben und scheidet aus
       *[other] { $cause ->
            [fool] { $who } hat einen Narren und verliert ein Leben
            [next-lowest] { $who } hat die niedrigste Karte nach dem Narren und verliert ein Leben
           *[lowest] { $who } hat die niedrigste Karte und verliert ein Leben
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = In der Runde ist nur noch eine Person übrig: Niemand zahlt
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] Du setzt die nächste Runde aus
   *[no] { $who } setzt die nächste Runde aus
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] Du bekommst ein Leben zurück und spielst weiter
        [2] Du und { $names } bekommt je ein Leben und spielt weiter
       *[other] Du, { $names } bekommt je ein Leben und spielt weiter
    }
   *[no] { $count ->
        [1] { $names } bekommt ein Leben zurück und spielt weiter
       *[other] { $names } bekommen je ein Leben und spielen weiter
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Nur du bist noch am Leben: Du gewinnst die Partie
        [2] Du und { $names } fallt gemeinsam: Die Partie endet unentschieden
       *[other] Du, { $names } fallt gemeinsam: Die Partie endet unentschieden
    }
   *[no] { $count ->
        [1] Nur { $names } ist noch am Leben und gewinnt die Partie
       *[other] { $names } fallen gemeinsam: Die Partie endet unentschieden
    }
}

## What players say in Gnav, in the first person

say-kept = Die behalt ich.
# $whom is asked
say-asks = Tauschst du mit mir, { $whom }?
say-asks-stock = Ich versuch’s mit dem Stapel.
say-swapped = Wenn’s sein muss. Da, nimm.
say-fool = Ich hab einen Narren!
say-house = Bei mir ist zu. Ein Haus weiter!
say-horse = Mein Pferd bleibt hier. Ein Haus weiter!
say-cat = Die Katze kratzt! Das kostet dich ein Leben.
say-dragoon = Halt! Das kostet dich ein Leben.
say-cuckoo = Kuckuck! Jetzt ist Schluss.
