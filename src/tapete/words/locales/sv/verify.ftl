# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Kontrollera ett parti: Tapete
verify-heading = Blandades korten ärligt?
verify-lead = Se efter själv. Den här sidan räknar fram varje giv på nytt, här i din webbläsare, och frågar ingen.
verify-link = Kontrollera ett parti

## The record

verify-choose = Välj ett protokoll
verify-another = Välj ett annat protokoll
verify-drop = eller släpp filen här
verify-file = Ett protokoll är filen till ett parti, och dess namn slutar på .jsonl.
verify-fetching = Hämtar protokollet …
verify-save = Spara protokollet
verify-unreadable = Det här är inget protokoll över ett parti: rad { $line } hör inte hemma i ett sådant.
verify-no-file = Filen går inte att läsa.
verify-none-unsealed = Partiet var varken förseglat eller spelat från ett frö, så det finns inget att kontrollera.
verify-none-unopened = Partiets hemlighet är inte öppnad än. Det sker när partiet är slut.
verify-none-empty = Inget delades ut i det här partiet, så det finns inget att kontrollera.

## How it works

verify-how = Så går det till
verify-how-seal = Före det första kortet drar rummet ett hemligt tal som avgör varje blandning i partiet, och förseglar det. Du får se sigillet, inte talet.
verify-how-share = Sedan lägger din webbläsare till ett eget tal. Därför kan ingen välja korten: varken rummet, robotarna eller du.
verify-how-open = När partiet är slut öppnas hemligheten. Tillsammans med spelarnas tal ger den varje kortlek, kort för kort, och vem som helst kan räkna fram dem på nytt.

## What was found; $count counts the deals with cards

verify-fair = Allt stämmer
verify-fair-seal = { $count ->
    [one] Den enda given är den som den förseglade hemligheten ger, till sista kortet.
   *[other] Alla { $count } givar är de som den förseglade hemligheten ger, till sista kortet.
}
verify-fair-seed = { $count ->
    [one] Den enda given är den som fröet ger, till sista kortet.
   *[other] Alla { $count } givar är de som fröet ger, till sista kortet.
}
verify-unfair = Något stämmer inte
verify-unfair-note = Det som inte stämmer är märkt här nedan. Filen kan ha ändrats på vägen till dig. Har den inte det, lita då inte på det här partiet.
verify-seal-fits = Hemligheten är den som förseglades.
verify-seal-differs = Hemligheten är inte den som förseglades.
verify-seed = De här givarna kommer från fröet till en simulering: vem som helst kan spela samma parti igen.
verify-memory-ours = Din webbläsare fick se sigillet före det första kortet, och talet den lade till är med i varje blandning.
verify-memory-seen = Din webbläsare fick se sigillet före det första kortet. Talet den lade till kom för sent till blandningen.
verify-memory-late = Din webbläsare såg sigillet först när korten låg på bordet.
verify-memory-another-share = Talet som står på din plats är inte det som din webbläsare lade till.
verify-memory-another-seal = Det här är inte ett sigill som din webbläsare fick se vid det här bordet.
verify-memory-unknown = Den här webbläsaren var inte vid bordet, så den kan inte säga när sigillet visades.
verify-deals = Giv för giv
verify-deal = Giv { $number }
verify-deal-fits = alla { $count } kort stämmer
verify-deal-differs = hemligheten ger andra kort än de här
verify-deal-skipped = överhoppad, inget delades ut
verify-lot-fits = Först att dela ut var { $who }, som lotten föll.
verify-lot-differs = Först att dela ut var { $who }, men lotten föll på { $drawn }.
verify-robot = roboten på plats { $seat }
verify-moves = Den här sidan ser bara på blandningarna. Dragen kontrolleras med ”tapete verify” på kommandoraden, med samma fil.

## The seal on the table

verify-seal = Förseglad blandning
verify-seal-heading = Blandningen är förseglad
verify-seal-what = Före det första kortet drog rummet ett hemligt tal som avgör varje blandning i det här partiet, och förseglade det. Här är sigillet, samma för alla vid bordet:
verify-seal-note = Skriv gärna ner det: en annan hemlighet skulle ha ett annat sigill.
verify-seal-check = Kontrollera det här partiet
verify-seal-later = När partiet är slut kan du kontrollera det här.
