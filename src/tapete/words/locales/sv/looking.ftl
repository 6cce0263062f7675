# Looking back: a match step by step, the list of matches, the players and what they have done.

## One match, step by step

looking-title = { $game }, återblick: Tapete
looking-back-at = Återblick
# The points or lives column and the moves, as one sheet
looking-side = Poäng och drag
looking-steps = Genom partiet
looking-slider = Steg
looking-step = { $step } av { $count }
looking-back = Ett steg tillbaka
looking-on = Ett steg framåt
looking-deal-before = En omgång tillbaka
looking-deal-after = En omgång framåt
looking-play = Låt det gå
looking-pause = Stopp
looking-moves = Steg för steg
# Under a move of somebody who was away
looking-by = en robot spelade i stället
# Cards that lie open before somebody
looking-hand = Korten hos { $who }
looking-left-over = kvar
looking-through = Sett som
looking-all-open = Alla kort öppna
looking-as-watcher = En åskådare
looking-as = { $who }
looking-as-me = { $who }, som jag såg det
looking-share = Kopiera länk
looking-copied = Kopierat
looking-link = Länk till det här ögonblicket
looking-record = Protokoll
looking-verify = Kontrollera
looking-review = Genomgång

## How it ended; $names won with $score points or lives, written $told

looking-nobody-won = Spelat utan vinnare
looking-won-comemierda = { $count ->
    [one] { $names } vann med { $score ->
        [1] en poäng
       *[other] { $told } poäng
    }
   *[other] { $names } delade segern med { $told } poäng
}
looking-won-gnav = { $count ->
    [one] { $names } vann med { $score ->
        [one] ett liv
       *[other] { $score } liv
    } kvar
   *[other] { $names } förlorade sina sista liv samtidigt
}
# For oneself; $shared "yes" if others won as well
looking-own-comemierda = { $shared ->
    [yes] Delad seger, { $told } poäng
   *[no] Vann med { $score ->
        [1] en poäng
       *[other] { $told } poäng
    }
}
looking-own-gnav = { $shared ->
    [yes] Oavgjort, inga liv kvar
   *[no] Vann med { $score ->
        [one] ett liv
       *[other] { $score } liv
    } kvar
}
looking-place-comemierda = { $place ->
    [2] Tvåa, { $score ->
        [1] en poäng
       *[other] { $told } poäng
    }
    [3] Trea, { $score ->
        [1] en poäng
       *[other] { $told } poäng
    }
    [4] Fyra, { $score ->
        [1] en poäng
       *[other] { $told } poäng
    }
   *[other] Plats { $place }, { $score ->
        [1] en poäng
       *[other] { $told } poäng
    }
}
looking-place-gnav = { $place ->
    [2] Tvåa
    [3] Trea
    [4] Fyra
   *[other] Plats { $place }
}
looking-left = Gick före slutet

## The list of matches

looking-matches-title = Mina partier: Tapete
looking-matches-lead = Alla partier du har spelat klart, det senaste först. Vart och ett kan ses igen, steg för steg.
looking-matches = Partier
looking-matches-public = De som var öppna för alla.
looking-game = Spel
looking-any-game = Båda
looking-ended = Hur det gick
looking-ended-all = Oavsett
looking-ended-won = Vunnet
looking-ended-lost = Förlorat
looking-found = { $count ->
    [0] Inga partier
    [one] Ett parti
   *[other] { $count } partier
}
looking-rated = med rating
looking-seats = Vilka som satt där
looking-points = { $points ->
    [1] en poäng
   *[other] { $told } poäng
}
looking-lives = { $lives ->
    [0] inga liv
    [one] ett liv
   *[other] { $lives } liv
}
looking-look = Se tillbaka
looking-earlier = Tidigare partier
looking-review-record = Gå igenom ett parti från protokollet
looking-none = Inget parti är klart än. Spela ett, så kan du se tillbaka på det här.
looking-none-such = Inget sådant parti.
looking-none-public = Inget som alla får se.
looking-guest = Du är gäst: bara den här webbläsaren vet att partierna är dina.
looking-make-account = Skaffa ett konto och behåll dem
looking-stranger = Rummet känner dig inte än. Dina partier sparas från det första du spelar, och med ett konto hittar du dem i alla webbläsare.
looking-sign-in = Jag har ett konto

## Players

looking-players-title = Spelare: Tapete
looking-players-lead = Vilka som har spelat här och hur det gick. Sortera efter vilken kolumn du vill.
looking-players-none = Ingen har spelat klart ett parti av det här spelet än. Bli först.
looking-players-more = Visa fler
looking-column-name = Namn
looking-column-rating = Rating
looking-column-matches = Partier
looking-column-won = Vunna
looking-column-place = Placering i snitt
looking-column-points-comemierda = Poäng per runda
looking-column-points-gnav = Liv vid slutet
looking-column-presidente = Som presidente
looking-column-comemierda = Som { office-comemierda }
looking-column-left = Gick tidigt
looking-player-title = { $name }: Tapete
looking-since = Här sedan { $day }
looking-player-none = { $who } har inte spelat klart något parti av det här spelet än.
looking-offices = Ämbeten
looking-block = Hör aldrig { $who }
looking-unblock = Hör { $who } igen
looking-rating = Rating
looking-rating-none = Inget parti med rating än.
looking-rating-note = Ratingen växer när du vinner partier som räknas, vid bord med två personer eller fler. Den börjar nära noll och är försiktig tills den har sett dig spela.
looking-rating-label = { $count ->
    [one] Rating för { $name } efter ett parti: { $last }.
   *[other] Rating för { $name } genom { $count } partier, från { $first } till { $last }.
}
looking-rating-table = Samma sak som tabell
looking-rating-when = Efter partiet
looking-rating-unsure = Osäkerhet
