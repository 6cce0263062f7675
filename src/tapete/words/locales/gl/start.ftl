# The start page, and where every other page leads back to.

start-title = Tapete, unha sala de cartas
start-heading = Senta, que as cartas xa están na mesa
start-lead = Dous xogos para unha tarde, con amigos ou con robots que non ven as túas cartas.
start-games = Escolle un xogo
start-chosen = escollido
start-choose = escoller
start-comemierda = Queda sen cartas antes ca ninguén e serás presidente.
start-comemierda-note = de 4 a 8 xogadores, uns 20 minutos
start-gnav = Unha carta cada un: quedas con ela ou cámbiala co teu veciño.
start-gnav-note = de 2 a 8 xogadores, uns 10 minutos
start-rules = Regras
start-rules-of = Regras do { $game }
start-learn = Aprende en dous minutos
start-name = O teu nome na mesa
start-robots = Robots
start-level-1 = Novato
start-level-1-note = perdoa
start-level-2 = Medio
start-level-2-note = de ti a ti
start-level-3 = Bo
start-level-3-note = sen piedade
start-level-4 = Experto
start-level-4-note = o mellor que hai
start-play = Xogar
start-friends = Poñer unha mesa para amigos
start-opening = Poñendo a mesa…
start-options-standard = Como se xoga: o normal
start-options-changed = { $count ->
    [one] Como se xoga: un cambio
   *[other] Como se xoga: { $count } cambios
}
start-room = Esta sala
start-room-note = Non fai falta conta; de aquí non sae nada.
start-no-name = Escribe antes un nome: os demais queren saber quen xoga.
start-no-server = A sala non responde. Proba outra vez dentro dun anaco.
start-nowhere = Neste tapete non hai nada
start-nowhere-note = O enderezo non leva a ningunha mesa nin páxina desta sala.
start-home = Á páxina de inicio

## Ways through the room: the header of every page

start-tables = Mesas
start-rules-short = Regras
start-matches = As miñas partidas
start-players = Xogadores
start-account = Conta
start-account-of = { $name }, a túa conta
start-menu = Menú
