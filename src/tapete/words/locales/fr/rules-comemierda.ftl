# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = Les règles du { game-comemierda }
rules-comemierda-intro =
    Le { game-comemierda } est le cousin espagnol du Président. Débarrasse-toi de tes cartes avant les autres : le premier à finir est presidente, et celui qui reste avec les dernières cartes en main est { office-comemierda }.

    À la manche suivante, ça se sent. Tout en bas, on cède ses deux meilleures cartes et on en reçoit deux dont on n’a pas besoin tout en haut. Quand on est en haut, on y reste volontiers, jusqu’à ce que quelqu’un remonte d’en bas.

## In short

rules-comemierda-section-short = En bref
rules-comemierda-short-1 = À quatre, dix cartes chacun. Quelqu’un ouvre avec une ou plusieurs cartes de même valeur.
rules-comemierda-short-2 = Chacun à son tour les bat avec autant de cartes d’une valeur plus haute, ou passe. Si personne ne te bat, tu ouvres le pli suivant.
rules-comemierda-short-3 = Le deux de deniers bat tout et termine le pli sur-le-champ.
rules-comemierda-short-4 = L’ordre dans lequel vous finissez vos cartes donne les titres et les points. Dès que quelqu’un atteint 21, la partie s’arrête.

## The cards

rules-comemierda-section-cards = Les cartes
rules-comemierda-order-label = Les valeurs, de la plus basse à la plus haute
rules-comemierda-c4 =
    Le jeu espagnol a quarante cartes en quatre couleurs : deniers (oros), coupes (copas), épées (espadas) et bâtons (bastos). De la plus basse à la plus haute, les valeurs sont 3, 4, 5, 6, 7, valet, cavalier, roi, as et deux, et au-dessus de tout se tient le deux de deniers.

    Le deux de deniers est une valeur à part. Il ne se joint jamais aux autres deux : on ne peut donc pas jouer plus de trois deux ensemble. Pour le reste, les couleurs ne comptent pas, sauf pour savoir qui ouvre la première manche (C3) et laquelle de plusieurs cartes égales on cède (C24).

## Sitting down

rules-comemierda-section-start = Se mettre à table
rules-comemierda-c1 = Chacun garde sa place pendant toute la partie. On joue dans le sens inverse des aiguilles d’une montre, à l’espagnole ; une flèche sur le tapis le rappelle.
rules-comemierda-c2 =
    On joue à quatre, mais on peut aussi être de cinq à huit. On distribue tout le paquet, carte par carte, en commençant par le joueur qui suit le donneur. Si le compte ne tombe pas juste, les premiers servis ont une carte de plus.

    Le premier donneur est tiré au sort. Après chaque manche, c’est au joueur suivant de distribuer.
rules-comemierda-c3 = À la première manche, celui qui a le trois de deniers ouvre le premier pli, avec les cartes de son choix : le trois lui-même peut rester en main.

## A trick

rules-comemierda-section-trick = Jouer un pli
rules-comemierda-c5 = Celui qui ouvre un pli pose d’une à quatre cartes de même valeur, et ne peut pas passer. Rien n’oblige à jouer toutes celles qu’on a : avec trois sept en main, on peut très bien ouvrir avec deux.
rules-comemierda-c6 = Les autres suivent, chacun à son tour : on passe, ou on joue le même nombre de cartes d’une valeur plus haute, une carte sur une carte, une paire sur une paire. On peut passer même quand on pourrait battre.
rules-comemierda-example-follow = Inés ouvre avec deux cinq. Tu peux jouer deux sept, ou passer. Deux trois, c’est trop bas ; trois sept, c’est trop ; un seul roi, c’est trop peu.
rules-comemierda-c7 = Le deux de deniers bat tout. Il se joue seul, à ton tour, quel que soit le nombre de cartes que demande le pli, et tu peux aussi ouvrir avec lui. Le pli s’arrête là : plus personne n’a à répondre. Rien d’autre n’abrège un pli, pas même trois deux, à moins que toute la manche ne soit finie (C11).
rules-comemierda-example-two = Lope ouvre avec deux rois. Marit répond avec le seul deux de deniers : le pli est fini, et Marit ouvre le suivant.
rules-comemierda-c8 = Passer ne vaut que pour ce tour. Si le pli revient à toi, tu peux jouer.
rules-comemierda-c9 = Le pli est fini quand tous les autres qui ont encore des cartes ont passé depuis les dernières cartes jouées. Chaque nouveau coup efface les passes d’avant. On ne demande plus rien à celui qui n’a plus de cartes, et personne n’a à battre ses propres cartes.
rules-comemierda-example-round = Ana ouvre avec un quatre, Jon passe, Marit joue un sept, Leire et Ana passent. C’est de nouveau à Jon, qui avait passé et joue cette fois un roi. Quand les trois autres ont passé, le pli est à Jon.
rules-comemierda-c10 = Celui qui a joué les dernières cartes prend le pli et ouvre le suivant. S’il n’a plus rien en main, c’est le joueur suivant encore pourvu de cartes qui ouvre. Les dernières cartes d’un joueur qui finit se battent comme les autres, et c’est celui qui prend le pli qui ouvre.
rules-comemierda-example-last = Il reste une carte à Leire, un cinq. Ana ouvre avec un quatre, Jon et Marit passent, Leire joue le cinq et a fini. On redemande à Ana, Jon et Marit, qui passent. Leire prend le pli mais n’a plus de cartes : c’est Ana, juste après, qui ouvre.

## Offices

