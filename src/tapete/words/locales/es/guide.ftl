# La primera mano guiada de cada juego: qué se dice en cada paso, en dos frases cortas como mucho. De los otros tres que
# juegan, $next va detrás de quien lee, luego $across y luego $before. Las cartas se llaman como en cards.ftl.

guide = Mano guiada
guide-step = Paso { $number } de { $count }
guide-go-on = Seguir
guide-skip = Saltar
guide-play = Jugar de verdad
# De todo lo que también se podría hacer
refused-guide-other = También podrías. De momento, prueba con lo que lleva un cerco.

## Comemierda

guide-comemierda-keys = Con el teclado: flechas hasta la carta, espacio para tomarla, Intro para jugarla.
guide-comemierda-hand = Estas diez cartas son tuyas, las bajas a la izquierda y las altas a la derecha. Cuanto antes te quedes sin ninguna, mejor.
guide-comemierda-ranks = El tres es la más baja, los ases y los doses son altos y el dos de oros puede con todo. Aquí tienes el orden siempre que lo quieras.
guide-comemierda-higher = { $before } ha abierto con un tres. Por turno, cada cual lo supera con una carta más alta o pasa: toma el cinco y juégalo.
guide-comemierda-pass = Ahora hay un as. Solo tu dos de oros podría con él, y ese conviene guardarlo: pasa.
guide-comemierda-count = Han abierto con dos seises, así que para superarlos hacen falta dos cartas iguales. Toma los dos sietes y juégalos.
guide-comemierda-two = Hay dos caballos. El dos de oros puede él solo con lo que haya y cierra la baza en el acto: juégalo ahora.
guide-comemierda-lead = La baza es tuya, así que abres: de una a cuatro cartas del mismo valor. Quítate de encima los cuatro cuatros.
guide-comemierda-out = Nadie ha podido con ellos y vuelves a abrir. Juega los dos reyes y te quedarás sin cartas antes que nadie.
guide-comemierda-offices = Quien primero se queda sin cartas es presidente, y quien termina con cartas en la mano, { office-comemierda }. De ahí salen los puntos; pide que se reparta otra vez.
guide-comemierda-exchange = Quien es presidente recibe las dos cartas más altas de quien es { office-comemierda } y devuelve dos cualesquiera. Deshazte del tres y del cuatro.
guide-comemierda-end = No hace falta más: se juegan manos hasta que alguien llega a 21 puntos. Ahora prueba por tu cuenta.

## Gnav

guide-gnav-card = Cada cual tiene una carta, y esta es la tuya. Al final del reparto la más baja cuesta una vida, y gana la última persona que siga con vida.
guide-gnav-ranks = Aquí puedes mirar el orden cuando quieras, desde el tonto hasta el cuco. Tu III es más bien bajo.
guide-gnav-ask = Te toca: quédate con tu carta o cámbiala con { $next }. El III bien puede ser la más baja, así que cambia.
guide-gnav-horse = { $next } tiene el caballo, que dice que no, y tu petición ha pasado a { $across }, que ha tenido que cambiar. Ahora tienes el IX.
guide-gnav-settled = Se enseñan todas las cartas. { $before } tiene la más baja y pierde una vida; pide que se reparta otra vez.
guide-gnav-again = El II, todavía más bajo que antes. Cambia otra vez con { $next }.
guide-gnav-cat = { $next } ha ido a cambiar con { $across } y se ha topado con el gato: pierde una vida y se deshacen todos los cambios. Tu II ha vuelto.
guide-gnav-life = Tu II es la más baja, así que esta vez pierdes una vida. Te quedan dos; pide que se reparta otra vez.
guide-gnav-keep = Repartes tú, así que vas al final y solo podrías cambiar con el mazo. El XII es difícil de mejorar: quédatelo.
guide-gnav-fool = Un tonto le cuesta una vida a quien lo tiene, y también paga la más baja de las demás. { $across } ha pagado dos veces, porque además se topó con el dragón.
guide-gnav-end = La casa dice que no, como el caballo, y el cuco acaba los cambios en el acto. Lo demás ya lo sabes: ahora prueba por tu cuenta.
