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
    [1] Manche { $number }
   *[other] Manche { $number }, points ×{ $multiplier }
}
# Who deals it. $who, $me
event-comemierda-dealer = { $me ->
    [who] Tu distribues
   *[no] { $who } distribue
}
# Option blind_exchange. $who gives, $whom will receive, $me, $count
event-comemierda-set-aside = { $me ->
    [who] { $count ->
        [1] Ta plus haute carte est mise de côté pour { $whom }
       *[other] Tes deux plus hautes cartes sont mises de côté pour { $whom }
    }
    [whom] { $count ->
        [1] { $who } met de côté pour toi sa plus haute carte, face cachée
       *[other] { $who } met de côté pour toi ses deux plus hautes cartes, face cachée
    }
   *[no] { $count ->
        [1] { $who } met de côté sa plus haute carte pour { $whom }
       *[other] { $who } met de côté ses deux plus hautes cartes pour { $whom }
    }
}
# $who gives, $whom receives, $me, $count, $forced "yes" for the highest cards of the lower office or "no"
event-comemierda-given = { $me ->
    [who] { $count ->
        [1] Tu donnes { $forced ->
            [yes] ta plus haute carte
           *[no] une carte
        } à { $whom }
       *[other] Tu donnes { $forced ->
            [yes] tes deux plus hautes cartes
           *[no] deux cartes
        } à { $whom }
    }
    [whom] { $count ->
        [1] { $who } te donne { $forced ->
            [yes] sa plus haute carte
           *[no] une carte
        }
       *[other] { $who } te donne { $forced ->
            [yes] ses deux plus hautes cartes
           *[no] deux cartes
        }
    }
   *[no] { $count ->
        [1] { $who } donne { $forced ->
            [yes] sa plus haute carte
           *[no] une carte
        } à { $whom }
       *[other] { $who } donne { $forced ->
            [yes] ses deux plus hautes cartes
           *[no] deux cartes
        } à { $whom }
    }
}
# The same for whoever may see them. $who, $whom, $me, $cards
event-comemierda-given-cards = { $me ->
    [who] Tu donnes à { $whom } : { $cards }
    [whom] { $who } te donne : { $cards }
   *[no] { $who } donne à { $whom } : { $cards }
}
# Who opens the hand. $who, $me, $rule: C3, C23 or presidente_opens
event-comemierda-opened = { $me ->
    [who] { $rule ->
        [C3] Tu as le trois de deniers : tu ouvres
        [C23] Tu étais { office-comemierda } : tu ouvres
       *[presidente_opens] Tu étais { office-presidente } : tu ouvres
    }
   *[no] { $rule ->
        [C3] { $who } a le trois de deniers et ouvre
        [C23] { $who } était { office-comemierda } et ouvre
       *[presidente_opens] { $who } était { office-presidente } et ouvre
    }
}
# $who, $me, $set, $lead "yes" if it opens a trick or "no"
event-comemierda-played = { $me ->
    [who] { $lead ->
        [yes] Tu ouvres avec { $set }
       *[no] Tu joues { $set }
    }
   *[no] { $lead ->
        [yes] { $who } ouvre avec { $set }
       *[no] { $who } joue { $set }
    }
}
# $who, $me
event-comemierda-passed = { $me ->
    [who] Tu passes
   *[no] { $who } passe
}
# $who, $me, $place: 1 is the first to go out
event-comemierda-went-out = { $me ->
    [who] { $place ->
        [1] Tu as fini avant tout le monde
        [2] Tu as fini en deuxième
       *[other] Tu as fini
    }
   *[no] { $place ->
        [1] { $who } a fini avant tout le monde
        [2] { $who } a fini en deuxième
       *[other] { $who } a fini
    }
}
# $who, $me
event-comemierda-trick-won = { $me ->
    [who] Personne ne fait mieux : le pli est à toi
   *[no] Personne ne fait mieux : { $who } prend le pli
}
# Said after it, when the winner is out of cards. $who leads the next trick, $me
event-comemierda-leads-instead = { $me ->
    [who] Tu ouvres le suivant
   *[no] { $who } ouvre le suivant
}
# A heading. $number of the hand
event-comemierda-scored = Fin de la manche { $number }
# Then a line for each seat. $who, $me, $office, $points with its sign
event-comemierda-office = { $me ->
    [who] { $office ->
        [presidente] Tu es { office-presidente }, { $points }
        [vicepresidente] Tu es { office-vicepresidente }, { $points }
        [vicecomemierda] Tu es { office-vicecomemierda }, { $points }
        [comemierda] Tu es { office-comemierda }, { $points }
       *[pueblo] Tu fais partie du { office-pueblo }, { $points }
    }
   *[no] { $office ->
        [presidente] { $who } est { office-presidente }, { $points }
        [vicepresidente] { $who } est { office-vicepresidente }, { $points }
        [vicecomemierda] { $who } est { office-vicecomemierda }, { $points }
        [comemierda] { $who } est { office-comemierda }, { $points }
       *[pueblo] { $who } fait partie du { office-pueblo }, { $points }
    }
}
# And the cards shown. $who, $me, $cards
event-comemierda-left = { $me ->
    [who] Il te restait : { $cards }
   *[no] Il restait à { $who } : { $cards }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"; $points of the winners
event-comemierda-match-over = { $me ->
    [who] { $count ->
        [1] Tu gagnes la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] Tu partages la victoire avec { $names } : { $points ->
            [one] { $points } point chacun
           *[other] { $points } points chacun
        }
    }
   *[no] { $count ->
        [1] { $names } gagne la partie avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $names } se partagent la victoire : { $points ->
            [one] { $points } point chacun
           *[other] { $points } points chacun
        }
    }
}

