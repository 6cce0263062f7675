# The host's page.

admin-title = Spielleitung: Tapete
admin-page = Seite der Spielleitung
admin-heading = Dein Raum
admin-version = Tapete { $version }
admin-count-people = Leute gerade hier
admin-count-gathering = Tische, die sich füllen
admin-count-playing = Tische, die spielen
admin-count-over = Partien zu Ende
admin-count-reports = Meldungen offen
admin-cancel = Zurück
admin-more = Mehr zeigen
admin-again = Aktualisieren

## What the host says and decides

admin-announcement = Ansage
admin-announcement-line = Eine Zeile für alle, die hereinkommen
admin-announcement-note = Sie steht auf der Startseite. Lass sie leer, um sie wegzunehmen.
admin-announcement-do = Ansagen
admin-announced = Sie steht jetzt auf der Startseite.
admin-announced-none = Jetzt wird nichts angesagt.
admin-choices = Was erlaubt ist
admin-sign-up = Neue Konten können angelegt werden
admin-free-text = Eigene Worte
admin-free-text-note = Tische dürfen sie Leuten mit Konto erlauben.
admin-polite = Namen für alle
admin-polite-note = Für Schule und Büro: Das spanische Spiel heißt dann Presidente, und wer dort ganz unten landet, bekommt einen freundlicheren Namen.
admin-retention = Altes vergessen
admin-retention-note = Beendete Tische und Gäste, die nicht wiedergekommen sind.
admin-retention-days = Nach wie vielen Tagen
admin-retention-do = Festlegen
admin-kept = Das gilt ab jetzt.

## Reports; $who is reported

admin-reports = Meldungen
admin-reports-which = Welche
admin-reports-waiting = Offen
admin-reports-done = Erledigt
admin-reports-none = Es gibt keine.
admin-reason-name = { $who }: der Name
admin-reason-words = { $who }: was da gesagt wird
admin-reason-leaving = { $who }: lässt andere warten oder geht
admin-reason-cheating = { $who }: spielt falsch
admin-reason-other = { $who }: etwas anderes
admin-report-by = gemeldet von { $who }
admin-report-table = an diesem Tisch
admin-report-who = Wer ist das?
admin-report-done = Erledigt

## Tables

admin-tables = Tische
admin-tables-none = Gerade spielt niemand.
admin-table-open = offen für alle
admin-table-private = privat
admin-table-close = Schließen
admin-table-close-one = Schließen: { $table }
admin-table-close-ask = „{ $table }“ schließen?
admin-table-close-note = Alle werden weggeschickt, als wären sie gegangen. Die Partie endet ohne Sieg.

## People

admin-people = Leute
admin-people-find = Name oder Konto
admin-people-find-do = Suchen
admin-people-none = So heißt hier niemand.
admin-person-account = meldet sich als { $account } an
admin-person-guest = Gast
admin-person-host = Spielleitung
admin-person-since = seit { $day }
admin-person-seen = zuletzt hier: { $when }
admin-banned = Darf nicht spielen
admin-banned-until = Darf bis { $when } nicht spielen
admin-ban = Sperren
admin-ban-who = { $who } sperren
admin-ban-ask = { $who } sperren?
admin-ban-note = Wer gesperrt ist, kann Partien ansehen, aber sich nicht setzen, nicht reden und keinen Tisch aufmachen.
admin-ban-long = Für wie lange
admin-ban-days = { $days ->
    [0] Für immer
    [one] Einen Tag
   *[other] { $days } Tage
}
admin-unban = Wieder einlassen
admin-unban-who = Wieder einlassen: { $who }
