# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = Esta página precisa de scripts, e aqui não se permite nenhum.
plain-link = A mesma sala em páginas simples, sem scripts

## Every page

# Beside the name of the room
plain-kind = em páginas simples
plain-client = A sala com as cartas desenhadas e em movimento
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = Não se fez. { $title }
plain-nothing = Isto não leva a lado nenhum

## The start page

plain-lead = Aqui tudo é texto, links e botões: sem scripts, sem desenhos, sem nada para arrastar.
plain-own = As tuas mesas
plain-back-to = Voltar à tua mesa de { $game }
plain-new = Uma mesa nova
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Quem joga contigo
plain-open = Abrir a mesa

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game }: { $where }
plain-news = O que aconteceu
plain-seats = À mesa
# Headings of columns
plain-who = Quem
plain-now = Agora
# In a column where there is nothing
plain-none = nada
plain-face-down = virada para baixo
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what }: { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Marca as cartas que queres
plain-play-ticked = Jogar as cartas marcadas
plain-gnav-hand = A tua carta
plain-again = Ver outra vez
# The page loads itself again while others play
plain-still = Não carregar esta página outra vez sozinha
plain-not-still = Carregar esta página outra vez sozinha enquanto os outros jogam
plain-share = Um navegador sem scripts não pode juntar um número seu ao que se baralha, por isso a sala tirou o teu. O selo continua a mostrar que ninguém mudou o segredo depois.

## The invitation

plain-invite = Quem tiver um destes links pode sentar-se.
plain-invite-plain = O mesmo em páginas simples
