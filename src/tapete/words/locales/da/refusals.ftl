# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = Partiet er slut
refused-comemierda-round-over = Runden er slut, og den næste er ikke delt ud endnu
refused-comemierda-no-such-action = Du kan lægge kort eller melde pas, ikke andet
refused-comemierda-exchange-first = Først byttes kortene, så spiller I
refused-comemierda-nothing-to-give = Du har ikke noget at give nu
refused-comemierda-wrong-number-of-gifts = Presidente giver to kort, vicepresidente ét
refused-comemierda-not-in-hand-as-dealt = Du må kun give kort som du fik delt ud
refused-comemierda-exchange-is-over = Byttet er slut
refused-comemierda-already-out = Du har ingen kort tilbage
refused-comemierda-locked-out = Du meldte pas, så du er ude til stikket er færdigt
refused-comemierda-not-your-turn = Det er ikke din tur
refused-comemierda-must-lead = Du åbner stikket, så du må ikke melde pas
refused-comemierda-unknown-card = Det kort findes ikke i spillet
refused-comemierda-same-card-twice = Et kort kan ikke spilles to gange
refused-comemierda-not-your-card = Det kort har du ikke
refused-comemierda-no-cards = Vælg mindst ét kort, eller meld pas
refused-comemierda-too-many-cards = Du kan højst lægge fire kort på én gang
refused-comemierda-two-of-oros-alone = Toeren i mønter spilles alene
refused-comemierda-mixed-values = Alle kortene skal have samme værdi
refused-comemierda-first-lead-shows-three = Det første udspil er treere, og treeren i mønter skal være med
refused-comemierda-wrong-count = Du skal lægge lige så mange kort som der ligger på bordet
refused-comemierda-not-higher = Du skal bruge en højere værdi
refused-comemierda-lower = Du skal bruge samme værdi eller en højere

## Gnav

refused-gnav-not-an-action = Du kan beholde dit kort eller bede om at bytte, ikke andet
refused-gnav-not-at-table = Du har ingen plads ved dette bord
refused-gnav-match-over = Partiet er slut
refused-gnav-deal-over = Denne omgang er slut, og den næste er ikke delt ud endnu
refused-gnav-resting = Du sidder over i denne omgang
refused-gnav-out = Du har ingen liv tilbage
refused-gnav-acted = Du har haft din tur i denne omgang
refused-gnav-lost-turn = Nogen bad om dit kort, og du viste det, så din tur er tabt
refused-gnav-not-your-turn = Det er ikke din tur

## The room

refused-room-not-your-table = Dette bord er privat, og du har ingen plads ved det.
refused-room-unknown-table = Det bord findes ikke.
refused-room-join-first = Sæt dig først ved bordet.
refused-room-not-seated = Du ser på: det kan kun de der sidder ved bordet.
refused-room-not-now = Det er ikke det bordet venter på.
refused-room-stale = Det blev afgjort for et øjeblik siden.
refused-room-bad-message = Rummet forstår ikke den besked.
refused-room-too-large = Den besked er for stor.
refused-room-too-fast = Ikke så hurtigt! Vent lidt, og prøv igen.
refused-room-wrong-version = Denne side og rummet har forskellige versioner. Indlæs siden igen.
refused-room-bad-name = Et navn har 1 til 64 tegn, ingen usynlige, og begynder ikke med »robot:«.
refused-room-unknown-game = Det spil findes ikke her.
refused-room-bad-option = Sådan kan spillet ikke spilles: se valgene efter.
refused-room-unknown-robot = Der er ingen robotter på det niveau.
refused-room-not-saved = Rummet kunne ikke skrive det ned, så det tæller ikke. Prøv igen.
refused-room-trouble = Noget gik galt i rummet, og intet er ændret. Prøv igen.
refused-room-not-over = Protokollen åbnes når partiet er slut.
refused-room-left = Du er gået fra dette parti.
refused-room-too-many-tables = Du spiller allerede ved så mange borde som man kan. Gør et parti færdigt, eller gå fra et.
refused-room-too-many-guests = Der er kommet mange nye gæster derfra hvor du er. Prøv igen om lidt.
refused-room-full = Alle rummets borde er optaget. Prøv igen om lidt.
refused-room-unknown-match = Det parti er ikke spillet ved dette bord.
refused-room-foreign-origin = Det kom fra et andet websteds side.
refused-room-no-such-page = Der er ikke noget på denne adresse.
refused-room-host-only = Det kan kun værten gøre.
refused-room-seat-taken = Den plads er optaget.
refused-room-already-seated = Du har allerede en plads ved dette bord.
refused-room-closed = Alle er gået fra dette bord. Åbn et nyt.
refused-room-no-talk = Ved dette bord snakkes der ikke.
refused-room-phrases-only = Ved dette bord vælger du på listen hvad du vil sige.
refused-room-bad-title = En titel har højst 64 tegn, på én linje, og ingen af dem er usynlige.

## Who one is

refused-room-not-known = Rummet kender dig ikke endnu. Sig først hvad du hedder.
refused-room-robots-token = En robot kan spille for dig, men dette gør du selv, i din browser.
refused-room-wrong-phrase = Det navn og den hemmelighed hører ikke sammen.
refused-room-bad-phrase = En adgangssætning har 8 til 256 tegn.
refused-room-bad-account = Et kontonavn har 3 til 32 bogstaver, cifre, punktummer, bindestreger eller understreger, og begynder med et bogstav eller et ciffer.
refused-room-account-taken = En anden logger ind med det navn. Vælg et andet.
refused-room-has-account = Du har allerede en konto.
refused-room-sign-up-closed = Rummet tager ikke imod nye konti nu. Du kan spille som gæst.
refused-room-not-admin = Det er for rummets vært.
refused-room-unknown-player = Her er ingen med det nummer, eller ikke længere.
refused-room-unknown-session = Den browser eller robot var allerede logget ud.
refused-room-banned = Rummets vært lader dig ikke spille indtil videre.
refused-room-too-many-sockets = Du har rummet åbent i for mange vinduer. Luk nogle, og kom tilbage.
refused-room-needs-account = Egne ord er for folk med en konto. Sig det med en af de faste sætninger.

## The coach

refused-room-bad-record = Det er ingen protokol over et parti hvor alt passer.
refused-room-unfinished-record = Dette parti blev ikke spillet til ende, og kun færdige partier gennemgås.
refused-room-no-coach = Til spillet, som det blev spillet her, findes der ingen gennemgang.
refused-room-coach-busy = Andre partier gennemgås lige nu. Prøv igen om lidt.
refused-room-coach-gave-up = Gennemgangen blev afbrudt: den tog for lang tid.
