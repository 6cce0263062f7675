# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = { game-comemierda }: arauak
rules-comemierda-intro =
    { game-comemierda } jokoan goi-goiraino igo edo hondoraino eror zaitezke, esku batez behintzat. Libratu zure kartez besteak baino lehen: lehenik libratzen dena da { office-presidente }, eta azken kartekin geratzen dena { office-comemierda }.

    Hurrengo eskuan nabaritzen da. { office-comemierda } kargudunak bere bi karta onenak ematen ditu, eta { office-presidente } kargudunari soberan dauzkan bi jasotzen ditu. Goian dagoena goian geratu ohi da, norbait behetik gora etorri arte.

## In short

rules-comemierda-section-short = Hitz gutxitan
rules-comemierda-short-1 = Lau jokalari, hamarna karta. Norbait hasten da, balio bereko karta batekin edo gehiagorekin.
rules-comemierda-short-2 = Txandaka, gainditu hori balio altuagoko beste hainbeste kartarekin, edo pasatu. Inork gainditzen ez bazaitu, zu hasiko zara hurrengo bazan.
rules-comemierda-short-3 = Urre-bikoak denari irabazten dio, eta baza bertan ixten du.
rules-comemierda-short-4 = Kartarik gabe geratzeko ordenak karguak eta puntuak ematen ditu. Norbait 21era iristean amaitzen da partida.

## The cards

rules-comemierda-section-cards = Kartak
rules-comemierda-order-label = Balioak, baxuenetik altuenera
rules-comemierda-c4 =
    Espainiako barajak berrogei karta ditu, lau palotan: urreak, kopak, ezpatak eta bastoiak. Baxuenetik altuenera, hauek dira balioak: 3, 4, 5, 6, 7, txanka, zaldia, erregea, batekoa eta bikoa; eta guztien gainetik, urre-bikoa.

    Urre-bikoa aparteko balioa da. Ez da inoiz beste bikoekin elkartzen; beraz, gehienez hiru biko bota ditzakezu batera. Gainerakoan paloek ez dute ezer balio, salbu eta lehen eskuan nor hasten den jakiteko (C3) eta karta berdinen artean zein ematen den erabakitzeko (C24).

## Sitting down

rules-comemierda-section-start = Mahaian esertzea
rules-comemierda-c1 = Bakoitzak bere lekuari eusten dio partida osoan. Erlojuaren orratzen kontrako noranzkoan jokatzen da, hemen ohi den bezala; tapeteko gezi batek erakusten du.
rules-comemierda-c2 =
    Ohikoa lau jokalari izatea da, baina bostek, seik, zazpik edo zortzik ere joka dezakete. Baraja osoa banatzen da, kartaz karta, banatzailearen hurrengotik hasita. Kopurua zehatz ateratzen ez bada, lehenengoek karta bat gehiago dute.

    Lehen banatzailea zozketaz aukeratzen da. Gero, esku bakoitzean hurrengo lekuari dagokio banatzea.
rules-comemierda-c3 = Lehen eskuan urre-hirukoa duena hasten da, nahi duenarekin: ez dago hirukoa bota beharrik.

## A trick

