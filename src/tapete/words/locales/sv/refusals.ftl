# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = Partiet är slut
refused-comemierda-round-over = Rundan är slut, och nästa är inte utdelad än
refused-comemierda-no-such-action = Du kan lägga kort eller passa, inget annat
refused-comemierda-exchange-first = Först byts korten, sedan spelar ni
refused-comemierda-nothing-to-give = Du har inget att ge nu
refused-comemierda-wrong-number-of-gifts = Presidente ger två kort, vicepresidente ett
refused-comemierda-not-in-hand-as-dealt = Du får bara ge kort som delades ut till dig
refused-comemierda-exchange-is-over = Bytet är över
refused-comemierda-already-out = Du har inga kort kvar
refused-comemierda-locked-out = Du passade, så du står utanför tills sticket är klart
refused-comemierda-not-your-turn = Det är inte din tur
refused-comemierda-must-lead = Du öppnar sticket, så du får inte passa
refused-comemierda-unknown-card = Det kortet finns inte i leken
refused-comemierda-same-card-twice = Ett kort kan inte spelas två gånger
refused-comemierda-not-your-card = Det kortet har du inte
refused-comemierda-no-cards = Välj minst ett kort, eller passa
refused-comemierda-too-many-cards = Fyra kort är det mesta du kan lägga på en gång
refused-comemierda-two-of-oros-alone = Tvåan i mynt spelas ensam
refused-comemierda-mixed-values = Alla kort måste ha samma valör
refused-comemierda-first-lead-shows-three = Det första utspelet är treor, och trean i mynt måste vara med
refused-comemierda-wrong-count = Du måste lägga lika många kort som ligger på bordet
refused-comemierda-not-higher = Du behöver en högre valör
refused-comemierda-lower = Du behöver samma valör eller en högre

## Gnav

refused-gnav-not-an-action = Du kan behålla ditt kort eller be om byte, inget annat
refused-gnav-not-at-table = Du har ingen plats vid det här bordet
refused-gnav-match-over = Partiet är slut
refused-gnav-deal-over = Den här omgången är slut, och nästa är inte utdelad än
refused-gnav-resting = Du står över den här omgången
refused-gnav-out = Du har inga liv kvar
refused-gnav-acted = Du har haft din tur i den här omgången
refused-gnav-lost-turn = Någon bad om ditt kort och du visade det, så din tur är förlorad
refused-gnav-not-your-turn = Det är inte din tur

## The room

refused-room-not-your-table = Det här bordet är privat, och du har ingen plats vid det.
refused-room-unknown-table = Det bordet finns inte.
refused-room-join-first = Sätt dig vid bordet först.
refused-room-not-seated = Du tittar på: det där kan bara de som sitter vid bordet göra.
refused-room-not-now = Det är inte det bordet väntar på.
refused-room-stale = Det avgjordes för ett ögonblick sedan.
refused-room-bad-message = Rummet förstår inte det meddelandet.
refused-room-too-large = Meddelandet är för stort.
refused-room-too-fast = Inte så fort! Vänta lite och försök igen.
refused-room-wrong-version = Den här sidan och rummet har olika versioner. Ladda om sidan.
refused-room-bad-name = Ett namn har 1 till 64 tecken, inga osynliga, och börjar inte med ”robot:”.
refused-room-unknown-game = Det spelet finns inte här.
refused-room-bad-option = Så kan spelet inte spelas: se över valen.
refused-room-unknown-robot = Det finns inga robotar på den nivån.
refused-room-not-saved = Rummet kunde inte skriva ner det, så det räknas inte. Försök igen.
refused-room-trouble = Något gick fel i rummet, och ingenting har ändrats. Försök igen.
refused-room-not-over = Protokollet öppnas när partiet är slut.
refused-room-left = Du har lämnat det här partiet.
refused-room-too-many-tables = Du spelar redan vid så många bord som det går. Avsluta ett parti eller lämna ett.
refused-room-too-many-guests = Det har kommit många nya gäster därifrån du är. Försök igen om ett tag.
refused-room-full = Alla bord i rummet är upptagna. Försök igen om ett tag.
refused-room-unknown-match = Det partiet har inte spelats vid det här bordet.
refused-room-foreign-origin = Det kom från en annan webbplats.
refused-room-no-such-page = Det finns ingenting på den här adressen.
refused-room-host-only = Det kan bara värden göra.
refused-room-seat-taken = Den platsen är tagen.
refused-room-already-seated = Du har redan en plats vid det här bordet.
refused-room-closed = Alla har lämnat det här bordet. Öppna ett nytt.
refused-room-no-talk = Vid det här bordet pratas det inte.
refused-room-phrases-only = Vid det här bordet väljer du ur listan vad du vill säga.
refused-room-bad-title = En titel har högst 64 tecken, på en rad, och inga osynliga.

## Who one is

refused-room-not-known = Rummet känner dig inte än. Säg först vad du heter.
refused-room-robots-token = En robot kan spela för dig, men det här gör du själv, i din webbläsare.
refused-room-wrong-phrase = Det namnet och den hemligheten hör inte ihop.
refused-room-bad-phrase = En lösenfras har 8 till 256 tecken.
refused-room-bad-account = Ett kontonamn har 3 till 32 bokstäver, siffror, punkter, bindestreck eller understreck och börjar med en bokstav eller en siffra.
refused-room-account-taken = Någon annan loggar in med det namnet. Välj ett annat.
refused-room-has-account = Du har redan ett konto.
refused-room-sign-up-closed = Rummet tar inte emot nya konton nu. Du kan spela som gäst.
refused-room-not-admin = Det är för rummets värd.
refused-room-unknown-player = Här finns ingen med det numret, eller inte längre.
refused-room-unknown-session = Den webbläsaren eller roboten var redan utloggad.
refused-room-banned = Rummets värd låter dig inte spela tills vidare.
refused-room-too-many-sockets = Du har rummet öppet i för många fönster. Stäng några och kom tillbaka.
refused-room-needs-account = Egna ord är för den som har konto. Säg det med en av fraserna.

## The coach

refused-room-bad-record = Det här är inget protokoll från ett parti där allt stämmer.
refused-room-unfinished-record = Det här partiet spelades inte till slut, och bara färdiga partier gås igenom.
refused-room-no-coach = För spelet så som det spelades här finns ingen genomgång.
refused-room-coach-busy = Andra partier gås igenom just nu. Försök igen om en stund.
refused-room-coach-gave-up = Genomgången avbröts: den tog för lång tid.
