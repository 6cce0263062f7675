# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Verifica una partita: Tapete
verify-heading = Carte mescolate onestamente?
verify-lead = Guarda tu. Questa pagina ricalcola ogni mano da capo, qui nel tuo browser, e non chiede niente a nessuno.
verify-link = Verifica una partita

## The record

verify-choose = Scegli un registro
verify-another = Scegli un altro registro
verify-drop = o trascina qui il file
verify-file = Un registro è il file di una partita, e il suo nome finisce in .jsonl.
verify-fetching = Il registro sta arrivando…
verify-save = Salva il registro
verify-unreadable = Questo non è il registro di una partita: la riga { $line } non c’entra.
verify-no-file = Il file non si può leggere.
verify-none-unsealed = Questa partita non è stata sigillata e non viene da un numero di partenza, quindi non c’è niente da verificare.
verify-none-unopened = Il segreto di questa partita non è ancora aperto. Si apre quando la partita è finita.
verify-none-empty = In questa partita non si sono date carte, quindi non c’è niente da verificare.

## How it works

verify-how = Come funziona
verify-how-seal = Prima della prima carta la sala estrae un numero segreto che decide come si mescola per tutta la partita, e lo sigilla. Tu vedi il sigillo, non il numero.
verify-how-share = Poi il tuo browser aggiunge un numero suo. Così nessuno può scegliere le carte: né la sala, né i robot, né tu.
verify-how-open = Quando la partita è finita il segreto si apre. Insieme ai numeri dei giocatori dà ogni mazzo, carta per carta, e chiunque può ricalcolarli tutti.

## What was found; $count counts the deals with cards

verify-fair = Tutto torna
verify-fair-seal = { $count ->
    [one] L’unica mano è quella che dà il segreto sigillato, fino all’ultima carta.
   *[other] Tutte e { $count } le mani sono quelle che dà il segreto sigillato, fino all’ultima carta.
}
verify-fair-seed = { $count ->
    [one] L’unica mano è quella che dà il numero di partenza, fino all’ultima carta.
   *[other] Tutte e { $count } le mani sono quelle che dà il numero di partenza, fino all’ultima carta.
}
verify-unfair = Qualcosa non torna
verify-unfair-note = Quello che non torna è segnato qui sotto. Forse il file è cambiato lungo la strada; se no, non fidarti di questa partita.
verify-seal-fits = Il segreto è quello che era stato sigillato.
verify-seal-differs = Il segreto non è quello che era stato sigillato.
verify-seed = Queste mani vengono dal numero di partenza di una simulazione: chiunque può rigiocare la stessa partita.
verify-memory-ours = Il tuo browser ha visto questo sigillo prima della prima carta, e il numero che ha aggiunto conta in ogni mescolata.
verify-memory-seen = Il tuo browser ha visto questo sigillo prima della prima carta. Il numero che ha aggiunto è arrivato tardi per la mescolata.
verify-memory-late = Il tuo browser ha visto questo sigillo quando le carte erano già in tavola.
verify-memory-another-share = Il numero che sta al tuo posto non è quello aggiunto dal tuo browser.
verify-memory-another-seal = Questo non è un sigillo che il tuo browser abbia visto a questo tavolo.
verify-memory-unknown = Questo browser non era al tavolo, quindi non può dire quando si è visto il sigillo.
verify-deals = Mano per mano
verify-deal = Mano { $number }
verify-deal-fits = tutte e { $count } le carte tornano
verify-deal-differs = dal segreto vengono altre carte
verify-deal-skipped = saltata, senza dare carte
verify-lot-fits = La prima volta ha dato le carte { $who }, come voleva la sorte.
verify-lot-differs = La prima volta ha dato le carte { $who }, ma la sorte aveva detto { $drawn }.
verify-robot = il robot al posto { $seat }
verify-moves = Questa pagina guarda solo come si è mescolato. Le mosse le controlla “tapete verify” dalla riga di comando, con lo stesso file.

## The seal on the table

verify-seal = Mazzo sigillato
verify-seal-heading = Il mazzo è sigillato
verify-seal-what = Prima della prima carta la sala ha estratto un numero segreto che decide come si mescola per tutta la partita, e l’ha sigillato. Questo è il sigillo, lo stesso per tutti al tavolo:
verify-seal-note = Puoi segnartelo: un altro segreto avrebbe un altro sigillo.
verify-seal-check = Verifica questa partita
verify-seal-later = Appena la partita è finita potrai verificarla qui.
