# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = Gnav, reglerna
rules-gnav-intro =
    Gnav är den dansk-norska släktingen till Kille, eller Cambio som det också heter, och spelas med ett enda kort var. Det lägsta kostar ett liv. Du har en sak att avgöra: om du ska behålla ditt kort eller be grannen byta.

    Det låter enkelt, tills grannen visar en katt.

## In short

rules-gnav-section-short = I korthet
rules-gnav-short-1 = Fyra spelare, tre liv och ett kort var. Bara du ser ditt.
rules-gnav-short-2 = På din tur behåller du kortet eller byter med nästa spelare till vänster. Givaren är sist och byter med högen.
rules-gnav-short-3 = De fem högsta korten låter sig inte bytas, och några av dem bits.
rules-gnav-short-4 = Sedan vänds alla kort, och det lägsta betalar ett liv. Den som är sist vid liv vinner.

## The cards

rules-gnav-section-cards = Korten
rules-gnav-order-label = Korten från lågt till högt
rules-gnav-order =
    Det finns 42 kort, två av vart och ett av 21 slag, och inga färger. Från lågt till högt: narren, ugglan, krukan, 0, talen från I till XII, huset, hästen, katten, dragonen och göken.

    De fem högsta är bildkorten, eller matadorerna. De träder i kraft när någon ber om dem. Dragonen är för övrigt en soldat till häst, inget odjur.

## Dealing

rules-gnav-section-deal = Kortgivningen
rules-gnav-g1 = Den första givaren lottas fram. Efter varje omgång, även en som hoppas över, går givarknappen medurs till nästa spelare vid liv, vare sig den spelaren står över eller inte.
rules-gnav-g2 =
    Alla 42 kort blandas inför varje omgång, och var och en som är med får ett, med baksidan upp. Resten är högen.

    Får du en narr utdelad måste du ropa ut den: bordet visar den genast för alla. Vart narren går sedan är också öppet för alla.
rules-gnav-g3 = Spelaren till vänster om givaren börjar, sedan går det vidare medurs, och givaren är sist. Står givaren över är den sista i ordningen givare i stället.

## The turn

rules-gnav-section-turn = Behåll eller byt
rules-gnav-g4 =
    På din tur behåller du kortet eller ber nästa spelare till vänster byta. Den som har ett tal, 0, krukan, ugglan eller en narr måste säga ja. De två korten byter ägare, ni ser var för sig bara kortet ni får, och den som tillfrågades står på tur.

    Du frågar högst en gång i en omgång, och bara de som inte har haft sin tur kan bli tillfrågade.
rules-gnav-g5 = Givaren, som är sist, behåller kortet eller byter med det översta i högen. Ett vanligt kort måste tas. Bara givaren ser det. Det gamla kortet läggs undan med baksidan upp och räknas inte längre. En narr som dras ropas inte ut.
rules-gnav-example-swaps = Ana har III, Jon IX, Inés VII, och Lope, som är givare, har V. Alla frågar, och Lope drar VIII. De slutar med IX, VII, V och VIII: Inés har lägsta kort och betalar.

## Picture cards

rules-gnav-section-pictures = Bildkorten
rules-gnav-g10 = Ett bildkort gör något bara när någon ber om det, och då med den som frågade, även om frågan kom dit förbi ett hus eller en häst. Det visas, byter aldrig ägare och blir liggande öppet. Den som har det får fråga som alla andra, så länge turen inte är förlorad.
rules-gnav-g6 =
    Hus och häst: den som har kortet visar det och behåller det, och frågan går vidare till nästa spelare, eller förbi givaren till högen. Den som till sist byter står på tur. De som hoppades över förlorar sin tur.

    Dras ett hus eller en häst ur högen läggs det öppet åt sidan, och nästa kort dras.