rules-comemierda-section-trick = Baza
rules-comemierda-c5 = Baza hasten duenak balio bereko karta batetik laura jartzen ditu mahai gainean, eta ezin du pasatu. Ez daukazu dituzun guztiak bota beharrik: eskuan hiru zazpiko badituzu, birekin has zaitezke.
rules-comemierda-c6 = Besteek txandaka jarraitzen dute. Bakoitzak pasatu egiten du, edo karta kopuru bera botatzen du, balio altuagokoa: bat baten gainean, bikotea bikotearen gainean. Gainditzeko modua izanda ere, pasa dezakezu.
rules-comemierda-example-follow = Inés bi bostekorekin hasi da. Bi zazpiko bota ditzakezu, edo pasatu. Bi hiruko ez dira iristen, hiru zazpiko gehiegi dira, eta errege bakar bat gutxiegi.
rules-comemierda-c7 = Urre-bikoak edozeri irabazten dio. Bakarrik botatzen da, zure txandan, bazak eskatzen dituen kartak eskatzen dituela; hasteko ere balio du. Baza une horretantxe amaitzen da, eta ez zaio beste inori galdetzen. Beste ezein jokaldik ez du mozten, ezta hiru bikok ere, esku osoa amaitzen denean izan ezik (C11).
rules-comemierda-example-two = Lope bi erregerekin hasi da. Maritek urre-bikoa bota du, bakarrik: baza amaitu da, eta Marit hasiko da hurrengoan.
rules-comemierda-c8 = Pasatzeak txanda horretarako bakarrik balio du. Bazak buelta eman eta berriro zure txanda bada, jokatu ahal duzu.
rules-comemierda-c9 = Azken jokalditik aurrera kartak dituzten beste guztiek pasatu dutenean amaitzen da baza. Jokaldi berri bakoitzak aurreko pasoak ezabatzen ditu. Kartarik ez duenari ez zaio galdetzen, eta inori ez zaio eskatzen berea gainditzeko.
rules-comemierda-example-round = Ana lauko batekin hasi da, Jonek paso, Maritek zazpiko bat bota du, Leirek eta Anak paso. Berriro Joni dagokio: lehen pasatu egin du, eta orain errege bat bota du. Beste hirurek pasatzen dutenean, baza Jonena da.
rules-comemierda-c10 = Azken jokaldia egin duenak irabazten du baza, eta bera hasten da hurrengoan. Kartarik gabe geratu bada, kartak dituen hurrengo jokalaria hasten da. Kartez libratzen denaren azken kartak beste edozein bezala gaindi daitezke, eta baza irabazten duena hasten da.
rules-comemierda-example-last = Leireri karta bat geratzen zaio, bosteko bat. Ana lauko batekin hasi da, Jonek eta Maritek paso, eta Leirek bostekoa bota du: kartarik gabe. Berriro galdetzen zaie Anari, Joni eta Mariti, eta hirurek pasatzen dute. Baza Leirerena da, baina ez du kartarik: Ana hasiko da, hurrengoa baita.

## Offices

rules-comemierda-section-offices = Kartarik gabe geratzea, eta karguak
rules-comemierda-c11 = Jokalari bakar bati kartak geratzen zaizkionean amaitzen da eskua, bazaren erdian bada ere: horrek ezin du erantzun. Sobratu zaizkion kartak erakutsi egiten dira.
rules-comemierda-c12 = Urre-bikoarekin amai dezakezu.
rules-comemierda-c13 = Kartez libratzeko ordenak banatzen ditu karguak. Lehena da { office-presidente }; bigarrena, { office-vicepresidente }; libratzen den azkena, { office-vicecomemierda }; eta kartekin geratzen dena, { office-comemierda }. Lau jokalari baino gehiagorekin, erdikoak { office-pueblo } dira: ez punturik, ez trukerik.

## The exchange

rules-comemierda-section-exchange = Karta-trukea
rules-comemierda-c20 =
    Bigarren eskutik aurrera, jokatu aurretik kartak trukatzen dira. Lehenik, mahaiak { office-comemierda } kargudunaren bi karta altuenak { office-presidente } kargudunari pasatzen dizkio, eta { office-vicecomemierda } kargudunaren altuena { office-vicepresidente } kargudunari.

    Gero, { office-presidente } kargudunak nahi dituen bi karta ematen dizkio { office-comemierda } kargudunari, eta { office-vicepresidente } kargudunak bat { office-vicecomemierda } kargudunari. Jasotakoa ikusi ondoren aukeratzen dituzte, eta jasotako horiek berak itzul ditzakete. Denek egokitu zitzaien adina kartarekin amaitzen dute.
rules-comemierda-c21 = Bi bikoteek aldi berean trukatzen dute, elkarri itxaron gabe. Biek amaitutakoan hasten da jokoa.
rules-comemierda-c22 = Bikote bakoitzeko biek bakarrik ikusten dituzte trukatutako kartak. Besteek zenbat ziren ikusten dute.
rules-comemierda-c23 = Aurreko eskuko { office-comemierda } karguduna hasten da lehen bazan, nahi duenarekin. Inork ez du lekuz aldatzen.
rules-comemierda-c24 = Berdin altuak diren karten artean mahaiak aukeratzen du, paloen arabera: lehenik urreak, gero kopak, ezpatak eta bastoiak. Urre-bikoa beste edozein biko baino lehen doa.
rules-comemierda-example-gift = { office-comemierda } kargudunaren karta onenak errege bat eta hiru bateko dira: bastoi-batekoa, ezpata-batekoa eta kopa-batekoa. { office-presidente } kargudunari kopa-batekoa eta ezpata-batekoa doazkio.

## Points

