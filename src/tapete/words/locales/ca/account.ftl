# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = El teu compte: Tapete
account-stranger = Pots jugar sense compte. Amb un compte et coneixen igual a qualsevol navegador i les teves partides continuen sent teves.
account-guest = Ets aquí de visita: només et coneix aquest navegador. Amb un compte et coneixen igual a tot arreu.
account-known = Entres com a { $account }.
account-profile = Les teves partides i punts
account-admin = Portar la sala
account-sign-out = Surt
account-closed = Aquesta sala no obre comptes nous per ara. Pots jugar sense compte.
account-done = Fet
account-copy = Copia
account-copied = Copiat
account-copy-failed = No s’ha pogut copiar: marca-ho i copia-ho a mà.

## Signing up, in, and in again

account-name = Nom per entrar
account-name-note = De 3 a 32 lletres, xifres, punts i guions. No el veu ningú més.
account-phrase = Frase secreta
account-phrase-new = Nova frase secreta
account-phrase-note = Almenys 8 caràcters. El millor, unes paraules que recordis.
account-phrase-show = Mostra el que escric
account-sign-up = Fes-te un compte
account-sign-up-note = No cal cap adreça de correu. A canvi reps un codi de recuperació per apuntar.
account-sign-up-do = Crea el compte
account-sign-in = Entra
account-sign-in-guest = El que ets ara en aquest navegador es queda enrere: les seves partides no venen amb tu.
account-sign-in-do = Entra
account-forgotten = He oblidat la frase
account-remembered = Ja me’n recordo
account-recover = Una frase secreta nova
account-recover-note = Amb el codi de recuperació que vas apuntar. Es tanquen totes les sessions d’aquest compte.
account-recover-do = Canvia la frase
account-code = Codi de recuperació
account-code-note = Només es mostra aquest cop. Sense ell ningú no pot refer una frase oblidada.
account-code-written = L’he apuntat

## What one is called

account-called = Nom a la taula
account-called-do = Canvia
account-called-done = Ja et dius així.
account-wishes = El que veuen els altres
account-named = Digues el meu nom quan miro
account-named-note = A totes les taules que miris. Si no, només surts al recompte.

## Where one is known

account-devices = Navegadors que et coneixen
account-device-this = Aquest navegador
account-device-seen = L’última vegada, el { $when }
account-device-since = des del { $day }
account-device-out = Tanca’n la sessió
account-blocked = Persones que no sents
account-blocked-none = Ningú.
account-unblock = Torna a sentir
account-unblock-who = Torna a sentir: { $who }
account-robot = Un robot teu
account-robot-note = Amb una clau, un programa teu pot jugar en nom teu. No pot canviar res d’aquesta pàgina.
account-robot-token = Clau
account-robot-once = Només es mostra aquest cop. L’anterior ja no serveix.
account-robot-new = Clau nova
account-robot-end = Cap robot més
account-robot-ended = Ara cap programa no juga per tu.

## What the room keeps

account-mine = El que la sala guarda de tu
account-mine-note = El teu nom, les teves partides, qui no sents i els navegadors de més amunt. Res més, i no ho rep ningú més.
account-export = Emporta-t’ho
account-forget = Oblida’m
account-forget-ask = Que la sala t’oblidi?
account-forget-account = Desapareixen el teu compte, els teus ajustos i tots els navegadors que et coneixen.
account-forget-name = Les partides que vas jugar continuen sent dels altres; el teu nom hi passa a ser «?».
account-forget-tables = De les taules on jugues ara, te n’aixeques.
account-forget-never = No es pot desfer. Emporta’t abans el que vulguis conservar.
account-forget-do = Oblida’m
account-forget-not = Em quedo
