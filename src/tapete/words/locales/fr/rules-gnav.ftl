# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = Les règles du Gnav
rules-gnav-intro =
    Le Gnav est le cousin nordique du Coucou. Chacun n’a qu’une carte, et la plus basse coûte une vie. Une seule chose à décider : garder ta carte, ou demander l’échange à ton voisin.

    Ça paraît simple, jusqu’à ce que le voisin montre un chat.

## In short

rules-gnav-section-short = En bref
rules-gnav-short-1 = À quatre, trois vies et une carte chacun. Personne d’autre ne voit la tienne.
rules-gnav-short-2 = À ton tour, garde ta carte ou échange-la avec ton voisin de gauche. Le donneur joue en dernier et échange avec la pioche.
rules-gnav-short-3 = Les cinq cartes les plus hautes refusent l’échange, et certaines mordent.
rules-gnav-short-4 = Ensuite on retourne tout, et la plus basse paie une vie. Le dernier en vie gagne.

## The cards

rules-gnav-section-cards = Les cartes
rules-gnav-order-label = Les cartes, de la plus basse à la plus haute
rules-gnav-order =
    Il y a 42 cartes, deux de chacun des 21 rangs, sans couleurs. De la plus basse à la plus haute : fou, chouette, pot, 0, les nombres de I à XII, maison, cheval, chat, dragon et coucou.

    Les cinq plus hautes sont les figures, ou matadors. Elles entrent en jeu quand quelqu’un les demande. Le dragon, soit dit en passant, est un soldat à cheval et non une bête.

## Dealing

rules-gnav-section-deal = La distribution
rules-gnav-g1 = Le premier donneur est tiré au sort. Après chaque donne, même sautée, c’est au joueur suivant encore en vie, dans le sens des aiguilles d’une montre, de distribuer, qu’il se repose ou non.
rules-gnav-g2 =
    À chaque donne, on mélange les 42 cartes, et chaque joueur de la donne en reçoit une, face cachée. Les autres forment la pioche.

    Si tu reçois un fou à la distribution, il faut l’annoncer : la table le montre aussitôt à tous. Et où qu’il passe ensuite, tout le monde le voit.
rules-gnav-g3 = Le joueur à gauche du donneur commence, on continue dans le sens des aiguilles d’une montre, et le donneur joue en dernier. S’il se repose, le dernier joueur dans cet ordre tient son rôle.

## The turn

rules-gnav-section-turn = Garder ou échanger
rules-gnav-g4 =
    À ton tour, tu gardes ta carte ou tu demandes l’échange au joueur suivant, à ta gauche. S’il tient un nombre, le 0, le pot, la chouette ou un fou, il doit accepter. Les deux cartes changent de main, chacun ne voit que celle qu’il reçoit, et c’est ensuite à celui qui a accepté de jouer.

    On demande au plus une fois par donne, et seulement à un joueur qui n’a pas encore joué.
rules-gnav-g5 = Le donneur, qui joue en dernier, garde sa carte ou l’échange avec celle du dessus de la pioche. Une carte ordinaire, il doit la prendre. Lui seul la voit ; l’ancienne est écartée face cachée et ne compte plus. Un fou pioché ne s’annonce pas.
rules-gnav-example-swaps = Ana a le III, Jon le IX, Inés le VII, et Lope, qui distribue, le V. Tout le monde demande, et Lope pioche le VIII. Ils finissent avec IX, VII, V et VIII : Inés a la carte la plus basse et paie.

## Picture cards

rules-gnav-section-pictures = Les figures
rules-gnav-g10 = Une figure n’agit que si on la demande, et contre celui qui la demande, même si la demande est arrivée par-dessus une maison ou un cheval. On la montre, elle ne change jamais de main et reste face visible. Celui qui la tient peut demander comme les autres, tant qu’il n’a pas perdu son tour.
rules-gnav-g6 =
    Maison et cheval : le joueur montre sa carte et la garde, et la demande passe au suivant ou, après le donneur, à la pioche. Celui qui finit par échanger joue ensuite. Ceux que la demande a sautés perdent leur tour.

    Si une maison ou un cheval sort de la pioche, on met la carte de côté face visible et on pioche la suivante.
