# The start page, and where every other page leads back to.

start-title = Tapete, una sala de cartes
start-heading = Seu, que les cartes ja són a taula
start-lead = Dos jocs per passar la tarda, amb amics o amb robots que no et veuen les cartes.
start-games = Tria un joc
start-chosen = triat
start-choose = tria
start-comemierda = Queda’t sense cartes abans que ningú i seràs presidente.
start-comemierda-note = de 4 a 8 jugadors, uns 20 minuts
start-gnav = Una carta cadascú: te la quedes o la canvies amb el veí.
start-gnav-note = de 2 a 8 jugadors, uns 10 minuts
start-rules = Regles
start-rules-of = Regles del { $game }
start-learn = Aprèn en dos minuts
start-name = El teu nom a la taula
start-robots = Robots
start-level-1 = Novell
start-level-1-note = perdona
start-level-2 = Mitjà
start-level-2-note = de tu a tu
start-level-3 = Bo
start-level-3-note = sense pietat
start-level-4 = Expert
start-level-4-note = el millor que hi ha
start-play = Juga
start-friends = Para taula per als amics
start-opening = Parant la taula…
start-options-standard = Com es juga: el de sempre
start-options-changed = { $count ->
    [one] Com es juga: un canvi
   *[other] Com es juga: { $count } canvis
}
start-room = Aquesta sala
start-room-note = No cal cap compte; d’aquí no surt res.
start-no-name = Escriu primer un nom: els altres volen saber qui juga.
start-no-server = La sala no respon. Torna-ho a provar d’aquí a un moment.
start-nowhere = En aquest tapet no hi ha res
start-nowhere-note = L’adreça no porta a cap taula ni a cap pàgina d’aquesta sala.
start-home = A la pàgina d’inici

## Ways through the room: the header of every page

start-tables = Taules
start-rules-short = Regles
start-matches = Les meves partides
start-players = Jugadors
start-account = Compte
start-account-of = { $name }, el teu compte
start-menu = Menú
