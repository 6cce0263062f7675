# Joko bakoitzeko lehen esku gidatua: urrats bakoitzean zer esaten den, gehienez ere bi esaldi laburretan. Beste hiru
# jokalarietatik, $next irakurlearen ondoren doa, gero $across eta gero $before. Kartek cards.ftl-ko izenak dituzte.

guide = Esku gidatua
guide-step = { $number }. urratsa, guztira { $count }
guide-go-on = Jarraitu
guide-skip = Saltatu
guide-play = Jokatu benetan
# Egin litekeen beste guztiaz
refused-guide-other = Hori ere egin zenezake. Oraingoz, probatu inguruan eraztuna duena.

## Comemierda

guide-comemierda-keys = Teklatuarekin: geziak kartaraino, zuriune-tekla hartzeko, Sartu jokatzeko.
guide-comemierda-hand = Hamar karta hauek zureak dira, baxuak ezkerrean eta altuak eskuinean. Zenbat eta lehenago geratu bat ere gabe, hainbat hobe.
guide-comemierda-ranks = Hirukoa da baxuena, batekoak eta bikoak altuak dira, eta urre-bikoak denari irabazten dio. Hemen ikus dezakezu ordena nahi duzunean.
guide-comemierda-higher = { $before } hiruko batekin hasi da. Txandaka, bakoitzak karta altuago batekin gainditzen du, edo pasatu: hartu bostekoa eta jokatu.
guide-comemierda-pass = Orain bateko bat dago. Zure urre-bikoak bakarrik gaindituko luke, eta hori gordetzea komeni da: pasatu.
guide-comemierda-count = Bi seikorekin hasi dira; beraz, gainditzeko, balio bereko bi karta behar dira. Hartu bi zazpikoak eta jokatu.
guide-comemierda-two = Bi zaldi daude. Urre-bikoak bakarrik gainditzen du dagoena, eta bertan ixten du baza: jokatu orain.
guide-comemierda-lead = Baza zurea da, eta zu hasten zara: balio bereko karta batetik laura. Bota lau laukoak batera.
guide-comemierda-out = Inork ezin izan ditu gainditu, eta zu hasten zara berriro. Jokatu bi erregeak, eta beste inor baino lehen geratuko zara kartarik gabe.
guide-comemierda-offices = Lehena kartarik gabe geratzen dena { office-presidente } da, eta kartekin geratzen dena { office-comemierda }. Hortik datoz puntuak; eskatu berriro banatzeko.
guide-comemierda-exchange = { office-presidente } denak { office-comemierda } denaren bi karta altuenak jasotzen ditu, eta beste edozein bi itzultzen. Kendu gainetik hirukoa eta laukoa.
guide-comemierda-end = Ez da besterik behar: eskuak jokatzen dira norbait 21 puntura iritsi arte. Orain zuk probatu.

## Gnav

guide-gnav-card = Bakoitzak karta bat du, eta hau zurea da. Banaketaren amaieran baxuenak bizitza bat galtzen du, eta bizirik dagoen azkenak irabazten du.
guide-gnav-ranks = Hemen ikus dezakezu ordena nahi duzunean, zorotik kukura. Zure III nahiko baxua da.
guide-gnav-ask = Zure txanda da: gorde karta, edo trukatu { $next } jokalariarekin. III erraz izan daiteke baxuena; beraz, trukatu.
guide-gnav-horse = { $next } jokalariak zaldia du, eta horrek ezetz dio; zure eskaera { $across } jokalariarengana pasatu da, eta trukatu egin behar izan du. Orain IX duzu.
guide-gnav-settled = Karta guztiak erakusten dira. { $before } jokalariak du baxuena, eta bizitza bat galtzen du; eskatu berriro banatzeko.
guide-gnav-again = II, lehen baino are baxuagoa. Trukatu berriro { $next } jokalariarekin.
guide-gnav-cat = { $next } jokalariak { $across } jokalariarekin trukatu nahi izan du, eta katua topatu du: bizitza bat galtzen du, eta truke guztiak desegiten dira. Zure II itzuli da.
guide-gnav-life = Zure II da baxuena; beraz, oraingoan bizitza bat galduko duzu. Bi geratzen zaizkizu; eskatu berriro banatzeko.
guide-gnav-keep = Zuk banatzen duzu: azkena zara, eta sortarekin bakarrik truka zenezake. XII hobetzea zaila da: gorde.
guide-gnav-fool = Zoroak bizitza bat kentzen dio daukanari, eta besteen artean baxuenak ere ordaintzen du. { $across } jokalariak bi aldiz ordaindu du, dragoia ere topatu baitu.
guide-gnav-end = Etxeak ezetz dio, zaldiak bezala, eta kukuak bertan amaitzen ditu trukeak. Gainerakoa badakizu: orain zuk probatu.
