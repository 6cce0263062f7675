# Words that both games' tables share.

table = Mesa
table-seats = Lugares, pela ordem de jogo
table-your-place = O teu lugar
table-to-start = Tapete, para a página inicial
table-tools = Ferramentas da mesa
table-rules = Regras
table-side = Pontos e relato
table-log = Relato
table-more = Mais
table-keys = Teclas
table-keys-on = As letras servem de teclas
table-leave = Sair da mesa
table-leave-ask = Sais da mesa?
table-leave-note = A partida acaba aqui, sem ninguém a ganhar, e não podes voltar a ela.
table-leave-stay = Continuar a jogar
table-has-been-left = Saíste desta mesa
table-title = { $game }, Tapete
table-title-turn = É a tua vez: { $game }, Tapete
table-clockwise = Joga-se no sentido dos ponteiros do relógio
table-anticlockwise = Joga-se no sentido contrário ao dos ponteiros do relógio
table-cards = { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
table-lives = { $have } de { $of ->
    [1] uma vida
   *[other] { $of } vidas
}
table-you-mark = { " " }(tu)
table-you = Tu
table-your-turn = É a tua vez
# Below the name on a plate; $level is 1, 2, 3 or 4
robot-of-level = { $level ->
    [1] robô novato
    [2] robô médio
    [3] robô bom
    [4] robô craque
   *[0] robô
}
robot-or-person = pessoa
table-dealer = dá cartas
table-thinking = a pensar
table-is-thinking = { $who } está a pensar
table-away = sem ligação
table-next-deal = Dar cartas
table-restart = Jogar outra vez
table-rule = regra { $rule }
table-ranks = Ordem das cartas
table-ranks-title = Da mais baixa à mais alta

## Notices

table-joining = A sentar-te à mesa…
table-waiting-deal = A baralhar as cartas…
table-lost = Perdeu-se a ligação à mesa. A tentar outra vez…
table-retry = Tentar agora
table-closed = Esta mesa está fechada para ti
table-outdated = Esta página é de outra versão
table-reload = Carregar outra vez

## Keys

table-key-arrows = de carta em carta
table-key-space = pegar na carta ou largá-la
table-key-enter = jogar o que escolheste
table-key-pass = passar
table-key-count = quantas cartas desse valor
table-key-keep = ficar com a carta
table-key-swap = pedir troca
table-key-last = a última vaza
table-key-ranks = a ordem das cartas
table-key-turn = de quem é a vez
table-key-hand = para as tuas cartas
table-key-counts = quantas cartas tem cada um
table-key-scores = os pontos
table-key-lives = as vidas
table-key-log = pontos e relato
table-key-keys = estas teclas
table-key-escape = fechar o que está aberto
