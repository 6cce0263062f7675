# The start page, and where every other page leads back to.

start-title = Tapete, uma sala de cartas
start-heading = Senta-te, as cartas estão na mesa
start-lead = Dois jogos para uma noite, com amigos ou com robôs que não veem as tuas cartas.
start-games = Escolhe um jogo
start-chosen = escolhido
start-choose = escolher
start-comemierda = Fica sem cartas antes de toda a gente e chega a presidente.
start-comemierda-note = 4 a 8 jogadores, uns 20 minutos
start-gnav = Uma carta para cada um: fica com ela, ou troca com quem está ao lado.
start-gnav-note = 2 a 8 jogadores, uns 10 minutos
start-rules = Regras
start-rules-of = Regras de { $game }
start-learn = Aprende em dois minutos
start-name = O teu nome na mesa
start-robots = Robôs
start-level-1 = Novato
start-level-1-note = perdoa
start-level-2 = Médio
start-level-2-note = de igual para igual
start-level-3 = Bom
start-level-3-note = sem piedade
start-level-4 = Craque
start-level-4-note = o melhor que temos
start-play = Jogar
start-friends = Abrir mesa para amigos
start-opening = A abrir a mesa…
start-options-standard = Como se joga: o normal
start-options-changed = { $count ->
    [1] Como se joga: uma mudança
   *[other] Como se joga: { $count } mudanças
}
start-room = Esta sala
start-room-note = Não é precisa conta; nada sai daqui.
start-no-name = Escreve primeiro um nome: os outros querem saber quem joga.
start-no-server = A sala não responde. Tenta outra vez daqui a pouco.
start-nowhere = Neste pano não há nada
start-nowhere-note = O endereço não leva a nenhuma mesa nem página desta sala.
start-home = Para a página inicial

## Ways through the room: the header of every page

start-tables = Mesas
start-rules-short = Regras
start-matches = As minhas partidas
start-players = Jogadores
start-account = Conta
start-account-of = { $name }, a tua conta
start-menu = Menu
