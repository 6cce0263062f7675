# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = Les regles del { game-comemierda }
rules-comemierda-intro =
    El { game-comemierda } ve d’Espanya i és un joc per enfilar-se a dalt de tot o caure fins a baix, si més no durant una mà. Desfés-te de les cartes abans que els altres: qui se’n lliura primer és { office-presidente }, i qui es queda amb les últimes als dits és { office-comemierda }.

    A la mà següent es nota. El { office-comemierda } entrega les seves dues millors cartes i en rep dues que al { office-presidente } li fan nosa. Qui és a dalt acostuma a quedar-s’hi, fins que algú remunta des de baix.

## In short

rules-comemierda-section-short = En quatre paraules
rules-comemierda-short-1 = Quatre jugadors, deu cartes cadascú. Algú obre amb una carta o més del mateix valor.
rules-comemierda-short-2 = Per torn, supera-ho amb el mateix nombre de cartes d’un valor més alt, o passa. Si ningú no et supera, obres la basa següent.
rules-comemierda-short-3 = El dos d’oros pot amb tot i tanca la basa a l’acte.
rules-comemierda-short-4 = L’ordre en què us quedeu sense cartes dona els càrrecs i els punts. Quan algú arriba a 21, s’acaba la partida.

## The cards

rules-comemierda-section-cards = Les cartes
rules-comemierda-order-label = Els valors, de més baix a més alt
rules-comemierda-c4 =
    La baralla espanyola té quaranta cartes de quatre colls: oros, copes, espases i bastos. De més baix a més alt, els valors són 3, 4, 5, 6, 7, sota, cavall, rei, as i dos; i per damunt de tots, el dos d’oros.

    El dos d’oros és un valor a part. No s’ajunta mai amb altres dosos, de manera que com a molt pots jugar tres dosos alhora. Altrament els colls no compten, tret de saber qui obre la primera mà (C3) i quina de dues cartes iguals s’entrega (C24).

## Sitting down

rules-comemierda-section-start = Seure a taula
rules-comemierda-c1 = Cadascú conserva el seu lloc tota la partida. Es juga en sentit contrari a les agulles del rellotge, com s’ha fet sempre amb la baralla espanyola; una fletxa al tapet ho indica.
rules-comemierda-c2 =
    L’habitual és jugar-hi quatre, però n’hi poden jugar de cinc a vuit. La baralla es reparteix sencera, carta a carta, començant per qui va després de qui reparteix. Si els comptes no surten, els primers tenen una carta més.

    Qui reparteix la primera mà es treu a sorts. Després, a cada mà li toca repartir al lloc següent.
rules-comemierda-c3 = La primera mà l’obre qui té el tres d’oros, amb el que vulgui: no cal jugar el tres.

## A trick

rules-comemierda-section-trick = La basa
rules-comemierda-c5 = Qui obre una basa posa a taula d’una a quatre cartes del mateix valor, i no pot passar. No cal que juguis totes les que tinguis: amb tres sets a la mà, pots obrir amb dos.
rules-comemierda-c6 = Els altres segueixen per torn. Cadascú passa o juga el mateix nombre de cartes d’un valor més alt: una sobre una, parella sobre parella. Pots passar encara que tinguis amb què superar.
rules-comemierda-example-follow = Inés obre amb dos cincs. Pots jugar dos sets, o passar. Dos tresos no hi arriben, tres sets són massa i un rei sol és massa poc.
rules-comemierda-c7 = El dos d’oros pot amb qualsevol cosa. Es juga sol, quan et toca, demani la basa les cartes que demani; també val per obrir. La basa s’acaba en aquell moment i no es pregunta a ningú més. Cap altra jugada no la talla, ni tan sols tres dosos, si no és que s’acaba la mà sencera (C11).
rules-comemierda-example-two = Lope obre amb dos reis. Marit respon amb el dos d’oros, sol: s’ha acabat la basa, i Marit obre la següent.
rules-comemierda-c8 = Passar val només per a aquell torn. Si la basa fa la volta i et torna a tocar, pots jugar.
rules-comemierda-c9 = La basa s’acaba quan tots els altres que encara tenen cartes han passat des de l’última jugada. Cada jugada nova esborra els «passo» d’abans. A qui ja no té cartes no se li pregunta, i a ningú no se li demana que superi la seva pròpia jugada.
rules-comemierda-example-round = Ana obre amb un quatre, Jon passa, Marit juga un set, Leire i Ana passen. Torna a tocar a Jon, que abans havia passat i ara juga un rei. Quan passen els altres tres, Jon s’enduu la basa.
rules-comemierda-c10 = Qui ha fet l’última jugada guanya la basa i obre la següent. Si s’ha quedat sense cartes, obre el següent de la taula que encara en tingui. Les últimes cartes de qui se’n lliura es poden superar com qualsevol altra, i obre qui guanya la basa.
rules-comemierda-example-last = A Leire li queda una carta, un cinc. Ana obre amb un quatre, Jon i Marit passen, i Leire juga el cinc i es queda sense cartes. Es torna a preguntar a Ana, Jon i Marit, i tots tres passen. Leire guanya la basa, però ja no té cartes: obre Ana, que va després.

## Offices

