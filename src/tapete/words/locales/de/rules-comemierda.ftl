# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = { game-comemierda }: die Regeln
rules-comemierda-intro =
    { game-comemierda } ist der spanische Vetter von „Präsident“. Werde deine Karten schneller los als die anderen: Wer zuerst fertig ist, ist Presidente, und wer am Ende mit den letzten Karten dasitzt, ist { office-comemierda }.

    In der nächsten Runde bekommt man das zu spüren. Wer ganz unten ist, gibt die zwei besten Karten her und bekommt dafür zwei, die oben niemand braucht. Wer oben sitzt, bleibt gern oben – bis von unten jemand heraufkommt.

## In short

rules-comemierda-section-short = Kurz gesagt
rules-comemierda-short-1 = Zu viert, zehn Karten für jeden. Jemand spielt eine oder mehrere Karten vom gleichen Wert aus.
rules-comemierda-short-2 = Reihum schlägst du sie mit gleich vielen Karten von höherem Wert, oder du passt. Wen niemand schlägt, der spielt zum nächsten Stich aus.
rules-comemierda-short-3 = Die Münz-Zwei schlägt alles und beendet den Stich auf der Stelle.
rules-comemierda-short-4 = Die Reihenfolge, in der ihr eure Karten loswerdet, bringt Ämter und Punkte. Wer 21 erreicht, beendet die Partie.

## The cards

rules-comemierda-section-cards = Die Karten
rules-comemierda-order-label = Die Werte von unten nach oben
rules-comemierda-c4 =
    Das spanische Blatt hat vierzig Karten in vier Farben: Münzen (oros), Kelche (copas), Schwerter (espadas) und Stäbe (bastos). Von unten nach oben sind die Werte 3, 4, 5, 6, 7, Bube, Reiter, König, Ass und Zwei, und über allem steht die Münz-Zwei.

    Die Münz-Zwei ist ein Wert für sich. Sie geht nie mit anderen Zweien zusammen, mehr als drei Zweien auf einmal gibt es also nicht. Sonst sind die Farben gleichgültig, außer wenn es darum geht, wer die erste Runde eröffnet (C3) und welche von gleich hohen Karten abgegeben wird (C24).

## Sitting down

rules-comemierda-section-start = An den Tisch
rules-comemierda-c1 = Alle behalten die ganze Partie über ihren Platz. Gespielt wird gegen den Uhrzeigersinn, wie in Spanien üblich; ein Pfeil auf dem Tuch zeigt es an.
rules-comemierda-c2 =
    Gespielt wird zu viert, es geht aber auch mit fünf bis acht. Das ganze Blatt wird Karte für Karte verteilt, zuerst an den Platz hinter dem Geber. Geht es nicht auf, haben die Ersten eine Karte mehr.

    Wer zuerst gibt, wird ausgelost. Nach jeder Runde rückt das Geben einen Platz weiter.
rules-comemierda-c3 = In der ersten Runde spielt zum ersten Stich aus, wer die Münz-Drei hat, und zwar beliebige Karten: Die Drei selbst darf auf der Hand bleiben.

## A trick

