# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = Gnav, le regole
rules-gnav-intro =
    Gnav è il fratello nordico del nostro cucù: anche il nome, si dice, viene dallo gnao del gatto. Ognuno ha una carta sola, e la più bassa costa una vita. C’è una cosa sola da decidere: tenere la tua carta, o chiedere a chi ti sta accanto di scambiarla.

    Sembra semplice, finché di fianco non spunta un gatto.

## In short

rules-gnav-section-short = In breve
rules-gnav-short-1 = Quattro giocatori, tre vite e una carta a testa. La tua la vedi solo tu.
rules-gnav-short-2 = Al tuo turno, tieni la carta o scambiala con chi siede alla tua sinistra. Chi dà le carte gioca alla fine e scambia col mazzo.
rules-gnav-short-3 = Le cinque carte più alte non si lasciano scambiare, e qualcuna morde.
rules-gnav-short-4 = Poi si scopre tutto, e la più bassa paga una vita. Vince chi resta in vita alla fine.

## The cards

rules-gnav-section-cards = Le carte
rules-gnav-order-label = Le carte, dalla più bassa alla più alta
rules-gnav-order =
    Sono 42 carte, due per ognuno dei 21 valori, senza semi. Dalla più bassa alla più alta: matto, gufo, vaso, 0, i numeri dall’I al XII, casa, cavallo, gatto, dragone e cucù.

    Le cinque più alte sono le figure, o matadori. Entrano in gioco quando qualcuno le chiede. Il dragone, per inciso, è un soldato a cavallo e non una bestia.

## Dealing

rules-gnav-section-deal = Dare le carte
rules-gnav-g1 = Chi dà le carte per primo si tira a sorte. Dopo ogni mano, anche saltata, tocca in senso orario al prossimo ancora in vita, che riposi o no.
rules-gnav-g2 =
    A ogni mano si mescolano tutte e 42 le carte, e chi gioca ne riceve una, coperta. Le altre formano il mazzo.

    Se ricevi un matto devi dichiararlo: il tavolo lo mostra subito a tutti. Anche dove va a finire quel matto resta sotto gli occhi di tutti.
rules-gnav-g3 = Comincia chi siede alla sinistra del mazziere, si prosegue in senso orario, e il mazziere gioca alla fine. Se il mazziere riposa, fa le sue veci l’ultimo del giro.

## The turn

rules-gnav-section-turn = Tenere o scambiare
rules-gnav-g4 =
    Al tuo turno tieni la carta o chiedi lo scambio a chi siede dopo di te, a sinistra. Chi ha un numero, lo 0, il vaso, il gufo o un matto deve accettare. Le due carte passano di mano, ognuno vede solo quella che riceve, e tocca a chi ha dovuto accettare.

    In una mano puoi chiedere una volta sola, e solo a chi non ha ancora giocato.
rules-gnav-g5 = Il mazziere, alla fine, tiene la sua carta o la scambia con la prima del mazzo. Se è una carta comune, deve tenersela. La vede solo lui; la carta vecchia va via coperta e non conta più. Un matto pescato non si dichiara.
rules-gnav-example-swaps = Ana ha il III, Jon il IX, Inés il VII, e Lope, che dà le carte, il V. Tutti chiedono lo scambio, e Lope pesca l’VIII. Alla fine hanno IX, VII, V e VIII: Inés ha la più bassa e paga.

## Picture cards

rules-gnav-section-pictures = Le figure
rules-gnav-g10 = Una figura agisce solo quando qualcuno la chiede, e contro chi l’ha chiesta, anche se la richiesta le è arrivata passando per una casa o un cavallo. Si mostra, non cambia mai mano e resta scoperta. Chi ce l’ha può chiedere come tutti, purché non abbia perso il turno.
rules-gnav-g6 =
    Casa e cavallo: si mostra e non si cede, e la richiesta passa al successivo, o, oltre il mazziere, al mazzo. Tocca poi a chi alla fine scambia. Chi è stato saltato perde il turno.

    Se una casa o un cavallo escono dal mazzo, vanno da parte scoperti e si pesca la carta seguente.
