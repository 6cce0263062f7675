# What happened, in words: the log of a table and `tapete replay` say the same lines.
#
# One message for each kind of event, event-<game>-<kind>. Variables:
#   $who     the one it is about: a name
#   $whom    the other one, where there are two: a name
#   $me      who the reader is: "who", "whom" or "no"
# Cards come as words already (cards.ftl): $set from set-*, $card, $got, $gave from card-* or the-rank-*.
# Lists of names or cards ($names, $cards) come joined in the manner of the language.

## Comemierda

# A heading. $number of the hand; $multiplier of its points
event-comemierda-dealt = { $multiplier ->
    [1] { $number }. eskua
   *[other] { $number }. eskua, puntuak ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] Zuk banatzen duzu
   *[no] Banatzailea: { $who }
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] Zure karta altuena { $whom } jokalariarentzat baztertu da
       *[other] Zure bi karta altuenak { $whom } jokalariarentzat baztertu dira
    }
    [whom] { $count ->
        [1] { $who } jokalariaren karta altuena zuretzat baztertu da, ikusi gabe
       *[other] { $who } jokalariaren bi karta altuenak zuretzat baztertu dira, ikusi gabe
    }
   *[no] { $count ->
        [1] { $who } jokalariaren karta altuena { $whom } jokalariarentzat baztertu da
       *[other] { $who } jokalariaren bi karta altuenak { $whom } jokalariarentzat baztertu dira
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] { $forced ->
            [yes] Zure karta altuena
           *[no] Zure karta bat
        } { $whom } jokalariarentzat
       *[other] { $forced ->
            [yes] Zure bi karta altuenak
           *[no] Zure bi karta
        } { $whom } jokalariarentzat
    }
    [whom] { $count ->
        [1] { $who } jokalariaren { $forced ->
            [yes] karta altuena
           *[no] karta bat
        } zuretzat
       *[other] { $who } jokalariaren { $forced ->
            [yes] bi karta altuenak
           *[no] bi karta
        } zuretzat
    }
   *[no] { $count ->
        [1] { $who } jokalariaren { $forced ->
            [yes] karta altuena
           *[no] karta bat
        } { $whom } jokalariarentzat
       *[other] { $who } jokalariaren { $forced ->
            [yes] bi karta altuenak
           *[no] bi karta
        } { $whom } jokalariarentzat
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] Zuk { $whom } jokalariari: { $cards }
    [whom] { $who } jokalariak zuri: { $cards }
   *[no] { $who } jokalariak { $whom } jokalariari: { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] Urre-hirukoa duzu: zu hasten zara
        [C23] Zu zinen { office-comemierda }: zu hasten zara
       *[presidente_opens] Zu zinen { office-presidente }: zu hasten zara
    }
   *[no] { $rule ->
        [C3] { $who } hasten da, urre-hirukoa du eta
        [C23] { $who } hasten da: bera zen { office-comemierda }
       *[presidente_opens] { $who } hasten da: bera zen { office-presidente }
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] Zu hasi zara: { $set }
       *[no] Zuk: { $set }
    }
   *[no] { $lead ->
        [yes] { $who } hasi da: { $set }
       *[no] { $who }: { $set }
    }
}
# $who, $me
event-comemierda-passed = { $me ->
    [who] Zuk: paso
   *[no] { $who }: paso
}
# $who, $me, $place: 1 is the first to go out
event-comemierda-went-out = { $me ->
    [who] { $place ->
        [1] Kartarik gabe geratu zara, beste inor baino lehen
        [2] Kartarik gabe geratu zara, bigarrena
       *[other] Kartarik gabe geratu zara
    }
   *[no] { $place ->
        [1] { $who } kartarik gabe geratu da, beste inor baino lehen
        [2] { $who } kartarik gabe geratu da, bigarrena
       *[other] { $who } kartarik gabe geratu da
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Inork ez du gainditu: baza zuretzat
   *[no] Inork ez du gainditu: baza { $who } jokalariarentzat
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] Zu hasiko zara hurrengoan
   *[no] { $who } hasiko da hurrengoan
}
# A heading. $number of the hand
event-comemierda-scored = { $number }. eskua amaitu da
# Then a line for each seat. $who, $me, $office, $points with its sign
event-comemierda-office = { $me ->
    [who] { $office ->
        [presidente] Zu zara { office-presidente }, { $points }
        [vicepresidente] Zu zara { office-vicepresidente }, { $points }
        [vicecomemierda] Zu zara { office-vicecomemierda }, { $points }
        [comemierda] Zu zara { office-comemierda }, { $points }
       *[pueblo] Zu { office-pueblo } zara, { $points }
    }
   *[no] { $office ->
        [presidente] { $who } da { office-presidente }, { $points }
        [vicepresidente] { $who } da { office-vicepresidente }, { $points }
        [vicecomemierda] { $who } da { office-vicecomemierda }, { $points }
        [comemierda] { $who } da { office-comemierda }, { $points }
       *[pueblo] { $who } { office-pueblo } da, { $points }
    }
}
# And the cards shown. $who, $me, $cards
event-comemierda-left = { $me ->
    [who] Zuri geratu zaizkizunak: { $cards }
   *[no] { $who } jokalariari geratu zaizkionak: { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] Partida irabazi duzu: { $points ->
            [one] puntu { $points }
           *[other] { $points } puntu
        }
       *[other] Garaipena partekatu duzue, zuk eta { $names } jokalariak: { $points ->
            [one] puntu { $points } bakoitzak
           *[other] { $points } puntu bakoitzak
        }
    }
   *[no] { $count ->
        [1] { $names } da partidako irabazlea: { $points ->
            [one] puntu { $points }
           *[other] { $points } puntu
        }
       *[other] { $names } dira irabazleak: { $points ->
            [one] puntu { $points } bakoitzak
           *[other] { $points } puntu bakoitzak
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = { $number }. banaketa
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] Zuk banatzen duzu
   *[no] Banatzailea: { $who }
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] Zoro bat duzu, guztien bistan
   *[no] { $who }: zoro bat, guztien bistan
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] Atsedenean zaude banaketa honetan
   *[no] { $who } atsedenean dago banaketa honetan
}
# $number of the deal
event-gnav-skipped = { $number }. banaketa saltatu egin da: bi baino gutxiago arituko lirateke. Inork ez du ordaintzen, eta atsedenean zeudenak itzuli dira
# $who, $me
event-gnav-kept = { $me ->
    [who] Zure kartarekin geratu zara
   *[no] { $who } bere kartarekin geratu da
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] Trukea eskatu diozu { $whom } jokalariari
    [whom] { $who } jokalariak trukea eskatu dizu
   *[no] { $who } jokalariak trukea eskatu dio { $whom } jokalariari
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] Sortarekin trukatu duzu
   *[no] { $who }: sortarekin trukatu du
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] Etxea erakutsi eta uko egin duzu
        [horse] Zaldia erakutsi eta uko egin duzu
        [cat] Katua erakutsi eta uko egin duzu
        [dragoon] Dragoia erakutsi eta uko egin duzu
       *[cuckoo] Kukua erakutsi duzu
    }
    [whom] { $rank ->
        [house] { $who } jokalariak etxea erakutsi eta uko egin dizu
        [horse] { $who } jokalariak zaldia erakutsi eta uko egin dizu
        [cat] { $who } jokalariak katua erakutsi eta uko egin dizu
        [dragoon] { $who } jokalariak dragoia erakutsi eta uko egin dizu
       *[cuckoo] { $who } jokalariak kukua erakutsi dizu
    }
   *[no] { $rank ->
        [house] { $who }: etxea erakutsi eta uko egin dio { $whom } jokalariari
        [horse] { $who }: zaldia erakutsi eta uko egin dio { $whom } jokalariari
        [cat] { $who }: katua erakutsi eta uko egin dio { $whom } jokalariari
        [dragoon] { $who }: dragoia erakutsi eta uko egin dio { $whom } jokalariari
       *[cuckoo] { $who }: kukua erakutsi dio { $whom } jokalariari
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] Zure eskaera { $whom } jokalariari pasatu zaio
    [whom] Eskaera zuri pasatu zaizu
   *[no] Eskaera { $whom } jokalariari pasatu zaio
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] Zure eskaera sortara pasatu da
   *[no] Eskaera sortara pasatu da
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] Karta trukatu duzu { $whom } jokalariarekin
    [whom] { $who } jokalariak karta trukatu du zurekin
   *[no] { $who } eta { $whom }: karta-trukea
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] Trukea { $whom } jokalariarekin: { $gave } eman, { $got } jaso
   *[whom] Trukea { $who } jokalariarekin: { $gave } eman, { $got } jaso
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] Etxea atera zaizu: baztertu egin da
        [horse] Zaldia atera zaizu: baztertu egin da
        [cat] Katua atera zaizu!
        [dragoon] Dragoia atera zaizu!
       *[cuckoo] Kukua atera zaizu!
    }
   *[no] { $rank ->
        [house] { $who }: etxea atera zaio, eta baztertu egin da
        [horse] { $who }: zaldia atera zaio, eta baztertu egin da
        [cat] { $who }: katua atera zaio!
        [dragoon] { $who }: dragoia atera zaio!
       *[cuckoo] { $who }: kukua atera zaio!
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] Sortatik karta bat hartu eta zurea baztertu duzu
   *[no] { $who }: sortatik karta bat hartu eta berea baztertu du
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = Sortatik { $got } hartu eta { $gave } baztertu duzu
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Deseginda: zure karta eta { $whom } jokalariarena atzera itzuli dira
    [whom] Deseginda: zure karta eta { $who } jokalariarena atzera itzuli dira
   *[no] Deseginda: { $who } eta { $whom } jokalarien kartak atzera itzuli dira
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] Azken bizitza galdu duzu, eta kanpoan zaude
       *[other] { $cause ->
            [dragoon] Dragoiak bizitza bat kendu dizu
            [cat] Katuak bizitza bat kendu dizu
           *[cuckoo] Kukuak bizitza bat kendu dizu
        }
    }
   *[no] { $left ->
        [0] { $who } bizitzarik gabe geratu da, eta kanpoan dago
       *[other] { $cause ->
            [dragoon] Dragoiak bizitza bat kendu dio { $who } jokalariari
            [cat] Katuak bizitza bat kendu dio { $who } jokalariari
           *[cuckoo] Kukuak bizitza bat kendu dio { $who } jokalariari
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] Kukuak trukeak amaitu ditu
   *[no] Trukeak amaitu dira
}
# A heading. $number of the deal
event-gnav-settled = { $number }. banaketa ebatzita dago
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] Azken bizitza galdu duzu, eta kanpoan zaude
       *[other] { $cause ->
            [fool] Zoro bat duzu, eta bizitza bat galdu duzu
            [next-lowest] Zoroaren ondoren karta baxuena duzu, eta bizitza bat galdu duzu
           *[lowest] Karta baxuena duzu, eta bizitza bat galdu duzu
        }
    }
   *[no] { $left ->
        [0] { $who } bizitzarik gabe geratu da, eta kanpoan dago
       *[other] { $cause ->
            [fool] { $who }: zoro bat, eta bizitza bat gutxiago
            [next-lowest] { $who }: zoroaren ondoren karta baxuena, eta bizitza bat gutxiago
           *[lowest] { $who }: karta baxuena, eta bizitza bat gutxiago
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = Bat bakarrik geratzen da banaketan: inork ez du ordaintzen
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] Atsedenean egongo zara hurrengo banaketan
   *[no] { $who } atsedenean egongo da hurrengo banaketan
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] Bizitza bat jaso duzu, eta jokoan jarraitzen duzu
        [2] Bizitza bana zuretzat eta { $names } jokalariarentzat, eta jokoan jarraitzen duzue
       *[other] Bizitza bana zuretzat eta { $names } jokalarientzat, eta jokoan jarraitzen duzue
    }
   *[no] { $count ->
        [1] Bizitza bat { $names } jokalariarentzat, eta jokoan jarraitzen du
       *[other] Bizitza bana { $names } jokalarientzat, eta jokoan jarraitzen dute
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Zu bakarrik zaude bizirik: partida irabazi duzu
        [2] Zu eta { $names } batera erori zarete: partida berdinduta
       *[other] Zu, { $names } batera erori zarete: partida berdinduta
    }
   *[no] { $count ->
        [1] { $names } bakarrik dago bizirik, eta partida irabazi du
       *[other] { $names } batera erori dira: partida berdinduta
    }
}

## What players say in Gnav, in the first person

say-kept = Gorde egingo dut.
# $whom is asked
say-asks = Trukatuko didazu, { $whom }?
say-asks-stock = Sortarekin saiatuko naiz.
say-swapped = Zer erremedio! Tori.
say-fool = Zoro bat daukat!
say-house = Nire etxean ez da inor sartzen. Eskatu hurrengoari!
say-horse = Nire zaldia ez da mugitzen. Eskatu hurrengoari!
say-cat = Katuak atzamar egin dizu! Bizitza bat kosta zaizu.
say-dragoon = Geldi hor! Bizitza bat kosta zaizu.
say-cuckoo = Kuku! Hemen amaitu da.
