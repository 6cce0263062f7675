# The host's page.

admin-title = Värdens sida: Tapete
admin-page = Värdens sida
admin-heading = Ditt rum
admin-version = Tapete { $version }
admin-count-people = personer här nu
admin-count-gathering = bord som fylls
admin-count-playing = bord i gång
admin-count-over = färdiga partier
admin-count-reports = anmälningar som väntar
admin-cancel = Tillbaka
admin-more = Visa fler
admin-again = Uppdatera

## What the host says and decides

admin-announcement = Anslag
admin-announcement-line = En rad till alla som kommer in
admin-announcement-note = Den står på startsidan. Lämna den tom för att ta bort den.
admin-announcement-do = Sätt upp
admin-announced = Nu står den på startsidan.
admin-announced-none = Nu finns inget anslag.
admin-choices = Vad som är tillåtet
admin-sign-up = Nya konton kan skapas
admin-free-text = Egna ord
admin-free-text-note = Borden kan tillåta det för den som har konto.
admin-polite = Namn för alla
admin-polite-note = För skolor och kontor: det spanska spelet heter Presidente, och den som kommer sist får ett snällt namn.
admin-retention = Glöm det som är gammalt
admin-retention-note = Färdiga bord, och gäster som inte har kommit tillbaka.
admin-retention-days = Efter hur många dagar
admin-retention-do = Använd
admin-kept = Det gäller från och med nu.

## Reports; $who is reported

admin-reports = Anmälningar
admin-reports-which = Vilka
admin-reports-waiting = Väntar
admin-reports-done = Klara
admin-reports-none = Det finns inga.
admin-reason-name = { $who }: namnet
admin-reason-words = { $who }: det som sägs
admin-reason-leaving = { $who }: låter folk vänta, eller går
admin-reason-cheating = { $who }: fuskar
admin-reason-other = { $who }: något annat
admin-report-by = anmält av { $who }
admin-report-table = vid det här bordet
admin-report-who = Vem är det?
admin-report-done = Åtgärdat

## Tables

admin-tables = Bord
admin-tables-none = Ingen spelar just nu.
admin-table-open = öppet för alla
admin-table-private = privat
admin-table-close = Stäng det
admin-table-close-one = Stäng det: { $table }
admin-table-close-ask = Stänga { $table }?
admin-table-close-note = Alla skickas bort från bordet, som om de hade gått. Deras parti slutar utan vinnare.

## People

admin-people = Folk
admin-people-find = Namn eller konto
admin-people-find-do = Sök
admin-people-none = Ingen sådan.
admin-person-account = loggar in som { $account }
admin-person-guest = gäst
admin-person-host = värd
admin-person-since = sedan { $day }
admin-person-seen = senast här { $when }
admin-banned = Får inte spela
admin-banned-until = Får inte spela förrän { $when }
admin-ban = Stäng av
admin-ban-who = Stäng av { $who }
admin-ban-ask = Stänga av { $who }?
admin-ban-note = Den som är avstängd kan titta på partier, men inte sätta sig, prata eller öppna bord.
admin-ban-long = Hur länge
admin-ban-days = { $days ->
    [0] För gott
    [one] En dag
   *[other] { $days } dagar
}
admin-unban = Släpp in igen
admin-unban-who = Släpp in igen: { $who }
