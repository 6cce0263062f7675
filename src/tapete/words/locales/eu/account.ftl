# The account: who one is here, how to be known elsewhere, what the room keeps.

account-title = Zure kontua: Tapete
account-stranger = Konturik gabe joka dezakezu. Kontu batekin, edozein nabigatzailetan ezagutuko zaituzte, eta zure partidak zureak izango dira beti.
account-guest = Bisitan zaude: nabigatzaile honek bakarrik ezagutzen zaitu. Kontu batekin edonon ezagutuko zaituzte.
account-known = Zure sarrera-izena: { $account }.
account-profile = Zure partidak eta puntuak
account-admin = Arduradunaren orria
account-sign-out = Irten
account-closed = Areto honek ez du kontu berririk onartzen oraingoz. Konturik gabe joka dezakezu.
account-done = Eginda
account-copy = Kopiatu
account-copied = Kopiatuta
account-copy-failed = Ezin izan da kopiatu: markatu eta kopiatu eskuz.

## Signing up, in, and in again

account-name = Sartzeko izena
account-name-note = 3 eta 32 artean letra, zifra, puntu eta marratxo. Beste inork ez du ikusten.
account-phrase = Esaldi sekretua
account-phrase-new = Esaldi sekretu berria
account-phrase-note = Gutxienez 8 karaktere. Onena, gogoratzen dituzun hitz batzuk.
account-phrase-show = Erakutsi idazten dudana
account-sign-up = Egin kontua
account-sign-up-note = Ez da posta-helbiderik behar. Horren ordez, berreskuratze-kode bat jasoko duzu, idazteko.
account-sign-up-do = Sortu kontua
account-sign-in = Sartu
account-sign-in-guest = Nabigatzaile honetan orain zarena atzean geratuko da: haren partidak ez datoz zurekin.
account-sign-in-do = Sartu
account-forgotten = Esaldia ahaztu dut
account-remembered = Gogoratu naiz
account-recover = Esaldi sekretu berri bat
account-recover-note = Idatzi zenuen berreskuratze-kodearekin. Kontu honen saio guztiak itxiko dira.
account-recover-do = Aldatu esaldia
account-code = Berreskuratze-kodea
account-code-note = Oraingoan bakarrik erakusten da. Hura gabe inork ezin du ahaztutako esaldirik berreskuratu.
account-code-written = Idatzi dut

## What one is called

account-called = Mahaiko izena
account-called-do = Aldatu
account-called-done = Hori da orain zure izena.
account-wishes = Besteek ikusten dutena
account-named = Esan nire izena begira nagoenean
account-named-note = Begira zauden mahai guztietan. Bestela, zenbatu bakarrik egingo zaituzte.

## Where one is known

account-devices = Ezagutzen zaituzten nabigatzaileak
account-device-this = Nabigatzaile hau
account-device-seen = Azken aldia: { $when }
account-device-since = noiztik: { $day }
account-device-out = Itxi haren saioa
account-blocked = Entzuten ez dituzun pertsonak
account-blocked-none = Inor ez.
account-unblock = Entzun berriro
account-unblock-who = Entzun berriro: { $who }
account-robot = Zure robot bat
account-robot-note = Gako batekin, zure programa batek zure izenean joka dezake. Ezin du orri honetako ezer aldatu.
account-robot-token = Gakoa
account-robot-once = Oraingoan bakarrik erakusten da. Aurrekoak ez du jada balio.
account-robot-new = Gako berria
account-robot-end = Robotik ez gehiago
account-robot-ended = Orain ez da programarik zure ordez jokatzen ari.

## What the room keeps

account-mine = Aretoak zutaz gordetzen duena
account-mine-note = Zure izena, zure partidak, nor ez duzun entzuten eta goiko nabigatzaileak. Besterik ez, eta beste inork ez du jasotzen.
account-export = Eraman zurekin
account-forget = Ahaztu nitaz
account-forget-ask = Aretoak zutaz ahaztea nahi duzu?
account-forget-account = Zure kontua, zure ezarpenak eta ezagutzen zaituzten nabigatzaile guztiak desagertuko dira.
account-forget-name = Jokatu zenituen partidak besteenak ere badira, eta geratu egingo dira; zure izenaren ordez «?» agertuko da.
account-forget-tables = Orain jokatzen ari zaren mahaietatik jaikiko zara.
account-forget-never = Ezin da desegin. Eraman lehenik gorde nahi duzuna.
account-forget-do = Ahaztu nitaz
account-forget-not = Geratu
