# The review of a match in the browser: a chart, what each choice was worth; coach.ftl has more of its words.

## The page on which a match is chosen, and while it is looked at

review-title = Análise: Tapete
# On buttons and in the bar
review-link = Análise
review-heading = Análise de uma partida
review-lead = Quanto valia cada escolha, pelo que então se podia saber? Uma partida terminada, vista de uma ponta à outra, com a sorte de um lado e os erros do outro.
review-coach = O que as escolhas valiam
review-waits = { $ahead ->
    [1] Antes há outra partida.
   *[other] Antes há outras { $ahead } partidas.
}

## The review. $who is a name, $cost and the like are figures

review-seat = Probabilidades de
review-chart-match = { $who }: probabilidade de ganhar a partida
review-chart-points = { $who }: pontos acima da média da mesa
# The chart in one sentence; $count costly choices
review-label = { $who }: de { $first } a { $last }. Escolhas custosas: { $count }.
# Under a choice
review-cost-match = Isso custou { $cost } em cada cem hipóteses de ganhar.
review-cost-points = Isso custou { $cost } pontos.
review-no-cost = Não havia nada melhor.
# Under the list of choices
review-known = Pelo que { $who } podia saber então, não pelas cartas como estavam.
review-about = ≈ é uma primeira impressão, sem mais análise.
review-no-choice = Aqui não havia nada para escolher.
review-mark = Passo { $step }, { $who }: custou { $cost }
review-accounts = Sorte e erros
# Column: the share of choices of which none was better
review-right = Foi a melhor
