# The table of Gnav. $who and $whom are names, $me is "who", "whom" or "no": the reader's part in the sentence.
# $names are several people without the reader, $count all of them; $me "who" if the reader is one of them.

## Where we are

# In the header. $number
table-gnav-where = Donne { $number }
# Told on a key. $who has $left lives
table-gnav-lives = { $left ->
    [0] { $who } n’a plus de vie
    [one] { $who } a { $left } vie
   *[other] { $who } a { $left } vies
}

## Tags

table-gnav-tag-deals-next = distribuera
table-gnav-tag-next = joue ensuite
table-gnav-tag-kept = garde
table-gnav-tag-asking = demande
table-gnav-tag-swapped = a échangé
table-gnav-tag-undone = annulé
table-gnav-tag-drew = a pioché
# Whoever asked, and was shown a picture card
table-gnav-tag-refused = sans échange
table-gnav-tag-skipped = tour sauté
table-gnav-tag-fool = fou annoncé
table-gnav-tag-resting = se repose
table-gnav-tag-rests-next = se reposera
table-gnav-tag-out = hors jeu

## The middle: stock and order of acting

table-gnav-centre = Pioche et ordre du jeu
table-gnav-stock = Pioche
# $count
table-gnav-stock-label = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
# $count
table-gnav-put-away = { $count ->
    [one] { $count } écartée
   *[other] { $count } écartées
}
table-gnav-turned = Retournées de la pioche
table-gnav-order = Ordre du jeu
table-gnav-order-now = maintenant
table-gnav-order-next = ensuite
table-gnav-order-dealer = en dernier
table-gnav-order-waits = attend
table-gnav-order-over = sans jouer
# $number of the deal
table-gnav-skipped = La donne { $number } est sautée : on serait moins de deux à jouer (règle G23).

## My turn

# Heading of the line of what the reader knows
table-gnav-know = Tu sais :
# $who, $card with its article
table-gnav-know-gave = { $who } a { $card }, qui vient de toi.
table-gnav-know-saw = { $who } a { $card }.
table-gnav-know-fool = { $who } a un fou.
table-gnav-know-nothing = seulement ta carte, pour l’instant.
table-gnav-know-none = rien, car tu n’as pas de carte dans cette donne.
table-gnav-know-open = toutes les cartes : elles sont sur la table.
table-gnav-know-watcher = Tu regardes. On ne te montre les cartes de personne.

# On the buttons. $card with its article; $whom is asked
table-gnav-keep = Garder { $card }
table-gnav-ask = Échanger avec { $whom }
table-gnav-ask-stock = Échanger avec la pioche

# Under the buttons. $cards joined, pictures with their article; $count of ranks below
table-gnav-help-lower = { $count ->
    [0] Il n’y a rien en dessous.
    [one] Il n’y a que { $cards } en dessous.
   *[other] Il n’y a que { $cards } en dessous.
}
# $count of ranks above
table-gnav-help-higher = { $count ->
    [0] Il n’y a rien au-dessus.
    [one] Il n’y a que { $cards } au-dessus.
   *[other] Il n’y a que { $cards } au-dessus.
}
# $whom is asked
table-gnav-help-ask = { $whom } doit accepter, sauf si une figure s’y oppose.
# $whom is known to hold $card
table-gnav-help-ask-known = { $whom } doit accepter, et tu recevrais { $card }.
table-gnav-help-stock = Tu prends celle du dessus, sauf si c’est une figure, et la tienne est écartée.

## Not my turn

# $who is to act
table-gnav-say-dealing = On distribue les cartes
table-gnav-say-exchanges-over = Les échanges sont finis
table-gnav-say-settled = Le décompte est fait
table-gnav-say-over = La partie est finie
table-gnav-why-next = Tu joues ensuite.
table-gnav-why-later = Ton tour viendra dans cette donne.
table-gnav-why-done = Tu as déjà joué dans cette donne.
table-gnav-why-skipped = On t’a demandé ta carte et tu l’as montrée : tu ne joues pas dans cette donne.
# G21
table-gnav-resting = Tu te reposes pendant cette donne
table-gnav-resting-why = Tu avais un fou au dernier décompte. Tu ne reçois pas de carte, tu ne paies rien, et tu reviens à la prochaine donne (règle G21).
table-gnav-out = Tu es hors jeu
table-gnav-out-why = Tu n’as plus de vie. Reste, si tu veux, pour voir qui tiendra jusqu’au bout.
table-gnav-left-why = Tu n’as plus de vie, ta carte n’est donc pas comparée (règle G13).
# A refusal with its rule. $reason, $rule
table-gnav-refused = { $reason } (règle { $rule })

