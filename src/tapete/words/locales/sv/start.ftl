# The start page, and where every other page leads back to.

start-title = Tapete, ett rum för kortspel
start-heading = Slå dig ner, korten ligger på bordet
start-lead = Två spel för en kväll, med vänner eller med robotar som inte ser dina kort.
start-games = Välj ett spel
start-chosen = valt
start-choose = välj
start-comemierda = Bli av med korten först och bli presidente.
start-comemierda-note = 4 till 8 spelare, ungefär 20 minuter
start-gnav = Ett kort var: behåll det, eller byt med grannen.
start-gnav-note = 2 till 8 spelare, ungefär 10 minuter
start-rules = Regler
start-rules-of = Regler för { $game }
start-learn = Lär dig på två minuter
start-name = Ditt namn vid bordet
start-robots = Robotar
start-level-1 = Nybörjare
start-level-1-note = förlåter det mesta
start-level-2 = Medel
start-level-2-note = en jämn match
start-level-3 = Duktig
start-level-3-note = ingen nåd
start-level-4 = Expert
start-level-4-note = det bästa vi har
start-play = Spela nu
start-friends = Duka ett bord för vänner
start-opening = Öppnar bordet …
start-options-standard = Så spelas det: som vanligt
start-options-changed = { $count ->
    [one] Så spelas det: en ändring
   *[other] Så spelas det: { $count } ändringar
}
start-room = Det här rummet
start-room-note = Inget konto behövs, och ingenting skickas någon annanstans.
start-no-name = Skriv ett namn först: de andra vill veta vem som spelar.
start-no-server = Rummet svarar inte. Försök igen om en stund.
start-nowhere = Det ligger ingenting på den här duken
start-nowhere-note = Adressen leder inte till något bord eller någon sida i rummet.
start-home = Till startsidan

## Ways through the room: the header of every page

start-tables = Bord
start-rules-short = Regler
start-matches = Mina partier
start-players = Spelare
start-account = Konto
start-account-of = { $name }, ditt konto
start-menu = Meny
