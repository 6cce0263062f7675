# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = { game-comemierda }, reglerne
rules-comemierda-intro =
    { game-comemierda } er den spanske fætter til President. Kom af med dine kort før de andre: den første ude er presidente, og den der sidder tilbage med de sidste kort, er { office-comemierda }.

    I næste runde kan det mærkes. Den der sidder nederst, afleverer sine to bedste kort og får to tilbage som den øverste godt kan undvære. Den der er på toppen, bliver der som regel, indtil nogen kommer op nedefra.

## In short

rules-comemierda-section-short = Kort fortalt
rules-comemierda-short-1 = Fire spillere, ti kort hver. En spiller ud med et eller flere kort af samme værdi.
rules-comemierda-short-2 = Efter tur slår I dem med lige så mange kort af højere værdi, eller melder pas. Den der ikke bliver slået, åbner næste stik.
rules-comemierda-short-3 = Toeren i mønter slår alt og afslutter stikket på stedet.
rules-comemierda-short-4 = Den rækkefølge I løber tør for kort i, giver embeder og point. Den første der når 21, afslutter partiet.

## The cards

rules-comemierda-section-cards = Kortene
rules-comemierda-order-label = Værdierne fra lav til høj
rules-comemierda-c4 =
    Et spansk spil kort har fyrre kort i fire farver: mønter (oros), bægre (copas), sværd (espadas) og køller (bastos). Fra lav til høj er værdierne 3, 4, 5, 6, 7, knægt, ridder, konge, es og toer, og over dem alle står toeren i mønter.

    Toeren i mønter er en værdi for sig. Den spilles aldrig sammen med andre toere, så du kan højst lægge tre toere. Ellers betyder farverne intet, undtagen når man skal finde ud af hvem der åbner første runde (C3), og hvilket af flere lige høje kort der bliver givet væk (C24).

## Sitting down

rules-comemierda-section-start = Ved bordet
rules-comemierda-c1 = Alle beholder deres plads hele partiet. Der spilles bordet rundt mod uret, på spansk vis, og en pil på dugen viser vejen.
rules-comemierda-c2 =
    Spillet er for fire, men fem til otte kan også spille det. Alle kort deles ud, et kort ad gangen, fra spilleren efter giveren. Går det ikke op, får de første et kort mere.

    Den første giver findes ved lodtrækning. Efter hver runde er den næste rundt om bordet giver.
rules-comemierda-c3 = I første runde åbner den der har treeren i mønter, med hvad som helst: selve treeren må gerne blive på hånden.

## A trick

rules-comemierda-section-trick = Stikket
rules-comemierda-c5 = Den der åbner et stik, lægger et til fire kort af samme værdi og må ikke melde pas. Du behøver ikke lægge alt hvad du har: med tre syvere på hånden er to af dem et fint udspil.
rules-comemierda-c6 = De andre følger efter tur. Hver melder pas eller lægger lige så mange kort af højere værdi: ét på ét, par på par. Du må melde pas selv om du kunne slå.
rules-comemierda-example-follow = Inés spiller ud med to femmere. Du kan lægge to syvere eller melde pas. To treere er for lavt, tre syvere er for mange, og en enkelt konge er for lidt.
rules-comemierda-c7 = Toeren i mønter slår alt. Du lægger den alene, når det er din tur, uanset hvor mange kort stikket kræver, og du må også åbne med den. Stikket slutter på stedet, og ingen andre bliver spurgt. Intet andet afbryder et stik, ikke engang tre toere, medmindre hele runden er slut (C11).
rules-comemierda-example-two = Lope spiller ud med to konger. Marit svarer med toeren i mønter, alene: stikket er slut, og Marit åbner det næste.
rules-comemierda-c8 = Når du melder pas, gælder det kun den ene gang. Kommer turen rundt til dig igen i samme stik, må du spille.
rules-comemierda-c9 = Stikket er slut når alle andre der stadig har kort, har meldt pas siden der sidst blev lagt noget. Bliver der lagt noget nyt, er alle tidligere pasmeldinger visket ud. De der er ude, bliver ikke spurgt, og ingen skal slå sine egne kort.
rules-comemierda-example-round = Ana spiller ud med en firer, Jon melder pas, Marit lægger en syver, Leire og Ana melder pas. Så er turen kommet til Jon igen, som meldte pas før, men nu lægger en konge. Når de tre andre har meldt pas, tager Jon stikket.
rules-comemierda-c10 = Den der lagde sidst, vinder stikket og åbner det næste. Har vinderen ikke flere kort, åbner den næste rundt om bordet der har nogen. De sidste kort fra en der går ud, kan slås som alle andre, og den der vinder stikket, spiller ud.
rules-comemierda-example-last = Leire har ét kort tilbage, en femmer. Ana spiller ud med en firer, Jon og Marit melder pas, og Leire lægger femmeren og er ude. Ana, Jon og Marit bliver spurgt én gang til og melder pas. Leire har vundet stikket, men har ingen kort, så Ana, der sidder som den næste, åbner.

## Offices

