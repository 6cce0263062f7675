# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Vérifier une partie : Tapete
verify-heading = Les cartes ont-elles été bien mélangées ?
verify-lead = Vois par toi-même. Cette page recalcule chaque donne, ici, dans ton navigateur, sans rien demander à personne.
verify-link = Vérifier une partie

## The record

verify-choose = Choisir un relevé
verify-another = Choisir un autre relevé
verify-drop = ou dépose le fichier ici
verify-file = Un relevé est le fichier d’une partie ; son nom finit par .jsonl.
verify-fetching = On va chercher le relevé…
verify-save = Enregistrer le relevé
verify-unreadable = Ce n’est pas le relevé d’une partie : la ligne { $line } n’y a pas sa place.
verify-no-file = Impossible de lire ce fichier.
verify-none-unsealed = Cette partie n’était ni scellée ni jouée à partir d’une graine, il n’y a donc rien à vérifier.
verify-none-unopened = Le secret de cette partie n’est pas encore ouvert. Il s’ouvre quand la partie est finie.
verify-none-empty = Rien n’a été distribué dans cette partie, il n’y a donc rien à vérifier.

## How it works

verify-how = Comment ça marche
verify-how-seal = Avant la première carte, la salle tire un nombre secret qui décide de tous les mélanges de la partie, et le scelle. On te montre le sceau, pas le nombre.
verify-how-share = Puis ton navigateur ajoute un nombre à lui. Ainsi, personne ne peut choisir les cartes : ni la salle, ni les robots, ni toi.
verify-how-open = Quand la partie est finie, on ouvre le secret. Avec les nombres des joueurs, il donne chaque paquet, carte par carte, et tout le monde peut les recalculer.

## What was found; $count counts the deals with cards

verify-fair = Tout concorde
verify-fair-seal = { $count ->
    [1] L’unique donne est celle que donne le secret scellé, jusqu’à la dernière carte.
   *[other] Les { $count } donnes sont celles que donne le secret scellé, jusqu’à la dernière carte.
}
verify-fair-seed = { $count ->
    [1] L’unique donne est celle que donne la graine, jusqu’à la dernière carte.
   *[other] Les { $count } donnes sont celles que donne la graine, jusqu’à la dernière carte.
}
verify-unfair = Quelque chose ne concorde pas
verify-unfair-note = Ce qui ne concorde pas est marqué plus bas. Le fichier a peut-être changé en route ; sinon, ne te fie pas à cette partie.
verify-seal-fits = Le secret est celui qui a été scellé.
verify-seal-differs = Le secret n’est pas celui qui a été scellé.
verify-seed = Ces donnes viennent de la graine d’une simulation : tout le monde peut rejouer la même partie.
verify-memory-ours = Ton navigateur a vu ce sceau avant la première carte, et le nombre qu’il a ajouté est dans tous les mélanges.
verify-memory-seen = Ton navigateur a vu ce sceau avant la première carte. Le nombre qu’il a ajouté est arrivé trop tard pour le mélange.
verify-memory-late = Ton navigateur n’a vu ce sceau qu’une fois les cartes sur la table.
verify-memory-another-share = Le nombre inscrit à ta place n’est pas celui que ton navigateur a ajouté.
verify-memory-another-seal = Ce sceau n’est pas un de ceux que ton navigateur a vus à cette table.
verify-memory-unknown = Ce navigateur n’était pas à la table, il ne peut donc pas dire quand le sceau a été montré.
verify-deals = Donne par donne
verify-deal = Donne { $number }
verify-deal-fits = les { $count } cartes concordent
verify-deal-differs = le secret donne d’autres cartes
verify-deal-skipped = sautée, rien n’a été distribué
verify-lot-fits = { $who } a distribué d’abord, comme le sort l’a voulu.
verify-lot-differs = { $who } a distribué d’abord, mais le sort avait désigné { $drawn }.
verify-robot = le robot de la place { $seat }
verify-moves = Cette page n’examine que les mélanges. Les coups se vérifient avec « tapete verify » en ligne de commande, sur le même fichier.

## The seal on the table

verify-seal = Mélange scellé
verify-seal-heading = Le mélange est scellé
verify-seal-what = Avant la première carte, la salle a tiré un nombre secret qui décide de tous les mélanges de cette partie, et l’a scellé. Voici le sceau, le même pour toute la table :
verify-seal-note = Tu peux le noter : un autre secret aurait un autre sceau.
verify-seal-check = Vérifier cette partie
verify-seal-later = Une fois la partie finie, tu pourras la vérifier ici.
