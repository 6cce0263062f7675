# The host's page.

admin-title = Portar la sala: Tapete
admin-page = Portar la sala
admin-heading = La teva sala
admin-version = Tapete, versió { $version }
admin-count-people = persones ara aquí
admin-count-gathering = taules que s’omplen
admin-count-playing = taules que juguen
admin-count-over = partides acabades
admin-count-reports = avisos pendents
admin-cancel = Torna
admin-more = Mostra’n més
admin-again = Actualitza

## What the host says and decides

admin-announcement = Anunci
admin-announcement-line = Una línia per a tothom qui entri
admin-announcement-note = Es veu a la pàgina d’inici. Deixa-la buida per treure’l.
admin-announcement-do = Anuncia
admin-announced = Ja és a la pàgina d’inici.
admin-announced-none = Ja no hi ha cap anunci.
admin-choices = El que es permet
admin-sign-up = Es poden fer comptes nous
admin-free-text = Paraules pròpies
admin-free-text-note = Les taules les poden permetre a qui tingui compte.
admin-polite = Noms per a tots els públics
admin-polite-note = Per a escoles i oficines: el joc espanyol es diu Presidente, i qui queda l’últim rep un nom més amable.
admin-retention = Oblida el que és vell
admin-retention-note = Taules acabades i visites que no han tornat.
admin-retention-days = Al cap de quants dies
admin-retention-do = Fixa
admin-kept = Val des d’ara.

## Reports; $who is reported

admin-reports = Avisos
admin-reports-which = Quins
admin-reports-waiting = Pendents
admin-reports-done = Atesos
admin-reports-none = No n’hi ha cap.
admin-reason-name = { $who }: el nom
admin-reason-words = { $who }: el que diu
admin-reason-leaving = { $who }: fa esperar o se’n va
admin-reason-cheating = { $who }: fa trampes
admin-reason-other = { $who }: una altra cosa
admin-report-by = ho notifica { $who }
admin-report-table = en aquesta taula
admin-report-who = Qui és?
admin-report-done = Atès

## Tables

admin-tables = Taules
admin-tables-none = Ara mateix no juga ningú.
admin-table-open = oberta a tothom
admin-table-private = privada
admin-table-close = Tanca-la
admin-table-close-one = Tanca-la: { $table }
admin-table-close-ask = Tanques «{ $table }»?
admin-table-close-note = Tothom s’aixeca, com si hagués marxat. La partida s’acaba sense guanyador.

## People

admin-people = Persones
admin-people-find = Nom o compte
admin-people-find-do = Cerca
admin-people-none = No hi ha ningú així.
admin-person-account = entra com a { $account }
admin-person-guest = de visita
admin-person-host = porta la sala
admin-person-since = des del { $day }
admin-person-seen = per última vegada, el { $when }
admin-banned = No pot jugar
admin-banned-until = No pot jugar fins al { $when }
admin-ban = Veta
admin-ban-who = Veta { $who }
admin-ban-ask = Vetes { $who }?
admin-ban-note = Amb el veto posat es poden mirar partides, però no seure, parlar ni parar taules.
admin-ban-long = Per quant de temps
admin-ban-days = { $days ->
    [0] Per sempre
    [one] Un dia
   *[other] { $days } dies
}
admin-unban = Deixa entrar
admin-unban-who = Deixa entrar { $who }
