# Making a table for people, and the table while they gather.

gathering-window = { $title }: Tapete
gathering-free = { $count ->
    [0] Ez da leku librerik geratzen
    [one] Leku libre bat geratzen da
   *[other] { $count } leku libre geratzen dira
}
gathering-seats = Lekuak, joko-ordenan

## A seat

gathering-seat-free = libre
# For those who only hear the buttons: $number of the seat, from 1
gathering-seat = { $number }. lekua
gathering-sit = Eseri hemen
gathering-sit-at = Eseri hemen, { $number }. lekuan
gathering-robot = Robot bat
gathering-robot-at = Jarri robot bat { $number }. lekuan
gathering-send-away = Kendu mahaitik: { $name }
gathering-host = mahaiburua
gathering-you = zu
gathering-you-host = zu, mahaiburua

## What happens meanwhile, for those who listen

gathering-sat = { $who } eseri da
gathering-rose = { $who } jaiki da

## The host

gathering-levels = Gonbidatzen dituzun robotak
gathering-start = Hasi
gathering-start-with = { $count ->
    [one] Hasi robot batekin
   *[other] Hasi { $count } robotekin
}
gathering-starting = Banatzen…
gathering-waits-host = Denok hemen zaudetenean hasiko da partida. Mahaiburua: { $host }.
gathering-waits-you = Eseri: denok hemen zaudetenean hasiko da partida. Mahaiburua: { $host }.
gathering-waits-friends = Hemen esteka duten lagunak bakarrik eser daitezke. Partida hasten denean begira egon zaitezke. Mahaiburua: { $host }.
gathering-host-note = Hasten zarenean libre dauden lekuak robotentzat izango dira.
gathering-leave = Utzi mahaia
gathering-to-start = Hasierako orrira

## The invitation

gathering-invite = Gonbidatu lagunak
gathering-invite-note = Esteka hau duena eser daiteke. Bidali, edo apunta dezatela mugikorra karratura.
gathering-invite-open = Mahai hau irekien artean dago: edonor eser daiteke. Esteka honekin berehala aurkituko dute lagunek.
gathering-link = Mahai honetarako esteka
gathering-copy = Kopiatu
gathering-copied = Kopiatuta
gathering-copy-failed = Ezin izan da kopiatu: markatu esteka eta kopiatu eskuz.
gathering-share = Partekatu…
gathering-qr = Mahai honetarako estekaren QR kodea

## How it is played

gathering-how = Nola jokatzen den
gathering-usual = ohi bezala
gathering-yes = bai
gathering-no = ez
gathering-without-end = amaierarik gabe
# An option of the game that differs: $option is its name, $value in words or a number
gathering-option = { $option }: { $value }
gathering-rating = Sailkapena
gathering-rated = partida honek balio du
gathering-clock = Erlojua
gathering-clock-none = erlojurik gabe
gathering-clock-slow = motela
gathering-clock-normal = ertaina
gathering-clock-fast = bizkorra
# $turn seconds for a turn, $bank more for a whole deal
gathering-clock-seconds = { $turn } s txandako, { $bank } s erreserban eskuko
gathering-clock-seconds-none = ez dago presarik
gathering-watching = Begira
gathering-watch = Besteak begira egon daitezke
gathering-hold = Ikusleek noiz ikusten duten
gathering-hold-none = berehala
gathering-hold-trick = { $game ->
    [gnav] txanda bakoitzaren ondoren
   *[comemierda] baza bakoitzaren ondoren
}
gathering-hold-deal = esku bakoitzaren ondoren
gathering-watch-no = inork ez
gathering-talk = Hitz egitea
gathering-talk-none = ezer ez
gathering-talk-phrases = esaldi eginak
gathering-talk-text = norberaren hitzak ere bai

## A stranger who sits down

gathering-name-ask = Nola deituko dizugu?
gathering-name-note = Mahaiko besteentzako izen bat; ez da konturik behar.
gathering-name-sit = Eseri
gathering-cancel = Utzi

## Making a table

newtable = Mahai bat lagunentzat
newtable-game = Jokoa
newtable-players = Lekuak
newtable-title = Izenburua, nahi baduzu
newtable-who = Nor eser daitekeen
newtable-invited = Esteka duten lagunak
newtable-anybody = Edonor
newtable-rated = Sailkapenerako balio du
newtable-rated-note = Bi pertsona edo gehiagoko partidek bakarrik balio dute.
newtable-make = Jarri mahaia
newtable-making = Mahaia jartzen…
