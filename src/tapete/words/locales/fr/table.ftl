# Words that both games' tables share.

table = Table
table-seats = Places, dans l’ordre du jeu
table-your-place = Ta place
table-to-start = Tapete, retour à l’accueil
table-tools = Outils de la table
table-rules = Règles
table-side = Points et journal
table-log = Journal
table-more = Plus
table-keys = Touches
table-keys-on = Jouer avec les lettres
table-leave = Quitter la table
table-leave-ask = Quitter la table ?
table-leave-note = La partie s’arrête là, personne ne gagne, et tu ne pourras pas y revenir.
table-leave-stay = Continuer
table-has-been-left = Tu as quitté cette table
table-title = { $game }, Tapete
table-title-turn = À toi : { $game }, Tapete
table-clockwise = On joue dans le sens des aiguilles d’une montre
table-anticlockwise = On joue dans le sens inverse des aiguilles d’une montre
table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-lives = { $have ->
    [one] { $have } vie
   *[other] { $have } vies
} sur { $of }
table-you-mark = { " " }(toi)
table-you = Toi
table-your-turn = À toi
# Below the name on a plate; $level is 1, 2, 3 or 4
robot-of-level = { $level ->
    [1] robot novice
    [2] robot moyen
    [3] bon robot
    [4] robot expert
   *[0] robot
}
robot-or-person = personne
table-dealer = distribue
table-thinking = réfléchit
table-is-thinking = { $who } réfléchit
table-away = pas là
table-next-deal = Distribuer
table-restart = Rejouer
table-rule = règle { $rule }
table-ranks = Ordre des cartes
table-ranks-title = De la plus basse à la plus haute

## Notices

table-joining = Tu prends place…
table-waiting-deal = On mélange les cartes…
table-lost = La connexion avec la table est perdue. Nouvel essai…
table-retry = Réessayer
table-closed = Cette table t’est fermée
table-outdated = Cette page n’est plus à jour
table-reload = Recharger

## Keys

table-key-arrows = d’une carte à l’autre
table-key-space = prendre ou reposer la carte
table-key-enter = jouer ce qui est pris
table-key-pass = passer
table-key-count = combien de cartes de cette valeur
table-key-keep = garder
table-key-swap = demander l’échange
table-key-last = le dernier pli
table-key-ranks = l’ordre des cartes
table-key-turn = à qui de jouer
table-key-hand = vers tes cartes
table-key-counts = combien de cartes a chacun
table-key-scores = les points
table-key-lives = les vies
table-key-log = points et journal
table-key-keys = ces touches
table-key-escape = fermer ce qui est ouvert
