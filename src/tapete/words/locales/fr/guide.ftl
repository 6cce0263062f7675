# La première manche guidée de chaque jeu : ce qui est dit à chaque étape, en deux phrases courtes au plus. Des trois autres
# à la table, $next joue après qui lit, puis $across, puis $before. Les cartes s’appellent comme dans cards.ftl.

guide = Manche guidée
guide-step = Étape { $number } sur { $count }
guide-go-on = Continuer
guide-skip = Quitter
guide-play = Jouer pour de bon
# De tout ce qui serait possible aussi
refused-guide-other = Ce serait possible aussi. Pour l’instant, essaie ce qui est entouré.

## Comemierda

guide-comemierda-keys = Au clavier : flèches jusqu’à la carte, espace pour la prendre, Entrée pour jouer.
guide-comemierda-hand = Ces dix cartes sont à toi, les basses à gauche, les hautes à droite. Plus vite tu t’en débarrasses, mieux c’est.
guide-comemierda-ranks = Le trois est le plus bas, les as et les deux sont hauts, et le deux de deniers bat tout. Ici, tu peux revoir l’ordre à tout moment.
guide-comemierda-higher = { $before } ouvre avec un trois. Chacun à son tour le bat avec une carte plus haute ou passe : prends ton cinq et joue-le.
guide-comemierda-pass = Maintenant, il y a un as. Seul ton deux de deniers le battrait, et mieux vaut le garder : passe.
guide-comemierda-count = On a ouvert avec deux six : pour les battre, il faut aussi deux cartes de même valeur. Prends les deux sept et joue-les.
guide-comemierda-two = Il y a deux cavaliers. Le deux de deniers bat tout à lui seul et termine le pli sur-le-champ : joue-le maintenant.
guide-comemierda-lead = Le pli est à toi, donc tu ouvres : d’une à quatre cartes de même valeur. Débarrasse-toi des quatre quatre à la fois.
guide-comemierda-out = Personne n’a pu les battre, et tu ouvres encore. Joue les deux rois, et tu auras fini avant tout le monde.
guide-comemierda-offices = Qui finit ses cartes en premier est { office-presidente }, et qui en a encore à la fin est { office-comemierda }. Les points en découlent ; demande la donne suivante.
guide-comemierda-exchange = Qui est { office-presidente } reçoit les deux plus hautes cartes de celui qui est { office-comemierda } et en rend deux de son choix. Donne ton trois et ton quatre.
guide-comemierda-end = C’est tout ce qu’il faut savoir : on joue des manches jusqu’à ce que quelqu’un ait 21 points. Maintenant, à toi de jouer.

## Gnav

guide-gnav-card = Chacun a une carte, et voici la tienne. À la fin de la donne, la plus basse coûte une vie, et le dernier en vie gagne.
guide-gnav-ranks = Ici, tu peux revoir l’ordre à tout moment, du fou jusqu’au coucou. Ton III est plutôt bas.
guide-gnav-ask = À toi : garde ta carte ou échange-la avec { $next }. Le III pourrait bien être le plus bas, alors échange.
guide-gnav-horse = { $next } a le cheval, qui refuse : ta demande est passée à { $across }, qui a dû échanger. Maintenant, tu as le IX.
guide-gnav-settled = Toutes les cartes sont montrées. { $before } a la plus basse et perd une vie ; demande la donne suivante.
guide-gnav-again = Le II, encore plus bas qu’avant. Échange de nouveau avec { $next }.
guide-gnav-cat = { $next } a voulu échanger avec { $across } et a trouvé le chat : une vie en moins, et tous les échanges sont annulés. Ton II est revenu.
guide-gnav-life = Ton II est la carte la plus basse : cette fois, tu perds une vie. Il t’en reste deux ; demande la donne suivante.
guide-gnav-keep = C’est toi qui distribues : tu joues en dernier et ne pourrais échanger qu’avec la pioche. Le XII est difficile à améliorer : garde-le.
guide-gnav-fool = Un fou coûte une vie à qui le tient, et la plus basse des autres cartes paie aussi. { $across } a payé deux fois, pour avoir aussi trouvé le dragon.
guide-gnav-end = La maison refuse comme le cheval, et le coucou met fin aux échanges sur-le-champ. Le reste, tu le sais : à toi de jouer.
