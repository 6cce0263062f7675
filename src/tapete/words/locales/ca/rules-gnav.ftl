# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = Les regles del gnav
rules-gnav-intro =
    El gnav és el joc nòrdic del cucut. Cadascú té una sola carta, i la més baixa costa una vida. Només hi ha una cosa a decidir: quedar-te la carta, o demanar al veí que te la canviï.

    Sembla senzill, fins que el veí ensenya un gat.

## In short

rules-gnav-section-short = En quatre paraules
rules-gnav-short-1 = Quatre jugadors, tres vides i una carta cadascú. La teva només la veus tu.
rules-gnav-short-2 = Quan et toca, queda’t la carta o canvia-la amb qui tens a l’esquerra. Qui reparteix juga l’últim i canvia amb el munt.
rules-gnav-short-3 = Les cinc cartes més altes no es deixen canviar, i n’hi ha que mosseguen.
rules-gnav-short-4 = Al final es destapa tot, i la més baixa paga una vida. Guanya l’última persona que quedi amb vida.

## The cards

rules-gnav-section-cards = Les cartes
rules-gnav-order-label = Els rangs, de més baix a més alt
rules-gnav-order =
    Són 42 cartes, dues de cada un dels 21 rangs, sense colls. De més baix a més alt: ximple, mussol, test, 0, els números de l’I al XII, casa, cavall, gat, dragó i cucut.

    Les cinc més altes són les figures, o matadors. Entren en joc quan algú les demana. El dragó, per cert, és un soldat a cavall i no pas el de sant Jordi.

## Dealing

rules-gnav-section-deal = La repartida
rules-gnav-g1 = Qui reparteix primer es treu a sorts. Després de cada repartida, encara que s’hagi saltat, toca repartir a qui continuï amb vida cap a l’esquerra, tant si descansa com si no.
rules-gnav-g2 =
    A cada repartida es barregen les 42 cartes i cada jugador en rep una, tapada. Les altres fan el munt.

    Si et toca un ximple l’has de cantar: la taula l’ensenya a tothom a l’acte. A partir d’aquí, tothom sap on és aquest ximple.
rules-gnav-g3 = Comença qui seu a l’esquerra de qui reparteix, se segueix en el sentit de les agulles del rellotge, i qui reparteix juga l’últim. Si li toca descansar, en fa les funcions l’últim de la ronda.

## The turn

rules-gnav-section-turn = Quedar-se la carta o canviar
rules-gnav-g4 =
    Quan et toca, et quedes la carta o demanes el canvi al següent per l’esquerra. Qui tingui un número, el 0, el test, el mussol o un ximple ha d’acceptar. Les dues cartes canvien de mans, cadascú veu només la que rep, i tot seguit juga qui ha hagut d’acceptar.

    Pots demanar un cop per repartida com a molt, i només a qui encara no ha jugat.
rules-gnav-g5 = Qui reparteix, al final, es queda la carta o la canvia per la primera del munt. Si és una carta corrent, se l’ha de quedar. No la veu ningú més; la carta vella s’aparta tapada i ja no compta. Un ximple robat del munt no es canta.
rules-gnav-example-swaps = Ana té el III, Jon el IX, Inés el VII, i Lope, que reparteix, el V. Tothom demana canvi, i Lope roba el VIII. Acaben amb IX, VII, V i VIII: Inés té la més baixa i paga.

## Picture cards

rules-gnav-section-pictures = Les figures
rules-gnav-g10 = Una figura només actua quan algú la demana, i contra qui l’ha demanada, encara que la petició li hagi arribat saltant una casa o un cavall. S’ensenya, no canvia de mans i queda destapada. Qui la té pot demanar canvi com tothom, mentre no hagi perdut el torn.
rules-gnav-g6 =
    Casa i cavall: s’ensenya i es conserva, i la petició passa al següent, o més enllà de qui reparteix, al munt. Tot seguit juga qui per fi canvia. Aquells a qui s’ha saltat perden el torn.

    Si surten del munt, la casa o el cavall s’aparten a la vista i es roba la carta següent.
