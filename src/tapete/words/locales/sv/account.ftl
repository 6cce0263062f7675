# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = Ditt konto: Tapete
account-stranger = Du kan spela utan konto. Med ett konto är du densamma i alla webbläsare, och dina partier förblir dina.
account-guest = Du är gäst här: bara den här webbläsaren känner dig. Med ett konto är du densamma överallt.
account-known = Du loggar in som { $account }.
account-profile = Dina partier och poäng
account-admin = Värdens sida
account-sign-out = Logga ut
account-closed = Rummet tar inte emot nya konton nu. Du kan spela som gäst.
account-done = Klart
account-copy = Kopiera
account-copied = Kopierat
account-copy-failed = Kunde inte kopiera: markera och kopiera själv.

## Signing up, in, and in again

account-name = Namn att logga in med
account-name-note = 3 till 32 bokstäver, siffror, punkter och bindestreck. Ingen annan ser det.
account-phrase = Lösenfras
account-phrase-new = Ny lösenfras
account-phrase-note = Minst 8 tecken. Några ord som du kommer ihåg är bäst.
account-phrase-show = Visa vad jag skriver
account-sign-up = Skaffa ett konto
account-sign-up-note = Ingen mejladress behövs. I stället får du en återställningskod att skriva ner.
account-sign-up-do = Skapa kontot
account-sign-in = Logga in
account-sign-in-guest = Den du är i den här webbläsaren nu blir kvar: partierna följer inte med.
account-sign-in-do = Logga in
account-forgotten = Jag har glömt frasen
account-remembered = Jag minns den visst
account-recover = En ny lösenfras
account-recover-note = Med återställningskoden du skrev ner. Alla som är inloggade med det här kontot loggas ut.
account-recover-do = Använd den nya frasen
account-code = Återställningskod
account-code-note = Den visas bara den här gången. Utan den kan ingen ersätta en glömd fras.
account-code-written = Jag har skrivit ner den

## What one is called

account-called = Namn vid bordet
account-called-do = Ändra
account-called-done = Nu heter du så.
account-wishes = Vad andra ser
account-named = Tala om vad jag heter när jag tittar på
account-named-note = Vid alla bord där du tittar på. Annars syns du bara i antalet.

## Where one is known

account-devices = Webbläsare som känner dig
account-device-this = Den här webbläsaren
account-device-seen = Senast här { $when }
account-device-since = sedan { $day }
account-device-out = Logga ut den
account-blocked = Folk du inte hör
account-blocked-none = Ingen.
account-unblock = Hör igen
account-unblock-who = Hör igen: { $who }
account-robot = En egen robot
account-robot-note = Med en nyckel kan ett program av dig spela i ditt namn. Det kan inte ändra något på den här sidan.
account-robot-token = Nyckel
account-robot-once = Den visas bara den här gången. Den förra fungerar inte längre.
account-robot-new = Ny nyckel
account-robot-end = Ingen robot längre
account-robot-ended = Inget program spelar för dig nu.

## What the room keeps

account-mine = Vad rummet sparar om dig
account-mine-note = Ditt namn, dina partier, vilka du inte hör, webbläsarna här ovan. Inget annat, och ingen annan får det.
account-export = Ta med det
account-forget = Glöm mig
account-forget-ask = Ska rummet glömma dig?
account-forget-account = Ditt konto, dina inställningar och alla webbläsare som känner dig försvinner.
account-forget-name = Partierna du har spelat stannar hos de andra som satt där. Ditt namn i dem blir ”?”.
account-forget-tables = Borden du spelar vid nu lämnar du.
account-forget-never = Det går inte att ångra. Ta först med dig det du vill ha kvar.
account-forget-do = Glöm mig
account-forget-not = Stanna
