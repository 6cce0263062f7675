# The host's page.

admin-title = Værtens side: Tapete
admin-page = Værtens side
admin-heading = Dit rum
admin-version = Tapete { $version }
admin-count-people = personer her nu
admin-count-gathering = borde der fyldes
admin-count-playing = borde i gang
admin-count-over = færdige partier
admin-count-reports = klager der venter
admin-cancel = Tilbage
admin-more = Vis flere
admin-again = Opdater

## What the host says and decides

admin-announcement = Opslag
admin-announcement-line = En linje til alle der kommer ind
admin-announcement-note = Den står på forsiden. Lad den være tom for at fjerne den.
admin-announcement-do = Slå op
admin-announced = Nu står den på forsiden.
admin-announced-none = Nu er intet slået op.
admin-choices = Hvad der er tilladt
admin-sign-up = Nye konti kan oprettes
admin-free-text = Egne ord
admin-free-text-note = Bordene kan tillade det for folk med en konto.
admin-polite = Navne for alle
admin-polite-note = For skoler og kontorer: det spanske spil hedder Presidente, og den der kommer sidst, får et venligt navn.
admin-retention = Glem det der er gammelt
admin-retention-note = Færdige borde, og gæster der ikke er kommet tilbage.
admin-retention-days = Efter hvor mange dage
admin-retention-do = Brug
admin-kept = Det gælder fra nu af.

## Reports; $who is reported

admin-reports = Klager
admin-reports-which = Hvilke
admin-reports-waiting = Venter
admin-reports-done = Færdige
admin-reports-none = Der er ingen.
admin-reason-name = { $who }: navnet
admin-reason-words = { $who }: det der bliver sagt
admin-reason-leaving = { $who }: lader folk vente, eller går
admin-reason-cheating = { $who }: snyder
admin-reason-other = { $who }: noget andet
admin-report-by = klage fra { $who }
admin-report-table = ved dette bord
admin-report-who = Hvem er det?
admin-report-done = Klaret

## Tables

admin-tables = Borde
admin-tables-none = Ingen spiller lige nu.
admin-table-open = åbent for alle
admin-table-private = privat
admin-table-close = Luk det
admin-table-close-one = Luk det: { $table }
admin-table-close-ask = Luk { $table }?
admin-table-close-note = Alle bliver sendt væk fra bordet, som om de var gået. Deres parti slutter uden vinder.

## People

admin-people = Folk
admin-people-find = Navn eller konto
admin-people-find-do = Find
admin-people-none = Ingen af den slags.
admin-person-account = logger ind som { $account }
admin-person-guest = gæst
admin-person-host = vært
admin-person-since = siden { $day }
admin-person-seen = sidst her { $when }
admin-banned = Må ikke spille
admin-banned-until = Må ikke spille før { $when }
admin-ban = Udeluk
admin-ban-who = Udeluk { $who }
admin-ban-ask = Udeluk { $who }?
admin-ban-note = Den der er udelukket, kan se på partier, men ikke sætte sig, snakke eller åbne borde.
admin-ban-long = Hvor længe
admin-ban-days = { $days ->
    [0] For altid
    [one] En dag
   *[other] { $days } dage
}
admin-unban = Luk ind igen
admin-unban-who = Luk ind igen: { $who }
