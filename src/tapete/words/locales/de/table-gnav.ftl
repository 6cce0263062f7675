# The table of Gnav. $who and $whom are names, $me is "who", "whom" or "no": the reader's part in the sentence.
# $names are several people without the reader, $count all of them; $me "who" if the reader is one of them.
# $card with its article stands in the accusative.

## Where we are

# In the header. $number
table-gnav-where = Runde { $number }
# Told on a key. $who has $left lives
table-gnav-lives = { $left ->
    [0] { $who } ist ausgeschieden
    [one] { $who } hat { $left } Leben
   *[other] { $who } hat { $left } Leben
}

## Tags

table-gnav-tag-deals-next = gibt gleich
table-gnav-tag-next = gleich dran
table-gnav-tag-kept = behält
table-gnav-tag-asking = fragt
table-gnav-tag-swapped = getauscht
table-gnav-tag-undone = zurück
table-gnav-tag-drew = gezogen
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = abgelehnt
table-gnav-tag-skipped = übergangen
table-gnav-tag-fool = Narr offen
table-gnav-tag-resting = setzt aus
table-gnav-tag-rests-next = dann Pause
table-gnav-tag-out = draußen

## The middle: stock and order of acting

table-gnav-centre = Stapel und Reihenfolge
table-gnav-stock = Stapel
# $count
table-gnav-stock-label = { $count ->
    [one] Stapel, { $count } Karte
   *[other] Stapel, { $count } Karten
}
# $count
table-gnav-put-away = { $count ->
    [one] { $count } abgelegt
   *[other] { $count } abgelegt
}
table-gnav-turned = Vom Stapel aufgedeckt
table-gnav-order = Reihenfolge
table-gnav-order-now = jetzt
table-gnav-order-next = gleich
table-gnav-order-dealer = gibt, zuletzt
table-gnav-order-waits = wartet
table-gnav-order-over = nicht gefragt
# $number of the deal
table-gnav-skipped = Runde { $number } ist ausgefallen: Es hätten weniger als zwei gespielt (Regel G23).

## My turn

# Heading of the line of what the reader knows
table-gnav-know = Du weißt:
# $who, $card with its article
table-gnav-know-gave = { $who } hat { $card }, und zwar von dir.
table-gnav-know-saw = { $who } hat { $card }.
table-gnav-know-fool = { $who } hat einen Narren.
table-gnav-know-nothing = bisher nur deine eigene Karte.
table-gnav-know-none = nichts, denn du hast in dieser Runde keine Karte.
table-gnav-know-open = alle Karten, sie liegen ja jetzt offen.
table-gnav-know-watcher = Du schaust zu. Du siehst niemandem in die Karten.

# On the buttons. $card with its article; $whom is asked
table-gnav-keep = Ich behalte { $card }
table-gnav-ask = Mit { $whom } tauschen
table-gnav-ask-stock = Mit dem Stapel tauschen

# Under the buttons. $cards joined, pictures with their article; $count of ranks below
table-gnav-help-lower = { $count ->
    [0] Darunter kommt nichts mehr.
    [one] Du hast nur { $cards } unter dir.
   *[other] Du hast nur { $cards } unter dir.
}
# $count of ranks above
table-gnav-help-higher = { $count ->
    [0] Darüber kommt nichts mehr.
    [one] Du hast nur { $cards } über dir.
   *[other] Du hast nur { $cards } über dir.
}
# $whom is asked
table-gnav-help-ask = { $whom } muss tauschen, es sei denn, dort sagt ein Bild nein.
# $whom is known to hold $card
table-gnav-help-ask-known = { $whom } muss tauschen, und du bekommst { $card }.
table-gnav-help-stock = Du bekommst die oberste Karte, außer es kommt ein Bild, und deine wird abgelegt.

## Not my turn

# $who is to act
table-gnav-say-dealing = Die Karten werden gegeben
table-gnav-say-exchanges-over = Es wird nicht mehr getauscht
table-gnav-say-settled = Die Runde ist abgerechnet
table-gnav-say-over = Die Partie ist vorbei
table-gnav-why-next = Du bist als Nächstes dran.
table-gnav-why-later = Du kommst in dieser Runde noch dran.
table-gnav-why-done = Du warst in dieser Runde schon dran.
table-gnav-why-skipped = Deine Karte wurde verlangt und gezeigt: In dieser Runde kommst du nicht mehr dran.
# G21
table-gnav-resting = Du setzt diese Runde aus
table-gnav-resting-why = Du hattest bei der letzten Abrechnung einen Narren. Du bekommst keine Karte und zahlst nichts, und in der nächsten Runde bist du wieder dabei (Regel G21).
table-gnav-out = Du bist ausgeschieden
table-gnav-out-why = Du hast kein Leben mehr. Bleib ruhig da und schau, wer am längsten durchhält.
table-gnav-left-why = Du hast kein Leben mehr, also wird deine Karte nicht verglichen (Regel G13).
# A refusal with its rule. $reason, $rule
table-gnav-refused = { $reason } (Regel { $rule })

