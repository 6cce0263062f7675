# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = Gnav: arauak
rules-gnav-intro =
    Gnav iparraldeko herrialdeetako kukuaren jokoa da. Bakoitzak karta bakarra du, eta baxuena duenak bizitza bat galtzen du. Gauza bakarra erabaki behar da: zure kartarekin geratu, ala aldamenekoari eskatu trukatzeko.

    Erraza dirudi, harik eta aldamenekoak katu bat erakusten duen arte.

## In short

rules-gnav-section-short = Hitz gutxitan
rules-gnav-short-1 = Lau jokalari, hiru bizitza eta karta bana. Zurea zuk bakarrik ikusten duzu.
rules-gnav-short-2 = Zure txandan, geratu zure kartarekin, edo trukatu ezkerrean duzunarekin. Banatzailea azkena da, eta sortarekin trukatzen du.
rules-gnav-short-3 = Bost karta altuenek ez dute trukatzen uzten, eta batzuek hozka egiten dute.
rules-gnav-short-4 = Amaieran dena agertzen da, eta baxuenak bizitza bat ordaintzen du. Bizirik dagoen azkenak irabazten du.

## The cards

rules-gnav-section-cards = Kartak
rules-gnav-order-label = Mailak, baxuenetik altuenera
rules-gnav-order =
    42 karta dira, 21 mailatako bina, palorik gabe. Baxuenetik altuenera: zoroa, hontza, loreontzia, 0, I zenbakitik XII zenbakira, etxea, zaldia, katua, dragoia eta kukua.

    Bost altuenak irudiak dira, edo matadoreak. Norbaitek eskatzen dituenean sartzen dira jokoan. Dragoia, bide batez, zaldizko soldadu bat da, ez herensuge bat.

## Dealing

rules-gnav-section-deal = Banaketa
rules-gnav-g1 = Lehen banatzailea zozketaz aukeratzen da. Banaketa bakoitzaren ondoren, saltatua izan bada ere, ezkerretara bizirik dagoen hurrengoari dagokio banatzea, atsedenean egon ala ez.
rules-gnav-g2 =
    Banaketa bakoitzean 42 kartak nahasten dira, eta jokalari bakoitzak bat hartzen du, ahoz behera. Gainerakoek sorta osatzen dute.

    Zoroa egokitzen bazaizu, esan egin behar duzu: mahaiak bertan erakusten die guztiei. Hortik aurrera denek dakite non dagoen zoro hori.
rules-gnav-g3 = Banatzailearen ezkerrekoa hasten da, erlojuaren orratzen noranzkoan jarraitzen da, eta banatzailea da azkena. Atsedenean badago, ordena horretako azkenak egiten du haren lana.

## The turn

rules-gnav-section-turn = Gorde ala trukatu
rules-gnav-g4 =
    Zure txandan zure kartarekin geratzen zara, edo trukea eskatzen diozu ezkerreko hurrengoari. Zenbaki bat, 0a, loreontzia, hontza edo zoro bat duenak onartu egin behar du. Bi kartak eskuz aldatzen dira, bakoitzak jasotzen duena bakarrik ikusten du, eta onartu behar izan duena da hurrengoa.

    Banaketa bakoitzean behin eska dezakezu gehienez, eta oraindik jokatu ez duenari bakarrik.
rules-gnav-g5 = Banatzailea, amaieran, bere kartarekin geratzen da, edo sortako lehenarekin trukatzen du. Karta arrunta bada, hartu egin behar du. Beste inork ez du ikusten; karta zaharra ahoz behera baztertzen da, eta ez du gehiago balio. Sortatik hartutako zoroa ez da esaten.
rules-gnav-example-swaps = Anak III du, Jonek IX, Inések VII, eta Lopek, banatzaileak, V. Denek eskatzen dute trukea, eta Lopek VIII hartzen du sortatik. Horrela amaitzen dute: IX, VII, V eta VIII. Inések du baxuena, eta berak ordaintzen du.

## Picture cards

