# Making a table for people, and the table while they gather.

gathering-window = { $title }: Tapete
gathering-free = { $count ->
    [0] Tutti i posti sono occupati
    [one] C’è un posto libero
   *[other] Ci sono { $count } posti liberi
}
gathering-seats = Posti, in ordine di gioco

## A seat

gathering-seat-free = libero
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = Posto { $number }
gathering-sit = Siediti qui
gathering-sit-at = Siediti qui, posto { $number }
gathering-robot = Un robot
gathering-robot-at = Metti un robot al posto { $number }
gathering-send-away = Togli { $name }
gathering-host = apre il tavolo
gathering-you = tu
gathering-you-host = tu, apri il tavolo

## What happens meanwhile, for those who listen

gathering-sat = { $who } si siede
gathering-rose = { $who } si alza

## The host

gathering-levels = I robot che inviti
gathering-start = Comincia
gathering-start-with = { $count ->
    [one] Comincia con un robot
   *[other] Comincia con { $count } robot
}
gathering-starting = Si danno le carte…
gathering-waits-host = { $host } comincia la partita quando ci siete tutti.
gathering-waits-you = Siediti: { $host } comincia la partita quando ci siete tutti.
gathering-waits-friends = Qui si siedono solo gli amici che hanno il link. Potrai guardare quando { $host } comincia la partita.
gathering-host-note = I posti ancora vuoti quando cominci vanno ai robot.
gathering-leave = Lascia
gathering-to-start = Alla pagina iniziale

## The invitation

gathering-invite = Invita i tuoi amici
gathering-invite-note = Chi ha questo link può sedersi. Mandalo, o fai inquadrare il quadrato col telefono.
gathering-invite-open = Questo tavolo è fra i tavoli aperti: può sedersi chiunque. Con questo link i tuoi amici lo trovano subito.
gathering-link = Link a questo tavolo
gathering-copy = Copia
gathering-copied = Copiato
gathering-copy-failed = Non si è potuto copiare: seleziona il link e copialo a mano.
gathering-share = Condividi…
gathering-qr = Codice QR del link a questo tavolo

## How it is played

gathering-how = Come si gioca
gathering-usual = come al solito
gathering-yes = sì
gathering-no = no
gathering-without-end = senza fine
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option }: { $value }
gathering-rating = Classifica
gathering-rated = questa partita vale
gathering-clock = Orologio
gathering-clock-none = nessuno
gathering-clock-slow = lento
gathering-clock-normal = medio
gathering-clock-fast = veloce
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s per turno, { $bank } s di riserva per mano
gathering-clock-seconds-none = nessuno mette fretta
gathering-watching = Chi guarda
gathering-watch = Altri possono guardare
gathering-hold = Chi guarda vede
gathering-hold-none = subito
gathering-hold-trick = { $game ->
    [gnav] dopo ogni turno
   *[comemierda] dopo ogni presa
}
gathering-hold-deal = dopo ogni mano
gathering-watch-no = nessuno
gathering-talk = Chiacchiere
gathering-talk-none = niente
gathering-talk-phrases = frasi fatte
gathering-talk-text = anche parole proprie

## A stranger who sits down

gathering-name-ask = Come ti chiamiamo?
gathering-name-note = Un nome per gli altri al tavolo; non serve un account.
gathering-name-sit = Siediti
gathering-cancel = Annulla

## Making a table

newtable = Un tavolo per gli amici
newtable-game = Gioco
newtable-players = Posti
newtable-title = Titolo, se vuoi
newtable-who = Chi può sedersi
newtable-invited = Gli amici col link
newtable-anybody = Chiunque
newtable-rated = Vale per la classifica
newtable-rated-note = Valgono solo le partite con due persone o più.
newtable-make = Prepara il tavolo
newtable-making = Prepariamo il tavolo…
