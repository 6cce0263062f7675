# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = Gnav, reglerne
rules-gnav-intro =
    Gnav er blevet spillet i danske stuer i et par hundrede år, med kort eller med brikker, og vi siger stadig hus forbi efter det. Alle har ét eneste kort, og det laveste koster et liv. Du har én ting at afgøre: om du vil beholde dit kort eller bede naboen om at bytte.

    Det lyder enkelt, indtil naboen viser en kat.

## In short

rules-gnav-section-short = Kort fortalt
rules-gnav-short-1 = Fire spillere, tre liv og ét kort hver. Kun du ser dit.
rules-gnav-short-2 = Når det er din tur, beholder du dit kort eller bytter med den næste til venstre. Giveren er sidst og bytter med bunken.
rules-gnav-short-3 = De fem højeste kort lader sig ikke bytte, og nogle af dem bider.
rules-gnav-short-4 = Så bliver alle kort vendt, og det laveste betaler et liv. Den sidste i live vinder.

## The cards

rules-gnav-section-cards = Kortene
rules-gnav-order-label = Kortene fra lavt til højt
rules-gnav-order =
    Der er 42 kort, to af hver af 21 slags, og ingen farver. Fra lavt til højt: narren, uglen, potten, 0, tallene fra I til XII, huset, hesten, katten, dragonen og gøgen.

    De fem højeste er billedkortene, eller matadorerne. De træder i kraft når nogen beder om dem. Dragonen er i øvrigt en soldat til hest, ikke et uhyre.

## Dealing

rules-gnav-section-deal = Uddelingen
rules-gnav-g1 = Den første giver findes ved lodtrækning. Efter hver omgang, også en der bliver sprunget over, går giverknappen med uret til den næste spiller der er i live, uanset om den spiller sidder over.
rules-gnav-g2 =
    Alle 42 kort bliver blandet til hver omgang, og alle der er med, får ét, med bagsiden opad. Resten er bunken.

    Får du en nar delt ud, skal du melde den: bordet viser den straks til alle. Hvor den nar siden går hen, er også åbent for alle.
rules-gnav-g3 = Spilleren til venstre for giveren begynder, så går det videre med uret, og giveren er sidst. Sidder giveren over, er den sidste i rækken giver i stedet.

## The turn

rules-gnav-section-turn = Stå eller byt
rules-gnav-g4 =
    Når det er din tur, beholder du dit kort eller beder den næste til venstre om at bytte. Den der har et tal, 0, potten, uglen eller en nar, skal sige ja. De to kort skifter hænder, I ser hver kun det kort I får, og den der blev spurgt, er den næste.

    Du spørger højst én gang i en omgang, og kun de der ikke har haft deres tur, kan blive spurgt.
rules-gnav-g5 = Giveren, som er sidst, beholder sit kort eller bytter med det øverste i bunken. Et almindeligt kort skal tages. Kun giveren ser det. Det gamle kort bliver lagt væk med bagsiden opad og tæller ikke længere. En nar der bliver trukket, meldes ikke.
rules-gnav-example-swaps = Ana har III, Jon IX, Inés VII, og Lope, som er giver, har V. Alle spørger, og Lope trækker VIII. De ender med IX, VII, V og VIII: Inés har laveste kort og betaler.

## Picture cards

rules-gnav-section-pictures = Billedkortene
rules-gnav-g10 = Et billedkort gør kun noget når nogen beder om det, og da mod den der spurgte, også hvis spørgsmålet kom dertil forbi et hus eller en hest. Det bliver vist, skifter aldrig hænder og bliver liggende åbent. Den der har det, må spørge som alle andre, så længe turen ikke er tabt.
rules-gnav-g6 =
    Hus og hest: den der har kortet, viser det og beholder det, og spørgsmålet går videre til den næste, eller forbi giveren til bunken. Den der til sidst bytter, er den næste. De der blev sprunget over, mister deres tur.

    Bliver et hus eller en hest trukket fra bunken, lægges det åbent til side, og det næste kort bliver trukket.
