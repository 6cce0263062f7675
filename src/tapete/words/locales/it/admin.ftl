# The host's page.

admin-title = Gestire la sala: Tapete
admin-page = Gestire la sala
admin-heading = La tua sala
admin-version = Tapete, versione { $version }
admin-count-people = persone qui adesso
admin-count-gathering = tavoli che si riempiono
admin-count-playing = tavoli che giocano
admin-count-over = partite finite
admin-count-reports = segnalazioni in attesa
admin-cancel = Indietro
admin-more = Mostra altro
admin-again = Aggiorna

## What the host says and decides

admin-announcement = Annuncio
admin-announcement-line = Una riga per chiunque entri
admin-announcement-note = Sta sulla pagina iniziale. Lascialo vuoto per toglierlo.
admin-announcement-do = Annuncia
admin-announced = Ora sta sulla pagina iniziale.
admin-announced-none = Ora non c’è nessun annuncio.
admin-choices = Che cosa si può fare
admin-sign-up = Si possono creare nuovi account
admin-free-text = Parole proprie
admin-free-text-note = I tavoli possono permetterle a chi ha un account.
admin-polite = Nomi per tutti
admin-polite-note = Per scuole e uffici: il gioco spagnolo si chiama Presidente, e chi arriva in fondo riceve un nome più gentile.
admin-retention = Dimenticare il vecchio
admin-retention-note = Tavoli finiti e ospiti che non sono tornati.
admin-retention-days = Dopo quanti giorni
admin-retention-do = Imposta
admin-kept = Vale da adesso.

## Reports; $who is reported

admin-reports = Segnalazioni
admin-reports-which = Quali
admin-reports-waiting = In attesa
admin-reports-done = Sbrigate
admin-reports-none = Non ce ne sono.
admin-reason-name = { $who }: il nome
admin-reason-words = { $who }: quello che dice
admin-reason-leaving = { $who }: fa aspettare, o se ne va
admin-reason-cheating = { $who }: bara
admin-reason-other = { $who }: qualcos’altro
admin-report-by = segnalato da { $who }
admin-report-table = a questo tavolo
admin-report-who = Chi è?
admin-report-done = Sbrigata

## Tables

admin-tables = Tavoli
admin-tables-none = In questo momento non gioca nessuno.
admin-table-open = aperto a tutti
admin-table-private = privato
admin-table-close = Chiudilo
admin-table-close-one = Chiudilo: { $table }
admin-table-close-ask = Chiudere “{ $table }”?
admin-table-close-note = Tutti vengono fatti alzare, come se se ne fossero andati. La loro partita finisce senza vincitori.

## People

admin-people = Persone
admin-people-find = Nome o account
admin-people-find-do = Cerca
admin-people-none = Non c’è nessuno così.
admin-person-account = entra come { $account }
admin-person-guest = senza account
admin-person-host = gestisce la sala
admin-person-since = dal giorno { $day }
admin-person-seen = qui l’ultima volta: { $when }
admin-banned = Non può giocare
admin-banned-until = Non può giocare fino al giorno { $when }
admin-ban = Escludi
admin-ban-who = Escludi { $who }
admin-ban-ask = Escludere { $who }?
admin-ban-note = Chi è escluso può guardare le partite, ma non sedersi, parlare o aprire tavoli.
admin-ban-long = Per quanto tempo
admin-ban-days = { $days ->
    [0] Per sempre
    [one] Un giorno
   *[other] { $days } giorni
}
admin-unban = Riammetti
admin-unban-who = Riammetti { $who }
