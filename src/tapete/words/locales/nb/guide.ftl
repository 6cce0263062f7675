# Den veiledede første runden i hvert spill: det som sies ved hvert steg, i høyst to korte setninger. Av de tre andre ved
# bordet kommer $next etter den som leser, så $across, så $before. Kortene heter som i cards.ftl.

guide = Veiledet runde
guide-step = Steg { $number } av { $count }
guide-go-on = Videre
guide-skip = Hopp over
guide-play = Spill på ordentlig
# Om alt annet som også kunne gjøres
refused-guide-other = Det kunne du også gjort. Prøv foreløpig det som har en ring rundt seg.

## Comemierda

guide-comemierda-keys = Med taster: piler til kortet, mellomrom tar det, Enter spiller.
guide-comemierda-hand = Disse ti kortene er dine, de lave til venstre, de høye til høyre. Jo før du blir kvitt alle, jo bedre.
guide-comemierda-ranks = Treeren er lavest, ess og toere er høye, og toeren i mynter slår alt. Her kan du se rekkefølgen når du vil.
guide-comemierda-higher = { $before } har spilt ut en treer. Etter tur slår man den med et høyere kort eller melder pass: Ta femmeren og spill den.
guide-comemierda-pass = Nå ligger det et ess der. Bare toeren i mynter ville slå det, og den er verdt å spare på: Meld pass.
guide-comemierda-count = Det er spilt ut to seksere, så den som vil slå dem, trenger også to like. Ta begge sjuerne og spill dem.
guide-comemierda-two = Der ligger to riddere. Toeren i mynter slår alt, helt alene, og avslutter stikket med en gang: Spill den nå.
guide-comemierda-lead = Stikket er ditt, så du spiller ut: ett til fire kort med samme verdi. Bli kvitt alle fire firerne på én gang.
guide-comemierda-out = Ingen kunne slå dem, og du spiller ut igjen. Spill begge kongene, så går du tom for kort før alle andre.
guide-comemierda-offices = Den som først går tom, blir { office-presidente }, og den som sitter igjen med kort, blir { office-comemierda }. Det gir poengene; gå videre og del ut igjen.
guide-comemierda-exchange = Den som er { office-presidente }, får de to høyeste kortene fra den som er { office-comemierda }, og gir to valgfrie tilbake. Gi bort treeren og fireren.
guide-comemierda-end = Mer trenger du ikke: Det spilles runder til noen har 21 poeng. Prøv selv nå.

## Gnav

guide-gnav-card = Alle har ett kort, og dette er ditt. Når omgangen er slutt, koster det laveste et liv, og den siste som lever, vinner.
guide-gnav-ranks = Her kan du se rekkefølgen når du vil, fra narren opp til gjøken. III er ganske lavt.
guide-gnav-ask = Det er din tur: Behold kortet, eller bytt med { $next }. III kan godt være det laveste, så bytt.
guide-gnav-horse = { $next } har hesten, og den sier nei, så spørsmålet gikk videre til { $across }, som måtte bytte. Nå har du IX.
guide-gnav-settled = Alle kort vises. { $before } har det laveste og mister et liv; gå videre og del ut igjen.
guide-gnav-again = II, enda lavere enn sist. Bytt med { $next } igjen.
guide-gnav-cat = { $next } ville bytte med { $across } og møtte katten: Det koster { $next } et liv, og alle bytter oppheves. Du har fått II tilbake.
guide-gnav-life = II er det laveste, så denne gangen mister du et liv. Du har to igjen; gå videre og del ut igjen.
guide-gnav-keep = Du er giver, så du er sist og kunne bare bytte med bunken. XII er det ikke lett å bytte til seg noe bedre for: Behold det.
guide-gnav-fool = En narr koster et liv, og det laveste av de andre kortene betaler også. { $across } betalte to ganger, for dragonen ble spurt i tillegg.
guide-gnav-end = Huset sier nei som hesten, og gjøken avslutter byttingen med en gang. Resten kan du: Prøv selv nå.
