# The start page, and where every other page leads back to.

start-title = Tapete, une salle de cartes
start-heading = Assieds-toi, les cartes sont sur la table
start-lead = Deux jeux pour une soirée, entre amis ou avec des robots qui ne voient pas tes cartes.
start-games = Choisis un jeu
start-chosen = choisi
start-choose = choisir
start-comemierda = Débarrasse-toi de tes cartes avant les autres et deviens presidente.
start-comemierda-note = de 4 à 8 joueurs, une vingtaine de minutes
start-gnav = Une carte chacun : on la garde, ou on l’échange avec le voisin.
start-gnav-note = de 2 à 8 joueurs, une dizaine de minutes
start-rules = Règles
start-rules-of = Règles du { $game }
start-learn = Apprends en deux minutes
start-name = Ton nom à la table
start-robots = Robots
start-level-1 = Novice
start-level-1-note = pardonne
start-level-2 = Moyen
start-level-2-note = d’égal à égal
start-level-3 = Bon
start-level-3-note = sans pitié
start-level-4 = Expert
start-level-4-note = ce qu’on a de mieux
start-play = Jouer
start-friends = Ouvrir une table entre amis
start-opening = On ouvre la table…
start-options-standard = Règles du jeu : comme d’habitude
start-options-changed = { $count ->
    [1] Règles du jeu : un changement
   *[other] Règles du jeu : { $count } changements
}
start-room = Cette salle
start-room-note = Pas besoin de compte, et rien ne part ailleurs.
start-no-name = Écris d’abord un nom : les autres veulent savoir qui joue.
start-no-server = La salle ne répond pas. Réessaie dans un instant.
start-nowhere = Il n’y a rien sur ce tapis
start-nowhere-note = Cette adresse ne mène à aucune table ni à aucune page de la salle.
start-home = Retour à l’accueil

## Ways through the room: the header of every page

start-tables = Tables
start-rules-short = Règles
start-matches = Mes parties
start-players = Joueurs
start-account = Compte
start-account-of = { $name }, ton compte
start-menu = Menu
