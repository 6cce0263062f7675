# A primeira mão guiada de cada jogo: o que se diz em cada passo, em duas frases curtas no máximo. Dos outros três que
# jogam, $next vem depois de quem lê, a seguir $across e depois $before. As cartas chamam-se como em cards.ftl.

guide = Mão guiada
guide-step = Passo { $number } de { $count }
guide-go-on = Continuar
guide-skip = Saltar
guide-play = Jogar a sério
# De tudo o que também se podia fazer
refused-guide-other = Também podias fazer isso. Por agora, experimenta o que tem um anel à volta.

## Comemierda

guide-comemierda-keys = Com o teclado: setas até à carta, espaço para pegar nela, Enter para a jogar.
guide-comemierda-hand = Estas dez cartas são tuas, as baixas à esquerda e as altas à direita. Quanto antes ficares sem nenhuma, melhor.
guide-comemierda-ranks = O três é a carta mais baixa, os ases e os dois são altos e o dois de ouros bate tudo. Podes ver a ordem aqui quando quiseres.
guide-comemierda-higher = { $before } abriu com um três. À vez, cada um bate-o com uma carta mais alta ou passa: pega no cinco e joga-o.
guide-comemierda-pass = Agora está lá um ás. Só o teu dois de ouros o batia, e esse vale a pena guardar: passa.
guide-comemierda-count = Alguém abriu com um par de seis, por isso para o bater é preciso outro par. Pega nos dois setes e joga-os.
guide-comemierda-two = Está lá um par de cavalos. O dois de ouros bate sozinho seja o que for e fecha logo a vaza: joga-o agora.
guide-comemierda-lead = A vaza é tua, por isso abres: de uma a quatro cartas do mesmo valor. Livra-te dos quatro quatros de uma vez.
guide-comemierda-out = Ninguém os conseguiu bater e voltas a abrir. Joga os dois reis e ficas sem cartas antes de toda a gente.
guide-comemierda-offices = Quem fica primeiro sem cartas é { office-presidente }, e quem ainda as tem no fim é { office-comemierda }. É daí que vêm os pontos; pede outra mão.
guide-comemierda-exchange = Quem é { office-presidente } recebe as duas cartas mais altas de quem é { office-comemierda } e devolve duas quaisquer. Livra-te do três e do quatro.
guide-comemierda-end = É tudo o que precisas de saber: jogam-se mãos até alguém ter 21 pontos. Agora experimenta tu.

## Gnav

guide-gnav-card = Cada um tem uma carta, e esta é a tua. No fim da mão a mais baixa custa uma vida, e ganha a última pessoa com vida.
guide-gnav-ranks = Aqui podes ver a ordem quando quiseres, do bobo até ao cuco. O teu III é bastante baixo.
guide-gnav-ask = É a tua vez: fica com a carta ou troca-a com { $next }. O III bem pode ser a mais baixa, por isso troca.
guide-gnav-horse = { $next } tem o cavalo, que diz que não, e o teu pedido passou para { $across }, que teve de trocar. Agora tens o IX.
guide-gnav-settled = Mostram-se todas as cartas. { $before } tem a mais baixa e perde uma vida; pede outra mão.
guide-gnav-again = O II, ainda mais baixo do que antes. Troca outra vez com { $next }.
guide-gnav-cat = { $next } quis trocar com { $across } e deu com o gato: perde uma vida e desfazem-se todas as trocas. O teu II voltou.
guide-gnav-life = O teu II é a mais baixa, por isso desta vez perdes uma vida. Ainda tens duas; pede outra mão.
guide-gnav-keep = És tu quem dá as cartas, por isso jogas no fim e só podias trocar com o monte. É difícil melhorar o XII: fica com ele.
guide-gnav-fool = Um bobo custa uma vida a quem o tem, e a mais baixa das outras também paga. { $across } pagou duas vezes, porque também deu com o dragão.
guide-gnav-end = A casa diz que não, como o cavalo, e o cuco acaba logo com as trocas. O resto já sabes: agora experimenta tu.
