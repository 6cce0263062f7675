# Den vejledte første runde i hvert spil: det der siges ved hvert trin, i højst to korte sætninger. Af de tre andre ved
# bordet kommer $next efter den der læser, så $across, så $before. Kortene hedder som i cards.ftl.

guide = Guidet runde
guide-step = Trin { $number } af { $count }
guide-go-on = Videre
guide-skip = Spring over
guide-play = Spil rigtigt
# Om alt andet der også kunne gøres
refused-guide-other = Det kunne du også gøre. Prøv foreløbig det der har en ring om sig.

## Comemierda

guide-comemierda-keys = Med taster: pile til kortet, mellemrum tager det, Enter spiller.
guide-comemierda-hand = Disse ti kort er dine, de lave til venstre, de høje til højre. Jo før du kommer af med dem alle, jo bedre.
guide-comemierda-ranks = Treeren er lavest, esser og toere er høje, og toeren i mønter slår alt. Her kan du se rækkefølgen når du vil.
guide-comemierda-higher = { $before } har spillet en treer ud. Efter tur slår man den med et højere kort eller melder pas: tag femmeren, og spil den.
guide-comemierda-pass = Nu ligger der et es. Kun toeren i mønter ville slå det, og den er værd at gemme: meld pas.
guide-comemierda-count = Der er spillet to seksere ud, så den der vil slå dem, skal også bruge to ens. Tag begge syvere, og spil dem.
guide-comemierda-two = Der ligger to riddere. Toeren i mønter slår alt, helt alene, og afslutter stikket med det samme: spil den nu.
guide-comemierda-lead = Stikket er dit, så du spiller ud: et til fire kort af samme værdi. Kom af med alle fire firere på én gang.
guide-comemierda-out = Ingen kunne slå dem, og du spiller ud igen. Spil begge konger, så løber du tør for kort før alle andre.
guide-comemierda-offices = Den der først løber tør, bliver { office-presidente }, og den der sidder tilbage med kort, bliver { office-comemierda }. Det giver point; gå videre, og del ud igen.
guide-comemierda-exchange = Den der er { office-presidente }, får de to højeste kort fra den der er { office-comemierda }, og giver to efter eget valg tilbage. Giv treeren og fireren væk.
guide-comemierda-end = Mere behøver du ikke: der spilles runder til nogen har 21 point. Prøv nu selv.

## Gnav

guide-gnav-card = Alle har ét kort, og dette er dit. Når omgangen er slut, koster det laveste et liv, og den sidste i live vinder.
guide-gnav-ranks = Her kan du se rækkefølgen når du vil, fra narren op til gøgen. III er ret lavt.
guide-gnav-ask = Det er din tur: behold kortet, eller byt med { $next }. III kan godt være det laveste, så byt.
guide-gnav-horse = { $next } har hesten, og den siger nej, så spørgsmålet gik videre til { $across }, der måtte bytte. Nu har du IX.
guide-gnav-settled = Alle kort bliver vist. { $before } har det laveste og mister et liv; gå videre, og del ud igen.
guide-gnav-again = II, endnu lavere end før. Byt med { $next } igen.
guide-gnav-cat = { $next } ville bytte med { $across } og mødte katten: det koster { $next } et liv, og alle bytter ophæves. Du har fået II tilbage.
guide-gnav-life = II er det laveste, så denne gang mister du et liv. Du har to tilbage; gå videre, og del ud igen.
guide-gnav-keep = Du er giver, så du er sidst og kunne kun bytte med bunken. XII er ikke let at bytte til noget bedre: behold det.
guide-gnav-fool = En nar koster et liv, og det laveste af de andre kort betaler også. { $across } betalte to gange, for dragonen blev også spurgt.
guide-gnav-end = Huset siger nej som hesten, og gøgen afslutter byttet med det samme. Resten kan du: prøv nu selv.
