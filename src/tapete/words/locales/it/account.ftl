# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = Il tuo account: Tapete
account-stranger = Puoi giocare senza account. Con un account sei la stessa persona in ogni browser, e le tue partite restano tue.
account-guest = Qui giochi senza account: ti conosce solo questo browser. Con un account sei la stessa persona ovunque.
account-known = Entri come { $account }.
account-profile = Le tue partite e i tuoi punti
account-admin = Gestire la sala
account-sign-out = Esci
account-closed = Per ora questa sala non apre nuovi account. Puoi giocare senza.
account-done = Fatto
account-copy = Copia
account-copied = Copiato
account-copy-failed = Non si è potuto copiare: seleziona e copia a mano.

## Signing up, in, and in again

account-name = Nome per entrare
account-name-note = Da 3 a 32 lettere, cifre, punti e trattini. Nessun altro lo vede.
account-phrase = Frase segreta
account-phrase-new = Nuova frase segreta
account-phrase-note = Almeno 8 caratteri. Meglio qualche parola che ti ricordi.
account-phrase-show = Mostra quello che scrivo
account-sign-up = Crea un account
account-sign-up-note = Non serve un indirizzo di posta. In cambio ricevi un codice di recupero, da segnarti.
account-sign-up-do = Crea l’account
account-sign-in = Entra
account-sign-in-guest = Quello che sei ora in questo browser resta indietro: le sue partite non vengono con te.
account-sign-in-do = Entra
account-forgotten = Non ricordo più la frase
account-remembered = Me la ricordo
account-recover = Una nuova frase segreta
account-recover-note = Con il codice di recupero che ti sei segnato. Chi è entrato con questo account viene fatto uscire.
account-recover-do = Cambia la frase
account-code = Codice di recupero
account-code-note = Si mostra solo questa volta. Senza, nessuno può sostituire una frase dimenticata.
account-code-written = Me lo sono segnato

## What one is called

account-called = Nome al tavolo
account-called-do = Cambia
account-called-done = Ora ti chiami così.
account-wishes = Quello che vedono gli altri
account-named = Dire il mio nome quando guardo
account-named-note = A ogni tavolo che guardi. Altrimenti fai solo numero.

## Where one is known

account-devices = I browser che ti conoscono
account-device-this = Questo browser
account-device-seen = Qui l’ultima volta: { $when }
account-device-since = dal giorno { $day }
account-device-out = Fallo uscire
account-blocked = Le persone che non senti
account-blocked-none = Nessuna.
account-unblock = Torna a sentire
account-unblock-who = Torna a sentire: { $who }
account-robot = Un robot tuo
account-robot-note = Con una chiave un tuo programma può giocare a nome tuo. Su questa pagina non può cambiare niente.
account-robot-token = Chiave
account-robot-once = Si mostra solo questa volta. Quella di prima non funziona più.
account-robot-new = Nuova chiave
account-robot-end = Niente più robot
account-robot-ended = Ora nessun programma gioca per te.

## What the room keeps

account-mine = Che cosa la sala conserva di te
account-mine-note = Il tuo nome, le tue partite, chi non senti, i browser qui sopra. Nient’altro, e nessun altro lo riceve.
account-export = Portalo con te
account-forget = Dimenticami
account-forget-ask = La sala deve dimenticarti?
account-forget-account = Il tuo account, le tue impostazioni e ogni browser che ti conosce spariscono.
account-forget-name = Le partite che hai giocato restano agli altri che c’erano; lì il tuo nome diventa “?”.
account-forget-tables = Dai tavoli in cui stai giocando ti alzi.
account-forget-never = Non si torna indietro. Prima portati via quello che vuoi tenere.
account-forget-do = Dimenticami
account-forget-not = Resta