rules-gnav-example-house = Ana har II, Jon huset, Inés XI, och Lope, som är givare, har VI. Ana frågar Jon, som visar huset. Då måste Inés byta: Ana har XI och Inés II. Jon har förlorat sin tur. Inés står på tur och får VI av Lope. Lope drar VII. Inés har lägsta kort och betalar.
rules-gnav-g7 = Dragon: den som har kortet visar det och säger nej. Du förlorar ett liv och behåller ditt kort. Spelet går vidare till vänster om dragonen, och den som visade den förlorar sin tur.
rules-gnav-example-dragoon = Ana har II och frågar Jon, som visar dragonen: Ana förlorar ett liv. Inés med VIII och Lope med VI är nöjda. II är lägsta kort, så Ana förlorar ett liv till.
rules-gnav-g8 = Katt: den som har kortet visar det och säger nej. Du förlorar ett liv, och alla byten hittills i omgången upphävs, det senaste först, även de som gjordes före ett hus eller en häst. Förlorade liv, använda turer och visade kort förblir som de är. Spelet går vidare till vänster om katten, och ingen får två turer.
rules-gnav-example-cat = Ana har II, Jon IX, Inés katten, Lope V. Ana byter med Jon och har nu IX. Jon frågar Inés: katten! Jon förlorar ett liv, och bytet upphävs: II är tillbaka hos Ana, som inte får någon mer tur. Lope är nöjd, och Ana betalar för lägsta kort.
rules-gnav-g9 = Gök: den som har kortet visar det, bytena är genast över och omgången görs upp. Det kostar inget att be om den.
rules-gnav-g11 = Om givaren, eller en fråga som har nått så långt, drar ett av dem ur högen: göken avslutar bytena, dragonen kostar ett liv, katten kostar ett liv och upphäver alla byten. Du behåller ditt kort, om inte katten skickar tillbaka det, och bytena är över.

## Settlement

rules-gnav-section-settlement = Vem som betalar
rules-gnav-g12 = Bytena är över när den sista har haft sin tur, och även när den sista säger nej till en fråga eller en fråga når fram till högen.
rules-gnav-g13 = Tar en dragon eller en katt ditt sista liv är du genast ute, och ditt kort räknas inte. Upphäver en katt bytena efter det går korten ändå tillbaka genom din plats.
rules-gnav-g20 =
    Alla kort vänds. Finns ingen narr bland dem förlorar alla med lägsta kort ett liv. Finns det en narr förlorar den som har den ett liv, och det gör också alla med det lägsta av de andra korten. Finns det två narrar betalar bara de två.

    Kort från spelare som gick ut i omgången, och undanlagda kort, visas men räknas inte: en narr bland dem är ingen narr.
rules-gnav-example-fool = Ana har en narr, Jon och Inés III var, Lope VIII, och alla är nöjda. Ana, Jon och Inés förlorar ett liv var, och Ana står över nästa omgång.
rules-gnav-g21 = Den som sitter med en narr när omgången är slut, och fortfarande är vid liv, står över nästa: inget kort, ingen tur, inget att betala. Ingen annan står över. Efteråt är man med igen.
rules-gnav-g22 = Är bara en spelare kvar i omgången när bytena är över visas korten, men ingen betalar och ingen står över för det. Är den spelaren också sist vid liv i partiet är partiet vunnet.
rules-gnav-g23 = När färre än två skulle spela hoppas omgången över. Det kostar ingen något liv, de som stod över är med igen, och givarknappen går vidare.

## The end

rules-gnav-section-end = Partiets slut
rules-gnav-g24 = Den som är sist vid liv vinner. Faller de sista samtidigt när korten jämförs blir det oavgjort. Men stod någon över under tiden blir det inte oavgjort: den som stod över vinner, och var de flera spelar de vidare.
rules-gnav-g25 = Efter varje omgång väntar bordet tills du ber om nästa, och efter partiet tills du börjar igen. En omgång som hoppas över tillkännages, och nästa kommer av sig själv.
rules-gnav-g26 = Med fyra spelare och tre liv har ett parti högst elva omgångar som spelas, och ingen förlorar mer än två liv i en omgång.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Andra sätt att spela
rules-gnav-options-intro = De här kan väljas innan ett parti börjar. Det vanliga spelet har ingen av dem, om inget annat sägs.
rules-gnav-option-players-name = Spelare
rules-gnav-option-players = Två till åtta, och fyra är det vanliga (G2).
rules-gnav-option-lives-name = Liv
rules-gnav-option-lives = Ett till nio, och tre är det vanliga (G2).
rules-gnav-option-fool-rests-name = Narren står över
rules-gnav-option-fool-rests = Vanligt. Utan det står ingen någonsin över, och ingen omgång hoppas över (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = Narren betalar ensam
rules-gnav-option-fool-spares-next-lowest = Finns det en narr på bordet förlorar bara den som har den ett liv (G20).
rules-gnav-option-cat-undoes-name = Katten upphäver byten
rules-gnav-option-cat-undoes = Vanligt. Utan det kostar katten bara ett liv (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = Göken kostar ett liv
rules-gnav-option-cuckoo-costs-asker = Den som ber om en gök, eller drar en, förlorar ett liv innan omgången görs upp. Om det var det sista går den spelaren ut, och kortet räknas inte (G9, G13).
rules-gnav-option-all-zero-replays-name = Aldrig oavgjort
rules-gnav-option-all-zero-replays = Spelare som skulle spela oavgjort får ett liv var i stället och spelar vidare. Ingen står över för den omgången (G24).
