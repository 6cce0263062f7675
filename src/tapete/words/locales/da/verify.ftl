# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Efterprøv et parti: Tapete
verify-heading = Blev kortene blandet ærligt?
verify-lead = Se selv efter. Denne side regner hver uddeling ud på ny, her i din browser, og spørger ingen.
verify-link = Efterprøv et parti

## The record

verify-choose = Vælg en protokol
verify-another = Vælg en anden protokol
verify-drop = eller slip filen her
verify-file = En protokol er filen til et parti, og dens navn ender på .jsonl.
verify-fetching = Henter protokollen …
verify-save = Gem protokollen
verify-unreadable = Dette er ikke protokollen til et parti: linje { $line } hører ikke hjemme i sådan en.
verify-no-file = Filen kan ikke læses.
verify-none-unsealed = Dette parti var hverken forseglet eller spillet fra et frø, så der er ikke noget at efterprøve.
verify-none-unopened = Partiets hemmelighed er ikke åbnet endnu. Det sker når partiet er slut.
verify-none-empty = Der blev ikke delt noget ud i dette parti, så der er ikke noget at efterprøve.

## How it works

verify-how = Sådan virker det
verify-how-seal = Før det første kort trækker rummet et hemmeligt tal som afgør hver blanding i partiet, og forsegler det. Du får seglet at se, ikke tallet.
verify-how-share = Så lægger din browser sit eget tal til. Derfor kan ingen vælge kortene: hverken rummet, robotterne eller du.
verify-how-open = Når partiet er slut, bliver hemmeligheden åbnet. Sammen med spillernes tal giver den hvert spil kort, kort for kort, og enhver kan regne dem ud på ny.

## What was found; $count counts the deals with cards

verify-fair = Alt passer
verify-fair-seal = { $count ->
    [one] Den eneste uddeling er den som den forseglede hemmelighed giver, til sidste kort.
   *[other] Alle { $count } uddelinger er dem som den forseglede hemmelighed giver, til sidste kort.
}
verify-fair-seed = { $count ->
    [one] Den eneste uddeling er den som frøet giver, til sidste kort.
   *[other] Alle { $count } uddelinger er dem som frøet giver, til sidste kort.
}
verify-unfair = Noget passer ikke
verify-unfair-note = Det der ikke passer, er mærket nedenfor. Filen kan være ændret på vej til dig. Er den ikke det, så stol ikke på dette parti.
verify-seal-fits = Hemmeligheden er den der blev forseglet.
verify-seal-differs = Hemmeligheden er ikke den der blev forseglet.
verify-seed = Disse uddelinger kommer fra en simulerings frø: enhver kan spille det samme parti om igen.
verify-memory-ours = Din browser fik dette segl at se før det første kort, og det tal den lagde til, er med i hver blanding.
verify-memory-seen = Din browser fik dette segl at se før det første kort. Det tal den lagde til, kom for sent til blandingen.
verify-memory-late = Din browser så først dette segl da kortene lå på bordet.
verify-memory-another-share = Det tal der står på din plads, er ikke det din browser lagde til.
verify-memory-another-seal = Dette er ikke et segl som din browser fik at se ved dette bord.
verify-memory-unknown = Denne browser var ikke ved bordet, så den kan ikke sige hvornår seglet blev vist.
verify-deals = Uddeling for uddeling
verify-deal = Uddeling { $number }
verify-deal-fits = alle { $count } kort passer
verify-deal-differs = hemmeligheden giver andre kort end disse
verify-deal-skipped = sprunget over, intet blev delt ud
verify-lot-fits = Den første til at dele ud var { $who }, sådan som loddet faldt.
verify-lot-differs = Den første til at dele ud var { $who }, men loddet faldt på { $drawn }.
verify-robot = robotten på plads { $seat }
verify-moves = Denne side ser kun på blandingerne. Trækkene bliver efterprøvet med »tapete verify« på kommandolinjen, med den samme fil.

## The seal on the table

verify-seal = Forseglet blanding
verify-seal-heading = Blandingen er forseglet
verify-seal-what = Før det første kort trak rummet et hemmeligt tal som afgør hver blanding i dette parti, og forseglede det. Her er seglet, det samme for alle ved bordet:
verify-seal-note = Skriv det gerne ned: en anden hemmelighed ville have et andet segl.
verify-seal-check = Efterprøv dette parti
verify-seal-later = Når partiet er slut, kan du efterprøve det her.
