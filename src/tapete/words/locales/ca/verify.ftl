# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Comprova una partida: Tapete
verify-heading = Es va barrejar net?
verify-lead = Mira-ho tu. Aquesta pàgina torna a calcular totes les repartides, aquí al teu navegador, sense preguntar res a ningú.
verify-link = Comprova una partida

## The record

verify-choose = Tria un registre
verify-another = Tria un altre registre
verify-drop = o deixa anar el fitxer aquí
verify-file = Un registre és el fitxer d’una partida, i el seu nom acaba en .jsonl.
verify-fetching = Portant el registre…
verify-save = Desa el registre
verify-unreadable = Això no és el registre d’una partida: la línia { $line } no hi encaixa.
verify-no-file = No es pot llegir el fitxer.
verify-none-unsealed = Aquesta partida ni es va segellar ni va sortir d’una llavor, o sigui que no hi ha res a comprovar.
verify-none-unopened = El secret d’aquesta partida encara no s’ha obert. S’obre quan s’acaba la partida.
verify-none-empty = En aquesta partida no es va repartir res, o sigui que no hi ha res a comprovar.

## How it works

verify-how = Com funciona
verify-how-seal = Abans de la primera carta, la sala treu un nombre secret que decideix totes les barreges de la partida, i el segella. A tu t’ensenya el segell, no pas el nombre.
verify-how-share = Després el teu navegador hi afegeix un nombre seu. Així ningú no pot triar les cartes: ni la sala, ni els robots, ni tu.
verify-how-open = Quan s’acaba la partida s’obre el secret. Juntament amb els nombres dels jugadors dona totes les baralles, carta per carta, i qualsevol les pot tornar a calcular.

## What was found; $count counts the deals with cards

verify-fair = Tot encaixa
verify-fair-seal = { $count ->
    [one] L’única repartida és la que dona el secret segellat, fins a l’última carta.
   *[other] Les { $count } repartides són les que dona el secret segellat, fins a l’última carta.
}
verify-fair-seed = { $count ->
    [one] L’única repartida és la que dona la llavor, fins a l’última carta.
   *[other] Les { $count } repartides són les que dona la llavor, fins a l’última carta.
}
verify-unfair = Hi ha alguna cosa que no encaixa
verify-unfair-note = El que no encaixa està marcat a sota. Potser el fitxer va canviar pel camí; si no, no et refiïs d’aquesta partida.
verify-seal-fits = El secret és el que es va segellar.
verify-seal-differs = El secret no és el que es va segellar.
verify-seed = Aquestes repartides surten de la llavor d’una simulació: qualsevol pot tornar a jugar la mateixa partida.
verify-memory-ours = El teu navegador va veure aquest segell abans de la primera carta, i el nombre que hi va afegir és a totes les barreges.
verify-memory-seen = El teu navegador va veure aquest segell abans de la primera carta. El nombre que hi va afegir va arribar tard per barrejar.
verify-memory-late = El teu navegador va veure aquest segell quan les cartes ja eren a taula.
verify-memory-another-share = El nombre que consta al teu lloc no és el que hi va afegir el teu navegador.
verify-memory-another-seal = Aquest no és cap segell que el teu navegador veiés en aquesta taula.
verify-memory-unknown = Aquest navegador no era a la taula, o sigui que no pot dir quan es va ensenyar el segell.
verify-deals = Repartida a repartida
verify-deal = Repartida { $number }
verify-deal-fits = les { $count } cartes encaixen
verify-deal-differs = del secret en surten unes altres cartes
verify-deal-skipped = saltada, no es va repartir res
verify-lot-fits = Va començar repartint { $who }, tal com va sortir a sorts.
verify-lot-differs = Va començar repartint { $who }, però a sorts va sortir { $drawn }.
verify-robot = el robot del lloc { $seat }
verify-moves = Aquesta pàgina només mira les barreges. Les jugades les comprova «tapete verify» a la línia d’ordres, amb el mateix fitxer.

## The seal on the table

verify-seal = Baralla segellada
verify-seal-heading = La baralla està segellada
verify-seal-what = Abans de la primera carta, la sala va treure un nombre secret que decideix totes les barreges d’aquesta partida, i el va segellar. Aquest és el segell, el mateix per a tota la taula:
verify-seal-note = El pots apuntar: un altre secret tindria un altre segell.
verify-seal-check = Comprova aquesta partida
verify-seal-later = Quan s’acabi la partida la podràs comprovar aquí.
