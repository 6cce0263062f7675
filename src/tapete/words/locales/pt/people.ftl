# People at a table: clocks, who is away, watching, talk, going on together.

## Clocks

# Only heard: $turn seconds left of the turn, $bank in reserve for the deal
people-clock = { $turn ->
    [0] { $bank } s de reserva
   *[other] { $turn } s para esta vez, { $bank } s de reserva
}
people-clock-low = { $seconds ->
    [1] Falta um segundo
   *[other] Faltam { $seconds } segundos
}

## Who is here

people-tag-lost = sem ligação
people-tag-away = joga um robô
people-tag-left = foi embora
people-tag-next = depois: { $who }
people-away = Um robô joga por ti
people-back = Já voltei
people-leave-note = Um robô continua a jogar por ti, e outra pessoa pode ficar com o teu lugar. Não podes voltar a esta partida.

## Watching

people-watching = Estás a assistir
# When watchers see what is played, after “You are watching”
people-hold-none = ao vivo
people-hold-trick = { $game ->
    [gnav] com uma jogada de atraso
   *[comemierda] com uma vaza de atraso
}
people-hold-deal = com uma mão de atraso
people-hold-none-note = Quem assiste vê logo o que se joga, e as cartas de ninguém.
people-hold-trick-note = { $game ->
    [gnav] Quem assiste vê cada jogada depois de acabar, e as cartas de ninguém.
   *[comemierda] Quem assiste vê cada vaza depois de acabar, e as cartas de ninguém.
}
people-hold-deal-note = Quem assiste vê cada mão depois de acabar.
people-watching-head = { $count ->
    [0] Ninguém assiste
    [1] Uma pessoa assiste
   *[other] { $count } pessoas assistem
}
# Those who wish to be named; $others are the rest
people-named = { $others ->
    [0] { $names }
    [1] { $names } e mais uma pessoa
   *[other] { $names } e mais { $others } pessoas
}
people-name-me = Dizer o meu nome
people-name-me-note = Em todas as mesas a que assistes. Senão, contas só como número.
people-take = Ocupar um lugar
people-take-next = Ocupar um lugar na próxima mão
people-sit = Sentar-me aqui na próxima mão
# The same on a small button
people-sit-short = Sentar-me aqui
people-sit-for = Sentar-me no lugar de { $who } na próxima mão
people-seat-robot = { $who }, um robô
people-seat-left = { $who } foi embora
people-claimed = Na próxima mão sentas-te no lugar de { $who }
people-stay = Prefiro assistir

## Somebody at the table

people-about = Sobre { $who }
people-about-watcher = Assiste a esta mesa.
people-about-left = Saiu desta partida; continua um robô.
people-about-away = Não está agora: joga um robô até que volte.
people-profile = Partidas e pontos
people-mute = Não ouvir { $who } aqui
people-mute-note = Até fechares esta mesa.
people-block = Nunca ouvir { $who }
people-block-note = Em nenhuma mesa. A outra pessoa não fica a saber.
people-report = Avisar quem cuida da sala
people-reported = Agradecemos. Quem cuida da sala vai ler.
people-report-what = O que se passa com { $who }?
people-report-words = O que diz
people-report-name = O nome
people-report-leaving = Faz esperar, ou vai embora
people-report-cheating = Faz trapaça
people-report-other = Outra coisa
people-report-note = Por palavras tuas, se quiseres
people-report-send = Enviar
people-report-cancel = Voltar

## Talk

people-say = Dizer
people-say-head = Diz alguma coisa
people-say-late = Estás a assistir: quem joga lê depois da mão.
people-say-it = Dizer
people-own-words = Por palavras tuas
people-own-words-account = Palavras próprias são para quem tem conta.
people-account = A tua conta
people-talk = Conversa
people-watches = (assiste)
people-said = { $who } diz: { $what }
people-key-say = dizer alguma coisa

## Going on

people-again = Outra com as mesmas pessoas
people-new-table = Nova mesa
people-look-back = Rever
people-review = Análise
people-agreed-mine = Disseste que sim
people-agreed = { $kind ->
    [match] { $count ->
        [1] { $names } quer jogar outra vez
       *[other] { $names } querem jogar outra vez
    }
   *[deal] { $count ->
        [1] { $names } espera a próxima mão
       *[other] { $names } esperam a próxima mão
    }
}
people-awaited = À espera um momento de { $names }
people-invite = Convidar amigos
people-invite-watch = Quem tiver este link pode assistir, e sentar-se quando houver um lugar livre.
people-invite-sit = Quem tiver este link pode sentar-se quando houver um lugar livre.

## Phrases

phrase-hello = Olá!
phrase-thanks = Agradeço!
phrase-well-played = Bem jogado!
phrase-good-luck = Boa sorte!
phrase-oops = Ui!
phrase-sorry = Desculpa!
phrase-hurry = Vamos!
phrase-one-moment = Um momento…
phrase-nice = Boa!
phrase-wow = Uau!
phrase-haha = Ah, ah!
phrase-bye = Até logo!
phrase-again = Mais uma?
