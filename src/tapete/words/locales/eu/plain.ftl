# The plain table: pages without scripts, for who plays by ear, in a text browser, or lets no script run.

## On the pages of the client, where no script runs

plain-unscripted = Orri honek scriptak behar ditu, eta hemen ezin da bat ere exekutatu.
plain-link = Areto bera orri soiletan, scriptik gabe

## Every page

# Beside the name of the room
plain-kind = orri soiletan
plain-client = Aretoa, kartak marraztuta eta mugimenduan
# In the title of the window: $head says whose turn it is
plain-title = { $head } · { $game }, Tapete
# The same after something was refused; $title as above
plain-title-refused = Ez da egin. { $title }
plain-nothing = Honek ez darama inora

## The start page

plain-lead = Hemen dena da testua, estekak eta botoiak: scriptik ez, irudirik ez, arrastatzekorik ez.
plain-own = Zure mahaiak
plain-back-to = Itzuli zure mahaira: { $game }
plain-new = Mahai berri bat
# A game and what it is about
plain-game = { $game }. { $what }
plain-who-plays = Norekin jokatuko duzun
plain-open = Ireki mahaia

## The table

# The heading of the page: $where is the hand or the deal
plain-heading = { $game }: { $where }
plain-news = Zer gertatu den
plain-seats = Mahaian
# Headings of columns
plain-who = Nor
plain-now = Orain
# In a column where there is nothing
plain-none = ezer ez
plain-face-down = ahoz behera
# What lies in the middle: $what says whose it is, $cards are their full names
plain-lying = { $what }: { $cards }
# "You know: Ana holds the cat": $what is that beginning with its colon
plain-known = { $what } { $known }
plain-tick = Markatu nahi dituzun kartak
plain-play-ticked = Jokatu markatutako kartak
plain-gnav-hand = Zure karta
plain-again = Begiratu berriro
# The page loads itself again while others play
plain-still = Ez kargatu orri hau berriro bere kabuz
plain-not-still = Kargatu orri hau berriro bere kabuz besteak jokatzen ari diren bitartean
plain-share = Scriptik gabeko nabigatzaile batek ezin dio bere zenbakirik gehitu nahasketari; horregatik, aretoak atera du zurea. Zigiluak erakusten jarraitzen du inork ez duela sekretua gero aldatu.

## The invitation

plain-invite = Esteka hauetako bat duena eser daiteke.
plain-invite-plain = Gauza bera orri soiletan
