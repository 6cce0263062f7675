# The start page, and where every other page leads back to.

start-title = Tapete, ein Spielzimmer
start-heading = Setz dich, die Karten liegen auf dem Tisch
start-lead = Zwei Spiele für einen Abend, mit Freunden oder mit Robotern, die deine Karten nicht sehen.
start-games = Such dir ein Spiel aus
start-chosen = gewählt
start-choose = wählen
start-comemierda = Wer seine Karten zuerst los ist, wird Presidente.
start-comemierda-note = 4 bis 8 Spieler, etwa 20 Minuten
start-gnav = Eine Karte für jeden: behalt sie oder tausch mit nebenan.
start-gnav-note = 2 bis 8 Spieler, etwa 10 Minuten
start-rules = Regeln
start-rules-of = Regeln von { $game }
start-learn = Lerne in zwei Minuten
start-name = Dein Name am Tisch
start-robots = Roboter
start-level-1 = Neuling
start-level-1-note = verzeiht viel
start-level-2 = Geübt
start-level-2-note = auf Augenhöhe
start-level-3 = Gut
start-level-3-note = schenkt dir nichts
start-level-4 = Profi
start-level-4-note = besser geht’s nicht
start-play = Losspielen
start-friends = Tisch für Freunde aufmachen
start-opening = Der Tisch wird aufgemacht …
start-options-standard = Spielregeln: wie üblich
start-options-changed = { $count ->
    [one] Spielregeln: eine Änderung
   *[other] Spielregeln: { $count } Änderungen
}
start-room = Dieser Raum
start-room-note = Du brauchst kein Konto, und nichts geht nach draußen.
start-no-name = Schreib erst einen Namen hin: Die anderen wollen wissen, wer mitspielt.
start-no-server = Der Raum antwortet nicht. Versuch es gleich noch einmal.
start-nowhere = Auf diesem Tuch liegt nichts
start-nowhere-note = Die Adresse führt zu keinem Tisch und keiner Seite dieses Raums.
start-home = Zur Startseite

## Ways through the room: the header of every page

start-tables = Tische
start-rules-short = Regeln
start-matches = Meine Partien
start-players = Spieler
start-account = Konto
start-account-of = { $name }, dein Konto
start-menu = Menü
