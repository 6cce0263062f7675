# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = Partiet er over
refused-comemierda-round-over = Runden er over, og den neste er ikke delt ut ennå
refused-comemierda-no-such-action = Du kan legge kort eller passe, ikke noe annet
refused-comemierda-exchange-first = Først byttes kortene, så spiller dere
refused-comemierda-nothing-to-give = Du har ingenting å gi nå
refused-comemierda-wrong-number-of-gifts = Presidente gir to kort, vicepresidente ett
refused-comemierda-not-in-hand-as-dealt = Du kan bare gi kort som du fikk utdelt
refused-comemierda-exchange-is-over = Byttet er over
refused-comemierda-already-out = Du har ingen kort igjen
refused-comemierda-locked-out = Du passet, så du er ute til stikket er ferdig
refused-comemierda-not-your-turn = Det er ikke din tur
refused-comemierda-must-lead = Du åpner stikket, så du kan ikke passe
refused-comemierda-unknown-card = Det kortet finnes ikke i kortstokken
refused-comemierda-same-card-twice = Ett kort kan ikke spilles to ganger
refused-comemierda-not-your-card = Det kortet har du ikke
refused-comemierda-no-cards = Velg minst ett kort, eller meld pass
refused-comemierda-too-many-cards = Fire kort er det meste du kan legge på en gang
refused-comemierda-two-of-oros-alone = Toeren i mynter spilles alene
refused-comemierda-mixed-values = Alle kortene må ha samme verdi
refused-comemierda-first-lead-shows-three = Det første utspillet er treere, og treeren i mynter må være med
refused-comemierda-wrong-count = Du må legge like mange kort som det ligger på bordet
refused-comemierda-not-higher = Du må ha en høyere verdi
refused-comemierda-lower = Du må ha samme verdi eller en høyere

## Gnav

refused-gnav-not-an-action = Du kan beholde kortet eller be om å bytte, ikke noe annet
refused-gnav-not-at-table = Du har ingen plass ved dette bordet
refused-gnav-match-over = Partiet er over
refused-gnav-deal-over = Denne omgangen er over, og den neste er ikke delt ut ennå
refused-gnav-resting = Du står over denne omgangen
refused-gnav-out = Du har ingen liv igjen
refused-gnav-acted = Du har hatt turen din i denne omgangen
refused-gnav-lost-turn = Noen ba om kortet ditt, og du viste det, så turen din er tapt
refused-gnav-not-your-turn = Det er ikke din tur

## The room

refused-room-not-your-table = Dette bordet er privat, og du har ingen plass ved det.
refused-room-unknown-table = Det bordet finnes ikke.
refused-room-join-first = Sett deg ved bordet først.
refused-room-not-seated = Du ser på: Det kan bare de som sitter ved bordet, gjøre.
refused-room-not-now = Det er ikke det bordet venter på.
refused-room-stale = Det ble avgjort for et øyeblikk siden.
refused-room-bad-message = Rommet forstår ikke den meldingen.
refused-room-too-large = Den meldingen er for stor.
refused-room-too-fast = Ikke så fort! Vent litt og prøv igjen.
refused-room-wrong-version = Denne siden og rommet har ulike versjoner. Last siden på nytt.
refused-room-bad-name = Et navn har 1 til 64 tegn, ingen usynlige, og begynner ikke med «robot:».
refused-room-unknown-game = Det spillet finnes ikke her.
refused-room-bad-option = Spillet kan ikke spilles slik: Se over valgene.
refused-room-unknown-robot = Det finnes ingen roboter på det nivået.
refused-room-not-saved = Rommet fikk ikke skrevet det ned, så det teller ikke. Prøv igjen.
refused-room-trouble = Noe gikk galt i rommet, og ingenting er endret. Prøv igjen.
refused-room-not-over = Protokollen åpnes når partiet er over.
refused-room-left = Du har gått fra dette partiet.
refused-room-too-many-tables = Du spiller allerede ved så mange bord som det går an. Gjør ferdig et parti eller gå fra et.
refused-room-too-many-guests = Det har kommet mange nye gjester derfra du er. Prøv igjen om en stund.
refused-room-full = Alle bordene i rommet er opptatt. Prøv igjen om en stund.
refused-room-unknown-match = Dette bordet har ikke spilt det partiet.
refused-room-foreign-origin = Det kom fra siden til et annet nettsted.
refused-room-no-such-page = Det er ingenting på denne adressen.
refused-room-host-only = Det kan bare verten gjøre.
refused-room-seat-taken = Den plassen er opptatt.
refused-room-already-seated = Du har allerede en plass ved dette bordet.
refused-room-closed = Alle har gått fra dette bordet. Åpne et nytt.
refused-room-no-talk = Ved dette bordet prates det ikke.
refused-room-phrases-only = Ved dette bordet velger du fra listen hva du vil si.
refused-room-bad-title = En tittel har høyst 64 tegn, på én linje, og ingen av dem usynlige.

## Who one is

refused-room-not-known = Rommet kjenner deg ikke ennå. Si først hva du heter.
refused-room-robots-token = En robot kan spille for deg, men dette gjør du selv, i nettleseren din.
refused-room-wrong-phrase = Det navnet og den hemmeligheten hører ikke sammen.
refused-room-bad-phrase = En passfrase har 8 til 256 tegn.
refused-room-bad-account = Et kontonavn har 3 til 32 bokstaver, sifre, punktum, bindestreker eller understreker, og begynner med en bokstav eller et siffer.
refused-room-account-taken = En annen logger inn med det navnet. Velg et annet.
refused-room-has-account = Du har allerede en konto.
refused-room-sign-up-closed = Dette rommet tar ikke imot nye kontoer nå. Du kan spille som gjest.
refused-room-not-admin = Det er for verten i rommet.
refused-room-unknown-player = Her er det ingen med det nummeret, eller ikke lenger.
refused-room-unknown-session = Den nettleseren eller roboten var allerede logget ut.
refused-room-banned = Verten i rommet lar deg ikke spille inntil videre.
refused-room-too-many-sockets = Du har rommet åpent i for mange vinduer. Lukk noen og kom tilbake.
refused-room-needs-account = Egne ord er for dem som har konto. Si det med en av frasene.

## The coach

refused-room-bad-record = Dette er ingen protokoll fra et parti der alt stemmer.
refused-room-unfinished-record = Dette partiet ble ikke spilt til ende, og bare ferdige partier gjennomgås.
refused-room-no-coach = For spillet slik det ble spilt her, finnes det ingen gjennomgang.
refused-room-coach-busy = Andre partier gjennomgås nå. Prøv igjen om en stund.
refused-room-coach-gave-up = Gjennomgangen ble avbrutt: Den tok for lang tid.