rules-comemierda-section-offices = Quedar-se sense cartes, i els càrrecs
rules-comemierda-c11 = La mà s’acaba així que només queda una persona amb cartes, encara que sigui a mitja basa: ja no pot respondre. Les cartes que li sobren s’ensenyen.
rules-comemierda-c12 = Pots acabar amb el dos d’oros.
rules-comemierda-c13 = L’ordre en què us lliureu de les cartes reparteix els càrrecs. El primer és { office-presidente }; el segon, { office-vicepresidente }; l’últim que se’n lliura, { office-vicecomemierda }; i qui es queda amb cartes, { office-comemierda }. Amb més de quatre jugadors, els del mig són el { office-pueblo }: ni punts ni canvi.

## The exchange

rules-comemierda-section-exchange = El canvi de cartes
rules-comemierda-c20 =
    Des de la segona mà, abans de jugar es canvien cartes. Primer la taula passa les dues cartes més altes del { office-comemierda } al { office-presidente }, i la més alta del { office-vicecomemierda } al { office-vicepresidente }.

    Després el { office-presidente } dona dues cartes qualssevol al { office-comemierda }, i el { office-vicepresidente } una al { office-vicecomemierda }. Les trien després de veure el que han rebut, i poden tornar això mateix. Tothom acaba amb tantes cartes com li havien tocat.
rules-comemierda-c21 = Les dues parelles canvien alhora, sense esperar-se. Es comença a jugar quan totes dues han acabat.
rules-comemierda-c22 = Només els dos de cada parella veuen les cartes que es canvien. Els altres veuen quantes eren.
rules-comemierda-c23 = El { office-comemierda } de la mà anterior obre la primera basa, amb el que vulgui. Ningú no canvia de lloc.
rules-comemierda-c24 = Entre cartes igual d’altes tria la taula, per colls: primer oros, després copes, espases i bastos. El dos d’oros va abans que qualsevol altre dos.
rules-comemierda-example-gift = El millor que té el { office-comemierda } són un rei i tres asos: de bastos, d’espases i de copes. Al { office-presidente } van els asos de copes i d’espases.

## Points

rules-comemierda-section-points = Els punts i el final
rules-comemierda-c30 = A cada mà el { office-presidente } guanya 2 punts, el { office-vicepresidente } 1, el { office-vicecomemierda } es queda igual i el { office-comemierda } en perd 1. La tercera i la quarta compten doble, i des de la cinquena totes compten triple, també el punt perdut. Es pot baixar de zero.
rules-comemierda-points-label = Els punts de cada càrrec a cada mà
rules-comemierda-points-office = Càrrec
rules-comemierda-points-hands-1 = Mans 1 i 2
rules-comemierda-points-hands-2 = Mans 3 i 4
rules-comemierda-points-hands-3 = Des de la 5
rules-comemierda-c31 = La partida s’acaba després de la mà en què algú té 21 punts o més. Guanya el total més alt; si a dalt hi ha empat, es comparteix la victòria. Jugant-hi quatre, dura entre 6 i 15 mans. Després de cada mà, la taula espera que demanis la següent.
rules-comemierda-example-points = Ana és { office-presidente } cinc vegades seguides: 2 i 2, 4 i 4, i 6 fan 18 punts. A la sisena mà només és { office-vicepresidente }, però això ja val 3: són 21 i la partida s’ha acabat.
rules-comemierda-c32 = Tothom pot saber quantes cartes tens. La pàgina i la crònica ensenyen la basa en curs i l’anterior; les més antigues, quan la mà s’ha acabat. Recordar-se’n forma part del joc.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Altres maneres de jugar
rules-comemierda-options-intro = A cada casa hi juguen a la seva manera. Això es tria abans de començar la partida; el joc de sempre no en porta res, tret d’on es digui.
rules-comemierda-option-players-name = Jugadors
rules-comemierda-option-players = De quatre a vuit; l’habitual és quatre (C2, C13).
rules-comemierda-option-target-name = Punts per acabar
rules-comemierda-option-target = D’1 a 99; l’habitual és 21. Sense número, la partida continua fins que la deixeu (C31).
rules-comemierda-option-escalating-name = Les últimes mans valen més
rules-comemierda-option-escalating = És l’habitual. Si es treu, totes les mans compten igual (C30).
rules-comemierda-option-pass-locks-out-name = Qui passa queda fora
rules-comemierda-option-pass-locks-out = Qui passa ja no juga més en aquella basa, ni tan sols amb el dos d’oros. Si tots els altres han quedat fora, la basa s’acaba al moment (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Val igualar
rules-comemierda-option-equal-may-be-played = També pots jugar-hi el mateix valor a sobre. Esborra els «passo» i guanya com qualsevol altra jugada; no se salta ningú (C6).
rules-comemierda-option-first-lead-shows-three-name = Començar amb el tres d’oros
rules-comemierda-option-first-lead-shows-three = La primera jugada de la partida és d’un tres o més, i el d’oros entre ells (C3).
rules-comemierda-option-blind-exchange-name = Canvi a cegues
rules-comemierda-option-blind-exchange = Les cartes més altes s’aparten sense veure-les. El { office-presidente } i el { office-vicepresidente } donen de la mà que els ha tocat, i només llavors es creuen les cartes (C20).
rules-comemierda-option-presidente-opens-name = Obre el { office-presidente }
rules-comemierda-option-presidente-opens = Des de la segona mà obre el { office-presidente } de l’anterior, i no el { office-comemierda } (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = No val acabar amb el dos d’oros
rules-comemierda-option-no-finish-on-two-of-oros = El pots jugar com a última carta, però llavors quedes darrere de tots, fins i tot de qui s’ha quedat amb cartes. Jugant-hi quatre, aquesta persona és { office-vicecomemierda } (C12).
