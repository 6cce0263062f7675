# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = Din konto: Tapete
account-stranger = Du kan spille uden konto. Med en konto er du den samme i alle browsere, og dine partier bliver ved med at være dine.
account-guest = Du er gæst her: kun denne browser kender dig. Med en konto er du den samme overalt.
account-known = Du logger ind som { $account }.
account-profile = Dine partier og point
account-admin = Værtens side
account-sign-out = Log ud
account-closed = Rummet tager ikke imod nye konti nu. Du kan spille som gæst.
account-done = Færdig
account-copy = Kopiér
account-copied = Kopieret
account-copy-failed = Kunne ikke kopiere: markér det, og kopiér det selv.

## Signing up, in, and in again

account-name = Navn at logge ind med
account-name-note = 3 til 32 bogstaver, cifre, punktummer og bindestreger. Ingen andre ser det.
account-phrase = Adgangssætning
account-phrase-new = Ny adgangssætning
account-phrase-note = Mindst 8 tegn. Nogle få ord som du kan huske, er bedst.
account-phrase-show = Vis hvad jeg skriver
account-sign-up = Opret en konto
account-sign-up-note = Du behøver ingen mailadresse. I stedet får du en gendannelseskode som du skriver ned.
account-sign-up-do = Opret kontoen
account-sign-in = Log ind
account-sign-in-guest = Den du er i denne browser nu, bliver her: partierne følger ikke med.
account-sign-in-do = Log ind
account-forgotten = Jeg har glemt sætningen
account-remembered = Jeg kan alligevel huske den
account-recover = En ny adgangssætning
account-recover-note = Med den gendannelseskode du skrev ned. Alle der er logget ind med denne konto, bliver logget ud.
account-recover-do = Brug den nye sætning
account-code = Gendannelseskode
account-code-note = Den vises kun denne ene gang. Uden den kan ingen erstatte en glemt sætning.
account-code-written = Jeg har skrevet den ned

## What one is called

account-called = Navn ved bordet
account-called-do = Skift
account-called-done = Det hedder du nu.
account-wishes = Hvad andre ser
account-named = Sig hvad jeg hedder når jeg ser på
account-named-note = Ved alle borde hvor du ser på. Ellers bliver du kun talt med.

## Where one is known

account-devices = Browsere der kender dig
account-device-this = Denne browser
account-device-seen = Sidst her { $when }
account-device-since = siden { $day }
account-device-out = Log den ud
account-blocked = Folk du ikke hører
account-blocked-none = Ingen.
account-unblock = Hør igen
account-unblock-who = Hør igen: { $who }
account-robot = Din egen robot
account-robot-note = Med en nøgle kan et program du har, spille i dit navn. Det kan ikke ændre noget på denne side.
account-robot-token = Nøgle
account-robot-once = Den vises kun denne ene gang. Den forrige virker ikke længere.
account-robot-new = Ny nøgle
account-robot-end = Ingen robot mere
account-robot-ended = Intet program spiller for dig nu.

## What the room keeps

account-mine = Hvad rummet gemmer om dig
account-mine-note = Dit navn, dine partier, hvem du ikke hører, browserne ovenfor. Ikke andet, og ingen andre får det.
account-export = Tag det med
account-forget = Glem mig
account-forget-ask = Skal rummet glemme dig?
account-forget-account = Din konto, dine indstillinger og alle browsere der kender dig, forsvinder.
account-forget-name = De partier du har spillet, bliver hos de andre der sad der. Dit navn i dem bliver til »?«.
account-forget-tables = De borde du spiller ved nu, går du fra.
account-forget-never = Det kan ikke fortrydes. Tag først det med som du vil beholde.
account-forget-do = Glem mig
account-forget-not = Bliv