rules-comemierda-section-points = Puntuak eta amaiera
rules-comemierda-c30 = Esku bakoitzean { office-presidente } kargudunak 2 puntu irabazten ditu, { office-vicepresidente } kargudunak puntu 1, { office-vicecomemierda } karguduna dagoen bezala geratzen da, eta { office-comemierda } kargudunak puntu 1 galtzen du. Hirugarren eta laugarren eskuek bikoitza balio dute, eta bosgarrenetik aurrera guztiek hirukoitza, galdutako puntuak ere bai. Zerotik behera ere jaits daiteke.
rules-comemierda-points-label = Kargu bakoitzaren puntuak esku bakoitzean
rules-comemierda-points-office = Kargua
rules-comemierda-points-hands-1 = 1. eta 2. eskuak
rules-comemierda-points-hands-2 = 3. eta 4. eskuak
rules-comemierda-points-hands-3 = 5.etik aurrera
rules-comemierda-c31 = Norbaitek 21 puntu edo gehiago dituen eskuaren ondoren amaitzen da partida. Guztizko altuenak irabazten du; goian berdinketa badago, garaipena partekatu egiten da. Lau jokalarirekin 6 eta 15 esku artean irauten du. Esku bakoitzaren ondoren, mahaia zuk hurrengoa eskatu zain egoten da.
rules-comemierda-example-points = Ana { office-presidente } izan da bost aldiz segidan: 2 eta 2, 4 eta 4, eta 6, guztira 18 puntu. Seigarren eskuan { office-vicepresidente } besterik ez da, baina horrek 3 balio du orain: 21 dira, eta partida amaitu da.
rules-comemierda-c32 = Edonork jakin dezake zenbat karta dituzun. Orriak eta kronikak jokoan dagoen baza eta aurrekoa erakusten dituzte; zaharragoak, eskua amaitutakoan. Gogoratzea jokoaren parte da.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Jokatzeko beste era batzuk
rules-comemierda-options-intro = Etxe bakoitzean bere erara jokatzen da. Hau partida hasi aurretik aukeratzen da; joko arruntak ez du honelakorik, besterik esaten den lekuetan izan ezik.
rules-comemierda-option-players-name = Jokalariak
rules-comemierda-option-players = Lautik zortzira; ohikoa lau da (C2, C13).
rules-comemierda-option-target-name = Amaitzeko puntuak
rules-comemierda-option-target = 1etik 99ra; ohikoa 21 da. Zenbakirik gabe, partidak zuek utzi arte jarraitzen du (C31).
rules-comemierda-option-escalating-name = Azken eskuek gehiago balio dute
rules-comemierda-option-escalating = Hau da ohikoa. Kenduz gero, esku guztiek berdin balio dute (C30).
rules-comemierda-option-pass-locks-out-name = Pasatzen duena kanpoan
rules-comemierda-option-pass-locks-out = Pasatzen duenak ez du gehiago jokatzen baza horretan, ezta urre-bikoarekin ere. Beste guztiak kanpoan geratu badira, baza berehala amaitzen da (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Berdintzeak balio du
rules-comemierda-option-equal-may-be-played = Balio bera ere bota daiteke gainean. Pasoak ezabatzen ditu, eta beste edozein jokaldik bezala irabazten du; ez zaio inori txandarik kentzen (C6).
rules-comemierda-option-first-lead-shows-three-name = Urre-hirukoarekin hastea
rules-comemierda-option-first-lead-shows-three = Partidako lehen jokaldia hiruko batekin edo gehiagorekin egiten da, urre-hirukoa tartean dela (C3).
rules-comemierda-option-blind-exchange-name = Truke itsua
rules-comemierda-option-blind-exchange = Karta altuenak ikusi gabe baztertzen dira. { office-presidente } eta { office-vicepresidente } kargudunek egokitu zaizkien kartetatik ematen dute, eta orduan bakarrik gurutzatzen dira kartak (C20).
rules-comemierda-option-presidente-opens-name = Hasten dena: { office-presidente }
rules-comemierda-option-presidente-opens = Bigarren eskutik aurrera aurrekoko { office-presidente } karguduna hasten da, eta ez { office-comemierda } karguduna (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = Ez dago urre-bikoarekin amaitzerik
rules-comemierda-option-no-finish-on-two-of-oros = Azken karta gisa bota dezakezu, baina orduan guztien atzetik geratuko zara, baita kartekin geratu denaren atzetik ere. Lau jokalarirekin, kartekin geratu dena izango da { office-vicecomemierda } (C12).
