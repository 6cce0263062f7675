# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Verificar uma partida: Tapete
verify-heading = As cartas foram bem baralhadas?
verify-lead = Vê tu. Esta página volta a calcular todas as mãos, aqui no teu navegador, sem perguntar a ninguém.
verify-link = Verificar uma partida

## The record

verify-choose = Escolhe um registo
verify-another = Escolhe outro registo
verify-drop = ou larga o ficheiro aqui
verify-file = Um registo é o ficheiro de uma partida, e o seu nome acaba em .jsonl.
verify-fetching = A buscar o registo…
verify-save = Guardar o registo
verify-unreadable = Isto não é o registo de uma partida: a linha { $line } não cabe em nenhum.
verify-no-file = O ficheiro não se consegue ler.
verify-none-unsealed = Esta partida não foi selada nem saiu de uma semente, por isso não há nada a verificar.
verify-none-unopened = O segredo desta partida ainda não foi aberto. Abre-se quando a partida acabar.
verify-none-empty = Nesta partida não se deram cartas, por isso não há nada a verificar.

## How it works

verify-how = Como funciona
verify-how-seal = Antes da primeira carta, a sala tira um número secreto que decide como se baralha em toda a partida, e sela-o. A ti mostra-te o selo, não o número.
verify-how-share = Depois o teu navegador junta um número seu. Assim ninguém pode escolher as cartas: nem a sala, nem os robôs, nem tu.
verify-how-open = Quando a partida acaba, o segredo é aberto. Com os números dos jogadores dá todos os baralhos, carta a carta, e qualquer pessoa os pode calcular outra vez.

## What was found; $count counts the deals with cards

verify-fair = Tudo bate certo
verify-fair-seal = { $count ->
    [1] A única mão é a que o segredo selado dá, até à última carta.
   *[other] As { $count } mãos são exatamente as que o segredo selado dá, até à última carta.
}
verify-fair-seed = { $count ->
    [1] A única mão é a que a semente dá, até à última carta.
   *[other] As { $count } mãos são exatamente as que a semente dá, até à última carta.
}
verify-unfair = Alguma coisa não bate certo
verify-unfair-note = O que não bate certo está marcado em baixo. Talvez o ficheiro tenha mudado pelo caminho; se não mudou, não confies nesta partida.
verify-seal-fits = O segredo é o que foi selado.
verify-seal-differs = O segredo não é o que foi selado.
verify-seed = Estas mãos saem da semente de uma simulação: qualquer pessoa pode jogar outra vez a mesma partida.
verify-memory-ours = O teu navegador viu este selo antes da primeira carta, e o número que juntou está em tudo o que se baralhou.
verify-memory-seen = O teu navegador viu este selo antes da primeira carta. O número que juntou chegou tarde para baralhar.
verify-memory-late = O teu navegador viu este selo quando as cartas já estavam na mesa.
verify-memory-another-share = O número que está no teu lugar não é o que o teu navegador juntou.
verify-memory-another-seal = Este não é um selo que o teu navegador tenha visto nesta mesa.
verify-memory-unknown = Este navegador não esteve na mesa, por isso não pode dizer quando o selo foi mostrado.
verify-deals = Mão a mão
verify-deal = Mão { $number }
verify-deal-fits = as { $count } cartas batem todas certo
verify-deal-differs = do segredo saem outras cartas
verify-deal-skipped = saltada, não se deram cartas
verify-lot-fits = Na primeira vez deu as cartas { $who }, como calhou em sorte.
verify-lot-differs = Na primeira vez deu as cartas { $who }, mas em sorte calhou { $drawn }.
verify-robot = o robô no lugar { $seat }
verify-moves = Esta página só olha para o baralhar. As jogadas verifica-as “tapete verify” na linha de comandos, com o mesmo ficheiro.

## The seal on the table

verify-seal = Baralho selado
verify-seal-heading = O baralho está selado
verify-seal-what = Antes da primeira carta, a sala tirou um número secreto que decide como se baralha em toda esta partida, e selou-o. Este é o selo, o mesmo para toda a mesa:
verify-seal-note = Podes anotá-lo: outro segredo teria outro selo.
verify-seal-check = Verificar esta partida
verify-seal-later = Assim que a partida acabar podes verificá-la aqui.
