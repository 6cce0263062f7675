# Making a table for people, and the table while they gather.

gathering-window = { $title }: Tapete
gathering-free = { $count ->
    [0] Todos os lugares estão ocupados
    [1] Há um lugar livre
   *[other] Há { $count } lugares livres
}
gathering-seats = Lugares, pela ordem de jogo

## A seat

gathering-seat-free = livre
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = Lugar { $number }
gathering-sit = Sentar-me
gathering-sit-at = Sentar-me aqui, lugar { $number }
gathering-robot = Um robô
gathering-robot-at = Pôr um robô no lugar { $number }
gathering-send-away = Tirar { $name }
gathering-host = abriu a mesa
gathering-you = tu
gathering-you-host = tu, abriste a mesa

## What happens meanwhile, for those who listen

gathering-sat = { $who } senta-se
gathering-rose = { $who } levanta-se

## The host

gathering-levels = Robôs que convidas
gathering-start = Começar
gathering-start-with = { $count ->
    [1] Começar com um robô
   *[other] Começar com { $count } robôs
}
gathering-starting = A dar as cartas…
gathering-waits-host = { $host } começa a partida quando toda a gente chegar.
gathering-waits-you = Senta-te: { $host } começa a partida quando toda a gente chegar.
gathering-waits-friends = Aqui só se sentam os amigos que têm o link. Podes assistir quando { $host } começar a partida.
gathering-host-note = Os lugares que ainda estiverem vazios quando começares ficam para robôs.
gathering-leave = Sair
gathering-to-start = Para a página inicial

## The invitation

gathering-invite = Convida os teus amigos
gathering-invite-note = Quem tiver este link pode sentar-se. Envia-o, ou deixa que apontem um telefone ao quadrado.
gathering-invite-open = Esta mesa está entre as mesas abertas: qualquer pessoa pode sentar-se. Com este link os teus amigos encontram-na logo.
gathering-link = Link para esta mesa
gathering-copy = Copiar
gathering-copied = Copiado
gathering-copy-failed = Não foi possível copiar: marca o link e copia-o à mão.
gathering-share = Partilhar…
gathering-qr = Código QR do link para esta mesa

## How it is played

gathering-how = Como se joga
gathering-usual = o normal
gathering-yes = sim
gathering-no = não
gathering-without-end = sem fim
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option }: { $value }
gathering-rating = Classificação
gathering-rated = esta partida conta
gathering-clock = Relógio
gathering-clock-none = nenhum
gathering-clock-slow = lento
gathering-clock-normal = médio
gathering-clock-fast = rápido
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s por vez, { $bank } s de reserva em cada mão
gathering-clock-seconds-none = ninguém apressa ninguém
gathering-watching = Quem assiste
gathering-watch = Outros podem assistir
gathering-hold = Quem assiste vê
gathering-hold-none = logo
gathering-hold-trick = { $game ->
    [gnav] depois de cada jogada
   *[comemierda] depois de cada vaza
}
gathering-hold-deal = depois de cada mão
gathering-watch-no = ninguém
gathering-talk = Conversa
gathering-talk-none = nenhuma
gathering-talk-phrases = frases feitas
gathering-talk-text = palavras próprias também

## A stranger who sits down

gathering-name-ask = Como te chamamos?
gathering-name-note = Um nome para os outros da mesa; não é precisa conta.
gathering-name-sit = Sentar-me
gathering-cancel = Cancelar

## Making a table

newtable = Uma mesa para amigos
newtable-game = Jogo
newtable-players = Lugares
newtable-title = Título, se quiseres
newtable-who = Quem pode sentar-se
newtable-invited = Amigos com o link
newtable-anybody = Qualquer pessoa
newtable-rated = Conta para a classificação
newtable-rated-note = Só contam as partidas com duas pessoas ou mais.
newtable-make = Pôr a mesa
newtable-making = A pôr a mesa…
