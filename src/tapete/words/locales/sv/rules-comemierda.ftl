# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = { game-comemierda }, reglerna
rules-comemierda-intro =
    { game-comemierda } är den spanska kusinen till President. Bli av med dina kort före de andra: den som är först ute är presidente, och den som sitter kvar med de sista korten är { office-comemierda }.

    I nästa runda märks det. Den som sitter längst ner lämnar ifrån sig sina två bästa kort och får tillbaka två som den högst upp kan vara utan. Den som är på toppen stannar gärna där, tills någon kommer upp underifrån.

## In short

rules-comemierda-section-short = I korthet
rules-comemierda-short-1 = Fyra spelare, tio kort var. Någon spelar ut ett eller flera kort av samma valör.
rules-comemierda-short-2 = I tur och ordning slår ni dem med lika många kort av högre valör, eller passar. Den som inte blir slagen öppnar nästa stick.
rules-comemierda-short-3 = Tvåan i mynt slår allt och avslutar sticket på fläcken.
rules-comemierda-short-4 = Ordningen ni blir av med korten i ger ämbeten och poäng. Först till 21 avslutar partiet.

## The cards

rules-comemierda-section-cards = Korten
rules-comemierda-order-label = Valörerna från låg till hög
rules-comemierda-c4 =
    Den spanska kortleken har fyrtio kort i fyra färger: mynt (oros), bägare (copas), svärd (espadas) och klubbor (bastos). Från låg till hög är valörerna 3, 4, 5, 6, 7, knekt, riddare, kung, ess och tvåa, och över dem alla står tvåan i mynt.

    Tvåan i mynt är en valör för sig. Den spelas aldrig ihop med andra tvåor, så mer än tre tvåor kan du inte lägga. Annars betyder färgerna ingenting, utom när det ska avgöras vem som öppnar första rundan (C3) och vilket av flera lika höga kort som lämnas bort (C24).

## Sitting down

rules-comemierda-section-start = Vid bordet
rules-comemierda-c1 = Alla behåller sin plats hela partiet. Man spelar runt bordet moturs, på spanskt vis, och en pil på duken visar vägen.
rules-comemierda-c2 =
    Spelet är för fyra, men fem till åtta kan också spela det. Hela leken delas ut, ett kort i taget, från spelaren efter givaren. Går det inte jämnt ut får de första ett kort mer.

    Den första givaren lottas fram. Efter varje runda går given en plats vidare.
rules-comemierda-c3 = I första rundan öppnar den som har trean i mynt, med vad som helst: själva trean får gärna stanna på handen.

## A trick

rules-comemierda-section-trick = Sticket
rules-comemierda-c5 = Den som öppnar ett stick lägger ett till fyra kort av samma valör och får inte passa. Du behöver inte lägga allt du har: med tre sjuor på handen är två av dem ett fint utspel.
rules-comemierda-c6 = De andra följer i tur och ordning. Var och en passar eller lägger lika många kort av högre valör: ett på ett, par på par. Du får passa även om du kunde slå.
rules-comemierda-example-follow = Inés spelar ut två femmor. Du kan lägga två sjuor, eller passa. Två treor är för lågt, tre sjuor är för många, och en ensam kung är för lite.
rules-comemierda-c7 = Tvåan i mynt slår allt. Du lägger den ensam, på din tur, hur många kort sticket än kräver, och du får öppna med den också. Sticket slutar där och då, och ingen annan tillfrågas. Inget annat bryter ett stick, inte ens tre tvåor, utom att hela rundan är slut (C11).
rules-comemierda-example-two = Lope spelar ut två kungar. Marit svarar med tvåan i mynt, ensam: sticket är slut, och Marit öppnar nästa.
rules-comemierda-c8 = Ett pass gäller bara den gången. Kommer turen tillbaka till dig i samma stick får du spela.
rules-comemierda-c9 = Sticket är slut när alla andra som har kort kvar har passat sedan något senast lades. Läggs något nytt är alla tidigare pass utsuddade. De som är ute tillfrågas inte, och ingen ska slå sina egna kort.
rules-comemierda-example-round = Ana spelar ut en fyra, Jon passar, Marit lägger en sjua, Leire och Ana passar. Så har turen kommit till Jon igen, som passade förut men nu lägger en kung. När de tre andra har passat tar Jon sticket.
rules-comemierda-c10 = Den som lade sist vinner sticket och öppnar nästa. Har vinnaren inga kort kvar öppnar den närmast följande runt bordet som har några. De sista korten från den som går ut kan slås som alla andra, och den som vinner sticket spelar ut.
rules-comemierda-example-last = Leire har ett kort kvar, en femma. Ana spelar ut en fyra, Jon och Marit passar, och Leire lägger femman och är ute. Ana, Jon och Marit tillfrågas en gång till och passar. Leire har vunnit sticket men har inga kort, så Ana, som sitter näst i tur, öppnar.

## Offices

