# The host's page.

admin-title = Vertens side: Tapete
admin-page = Vertens side
admin-heading = Rommet ditt
admin-version = Tapete { $version }
admin-count-people = personer her nå
admin-count-gathering = bord som fylles
admin-count-playing = bord i gang
admin-count-over = ferdige partier
admin-count-reports = klager som venter
admin-cancel = Tilbake
admin-more = Vis flere
admin-again = Oppdater

## What the host says and decides

admin-announcement = Oppslag
admin-announcement-line = En linje til alle som kommer inn
admin-announcement-note = Den står på startsiden. La den være tom for å ta den bort.
admin-announcement-do = Slå opp
admin-announced = Nå står den på startsiden.
admin-announced-none = Nå er ingenting slått opp.
admin-choices = Hva som er lov
admin-sign-up = Nye kontoer kan lages
admin-free-text = Egne ord
admin-free-text-note = Bordene kan tillate det for dem som har konto.
admin-polite = Navn for alle
admin-polite-note = For skoler og kontorer: Det spanske spillet heter Presidente, og den som kommer sist, får et vennlig navn.
admin-retention = Glem det som er gammelt
admin-retention-note = Ferdige bord, og gjester som ikke har kommet tilbake.
admin-retention-days = Etter hvor mange dager
admin-retention-do = Bruk
admin-kept = Det gjelder fra nå av.

## Reports; $who is reported

admin-reports = Klager
admin-reports-which = Hvilke
admin-reports-waiting = Venter
admin-reports-done = Ferdige
admin-reports-none = Det er ingen.
admin-reason-name = { $who }: navnet
admin-reason-words = { $who }: det som blir sagt
admin-reason-leaving = { $who }: lar folk vente, eller går
admin-reason-cheating = { $who }: jukser
admin-reason-other = { $who }: noe annet
admin-report-by = klage fra { $who }
admin-report-table = ved dette bordet
admin-report-who = Hvem er det?
admin-report-done = Ordnet

## Tables

admin-tables = Bord
admin-tables-none = Ingen spiller akkurat nå.
admin-table-open = åpent for alle
admin-table-private = privat
admin-table-close = Steng det
admin-table-close-one = Steng det: { $table }
admin-table-close-ask = Stenge { $table }?
admin-table-close-note = Alle sendes bort fra bordet, som om de hadde gått. Partiet slutter uten vinner.

## People

admin-people = Folk
admin-people-find = Navn eller konto
admin-people-find-do = Finn
admin-people-none = Ingen slike.
admin-person-account = logger inn som { $account }
admin-person-guest = gjest
admin-person-host = vert
admin-person-since = siden { $day }
admin-person-seen = sist her { $when }
admin-banned = Får ikke spille
admin-banned-until = Får ikke spille før { $when }
admin-ban = Utesteng
admin-ban-who = Utesteng { $who }
admin-ban-ask = Utestenge { $who }?
admin-ban-note = Den som er utestengt, kan se på partier, men ikke sette seg, prate eller åpne bord.
admin-ban-long = Hvor lenge
admin-ban-days = { $days ->
    [0] For godt
    [one] En dag
   *[other] { $days } dager
}
admin-unban = Slipp inn igjen
admin-unban-who = Slipp inn igjen: { $who }
