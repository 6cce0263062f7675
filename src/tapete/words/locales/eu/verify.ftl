# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Egiaztatu partida bat: Tapete
verify-heading = Garbi nahastu ziren kartak?
verify-lead = Ikusi zeuk. Orri honek berriro kalkulatzen ditu banaketa guztiak, hemen zure nabigatzailean, inori ezer galdetu gabe.
verify-link = Egiaztatu partida bat

## The record

verify-choose = Aukeratu erregistro bat
verify-another = Aukeratu beste erregistro bat
verify-drop = edo utzi fitxategia hemen
verify-file = Erregistroa partida baten fitxategia da, eta .jsonl du izenaren amaieran.
verify-fetching = Erregistroa ekartzen…
verify-save = Gorde erregistroa
verify-unreadable = Hau ez da partida baten erregistroa: { $line }. lerroa ez da halakoa.
verify-no-file = Ezin da fitxategia irakurri.
verify-none-unsealed = Partida hau ez zen zigilatu, ezta hazi batetik atera ere; beraz, ez dago zer egiaztatu.
verify-none-unopened = Partida honen sekretua ez da oraindik ireki. Partida amaitzean irekitzen da.
verify-none-empty = Partida honetan ez zen ezer banatu; beraz, ez dago zer egiaztatu.

## How it works

verify-how = Nola funtzionatzen duen
verify-how-seal = Lehen karta baino lehen, aretoak zenbaki sekretu bat ateratzen du, partidako nahasketa guztiak erabakitzen dituena, eta zigilatu egiten du. Zuri zigilua erakusten dizu, ez zenbakia.
verify-how-share = Gero zure nabigatzaileak bere zenbaki bat gehitzen du. Horrela inork ezin ditu kartak aukeratu: ez aretoak, ez robotek, ez zuk.
verify-how-open = Partida amaitzean sekretua ireki egiten da. Jokalarien zenbakiekin batera, baraja guztiak ematen ditu, kartaz karta, eta edonork kalkula ditzake berriro.

## What was found; $count counts the deals with cards

verify-fair = Dena bat dator
verify-fair-seal = { $count ->
    [one] Banaketa bakarra bat dator sekretu zigilatuarekin, azken kartaraino.
   *[other] { $count } banaketak bat datoz sekretu zigilatuarekin, azken kartaraino.
}
verify-fair-seed = { $count ->
    [one] Banaketa bakarra bat dator haziarekin, azken kartaraino.
   *[other] { $count } banaketak bat datoz haziarekin, azken kartaraino.
}
verify-unfair = Zerbait ez dator bat
verify-unfair-note = Bat ez datorrena behean markatuta dago. Baliteke fitxategia bidean aldatu izana; hala ez bada, ez fidatu partida honetaz.
verify-seal-fits = Sekretua zigilatu zen hura bera da.
verify-seal-differs = Sekretua ez da zigilatu zen hura.
verify-seed = Banaketa hauek simulazio baten hazitik datoz: edonork joka dezake berriro partida bera.
verify-memory-ours = Zure nabigatzaileak lehen karta baino lehen ikusi zuen zigilu hau, eta berak gehitutako zenbakia nahasketa guztietan dago.
verify-memory-seen = Zure nabigatzaileak lehen karta baino lehen ikusi zuen zigilu hau. Berak gehitutako zenbakia berandu iritsi zen nahasteko.
verify-memory-late = Zure nabigatzaileak kartak mahai gainean zeudela ikusi zuen zigilu hau.
verify-memory-another-share = Zure lekuan ageri den zenbakia ez da zure nabigatzaileak gehitutakoa.
verify-memory-another-seal = Hau ez da zure nabigatzaileak mahai honetan ikusitako zigilua.
verify-memory-unknown = Nabigatzaile hau ez zen mahaian egon; beraz, ezin du esan zigilua noiz erakutsi zen.
verify-deals = Banaketaz banaketa
verify-deal = { $number }. banaketa
verify-deal-fits = { $count } kartak bat datoz
verify-deal-differs = sekretutik beste karta batzuk ateratzen dira
verify-deal-skipped = saltatua, ez zen ezer banatu
verify-lot-fits = Lehen banatzailea { $who } izan zen, zozketan atera bezala.
verify-lot-differs = Lehen banatzailea { $who } izan zen, baina zozketan { $drawn } atera zen.
verify-robot = { $seat }. lekuko robota
verify-moves = Orri honek nahasketei bakarrik begiratzen die. Jokaldiak «tapete verify» aginduak egiaztatzen ditu komando-lerroan, fitxategi berarekin.

## The seal on the table

verify-seal = Nahasketa zigilatua
verify-seal-heading = Nahasketa zigilatuta dago
verify-seal-what = Lehen karta baino lehen, aretoak zenbaki sekretu bat atera zuen, partida honetako nahasketa guztiak erabakitzen dituena, eta zigilatu egin zuen. Hau da zigilua, mahai osoarentzat bera:
verify-seal-note = Idatz dezakezu: beste sekretu batek beste zigilu bat izango luke.
verify-seal-check = Egiaztatu partida hau
verify-seal-later = Partida amaitutakoan hemen egiaztatu ahal izango duzu.
