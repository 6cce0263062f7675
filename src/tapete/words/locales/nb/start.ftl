# The start page, and where every other page leads back to.

start-title = Tapete, et rom for kortspill
start-heading = Slå deg ned, kortene ligger på bordet
start-lead = To spill for en kveld, med venner eller med roboter som ikke ser kortene dine.
start-games = Velg et spill
start-chosen = valgt
start-choose = velg
start-comemierda = Bli kvitt kortene først og bli presidente.
start-comemierda-note = 4 til 8 spillere, rundt 20 minutter
start-gnav = Ett kort hver: Behold det, eller bytt med naboen.
start-gnav-note = 2 til 8 spillere, rundt 10 minutter
start-rules = Regler
start-rules-of = Reglene for { $game }
start-learn = Lær på to minutter
start-name = Navnet ditt ved bordet
start-robots = Roboter
start-level-1 = Nybegynner
start-level-1-note = tilgir det meste
start-level-2 = Middels
start-level-2-note = en jevn kamp
start-level-3 = God
start-level-3-note = ingen nåde
start-level-4 = Ekspert
start-level-4-note = det beste vi har
start-play = Spill nå
start-friends = Dekk et bord for venner
start-opening = Åpner bordet …
start-options-standard = Slik spilles det: som vanlig
start-options-changed = { $count ->
    [one] Slik spilles det: én endring
   *[other] Slik spilles det: { $count } endringer
}
start-room = Dette rommet
start-room-note = Du trenger ingen konto, og ingenting sendes andre steder.
start-no-name = Skriv et navn først: De andre vil vite hvem som spiller.
start-no-server = Rommet svarer ikke. Prøv igjen om et øyeblikk.
start-nowhere = Det ligger ingenting på denne duken
start-nowhere-note = Adressen fører ikke til noe bord eller noen side i dette rommet.
start-home = Til startsiden

## Ways through the room: the header of every page

start-tables = Bord
start-rules-short = Regler
start-matches = Mine partier
start-players = Spillere
start-account = Konto
start-account-of = { $name }, din konto
start-menu = Meny
