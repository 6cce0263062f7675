# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = Kontoen din: Tapete
account-stranger = Du kan spille uten konto. Med en konto er du den samme i alle nettlesere, og partiene dine forblir dine.
account-guest = Du er gjest her: Bare denne nettleseren kjenner deg. Med en konto er du den samme overalt.
account-known = Du logger inn som { $account }.
account-profile = Dine partier og poeng
account-admin = Vertens side
account-sign-out = Logg ut
account-closed = Dette rommet tar ikke imot nye kontoer nå. Du kan spille som gjest.
account-done = Ferdig
account-copy = Kopier
account-copied = Kopiert
account-copy-failed = Kunne ikke kopiere: Merk det og kopier det selv.

## Signing up, in, and in again

account-name = Navn å logge inn med
account-name-note = 3 til 32 bokstaver, sifre, punktum og bindestreker. Ingen andre ser det.
account-phrase = Passfrase
account-phrase-new = Ny passfrase
account-phrase-note = Minst 8 tegn. Noen få ord som du husker, er best.
account-phrase-show = Vis det jeg skriver
account-sign-up = Lag en konto
account-sign-up-note = Du trenger ingen e-postadresse. I stedet får du en gjenopprettingskode som du skriver ned.
account-sign-up-do = Lag kontoen
account-sign-in = Logg inn
account-sign-in-guest = Den du er i denne nettleseren nå, blir igjen her: Partiene følger ikke med.
account-sign-in-do = Logg inn
account-forgotten = Jeg har glemt frasen
account-remembered = Jeg husker den likevel
account-recover = En ny passfrase
account-recover-note = Med gjenopprettingskoden du skrev ned. Alle som er logget inn med denne kontoen, blir logget ut.
account-recover-do = Bruk den nye frasen
account-code = Gjenopprettingskode
account-code-note = Den vises bare denne ene gangen. Uten den kan ingen erstatte en glemt frase.
account-code-written = Jeg har skrevet den ned

## What one is called

account-called = Navnet ved bordet
account-called-do = Endre
account-called-done = Nå heter du det.
account-wishes = Hva andre ser
account-named = Si hva jeg heter når jeg ser på
account-named-note = Ved alle bord der du ser på. Ellers blir du bare talt med.

## Where one is known

account-devices = Nettlesere som kjenner deg
account-device-this = Denne nettleseren
account-device-seen = Sist her { $when }
account-device-since = siden { $day }
account-device-out = Logg den ut
account-blocked = Folk du ikke hører
account-blocked-none = Ingen.
account-unblock = Hør igjen
account-unblock-who = Hør igjen: { $who }
account-robot = Din egen robot
account-robot-note = Med en nøkkel kan et program av deg spille i ditt navn. Det kan ikke endre noe på denne siden.
account-robot-token = Nøkkel
account-robot-once = Den vises bare denne ene gangen. Den forrige virker ikke lenger.
account-robot-new = Ny nøkkel
account-robot-end = Ingen robot mer
account-robot-ended = Ingen programmer spiller for deg nå.

## What the room keeps

account-mine = Hva rommet har om deg
account-mine-note = Navnet ditt, partiene dine, hvem du ikke hører, nettleserne ovenfor. Ikke noe annet, og ingen andre får det.
account-export = Ta det med
account-forget = Glem meg
account-forget-ask = Skal rommet glemme deg?
account-forget-account = Kontoen din, innstillingene dine og alle nettlesere som kjenner deg, blir borte.
account-forget-name = Partiene du har spilt, blir hos de andre som satt der. Navnet ditt i dem blir til «?».
account-forget-tables = Bordene du spiller ved nå, går du fra.
account-forget-never = Det kan ikke angres. Ta først med deg det du vil ha.
account-forget-do = Glem meg
account-forget-not = Bli
