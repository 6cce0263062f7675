# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = Gnav: die Regeln
rules-gnav-intro =
    Gnav ist das Kuckucksspiel des Nordens. Jeder hat eine einzige Karte, und die niedrigste kostet ein Leben. Zu entscheiden hast du nur eins: Behältst du deine Karte, oder willst du sie mit nebenan tauschen?

    Das klingt einfach – bis nebenan eine Katze auf den Tisch kommt.

## In short

rules-gnav-section-short = Kurz gesagt
rules-gnav-short-1 = Zu viert, drei Leben und eine Karte für jeden. Deine siehst nur du.
rules-gnav-short-2 = Wenn du dran bist, behältst du deine Karte oder tauschst sie mit dem nächsten Platz links von dir. Der Geber kommt zuletzt und tauscht mit dem Stapel.
rules-gnav-short-3 = Die fünf höchsten Karten lassen sich nicht tauschen, und manche beißen.
rules-gnav-short-4 = Dann werden alle Karten aufgedeckt, und die niedrigste zahlt ein Leben. Wer als Letztes noch lebt, gewinnt.

## The cards

rules-gnav-section-cards = Die Karten
rules-gnav-order-label = Die Karten von unten nach oben
rules-gnav-order =
    Es sind 42 Karten, je zwei von 21 Rängen, ohne Farben. Von unten nach oben: Narr, Eule, Topf, 0, die Zahlen von I bis XII, Haus, Pferd, Katze, Dragoner und Kuckuck.

    Die fünf höchsten sind die Bilder, auch Matadore genannt. Sie tun etwas, wenn jemand mit ihnen tauschen will. Der Dragoner ist übrigens ein Soldat zu Pferd und kein Drache.

## Dealing

rules-gnav-section-deal = Das Geben
rules-gnav-g1 = Wer zuerst gibt, wird ausgelost. Nach jeder Runde, auch nach einer ausgefallenen, gibt im Uhrzeigersinn der nächste Platz, an dem noch jemand lebt, auch wenn dort gerade ausgesetzt wird.
rules-gnav-g2 =
    Für jede Runde werden alle 42 Karten gemischt, und alle, die mitspielen, bekommen eine, verdeckt. Der Rest ist der Stapel.

    Bekommst du beim Geben einen Narren, musst du ihn ansagen: Der Tisch zeigt ihn sofort allen. Auch wohin dieser Narr dann wandert, bleibt offen.
rules-gnav-g3 = Zuerst ist der Platz links vom Geber dran, dann geht es im Uhrzeigersinn weiter, und der Geber kommt zuletzt. Setzt er aus, übernimmt der Letzte in dieser Reihenfolge seine Rolle.

## The turn

rules-gnav-section-turn = Behalten oder tauschen
rules-gnav-g4 =
    Wenn du dran bist, behältst du deine Karte oder willst mit dem nächsten Platz links von dir tauschen. Wer eine Zahl, die 0, den Topf, die Eule oder einen Narren hat, muss tauschen. Die zwei Karten wechseln die Hand, jeder sieht nur die, die er bekommt, und wer gefragt wurde, ist als Nächstes dran.

    Fragen darfst du in einer Runde höchstens einmal, und nur jemanden, der noch nicht dran war.
rules-gnav-g5 = Der Geber behält zum Schluss seine Karte oder tauscht sie gegen die oberste vom Stapel. Eine gewöhnliche Karte muss er nehmen. Nur er sieht sie; die alte wird verdeckt abgelegt und zählt nicht mehr. Ein gezogener Narr wird nicht angesagt.
rules-gnav-example-swaps = Ana hat die III, Jon die IX, Inés die VII und Lope, der gibt, die V. Alle tauschen, und Lope zieht die VIII. Am Ende haben sie IX, VII, V und VIII: Inés hat die niedrigste Karte und zahlt.

## Picture cards

rules-gnav-section-pictures = Die Bilder
rules-gnav-g10 = Ein Bild tut nur dann etwas, wenn jemand mit ihm tauschen will, und zwar dem, der gefragt hat, auch wenn die Frage erst über ein Haus oder ein Pferd zu ihm gekommen ist. Es wird gezeigt, wechselt nie die Hand und bleibt offen liegen. Wer es hat, darf selbst fragen wie alle anderen, solange er noch drankommt.
rules-gnav-g6 =
    Haus und Pferd: Wer sie hat, zeigt und behält sie, und die Frage geht ein Haus weiter, am Ende der Reihe an den Stapel. Wer schließlich tauscht, ist als Nächstes dran. Wer übergangen wurde, kommt nicht mehr dran.

    Kommt ein Haus oder ein Pferd vom Stapel, wird es offen beiseitegelegt und die nächste Karte gezogen.