rules-gnav-section-pictures = Irudiak
rules-gnav-g10 = Irudi batek norbaitek eskatzen duenean bakarrik jokatzen du, eta eskatu duenaren kontra, eskaera etxe baten edo zaldi baten gainetik iritsi bazaio ere. Erakutsi egiten da, ez da eskuz aldatzen, eta ahoz gora geratzen da. Duenak beste edonork bezala eska dezake trukea, txanda galdu ez badu.
rules-gnav-g6 =
    Etxea eta zaldia: erakutsi eta gorde egiten dira, eta eskaera hurrengoari pasatzen zaio, edo, banatzailea igarota, sortari. Azkenean trukatzen duena da hurrengoa. Saltatu direnek txanda galtzen dute.

    Sortatik ateratzen badira, etxea edo zaldia ahoz gora baztertzen da, eta hurrengo karta hartzen da.
rules-gnav-example-house = Anak II du, Jonek etxea, Inések XI, eta Lopek, banatzaileak, VI. Anak trukea eskatu dio Joni, eta Jonek etxea erakutsi du. Inések trukatu behar du: Anak XI eraman du, eta Inések II. Jonek txanda galdu du; Inés da hurrengoa, eta Loperen VI jaso du II horren truke. Lopek VII hartu du sortatik. Inések du baxuena, eta berak ordaintzen du.
rules-gnav-g7 = Dragoia: erakutsi eta ez da trukatzen. Bizitza bat galtzen duzu, eta zure kartarekin geratzen zara. Jokoak dragoiaren ezkerretik jarraitzen du; duenak txanda galtzen du.
rules-gnav-example-dragoon = Anak II du, eta trukea eskatu dio Joni; Jonek dragoia erakutsi du: Anak bizitza bat galdu du. Inés, VIII duela, eta Lope, VI duela, euren kartekin geratu dira. Baxuena II da; beraz, Anak beste bat galdu du.
rules-gnav-g8 = Katua: erakutsi eta ez da trukatzen. Bizitza bat galtzen duzu, eta banaketa honetan ordura arte egindako truke guztiak desegiten dira, azkenetik hasita, baita etxe edo zaldi baten aurrekoak ere. Galdutako bizitzak, erabilitako txandak eta erakutsitako kartak dauden bezala geratzen dira. Jokoak katuaren ezkerretik jarraitzen du, eta inork ez du bi aldiz jokatzen.
rules-gnav-example-cat = Anak II du, Jonek IX, Inések katua, Lopek V. Anak Jonekin trukatu du, eta IX eraman du. Jonek trukea eskatu dio Inési: katua! Jonek bizitza bat galdu du, eta trukea desegin egin da: II Anarengana itzuli da, eta Anak ezin du gehiago jokatu. Lope bere kartarekin geratu da, eta Anak ordaintzen du, baxuena duelako.
rules-gnav-g9 = Kukua: erakutsi, trukeak bertan amaitu eta banaketa ebazten da. Hura eskatzea ez da ezer kostatzen.
rules-gnav-g11 = Hauetako bat sortatik ateratzen bada: kukuak trukeak amaitzen ditu, dragoiak bizitza bat kentzen du, eta katuak bizitza bat kendu eta truke guztiak desegiten ditu. Zure kartarekin geratzen zara, katuak desegindakoa salbu, eta trukeak amaitu dira.

## Settlement

rules-gnav-section-settlement = Nork ordaintzen duen
rules-gnav-g12 = Azkenak jokatu duenean amaitzen dira trukeak: baita azkenak eskaera bati uko egiten dionean edo eskaera bat sortara iristen denean ere.
rules-gnav-g13 = Dragoi batek edo katu batek azken bizitza kentzen badizu, une horretan ateratzen zara, eta zure karta ez da konparatzen. Gero katu batek trukeak desegiten baditu, kartak zure lekutik igarota itzuliko dira hala ere.
rules-gnav-g20 =
    Karta guztiak agertzen dira. Zororik ez badago, baxuena duten guztiek bizitza bat galtzen dute. Zoro bat badago, duenak galtzen du bat, eta gainerakoetan baxuena duten guztiek ere bai. Bi zoro badaude, bi horiek bakarrik ordaintzen dute.

    Banaketa honetan atera direnen kartak eta baztertuak erakutsi egiten dira, baina ez dira konparatzen: horien arteko zoroa ez da zoro.
