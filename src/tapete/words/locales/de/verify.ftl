# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Eine Partie prüfen: Tapete
verify-heading = Wurde ehrlich gemischt?
verify-lead = Sieh selbst nach. Diese Seite rechnet jede Runde noch einmal aus, hier in deinem Browser, und fragt niemanden.
verify-link = Eine Partie prüfen

## The record

verify-choose = Protokoll auswählen
verify-another = Anderes Protokoll auswählen
verify-drop = oder zieh die Datei hierher
verify-file = Ein Protokoll ist die Datei einer Partie; ihr Name endet auf .jsonl.
verify-fetching = Das Protokoll wird geholt …
verify-save = Protokoll speichern
verify-unreadable = Das ist kein Protokoll einer Partie: Zeile { $line } gehört da nicht hinein.
verify-no-file = Die Datei lässt sich nicht lesen.
verify-none-unsealed = Diese Partie war weder versiegelt noch aus einem Startwert gespielt, es gibt also nichts zu prüfen.
verify-none-unopened = Das Geheimnis dieser Partie ist noch nicht geöffnet. Das geschieht, wenn die Partie vorbei ist.
verify-none-empty = In dieser Partie wurde nichts gegeben, es gibt also nichts zu prüfen.

## How it works

verify-how = Wie das geht
verify-how-seal = Vor der ersten Karte zieht der Raum eine geheime Zahl, die jedes Mischen der Partie bestimmt, und versiegelt sie. Dir wird das Siegel gezeigt, nicht die Zahl.
verify-how-share = Dann gibt dein Browser eine eigene Zahl dazu. So kann sich niemand die Karten aussuchen: der Raum nicht, die Roboter nicht, du nicht.
verify-how-open = Ist die Partie vorbei, wird das Geheimnis geöffnet. Zusammen mit den Zahlen der Spieler ergibt es jedes Blatt, Karte für Karte, und alle können es nachrechnen.

## What was found; $count counts the deals with cards

verify-fair = Alles stimmt
verify-fair-seal = { $count ->
    [one] Die einzige Runde ist die, die das versiegelte Geheimnis ergibt, bis zur letzten Karte.
   *[other] Alle { $count } Runden sind die, die das versiegelte Geheimnis ergibt, bis zur letzten Karte.
}
verify-fair-seed = { $count ->
    [one] Die einzige Runde ist die, die der Startwert ergibt, bis zur letzten Karte.
   *[other] Alle { $count } Runden sind die, die der Startwert ergibt, bis zur letzten Karte.
}
verify-unfair = Etwas stimmt nicht
verify-unfair-note = Was nicht stimmt, ist unten markiert. Vielleicht wurde die Datei unterwegs verändert; wenn nicht, trau dieser Partie nicht.
verify-seal-fits = Das Geheimnis ist das, das versiegelt wurde.
verify-seal-differs = Das Geheimnis ist nicht das, das versiegelt wurde.
verify-seed = Diese Runden stammen aus dem Startwert einer Simulation: Dieselbe Partie lässt sich jederzeit noch einmal spielen.
verify-memory-ours = Dein Browser hat dieses Siegel vor der ersten Karte gesehen, und die Zahl, die er dazugab, steckt in jedem Mischen.
verify-memory-seen = Dein Browser hat dieses Siegel vor der ersten Karte gesehen. Die Zahl, die er dazugab, kam zu spät zum Mischen.
verify-memory-late = Dein Browser hat dieses Siegel erst gesehen, als die Karten schon auf dem Tisch waren.
verify-memory-another-share = Die Zahl an deinem Platz ist nicht die, die dein Browser dazugab.
verify-memory-another-seal = Dieses Siegel hat dein Browser an diesem Tisch nicht gesehen.
verify-memory-unknown = Dieser Browser war nicht am Tisch und kann nicht sagen, wann das Siegel gezeigt wurde.
verify-deals = Runde für Runde
verify-deal = Runde { $number }
verify-deal-fits = alle { $count } Karten stimmen
verify-deal-differs = aus dem Geheimnis folgen andere Karten
verify-deal-skipped = ausgefallen, nichts gegeben
verify-lot-fits = Zuerst gab { $who }, so fiel das Los.
verify-lot-differs = Zuerst gab { $who }, aber das Los fiel auf { $drawn }.
verify-robot = der Roboter auf Platz { $seat }
verify-moves = Diese Seite prüft nur das Mischen. Die Züge prüft „tapete verify“ auf der Kommandozeile, mit derselben Datei.

## The seal on the table

verify-seal = Mischen versiegelt
verify-seal-heading = Das Mischen ist versiegelt
verify-seal-what = Vor der ersten Karte hat der Raum eine geheime Zahl gezogen, die jedes Mischen dieser Partie bestimmt, und sie versiegelt. Das ist das Siegel, dasselbe für alle am Tisch:
verify-seal-note = Du kannst es dir aufschreiben: Ein anderes Geheimnis hätte ein anderes Siegel.
verify-seal-check = Diese Partie prüfen
verify-seal-later = Ist die Partie vorbei, kannst du sie hier prüfen.