rules-gnav-example-house = Ana té el II, Jon la casa, Inés l’XI, i Lope, que reparteix, el VI. Ana demana el canvi a Jon, que ensenya la casa. Ha de canviar Inés: Ana s’enduu l’XI i Inés el II. Jon perd el torn; segueix Inés, que canvia a Lope el II pel VI. Lope roba el VII. Inés té la més baixa i paga.
rules-gnav-g7 = Dragó: s’ensenya i no es canvia. Perds una vida i et quedes la carta. El joc segueix a l’esquerra del dragó; qui el té perd el torn.
rules-gnav-example-dragoon = Ana té el II i demana el canvi a Jon, que ensenya el dragó: Ana perd una vida. Inés, amb el VIII, i Lope, amb el VI, es queden la carta. La més baixa és el II, o sigui que Ana en perd una altra.
rules-gnav-g8 = Gat: s’ensenya i no es canvia. Perds una vida, i tots els canvis fets fins ara en aquesta repartida es desfan, començant per l’últim, també els anteriors a una casa o un cavall. Les vides perdudes, els torns gastats i les cartes ensenyades es queden com estan. El joc segueix a l’esquerra del gat, i ningú no juga dues vegades.
rules-gnav-example-cat = Ana té el II, Jon el IX, Inés el gat, Lope el V. Ana canvia amb Jon i s’enduu el IX. Jon demana el canvi a Inés: el gat! Jon perd una vida i el canvi es desfà: el II torna a Ana, que ja no pot jugar. Lope es queda la carta, i Ana paga perquè té la més baixa.
rules-gnav-g9 = Cucut: s’ensenya, els canvis s’acaben a l’acte i es resol la repartida. Demanar-lo no costa res.
rules-gnav-g11 = Si una d’aquestes surt del munt, el cucut acaba els canvis, el dragó costa una vida, i el gat costa una vida i desfà tots els canvis. Et quedes la carta, tret del que desfaci el gat, i s’han acabat els canvis.

## Settlement

rules-gnav-section-settlement = Qui paga
rules-gnav-g12 = Els canvis s’acaben quan ha jugat l’últim: també si l’últim es nega a una petició, o si una petició arriba al munt.
rules-gnav-g13 = Si un dragó o un gat et pren l’última vida, surts al moment i la teva carta no es compara. Si després un gat desfà els canvis, les cartes tornen igualment passant pel teu lloc.
rules-gnav-g20 =
    Es destapen totes les cartes. Si no hi ha cap ximple, perden una vida tots els que tinguin la més baixa. Si hi ha un ximple, la perd qui el té, i també tots els que tinguin la més baixa de les altres. Si hi ha dos ximples, només paguen aquells dos.

    Les cartes de qui ha sortit en aquesta repartida i les apartades s’ensenyen, però no es comparen: un ximple entre elles no compta com a ximple.
rules-gnav-example-fool = Ana té un ximple, Jon i Inés un III cadascú, Lope el VIII, i ningú no canvia. Ana, Jon i Inés perden una vida, i Ana descansa a la pròxima repartida.
rules-gnav-g21 = Qui acaba una repartida amb un ximple i continua amb vida descansa a la següent: sense carta, sense torn i sense res a pagar. No descansa ningú més. Després torna al joc.
rules-gnav-g22 = Si en acabar els canvis només queda una persona a la repartida, les cartes s’ensenyen, però ningú no paga ni descansa per això. Si a més és l’última amb vida, guanya la partida.
rules-gnav-g23 = Quan en jugarien menys de dos, la repartida se salta. A ningú no li costa una vida, els que descansaven tornen i el torn de repartir avança.

## The end

rules-gnav-section-end = El final de la partida
rules-gnav-g24 = Guanya l’última persona amb vida. Si les últimes cauen alhora en comparar les cartes, empaten; però si algú descansava no hi ha empat: guanya qui descansava o, si eren dos, continuen jugant.
rules-gnav-g25 = Després de cada repartida la taula espera que demanis la següent, i després de la partida que en comencis una altra. Una repartida que se salta s’anuncia, i la següent arriba tota sola.
rules-gnav-g26 = Amb quatre jugadors i tres vides, una partida té com a molt onze repartides jugades, i ningú no perd més de dues vides en una de sola.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Altres maneres de jugar
rules-gnav-options-intro = Això es tria abans de començar la partida; el joc de sempre no en porta res, tret d’on es digui.
rules-gnav-option-players-name = Jugadors
rules-gnav-option-players = De dos a vuit; l’habitual és quatre (G2).
rules-gnav-option-lives-name = Vides
rules-gnav-option-lives = D’una a nou; l’habitual és tres (G2).
rules-gnav-option-fool-rests-name = El ximple descansa
rules-gnav-option-fool-rests = És l’habitual. Si es treu, no descansa mai ningú i no se salta cap repartida (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = El ximple paga sol
rules-gnav-option-fool-spares-next-lowest = Si hi ha un ximple a taula, només perd una vida qui el té (G20).
rules-gnav-option-cat-undoes-name = El gat desfà els canvis
rules-gnav-option-cat-undoes = És l’habitual. Si es treu, el gat només costa una vida (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = El cucut costa una vida
rules-gnav-option-cuckoo-costs-asker = Qui demana un cucut, o el roba, perd una vida abans de resoldre la repartida. Si era l’última, surt i la seva carta no es compara (G9, G13).
rules-gnav-option-all-zero-replays-name = Sense empats
rules-gnav-option-all-zero-replays = Els qui empatarien reben una vida cadascú i continuen jugant. No descansa ningú per aquella repartida (G24).
