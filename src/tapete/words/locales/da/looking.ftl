# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, tilbageblik: Tapete
looking-back-at = Tilbageblik
# The points or lives column and the moves, as one sheet
looking-side = Point og træk
looking-steps = Gennem partiet
looking-slider = Trin
looking-step = { $step } af { $count }
looking-back = Et trin tilbage
looking-on = Et trin frem
looking-deal-before = En omgang tilbage
looking-deal-after = En omgang frem
looking-play = Lad det køre
looking-pause = Stop
looking-moves = Trin for trin
# Under a move of somebody who was away
looking-by = en robot spillede i stedet
# Cards that lie open before somebody
looking-hand = Kortene hos { $who }
looking-left-over = til overs
looking-through = Set som
looking-all-open = Alle kort åbne
looking-as-watcher = En tilskuer
looking-as = { $who }
looking-as-me = { $who }, som jeg så det
looking-share = Kopiér link
looking-copied = Kopieret
looking-link = Link til dette øjeblik
looking-record = Protokol
looking-verify = Efterprøv
looking-review = Gennemgang

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Spillet uden vinder
looking-won-comemierda = { $count ->
    [one] { $names } vandt med { $score ->
        [1] ét point
       *[other] { $told } point
    }
   *[other] { $names } delte sejren med { $told } point
}
looking-won-gnav = { $count ->
    [one] { $names } vandt med { $score ->
        [one] ét liv
       *[other] { $score } liv
    } tilbage
   *[other] { $names } mistede deres sidste liv samtidig
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Delt sejr, { $told } point
   *[no] Vandt med { $score ->
        [1] ét point
       *[other] { $told } point
    }
}
looking-own-gnav = { $shared ->
    [yes] Uafgjort, ingen liv tilbage
   *[no] Vandt med { $score ->
        [one] ét liv
       *[other] { $score } liv
    } tilbage
}
looking-place-comemierda = { $place ->
    [2] Nummer to, { $score ->
        [1] ét point
       *[other] { $told } point
    }
    [3] Nummer tre, { $score ->
        [1] ét point
       *[other] { $told } point
    }
    [4] Nummer fire, { $score ->
        [1] ét point
       *[other] { $told } point
    }
   *[other] Nummer { $place }, { $score ->
        [1] ét point
       *[other] { $told } point
    }
}
looking-place-gnav = { $place ->
    [2] Nummer to
    [3] Nummer tre
    [4] Nummer fire
   *[other] Nummer { $place }
}
looking-left = Gik før slutningen

## The list of matches

looking-matches-title = Mine partier: Tapete
looking-matches-lead = Alle de partier du har spillet færdig, det seneste først. Hvert af dem kan ses igen, trin for trin.
looking-matches = Partier
looking-matches-public = Dem der var åbne for alle.
looking-game = Spil
looking-any-game = Begge
looking-ended = Hvordan det gik
looking-ended-all = Uanset
looking-ended-won = Vundet
looking-ended-lost = Tabt
looking-found = { $count ->
    [0] Ingen partier
    [one] Ét parti
   *[other] { $count } partier
}
looking-rated = med rating
looking-seats = Hvem der sad der
looking-points = { $points ->
    [1] ét point
   *[other] { $told } point
}
looking-lives = { $lives ->
    [0] ingen liv
    [one] ét liv
   *[other] { $lives } liv
}
looking-look = Se tilbage
looking-earlier = Tidligere partier
looking-review-record = Gennemgå et parti ud fra protokollen
looking-none = Ingen partier er færdige endnu. Spil et, så kan du se tilbage på det her.
looking-none-such = Ingen partier af den slags.
looking-none-public = Ikke noget som alle må se.
looking-guest = Du er gæst: kun denne browser ved at disse partier er dine.
looking-make-account = Opret en konto, og gem dem
looking-stranger = Rummet kender dig ikke endnu. Dine partier bliver gemt fra det første du spiller, og med en konto finder du dem i alle browsere.
looking-sign-in = Jeg har en konto

## Players

looking-players-title = Spillere: Tapete
looking-players-lead = Hvem der har spillet her, og hvordan det gik. Sortér efter en hvilken som helst kolonne.
looking-players-none = Ingen har spillet et parti af dette spil færdig endnu. Bliv den første.
looking-players-more = Vis flere
looking-column-name = Navn
looking-column-rating = Rating
looking-column-matches = Partier
looking-column-won = Vundet
looking-column-place = Placering i snit
looking-column-points-comemierda = Point pr. runde
looking-column-points-gnav = Liv ved slutningen
looking-column-presidente = Som presidente
looking-column-comemierda = Som { office-comemierda }
looking-column-left = Gik tidligt
looking-player-title = { $name }: Tapete
looking-since = Her siden { $day }
looking-player-none = { $who } har ikke spillet et parti af dette spil færdig endnu.
looking-offices = Embeder
looking-block = Hør aldrig { $who }
looking-unblock = Hør { $who } igen
looking-rating = Rating
looking-rating-none = Ingen partier med rating endnu.
looking-rating-note = Ratingen vokser når du vinder partier der tæller, ved borde med to personer eller flere. Den begynder tæt på nul og holder igen til den har set dig spille.
looking-rating-label = { $count ->
    [one] Rating for { $name } efter ét parti: { $last }.
   *[other] Rating for { $name } gennem { $count } partier, fra { $first } til { $last }.
}
looking-rating-table = Det samme som tabel
looking-rating-when = Efter partiet
looking-rating-unsure = Usikkerhed