rules-gnav-example-house = Ana a le II, Jon la maison, Inés le XI, et Lope, qui distribue, le VI. Ana demande à Jon, qui montre la maison. C’est donc à Inés d’échanger : Ana a le XI et Inés le II. Jon perd son tour ; Inés joue ensuite et obtient le VI de Lope. Lope pioche le VII. Inés a la carte la plus basse et paie.
rules-gnav-g7 = Dragon : le joueur le montre et refuse. Tu perds une vie et gardes ta carte. Le jeu reprend à gauche du dragon, et le joueur qui le tient perd son tour.
rules-gnav-example-dragoon = Ana a le II et demande à Jon, qui montre le dragon : Ana perd une vie. Inés avec le VIII et Lope avec le VI gardent. Le II est la carte la plus basse, et Ana en perd encore une.
rules-gnav-g8 = Chat : le joueur le montre et refuse. Tu perds une vie, et tous les échanges faits jusque-là dans cette donne sont annulés, du dernier au premier, y compris ceux d’avant une maison ou un cheval. Les vies perdues, les tours joués et les cartes montrées restent ce qu’ils sont. Le jeu reprend à gauche du chat, et personne ne joue deux fois.
rules-gnav-example-cat = Ana a le II, Jon le IX, Inés le chat, Lope le V. Ana échange avec Jon et a maintenant le IX. Jon demande à Inés : le chat ! Jon perd une vie, et l’échange est annulé : le II revient à Ana, qui ne peut plus jouer. Lope garde, et Ana paie pour la carte la plus basse.
rules-gnav-g9 = Coucou : le joueur le montre, les échanges s’arrêtent aussitôt et on fait le décompte. Le demander ne coûte rien.
rules-gnav-g11 = Si le donneur, ou une demande arrivée jusque-là, tire une de ces figures de la pioche, le coucou met fin aux échanges, le dragon coûte une vie, et le chat coûte une vie et annule tous les échanges. Tu gardes ta carte, à moins que le chat ne la renvoie d’où elle vient, et les échanges sont finis.

## Settlement

rules-gnav-section-settlement = Qui paie
rules-gnav-g12 = Les échanges sont finis quand le dernier joueur a joué ; de même quand il refuse une demande, ou qu’une demande atteint la pioche.
rules-gnav-g13 = Si un dragon ou un chat te prend ta dernière vie, tu quittes le jeu aussitôt et ta carte n’est pas comparée. Si un chat annule ensuite les échanges, les cartes repassent quand même par ta place.
rules-gnav-g20 =
    On retourne toutes les cartes. S’il n’y a pas de fou, tous ceux qui ont la plus basse perdent une vie. S’il y a un fou, celui qui le tient en perd une, et tous ceux qui ont la plus basse des autres cartes aussi. S’il y a deux fous, eux seuls paient.

    Les cartes des joueurs sortis pendant cette donne et les cartes écartées se montrent mais ne se comparent pas : un fou parmi elles n’est pas un fou.
rules-gnav-example-fool = Ana a un fou, Jon et Inés un III chacun, Lope le VIII, et tout le monde garde. Ana, Jon et Inés perdent chacun une vie, et Ana se repose à la donne suivante.
rules-gnav-g21 = Celui qui tient un fou à la fin d’une donne et vit encore se repose à la suivante : pas de carte, pas de tour, rien à payer. Personne d’autre ne se repose. Après, il revient.
rules-gnav-g22 = S’il ne reste qu’un joueur dans la donne à la fin des échanges, on montre les cartes, mais personne ne paie et personne ne se repose pour cela. Si c’est aussi le dernier en vie de la partie, il a gagné.
rules-gnav-g23 = Quand il y aurait moins de deux joueurs, la donne est sautée. Elle ne coûte de vie à personne, ceux qui se reposaient reviennent, et c’est au suivant de distribuer.

## The end

rules-gnav-section-end = La fin de la partie
rules-gnav-g24 = Le dernier en vie gagne. Si les derniers tombent ensemble quand on compare les cartes, la partie est nulle ; mais si quelqu’un se reposait à ce moment, il n’y a pas de nulle : celui qui se reposait gagne, ou ceux qui se reposaient continuent.
rules-gnav-g25 = Après chaque donne, la table attend que tu demandes la suivante, et après la partie, que tu en lances une autre. Une donne sautée est annoncée, et la suivante vient d’elle-même.
rules-gnav-g26 = À quatre et avec trois vies, une partie a au plus onze donnes jouées, et personne ne perd plus de deux vies dans une donne.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Autres façons de jouer
rules-gnav-options-intro = Elles se choisissent avant la partie ; le jeu habituel n’en suit aucune, sauf si c’est dit.
rules-gnav-option-players-name = Joueurs
rules-gnav-option-players = De deux à huit ; d’habitude quatre (G2).
rules-gnav-option-lives-name = Vies
rules-gnav-option-lives = D’une à neuf ; d’habitude trois (G2).
rules-gnav-option-fool-rests-name = Les fous se reposent
rules-gnav-option-fool-rests = D’habitude, oui. Sinon, personne ne se repose jamais et aucune donne n’est sautée (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = Le fou paie seul
rules-gnav-option-fool-spares-next-lowest = S’il y a un fou sur la table, seul celui qui le tient perd une vie (G20).
rules-gnav-option-cat-undoes-name = Le chat annule les échanges
rules-gnav-option-cat-undoes = D’habitude, oui. Sinon, le chat ne coûte qu’une vie (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = Le coucou coûte une vie
rules-gnav-option-cuckoo-costs-asker = Celui qui demande un coucou, ou en pioche un, perd une vie avant le décompte. Si c’était la dernière, il quitte le jeu et sa carte n’est pas comparée (G9, G13).
rules-gnav-option-all-zero-replays-name = Pas de nulle
rules-gnav-option-all-zero-replays = Ceux qui feraient nulle reçoivent plutôt une vie chacun et continuent. Personne ne se repose pour cette donne (G24).