rules-gnav-example-house = Ana ha il II, Jon la casa, Inés l’XI, e Lope, che dà le carte, il VI. Ana chiede a Jon, che mostra la casa. Così deve scambiare Inés: Ana ha l’XI e Inés il II. Il turno di Jon è perso; tocca a Inés, che da Lope riceve il VI. Lope pesca il VII. Inés ha la carta più bassa e paga.
rules-gnav-g7 = Dragone: si mostra e si rifiuta. Perdi una vita e tieni la tua carta. Si riprende alla sinistra del dragone; chi ce l’ha perde il turno.
rules-gnav-example-dragoon = Ana ha il II e chiede a Jon, che mostra il dragone: Ana perde una vita. Inés con l’VIII e Lope con il VI tengono. La carta più bassa è il II, e così Ana ne perde un’altra.
rules-gnav-g8 = Gatto: si mostra e si rifiuta. Perdi una vita, e tutti gli scambi fatti finora in questa mano si annullano, dall’ultimo al primo, anche quelli di prima di una casa o di un cavallo. Le vite perse, i turni fatti e le carte mostrate restano come sono. Si riprende alla sinistra del gatto, e nessuno gioca due volte.
rules-gnav-example-cat = Ana ha il II, Jon il IX, Inés il gatto, Lope il V. Ana scambia con Jon e ora ha il IX. Jon chiede a Inés: il gatto! Jon perde una vita e lo scambio si annulla: il II torna ad Ana, che non può più giocare. Lope tiene, e Ana paga per la carta più bassa.
rules-gnav-g9 = Cucù: si mostra, gli scambi finiscono all’istante e si fanno i conti. Averlo chiesto non costa niente.
rules-gnav-g11 = Se il mazziere, o una richiesta arrivata fin lì, ne pesca una dal mazzo: il cucù mette fine agli scambi, il dragone costa una vita, il gatto costa una vita e annulla tutti gli scambi. Tu tieni la tua carta, salvo quello che annulla il gatto, e gli scambi sono finiti.

## Settlement

rules-gnav-section-settlement = Chi paga
rules-gnav-g12 = Gli scambi finiscono quando ha giocato l’ultimo: anche quando l’ultimo rifiuta una richiesta, o una richiesta arriva al mazzo.
rules-gnav-g13 = Se un dragone o un gatto ti toglie l’ultima vita, esci subito e la tua carta non si confronta. Se dopo un gatto annulla gli scambi, le carte tornano indietro passando lo stesso per il tuo posto.
rules-gnav-g20 =
    Si scoprono tutte le carte. Se non c’è nessun matto, perde una vita chiunque abbia la più bassa. Se c’è un matto, ne perde una chi ce l’ha, e così chiunque abbia la più bassa delle altre. Se ci sono due matti, pagano solo quei due.

    Le carte di chi è uscito in questa mano e quelle messe via si mostrano, ma non si confrontano: un matto fra quelle non è un matto.
rules-gnav-example-fool = Ana ha un matto, Jon e Inés un III a testa, Lope l’VIII, e nessuno scambia. Ana, Jon e Inés perdono una vita a testa, e Ana riposa alla prossima mano.
rules-gnav-g21 = Chi alla fine di una mano ha un matto ed è ancora in vita riposa in quella dopo: niente carta, niente turno, niente da pagare. Nessun altro riposa. Poi rientra.
rules-gnav-g22 = Se alla fine degli scambi nella mano resta una persona sola, le carte si mostrano ma nessuno paga e nessuno per questo riposa. Se è anche l’ultima in vita, vince la partita.
rules-gnav-g23 = Se giocherebbero in meno di due, la mano salta. Non costa vite a nessuno, chi riposava rientra e le carte le dà il successivo.

## The end

rules-gnav-section-end = La fine della partita
rules-gnav-g24 = Vince chi resta in vita alla fine. Se gli ultimi cadono insieme al confronto delle carte, pareggiano; ma se qualcuno stava riposando non c’è pareggio: vince chi riposava o, se erano in due, vanno avanti loro.
rules-gnav-g25 = Dopo ogni mano il tavolo aspetta che tu chieda la prossima, e dopo la partita che tu ricominci. Una mano saltata si annuncia, e la prossima arriva da sé.
rules-gnav-g26 = Con quattro giocatori e tre vite una partita ha al massimo undici mani giocate, e nessuno perde più di due vite in una mano.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Altri modi di giocare
rules-gnav-options-intro = Queste cose si scelgono prima di cominciare una partita; il gioco normale non ne ha nessuna, salvo dove è detto.
rules-gnav-option-players-name = Giocatori
rules-gnav-option-players = Da due a otto; di regola quattro (G2).
rules-gnav-option-lives-name = Vite
rules-gnav-option-lives = Da una a nove; di regola tre (G2).
rules-gnav-option-fool-rests-name = Il matto riposa
rules-gnav-option-fool-rests = Di norma è così. Se lo togli, non riposa mai nessuno e nessuna mano salta (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = Il matto paga da solo
rules-gnav-option-fool-spares-next-lowest = Se c’è un matto in tavola, perde una vita solo chi ce l’ha (G20).
rules-gnav-option-cat-undoes-name = Il gatto annulla gli scambi
rules-gnav-option-cat-undoes = Di norma è così. Se lo togli, il gatto costa solo una vita (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = Il cucù costa una vita
rules-gnav-option-cuckoo-costs-asker = Chi chiede un cucù, o lo pesca, perde una vita prima che si facciano i conti. Se era l’ultima, esce e la sua carta non si confronta (G9, G13).
rules-gnav-option-all-zero-replays-name = Niente pareggi
rules-gnav-option-all-zero-replays = Chi pareggerebbe riceve invece una vita e continua a giocare. Per quella mano nessuno riposa (G24).
