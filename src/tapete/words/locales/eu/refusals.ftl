# Why something is refused: refused-<key of the Refusal>. Nothing has changed.
# What a game refuses has no full stop: the number of the rule follows it in brackets.

## Comemierda

refused-comemierda-match-over = Partida amaitu da
refused-comemierda-round-over = Eskua amaitu da, eta hurrengoa ez da oraindik banatu
refused-comemierda-no-such-action = Kartak bota edo pasatu, besterik ez
refused-comemierda-exchange-first = Lehenik kartak trukatzen dira, eta gero jokatu
refused-comemierda-nothing-to-give = Orain ez duzu ezer eman beharrik
refused-comemierda-wrong-number-of-gifts = { office-presidente } kargudunak bi karta ematen ditu, { office-vicepresidente } kargudunak bat
refused-comemierda-not-in-hand-as-dealt = Banatzean egokitu zaizkizun kartak bakarrik eman ditzakezu
refused-comemierda-exchange-is-over = Karta-trukea eginda dago
refused-comemierda-already-out = Ez zaizu kartarik geratzen
refused-comemierda-locked-out = Pasatu egin duzu, eta kanpoan zaude baza amaitu arte
refused-comemierda-not-your-turn = Ez da zure txanda
refused-comemierda-must-lead = Zu hasten zara, eta ezin duzu pasatu
refused-comemierda-unknown-card = Karta hori ez dago barajan
refused-comemierda-same-card-twice = Karta bat ezin da bi aldiz bota
refused-comemierda-not-your-card = Karta hori ez da zurea
refused-comemierda-no-cards = Aukeratu karta bat gutxienez, edo pasatu
refused-comemierda-too-many-cards = Gehienez lau karta botatzen dira batera
refused-comemierda-two-of-oros-alone = Urre-bikoa bakarrik botatzen da
refused-comemierda-mixed-values = Karta guztiek balio berekoak izan behar dute
refused-comemierda-first-lead-shows-three = Lehen jokaldia hirukoekin egiten da, urre-hirukoa tartean dela
refused-comemierda-wrong-count = Mahaian dagoen adina karta bota behar duzu
refused-comemierda-not-higher = Balio altuagoa behar duzu
refused-comemierda-lower = Balio bera edo altuagoa behar duzu

## Gnav

refused-gnav-not-an-action = Karta gorde edo trukea eskatu, besterik ez
refused-gnav-not-at-table = Ez duzu lekurik mahai honetan
refused-gnav-match-over = Partida amaitu da
refused-gnav-deal-over = Banaketa hau amaitu da, eta hurrengoa ez da oraindik egin
refused-gnav-resting = Atsedenean zaude banaketa honetan
refused-gnav-out = Ez zaizu bizitzarik geratzen
refused-gnav-acted = Banaketa honetan jokatu duzu jada
refused-gnav-lost-turn = Karta eskatu dizute eta erakutsi egin duzu, eta txanda galdu duzu
refused-gnav-not-your-turn = Ez da zure txanda

## The room

