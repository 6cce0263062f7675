# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = Gnav, reglene
rules-gnav-intro =
    Gnav har vært spilt rundt norske bord i et par hundre år, med kort eller med brikker. Alle har ett eneste kort, og det laveste koster et liv. Du har én ting å avgjøre: om du vil beholde kortet ditt eller be naboen bytte.

    Det høres enkelt ut, helt til naboen viser en katt.

## In short

rules-gnav-section-short = Kort fortalt
rules-gnav-short-1 = Fire spillere, tre liv og ett kort hver. Bare du ser ditt.
rules-gnav-short-2 = Når det er din tur, beholder du kortet eller bytter med nestemann til venstre. Giveren er sist og bytter med bunken.
rules-gnav-short-3 = De fem høyeste kortene lar seg ikke bytte, og noen av dem biter.
rules-gnav-short-4 = Så snus alle kortene, og det laveste betaler et liv. Den siste som lever, vinner.

## The cards

rules-gnav-section-cards = Kortene
rules-gnav-order-label = Kortene fra lavt til høyt
rules-gnav-order =
    Det er 42 kort, to av hvert av 21 slag, og ingen farger. Fra lavt til høyt: narren, uglen, potten, 0, tallene fra I til XII, huset, hesten, katten, dragonen og gjøken.

    De fem høyeste er bildekortene, eller matadorene. De trer i kraft når noen ber om dem. Dragonen er forresten en soldat til hest, ikke et udyr.

## Dealing

rules-gnav-section-deal = Utdelingen
rules-gnav-g1 = Første giver trekkes ved lodd. Etter hver omgang, også en som hoppes over, går giverknappen med klokka til neste spiller som lever, enten den spilleren står over eller ikke.
rules-gnav-g2 =
    Alle de 42 kortene stokkes til hver omgang, og alle som er med, får ett, med baksiden opp. Resten er bunken.

    Får du utdelt en narr, må du melde den: Bordet viser den til alle med en gang. Hvor den narren går siden, er også åpent for alle.
rules-gnav-g3 = Spilleren til venstre for giveren begynner, så går det videre med klokka, og giveren er sist. Står giveren over, er den siste i rekken giver i stedet.

## The turn

rules-gnav-section-turn = Stå eller bytte
rules-gnav-g4 =
    Når det er din tur, beholder du kortet eller ber nestemann til venstre bytte. Den som har et tall, 0, potten, uglen eller en narr, må si ja. De to kortene skifter hånd, dere ser hver bare kortet dere får, og den som ble spurt, er neste.

    Du spør høyst én gang i en omgang, og bare de som ikke har hatt turen sin, kan bli spurt.
rules-gnav-g5 = Giveren, som er sist, beholder kortet eller bytter med det øverste i bunken. Et vanlig kort må tas. Bare giveren ser det. Det gamle kortet legges bort med baksiden opp og teller ikke lenger. En narr som trekkes, meldes ikke.
rules-gnav-example-swaps = Ana har III, Jon IX, Inés VII, og Lope, som er giver, har V. Alle spør, og Lope trekker VIII. De ender med IX, VII, V og VIII: Inés har laveste kort og betaler.

## Picture cards

rules-gnav-section-pictures = Bildekortene
rules-gnav-g10 = Et bildekort gjør noe bare når noen ber om det, og da med den som spurte, selv om spørsmålet kom dit forbi et hus eller en hest. Det vises fram, skifter aldri hånd og blir liggende åpent. Den som har det, kan spørre som alle andre, så lenge turen ikke er tapt.
rules-gnav-g6 =
    Hus og hest: Den som har kortet, viser det og beholder det, og spørsmålet går videre til nestemann, eller forbi giveren til bunken. Den som til slutt bytter, er neste. De som ble forbigått, mister turen.

    Trekkes et hus eller en hest fra bunken, legges det åpent til side, og neste kort trekkes.
