# La primera mà guiada de cada joc: què es diu a cada pas, en dues frases curtes com a molt. Dels altres tres que juguen,
# $next va darrere de qui llegeix, després $across i després $before. Les cartes es diuen com a cards.ftl.

guide = Mà guiada
guide-step = Pas { $number } de { $count }
guide-go-on = Continua
guide-skip = Salta-t’ho
guide-play = Juga de debò
# De tot el que també es podria fer
refused-guide-other = També podries fer-ho. De moment, prova el que porta un cercle.

## Comemierda

guide-comemierda-keys = Amb el teclat: fletxes fins a la carta, espai per agafar-la, Retorn per jugar-la.
guide-comemierda-hand = Aquestes deu cartes són teves, les baixes a l’esquerra i les altes a la dreta. Com abans et quedis sense cap, millor.
guide-comemierda-ranks = El tres és la més baixa, els asos i els dosos són alts i el dos d’oros pot amb tot. Aquí pots mirar l’ordre quan vulguis.
guide-comemierda-higher = { $before } ha obert amb un tres. Per torn, cadascú el supera amb una carta més alta o passa: agafa el cinc i juga’l.
guide-comemierda-pass = Ara hi ha un as. Només el teu dos d’oros hi podria, i aquest val la pena guardar-lo: passa.
guide-comemierda-count = Han obert amb dos sisos, o sigui que per superar-los calen dues cartes iguals. Agafa els dos sets i juga’ls.
guide-comemierda-two = Hi ha dos cavalls. El dos d’oros pot tot sol amb el que hi hagi i tanca la basa a l’acte: juga’l ara.
guide-comemierda-lead = La basa és teva, o sigui que obres: d’una a quatre cartes del mateix valor. Desfés-te dels quatre quatres alhora.
guide-comemierda-out = Ningú no hi ha pogut i tornes a obrir. Juga els dos reis i et quedaràs sense cartes abans que ningú.
guide-comemierda-offices = Qui primer es queda sense cartes és { office-presidente }, i qui es queda amb cartes és { office-comemierda }. D’aquí surten els punts; demana que es torni a repartir.
guide-comemierda-exchange = Qui és { office-presidente } rep les dues cartes més altes de qui és { office-comemierda } i en torna dues qualssevol. Desfés-te del tres i del quatre.
guide-comemierda-end = No cal saber res més: es juguen mans fins que algú arriba a 21 punts. Ara prova-ho tu.

## Gnav

guide-gnav-card = Cadascú té una carta, i aquesta és la teva. Al final de la repartida la més baixa costa una vida, i guanya l’última persona que quedi amb vida.
guide-gnav-ranks = Aquí pots mirar l’ordre quan vulguis, des del ximple fins al cucut. El teu III és més aviat baix.
guide-gnav-ask = Et toca: queda’t la carta o canvia-la amb { $next }. El III pot ser ben bé la més baixa, o sigui que canvia.
guide-gnav-horse = { $next } té el cavall, que diu que no, i la teva petició ha passat a { $across }, que ha hagut de canviar. Ara tens el IX.
guide-gnav-settled = S’ensenyen totes les cartes. { $before } té la més baixa i perd una vida; demana que es torni a repartir.
guide-gnav-again = El II, encara més baix que abans. Torna a canviar amb { $next }.
guide-gnav-cat = { $next } ha volgut canviar amb { $across } i ha topat amb el gat: perd una vida i es desfan tots els canvis. El teu II ha tornat.
guide-gnav-life = El teu II és la més baixa, o sigui que aquesta vegada perds una vida. Te’n queden dues; demana que es torni a repartir.
guide-gnav-keep = Reparteixes tu, o sigui que jugues al final i només podries canviar amb el munt. El XII costa de millorar: queda-te’l.
guide-gnav-fool = Un ximple costa una vida a qui el té, i la més baixa de les altres també paga. { $across } ha pagat dues vegades, perquè a més ha topat amb el dragó.
guide-gnav-end = La casa diu que no, com el cavall, i el cucut acaba els canvis a l’acte. La resta ja la saps: ara prova-ho tu.
