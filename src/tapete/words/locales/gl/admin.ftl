# The host's page.

admin-title = Levar a sala: Tapete
admin-page = Levar a sala
admin-heading = A túa sala
admin-version = Tapete, versión { $version }
admin-count-people = persoas agora aquí
admin-count-gathering = mesas que se enchen
admin-count-playing = mesas que xogan
admin-count-over = partidas rematadas
admin-count-reports = avisos en espera
admin-cancel = Volver
admin-more = Ver máis
admin-again = Actualizar

## What the host says and decides

admin-announcement = Anuncio
admin-announcement-line = Unha liña para todo o que entre
admin-announcement-note = Vese na páxina de inicio. Déixaa baleira para quitalo.
admin-announcement-do = Anunciar
admin-announced = Xa está na páxina de inicio.
admin-announced-none = Xa non hai ningún anuncio.
admin-choices = O que se permite
admin-sign-up = Pódense facer contas novas
admin-free-text = Palabras propias
admin-free-text-note = As mesas poden permitirllas a quen teña conta.
admin-polite = Nomes para todos os públicos
admin-polite-note = Para colexios e oficinas: o xogo español chámase Presidente, e quen queda de último recibe un nome máis amable.
admin-retention = Esquecer o vello
admin-retention-note = Mesas rematadas e visitas que non volveron.
admin-retention-days = Ao cabo de cantos días
admin-retention-do = Fixar
admin-kept = Vale desde agora.

## Reports; $who is reported

admin-reports = Avisos
admin-reports-which = Cales
admin-reports-waiting = En espera
admin-reports-done = Atendidos
admin-reports-none = Non hai ningún.
admin-reason-name = { $who }: o nome
admin-reason-words = { $who }: o que di
admin-reason-leaving = { $who }: fai agardar ou marcha
admin-reason-cheating = { $who }: fai trampas
admin-reason-other = { $who }: outra cousa
admin-report-by = aviso de { $who }
admin-report-table = nesta mesa
admin-report-who = Quen é?
admin-report-done = Atendido

## Tables

admin-tables = Mesas
admin-tables-none = Agora mesmo non xoga ninguén.
admin-table-open = aberta a todos
admin-table-private = privada
admin-table-close = Pechala
admin-table-close-one = Pechala: { $table }
admin-table-close-ask = Pechar «{ $table }»?
admin-table-close-note = Todo o mundo se ergue, coma se marchase. A partida acaba sen gañador.

## People

admin-people = Persoas
admin-people-find = Nome ou conta
admin-people-find-do = Buscar
admin-people-none = Non hai ninguén así.
admin-person-account = entra como { $account }
admin-person-guest = de visita
admin-person-host = leva a sala
admin-person-since = desde o { $day }
admin-person-seen = por última vez, o { $when }
admin-banned = Non pode xogar
admin-banned-until = Non pode xogar ata o { $when }
admin-ban = Vetar
admin-ban-who = Vetar a { $who }
admin-ban-ask = Vetar a { $who }?
admin-ban-note = Co veto posto pódense mirar partidas, pero non sentar, falar nin poñer mesas.
admin-ban-long = Por canto tempo
admin-ban-days = { $days ->
    [0] Para sempre
    [one] Un día
   *[other] { $days } días
}
admin-unban = Deixar entrar
admin-unban-who = Deixar entrar a { $who }
