# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = A tua conta: Tapete
account-stranger = Podes jogar sem conta. Com uma conta és a mesma pessoa em qualquer navegador, e as tuas partidas continuam a ser tuas.
account-guest = Aqui jogas sem conta: só este navegador te conhece. Com uma conta és a mesma pessoa em todo o lado.
account-known = Entras como { $account }.
account-profile = As tuas partidas e pontos
account-admin = Cuidar da sala
account-sign-out = Sair
account-closed = Por agora esta sala não abre contas novas. Podes jogar sem conta.
account-done = Pronto
account-copy = Copiar
account-copied = Copiado
account-copy-failed = Não foi possível copiar: marca e copia à mão.

## Signing up, in, and in again

account-name = Nome para entrar
account-name-note = De 3 a 32 letras, algarismos, pontos e hífenes. Mais ninguém o vê.
account-phrase = Frase secreta
account-phrase-new = Nova frase secreta
account-phrase-note = Pelo menos 8 caracteres. O melhor são umas palavras de que te lembres.
account-phrase-show = Mostrar o que escrevo
account-sign-up = Criar uma conta
account-sign-up-note = Não é preciso e-mail. Em troca recebes um código de recuperação, para anotares.
account-sign-up-do = Criar a conta
account-sign-in = Entrar
account-sign-in-guest = O que és agora neste navegador fica para trás: as suas partidas não vêm contigo.
account-sign-in-do = Entrar
account-forgotten = Esqueci-me da frase
account-remembered = Afinal lembro-me
account-recover = Uma nova frase secreta
account-recover-note = Com o código de recuperação que anotaste. Saem todos os que entraram com esta conta.
account-recover-do = Mudar a frase
account-code = Código de recuperação
account-code-note = Mostra-se só desta vez. Sem ele ninguém pode repor uma frase esquecida.
account-code-written = Já anotei

## What one is called

account-called = Nome na mesa
account-called-do = Mudar
account-called-done = Agora chamas-te assim.
account-wishes = O que os outros veem
account-named = Dizer o meu nome quando assisto
account-named-note = Em todas as mesas a que assistes. Senão, contas só como número.

## Where one is known

account-devices = Navegadores que te conhecem
account-device-this = Este navegador
account-device-seen = Aqui pela última vez: { $when }
account-device-since = desde { $day }
account-device-out = Fazer sair
account-blocked = Pessoas que não ouves
account-blocked-none = Ninguém.
account-unblock = Voltar a ouvir
account-unblock-who = Voltar a ouvir: { $who }
account-robot = Um robô teu
account-robot-note = Com uma chave, um programa teu pode jogar em teu nome. Não pode mudar nada nesta página.
account-robot-token = Chave
account-robot-once = Mostra-se só desta vez. A anterior já não serve.
account-robot-new = Nova chave
account-robot-end = Acabar com o robô
account-robot-ended = Agora nenhum programa joga por ti.

## What the room keeps

account-mine = O que a sala guarda de ti
account-mine-note = O teu nome, as tuas partidas, quem não ouves, os navegadores acima. Nada mais, e mais ninguém o recebe.
account-export = Levar comigo
account-forget = Esquecer-me
account-forget-ask = A sala deve esquecer-te?
account-forget-account = A tua conta, as tuas escolhas e todos os navegadores que te conhecem desaparecem.
account-forget-name = As partidas que jogaste ficam com os outros que lá estavam; nelas o teu nome passa a “?”.
account-forget-tables = Das mesas em que estás a jogar, levantas-te.
account-forget-never = Não se pode desfazer. Leva antes o que quiseres guardar.
account-forget-do = Esquecer-me
account-forget-not = Ficar