rules-comemierda-section-offices = Finir, et les titres
rules-comemierda-c11 = La manche s’arrête dès qu’une seule personne a encore des cartes, même au milieu d’un pli : elle ne peut plus répondre. On montre les cartes qui lui restent.
rules-comemierda-c12 = Tu peux finir avec le deux de deniers.
rules-comemierda-c13 = L’ordre dans lequel on finit donne les titres : le premier est presidente, le deuxième vicepresidente, le dernier à finir { office-vicecomemierda }, et celui qui reste avec des cartes { office-comemierda }. À plus de quatre, ceux du milieu forment le pueblo, le peuple : ni points ni échange.

## The exchange

rules-comemierda-section-exchange = L’échange
rules-comemierda-c20 =
    À partir de la deuxième manche, des cartes changent de main avant qu’on joue. La table commence par le bas : celui qui a fini { office-comemierda } cède ses deux plus hautes cartes au presidente, et celui qui a fini { office-vicecomemierda } cède la plus haute au vicepresidente.

    Ensuite, le presidente donne en retour deux cartes de son choix, et le vicepresidente une. Ils choisissent après avoir vu ce qu’ils ont reçu, et peuvent rendre exactement ces cartes-là. À la fin, chacun a autant de cartes qu’à la distribution.
rules-comemierda-c21 = Les deux paires échangent en même temps, sans s’attendre. On joue quand les deux ont terminé.
rules-comemierda-c22 = Seules les deux personnes d’une paire voient les cartes échangées. Les autres voient combien il y en avait.
rules-comemierda-c23 = Celui qui a fini { office-comemierda } à la manche précédente ouvre le premier pli, avec les cartes de son choix. Personne ne change de place.
rules-comemierda-c24 = Entre des cartes également hautes, la table choisit par couleur : deniers d’abord, puis coupes, épées, bâtons. Le deux de deniers passe avant tout autre deux.
rules-comemierda-example-gift = Tout en bas, les meilleures cartes sont un roi et trois as : bâtons, épées et coupes. Ce sont les as de coupes et d’épées qui montent chez le presidente.

## Points

rules-comemierda-section-points = Les points et la fin
rules-comemierda-c30 = Finir presidente rapporte 2 points, vicepresidente 1, { office-vicecomemierda } 0, et finir { office-comemierda } en coûte 1. Les manches trois et quatre comptent double, et à partir de la cinquième toutes comptent triple, le point perdu aussi. Un total peut passer sous zéro.
rules-comemierda-points-label = Points par titre et par manche
rules-comemierda-points-office = Titre
rules-comemierda-points-hands-1 = Manches 1 et 2
rules-comemierda-points-hands-2 = Manches 3 et 4
rules-comemierda-points-hands-3 = Dès la manche 5
rules-comemierda-c31 = La partie s’arrête après la manche où quelqu’un a 21 points ou plus. Le plus haut total gagne ; à égalité tout en haut, on partage la victoire. À quatre, il faut de 6 à 15 manches. Après chaque manche, la table attend que tu demandes la suivante.
rules-comemierda-example-points = Ana est presidente cinq fois de suite : 2 et 2, 4 et 4, et 6, cela fait 18 points. À la sixième manche, Ana n’est que vicepresidente, mais cela vaut 3 désormais : 21, et la partie est finie.
rules-comemierda-c32 = Tout le monde peut savoir combien de cartes tu as. La page et le journal montrent le pli en cours et celui d’avant ; les plus anciens se montrent une fois la manche finie. S’en souvenir fait partie du jeu.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Autres façons de jouer
rules-comemierda-options-intro = Chaque maison a ses règles. Celles-ci se choisissent avant la partie ; le jeu habituel n’en suit aucune, sauf si c’est dit.
rules-comemierda-option-players-name = Joueurs
rules-comemierda-option-players = De quatre à huit ; d’habitude quatre (C2, C13).
rules-comemierda-option-target-name = Points pour finir
rules-comemierda-option-target = De 1 à 99 ; d’habitude 21. Sans nombre, la partie continue jusqu’à ce que vous arrêtiez (C31).
rules-comemierda-option-escalating-name = Les manches tardives valent plus
rules-comemierda-option-escalating = D’habitude, oui. Sinon, chaque manche compte une fois (C30).
rules-comemierda-option-pass-locks-out-name = Qui passe attend
rules-comemierda-option-pass-locks-out = Celui qui passe ne joue plus dans ce pli, pas même le deux de deniers. Quand tous les autres attendent, le pli est fini aussitôt (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Égaler suffit
rules-comemierda-option-equal-may-be-played = On peut aussi jouer la même valeur par-dessus. Elle efface les passes et gagne comme le reste ; personne n’est sauté (C6).
rules-comemierda-option-first-lead-shows-three-name = Ouvrir avec le trois de deniers
rules-comemierda-option-first-lead-shows-three = La toute première ouverture de la partie se fait avec un ou plusieurs trois, dont le trois de deniers (C3).
rules-comemierda-option-blind-exchange-name = Échange à l’aveugle
rules-comemierda-option-blind-exchange = Les plus hautes cartes sont mises de côté sans être vues. Le presidente et le vicepresidente donnent à partir des cartes distribuées, et c’est seulement alors que tout se croise (C20).
rules-comemierda-option-presidente-opens-name = Le presidente ouvre
rules-comemierda-option-presidente-opens = À partir de la deuxième manche, c’est le presidente de la précédente qui ouvre, et non celui qui y a fini { office-comemierda } (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = Ne pas finir sur le deux de deniers
rules-comemierda-option-no-finish-on-two-of-oros = Tu peux quand même le jouer comme dernière carte, mais tu arrives alors tout à la fin, derrière celui qui reste avec des cartes. À quatre, celui-ci devient { office-vicecomemierda } (C12).
