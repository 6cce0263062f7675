# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = A túa conta: Tapete
account-stranger = Podes xogar sen conta. Con ela coñécente igual en calquera navegador e as túas partidas seguen sendo túas.
account-guest = Estás de visita: só te coñece este navegador. Cunha conta coñécente igual en todas partes.
account-known = Entras como { $account }.
account-profile = As túas partidas e puntos
account-admin = Levar a sala
account-sign-out = Saír
account-closed = Esta sala non abre contas novas polo de agora. Podes xogar sen conta.
account-done = Feito
account-copy = Copiar
account-copied = Copiado
account-copy-failed = Non se puido copiar: márcao e cópiao a man.

## Signing up, in, and in again

account-name = Nome para entrar
account-name-note = De 3 a 32 letras, cifras, puntos e guións. Non o ve ninguén máis.
account-phrase = Frase secreta
account-phrase-new = Nova frase secreta
account-phrase-note = Polo menos 8 caracteres. O mellor, unhas palabras que recordes.
account-phrase-show = Ver o que escribo
account-sign-up = Facer unha conta
account-sign-up-note = Non fai falta correo. A cambio recibes un código de recuperación para apuntar.
account-sign-up-do = Crear a conta
account-sign-in = Entrar
account-sign-in-guest = O que es agora neste navegador queda atrás: as súas partidas non veñen contigo.
account-sign-in-do = Entrar
account-forgotten = Esquecín a frase
account-remembered = Xa me lembro
account-recover = Unha frase secreta nova
account-recover-note = Co código de recuperación que apuntaches. Péchanse todas as sesións desta conta.
account-recover-do = Cambiar a frase
account-code = Código de recuperación
account-code-note = Só se mostra esta vez. Sen el ninguén pode repoñer unha frase esquecida.
account-code-written = Xa o apuntei

## What one is called

account-called = Nome na mesa
account-called-do = Cambiar
account-called-done = Xa te chamas así.
account-wishes = O que ven os demais
account-named = Dicir o meu nome cando miro
account-named-note = En todas as mesas que mires. Se non, só contas como un máis.

## Where one is known

account-devices = Navegadores que te coñecen
account-device-this = Este navegador
account-device-seen = A última vez, o { $when }
account-device-since = desde o { $day }
account-device-out = Pechar a súa sesión
account-blocked = Persoas ás que non oes
account-blocked-none = Ninguén.
account-unblock = Volver oír
account-unblock-who = Volver oír: { $who }
account-robot = Un robot teu
account-robot-note = Cunha clave, un programa teu pode xogar no teu nome. Non pode cambiar nada desta páxina.
account-robot-token = Clave
account-robot-once = Só se mostra esta vez. A anterior xa non serve.
account-robot-new = Clave nova
account-robot-end = Ningún robot máis
account-robot-ended = Agora ningún programa xoga por ti.

## What the room keeps

account-mine = O que a sala garda de ti
account-mine-note = O teu nome, as túas partidas, a quen non oes e os navegadores de arriba. Nada máis, e non o recibe ninguén máis.
account-export = Levalo comigo
account-forget = Esquecerme
account-forget-ask = Que a sala te esqueza?
account-forget-account = Desaparecen a túa conta, os teus axustes e todos os navegadores que te coñecen.
account-forget-name = As partidas que xogaches seguen sendo dos demais; o teu nome nelas pasa a ser «?».
account-forget-tables = Das mesas nas que xogas agora, érgueste.
account-forget-never = Non se pode desfacer. Leva antes o que queiras conservar.
account-forget-do = Esquecerme
account-forget-not = Quedar
