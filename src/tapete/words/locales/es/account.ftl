# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = Tu cuenta: Tapete
account-stranger = Puedes jugar sin cuenta. Con ella te conocen igual en cualquier navegador y tus partidas siguen siendo tuyas.
account-guest = Estás de visita: solo este navegador te conoce. Con una cuenta te conocen igual en todas partes.
account-known = Entras como { $account }.
account-profile = Tus partidas y puntos
account-admin = Llevar la sala
account-sign-out = Salir
account-closed = Esta sala no abre cuentas nuevas por ahora. Puedes jugar sin cuenta.
account-done = Listo
account-copy = Copiar
account-copied = Copiado
account-copy-failed = No se pudo copiar: márcalo y cópialo a mano.

## Signing up, in, and in again

account-name = Nombre para entrar
account-name-note = De 3 a 32 letras, cifras, puntos y guiones. Nadie más lo ve.
account-phrase = Frase secreta
account-phrase-new = Nueva frase secreta
account-phrase-note = Al menos 8 caracteres. Lo mejor, unas palabras que recuerdes.
account-phrase-show = Ver lo que escribo
account-sign-up = Crear una cuenta
account-sign-up-note = No hace falta correo. A cambio recibes un código de recuperación para apuntarlo.
account-sign-up-do = Crear la cuenta
account-sign-in = Entrar
account-sign-in-guest = Lo que eres ahora en este navegador se queda atrás: sus partidas no vienen contigo.
account-sign-in-do = Entrar
account-forgotten = He olvidado la frase
account-remembered = Ya me acuerdo
account-recover = Una frase secreta nueva
account-recover-note = Con el código de recuperación que apuntaste. Se cierran todas las sesiones de esta cuenta.
account-recover-do = Cambiar la frase
account-code = Código de recuperación
account-code-note = Se muestra solo esta vez. Sin él nadie puede reponer una frase olvidada.
account-code-written = Lo he apuntado

## What one is called

account-called = Nombre en la mesa
account-called-do = Cambiar
account-called-done = Ya te llamas así.
account-wishes = Lo que ven los demás
account-named = Decir mi nombre cuando miro
account-named-note = En todas las mesas que mires. Si no, solo cuentas como uno más.

## Where one is known

account-devices = Navegadores que te conocen
account-device-this = Este navegador
account-device-seen = La última vez, el { $when }
account-device-since = desde el { $day }
account-device-out = Cerrar su sesión
account-blocked = Personas a las que no oyes
account-blocked-none = Nadie.
account-unblock = Volver a oír
account-unblock-who = Volver a oír: { $who }
account-robot = Un robot tuyo
account-robot-note = Con una clave, un programa tuyo puede jugar en tu nombre. No puede cambiar nada de esta página.
account-robot-token = Clave
account-robot-once = Se muestra solo esta vez. La anterior ya no sirve.
account-robot-new = Clave nueva
account-robot-end = Ningún robot más
account-robot-ended = Ya ningún programa juega por ti.

## What the room keeps

account-mine = Lo que la sala guarda de ti
account-mine-note = Tu nombre, tus partidas, a quién no oyes y los navegadores de arriba. Nada más, y nadie más lo recibe.
account-export = Llevármelo
account-forget = Olvidarme
account-forget-ask = ¿Que la sala te olvide?
account-forget-account = Desaparecen tu cuenta, tus ajustes y todos los navegadores que te conocen.
account-forget-name = Las partidas que jugaste siguen siendo de los demás; tu nombre en ellas pasa a ser «?».
account-forget-tables = De las mesas en las que juegas ahora, te levantas.
account-forget-never = No se puede deshacer. Llévate antes lo que quieras conservar.
account-forget-do = Olvidarme
account-forget-not = Quedarme
