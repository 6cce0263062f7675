# The table of Gnav. $who and $whom are names, $me is "who", "whom" or "no": the reader's part in the sentence.
# $names are several people without the reader, $count all of them; $me "who" if the reader is one of them.

## Where we are

# In the header. $number
table-gnav-where = { $number }. banaketa
# Told on a key. $who has $left lives
table-gnav-lives = { $left ->
    [0] { $who }: bizitzarik ez
    [one] { $who }: bizitza { $left }
   *[other] { $who }: { $left } bizitza
}

## Tags

table-gnav-tag-deals-next = banatuko du
table-gnav-tag-next = hurrengoa
table-gnav-tag-kept = gorde du
table-gnav-tag-asking = eskatzen
table-gnav-tag-swapped = trukatu du
table-gnav-tag-undone = deseginda
table-gnav-tag-drew = hartu du
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = trukerik ez
table-gnav-tag-skipped = saltatua
table-gnav-tag-fool = zoroa agerian
table-gnav-tag-resting = atsedenean
table-gnav-tag-rests-next = gero atseden
table-gnav-tag-out = kanpoan

## The middle: stock and order of acting

table-gnav-centre = Sorta eta joko-ordena
table-gnav-stock = Sorta
# $count
table-gnav-stock-label = { $count ->
    [one] Sorta, karta { $count }
   *[other] Sorta, { $count } karta
}
# $count
table-gnav-put-away = { $count ->
    [one] { $count } baztertuta
   *[other] { $count } baztertuta
}
table-gnav-turned = Sortatik agertutakoak
table-gnav-order = Joko-ordena
table-gnav-order-now = orain
table-gnav-order-next = gero
table-gnav-order-dealer = azkena
table-gnav-order-waits = zain
table-gnav-order-over = galdetu gabe
# $number of the deal
table-gnav-skipped = { $number }. banaketa saltatu egin da: bi baino gutxiago arituko lirateke (G23 araua).

## My turn

# Heading of the line of what the reader knows
table-gnav-know = Badakizu:
# $who, $card with its article
table-gnav-know-gave = { $who }: { $card }, zuk emana.
table-gnav-know-saw = { $who }: { $card }.
table-gnav-know-fool = { $who }: zoro bat.
table-gnav-know-nothing = oraingoz, zure karta bakarrik.
table-gnav-know-none = ezer ez, banaketa honetan ez baituzu kartarik.
table-gnav-know-open = karta guztiak, agerian baitaude.
table-gnav-know-watcher = Begira zaude. Ez duzu inoren kartarik ikusten.

# On the buttons. $card with its article; $whom is asked
table-gnav-keep = Gorde { $card }
table-gnav-ask = Trukatu: { $whom }
table-gnav-ask-stock = Trukatu sortarekin

# Under the buttons. $cards without article, joined; $count of ranks below
table-gnav-help-lower = { $count ->
    [0] Ez dago baxuagorik.
    [one] Baxuagoa, hau bakarrik: { $cards }.
   *[other] Baxuagoak, hauek bakarrik: { $cards }.
}
# $count of ranks above
table-gnav-help-higher = { $count ->
    [0] Ez dago altuagorik.
    [one] Altuagoa, hau bakarrik: { $cards }.
   *[other] Altuagoak, hauek bakarrik: { $cards }.
}
# $whom is asked
table-gnav-help-ask = { $whom } jokalariak onartu egin behar du, irudi batek ezetz esan ezean.
# $whom is known to hold $card
table-gnav-help-ask-known = { $whom } jokalariak onartu egin behar du, eta hau eramango zenuke: { $card }.
table-gnav-help-stock = Goikoa hartuko duzu, irudi bat agertu ezean, eta zurea baztertu egingo da.

## Not my turn

# $who is to act
table-gnav-say-dealing = Kartak banatzen
table-gnav-say-exchanges-over = Trukeak amaitu dira
table-gnav-say-settled = Banaketa ebatzita dago
table-gnav-say-over = Partida amaitu da
table-gnav-why-next = Zu zara hurrengoa.
table-gnav-why-later = Banaketa honetan geroago iritsiko da zure txanda.
table-gnav-why-done = Banaketa honetan jokatu duzu jada.
table-gnav-why-skipped = Karta eskatu dizute eta erakutsi egin duzu: banaketa honetan ez duzu txandarik.
# G21
table-gnav-resting = Banaketa honetan atsedenean zaude
table-gnav-resting-why = Zoro bat zenuen aurrekoa ebaztean. Ez duzu kartarik jasotzen, ezta ezer ordaintzen ere, eta hurrengo banaketan itzuliko zara (G21 araua).
table-gnav-out = Kanpoan zaude
table-gnav-out-why = Ez zaizu bizitzarik geratzen. Gera zaitezke, nahi baduzu, nork azkeneraino eusten dion ikusteko.
table-gnav-left-why = Ez zaizu bizitzarik geratzen; beraz, zure karta ez da konparatzen (G13 araua).
# A refusal with its rule. $reason, $rule
table-gnav-refused = { $reason } ({ $rule } araua)

