# Words that both games' tables share.

table = Mesa
table-seats = Sitios, por orde de xogo
table-your-place = O teu sitio
table-to-start = Tapete, á páxina de inicio
table-tools = Ferramentas da mesa
table-rules = Regras
table-side = Puntos e crónica
table-log = Crónica
table-more = Máis
table-keys = Teclas
table-keys-on = As letras fan de teclas
table-leave = Deixar a mesa
table-leave-ask = Deixas a mesa?
table-leave-note = A partida acaba aquí, sen que ninguén a gañe, e non poderás volver a ela.
table-leave-stay = Seguir xogando
table-has-been-left = Deixaches esta mesa
table-title = { $game }, Tapete
table-title-turn = Tócache: { $game }, Tapete
table-clockwise = Xógase no sentido das agullas do reloxo
table-anticlockwise = Xógase no sentido contrario ás agullas do reloxo
table-cards = { $count ->
    [one] unha carta
   *[other] { $count } cartas
}
table-lives = { $have } de { $of ->
    [one] unha vida
   *[other] { $of } vidas
}
table-you-mark = { " " }(ti)
table-you = Ti
table-your-turn = Tócache
# Below the name on a plate; $level is 1, 2, 3 or 4
robot-of-level = { $level ->
    [1] robot novato
    [2] robot medio
    [3] robot bo
    [4] robot experto
   *[0] robot
}
robot-or-person = persoa
table-dealer = reparte
table-thinking = pensando
table-is-thinking = { $who } está pensando
table-away = sen conexión
table-next-deal = Repartir
table-restart = Xogar outra
table-rule = regra { $rule }
table-ranks = Orde das cartas
table-ranks-title = De menor a maior

## Notices

table-joining = Sentando á mesa…
table-waiting-deal = Estanse a barallar as cartas…
table-lost = Perdeuse a conexión coa mesa. Probando outra vez…
table-retry = Probar agora
table-closed = Esta mesa está pechada para ti
table-outdated = Esta páxina é doutra versión
table-reload = Cargar outra vez

## Keys

table-key-arrows = de carta en carta
table-key-space = coller ou deixar a carta
table-key-enter = xogar o escollido
table-key-pass = pasar
table-key-count = cantas cartas dese valor
table-key-keep = quedar coa carta
table-key-swap = pedir o cambio
table-key-last = a última baza
table-key-ranks = a orde das cartas
table-key-turn = a quen lle toca
table-key-hand = ás túas cartas
table-key-counts = cantas cartas ten cada un
table-key-scores = os puntos
table-key-lives = as vidas
table-key-log = puntos e crónica
table-key-keys = estas teclas
table-key-escape = pechar o que estea aberto