rules-comemierda-section-offices = Att gå ut, och ämbetena
rules-comemierda-c11 = Rundan slutar i samma ögonblick som bara en spelare har kort, även mitt i ett stick: den spelaren får inte svara. Korten som blev kvar visas.
rules-comemierda-c12 = Du får gå ut med tvåan i mynt.
rules-comemierda-c13 = Ordningen ni går ut i ger ämbetena. Den första är presidente, den andra vicepresidente, den sista som tar sig ut { office-vicecomemierda }, och den som sitter kvar med kort { office-comemierda }. Är ni fler än fyra är de i mitten pueblo, folket: inga poäng, inget byte.

## The exchange

rules-comemierda-section-exchange = Bytet
rules-comemierda-c20 =
    Från andra rundan byter några kort ägare innan spelet börjar. Först flyttar bordet de två högsta korten från { office-comemierda } till presidente, och det högsta från { office-vicecomemierda } till vicepresidente.

    Sedan ger presidente två valfria kort till { office-comemierda }, och vicepresidente ett valfritt till { office-vicecomemierda }. De väljer när de har sett vad de fick, och får gärna ge tillbaka samma kort. Alla slutar med lika många kort som de fick utdelade.
rules-comemierda-c21 = De två paren byter samtidigt och väntar inte på varandra. Spelet börjar när båda är klara.
rules-comemierda-c22 = Bara de två i ett par ser korten de byter. Alla andra ser hur många de var.
rules-comemierda-c23 = Den som var { office-comemierda } i förra rundan öppnar det första sticket, med vad som helst. Ingen byter plats.
rules-comemierda-c24 = Är de högsta korten lika höga väljer bordet efter färg: först mynt, sedan bägare, svärd och klubbor. Tvåan i mynt går före varje annan tvåa.
rules-comemierda-example-gift = De bästa korten hos { office-comemierda } är en kung och tre ess: i klubbor, i svärd och i bägare. Essen i bägare och i svärd går till presidente.

## Points

rules-comemierda-section-points = Poäng och partiets slut
rules-comemierda-c30 = Varje runda ger presidente 2 poäng, vicepresidente 1 och { office-vicecomemierda } 0, och kostar { office-comemierda } 1. Tredje och fjärde rundan räknas dubbelt, och från den femte räknas varje runda tredubbelt, även den förlorade poängen. Summan kan gå under noll.
rules-comemierda-points-label = Poäng efter ämbete och runda
rules-comemierda-points-office = Ämbete
rules-comemierda-points-hands-1 = Runda 1 och 2
rules-comemierda-points-hands-2 = Runda 3 och 4
rules-comemierda-points-hands-3 = Runda 5 och senare
rules-comemierda-c31 = Partiet slutar efter den runda då någon har 21 poäng eller mer. Högsta summan vinner, och är de högsta lika delas segern. Med fyra spelare tar det från 6 till 15 rundor. Efter varje runda väntar bordet tills du ber om nästa.
rules-comemierda-example-points = Ana är presidente fem gånger i rad: 2 och 2, 4 och 4, och 6 blir 18 poäng. I sjätte rundan är Ana bara vicepresidente, men det ger 3 nu: 21, och partiet är slut.
rules-comemierda-c32 = Alla får veta hur många kort du har. Sidan och loggen visar sticket som spelas och det förra. Äldre stick visas när rundan är slut. Att minnas dem är en del av spelet.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Andra sätt att spela
rules-comemierda-options-intro = Varje hus har sina regler. De här kan väljas innan ett parti börjar. Det vanliga spelet har ingen av dem, om inget annat sägs.
rules-comemierda-option-players-name = Spelare
rules-comemierda-option-players = Fyra till åtta, och fyra är det vanliga (C2, C13).
rules-comemierda-option-target-name = Poäng att spela till
rules-comemierda-option-target = Från 1 till 99, och 21 är det vanliga. Utan ett tal varar partiet tills ni slutar (C31).
rules-comemierda-option-escalating-name = Senare rundor räknas mer
rules-comemierda-option-escalating = Vanligt. Utan det räknas varje runda enkelt (C30).
rules-comemierda-option-pass-locks-out-name = Pass stänger dig ute
rules-comemierda-option-pass-locks-out = Den som passar står utanför sticket tills det är klart, även med tvåan i mynt. När alla andra är utestängda är sticket genast slut (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Lika högt räcker
rules-comemierda-option-equal-may-be-played = Du får också lägga samma valör ovanpå. Det suddar ut passen och vinner som allt annat, och ingen hoppas över (C6).
rules-comemierda-option-first-lead-shows-three-name = Börja med trean i mynt
rules-comemierda-option-first-lead-shows-three = Det allra första utspelet i partiet är en eller flera treor, och trean i mynt måste vara med (C3).
rules-comemierda-option-blind-exchange-name = Blint byte
rules-comemierda-option-blind-exchange = De högsta korten läggs åt sidan osedda. Presidente och vicepresidente ger från handen de fick utdelad, och först då byter korten plats (C20).
rules-comemierda-option-presidente-opens-name = Presidente öppnar
rules-comemierda-option-presidente-opens = Från andra rundan öppnar den som var presidente i förra rundan, inte { office-comemierda } (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = Inte ut på tvåan i mynt
rules-comemierda-option-no-finish-on-two-of-oros = Du får fortfarande spela den som ditt sista kort, men då kommer du allra sist, efter den som sitter kvar med kort. Med fyra spelare blir den andra { office-vicecomemierda } (C12).
