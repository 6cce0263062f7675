# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = A partida rematou
refused-comemierda-round-over = A man rematou e a seguinte aínda non se repartiu
refused-comemierda-no-such-action = Podes botar cartas ou pasar, nada máis
refused-comemierda-exchange-first = Primeiro cámbianse as cartas e logo xógase
refused-comemierda-nothing-to-give = Agora non tes nada que dar
refused-comemierda-wrong-number-of-gifts = O { office-presidente } dá dúas cartas, o { office-vicepresidente } unha
refused-comemierda-not-in-hand-as-dealt = Só podes dar cartas das que che tocaron ao repartir
refused-comemierda-exchange-is-over = O cambio de cartas xa está feito
refused-comemierda-already-out = Xa non che quedan cartas
refused-comemierda-locked-out = Pasaches, así que quedas fóra ata que remate a baza
refused-comemierda-not-your-turn = Non che toca a ti
refused-comemierda-must-lead = Abres a baza, así que non podes pasar
refused-comemierda-unknown-card = Esa carta non está na baralla
refused-comemierda-same-card-twice = Unha carta non se pode botar dúas veces
refused-comemierda-not-your-card = Esa carta non a tes ti
refused-comemierda-no-cards = Escolle polo menos unha carta, ou pasa
refused-comemierda-too-many-cards = Como moito bótanse catro cartas á vez
refused-comemierda-two-of-oros-alone = O dous de ouros bótase só
refused-comemierda-mixed-values = Todas as cartas teñen que ser do mesmo valor
refused-comemierda-first-lead-shows-three = A primeira xogada é de treses, e o de ouros entre eles
refused-comemierda-wrong-count = Tes que botar tantas cartas como hai na mesa
refused-comemierda-not-higher = Precisas un valor máis alto
refused-comemierda-lower = Precisas o mesmo valor ou un máis alto

## Gnav

refused-gnav-not-an-action = Podes quedar coa túa carta ou pedir o cambio, nada máis
refused-gnav-not-at-table = Non tes sitio nesta mesa
refused-gnav-match-over = A partida rematou
refused-gnav-deal-over = Este reparto rematou e o seguinte aínda non se fixo
refused-gnav-resting = Descansas neste reparto
refused-gnav-out = Non che quedan vidas
refused-gnav-acted = Xa xogaches neste reparto
refused-gnav-lost-turn = Pedíronche a carta e ensináchela, así que perdiches a quenda
refused-gnav-not-your-turn = Non che toca a ti

## The room

refused-room-not-your-table = Esta mesa é privada e non tes sitio nela.
refused-room-unknown-table = Non hai ningunha mesa así.
refused-room-join-first = Primeiro senta á mesa.
refused-room-not-seated = Estás mirando: iso só o poden facer os que sentan á mesa.
refused-room-not-now = A mesa non está agardando iso.
refused-room-stale = Iso xa se decidiu hai un momento.
refused-room-bad-message = A sala non entende esa mensaxe.
refused-room-too-large = Esa mensaxe é grande de máis.
refused-room-too-fast = Non tan á présa! Agarda un momento e proba outra vez.
refused-room-wrong-version = Esta páxina e a sala son de versións distintas. Volve cargar a páxina.
refused-room-bad-name = Un nome ten de 1 a 64 caracteres, ningún invisible, e non comeza por «robot:».
refused-room-unknown-game = Aquí non hai ningún xogo así.
refused-room-bad-option = Así non se pode xogar: revisa as opcións.
refused-room-unknown-robot = Non hai robots dese nivel.
refused-room-not-saved = A sala non o puido anotar, así que non conta. Proba outra vez.
refused-room-trouble = Algo fallou na sala e nada cambiou. Proba outra vez.
refused-room-not-over = O rexistro ábrese cando remata a partida.
refused-room-left = Deixaches esta partida.
refused-room-too-many-tables = Xa xogas en tantas mesas como se pode. Remata unha partida ou deixa algunha.
refused-room-too-many-guests = Chegaron moitas visitas novas de onde estás. Proba dentro dun anaco.
refused-room-full = Todas as mesas da sala están ocupadas. Proba dentro dun anaco.
refused-room-unknown-match = Esta mesa non xogou esa partida.
refused-room-foreign-origin = Iso viña da páxina doutro sitio web.
refused-room-no-such-page = Neste enderezo non hai nada.
refused-room-host-only = Iso só o pode facer quen puxo a mesa.
refused-room-seat-taken = Ese sitio está ocupado.
refused-room-already-seated = Xa tes sitio nesta mesa.
refused-room-closed = Todos marcharon desta mesa. Pon outra.
refused-room-no-talk = Nesta mesa non se fala.
refused-room-phrases-only = Nesta mesa fálase escollendo frases da lista.
refused-room-bad-title = Un título ten como moito 64 caracteres, nunha soa liña e ningún invisible.

## Who one is

refused-room-not-known = A sala aínda non te coñece. Dille primeiro como te chamas.
refused-room-robots-token = Un robot pode xogar por ti, pero isto falo ti, no teu navegador.
refused-room-wrong-phrase = Ese nome e ese segredo non casan.
refused-room-bad-phrase = Unha frase secreta ten de 8 a 256 caracteres.
refused-room-bad-account = O nome dunha conta ten de 3 a 32 letras, cifras, puntos, guións ou guións baixos, e comeza por letra ou cifra.
refused-room-account-taken = Con ese nome xa entra outra persoa. Escolle outro.
refused-room-has-account = Xa tes unha conta.
refused-room-sign-up-closed = Esta sala non abre contas novas polo de agora. Podes xogar sen conta.
refused-room-not-admin = Iso é cousa de quen leva a sala.
refused-room-unknown-player = Aquí non hai ninguén con ese número, ou xa non está.
refused-room-unknown-session = Ese navegador ou robot xa non tiña a sesión aberta.
refused-room-banned = Quen leva a sala non che deixa xogar polo de agora.
refused-room-too-many-sockets = Tes a sala aberta en demasiadas ventás. Pecha algunha e volve.
refused-room-needs-account = Para escribir o que queiras fai falta unha conta. Dío cunha das frases.

## The coach

refused-room-bad-record = Isto non é o rexistro dunha partida na que todo encaixe.
refused-room-unfinished-record = Esta partida non se xogou ata o final, e só se analizan as rematadas.
refused-room-no-coach = Para o xogo, tal como se xogou aquí, non hai análise.
refused-room-coach-busy = Agora estanse analizando outras partidas. Téntao de novo dentro dun anaco.
refused-room-coach-gave-up = A análise interrompeuse: tardaba de máis.