## Gnav

# A heading. $number of the deal
event-gnav-dealt = Donne { $number }
# Who deals it. $who, $me
event-gnav-dealer = { $me ->
    [who] Tu distribues
   *[no] { $who } distribue
}
# Who was dealt a fool. $who, $me
event-gnav-fool-called = { $me ->
    [who] Tu annonces un fou
   *[no] { $who } annonce un fou
}
# Who rests in this deal. $who, $me
event-gnav-rests = { $me ->
    [who] Tu te reposes pendant cette donne
   *[no] { $who } se repose pendant cette donne
}
# $number of the deal
event-gnav-skipped = La donne { $number } est sautée : on serait moins de deux à jouer. Personne ne paie, et ceux qui se reposaient reviennent
# $who, $me
event-gnav-kept = { $me ->
    [who] Tu gardes ta carte
   *[no] { $who } garde sa carte
}
# $who asks $whom, $me
event-gnav-asked = { $me ->
    [who] Tu demandes l’échange à { $whom }
    [whom] { $who } te demande l’échange
   *[no] { $who } demande l’échange à { $whom }
}
# $who asks the stock, $me
event-gnav-asked-stock = { $me ->
    [who] Tu échanges avec la pioche
   *[no] { $who } échange avec la pioche
}
# $who shows $rank (house, horse, cat, dragoon, cuckoo) to $whom, $me
event-gnav-shown = { $me ->
    [who] { $rank ->
        [house] Tu montres la maison et refuses
        [horse] Tu montres le cheval et refuses
        [cat] Tu montres le chat et refuses
        [dragoon] Tu montres le dragon et refuses
       *[cuckoo] Tu montres le coucou
    }
    [whom] { $rank ->
        [house] { $who } te montre la maison et refuse
        [horse] { $who } te montre le cheval et refuse
        [cat] { $who } te montre le chat et refuse
        [dragoon] { $who } te montre le dragon et refuse
       *[cuckoo] { $who } te montre le coucou
    }
   *[no] { $rank ->
        [house] { $who } montre la maison à { $whom } et refuse
        [horse] { $who } montre le cheval à { $whom } et refuse
        [cat] { $who } montre le chat à { $whom } et refuse
        [dragoon] { $who } montre le dragon à { $whom } et refuse
       *[cuckoo] { $who } montre le coucou à { $whom }
    }
}
# The request of $who goes on to $whom, $me
event-gnav-passed-on = { $me ->
    [who] Ta demande passe à { $whom }
    [whom] La demande passe à toi
   *[no] La demande passe à { $whom }
}
# The request of $who goes on to the stock, $me
event-gnav-passed-on-stock = { $me ->
    [who] Ta demande passe à la pioche
   *[no] La demande passe à la pioche
}
# $who asked and $whom accepts, $me
event-gnav-swapped = { $me ->
    [who] Tu échanges ta carte avec { $whom }
    [whom] { $who } échange sa carte avec toi
   *[no] { $who } échange sa carte avec { $whom }
}
# The same for the two, who see the cards: $me "who" or "whom"; $gave and $got by the one who reads
event-gnav-swapped-cards = { $me ->
    [who] Tu donnes { $gave } à { $whom } et reçois { $got }
   *[whom] Tu donnes { $gave } à { $who } et reçois { $got }
}
# $who draws $rank from the stock; it is set aside. $me
event-gnav-turned = { $me ->
    [who] { $rank ->
        [house] Tu pioches la maison : on la met de côté
        [horse] Tu pioches le cheval : on le met de côté
        [cat] Tu pioches le chat !
        [dragoon] Tu pioches le dragon !
       *[cuckoo] Tu pioches le coucou !
    }
   *[no] { $rank ->
        [house] { $who } pioche la maison : on la met de côté
        [horse] { $who } pioche le cheval : on le met de côté
        [cat] { $who } pioche le chat !
        [dragoon] { $who } pioche le dragon !
       *[cuckoo] { $who } pioche le coucou !
    }
}
# $who takes a card from the stock, $me
event-gnav-drew = { $me ->
    [who] Tu pioches une carte et écartes la tienne
   *[no] { $who } pioche une carte et écarte la sienne
}
# The same for the one who drew: $got, $gave (put away)
event-gnav-drew-cards = Tu pioches { $got } et écartes { $gave }
# $who had asked $whom, $me
event-gnav-undone = { $me ->
    [who] Échange annulé entre toi et { $whom }
    [whom] Échange annulé entre { $who } et toi
   *[no] Échange annulé entre { $who } et { $whom }
}
# During the exchanges. $who, $me, $cause (dragoon, cat, cuckoo), $left lives
event-gnav-life-lost = { $me ->
    [who] { $left ->
        [0] Tu perds ta dernière vie et quittes le jeu
       *[other] { $cause ->
            [dragoon] Le dragon te coûte une vie
            [cat] Le chat te coûte une vie
           *[cuckoo] Le coucou te coûte une vie
        }
    }
   *[no] { $left ->
        [0] { $who } perd sa dernière vie et quitte le jeu
       *[other] { $cause ->
            [dragoon] Le dragon coûte une vie à { $who }
            [cat] Le chat coûte une vie à { $who }
           *[cuckoo] Le coucou coûte une vie à { $who }
        }
    }
}
# $cuckoo "yes" if a cuckoo ended them or "no"
event-gnav-exchanges-over = { $cuckoo ->
    [yes] Le coucou met fin aux échanges
   *[no] Les échanges sont finis
}
# A heading. $number of the deal
event-gnav-settled = Décompte de la donne { $number }
# Then a line for each loss. $who, $me, $cause (lowest, fool, next-lowest), $left lives
event-gnav-loss = { $me ->
    [who] { $left ->
        [0] Tu perds ta dernière vie et quittes le jeu
       *[other] { $cause ->
            [fool] Tu as un fou et perds une vie
            [next-lowest] Tu as la carte la plus basse hormis le fou et perds une vie
           *[lowest] Tu as la carte la plus basse et perds une vie
        }
    }
   *[no] { $left ->
        [0] { $who } perd sa dernière vie et quitte le jeu
       *[other] { $cause ->
            [fool] { $who } a un fou et perd une vie
            [next-lowest] { $who } a la carte la plus basse hormis le fou et perd une vie
           *[lowest] { $who } a la carte la plus basse et perd une vie
        }
    }
}
# Or this one, when nothing is charged
event-gnav-nobody-pays = Il ne reste qu’une personne dans la donne : rien à payer
# And who rests in the next deal. $who, $me
event-gnav-will-rest = { $me ->
    [who] Tu te reposes à la prochaine donne
   *[no] { $who } se repose à la prochaine donne
}
# Option all_zero_replays. $names of those who get a life, the reader not named; $me "who" if the reader is one, or "no"; $count of all
event-gnav-replayed = { $me ->
    [who] { $count ->
        [1] Tu récupères une vie et continues
        [2] { $names } et toi recevez une vie chacun et continuez
       *[other] Toi, { $names } recevez une vie chacun et continuez
    }
   *[no] { $count ->
        [1] { $names } récupère une vie et continue
       *[other] { $names } reçoivent une vie chacun et continuent
    }
}
# $names the winners without the reader; $count of winners, the reader included; $me "who" if the reader is one, or "no"
event-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Il ne reste plus que toi : tu gagnes la partie
        [2] { $names } et toi tombez ensemble : la partie est nulle
       *[other] Toi, { $names } tombez ensemble : la partie est nulle
    }
   *[no] { $count ->
        [1] { $names } survit à tout le monde et gagne la partie
       *[other] { $names } tombent ensemble : la partie est nulle
    }
}

## What players say in Gnav, in the first person

say-kept = Je la garde.
# $whom is asked
say-asks = Tu échanges avec moi, { $whom } ?
say-asks-stock = Je tente la pioche.
say-swapped = Puisqu’il le faut… Tiens.
say-fool = J’ai un fou !
say-house = Ma maison est fermée. Va voir à côté !
say-horse = Mon cheval ne bouge pas. Va voir à côté !
say-cat = Le chat griffe ! Ça te coûte une vie.
say-dragoon = Halte-là ! Ça te coûte une vie.
say-cuckoo = Coucou ! C’est fini.