rules-gnav-example-fool = Anak zoro bat du, Jonek eta Inések III bana, Lopek VIII, eta inork ez du trukatu. Anak, Jonek eta Inések bizitza bana galdu dute, eta Ana atsedenean egongo da hurrengo banaketan.
rules-gnav-g21 = Banaketa bat zoro batekin amaitu eta bizirik dagoena atsedenean egoten da hurrengoan: kartarik gabe, txandarik gabe eta ezer ordaindu gabe. Ez dago beste inor atsedenean. Gero, jokora itzultzen da.
rules-gnav-g22 = Trukeak amaitzean banaketan bakarra geratzen bada, kartak erakusten dira, baina inork ez du ordaintzen, eta inor ez da horregatik atsedenean geratzen. Gainera bizirik dagoen azkena bada, partida irabazten du.
rules-gnav-g23 = Bi baino gutxiago arituko liratekeenean, banaketa saltatu egiten da. Ez zaio inori bizitzarik kostatzen, atsedenean zeudenak itzultzen dira, eta banatzeko txandak aurrera egiten du.

## The end

rules-gnav-section-end = Partidaren amaiera
rules-gnav-g24 = Bizirik dagoen azkenak irabazten du. Azkenak kartak konparatzean batera erortzen badira, berdinketa da; baina norbait atsedenean bazegoen, ez dago berdinketarik: atsedenean zegoenak irabazten du, edo, bi baziren, jokatzen jarraitzen dute.
rules-gnav-g25 = Banaketa bakoitzaren ondoren mahaia zuk hurrengoa eskatu zain egoten da, eta partidaren ondoren, zuk beste bat hasi zain. Saltatutako banaketa iragarri egiten da, eta hurrengoa bere kabuz dator.
rules-gnav-g26 = Lau jokalarirekin eta hiru bizitzarekin, partida batek gehienez hamaika banaketa jokatu ditu, eta inork ez du bi bizitza baino gehiago galtzen banaketa bakar batean.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Jokatzeko beste era batzuk
rules-gnav-options-intro = Hau partida hasi aurretik aukeratzen da; joko arruntak ez du honelakorik, besterik esaten den lekuetan izan ezik.
rules-gnav-option-players-name = Jokalariak
rules-gnav-option-players = Bitik zortzira; ohikoa lau da (G2).
rules-gnav-option-lives-name = Bizitzak
rules-gnav-option-lives = Batetik bederatzira; ohikoa hiru da (G2).
rules-gnav-option-fool-rests-name = Zoroa atsedenera
rules-gnav-option-fool-rests = Hau da ohikoa. Kenduz gero, inor ez da inoiz atsedenean egoten, eta ez da banaketarik saltatzen (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = Zoroak bakarrik ordaintzen du
rules-gnav-option-fool-spares-next-lowest = Mahaian zoro bat badago, hori duenak bakarrik galtzen du bizitza (G20).
rules-gnav-option-cat-undoes-name = Katuak trukeak desegiten ditu
rules-gnav-option-cat-undoes = Hau da ohikoa. Kenduz gero, katuak bizitza bat besterik ez du kentzen (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = Kukuak bizitza bat kentzen du
rules-gnav-option-cuckoo-costs-asker = Kuku bat eskatzen duenak, edo sortatik hartzen duenak, bizitza bat galtzen du banaketa ebatzi aurretik. Azkena bazuen, atera egiten da, eta haren karta ez da konparatzen (G9, G13).
rules-gnav-option-all-zero-replays-name = Berdinketarik gabe
rules-gnav-option-all-zero-replays = Berdinduta geratuko liratekeenek bizitza bana jasotzen dute, eta jokatzen jarraitzen dute. Banaketa horrengatik ez da inor atsedenean geratzen (G24).
