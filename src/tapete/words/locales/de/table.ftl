# Words that both games' tables share.

table = Tisch
table-seats = Plätze in Spielrichtung
table-your-place = Dein Platz
table-to-start = Tapete, zur Startseite
table-tools = Werkzeuge am Tisch
table-rules = Regeln
table-side = Punkte und Verlauf
table-log = Verlauf
table-more = Mehr
table-keys = Tasten
table-keys-on = Buchstaben als Tasten
table-leave = Aufstehen
table-leave-ask = Willst du aufstehen?
table-leave-note = Die Partie endet hier, niemand gewinnt, und zurück an diesen Tisch kannst du nicht.
table-leave-stay = Weiterspielen
table-has-been-left = Du hast diesen Tisch verlassen
table-title = { $game }, Tapete
table-title-turn = Du bist dran: { $game }, Tapete
table-clockwise = Gespielt wird im Uhrzeigersinn
table-anticlockwise = Gespielt wird gegen den Uhrzeigersinn
table-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
table-lives = { $have } von { $of ->
    [one] einem Leben
   *[other] { $of } Leben
}
table-you-mark = { " " }(du)
table-you = Du
table-your-turn = Du bist dran
# Below the name on a plate; $level is 1, 2, 3 or 4
robot-of-level = { $level ->
    [1] Roboter, Neuling
    [2] Roboter, geübt
    [3] Roboter, gut
    [4] Roboter, Profi
   *[0] Roboter
}
robot-or-person = Mensch
table-dealer = gibt
table-thinking = überlegt
table-is-thinking = { $who } überlegt
table-away = nicht da
table-next-deal = Neue Runde
table-restart = Noch eine Partie
table-rule = Regel { $rule }
table-ranks = Reihenfolge der Karten
table-ranks-title = Von unten nach oben

## Notices

table-joining = Du setzt dich …
table-waiting-deal = Die Karten werden gemischt …
table-lost = Die Verbindung zum Tisch ist weg. Neuer Versuch …
table-retry = Jetzt versuchen
table-closed = Dieser Tisch ist für dich geschlossen
table-outdated = Diese Seite ist nicht mehr aktuell
table-reload = Neu laden

## Keys

table-key-arrows = von Karte zu Karte
table-key-space = Karte nehmen oder zurücklegen
table-key-enter = spielen, was du genommen hast
table-key-pass = passen
table-key-count = wie viele von diesem Wert
table-key-keep = behalten
table-key-swap = um den Tausch bitten
table-key-last = der letzte Stich
table-key-ranks = die Reihenfolge der Karten
table-key-turn = wer dran ist
table-key-hand = zu deinen Karten
table-key-counts = wer wie viele Karten hat
table-key-scores = Punkte
table-key-lives = Leben
table-key-log = Punkte und Verlauf
table-key-keys = diese Tasten
table-key-escape = schließen, was offen ist
