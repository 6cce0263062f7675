# Words that both games' tables share.

table = Taula
table-seats = Llocs, per ordre de joc
table-your-place = El teu lloc
table-to-start = Tapete, a la pàgina d’inici
table-tools = Eines de la taula
table-rules = Regles
table-side = Punts i crònica
table-log = Crònica
table-more = Més
table-keys = Tecles
table-keys-on = Les lletres fan de tecles
table-leave = Deixa la taula
table-leave-ask = Deixes la taula?
table-leave-note = La partida s’acaba aquí, sense que ningú la guanyi, i no hi podràs tornar.
table-leave-stay = Continua jugant
table-has-been-left = Has deixat aquesta taula
table-title = { $game }, Tapete
table-title-turn = Et toca: { $game }, Tapete
table-clockwise = Es juga en el sentit de les agulles del rellotge
table-anticlockwise = Es juga en sentit contrari a les agulles del rellotge
table-cards = { $count ->
    [one] una carta
   *[other] { $count } cartes
}
table-lives = { $have } de { $of ->
    [one] una vida
   *[other] { $of } vides
}
table-you-mark = { " " }(tu)
table-you = Tu
table-your-turn = Et toca
# Below the name on a plate; $level is 1, 2, 3 or 4
robot-of-level = { $level ->
    [1] robot novell
    [2] robot mitjà
    [3] robot bo
    [4] robot expert
   *[0] robot
}
robot-or-person = persona
table-dealer = reparteix
table-thinking = pensant
table-is-thinking = { $who } s’ho està pensant
table-away = sense connexió
table-next-deal = Reparteix
table-restart = Una altra
table-rule = regla { $rule }
table-ranks = Ordre de les cartes
table-ranks-title = De més baixa a més alta

## Notices

table-joining = Seient a taula…
table-waiting-deal = S’estan barrejant les cartes…
table-lost = S’ha perdut la connexió amb la taula. Ho tornem a provar…
table-retry = Prova-ho ara
table-closed = Aquesta taula és tancada per a tu
table-outdated = Aquesta pàgina és d’una altra versió
table-reload = Torna a carregar

## Keys

table-key-arrows = de carta en carta
table-key-space = agafar o deixar la carta
table-key-enter = jugar el que has triat
table-key-pass = passar
table-key-count = quantes cartes d’aquest valor
table-key-keep = quedar-te la carta
table-key-swap = demanar el canvi
table-key-last = l’última basa
table-key-ranks = l’ordre de les cartes
table-key-turn = a qui li toca
table-key-hand = a les teves cartes
table-key-counts = quantes cartes té cadascú
table-key-scores = els punts
table-key-lives = les vides
table-key-log = punts i crònica
table-key-keys = aquestes tecles
table-key-escape = tancar el que sigui obert
