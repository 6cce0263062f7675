# La mesa en la terminal: lo que dice además de las palabras de las mesas del navegador.

terminal-refused = { $reason } (regla { $rule })
terminal-where = { $what }, { $more }
terminal-cards = Cartas
terminal-card = Carta
terminal-rank-yours = { $card } (la tuya)
terminal-turned = descubierto: { $cards }

terminal-space = Espacio
terminal-leave = Salir
terminal-key-cards = tomar o dejar una carta
terminal-key-next = repartir, u otra partida
terminal-key-scroll = adelante y atrás en la crónica
terminal-key-leave = dejar la mesa

terminal-recorded = El registro de la partida está en { $file }