rules-gnav-example-house = Ana har II, Jon huset, Inés XI, og Lope, som er giver, har VI. Ana spørger Jon, som viser huset. Så skal Inés bytte: Ana har XI og Inés II. Jon har mistet sin tur. Inés er den næste og får VI fra Lope. Lope trækker VII. Inés har laveste kort og betaler.
rules-gnav-g7 = Dragon: den der har kortet, viser det og siger nej. Du mister et liv og beholder dit kort. Spillet går videre til venstre for dragonen, og den der viste den, mister sin tur.
rules-gnav-example-dragoon = Ana har II og spørger Jon, som viser dragonen: Ana mister et liv. Inés med VIII og Lope med VI står. II er laveste kort, så Ana mister et liv mere.
rules-gnav-g8 = Kat: den der har kortet, viser det og siger nej. Du mister et liv, og alle bytter indtil nu i omgangen bliver ophævet, det seneste først, også dem der blev gjort før et hus eller en hest. Tabte liv, brugte ture og viste kort bliver som de er. Spillet går videre til venstre for katten, og ingen får to ture.
rules-gnav-example-cat = Ana har II, Jon IX, Inés katten, Lope V. Ana bytter med Jon og har nu IX. Jon spørger Inés: katten! Jon mister et liv, og byttet bliver ophævet: II er tilbage hos Ana, som ikke får en tur mere. Lope står, og Ana betaler for laveste kort.
rules-gnav-g9 = Gøg: den der har kortet, viser det. Så er det straks slut med at bytte, og omgangen gøres op. Det koster ikke noget at bede om den.
rules-gnav-g11 = Hvis giveren, eller et spørgsmål der er nået så langt, trækker et af dem fra bunken: gøgen gør en ende på byttet, dragonen koster et liv, katten koster et liv og ophæver alle bytter. Du beholder dit kort, medmindre katten sender det tilbage, og så er det slut med at bytte.

## Settlement

rules-gnav-section-settlement = Hvem der betaler
rules-gnav-g12 = Det er slut med at bytte når den sidste har haft sin tur, og også når den sidste siger nej til et spørgsmål, eller et spørgsmål når frem til bunken.
rules-gnav-g13 = Tager en dragon eller en kat dit sidste liv, er du straks ude, og dit kort tæller ikke med. Ophæver en kat bytterne derefter, går kortene alligevel tilbage gennem din plads.
rules-gnav-g20 =
    Alle kort bliver vendt. Er der ingen nar imellem, mister alle med laveste kort et liv. Er der én nar, mister den der har den, et liv, og det gør også alle med det laveste af de andre kort. Er der to narre, betaler kun de to.

    Kort fra spillere der gik ud i omgangen, og kort der er lagt væk, bliver vist, men tæller ikke: en nar iblandt dem er ingen nar.
rules-gnav-example-fool = Ana har en nar, Jon og Inés III hver, Lope VIII, og alle står. Ana, Jon og Inés mister et liv hver, og Ana sidder over i næste omgang.
rules-gnav-g21 = Den der sidder med en nar når omgangen er slut, og stadig er i live, sidder over i den næste: intet kort, ingen tur, intet at betale. Ingen andre sidder over. Bagefter er man med igen.
rules-gnav-g22 = Er kun én spiller tilbage i omgangen når det er slut med at bytte, bliver kortene vist, men ingen betaler, og ingen sidder over for det. Er den spiller også den sidste i live i partiet, er partiet vundet.
rules-gnav-g23 = Når færre end to skulle spille, bliver omgangen sprunget over. Det koster ingen et liv, de der sad over, er med igen, og giverknappen går videre.

## The end

rules-gnav-section-end = Partiets slutning
rules-gnav-g24 = Den sidste i live vinder. Falder de sidste samtidig når kortene bliver sammenlignet, er det uafgjort. Men sad nogen over imens, er det ikke uafgjort: den der sad over, vinder, og var der flere, spiller de videre.
rules-gnav-g25 = Efter hver omgang venter bordet til du beder om den næste, og efter partiet til du starter igen. En omgang der springes over, bliver meldt, og den næste kommer af sig selv.
rules-gnav-g26 = Med fire spillere og tre liv har et parti højst elleve omgange der bliver spillet, og ingen mister mere end to liv i én omgang.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Andre måder at spille på
rules-gnav-options-intro = Disse kan vælges før et parti begynder. Det almindelige spil har ingen af dem, medmindre andet er nævnt.
rules-gnav-option-players-name = Spillere
rules-gnav-option-players = To til otte, og fire er det almindelige (G2).
rules-gnav-option-lives-name = Liv
rules-gnav-option-lives = Et til ni, og tre er det almindelige (G2).
rules-gnav-option-fool-rests-name = Narren sidder over
rules-gnav-option-fool-rests = Almindeligt. Slået fra sidder ingen nogensinde over, og ingen omgang bliver sprunget over (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = Narren betaler alene
rules-gnav-option-fool-spares-next-lowest = Er der én nar på bordet, mister kun den der har den, et liv (G20).
rules-gnav-option-cat-undoes-name = Katten ophæver bytter
rules-gnav-option-cat-undoes = Almindeligt. Slået fra koster katten kun et liv (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = Gøgen koster et liv
rules-gnav-option-cuckoo-costs-asker = Den der beder om en gøg eller trækker en, mister et liv før omgangen gøres op. Hvis det var det sidste, går den spiller ud, og kortet tæller ikke med (G9, G13).
rules-gnav-option-all-zero-replays-name = Aldrig uafgjort
rules-gnav-option-all-zero-replays = Spillere der ville have spillet uafgjort, får ét liv hver i stedet og spiller videre. Ingen sidder over for den omgang (G24).