## Side

table-gnav-pad = Bizitzak
table-gnav-pad-note = azken biziak irabazten du
# Under a name in the pad, at settlement. $lost lives
table-gnav-pad-lost = −{ $lost }
table-gnav-pad-lost-out = −{ $lost }, kanpoan

## Order of ranks

table-gnav-ranks-yours = zurea

## Settlement

# $names, $count, $me; $lost lives by the one who loses most
table-gnav-settled-losers = { $me ->
    [who] { $count ->
        [1] { $lost ->
            [1] Bizitza bat galdu duzu
           *[2] Bi bizitza galdu dituzu
        }
        [2] { $lost ->
            [1] Zuk eta { $names } jokalariak bizitza bana galdu duzue
           *[2] Zuk eta { $names } jokalariak bizitzak galdu dituzue
        }
       *[other] { $lost ->
            [1] Bizitza bat gutxiago: zu, { $names }
           *[2] Bizitzak galduta: zu, { $names }
        }
    }
   *[no] { $count ->
        [1] { $lost ->
            [1] { $names } jokalariak bizitza bat galdu du
           *[2] { $names } jokalariak bi bizitza galdu ditu
        }
       *[other] { $lost ->
            [1] { $names } jokalariek bizitza bana galdu dute
           *[2] { $names } jokalariek bizitzak galdu dituzte
        }
    }
}
table-gnav-settled-nobody = Inork ez du bizitzarik galdu
# $number of the deal
table-gnav-settled-deal = { $number }. banaketa ebatzita dago

# Under a name and a card. $me "who" under "You"; $left lives, $lost in this deal
table-gnav-verdict-keeps = { $me ->
    [who] { $left ->
        [one] bizitza { $left } duzu oraindik
       *[other] { $left } bizitza dituzu oraindik
    }
   *[no] { $left ->
        [one] bizitza { $left } du oraindik
       *[other] { $left } bizitza ditu oraindik
    }
}
table-gnav-verdict-loses = { $me ->
    [who] { $lost ->
        [one] bizitza bat galdu duzu
       *[other] { $lost } bizitza galdu dituzu
    }
   *[no] { $lost ->
        [one] bizitza bat galdu du
       *[other] { $lost } bizitza galdu ditu
    }
}, { $left } geratzen
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [one] azken bizitza galdu duzu
       *[other] azken { $lost } bizitzak galdu dituzu
    }
   *[no] { $lost ->
        [one] azken bizitza galdu du
       *[other] azken { $lost } bizitzak galdu ditu
    }
}
# Why somebody lost a life
table-gnav-why = { $cause ->
    [fool] zoroa
    [next-lowest] karta baxuena, zoroa alde batera utzita
    [dragoon] dragoi bati eskatutako trukea
    [cat] katu bati eskatutako trukea
    [cuckoo] kuku bati eskatutako trukea
   *[lowest] karta baxuena
}
# $before in the exchanges, $cause at the settlement
table-gnav-why-both = { $before ->
    [dragoon] dragoia
    [cat] katua
   *[cuckoo] kukua
}, eta gero { $cause ->
    [fool] zoroa
    [next-lowest] karta baxuena, zoroa alde batera utzita
   *[lowest] karta baxuena
}
# Not compared at the settlement: $cause, or none
table-gnav-why-left = { $cause ->
    [dragoon] dragoi batek kanporatua, ez da konparatzen
    [cat] katu batek kanporatua, ez da konparatzen
    [cuckoo] kuku batek kanporatua, ez da konparatzen
   *[none] ez da konparatzen
}
# Cards put away in this deal. $count
table-gnav-discards = { $count ->
    [one] Baztertua, ez da konparatzen:
   *[other] Baztertuak, ez dira konparatzen:
}

