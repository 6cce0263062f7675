# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s en réserve
   *[other] { $turn } s pour ce tour, { $bank } s en réserve
}
people-clock-low = { $seconds ->
    [1] Plus qu’une seconde
   *[other] Plus que { $seconds } secondes
}

## Who is here

people-tag-lost = connexion perdue
people-tag-away = un robot joue
people-tag-left = n’est plus là
people-tag-next = ensuite : { $who }
people-away = Un robot joue pour toi
people-back = Me revoilà
people-leave-note = Un robot continue à ta place, et quelqu’un d’autre pourra la prendre. Tu ne pourras pas revenir dans cette partie.

## Watching

people-watching = Tu regardes
# When watchers see what is played, after “You are watching”
people-hold-none = en direct
people-hold-trick = { $game ->
    [gnav] avec un tour de retard
   *[comemierda] avec un pli de retard
}
people-hold-deal = avec une donne de retard
people-hold-none-note = Ceux qui regardent voient tout de suite ce qui se joue, mais jamais les cartes en main.
people-hold-trick-note = { $game ->
    [gnav] Ceux qui regardent voient chaque tour une fois fini, mais jamais les cartes en main.
   *[comemierda] Ceux qui regardent voient chaque pli une fois fini, mais jamais les cartes en main.
}
people-hold-deal-note = Ceux qui regardent voient chaque donne une fois finie.
people-watching-head = { $count ->
    [0] Personne ne regarde
    [1] Une personne regarde
   *[other] { $count } personnes regardent
}
# Those who wish to be named; $others are the rest
people-named = { $others ->
    [0] { $names }
    [1] { $names } et une autre personne
   *[other] { $names } et { $others } autres
}
people-name-me = Dire mon nom
people-name-me-note = À toutes les tables que tu regardes. Sinon, on te compte seulement.
people-take = Prendre une place
people-take-next = Prendre une place à la prochaine donne
people-sit = M’asseoir ici à la prochaine donne
# The same on a small button
people-sit-short = Ici
people-sit-for = Remplacer { $who } à la prochaine donne
people-seat-robot = { $who }, un robot
people-seat-left = { $who } n’est plus là
people-claimed = À la prochaine donne, tu remplaces { $who }
people-stay = Plutôt regarder

## Somebody at the table

people-about = Qui est { $who } ?
people-about-watcher = Regarde cette table.
people-about-left = A quitté cette partie ; un robot continue.
people-about-away = N’est pas là : un robot joue en attendant.
people-profile = Parties et points
people-mute = Ne plus entendre { $who } ici
people-mute-note = Jusqu’à ce que tu fermes cette table.
people-block = Ne plus entendre { $who }
people-block-note = À aucune table. Personne n’en saura rien.
people-report = Signaler
people-reported = Merci. La personne qui tient la salle le lira.
people-report-what = Que se passe-t-il avec { $who } ?
people-report-words = Ce qui est dit
people-report-name = Le nom
people-report-leaving = Fait attendre, ou s’en va
people-report-cheating = Triche
people-report-other = Autre chose
people-report-note = Avec tes mots, si tu veux
people-report-send = Envoyer
people-report-cancel = Retour

## Talk

people-say = Dire
people-say-head = Dis quelque chose
people-say-late = Tu regardes : la table le lira après la donne.
people-say-it = Le dire
people-own-words = Avec tes propres mots
people-own-words-account = Pour écrire tes propres mots, il faut un compte.
people-account = Ton compte
people-talk = Discussion
people-watches = (regarde)
people-said = { $who } dit : { $what }
people-key-say = dire quelque chose

## Going on

people-again = Encore une, entre nous
people-new-table = Autre table
people-look-back = Revoir
people-review = Analyse
people-agreed-mine = Tu as dit oui
people-agreed = { $kind ->
    [match] { $count ->
        [1] { $names } veut rejouer
       *[other] { $names } veulent rejouer
    }
   *[deal] { $count ->
        [1] { $names } attend la prochaine donne
       *[other] { $names } attendent la prochaine donne
    }
}
people-awaited = On attend encore un peu { $names }
people-invite = Inviter des amis
people-invite-watch = Avec ce lien, on peut regarder, et s’asseoir quand une place est libre.
people-invite-sit = Avec ce lien, on peut s’asseoir quand une place est libre.

## Phrases

phrase-hello = Salut !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-good-luck = Bonne chance !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-hurry = Allez !
phrase-one-moment = Un instant…
phrase-nice = Joli !
phrase-wow = Waouh !
phrase-haha = Ha ha !
phrase-bye = Au revoir !
phrase-again = On en refait une ?
