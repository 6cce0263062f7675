# Words that both games' tables share.

table = Mesa
table-seats = Asientos, por orden de juego
table-your-place = Tu sitio
table-to-start = Tapete, a la página de inicio
table-tools = Herramientas de la mesa
table-rules = Reglas
table-side = Puntos y crónica
table-log = Crónica
table-more = Más
table-keys = Teclas
table-keys-on = Las letras hacen de teclas
table-leave = Dejar la mesa
table-leave-ask = ¿Dejas la mesa?
table-leave-note = La partida acaba aquí, sin nadie que la gane, y no podrás volver a ella.
table-leave-stay = Seguir jugando
table-has-been-left = Has dejado esta mesa
table-title = { $game }, Tapete
table-title-turn = Te toca: { $game }, Tapete
table-clockwise = Se juega en el sentido de las agujas del reloj
table-anticlockwise = Se juega en sentido contrario a las agujas del reloj
table-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
table-lives = { $have } de { $of ->
    [one] una vida
   *[other] { $of } vidas
}
table-you-mark = { " " }(tú)
table-you = Tú
table-your-turn = Te toca
# Below the name on a plate; $level is 1, 2, 3 or 4
robot-of-level = { $level ->
    [1] robot novato
    [2] robot medio
    [3] robot bueno
    [4] robot experto
   *[0] robot
}
robot-or-person = persona
table-dealer = reparte
table-thinking = pensando
table-is-thinking = { $who } está pensando
table-away = sin conexión
table-next-deal = Repartir
table-restart = Jugar otra vez
table-rule = regla { $rule }
table-ranks = Orden de las cartas
table-ranks-title = De menor a mayor

## Notices

table-joining = Tomando asiento…
table-waiting-deal = Se están barajando las cartas…
table-lost = Se ha perdido la conexión con la mesa. Probando otra vez…
table-retry = Probar ahora
table-closed = Esta mesa está cerrada para ti
table-outdated = Esta página es de otra versión
table-reload = Cargar otra vez

## Keys

table-key-arrows = de carta en carta
table-key-space = tomar o dejar la carta
table-key-enter = jugar lo elegido
table-key-pass = pasar
table-key-count = cuántas cartas de ese valor
table-key-keep = quedarte la carta
table-key-swap = pedir el cambio
table-key-last = la última baza
table-key-ranks = el orden de las cartas
table-key-turn = a quién le toca
table-key-hand = a tus cartas
table-key-counts = cuántas cartas tiene cada uno
table-key-scores = los puntos
table-key-lives = las vidas
table-key-log = puntos y crónica
table-key-keys = estas teclas
table-key-escape = cerrar lo que esté abierto