## Side

table-gnav-pad = Leben
table-gnav-pad-note = wer am längsten lebt, gewinnt
# Under a name in the pad, at settlement. $lost lives
table-gnav-pad-lost = −{ $lost }
table-gnav-pad-lost-out = −{ $lost }, raus

## Order of ranks

table-gnav-ranks-yours = deine

## Settlement

# $names, $count, $me; $lost lives by the one who loses most
table-gnav-settled-losers = { $me ->
    [who] { $count ->
        [1] { $lost ->
            [1] Du verlierst ein Leben
           *[2] Du verlierst zwei Leben
        }
        [2] { $lost ->
            [1] Du und { $names } verliert ein Leben
           *[2] Du und { $names } verliert Leben
        }
       *[other] { $lost ->
            [1] Du, { $names } verliert ein Leben
           *[2] Du, { $names } verliert Leben
        }
    }
   *[no] { $count ->
        [1] { $lost ->
            [1] { $names } verliert ein Leben
           *[2] { $names } verliert zwei Leben
        }
       *[other] { $lost ->
            [1] { $names } verlieren ein Leben
           *[2] { $names } verlieren Leben
        }
    }
}
table-gnav-settled-nobody = Niemand verliert ein Leben
# $number of the deal
table-gnav-settled-deal = Runde { $number } ist abgerechnet

# Under a name and a card. $me "who" under "You"; $left lives, $lost in this deal
table-gnav-verdict-keeps = { $me ->
    [who] behältst
   *[no] behält
} { $left ->
    [one] { $left } Leben
   *[other] { $left } Leben
}
table-gnav-verdict-loses = { $me ->
    [who] verlierst
   *[no] verliert
} { $lost ->
    [one] ein Leben, noch { $left }
   *[other] { $lost } Leben, noch { $left }
}
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [one] verlierst dein letztes Leben
       *[other] verlierst deine letzten { $lost } Leben
    }
   *[no] { $lost ->
        [one] verliert das letzte Leben
       *[other] verliert die letzten { $lost } Leben
    }
}
# Why somebody lost a life
table-gnav-why = { $cause ->
    [fool] der Narr
    [next-lowest] niedrigste Karte nach dem Narren
    [dragoon] einen Dragoner erwischt
    [cat] eine Katze erwischt
    [cuckoo] einen Kuckuck erwischt
   *[lowest] niedrigste Karte
}
# $before in the exchanges, $cause at the settlement
table-gnav-why-both = { $before ->
    [dragoon] ein Dragoner
    [cat] eine Katze
   *[cuckoo] ein Kuckuck
}, dann { $cause ->
    [fool] der Narr
    [next-lowest] die niedrigste Karte nach dem Narren
   *[lowest] die niedrigste Karte
}
# Not compared at the settlement: $cause, or none
table-gnav-why-left = { $cause ->
    [dragoon] ein Dragoner war’s, nicht verglichen
    [cat] eine Katze war’s, nicht verglichen
    [cuckoo] ein Kuckuck war’s, nicht verglichen
   *[none] nicht verglichen
}
# Cards put away in this deal, in the accusative behind it. $count
table-gnav-discards = { $count ->
    [one] Nicht verglichen; abgelegt hat man:
   *[other] Nicht verglichen; abgelegt hat man:
}