rules-comemierda-section-offices = At gå ud, og embederne
rules-comemierda-c11 = Runden slutter i det øjeblik kun én spiller har kort, også midt i et stik: den spiller får ikke lov at svare. De kort der er til overs, bliver vist.
rules-comemierda-c12 = Du må gå ud med toeren i mønter.
rules-comemierda-c13 = Den rækkefølge I går ud i, giver embederne. Den første er presidente, den anden vicepresidente, den sidste der slipper ud, er { office-vicecomemierda }, og den der sidder tilbage med kort, er { office-comemierda }. Er I flere end fire, er dem i midten pueblo, folket: ingen point, intet bytte.

## The exchange

rules-comemierda-section-exchange = Byttet
rules-comemierda-c20 =
    Fra og med anden runde skifter nogle kort hænder før der spilles. Først flytter bordet de to højeste kort fra { office-comemierda } til presidente, og det højeste fra { office-vicecomemierda } til vicepresidente.

    Så giver presidente to kort efter eget valg til { office-comemierda }, og vicepresidente ét efter eget valg til { office-vicecomemierda }. De vælger efter at have set hvad de fik, og må gerne give de samme kort tilbage. Alle ender med lige så mange kort som de fik delt ud.
rules-comemierda-c21 = De to par bytter samtidig og venter ikke på hinanden. Spillet begynder når begge er færdige.
rules-comemierda-c22 = Kun de to i et par ser de kort de bytter. Alle andre ser hvor mange det var.
rules-comemierda-c23 = Den der var { office-comemierda } i den forrige runde, åbner det første stik, med hvad som helst. Ingen skifter plads.
rules-comemierda-c24 = Er de højeste kort lige høje, vælger bordet efter farve: først mønter, så bægre, sværd og køller. Toeren i mønter går foran enhver anden toer.
rules-comemierda-example-gift = De bedste kort hos { office-comemierda } er en konge og tre esser: i køller, i sværd og i bægre. Esserne i bægre og i sværd går til presidente.

## Points

rules-comemierda-section-points = Point og partiets slutning
rules-comemierda-c30 = Hver runde giver presidente 2 point, vicepresidente 1 og { office-vicecomemierda } 0, og koster { office-comemierda } 1. Tredje og fjerde runde tæller dobbelt, og fra den femte tæller hver runde tredobbelt, også det tabte point. Summen kan komme under nul.
rules-comemierda-points-label = Point efter embede og runde
rules-comemierda-points-office = Embede
rules-comemierda-points-hands-1 = Runde 1 og 2
rules-comemierda-points-hands-2 = Runde 3 og 4
rules-comemierda-points-hands-3 = Runde 5 og senere
rules-comemierda-c31 = Partiet slutter efter den runde hvor nogen har 21 point eller mere. Den højeste sum vinder, og er de højeste lige, deles sejren. Med fire spillere varer det fra 6 til 15 runder. Efter hver runde venter bordet til du beder om den næste.
rules-comemierda-example-points = Ana er presidente fem gange i træk: 2 og 2, 4 og 4, og 6 bliver 18 point. I sjette runde er Ana kun vicepresidente, men det giver 3 nu: 21, og partiet er slut.
rules-comemierda-c32 = Alle må vide hvor mange kort du har. Siden og loggen viser det stik der bliver spillet, og det forrige. Ældre stik bliver vist når runden er slut. At huske dem er en del af spillet.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Andre måder at spille på
rules-comemierda-options-intro = Hvert hus har sine regler. Disse kan vælges før et parti begynder. Det almindelige spil har ingen af dem, medmindre andet er nævnt.
rules-comemierda-option-players-name = Spillere
rules-comemierda-option-players = Fire til otte, og fire er det almindelige (C2, C13).
rules-comemierda-option-target-name = Point at spille til
rules-comemierda-option-target = Fra 1 til 99, og 21 er det almindelige. Uden et tal varer partiet til I stopper det (C31).
rules-comemierda-option-escalating-name = Senere runder tæller mere
rules-comemierda-option-escalating = Almindeligt. Slået fra tæller hver runde enkelt (C30).
rules-comemierda-option-pass-locks-out-name = Pas lukker dig ude
rules-comemierda-option-pass-locks-out = Den der melder pas, er ude af stikket til det er færdigt, også med toeren i mønter. Når alle andre er lukket ude, er stikket straks slut (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Lige højt er nok
rules-comemierda-option-equal-may-be-played = Du må også lægge samme værdi ovenpå. Det visker pasmeldingerne ud og vinder som alt andet, og ingen bliver sprunget over (C6).
rules-comemierda-option-first-lead-shows-three-name = Begynd med treeren i mønter
rules-comemierda-option-first-lead-shows-three = Det allerførste udspil i partiet er en eller flere treere, og treeren i mønter skal være med (C3).
rules-comemierda-option-blind-exchange-name = Blindt bytte
rules-comemierda-option-blind-exchange = De højeste kort bliver lagt til side uset. Presidente og vicepresidente giver fra den hånd de fik delt ud, og først da bliver kortene udvekslet (C20).
rules-comemierda-option-presidente-opens-name = Presidente åbner
rules-comemierda-option-presidente-opens = Fra og med anden runde åbner den der var presidente i den forrige, ikke { office-comemierda } (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = Ikke ud på toeren i mønter
rules-comemierda-option-no-finish-on-two-of-oros = Du må stadig spille den som dit sidste kort, men så kommer du allersidst, efter den der sidder tilbage med kort. Med fire spillere bliver den anden { office-vicecomemierda } (C12).