## Side

table-gnav-pad = Vies
table-gnav-pad-note = qui survit gagne
# Under a name in the pad, at settlement. $lost lives
table-gnav-pad-lost = −{ $lost }
table-gnav-pad-lost-out = −{ $lost }, hors jeu

## Order of ranks

table-gnav-ranks-yours = la tienne

## Settlement

# $names, $count, $me; $lost lives by the one who loses most
table-gnav-settled-losers = { $me ->
    [who] { $count ->
        [1] { $lost ->
            [1] Tu perds une vie
           *[2] Tu perds deux vies
        }
        [2] { $lost ->
            [1] { $names } et toi perdez une vie
           *[2] { $names } et toi perdez des vies
        }
       *[other] { $lost ->
            [1] Toi, { $names } perdez une vie
           *[2] Toi, { $names } perdez des vies
        }
    }
   *[no] { $count ->
        [1] { $lost ->
            [1] { $names } perd une vie
           *[2] { $names } perd deux vies
        }
       *[other] { $lost ->
            [1] { $names } perdent une vie
           *[2] { $names } perdent des vies
        }
    }
}
table-gnav-settled-nobody = Personne ne perd de vie
# $number of the deal
table-gnav-settled-deal = Décompte de la donne { $number }

# Under a name and a card. $me "who" under "You"; $left lives, $lost in this deal
table-gnav-verdict-keeps = { $me ->
    [who] gardes
   *[no] garde
} { $left ->
    [one] { $left } vie
   *[other] { $left } vies
}
table-gnav-verdict-loses = { $me ->
    [who] perds
   *[no] perd
} { $lost ->
    [1] une vie, reste { $left }
   *[other] { $lost } vies, reste { $left }
}
table-gnav-verdict-last = { $me ->
    [who] { $lost ->
        [1] perds ta dernière vie
       *[other] perds tes { $lost } dernières vies
    }
   *[no] { $lost ->
        [1] perd sa dernière vie
       *[other] perd ses { $lost } dernières vies
    }
}
# Why somebody lost a life
table-gnav-why = { $cause ->
    [fool] le fou
    [next-lowest] la plus basse hormis le fou
    [dragoon] échange demandé à un dragon
    [cat] échange demandé à un chat
    [cuckoo] échange demandé à un coucou
   *[lowest] la carte la plus basse
}
# $before in the exchanges, $cause at the settlement
table-gnav-why-both = { $before ->
    [dragoon] un dragon
    [cat] un chat
   *[cuckoo] un coucou
}, puis { $cause ->
    [fool] le fou
    [next-lowest] la plus basse hormis le fou
   *[lowest] la carte la plus basse
}
# Not compared at the settlement: $cause, or none
table-gnav-why-left = { $cause ->
    [dragoon] hors jeu par un dragon, non comparée
    [cat] hors jeu par un chat, non comparée
    [cuckoo] hors jeu par un coucou, non comparée
   *[none] non comparée
}
# Cards put away in this deal. $count
table-gnav-discards = { $count ->
    [1] Écartée, on ne la compare pas :
   *[other] Écartées, on ne les compare pas :
}

