# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, la partita rivista: Tapete
looking-back-at = Partita rivista
# The points or lives column and the moves, as one sheet
looking-side = Punti e mosse
looking-steps = Lungo la partita
looking-slider = Passo
looking-step = { $step } di { $count }
looking-back = Un passo indietro
looking-on = Un passo avanti
looking-deal-before = Una mano indietro
looking-deal-after = Una mano avanti
looking-play = Lasciala andare
looking-pause = Ferma
looking-moves = Passo per passo
# Under a move of somebody who was away
looking-by = al suo posto giocava un robot
# Cards that lie open before somebody
looking-hand = Le carte di { $who }
looking-left-over = rimaste in mano
looking-through = Punto di vista
looking-all-open = Tutte le carte scoperte
looking-as-watcher = Chi guarda
looking-as = { $who }
looking-as-me = { $who }, come l’ho vista io
looking-share = Copia il link
looking-copied = Copiato
looking-link = Link a questo momento
looking-record = Registro
looking-verify = Verifica
looking-review = Analisi

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Giocata senza vincitori
looking-won-comemierda = { $count ->
    [one] { $names } ha vinto con { $score ->
        [1] un punto
       *[other] { $told } punti
    }
   *[other] { $names } hanno vinto insieme con { $told } punti
}
looking-won-gnav = { $count ->
    [one] { $names } ha vinto con { $score ->
        [one] una vita
       *[other] { $score } vite
    }
   *[other] { $names } hanno perso insieme l’ultima vita
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Vittoria condivisa, { $told } punti
   *[no] Vinta con { $score ->
        [1] un punto
       *[other] { $told } punti
    }
}
looking-own-gnav = { $shared ->
    [yes] Pari, senza più vite
   *[no] Vinta con { $score ->
        [one] una vita
       *[other] { $score } vite
    }
}
looking-place-comemierda = { $place ->
    [2] Secondo posto, { $score ->
        [1] un punto
       *[other] { $told } punti
    }
    [3] Terzo posto, { $score ->
        [1] un punto
       *[other] { $told } punti
    }
    [4] Quarto posto, { $score ->
        [1] un punto
       *[other] { $told } punti
    }
   *[other] { $place }º posto, { $score ->
        [1] un punto
       *[other] { $told } punti
    }
}
looking-place-gnav = { $place ->
    [2] Secondo posto
    [3] Terzo posto
    [4] Quarto posto
   *[other] { $place }º posto
}
looking-left = Lasciata prima della fine

## The list of matches

looking-matches-title = Le mie partite: Tapete
looking-matches-lead = Tutte le partite che hai finito, l’ultima per prima. Ognuna si può rivedere passo per passo.
looking-matches = Partite
looking-matches-public = Quelle aperte a tutti.
looking-game = Gioco
looking-any-game = Tutti e due
looking-ended = Com’è finita
looking-ended-all = Comunque sia
looking-ended-won = Vinte
looking-ended-lost = Perse
looking-found = { $count ->
    [0] Nessuna partita
    [one] Una partita
   *[other] { $count } partite
}
looking-rated = fa classifica
looking-seats = Chi c’era
looking-points = { $points ->
    [1] un punto
   *[other] { $told } punti
}
looking-lives = { $lives ->
    [0] nessuna vita
    [one] una vita
   *[other] { $lives } vite
}
looking-look = Rivedi
looking-earlier = Partite precedenti
looking-review-record = Analizza una partita dal suo registro
looking-none = Non è ancora finita nessuna partita. Giocane una, e qui potrai rivederla.
looking-none-such = Nessuna partita così.
looking-none-public = Niente che possano vedere tutti.
looking-guest = Giochi senza account: solo questo browser sa che queste partite sono tue.
looking-make-account = Crea un account per conservarle
looking-stranger = La sala non ti conosce ancora. Le tue partite si conservano dalla prima che giochi; con un account le ritrovi in ogni browser.
looking-sign-in = Ho un account

## Players

looking-players-title = Giocatori: Tapete
looking-players-lead = Chi ha giocato qui, e com’è andata. Ordina per la colonna che vuoi.
looking-players-none = Nessuno ha ancora finito una partita di questo gioco. Comincia tu.
looking-players-more = Mostra altro
looking-column-name = Nome
looking-column-rating = Livello
looking-column-matches = Partite
looking-column-won = Vinte
looking-column-place = Posto medio
looking-column-points-comemierda = Punti a mano
looking-column-points-gnav = Vite alla fine
looking-column-presidente = Da presidente
looking-column-comemierda = Da { office-comemierda }
looking-column-left = Lasciate
looking-player-title = { $name }: Tapete
looking-since = Qui dal giorno { $day }
looking-player-none = { $who } non ha ancora finito una partita di questo gioco.
looking-offices = Cariche
looking-block = Non sentire mai { $who }
looking-unblock = Torna a sentire { $who }
looking-rating = Livello
looking-rating-none = Ancora nessuna partita per la classifica.
looking-rating-note = Il livello sale con le partite per la classifica vinte a tavoli con due persone o più. Parte vicino a zero e resta prudente finché non ha visto come giochi.
looking-rating-label = { $count ->
    [one] Livello di { $name } dopo una partita: { $last }.
   *[other] Livello di { $name } in { $count } partite, da { $first } a { $last }.
}
looking-rating-table = Lo stesso in una tabella
looking-rating-when = Dopo la partita
looking-rating-unsure = Margine
