# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = La partida s’ha acabat
refused-comemierda-round-over = La mà s’ha acabat i la següent encara no s’ha repartit
refused-comemierda-no-such-action = Pots jugar cartes o passar, res més
refused-comemierda-exchange-first = Primer es canvien les cartes i després es juga
refused-comemierda-nothing-to-give = Ara no has de donar res
refused-comemierda-wrong-number-of-gifts = El { office-presidente } dona dues cartes, el { office-vicepresidente } una
refused-comemierda-not-in-hand-as-dealt = Només pots donar cartes de les que t’han tocat en repartir
refused-comemierda-exchange-is-over = El canvi de cartes ja està fet
refused-comemierda-already-out = Ja no et queden cartes
refused-comemierda-locked-out = Has passat, o sigui que quedes fora fins que s’acabi la basa
refused-comemierda-not-your-turn = No et toca a tu
refused-comemierda-must-lead = Obres la basa, o sigui que no pots passar
refused-comemierda-unknown-card = Aquesta carta no és a la baralla
refused-comemierda-same-card-twice = Una carta no es pot jugar dues vegades
refused-comemierda-not-your-card = Aquesta carta no la tens tu
refused-comemierda-no-cards = Tria almenys una carta, o passa
refused-comemierda-too-many-cards = Com a màxim es juguen quatre cartes alhora
refused-comemierda-two-of-oros-alone = El dos d’oros es juga sol
refused-comemierda-mixed-values = Totes les cartes han de ser del mateix valor
refused-comemierda-first-lead-shows-three = La primera jugada és de tresos, i el d’oros entre ells
refused-comemierda-wrong-count = Has de jugar tantes cartes com n’hi ha a taula
refused-comemierda-not-higher = Et cal un valor més alt
refused-comemierda-lower = Et cal el mateix valor o un de més alt

## Gnav

refused-gnav-not-an-action = Et pots quedar la carta o demanar el canvi, res més
refused-gnav-not-at-table = No tens lloc en aquesta taula
refused-gnav-match-over = La partida s’ha acabat
refused-gnav-deal-over = Aquesta repartida s’ha acabat i la següent encara no s’ha fet
refused-gnav-resting = Descanses en aquesta repartida
refused-gnav-out = No et queden vides
refused-gnav-acted = Ja has jugat en aquesta repartida
refused-gnav-lost-turn = T’han demanat la carta i l’has ensenyada, o sigui que has perdut el torn
refused-gnav-not-your-turn = No et toca a tu

## The room

refused-room-not-your-table = Aquesta taula és privada i no hi tens lloc.
refused-room-unknown-table = No hi ha cap taula així.
refused-room-join-first = Primer seu a la taula.
refused-room-not-seated = Estàs mirant: això només ho poden fer els qui seuen a la taula.
refused-room-not-now = La taula no espera pas això.
refused-room-stale = Això ja s’ha decidit fa un moment.
refused-room-bad-message = La sala no entén aquest missatge.
refused-room-too-large = Aquest missatge és massa gran.
refused-room-too-fast = No tan de pressa! Espera’t un moment i torna-ho a provar.
refused-room-wrong-version = Aquesta pàgina i la sala són de versions diferents. Torna a carregar la pàgina.
refused-room-bad-name = Un nom té d’1 a 64 caràcters, cap d’invisible, i no comença per «robot:».
refused-room-unknown-game = Aquí no hi ha cap joc així.
refused-room-bad-option = Així no s’hi pot jugar: repassa les opcions.
refused-room-unknown-robot = No hi ha robots d’aquest nivell.
refused-room-not-saved = La sala no ho ha pogut apuntar, o sigui que no compta. Torna-ho a provar.
refused-room-trouble = Alguna cosa ha fallat a la sala i no ha canviat res. Torna-ho a provar.
refused-room-not-over = El registre s’obre quan s’acaba la partida.
refused-room-left = Has deixat aquesta partida.
refused-room-too-many-tables = Ja jugues en tantes taules com es pot. Acaba una partida o deixa’n alguna.
refused-room-too-many-guests = Han arribat moltes visites noves d’on ets tu. Torna-ho a provar d’aquí a una estona.
refused-room-full = Totes les taules de la sala estan ocupades. Torna-ho a provar d’aquí a una estona.
refused-room-unknown-match = Aquesta taula no ha jugat aquesta partida.
refused-room-foreign-origin = Això venia de la pàgina d’un altre lloc web.
refused-room-no-such-page = En aquesta adreça no hi ha res.
refused-room-host-only = Això només ho pot fer qui ha parat la taula.
refused-room-seat-taken = Aquest lloc està ocupat.
refused-room-already-seated = Ja tens lloc en aquesta taula.
refused-room-closed = Tothom ha marxat d’aquesta taula. Para’n una altra.
refused-room-no-talk = En aquesta taula no es parla.
refused-room-phrases-only = En aquesta taula es parla triant frases de la llista.
refused-room-bad-title = Un títol té com a màxim 64 caràcters, en una sola línia i cap d’invisible.

## Who one is

refused-room-not-known = La sala encara no et coneix. Digues-li primer com et dius.
refused-room-robots-token = Un robot pot jugar per tu, però això ho fas tu, al teu navegador.
refused-room-wrong-phrase = Aquest nom i aquest secret no lliguen.
refused-room-bad-phrase = Una frase secreta té de 8 a 256 caràcters.
refused-room-bad-account = El nom d’un compte té de 3 a 32 lletres, xifres, punts, guions o guions baixos, i comença per una lletra o una xifra.
refused-room-account-taken = Amb aquest nom ja hi entra algú altre. Tria’n un altre.
refused-room-has-account = Ja tens un compte.
refused-room-sign-up-closed = Aquesta sala no obre comptes nous per ara. Pots jugar sense compte.
refused-room-not-admin = Això és cosa de qui porta la sala.
refused-room-unknown-player = Aquí no hi ha ningú amb aquest número, o ja no hi és.
refused-room-unknown-session = Aquest navegador o robot ja no tenia la sessió oberta.
refused-room-banned = Qui porta la sala no et deixa jugar per ara.
refused-room-too-many-sockets = Tens la sala oberta en massa finestres. Tanca’n alguna i torna.
refused-room-needs-account = Per escriure el que vulguis et cal un compte. Digues-ho amb una de les frases.

## The coach

refused-room-bad-record = Això no és el registre d’una partida on tot encaixi.
refused-room-unfinished-record = Aquesta partida no es va jugar fins al final, i només s’analitzen les acabades.
refused-room-no-coach = Per al joc, tal com es va jugar aquí, no hi ha anàlisi.
refused-room-coach-busy = Ara s’estan analitzant altres partides. Torna-ho a provar d’aquí a una estona.
refused-room-coach-gave-up = L’anàlisi s’ha deixat córrer: trigava massa.
