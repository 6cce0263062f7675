# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Etterprøv et parti: Tapete
verify-heading = Ble kortene stokket ærlig?
verify-lead = Se selv. Denne siden regner ut hver utdeling på nytt, her i nettleseren din, og spør ingen.
verify-link = Etterprøv et parti

## The record

verify-choose = Velg en protokoll
verify-another = Velg en annen protokoll
verify-drop = eller slipp filen her
verify-file = En protokoll er filen til et parti, og navnet slutter på .jsonl.
verify-fetching = Henter protokollen …
verify-save = Lagre protokollen
verify-unreadable = Dette er ikke protokollen til et parti: Linje { $line } hører ikke hjemme i en.
verify-no-file = Filen kan ikke leses.
verify-none-unsealed = Dette partiet var verken forseglet eller spilt fra et frø, så det er ingenting å etterprøve.
verify-none-unopened = Hemmeligheten i dette partiet er ikke åpnet ennå. Det skjer når partiet er over.
verify-none-empty = Det ble ikke delt ut noe i dette partiet, så det er ingenting å etterprøve.

## How it works

verify-how = Slik virker det
verify-how-seal = Før det første kortet trekker rommet et hemmelig tall som avgjør hver stokking i partiet, og forsegler det. Du får se seglet, ikke tallet.
verify-how-share = Så legger nettleseren din til et eget tall. Dermed kan ingen velge kortene: verken rommet, robotene eller du.
verify-how-open = Når partiet er over, åpnes hemmeligheten. Sammen med tallene til spillerne gir den hver kortstokk, kort for kort, og hvem som helst kan regne dem ut på nytt.

## What was found; $count counts the deals with cards

verify-fair = Alt stemmer
verify-fair-seal = { $count ->
    [one] Den eneste utdelingen er den som den forseglede hemmeligheten gir, til siste kort.
   *[other] Alle { $count } utdelingene er de som den forseglede hemmeligheten gir, til siste kort.
}
verify-fair-seed = { $count ->
    [one] Den eneste utdelingen er den som frøet gir, til siste kort.
   *[other] Alle { $count } utdelingene er de som frøet gir, til siste kort.
}
verify-unfair = Noe stemmer ikke
verify-unfair-note = Det som ikke stemmer, er merket nedenfor. Filen kan være endret på veien til deg. Er den ikke det, bør du ikke stole på dette partiet.
verify-seal-fits = Hemmeligheten er den som ble forseglet.
verify-seal-differs = Hemmeligheten er ikke den som ble forseglet.
verify-seed = Disse utdelingene kommer fra frøet til en simulering: Hvem som helst kan spille det samme partiet om igjen.
verify-memory-ours = Nettleseren din fikk se dette seglet før det første kortet, og tallet den la til, er med i hver stokking.
verify-memory-seen = Nettleseren din fikk se dette seglet før det første kortet. Tallet den la til, kom for sent til stokkingen.
verify-memory-late = Nettleseren din så dette seglet først da kortene lå på bordet.
verify-memory-another-share = Tallet som står på din plass, er ikke det nettleseren din la til.
verify-memory-another-seal = Dette er ikke et segl som nettleseren din fikk se ved dette bordet.
verify-memory-unknown = Denne nettleseren var ikke ved bordet, så den kan ikke si når seglet ble vist.
verify-deals = Utdeling for utdeling
verify-deal = Utdeling { $number }
verify-deal-fits = alle { $count } kort stemmer
verify-deal-differs = hemmeligheten gir andre kort enn disse
verify-deal-skipped = hoppet over, ingenting ble delt ut
verify-lot-fits = Den første til å dele ut var { $who }, slik loddet falt.
verify-lot-differs = Den første til å dele ut var { $who }, men loddet falt på { $drawn }.
verify-robot = roboten på plass { $seat }
verify-moves = Denne siden ser bare på stokkingen. Trekkene etterprøves med «tapete verify» på kommandolinjen, med samme fil.

## The seal on the table

verify-seal = Forseglet stokking
verify-seal-heading = Stokkingen er forseglet
verify-seal-what = Før det første kortet trakk rommet et hemmelig tall som avgjør hver stokking i dette partiet, og forseglet det. Dette er seglet, det samme for alle ved bordet:
verify-seal-note = Skriv det gjerne ned: En annen hemmelighet ville hatt et annet segl.
verify-seal-check = Etterprøv dette partiet
verify-seal-later = Når partiet er over, kan du etterprøve det her.