refused-room-not-your-table = Mahai hau pribatua da, eta ez duzu lekurik bertan.
refused-room-unknown-table = Ez dago horrelako mahairik.
refused-room-join-first = Eseri mahaian lehenik.
refused-room-not-seated = Begira zaude: hori mahaian eserita daudenek bakarrik egin dezakete.
refused-room-not-now = Mahaia ez dago horren zain.
refused-room-stale = Hori oraintxe erabaki da.
refused-room-bad-message = Aretoak ez du mezu hori ulertzen.
refused-room-too-large = Mezu hori handiegia da.
refused-room-too-fast = Ez hain azkar! Itxaron pixka bat eta saiatu berriro.
refused-room-wrong-version = Orri hau eta aretoa bertsio desberdinekoak dira. Kargatu orria berriro.
refused-room-bad-name = Izen batek 1 eta 64 karaktere artean ditu, bat ere ez ikusezina, eta ez da «robot:» hitzarekin hasten.
refused-room-unknown-game = Hemen ez dago horrelako jokorik.
refused-room-bad-option = Horrela ezin da jokatu: begiratu aukerak.
refused-room-unknown-robot = Ez dago maila horretako robotik.
refused-room-not-saved = Aretoak ezin izan du idatzi, eta ez du balio. Saiatu berriro.
refused-room-trouble = Zerbaitek huts egin du aretoan, eta ezer ez da aldatu. Saiatu berriro.
refused-room-not-over = Erregistroa partida amaitzean irekitzen da.
refused-room-left = Partida hau utzi duzu.
refused-room-too-many-tables = Ahal den mahai guztietan ari zara jokatzen. Amaitu partida bat edo utzi mahairen bat.
refused-room-too-many-guests = Bisitari berri asko etorri dira zu zauden tokitik. Saiatu berriro geroxeago.
refused-room-full = Aretoko mahai guztiak beteta daude. Saiatu berriro geroxeago.
refused-room-unknown-match = Mahai honek ez du partida hori jokatu.
refused-room-foreign-origin = Hori beste gune bateko orritik zetorren.
refused-room-no-such-page = Helbide honetan ez dago ezer.
refused-room-host-only = Hori mahaia jarri duenak bakarrik egin dezake.
refused-room-seat-taken = Leku hori hartuta dago.
refused-room-already-seated = Lekua baduzu mahai honetan.
refused-room-closed = Denek utzi dute mahai hau. Jarri beste bat.
refused-room-no-talk = Mahai honetan ez da hitz egiten.
refused-room-phrases-only = Mahai honetan zerrendako esaldiak aukeratuz hitz egiten da.
refused-room-bad-title = Izenburu batek gehienez 64 karaktere ditu, lerro bakarrean, eta bat ere ez ikusezina.

## Who one is

refused-room-not-known = Aretoak ez zaitu oraindik ezagutzen. Esan lehenik zure izena.
refused-room-robots-token = Robot batek zure ordez joka dezake, baina hau zuk egin behar duzu, zure nabigatzailean.
refused-room-wrong-phrase = Izen hori eta sekretu hori ez datoz bat.
refused-room-bad-phrase = Esaldi sekretuak 8 eta 256 karaktere artean ditu.
refused-room-bad-account = Kontuaren izenak 3 eta 32 artean letra, zifra, puntu, marratxo edo azpimarra ditu, eta letra edo zifra batekin hasten da.
refused-room-account-taken = Izen horrekin beste norbait sartzen da. Aukeratu beste bat.
refused-room-has-account = Kontua baduzu lehendik.
refused-room-sign-up-closed = Areto honek ez du kontu berririk onartzen oraingoz. Konturik gabe joka dezakezu.
refused-room-not-admin = Hori aretoko arduradunaren kontua da.
refused-room-unknown-player = Hemen ez dago inor zenbaki horrekin, edo joana da.
refused-room-unknown-session = Nabigatzaile edo robot horren saioa itxita zegoen.
refused-room-banned = Aretoko arduradunak ez dizu jokatzen uzten oraingoz.
refused-room-too-many-sockets = Leiho gehiegitan duzu aretoa irekita. Itxi batzuk eta itzuli.
refused-room-needs-account = Nahi duzuna idazteko kontua behar da. Esan esaldietako batekin.

## The coach

refused-room-bad-record = Hau ez da dena bat datorren partida baten erregistroa.
refused-room-unfinished-record = Partida hau ez zen amaieraraino jokatu, eta amaituak bakarrik aztertzen dira.
refused-room-no-coach = Hemen jokatu zen bezala, joko honentzat ez dago azterketarik.
refused-room-coach-busy = Orain beste partida batzuk aztertzen ari dira. Saiatu berriro pixka bat barru.
refused-room-coach-gave-up = Azterketa bertan behera geratu da: gehiegi luzatzen zen.
