# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, tilbakeblikk: Tapete
looking-back-at = Tilbakeblikk
# The points or lives column and the moves, as one sheet
looking-side = Poeng og trekk
looking-steps = Gjennom partiet
looking-slider = Trinn
looking-step = { $step } av { $count }
looking-back = Ett trinn tilbake
looking-on = Ett trinn fram
looking-deal-before = En omgang tilbake
looking-deal-after = En omgang fram
looking-play = La det gå
looking-pause = Stopp
looking-moves = Trinn for trinn
# Under a move of somebody who was away
looking-by = en robot spilte i stedet
# Cards that lie open before somebody
looking-hand = Kortene til { $who }
looking-left-over = til overs
looking-through = Sett som
looking-all-open = Alle kort åpne
looking-as-watcher = En tilskuer
looking-as = { $who }
looking-as-me = { $who }, slik jeg så det
looking-share = Kopier lenke
looking-copied = Kopiert
looking-link = Lenke til dette øyeblikket
looking-record = Protokoll
looking-verify = Etterprøv
looking-review = Gjennomgang

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Spilt uten vinner
looking-won-comemierda = { $count ->
    [one] { $names } vant med { $score ->
        [1] ett poeng
       *[other] { $told } poeng
    }
   *[other] { $names } delte seieren med { $told } poeng
}
looking-won-gnav = { $count ->
    [one] { $names } vant med { $score ->
        [one] ett liv
       *[other] { $score } liv
    } igjen
   *[other] { $names } mistet sine siste liv samtidig
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Delt seier, { $told } poeng
   *[no] Vant med { $score ->
        [1] ett poeng
       *[other] { $told } poeng
    }
}
looking-own-gnav = { $shared ->
    [yes] Uavgjort, ingen liv igjen
   *[no] Vant med { $score ->
        [one] ett liv
       *[other] { $score } liv
    } igjen
}
looking-place-comemierda = { $place ->
    [2] Nummer to, { $score ->
        [1] ett poeng
       *[other] { $told } poeng
    }
    [3] Nummer tre, { $score ->
        [1] ett poeng
       *[other] { $told } poeng
    }
    [4] Nummer fire, { $score ->
        [1] ett poeng
       *[other] { $told } poeng
    }
   *[other] Nummer { $place }, { $score ->
        [1] ett poeng
       *[other] { $told } poeng
    }
}
looking-place-gnav = { $place ->
    [2] Nummer to
    [3] Nummer tre
    [4] Nummer fire
   *[other] Nummer { $place }
}
looking-left = Gikk før slutten

## The list of matches

looking-matches-title = Mine partier: Tapete
looking-matches-lead = Alle partier du har spilt ferdig, det siste først. Hvert av dem kan du se igjen, trinn for trinn.
looking-matches = Partier
looking-matches-public = De som var åpne for alle.
looking-game = Spill
looking-any-game = Begge
looking-ended = Hvordan det gikk
looking-ended-all = Uansett
looking-ended-won = Vunnet
looking-ended-lost = Tapt
looking-found = { $count ->
    [0] Ingen partier
    [one] Ett parti
   *[other] { $count } partier
}
looking-rated = med rating
looking-seats = Hvem som satt der
looking-points = { $points ->
    [1] ett poeng
   *[other] { $told } poeng
}
looking-lives = { $lives ->
    [0] ingen liv
    [one] ett liv
   *[other] { $lives } liv
}
looking-look = Se tilbake
looking-earlier = Tidligere partier
looking-review-record = Gå gjennom et parti fra protokollen
looking-none = Ingen partier er ferdige ennå. Spill et, så kan du se tilbake på det her.
looking-none-such = Ingen slike partier.
looking-none-public = Ingenting som alle kan se.
looking-guest = Du er gjest: Bare denne nettleseren vet at disse partiene er dine.
looking-make-account = Lag en konto og ta vare på dem
looking-stranger = Rommet kjenner deg ikke ennå. Partiene dine tas vare på fra det første du spiller, og med en konto finner du dem i alle nettlesere.
looking-sign-in = Jeg har en konto

## Players

looking-players-title = Spillere: Tapete
looking-players-lead = Hvem som har spilt her, og hvordan det gikk. Sorter etter hvilken kolonne du vil.
looking-players-none = Ingen har spilt ferdig et parti av dette spillet ennå. Bli den første.
looking-players-more = Vis flere
looking-column-name = Navn
looking-column-rating = Rating
looking-column-matches = Partier
looking-column-won = Vunnet
looking-column-place = Plassering i snitt
looking-column-points-comemierda = Poeng per runde
looking-column-points-gnav = Liv ved slutten
looking-column-presidente = Som presidente
looking-column-comemierda = Som { office-comemierda }
looking-column-left = Gikk tidlig
looking-player-title = { $name }: Tapete
looking-since = Her siden { $day }
looking-player-none = { $who } har ikke spilt ferdig noe parti av dette spillet ennå.
looking-offices = Verv
looking-block = Hør aldri { $who }
looking-unblock = Hør { $who } igjen
looking-rating = Rating
looking-rating-none = Ingen partier med rating ennå.
looking-rating-note = Ratingen vokser med partier du vinner ved bord med to personer eller flere, når de teller. Den begynner nær null og holder igjen til den har sett deg spille.
looking-rating-label = { $count ->
    [one] Ratingen til { $name } etter ett parti: { $last }.
   *[other] Ratingen til { $name } gjennom { $count } partier, fra { $first } til { $last }.
}
looking-rating-table = Det samme som tabell
looking-rating-when = Etter partiet
looking-rating-unsure = Usikkerhet