rules-gnav-example-house = Ana hat die II, Jon das Haus, Inés die XI und Lope, der gibt, die VI. Ana fragt Jon, und Jon zeigt das Haus. Also muss Inés tauschen: Ana hat die XI und Inés die II. Jon kommt nicht mehr dran; nun ist Inés an der Reihe und holt sich von Lope die VI. Lope zieht die VII. Inés hat die niedrigste Karte und zahlt.
rules-gnav-g7 = Dragoner: Wer ihn hat, zeigt ihn und tauscht nicht. Du verlierst ein Leben und behältst deine Karte. Links vom Dragoner geht es weiter; wer ihn hat, kommt nicht mehr dran.
rules-gnav-example-dragoon = Ana hat die II und fragt Jon, der den Dragoner zeigt: Ana verliert ein Leben. Inés mit der VIII und Lope mit der VI behalten. Die II ist die niedrigste Karte, also verliert Ana noch eins.
rules-gnav-g8 = Katze: Wer sie hat, zeigt sie und tauscht nicht. Du verlierst ein Leben, und alles, was in dieser Runde getauscht wurde, wird zurückgetauscht, das Letzte zuerst, auch was vor einem Haus oder Pferd war. Verlorene Leben, gespielte Züge und gezeigte Karten bleiben, wie sie sind. Links von der Katze geht es weiter, und niemand kommt zweimal dran.
rules-gnav-example-cat = Ana hat die II, Jon die IX, Inés die Katze, Lope die V. Ana tauscht mit Jon und hat jetzt die IX. Jon fragt Inés: die Katze! Jon verliert ein Leben, und es wird zurückgetauscht: Die II ist wieder bei Ana, die aber nicht noch einmal drankommt. Lope behält, und Ana zahlt für die niedrigste Karte.
rules-gnav-g9 = Kuckuck: Wer ihn hat, zeigt ihn, das Tauschen ist sofort zu Ende, und die Runde wird abgerechnet. Nach ihm zu fragen, kostet nichts.
rules-gnav-g11 = Kommt eines von ihnen vom Stapel, beim Geber oder bei einer Frage, die so weit gekommen ist, dann beendet der Kuckuck das Tauschen, der Dragoner kostet ein Leben, und die Katze kostet ein Leben und macht jeden Tausch rückgängig. Du behältst deine Karte, soweit die Katze nichts zurücktauscht, und getauscht wird nicht mehr.

## Settlement

rules-gnav-section-settlement = Wer zahlt
rules-gnav-g12 = Das Tauschen ist zu Ende, wenn der Letzte dran war: auch wenn der Letzte ablehnt oder eine Frage beim Stapel ankommt.
rules-gnav-g13 = Nimmt dir ein Dragoner oder eine Katze das letzte Leben, scheidest du sofort aus, und deine Karte wird nicht verglichen. Macht danach eine Katze das Tauschen rückgängig, wandern die Karten trotzdem über deinen Platz zurück.
rules-gnav-g20 =
    Alle Karten werden aufgedeckt. Ist kein Narr dabei, verlieren alle mit der niedrigsten Karte ein Leben. Bei einem Narren verliert eins, wer ihn hat, und dazu alle mit der niedrigsten der anderen Karten. Bei zwei Narren zahlen nur diese beiden.

    Karten von denen, die in dieser Runde ausgeschieden sind, und abgelegte Karten werden gezeigt, aber nicht verglichen: Ein Narr darunter ist kein Narr.
rules-gnav-example-fool = Ana hat einen Narren, Jon und Inés je eine III, Lope die VIII, und alle behalten. Ana, Jon und Inés verlieren je ein Leben, und Ana setzt die nächste Runde aus.
rules-gnav-g21 = Wer am Ende einer Runde einen Narren hat und noch lebt, setzt die nächste aus: keine Karte, kein Zug, nichts zu zahlen. Sonst setzt niemand aus. Danach ist man wieder dabei.
rules-gnav-g22 = Ist beim Ende des Tauschens nur noch eine Person in der Runde, werden die Karten gezeigt, aber niemand zahlt, und niemand setzt deswegen aus. Ist es zugleich die letzte in der Partie, hat sie gewonnen.
rules-gnav-g23 = Würden weniger als zwei mitspielen, fällt die Runde aus. Sie kostet niemanden ein Leben, wer ausgesetzt hat, kommt zurück, und das Geben rückt weiter.

## The end

rules-gnav-section-end = Ende der Partie
rules-gnav-g24 = Wer als Letztes noch lebt, gewinnt. Fallen die Letzten gemeinsam, wenn die Karten verglichen werden, endet es unentschieden; hat aber gerade jemand ausgesetzt, gibt es kein Unentschieden: Wer ausgesetzt hat, gewinnt, oder es spielen die weiter, die ausgesetzt haben.
rules-gnav-g25 = Nach jeder Runde wartet der Tisch, bis du die nächste haben willst, und nach der Partie, bis du neu anfängst. Eine ausgefallene Runde wird angesagt, und die nächste kommt von selbst.
rules-gnav-g26 = Zu viert und mit drei Leben hat eine Partie höchstens elf ausgespielte Runden, und niemand verliert mehr als zwei Leben in einer Runde.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Andere Spielweisen
rules-gnav-options-intro = Das könnt ihr vor einer Partie wählen; im üblichen Spiel gilt nichts davon, außer es steht dabei.
rules-gnav-option-players-name = Spieler
rules-gnav-option-players = Zwei bis acht; üblich sind vier (G2).
rules-gnav-option-lives-name = Leben
rules-gnav-option-lives = Eins bis neun; üblich sind drei (G2).
rules-gnav-option-fool-rests-name = Narren setzen aus
rules-gnav-option-fool-rests = Üblich. Wird das abgeschaltet, setzt nie jemand aus, und keine Runde fällt aus (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = Der Narr zahlt allein
rules-gnav-option-fool-spares-next-lowest = Liegt ein Narr auf dem Tisch, verliert nur ein Leben, wer ihn hat (G20).
rules-gnav-option-cat-undoes-name = Die Katze tauscht zurück
rules-gnav-option-cat-undoes = Üblich. Wird das abgeschaltet, kostet die Katze nur ein Leben (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = Der Kuckuck kostet ein Leben
rules-gnav-option-cuckoo-costs-asker = Wer einen Kuckuck tauschen will oder einen zieht, verliert vor der Abrechnung ein Leben. War es das letzte, scheidet man aus und wird nicht verglichen (G9, G13).
rules-gnav-option-all-zero-replays-name = Kein Unentschieden
rules-gnav-option-all-zero-replays = Wo es unentschieden stünde, bekommen alle Beteiligten stattdessen je ein Leben und spielen weiter. Für diese Runde setzt niemand aus (G24).
