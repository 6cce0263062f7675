# Die geführte erste Runde jedes Spiels: was bei jedem Schritt gesagt wird, in höchstens zwei kurzen Sätzen. Von den drei
# anderen am Tisch kommt $next nach der lesenden Person, dann $across, dann $before. Karten heißen wie in cards.ftl.

guide = Geführte Runde
guide-step = Schritt { $number } von { $count }
guide-go-on = Weiter
guide-skip = Überspringen
guide-play = Richtig spielen
# Über alles, was auch möglich wäre
refused-guide-other = Das ginge auch. Versuch erst einmal, was umrandet ist.

## Comemierda

guide-comemierda-keys = Mit Tasten: Pfeile zur Karte, Leertaste nimmt sie, Eingabe spielt.
guide-comemierda-hand = Diese zehn Karten sind deine, die niedrigen links, die hohen rechts. Je früher du sie alle los bist, desto besser.
guide-comemierda-ranks = Die Drei ist am niedrigsten, Asse und Zweien sind hoch, und die Münz-Zwei schlägt alles. Hier kannst du die Reihenfolge jederzeit nachsehen.
guide-comemierda-higher = { $before } hat eine Drei ausgespielt. Reihum schlägt man sie mit einer höheren Karte oder passt: Nimm deine Fünf und spiel sie.
guide-comemierda-pass = Jetzt liegt da ein Ass. Nur deine Münz-Zwei würde es schlagen, und die hebst du besser auf: Pass.
guide-comemierda-count = Ausgespielt sind zwei Sechsen, also braucht es auch zum Schlagen zwei gleiche Karten. Nimm beide Siebenen und spiel sie.
guide-comemierda-two = Da liegen zwei Reiter. Die Münz-Zwei schlägt alles, ganz allein, und beendet den Stich sofort: Spiel sie jetzt.
guide-comemierda-lead = Der Stich ist deiner, also spielst du aus: eine bis vier Karten vom gleichen Wert. Werd alle vier Vieren auf einmal los.
guide-comemierda-out = Niemand konnte sie schlagen, und du spielst wieder aus. Spiel beide Könige, und du bist vor allen anderen fertig.
guide-comemierda-offices = Wer zuerst fertig ist, wird { office-presidente }, und wer Karten übrig hat, { office-comemierda }. Daraus werden die Punkte; weiter zur neuen Runde.
guide-comemierda-exchange = Wer { office-presidente } ist, bekommt die zwei höchsten Karten von dem, der { office-comemierda } ist, und gibt zwei beliebige zurück. Gib die Drei und die Vier weg.
guide-comemierda-end = Mehr brauchst du nicht: Es werden Runden gespielt, bis jemand 21 Punkte hat. Versuch es jetzt selbst.

## Gnav

guide-gnav-card = Alle haben eine Karte, und das ist deine. Am Ende der Runde kostet die niedrigste ein Leben, und wer als Letztes noch lebt, gewinnt.
guide-gnav-ranks = Hier kannst du die Reihenfolge jederzeit nachsehen, vom Narren bis zum Kuckuck. Deine III ist ziemlich niedrig.
guide-gnav-ask = Du bist dran: Behalt deine Karte oder tausch mit { $next }. Die III könnte gut die niedrigste sein, also tausch.
guide-gnav-horse = { $next } hat das Pferd, und das sagt nein; deine Bitte ging weiter an { $across }, und dort musste getauscht werden. Jetzt hast du die IX.
guide-gnav-settled = Alle Karten werden gezeigt. { $before } hat die niedrigste und verliert ein Leben; weiter zur neuen Runde.
guide-gnav-again = Die II, noch niedriger als vorhin. Tausch wieder mit { $next }.
guide-gnav-cat = { $next } wollte mit { $across } tauschen und traf auf die Katze: Das kostet ein Leben, und alles wird zurückgetauscht. Deine II ist wieder da.
guide-gnav-life = Deine II ist die niedrigste, also verlierst diesmal du ein Leben. Zwei hast du noch; weiter zur neuen Runde.
guide-gnav-keep = Du gibst, also kommst du zuletzt und könntest nur mit dem Stapel tauschen. Die XII ist kaum zu verbessern: Behalt sie.
guide-gnav-fool = Ein Narr kostet ein Leben, und die niedrigste der anderen Karten zahlt auch. { $across } hat zweimal gezahlt, denn dort wurde auch noch der Dragoner gefragt.
guide-gnav-end = Das Haus sagt nein wie das Pferd, und der Kuckuck beendet das Tauschen sofort. Alles andere weißt du: Versuch es jetzt selbst.
