# A primeira man guiada de cada xogo: que se di en cada paso, en dúas frases curtas como moito. Dos outros tres que xogan,
# $next vai detrás de quen le, despois $across e despois $before. As cartas chámanse como en cards.ftl.

guide = Man guiada
guide-step = Paso { $number } de { $count }
guide-go-on = Seguir
guide-skip = Saltar
guide-play = Xogar de verdade
# De todo o que tamén se podería facer
refused-guide-other = Tamén poderías facelo. De momento, proba co que leva un cerco.

## Comemierda

guide-comemierda-keys = Co teclado: frechas ata a carta, espazo para collela, Intro para xogala.
guide-comemierda-hand = Estas dez cartas son túas, as baixas á esquerda e as altas á dereita. Canto antes quedes sen ningunha, mellor.
guide-comemierda-ranks = O tres é a máis baixa, os ases e os douses son altos e o dous de ouros pode con todo. Aquí podes mirar a orde cando queiras.
guide-comemierda-higher = { $before } abriu cun tres. Por quendas, cadaquén supérao cunha carta máis alta ou pasa: colle o cinco e xógao.
guide-comemierda-pass = Agora hai un as. Só o teu dous de ouros podería con el, e ese convén gardalo: pasa.
guide-comemierda-count = Abriron con dous seises, así que para superalos fan falta dúas cartas iguais. Colle os dous setes e xógaos.
guide-comemierda-two = Hai dous cabalos. O dous de ouros pode el só co que haxa e pecha a baza no acto: xógao agora.
guide-comemierda-lead = A baza é túa, así que abres: dunha a catro cartas do mesmo valor. Bota dunha vez os catro catros.
guide-comemierda-out = Ninguén puido con eles e volves abrir. Xoga os dous reis e quedarás sen cartas antes ca ninguén.
guide-comemierda-offices = Quen primeiro queda sen cartas é { office-presidente }, e quen remata con cartas na man é { office-comemierda }. De aí saen os puntos; pide que se reparta outra vez.
guide-comemierda-exchange = Quen é { office-presidente } recibe as dúas cartas máis altas de quen é { office-comemierda } e devolve dúas calquera. Desfaite do tres e do catro.
guide-comemierda-end = Non fai falta máis: xóganse mans ata que alguén chega a 21 puntos. Agora proba pola túa conta.

## Gnav

guide-gnav-card = Cadaquén ten unha carta, e esta é a túa. Ao final do reparto a máis baixa custa unha vida, e gaña a última persoa que siga con vida.
guide-gnav-ranks = Aquí podes mirar a orde cando queiras, desde o parvo ata o cuco. O teu III é máis ben baixo.
guide-gnav-ask = Tócache: queda coa túa carta ou cámbiaa con { $next }. O III ben pode ser a máis baixa, así que cambia.
guide-gnav-horse = { $next } ten o cabalo, que di que non, e a túa petición pasou a { $across }, que tivo que cambiar. Agora tes o IX.
guide-gnav-settled = Ensínanse todas as cartas. { $before } ten a máis baixa e perde unha vida; pide que se reparta outra vez.
guide-gnav-again = O II, aínda máis baixo ca antes. Cambia outra vez con { $next }.
guide-gnav-cat = { $next } quixo cambiar con { $across } e atopou o gato: perde unha vida e desfanse todos os cambios. O teu II volveu.
guide-gnav-life = O teu II é a máis baixa, así que desta vez perdes unha vida. Quédanche dúas; pide que se reparta outra vez.
guide-gnav-keep = Repartes ti, así que xogas de último e só poderías cambiar co mazo. O XII é difícil de mellorar: queda con el.
guide-gnav-fool = Un parvo cústalle unha vida a quen o ten, e tamén paga a máis baixa das demais. { $across } pagou dúas veces, porque ademais atopou o dragón.
guide-gnav-end = A casa di que non, coma o cabalo, e o cuco acaba os cambios no acto. O demais xa o sabes: agora proba pola túa conta.