# The ledger. $who asked $whom, who had $card (dragoon, cat, cuckoo)
table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] Trukea eskatu, { $whom } jokalariak dragoia, eta bizitza bat galdu duzu.
        [cat] Trukea eskatu, { $whom } jokalariak katua, eta bizitza bat galdu duzu.
       *[cuckoo] Trukea eskatu, { $whom } jokalariak kukua, eta trukeak amaitu dira.
    }
    [whom] { $card ->
        [dragoon] { $who } jokalariak trukea eskatu dizu, zure dragoiarekin egin du topo eta bizitza bat galdu du.
        [cat] { $who } jokalariak trukea eskatu dizu, zure katuarekin egin du topo eta bizitza bat galdu du.
       *[cuckoo] { $who } jokalariak trukea eskatu dizu, zure kukuarekin egin du topo eta trukeak amaitu dira.
    }
   *[no] { $card ->
        [dragoon] { $who } truke eske, { $whom } jokalariak dragoia: bizitza bat gutxiago.
        [cat] { $who } truke eske, { $whom } jokalariak katua: bizitza bat gutxiago.
       *[cuckoo] { $who } truke eske, { $whom } jokalariak kukua: trukeak amaitu dira.
    }
}
# $who drew $card from the stock
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] Sortatik dragoia hartu duzu: bizitza bat galdu duzu, eta zure kartarekin geratu zara.
        [cat] Sortatik katua hartu duzu, eta bizitza bat galdu duzu.
       *[cuckoo] Sortatik kukua hartu duzu: trukeak amaitu dira, eta zure kartarekin geratu zara.
    }
   *[no] { $card ->
        [dragoon] { $who } jokalariak dragoia hartu du sortatik: bizitza bat galdu du, eta bere kartarekin geratu da.
        [cat] { $who } jokalariak katua hartu du sortatik, eta bizitza bat galdu du.
       *[cuckoo] { $who } jokalariak kukua hartu du sortatik: trukeak amaitu dira, eta bere kartarekin geratu da.
    }
}
# $count swaps
table-gnav-note-undone = { $count ->
    [one] Katuak banaketa honetako truke bakarra desegin du.
   *[other] Katuak { $count } truke desegin ditu, azkenetik lehenera.
}
# $card the lowest, with its article; $count of those who hold it
table-gnav-note-lowest = { $count ->
    [one] Karta baxuena: { $card }. Hori duenak ordaintzen du.
   *[other] Karta baxuena: { $card }. Hori duten guztiek ordaintzen dute.
}
table-gnav-note-one-fool = Zoro bat dago mahaian: hori duenak eta gainerakoetan baxuena duenak ordaintzen dute.
table-gnav-note-fool-alone = Zoro bat dago mahaian: hori duenak bakarrik ordaintzen du.
table-gnav-note-two-fools = Bi zoro daude mahaian: horiek dituztenek bakarrik ordaintzen dute.
table-gnav-note-nobody = Bat bakarrik geratzen zen banaketan: inork ez du ordaintzen.
# $names, $count, $me; $playing left in the match
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] Ez zaizu bizitzarik geratzen: kanpoan zaude.
       *[other] Zu eta { $names } bizitzarik gabe geratu zarete: kanpoan zaudete.
    }
   *[no] { $count ->
        [1] { $names } bizitzarik gabe geratu da: kanpora.
       *[other] { $names } bizitzarik gabe geratu dira: kanpora.
    }
} { $playing ->
    [2] Bik jarraitzen dute.
    [3] Hiruk jarraitzen dute.
    [4] Lauk jarraitzen dute.
    [5] Bostek jarraitzen dute.
    [6] Seik jarraitzen dute.
   *[7] Zazpik jarraitzen dute.
}
# $names, $count, $me
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] Zu eta { $names } berdinduta geratuko zinatekete: bizitza bana, eta jokoak jarraitzen du.
       *[other] Zu, { $names } berdinduta geratuko zinatekete: bizitza bana, eta jokoak jarraitzen du.
    }
   *[no] { $names } berdinduta geratuko lirateke: bizitza bana, eta jokoak jarraitzen du.
}
# $who
table-gnav-note-rests = { $me ->
    [who] Zoro bat zenuen: hurrengo banaketan atsedenean egongo zara.
   *[no] { $who } atsedenean egongo da hurrengo banaketan: zoro bat zuen.
}
# $who
table-gnav-deals-next = { $me ->
    [who] Gero zuk banatuko duzu.
   *[no] Hurrengo banatzailea: { $who }.
}
table-gnav-see-table = Ikusi mahaia
table-gnav-see-settlement = Ebazpena

## The end of the match

# $names, $count, $me
table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Partida irabazi duzu!
        [2] Zu eta { $names } berdinduta
       *[other] Zu, { $names } berdinduta
    }
   *[no] { $count ->
        [1] { $names } da partidako irabazlea
       *[other] { $names } berdinduta
    }
}
# $count of winners; $number of deals played
table-gnav-match-over-why = { $number ->
    [one] Banaketa { $number } jokatuta
   *[other] { $number } banaketa jokatuta
}, { $count ->
    [1] ez da beste inor bizirik geratzen
   *[other] batera erori dira
}
table-gnav-restart-note = Jokalari berak, beste partida bat, bizitza guztiekin.
