# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = { game-comemierda }, reglene
rules-comemierda-intro =
    { game-comemierda } er den spanske fetteren til President. Bli kvitt kortene dine før de andre: Førstemann ut er presidente, og den som blir sittende med de siste kortene, er { office-comemierda }.

    I neste runde merkes det. Den som sitter nederst, gir fra seg sine to beste kort og får tilbake to som den øverste kan være foruten. Den som er på topp, blir gjerne der, helt til noen kommer nedenfra og opp.

## In short

rules-comemierda-section-short = Kort fortalt
rules-comemierda-short-1 = Fire spillere, ti kort hver. Noen spiller ut ett eller flere kort med samme verdi.
rules-comemierda-short-2 = Etter tur slår dere dem med like mange kort av høyere verdi, eller melder pass. Den som ikke blir slått, åpner neste stikk.
rules-comemierda-short-3 = Toeren i mynter slår alt og avslutter stikket på flekken.
rules-comemierda-short-4 = Rekkefølgen dere går tom for kort i, gir verv og poeng. Førstemann til 21 avslutter partiet.

## The cards

rules-comemierda-section-cards = Kortene
rules-comemierda-order-label = Verdiene fra lav til høy
rules-comemierda-c4 =
    Den spanske kortstokken har førti kort i fire farger: mynter (oros), begere (copas), sverd (espadas) og køller (bastos). Fra lav til høy er verdiene 3, 4, 5, 6, 7, knekt, ridder, konge, ess og toer, og over dem alle står toeren i mynter.

    Toeren i mynter er en verdi for seg. Den spilles aldri sammen med andre toere, så det meste du kan legge, er tre toere. Ellers betyr fargene ingenting, bortsett fra når det skal finnes ut hvem som åpner første runde (C3), og hvilket av flere like kort som gis bort (C24).

## Sitting down

rules-comemierda-section-start = Ved bordet
rules-comemierda-c1 = Alle beholder plassen sin hele partiet. Det spilles rundt bordet mot klokka, på spansk vis, og en pil på duken viser veien.
rules-comemierda-c2 =
    Spillet er for fire, men fem til åtte kan også spille det. Hele kortstokken deles ut, ett kort om gangen, fra spilleren etter giveren. Går det ikke opp, får de første ett kort mer.

    Første giver trekkes ved lodd. Etter hver runde går utdelingen én plass videre.
rules-comemierda-c3 = I første runde åpner den som har treeren i mynter, med hva som helst: Selve treeren kan godt bli på hånden.

## A trick

rules-comemierda-section-trick = Stikket
rules-comemierda-c5 = Den som åpner et stikk, legger ett til fire kort med samme verdi og kan ikke passe. Du trenger ikke å legge alt du har: Med tre sjuere på hånden er to av dem et fint utspill.
rules-comemierda-c6 = De andre følger etter tur. Hver av dem passer eller legger like mange kort av høyere verdi: ett på ett, par på par. Du kan passe selv om du kunne slått.
rules-comemierda-example-follow = Inés spiller ut to femmere. Du kan legge to sjuere, eller passe. To treere er for lavt, tre sjuere er for mange, og én konge alene er for lite.
rules-comemierda-c7 = Toeren i mynter slår alt. Du legger den alene, når det er din tur, samme hvor mange kort stikket krever, og du kan åpne med den også. Stikket slutter der og da, og ingen andre blir spurt. Ingenting annet bryter av et stikk, ikke engang tre toere, bortsett fra at hele runden er over (C11).
rules-comemierda-example-two = Lope spiller ut to konger. Marit svarer med toeren i mynter, alene: Stikket er over, og Marit åpner det neste.
rules-comemierda-c8 = Et pass gjelder bare den ene gangen. Kommer turen rundt til deg igjen i samme stikk, kan du spille.
rules-comemierda-c9 = Stikket er over når alle andre som fortsatt har kort, har passet siden det sist ble lagt noe. Legges det noe nytt, er alle tidligere pass visket ut. De som er ute, blir ikke spurt, og ingen skal slå sine egne kort.
rules-comemierda-example-round = Ana spiller ut en firer, Jon passer, Marit legger en sjuer, Leire og Ana passer. Så er turen kommet til Jon igjen, som passet i stad, men nå legger en konge. Når de tre andre har passet, får Jon stikket.
rules-comemierda-c10 = Den som la sist, vinner stikket og åpner det neste. Har vinneren ingen kort igjen, åpner den neste rundt bordet som har noen. De siste kortene til en som går ut, kan slås som alle andre, og den som vinner stikket, spiller ut.
rules-comemierda-example-last = Leire har ett kort igjen, en femmer. Ana spiller ut en firer, Jon og Marit passer, og Leire legger femmeren og er ute. Ana, Jon og Marit blir spurt én gang til og passer. Leire har vunnet stikket, men har ingen kort, så Ana, som sitter nærmest, åpner.

## Offices

