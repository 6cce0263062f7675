# The start page, and where every other page leads back to.

start-title = Tapete, una sala de cartas
start-heading = Siéntate, las cartas están en la mesa
start-lead = Dos juegos para una tarde, con amigos o con robots que no ven tus cartas.
start-games = Elige un juego
start-chosen = elegido
start-choose = elegir
start-comemierda = Quédate sin cartas antes que nadie y sé presidente.
start-comemierda-note = de 4 a 8 jugadores, unos 20 minutos
start-gnav = Una carta cada uno: quédatela o cámbiala con tu vecino.
start-gnav-note = de 2 a 8 jugadores, unos 10 minutos
start-rules = Reglas
start-rules-of = Reglas de { $game }
start-learn = Aprende en dos minutos
start-name = Tu nombre en la mesa
start-robots = Robots
start-level-1 = Novato
start-level-1-note = perdona
start-level-2 = Medio
start-level-2-note = a la par
start-level-3 = Bueno
start-level-3-note = sin piedad
start-level-4 = Experto
start-level-4-note = lo mejor que hay
start-play = Jugar
start-friends = Poner una mesa para amigos
start-opening = Abriendo la mesa…
start-options-standard = Cómo se juega: lo normal
start-options-changed = { $count ->
    [one] Cómo se juega: un cambio
   *[other] Cómo se juega: { $count } cambios
}
start-room = Esta sala
start-room-note = No hace falta cuenta; nada sale de aquí.
start-no-name = Escribe antes un nombre: los demás quieren saber quién juega.
start-no-server = La sala no responde. Prueba otra vez dentro de un momento.
start-nowhere = En este tapete no hay nada
start-nowhere-note = La dirección no lleva a ninguna mesa ni página de esta sala.
start-home = A la página de inicio

## Ways through the room: the header of every page

start-tables = Mesas
start-rules-short = Reglas
start-matches = Mis partidas
start-players = Jugadores
start-account = Cuenta
start-account-of = { $name }, tu cuenta
start-menu = Menú