rules-gnav-example-house = Ana har II, Jon huset, Inés XI, og Lope, som er giver, har VI. Ana spør Jon, som viser huset. Da må Inés bytte: Ana har XI og Inés II. Jon mister turen. Inés er neste og får VI fra Lope. Lope trekker VII. Inés har laveste kort og betaler.
rules-gnav-g7 = Dragon: Den som har kortet, viser det og sier nei. Du mister et liv og beholder kortet ditt. Spillet går videre til venstre for dragonen, og den som viste den, mister turen.
rules-gnav-example-dragoon = Ana har II og spør Jon, som viser dragonen: Ana mister et liv. Inés med VIII og Lope med VI står. II er laveste kort, så Ana mister et liv til.
rules-gnav-g8 = Katt: Den som har kortet, viser det og sier nei. Du mister et liv, og alle bytter så langt i omgangen oppheves, det siste først, også de som ble gjort før et hus eller en hest. Tapte liv, brukte turer og viste kort blir som de er. Spillet går videre til venstre for katten, og ingen får to turer.
rules-gnav-example-cat = Ana har II, Jon IX, Inés katten, Lope V. Ana bytter med Jon og har nå IX. Jon spør Inés: katten! Jon mister et liv, og byttet oppheves: II er tilbake hos Ana, som ikke får en tur til. Lope står, og Ana betaler for laveste kort.
rules-gnav-g9 = Gjøk: Den som har kortet, viser det, byttingen er over med en gang, og omgangen gjøres opp. Det koster ikke noe å be om den.
rules-gnav-g11 = Om giveren, eller et spørsmål som har kommet så langt, trekker et slikt kort fra bunken: Gjøken stanser byttingen, dragonen koster et liv, katten koster et liv og opphever alle bytter. Du beholder kortet ditt, om ikke katten sender det tilbake, og byttingen er over.

## Settlement

rules-gnav-section-settlement = Hvem betaler
rules-gnav-g12 = Byttingen er over når den siste har hatt turen sin, og også når den siste sier nei til et spørsmål, eller et spørsmål når fram til bunken.
rules-gnav-g13 = Tar en dragon eller en katt ditt siste liv, er du ute med en gang, og kortet ditt teller ikke med. Opphever en katt byttene etter det, går kortene likevel tilbake gjennom plassen din.
rules-gnav-g20 =
    Alle kortene snus. Er det ingen narr blant dem, mister alle med laveste kort et liv. Er det én narr, mister den som har den, et liv, og det gjør også alle med det laveste av de andre kortene. Er det to narrer, betaler bare de to.

    Kort hos spillere som gikk ut i omgangen, og kort som er lagt bort, vises fram, men teller ikke: En narr blant dem er ingen narr.
rules-gnav-example-fool = Ana har en narr, Jon og Inés III hver, Lope VIII, og alle står. Ana, Jon og Inés mister et liv hver, og Ana står over neste omgang.
rules-gnav-g21 = Den som sitter med en narr når omgangen er slutt, og fortsatt lever, står over den neste: ikke noe kort, ingen tur, ingenting å betale. Ingen andre står over. Etterpå er man med igjen.
rules-gnav-g22 = Er bare én spiller igjen i omgangen når byttingen er over, vises kortene, men ingen betaler, og ingen står over for det. Er den spilleren også den siste som lever i partiet, er partiet vunnet.
rules-gnav-g23 = Når færre enn to skulle spille, hoppes omgangen over. Det koster ingen liv, de som sto over, er med igjen, og giverknappen går videre.

## The end

rules-gnav-section-end = Slutten på partiet
rules-gnav-g24 = Den siste som lever, vinner. Faller de siste samtidig når kortene sammenlignes, blir det uavgjort. Men sto noen over imens, blir det ikke uavgjort: Den som sto over, vinner, og var de flere, spiller de videre.
rules-gnav-g25 = Etter hver omgang venter bordet til du ber om den neste, og etter partiet til du starter igjen. En omgang som hoppes over, blir sagt fra om, og den neste kommer av seg selv.
rules-gnav-g26 = Med fire spillere og tre liv har et parti høyst elleve omganger som spilles ut, og ingen mister mer enn to liv i én omgang.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Andre måter å spille på
rules-gnav-options-intro = Disse kan velges før et parti begynner. Det vanlige spillet har ingen av dem, om ikke annet er sagt.
rules-gnav-option-players-name = Spillere
rules-gnav-option-players = To til åtte, og fire er vanlig (G2).
rules-gnav-option-lives-name = Liv
rules-gnav-option-lives = Ett til ni, og tre er vanlig (G2).
rules-gnav-option-fool-rests-name = Narren står over
rules-gnav-option-fool-rests = Vanlig. Slått av står ingen noen gang over, og ingen omgang hoppes over (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = Narren betaler alene
rules-gnav-option-fool-spares-next-lowest = Er det én narr på bordet, mister bare den som har den, et liv (G20).
rules-gnav-option-cat-undoes-name = Katten opphever bytter
rules-gnav-option-cat-undoes = Vanlig. Slått av koster katten bare et liv (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = Gjøken koster et liv
rules-gnav-option-cuckoo-costs-asker = Den som ber om en gjøk, eller trekker en, mister et liv før omgangen gjøres opp. Hvis det var det siste, går den spilleren ut, og kortet teller ikke med (G9, G13).
rules-gnav-option-all-zero-replays-name = Aldri uavgjort
rules-gnav-option-all-zero-replays = Spillere som ville fått uavgjort, får ett liv hver i stedet og spiller videre. Ingen står over for den omgangen (G24).