rules-comemierda-section-offices = Å gå ut, og vervene
rules-comemierda-c11 = Runden slutter i det øyeblikket bare én spiller har kort, også midt i et stikk: Den spilleren får ikke svare. Kortene som er til overs, vises fram.
rules-comemierda-c12 = Det er lov å gå ut med toeren i mynter.
rules-comemierda-c13 = Rekkefølgen dere går ut i, gir vervene. Den første er presidente, den andre vicepresidente, den siste som kommer seg ut, er { office-vicecomemierda }, og den som sitter igjen med kort, er { office-comemierda }. Er dere flere enn fire, er de i midten pueblo, folket: ingen poeng, ikke noe bytte.

## The exchange

rules-comemierda-section-exchange = Byttet
rules-comemierda-c20 =
    Fra andre runde av bytter noen kort før det spilles. Først flytter bordet de to høyeste kortene fra { office-comemierda } til presidente, og det høyeste fra { office-vicecomemierda } til vicepresidente.

    Så gir presidente to valgfrie kort til { office-comemierda }, og vicepresidente ett valgfritt til { office-vicecomemierda }. De velger etter å ha sett hva de fikk, og kan godt gi de samme kortene tilbake. Alle ender med like mange kort som de fikk utdelt.
rules-comemierda-c21 = De to parene bytter samtidig og venter ikke på hverandre. Spillet begynner når begge er ferdige.
rules-comemierda-c22 = Bare de to i et par ser kortene de bytter. Alle andre ser hvor mange det var.
rules-comemierda-c23 = Den som var { office-comemierda } i forrige runde, åpner det første stikket, med hva som helst. Ingen bytter plass.
rules-comemierda-c24 = Er de høyeste kortene like, velger bordet etter farge: først mynter, så begere, sverd og køller. Toeren i mynter går foran enhver annen toer.
rules-comemierda-example-gift = De beste kortene hos { office-comemierda } er en konge og tre ess: i køller, i sverd og i begere. Essene i begere og i sverd går til presidente.

## Points

rules-comemierda-section-points = Poeng og slutten på partiet
rules-comemierda-c30 = Hver runde gir presidente 2 poeng, vicepresidente 1 og { office-vicecomemierda } 0, og koster { office-comemierda } 1. Tredje og fjerde runde teller dobbelt, og fra femte av teller hver runde tredobbelt, også det tapte poenget. Summen kan gå under null.
rules-comemierda-points-label = Poeng etter verv og runde
rules-comemierda-points-office = Verv
rules-comemierda-points-hands-1 = Runde 1 og 2
rules-comemierda-points-hands-2 = Runde 3 og 4
rules-comemierda-points-hands-3 = Runde 5 og senere
rules-comemierda-c31 = Partiet slutter etter den runden der noen har 21 poeng eller mer. Høyest sum vinner, og er de høyeste like, deles seieren. Med fire spillere tar det fra 6 til 15 runder. Etter hver runde venter bordet til du ber om den neste.
rules-comemierda-example-points = Ana er presidente fem ganger på rad: 2 og 2, 4 og 4, og 6 blir 18 poeng. I sjette runde er Ana bare vicepresidente, men det gir 3 nå: 21, og partiet er over.
rules-comemierda-c32 = Alle får vite hvor mange kort du har. Siden og loggen viser stikket som spilles, og det forrige. Eldre stikk vises når runden er over. Å huske dem er en del av spillet.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Andre måter å spille på
rules-comemierda-options-intro = Hvert hus har sine regler. Disse kan velges før et parti begynner. Det vanlige spillet har ingen av dem, om ikke annet er sagt.
rules-comemierda-option-players-name = Spillere
rules-comemierda-option-players = Fire til åtte, og fire er vanlig (C2, C13).
rules-comemierda-option-target-name = Poeng å spille til
rules-comemierda-option-target = Fra 1 til 99, og 21 er vanlig. Uten et tall varer partiet til dere stopper det (C31).
rules-comemierda-option-escalating-name = Senere runder teller mer
rules-comemierda-option-escalating = Vanlig. Slått av teller hver runde enkelt (C30).
rules-comemierda-option-pass-locks-out-name = Pass stenger deg ute
rules-comemierda-option-pass-locks-out = Den som passer, er ute av stikket til det er ferdig, også med toeren i mynter. Når alle andre er stengt ute, er stikket over med en gang (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Likt er nok
rules-comemierda-option-equal-may-be-played = Du kan også legge samme verdi oppå. Det visker ut passene og vinner som alt annet, og ingen hoppes over (C6).
rules-comemierda-option-first-lead-shows-three-name = Begynn med treeren i mynter
rules-comemierda-option-first-lead-shows-three = Det aller første utspillet i partiet er én eller flere treere, og treeren i mynter må være med (C3).
rules-comemierda-option-blind-exchange-name = Blindt bytte
rules-comemierda-option-blind-exchange = De høyeste kortene legges til side usett. Presidente og vicepresidente gir fra hånden de fikk utdelt, og først da skifter kortene plass (C20).
rules-comemierda-option-presidente-opens-name = Presidente åpner
rules-comemierda-option-presidente-opens = Fra andre runde av åpner den som var presidente i forrige runde, ikke { office-comemierda } (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = Ikke ut med toeren i mynter
rules-comemierda-option-no-finish-on-two-of-oros = Du kan fortsatt spille den som siste kort, men da kommer du aller sist, etter den som sitter igjen med kort. Med fire spillere blir den personen { office-vicecomemierda } (C12).
