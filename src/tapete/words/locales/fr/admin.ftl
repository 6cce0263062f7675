# The host's page.

admin-title = Tenir la salle : Tapete
admin-page = Tenir la salle
admin-heading = Ta salle
admin-version = Tapete { $version }
admin-count-people = personnes ici
admin-count-gathering = tables qui se remplissent
admin-count-playing = tables qui jouent
admin-count-over = parties finies
admin-count-reports = signalements en attente
admin-cancel = Retour
admin-more = En voir plus
admin-again = Actualiser

## What the host says and decides

admin-announcement = Annonce
admin-announcement-line = Une ligne pour tous ceux qui entrent
admin-announcement-note = Elle figure sur la page d’accueil. Laisse vide pour l’enlever.
admin-announcement-do = Annoncer
admin-announced = Elle figure maintenant sur la page d’accueil.
admin-announced-none = Il n’y a plus d’annonce.
admin-choices = Ce qui est permis
admin-sign-up = On peut créer de nouveaux comptes
admin-free-text = Ses propres mots
admin-free-text-note = Les tables peuvent les permettre à qui a un compte.
admin-polite = Des noms pour tout public
admin-polite-note = Pour les écoles et les bureaux : le jeu espagnol s’appelle Presidente, et le dernier y porte un nom plus gentil.
admin-retention = Oublier ce qui est ancien
admin-retention-note = Les tables finies et les gens de passage qui ne sont pas revenus.
admin-retention-days = Au bout de combien de jours
admin-retention-do = Fixer
admin-kept = C’est valable dès maintenant.

## Reports; $who is reported

admin-reports = Signalements
admin-reports-which = Lesquels
admin-reports-waiting = En attente
admin-reports-done = Réglés
admin-reports-none = Il n’y en a pas.
admin-reason-name = { $who } : le nom
admin-reason-words = { $who } : ce qui est dit
admin-reason-leaving = { $who } : fait attendre, ou s’en va
admin-reason-cheating = { $who } : triche
admin-reason-other = { $who } : autre chose
admin-report-by = signalé par { $who }
admin-report-table = à cette table
admin-report-who = Qui est-ce ?
admin-report-done = Réglé

## Tables

admin-tables = Tables
admin-tables-none = Personne ne joue en ce moment.
admin-table-open = ouverte à tous
admin-table-private = privée
admin-table-close = Fermer
admin-table-close-one = Fermer : { $table }
admin-table-close-ask = Fermer « { $table } » ?
admin-table-close-note = Tout le monde en est renvoyé, comme après un départ. La partie finit sans vainqueur.

## People

admin-people = Personnes
admin-people-find = Nom ou compte
admin-people-find-do = Chercher
admin-people-none = Personne à ce nom.
admin-person-account = se connecte avec le nom { $account }
admin-person-guest = de passage
admin-person-host = tient la salle
admin-person-since = depuis le { $day }
admin-person-seen = ici la dernière fois le { $when }
admin-banned = Ne peut pas jouer
admin-banned-until = Ne peut pas jouer jusqu’au { $when }
admin-ban = Exclure
admin-ban-who = Exclure { $who }
admin-ban-ask = Exclure { $who } ?
admin-ban-note = L’exclusion laisse regarder des parties, mais pas s’asseoir, parler ni ouvrir de table.
admin-ban-long = Pour combien de temps
admin-ban-days = { $days ->
    [0] Pour toujours
    [1] Un jour
   *[other] { $days } jours
}
admin-unban = Laisser revenir
admin-unban-who = Laisser revenir : { $who }
