# Making a table for people, and the table while they gather.

gathering-window = { $title }: Tapete
gathering-free = { $count ->
    [0] No queda cap lloc lliure
    [one] Queda un lloc lliure
   *[other] Queden { $count } llocs lliures
}
gathering-seats = Llocs, per ordre de joc

## A seat

gathering-seat-free = lliure
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = Lloc { $number }
gathering-sit = Sec aquí
gathering-sit-at = Sec aquí, al lloc { $number }
gathering-robot = Un robot
gathering-robot-at = Posa un robot al lloc { $number }
gathering-send-away = Fes fora { $name }
gathering-host = para taula
gathering-you = tu
gathering-you-host = tu, que pares taula

## What happens meanwhile, for those who listen

gathering-sat = { $who } seu
gathering-rose = { $who } s’aixeca

## The host

gathering-levels = Els robots que convides
gathering-start = Comença
gathering-start-with = { $count ->
    [one] Comença amb un robot
   *[other] Comença amb { $count } robots
}
gathering-starting = Repartint…
gathering-waits-host = { $host } començarà la partida quan hi sigueu tots.
gathering-waits-you = Seu: { $host } començarà la partida quan hi sigueu tots.
gathering-waits-friends = Aquí només seuen els amics que tenen l’enllaç. Podràs mirar quan { $host } comenci la partida.
gathering-host-note = Els llocs que encara siguin lliures quan comencis seran per a robots.
gathering-leave = Deixa la taula
gathering-to-start = A la pàgina d’inici

## The invitation

gathering-invite = Convida els amics
gathering-invite-note = Qui tingui aquest enllaç pot seure. Envia’l, o que apuntin el mòbil al quadrat.
gathering-invite-open = Aquesta taula és entre les taules obertes: hi pot seure qualsevol. Amb aquest enllaç els amics la troben de seguida.
gathering-link = Enllaç a aquesta taula
gathering-copy = Copia
gathering-copied = Copiat
gathering-copy-failed = No s’ha pogut copiar: marca l’enllaç i copia’l a mà.
gathering-share = Comparteix…
gathering-qr = Codi QR de l’enllaç a aquesta taula

## How it is played

gathering-how = Com es juga
gathering-usual = el de sempre
gathering-yes = sí
gathering-no = no
gathering-without-end = sense final
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option }: { $value }
gathering-rating = Classificació
gathering-rated = aquesta partida compta
gathering-clock = Rellotge
gathering-clock-none = sense rellotge
gathering-clock-slow = lent
gathering-clock-normal = mitjà
gathering-clock-fast = ràpid
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s per torn, { $bank } s de reserva a cada mà
gathering-clock-seconds-none = no hi ha presses
gathering-watching = Mirar
gathering-watch = Els altres poden mirar
gathering-hold = Qui mira ho veu
gathering-hold-none = a l’instant
gathering-hold-trick = { $game ->
    [gnav] després de cada torn
   *[comemierda] després de cada basa
}
gathering-hold-deal = després de cada mà
gathering-watch-no = ningú
gathering-talk = Parlar
gathering-talk-none = res
gathering-talk-phrases = frases fetes
gathering-talk-text = també paraules pròpies

## A stranger who sits down

gathering-name-ask = Com vols que et diguem?
gathering-name-note = Un nom per als altres de la taula; no cal cap compte.
gathering-name-sit = Sec a taula
gathering-cancel = Cancel·la

## Making a table

newtable = Una taula per als amics
newtable-game = Joc
newtable-players = Llocs
newtable-title = Títol, si vols
newtable-who = Qui hi pot seure
newtable-invited = Amics amb l’enllaç
newtable-anybody = Qualsevol
newtable-rated = Compta per a la classificació
newtable-rated-note = Només compten les partides amb dues persones o més.
newtable-make = Para taula
newtable-making = Parant taula…
