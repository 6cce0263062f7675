# The host's page.

admin-title = Arduradunaren orria: Tapete
admin-page = Arduradunaren orria
admin-heading = Zure aretoa
admin-version = Tapete, { $version } bertsioa
admin-count-people = pertsona hemen orain
admin-count-gathering = mahai betetzen
admin-count-playing = mahai jokoan
admin-count-over = partida amaituta
admin-count-reports = abisu zain
admin-cancel = Itzuli
admin-more = Erakutsi gehiago
admin-again = Eguneratu

## What the host says and decides

admin-announcement = Iragarkia
admin-announcement-line = Lerro bat sartzen den edonorentzat
admin-announcement-note = Hasierako orrian ikusten da. Utzi hutsik kentzeko.
admin-announcement-do = Iragarri
admin-announced = Hasierako orrian dago orain.
admin-announced-none = Orain ez dago iragarkirik.
admin-choices = Zer onartzen den
admin-sign-up = Kontu berriak egin daitezke
admin-free-text = Norberaren hitzak
admin-free-text-note = Mahaiek baimena eman diezaiekete kontua dutenei.
admin-polite = Guztientzako moduko izenak
admin-polite-note = Ikastetxe eta bulegoetarako: joko espainiarrak Presidente izena du, eta azken geratzen denak izen atseginagoa.
admin-retention = Ahaztu zaharra dena
admin-retention-note = Amaitutako mahaiak eta itzuli ez diren bisitak.
admin-retention-days = Zenbat egunen buruan
admin-retention-do = Ezarri
admin-kept = Hemendik aurrera balio du.

## Reports; $who is reported

admin-reports = Abisuak
admin-reports-which = Zeintzuk
admin-reports-waiting = Zain
admin-reports-done = Eginak
admin-reports-none = Ez dago bat ere.
admin-reason-name = { $who }: izena
admin-reason-words = { $who }: esaten duena
admin-reason-leaving = { $who }: zain edukitzen ditu, edo alde egiten du
admin-reason-cheating = { $who }: tranpak
admin-reason-other = { $who }: beste zerbait
admin-report-by = abisua: { $who }
admin-report-table = mahai honetan
admin-report-who = Nor da?
admin-report-done = Eginda

## Tables

admin-tables = Mahaiak
admin-tables-none = Oraintxe ez da inor jokatzen ari.
admin-table-open = guztientzat irekia
admin-table-private = pribatua
admin-table-close = Itxi
admin-table-close-one = Itxi: { $table }
admin-table-close-ask = Itxi «{ $table }»?
admin-table-close-note = Guztiak jaikiko dira, joan izan balira bezala. Partida irabazlerik gabe amaituko da.

## People

admin-people = Jendea
admin-people-find = Izena edo kontua
admin-people-find-do = Bilatu
admin-people-none = Ez dago horrelako inor.
admin-person-account = sarrera-izena: { $account }
admin-person-guest = bisitan
admin-person-host = arduraduna
admin-person-since = noiztik: { $day }
admin-person-seen = azken aldia: { $when }
admin-banned = Ezin du jokatu
admin-banned-until = Ezin du jokatu, noiz arte: { $when }
admin-ban = Betatu
admin-ban-who = Betatu: { $who }
admin-ban-ask = Betatu nahi duzu? ({ $who })
admin-ban-note = Betatuta dagoenak partidak ikus ditzake, baina ezin da eseri, ezin du hitz egin, ezta mahairik jarri ere.
admin-ban-long = Zenbat denboraz
admin-ban-days = { $days ->
    [0] Betiko
    [one] Egun bat
   *[other] { $days } egun
}
admin-unban = Utzi sartzen
admin-unban-who = Utzi sartzen: { $who }
