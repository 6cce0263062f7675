# The host's page.

admin-title = Cuidar da sala: Tapete
admin-page = Cuidar da sala
admin-heading = A tua sala
admin-version = Tapete, versão { $version }
admin-count-people = pessoas aqui agora
admin-count-gathering = mesas a encher
admin-count-playing = mesas a jogar
admin-count-over = partidas acabadas
admin-count-reports = avisos à espera
admin-cancel = Voltar
admin-more = Mostrar mais
admin-again = Atualizar

## What the host says and decides

admin-announcement = Anúncio
admin-announcement-line = Uma linha para quem entrar
admin-announcement-note = Fica na página inicial. Deixa-a vazia para o tirar.
admin-announcement-do = Anunciar
admin-announced = Já está na página inicial.
admin-announced-none = Agora não há nenhum anúncio.
admin-choices = O que se permite
admin-sign-up = Podem criar-se contas novas
admin-free-text = Palavras próprias
admin-free-text-note = As mesas podem permiti-las a quem tem conta.
admin-polite = Nomes para todos
admin-polite-note = Para escolas e escritórios: o jogo espanhol chama-se Presidente, e quem fica em último recebe um nome mais simpático.
admin-retention = Esquecer o que é antigo
admin-retention-note = Mesas acabadas e visitas que não voltaram.
admin-retention-days = Ao fim de quantos dias
admin-retention-do = Definir
admin-kept = Vale a partir de agora.

## Reports; $who is reported

admin-reports = Avisos
admin-reports-which = Quais
admin-reports-waiting = À espera
admin-reports-done = Tratados
admin-reports-none = Não há nenhum.
admin-reason-name = { $who }: o nome
admin-reason-words = { $who }: o que diz
admin-reason-leaving = { $who }: faz esperar, ou vai embora
admin-reason-cheating = { $who }: faz trapaça
admin-reason-other = { $who }: outra coisa
admin-report-by = aviso de { $who }
admin-report-table = nesta mesa
admin-report-who = Quem é?
admin-report-done = Tratado

## Tables

admin-tables = Mesas
admin-tables-none = Neste momento ninguém joga.
admin-table-open = aberta a todos
admin-table-private = privada
admin-table-close = Fechar
admin-table-close-one = Fechar: { $table }
admin-table-close-ask = Fechar “{ $table }”?
admin-table-close-note = Toda a gente se levanta, como se tivesse ido embora. A partida acaba sem vencedor.

## People

admin-people = Pessoas
admin-people-find = Nome ou conta
admin-people-find-do = Procurar
admin-people-none = Não há ninguém assim.
admin-person-account = entra como { $account }
admin-person-guest = sem conta
admin-person-host = cuida da sala
admin-person-since = desde { $day }
admin-person-seen = aqui pela última vez: { $when }
admin-banned = Não pode jogar
admin-banned-until = Não pode jogar até { $when }
admin-ban = Excluir
admin-ban-who = Excluir { $who }
admin-ban-ask = Excluir { $who }?
admin-ban-note = Quem está excluído pode ver partidas, mas não sentar-se, falar nem abrir mesas.
admin-ban-long = Por quanto tempo
admin-ban-days = { $days ->
    [0] Para sempre
    [1] Um dia
   *[other] { $days } dias
}
admin-unban = Deixar entrar
admin-unban-who = Deixar entrar { $who }