# The ledger. $who asked $whom, who had $card (dragoon, cat, cuckoo)
table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] Du hast { $whom } gefragt, den Dragoner erwischt und ein Leben verloren.
        [cat] Du hast { $whom } gefragt, die Katze erwischt und ein Leben verloren.
       *[cuckoo] Du hast { $whom } gefragt und den Kuckuck erwischt: Schluss mit Tauschen.
    }
    [whom] { $card ->
        [dragoon] { $who } hat dich gefragt, deinen Dragoner erwischt und ein Leben verloren.
        [cat] { $who } hat dich gefragt, deine Katze erwischt und ein Leben verloren.
       *[cuckoo] { $who } hat dich gefragt und deinen Kuckuck erwischt: Schluss mit Tauschen.
    }
   *[no] { $card ->
        [dragoon] { $who } hat { $whom } gefragt, den Dragoner erwischt und ein Leben verloren.
        [cat] { $who } hat { $whom } gefragt, die Katze erwischt und ein Leben verloren.
       *[cuckoo] { $who } hat { $whom } gefragt und den Kuckuck erwischt: Schluss mit Tauschen.
    }
}
# $who drew $card from the stock
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] Du hast den Dragoner vom Stapel gezogen, ein Leben verloren und deine Karte behalten.
        [cat] Du hast die Katze vom Stapel gezogen und ein Leben verloren.
       *[cuckoo] Du hast den Kuckuck vom Stapel gezogen: Schluss mit Tauschen, deine Karte bleibt.
    }
   *[no] { $card ->
        [dragoon] { $who } hat den Dragoner vom Stapel gezogen, ein Leben verloren und die alte Karte behalten.
        [cat] { $who } hat die Katze vom Stapel gezogen und ein Leben verloren.
       *[cuckoo] { $who } hat den Kuckuck vom Stapel gezogen: Schluss mit Tauschen, die alte Karte bleibt.
    }
}
# $count swaps
table-gnav-note-undone = { $count ->
    [one] Die Katze hat den einzigen Tausch dieser Runde rückgängig gemacht.
   *[other] Die Katze hat { $count }-mal zurückgetauscht, das Letzte zuerst.
}
# $card the lowest, with its article; $count of those who hold it
table-gnav-note-lowest = { $count ->
    [one] Wer { $card } hat, hat die niedrigste Karte und zahlt.
   *[other] Alle, die { $card } haben, haben die niedrigste Karte und zahlen.
}
table-gnav-note-one-fool = Ein Narr liegt auf dem Tisch: Er zahlt, und die niedrigste der anderen Karten auch.
table-gnav-note-fool-alone = Ein Narr liegt auf dem Tisch: Nur wer ihn hat, zahlt.
table-gnav-note-two-fools = Zwei Narren liegen auf dem Tisch: Nur wer einen hat, zahlt.
table-gnav-note-nobody = In der Runde war nur noch eine Person übrig: Niemand zahlt.
# $names, $count, $me; $playing left in the match
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] Du hast kein Leben mehr und scheidest aus.
        [2] Du und { $names } habt kein Leben mehr und scheidet aus.
       *[other] Du, { $names } habt kein Leben mehr und scheidet aus.
    }
   *[no] { $count ->
        [1] { $names } hat kein Leben mehr und scheidet aus.
       *[other] { $names } haben kein Leben mehr und scheiden aus.
    }
} { $playing ->
    [2] Zwei spielen weiter.
    [3] Drei spielen weiter.
    [4] Vier spielen weiter.
    [5] Fünf spielen weiter.
    [6] Sechs spielen weiter.
   *[7] Sieben spielen weiter.
}
# $names, $count, $me
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] Zwischen dir und { $names } stünde es unentschieden: ein Leben für jeden, und ihr spielt weiter.
       *[other] Zwischen dir, { $names } stünde es unentschieden: ein Leben für jeden, und ihr spielt weiter.
    }
   *[no] Zwischen { $names } stünde es unentschieden: ein Leben für jeden, und weiter geht’s.
}
# $who
table-gnav-note-rests = { $me ->
    [who] Du hattest einen Narren und setzt die nächste Runde aus.
   *[no] { $who } hatte einen Narren und setzt die nächste Runde aus.
}
# $who
table-gnav-deals-next = { $me ->
    [who] Als Nächstes gibst du.
   *[no] Als Nächstes gibt { $who }.
}
table-gnav-see-table = Zum Tisch
table-gnav-see-settlement = Abrechnung

## The end of the match

# $names, $count, $me
table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Du gewinnst die Partie!
        [2] Unentschieden zwischen dir und { $names }
       *[other] Unentschieden zwischen dir, { $names }
    }
   *[no] { $count ->
        [1] { $names } gewinnt die Partie
       *[other] Unentschieden zwischen { $names }
    }
}
# $count of winners; $number of deals played
table-gnav-match-over-why = { $count ->
    [1] Als Letztes noch am Leben
   *[other] Gemeinsam gefallen
} nach { $number ->
    [one] { $number } Runde
   *[other] { $number } Runden
}
table-gnav-restart-note = Dieselben am Tisch, eine neue Partie mit allen Leben.