rules-comemierda-section-trick = Der Stich
rules-comemierda-c5 = Wer zu einem Stich ausspielt, legt eine bis vier Karten vom gleichen Wert hin und darf nicht passen. Du musst nicht alle legen, die du hast: Mit drei Siebenen auf der Hand kannst du gut mit zweien anfangen.
rules-comemierda-c6 = Die anderen folgen reihum. Jeder passt oder spielt gleich viele Karten von höherem Wert: eine auf eine, zwei auf zwei. Du darfst auch passen, wenn du schlagen könntest.
rules-comemierda-example-follow = Inés spielt zwei Fünfen aus. Du kannst zwei Siebenen spielen oder passen. Zwei Dreien sind zu niedrig, drei Siebenen zu viele, und ein einzelner König ist zu wenig.
rules-comemierda-c7 = Die Münz-Zwei schlägt alles. Du spielst sie allein, wenn du an der Reihe bist, ganz gleich, wie viele Karten der Stich verlangt; auch ausspielen darfst du sie. Damit ist der Stich zu Ende, und niemand wird mehr gefragt. Sonst kürzt nichts einen Stich ab, auch drei Zweien nicht, außer die ganze Runde ist vorbei (C11).
rules-comemierda-example-two = Lope spielt zwei Könige aus. Marit antwortet mit der Münz-Zwei allein: Der Stich ist vorbei, und Marit spielt zum nächsten aus.
rules-comemierda-c8 = Wer passt, passt nur dieses eine Mal. Kommt der Stich noch einmal herum, darfst du wieder spielen.
rules-comemierda-c9 = Der Stich ist vorbei, wenn nach den zuletzt gelegten Karten alle anderen, die noch Karten haben, gepasst haben. Jede neue Karte auf dem Tisch löscht das Passen davor. Wer keine Karten mehr hat, wird nicht gefragt, und niemand muss die eigenen Karten schlagen.
rules-comemierda-example-round = Ana spielt eine Vier aus, Jon passt, Marit legt eine Sieben, Leire und Ana passen. Nun ist wieder Jon dran, der vorhin gepasst hat und jetzt einen König legt. Wenn die anderen drei gepasst haben, gehört der Stich Jon.
rules-comemierda-c10 = Wer die letzten Karten gelegt hat, gewinnt den Stich und spielt zum nächsten aus. Wem dabei die Karten ausgegangen sind, den vertritt der nächste Platz am Tisch, der noch welche hat. Auch die letzten Karten von jemandem, der fertig wird, lassen sich schlagen, und wer den Stich gewinnt, spielt aus.
rules-comemierda-example-last = Leire hat noch eine Karte, eine Fünf. Ana spielt eine Vier aus, Jon und Marit passen, Leire legt die Fünf und ist fertig. Ana, Jon und Marit werden noch einmal gefragt und passen. Leire hat den Stich gewonnen, aber keine Karten mehr, also spielt Ana aus, die daneben sitzt.

## Offices

rules-comemierda-section-offices = Fertig werden, und die Ämter
rules-comemierda-c11 = Die Runde endet, sobald nur noch eine Person Karten hat, auch mitten im Stich: Antworten darf sie nicht mehr. Die übrigen Karten werden gezeigt.
rules-comemierda-c12 = Du darfst mit der Münz-Zwei fertig werden.
rules-comemierda-c13 = Die Ämter richten sich danach, wer wann fertig wird: Den Anfang macht Presidente, dann kommt Vicepresidente; wer es als Letztes noch schafft, ist { office-vicecomemierda }, und wer auf Karten sitzen bleibt, { office-comemierda }. Sind mehr als vier am Tisch, gehört die Mitte zum Pueblo, dem Volk: keine Punkte, kein Tausch.

## The exchange

rules-comemierda-section-exchange = Der Tausch
rules-comemierda-c20 =
    Von der zweiten Runde an wandern vor dem Spiel Karten. Zuerst nimmt der Tisch von unten: Wer { office-comemierda } ist, gibt die zwei höchsten Karten an Presidente ab, wer { office-vicecomemierda } ist, die höchste an Vicepresidente.

    Dann kommt etwas zurück: zwei beliebige Karten von Presidente, eine beliebige von Vicepresidente. Ausgesucht wird erst, wenn man gesehen hat, was man bekommen hat, und auch genau diese Karten dürfen zurückgehen. Am Ende haben alle so viele Karten, wie sie bekommen haben.
rules-comemierda-c21 = Beide Paare tauschen gleichzeitig und warten nicht aufeinander. Gespielt wird, wenn beide so weit sind.
rules-comemierda-c22 = Die getauschten Karten sehen nur die beiden, die tauschen. Alle anderen sehen, wie viele es waren.
rules-comemierda-c23 = Zum ersten Stich spielt aus, wer in der Runde davor { office-comemierda } war, und zwar beliebige Karten. Die Plätze bleiben, wie sie sind.
rules-comemierda-c24 = Unter gleich hohen Karten entscheidet der Tisch nach der Farbe: zuerst Münzen, dann Kelche, Schwerter, Stäbe. Die Münz-Zwei geht vor jeder anderen Zwei.
rules-comemierda-example-gift = Wer { office-comemierda } ist, hat als beste Karten einen König und drei Asse: Stäbe, Schwerter und Kelche. Kelch-Ass und Schwert-Ass gehen an Presidente.

