# The host's page.

admin-title = Llevar la sala: Tapete
admin-page = Llevar la sala
admin-heading = Tu sala
admin-version = Tapete, versión { $version }
admin-count-people = personas ahora aquí
admin-count-gathering = mesas que se llenan
admin-count-playing = mesas que juegan
admin-count-over = partidas acabadas
admin-count-reports = avisos en espera
admin-cancel = Volver
admin-more = Ver más
admin-again = Actualizar

## What the host says and decides

admin-announcement = Anuncio
admin-announcement-line = Una línea para todo el que entre
admin-announcement-note = Se ve en la página de inicio. Déjala vacía para quitarlo.
admin-announcement-do = Anunciar
admin-announced = Ya está en la página de inicio.
admin-announced-none = Ya no hay ningún anuncio.
admin-choices = Lo que se permite
admin-sign-up = Se pueden hacer cuentas nuevas
admin-free-text = Palabras propias
admin-free-text-note = Las mesas pueden permitirlas a quien tenga cuenta.
admin-polite = Nombres para todos los públicos
admin-polite-note = Para colegios y oficinas: el juego español se llama Presidente, y quien queda último recibe un nombre más amable.
admin-retention = Olvidar lo viejo
admin-retention-note = Mesas acabadas y visitas que no han vuelto.
admin-retention-days = Al cabo de cuántos días
admin-retention-do = Fijar
admin-kept = Vale desde ahora.

## Reports; $who is reported

admin-reports = Avisos
admin-reports-which = Cuáles
admin-reports-waiting = En espera
admin-reports-done = Atendidos
admin-reports-none = No hay ninguno.
admin-reason-name = { $who }: el nombre
admin-reason-words = { $who }: lo que dice
admin-reason-leaving = { $who }: hace esperar o se va
admin-reason-cheating = { $who }: hace trampas
admin-reason-other = { $who }: otra cosa
admin-report-by = aviso de { $who }
admin-report-table = en esta mesa
admin-report-who = ¿Quién es?
admin-report-done = Atendido

## Tables

admin-tables = Mesas
admin-tables-none = Ahora mismo no juega nadie.
admin-table-open = abierta a todos
admin-table-private = privada
admin-table-close = Cerrarla
admin-table-close-one = Cerrarla: { $table }
admin-table-close-ask = ¿Cerrar «{ $table }»?
admin-table-close-note = Todo el mundo se levanta, como si se hubiera ido. La partida acaba sin ganador.

## People

admin-people = Personas
admin-people-find = Nombre o cuenta
admin-people-find-do = Buscar
admin-people-none = No hay nadie así.
admin-person-account = entra como { $account }
admin-person-guest = de visita
admin-person-host = lleva la sala
admin-person-since = desde el { $day }
admin-person-seen = por última vez, el { $when }
admin-banned = No puede jugar
admin-banned-until = No puede jugar hasta el { $when }
admin-ban = Vetar
admin-ban-who = Vetar a { $who }
admin-ban-ask = ¿Vetar a { $who }?
admin-ban-note = Una persona vetada puede mirar partidas, pero no sentarse, hablar ni poner mesas.
admin-ban-long = Por cuánto tiempo
admin-ban-days = { $days ->
    [0] Para siempre
    [one] Un día
   *[other] { $days } días
}
admin-unban = Dejar entrar
admin-unban-who = Dejar entrar a { $who }