# The ledger. $who asked $whom, who had $card (dragoon, cat, cuckoo)
table-gnav-note-met = { $me ->
    [who] { $card ->
        [dragoon] Tu as demandé l’échange et perds une vie : { $whom } avait le dragon.
        [cat] Tu as demandé l’échange et perds une vie : { $whom } avait le chat.
       *[cuckoo] Tu as demandé l’échange, { $whom } avait le coucou : fin des échanges.
    }
    [whom] { $card ->
        [dragoon] { $who } t’a demandé l’échange et perd une vie : tu avais le dragon.
        [cat] { $who } t’a demandé l’échange et perd une vie : tu avais le chat.
       *[cuckoo] { $who } t’a demandé l’échange, tu avais le coucou : fin des échanges.
    }
   *[no] { $card ->
        [dragoon] { $who } a demandé l’échange et perd une vie : { $whom } avait le dragon.
        [cat] { $who } a demandé l’échange et perd une vie : { $whom } avait le chat.
       *[cuckoo] { $who } a demandé l’échange, { $whom } avait le coucou : fin des échanges.
    }
}
# $who drew $card from the stock
table-gnav-note-drew = { $me ->
    [who] { $card ->
        [dragoon] Tu as pioché le dragon : tu perds une vie et gardes ta carte.
        [cat] Tu as pioché le chat et tu perds une vie.
       *[cuckoo] Tu as pioché le coucou : fin des échanges, et tu gardes ta carte.
    }
   *[no] { $card ->
        [dragoon] { $who } a pioché le dragon, perd une vie et garde sa carte.
        [cat] { $who } a pioché le chat et perd une vie.
       *[cuckoo] { $who } a pioché le coucou : fin des échanges, sa carte reste.
    }
}
# $count swaps
table-gnav-note-undone = { $count ->
    [1] Le chat a annulé le seul échange de cette donne.
   *[other] Le chat a annulé { $count } échanges, du dernier au premier.
}
# $card the lowest, with its article; $count of those who hold it
table-gnav-note-lowest = { $count ->
    [1] La carte la plus basse est { $card } : qui l’a en main paie.
   *[other] La carte la plus basse est { $card } : qui l’a en main paie.
}
table-gnav-note-one-fool = Un fou sur la table : il paie, et avec lui la plus basse des autres cartes.
table-gnav-note-fool-alone = Un fou sur la table : lui seul paie.
table-gnav-note-two-fools = Deux fous sur la table : eux seuls paient.
table-gnav-note-nobody = Il ne restait qu’une personne dans la donne : rien à payer.
# $names, $count, $me; $playing left in the match
table-gnav-note-gone = { $me ->
    [who] { $count ->
        [1] Tu n’as plus de vie : te voilà hors jeu.
        [2] { $names } et toi n’avez plus de vie : vous voilà hors jeu.
       *[other] Toi, { $names } n’avez plus de vie : vous voilà hors jeu.
    }
   *[no] { $count ->
        [1] { $names } n’a plus de vie et quitte le jeu.
       *[other] { $names } n’ont plus de vie et quittent le jeu.
    }
} { $playing ->
    [2] Il en reste deux.
    [3] Il en reste trois.
    [4] Il en reste quatre.
    [5] Il en reste cinq.
    [6] Il en reste six.
   *[7] Il en reste sept.
}
# $names, $count, $me
table-gnav-note-replayed = { $me ->
    [who] { $count ->
        [2] { $names } et toi seriez à égalité : une vie chacun, et vous continuez.
       *[other] Toi, { $names } seriez à égalité : une vie chacun, et vous continuez.
    }
   *[no] { $names } seraient à égalité : une vie chacun, et on continue.
}
# $who
table-gnav-note-rests = { $me ->
    [who] Tu avais un fou : tu te reposes à la prochaine donne.
   *[no] { $who } avait un fou et se repose à la prochaine donne.
}
# $who
table-gnav-deals-next = { $me ->
    [who] C’est toi qui distribues ensuite.
   *[no] { $who } distribue ensuite.
}
table-gnav-see-table = Voir la table
table-gnav-see-settlement = Décompte

## The end of the match

# $names, $count, $me
table-gnav-match-over = { $me ->
    [who] { $count ->
        [1] Tu gagnes la partie !
        [2] Partie nulle entre toi et { $names }
       *[other] Partie nulle entre toi, { $names }
    }
   *[no] { $count ->
        [1] { $names } gagne la partie
       *[other] Partie nulle entre { $names }
    }
}
# $count of winners; $number of deals played
table-gnav-match-over-why = { $count ->
    [1] Dernière personne en vie,
   *[other] Chute commune,
} après { $number ->
    [one] { $number } donne
   *[other] { $number } donnes
}
table-gnav-restart-note = Les mêmes autour de la table, une nouvelle partie avec toutes les vies.