## Points

rules-comemierda-section-points = Punkte und Ende der Partie
rules-comemierda-c30 = In jeder Runde bekommt man als Presidente 2 Punkte, als Vicepresidente 1, als { office-vicecomemierda } 0, und als { office-comemierda } verliert man 1. Runde drei und vier zählen doppelt, von der fünften an zählt jede Runde dreifach, auch der verlorene Punkt. Man kann unter null rutschen.
rules-comemierda-points-label = Punkte nach Amt und Runde
rules-comemierda-points-office = Amt
rules-comemierda-points-hands-1 = Runde 1 und 2
rules-comemierda-points-hands-2 = Runde 3 und 4
rules-comemierda-points-hands-3 = Ab Runde 5
rules-comemierda-c31 = Die Partie endet nach der Runde, in der jemand 21 Punkte oder mehr hat. Wer die meisten hat, gewinnt; bei Gleichstand an der Spitze wird der Sieg geteilt. Zu viert dauert das 6 bis 15 Runden. Nach jeder Runde wartet der Tisch, bis du die nächste haben willst.
rules-comemierda-example-points = Ana ist fünfmal hintereinander Presidente: 2 und 2, 4 und 4, dazu 6, das sind 18 Punkte. In der sechsten Runde reicht es nur zu Vicepresidente, aber das ist jetzt 3 wert: 21, und die Partie ist vorbei.
rules-comemierda-c32 = Wie viele Karten du hast, dürfen alle wissen. Die Seite und der Verlauf zeigen den laufenden Stich und den davor; ältere werden erst gezeigt, wenn die Runde vorbei ist. Sie sich zu merken, gehört zum Spiel.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Andere Spielweisen
rules-comemierda-options-intro = Jedes Haus hat seine Regeln. Diese hier könnt ihr vor einer Partie wählen; im üblichen Spiel gilt keine davon, außer es steht dabei.
rules-comemierda-option-players-name = Spieler
rules-comemierda-option-players = Vier bis acht; üblich sind vier (C2, C13).
rules-comemierda-option-target-name = Punkte bis zum Ende
rules-comemierda-option-target = Von 1 bis 99; üblich sind 21. Ohne Zahl geht die Partie weiter, bis ihr aufhört (C31).
rules-comemierda-option-escalating-name = Späte Runden zählen mehr
rules-comemierda-option-escalating = Üblich. Wird das abgeschaltet, zählt jede Runde einfach (C30).
rules-comemierda-option-pass-locks-out-name = Wer passt, ist draußen
rules-comemierda-option-pass-locks-out = Wer passt, ist bis zum Ende des Stichs draußen, sogar mit der Münz-Zwei. Sind alle anderen draußen, ist der Stich sofort vorbei (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Gleich hoch genügt
rules-comemierda-option-equal-may-be-played = Du darfst auch den gleichen Wert darauflegen. Er löscht das Passen und gewinnt wie alles andere; übersprungen wird niemand (C6).
rules-comemierda-option-first-lead-shows-three-name = Mit der Münz-Drei beginnen
rules-comemierda-option-first-lead-shows-three = Zuallererst werden in der Partie eine oder mehrere Dreien ausgespielt, darunter die Münz-Drei (C3).
rules-comemierda-option-blind-exchange-name = Blinder Tausch
rules-comemierda-option-blind-exchange = Die höchsten Karten werden ungesehen beiseitegelegt. Presidente und Vicepresidente geben von den Karten, die sie beim Geben bekommen haben, und erst dann gehen alle über den Tisch (C20).
rules-comemierda-option-presidente-opens-name = Presidente spielt aus
rules-comemierda-option-presidente-opens = Von der zweiten Runde an spielt aus, wer in der Runde davor Presidente war, und nicht, wer { office-comemierda } war (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = Nicht mit der Münz-Zwei aufhören
rules-comemierda-option-no-finish-on-two-of-oros = Als letzte Karte spielen darfst du sie trotzdem, dann landest du aber ganz hinten, noch hinter dem, der auf Karten sitzen bleibt. Zu viert ist diese Person dann { office-vicecomemierda } (C12).
