# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = A partida acabou
refused-comemierda-round-over = A mão acabou e a próxima ainda não foi dada
refused-comemierda-no-such-action = Podes jogar cartas ou passar, mais nada
refused-comemierda-exchange-first = Primeiro trocam-se as cartas, depois joga-se
refused-comemierda-nothing-to-give = Agora não tens nada para dar
refused-comemierda-wrong-number-of-gifts = O presidente dá duas cartas, o { office-vicepresidente } uma
refused-comemierda-not-in-hand-as-dealt = Só podes dar cartas que te calharam ao dar
refused-comemierda-exchange-is-over = A troca já está feita
refused-comemierda-already-out = Já não tens cartas
refused-comemierda-locked-out = Passaste, por isso ficas fora até a vaza acabar
refused-comemierda-not-your-turn = Não é a tua vez
refused-comemierda-must-lead = Abres tu a vaza, por isso não podes passar
refused-comemierda-unknown-card = Essa carta não existe no baralho
refused-comemierda-same-card-twice = Uma carta não se joga duas vezes
refused-comemierda-not-your-card = Essa carta não é tua
refused-comemierda-no-cards = Escolhe pelo menos uma carta, ou passa
refused-comemierda-too-many-cards = Jogam-se no máximo quatro cartas de cada vez
refused-comemierda-two-of-oros-alone = O dois de ouros joga-se sozinho
refused-comemierda-mixed-values = As cartas têm de ser todas do mesmo valor
refused-comemierda-first-lead-shows-three = Abre-se com um ou mais três, e um deles é o de ouros
refused-comemierda-wrong-count = Tens de jogar tantas cartas como as que estão na mesa
refused-comemierda-not-higher = Precisas de um valor mais alto
refused-comemierda-lower = Precisas do mesmo valor ou de um mais alto

## Gnav

refused-gnav-not-an-action = Podes ficar com a tua carta ou pedir troca, mais nada
refused-gnav-not-at-table = Não tens lugar nesta mesa
refused-gnav-match-over = A partida acabou
refused-gnav-deal-over = Esta mão acabou e a próxima ainda não foi dada
refused-gnav-resting = Nesta mão descansas
refused-gnav-out = Já não tens vidas
refused-gnav-acted = Nesta mão já tiveste a tua vez
refused-gnav-lost-turn = Pediram a tua carta e mostraste-a, por isso perdeste a vez
refused-gnav-not-your-turn = Não é a tua vez

## The room

refused-room-not-your-table = Esta mesa é privada e não tens lugar nela.
refused-room-unknown-table = Essa mesa não existe.
refused-room-join-first = Primeiro senta-te à mesa.
refused-room-not-seated = Estás a assistir: isso só o pode fazer quem está à mesa.
refused-room-not-now = Não é disso que a mesa está à espera.
refused-room-stale = Isso já ficou decidido há um momento.
refused-room-bad-message = A sala não entende essa mensagem.
refused-room-too-large = Essa mensagem é grande demais.
refused-room-too-fast = Mais devagar! Espera um momento e tenta outra vez.
refused-room-wrong-version = Esta página e a sala são de versões diferentes. Carrega a página outra vez.
refused-room-bad-name = Um nome tem de 1 a 64 caracteres, nenhum invisível, e não começa por “robot:”.
refused-room-unknown-game = Esse jogo não existe aqui.
refused-room-bad-option = Assim não se pode jogar: vê as opções.
refused-room-unknown-robot = Não há robôs desse nível.
refused-room-not-saved = A sala não conseguiu anotar isso, por isso não conta. Tenta outra vez.
refused-room-trouble = Alguma coisa correu mal na sala e nada mudou. Tenta outra vez.
refused-room-not-over = O registo abre-se quando a partida acabar.
refused-room-left = Saíste desta partida.
refused-room-too-many-tables = Já jogas em tantas mesas quantas se pode. Acaba uma partida ou sai de uma.
refused-room-too-many-guests = Chegaram muitas visitas novas de onde tu estás. Tenta daqui a um bocado.
refused-room-full = As mesas da sala estão todas ocupadas. Tenta daqui a um bocado.
refused-room-unknown-match = Essa partida não se jogou nesta mesa.
refused-room-foreign-origin = Isso veio da página de outro site.
refused-room-no-such-page = Neste endereço não há nada.
refused-room-host-only = Isso só o pode fazer quem abriu a mesa.
refused-room-seat-taken = Esse lugar está ocupado.
refused-room-already-seated = Já tens lugar nesta mesa.
refused-room-closed = Já não há ninguém nesta mesa. Abre outra.
refused-room-no-talk = Nesta mesa não se fala.
refused-room-phrases-only = Nesta mesa escolhes da lista o que dizer.
refused-room-bad-title = Um título tem no máximo 64 caracteres, numa só linha, nenhum invisível.

## Who one is

refused-room-not-known = A sala ainda não te conhece. Diz-lhe primeiro como te chamas.
refused-room-robots-token = Um robô pode jogar por ti, mas isto fazes tu, no teu navegador.
refused-room-wrong-phrase = Esse nome e esse segredo não combinam.
refused-room-bad-phrase = Uma frase secreta tem de 8 a 256 caracteres.
refused-room-bad-account = O nome de uma conta tem de 3 a 32 letras, algarismos, pontos, hífenes ou traços baixos, e começa por uma letra ou um algarismo.
refused-room-account-taken = Com esse nome já entra outra pessoa. Escolhe outro.
refused-room-has-account = Já tens uma conta.
refused-room-sign-up-closed = Por agora esta sala não abre contas novas. Podes jogar sem conta.
refused-room-not-admin = Isso é com quem cuida da sala.
refused-room-unknown-player = Aqui não há ninguém com esse número, ou já não há.
refused-room-unknown-session = Esse navegador ou robô já tinha saído.
refused-room-banned = Por agora, quem cuida da sala não te deixa jogar.
refused-room-too-many-sockets = Tens a sala aberta em demasiadas janelas. Fecha algumas e volta.
refused-room-needs-account = Para escrever palavras tuas é precisa uma conta. Diz com uma das frases.

## The coach

refused-room-bad-record = Isto não é o registo de uma partida em que tudo bata certo.
refused-room-unfinished-record = Esta partida não foi jogada até ao fim, e só se analisam as terminadas.
refused-room-no-coach = Para o jogo, tal como foi jogado aqui, não há análise.
refused-room-coach-busy = Agora estão a ser analisadas outras partidas. Tenta outra vez daqui a pouco.
refused-room-coach-gave-up = A análise ficou a meio: demorava demasiado.
