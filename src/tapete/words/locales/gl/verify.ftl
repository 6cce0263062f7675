# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Comprobar unha partida: Tapete
verify-heading = Barallouse limpo?
verify-lead = Mírao ti. Esta páxina volve calcular todos os repartos, aquí no teu navegador, sen preguntarlle a ninguén.
verify-link = Comprobar unha partida

## The record

verify-choose = Escolle un rexistro
verify-another = Escolle outro rexistro
verify-drop = ou solta aquí o ficheiro
verify-file = Un rexistro é o ficheiro dunha partida, e o seu nome acaba en .jsonl.
verify-fetching = Traendo o rexistro…
verify-save = Gardar o rexistro
verify-unreadable = Isto non é o rexistro dunha partida: a liña { $line } non encaixa nel.
verify-no-file = Non se pode ler o ficheiro.
verify-none-unsealed = Esta partida non se selou nin saíu dunha semente, así que non hai nada que comprobar.
verify-none-unopened = O segredo desta partida aínda non se abriu. Ábrese cando remata a partida.
verify-none-empty = Nesta partida non se repartiu nada, así que non hai nada que comprobar.

## How it works

verify-how = Como funciona
verify-how-seal = Antes da primeira carta, a sala saca un número secreto que decide como se baralla en toda a partida, e sélao. A ti ensínache o selo, non o número.
verify-how-share = Despois o teu navegador engade un número seu. Así ninguén pode escoller as cartas: nin a sala, nin os robots, nin ti.
verify-how-open = Cando remata a partida ábrese o segredo. Xunto cos números dos xogadores dá todas as barallas, carta por carta, e calquera as pode volver calcular.

## What was found; $count counts the deals with cards

verify-fair = Todo encaixa
verify-fair-seal = { $count ->
    [one] O único reparto é o que dá o segredo selado, ata a última carta.
   *[other] Os { $count } repartos son os que dá o segredo selado, ata a última carta.
}
verify-fair-seed = { $count ->
    [one] O único reparto é o que dá a semente, ata a última carta.
   *[other] Os { $count } repartos son os que dá a semente, ata a última carta.
}
verify-unfair = Algo non encaixa
verify-unfair-note = O que non encaixa está marcado abaixo. Pode que o ficheiro cambiase polo camiño; se non, non te fíes desta partida.
verify-seal-fits = O segredo é o que se selou.
verify-seal-differs = O segredo non é o que se selou.
verify-seed = Estes repartos saen da semente dunha simulación: calquera pode volver xogar a mesma partida.
verify-memory-ours = O teu navegador viu este selo antes da primeira carta, e o número que engadiu conta cada vez que se barallou.
verify-memory-seen = O teu navegador viu este selo antes da primeira carta. O número que engadiu chegou tarde para barallar.
verify-memory-late = O teu navegador viu este selo cando as cartas xa estaban na mesa.
verify-memory-another-share = O número que figura no teu sitio non é o que engadiu o teu navegador.
verify-memory-another-seal = Este non é un selo que o teu navegador vise nesta mesa.
verify-memory-unknown = Este navegador non estivo na mesa, así que non pode dicir cando se ensinou o selo.
verify-deals = Reparto a reparto
verify-deal = Reparto { $number }
verify-deal-fits = as { $count } cartas encaixan
verify-deal-differs = do segredo saen outras cartas
verify-deal-skipped = saltado, non se repartiu nada
verify-lot-fits = Comezou repartindo { $who }, como saíu no sorteo.
verify-lot-differs = Comezou repartindo { $who }, pero no sorteo saíu { $drawn }.
verify-robot = o robot do sitio { $seat }
verify-moves = Esta páxina só mira como se barallou. As xogadas compróbaas «tapete verify» na liña de ordes, co mesmo ficheiro.

## The seal on the table

verify-seal = Baralla selada
verify-seal-heading = A baralla está selada
verify-seal-what = Antes da primeira carta, a sala sacou un número secreto que decide como se baralla en toda esta partida, e selouno. Este é o selo, o mesmo para toda a mesa:
verify-seal-note = Podes apuntalo: outro segredo tería outro selo.
verify-seal-check = Comprobar esta partida
verify-seal-later = En canto remate a partida poderás comprobala aquí.
