# Den ledda första rundan i varje spel: det som sägs vid varje steg, i högst två korta meningar. Av de tre andra vid bordet
# kommer $next efter den som läser, sedan $across, sedan $before. Korten heter som i cards.ftl.

guide = Guidad runda
guide-step = Steg { $number } av { $count }
guide-go-on = Vidare
guide-skip = Hoppa över
guide-play = Spela på riktigt
# Om allt annat som också kunde göras
refused-guide-other = Det kunde du också göra. Pröva tills vidare det som har en ring runt sig.

## Comemierda

guide-comemierda-keys = Med tangenter: pilar till kortet, mellanslag tar det, Enter spelar.
guide-comemierda-hand = De här tio korten är dina, de låga till vänster, de höga till höger. Ju förr du blir av med alla, desto bättre.
guide-comemierda-ranks = Trean är lägst, ess och tvåor är höga, och tvåan i mynt slår allt. Här kan du se ordningen när du vill.
guide-comemierda-higher = { $before } har spelat ut en trea. I tur och ordning slår man den med ett högre kort eller passar: ta femman och spela den.
guide-comemierda-pass = Nu ligger det ett ess där. Bara tvåan i mynt skulle slå det, och den är värd att spara: passa.
guide-comemierda-count = Två sexor är utspelade, så den som vill slå dem behöver också två lika. Ta båda sjuorna och spela dem.
guide-comemierda-two = Där ligger två riddare. Tvåan i mynt slår allt, alldeles ensam, och avslutar sticket på en gång: spela den nu.
guide-comemierda-lead = Sticket är ditt, så du spelar ut: ett till fyra kort av samma valör. Bli av med alla fyra fyrorna på en gång.
guide-comemierda-out = Ingen kunde slå dem, och du spelar ut igen. Spela båda kungarna, så blir du av med korten före alla andra.
guide-comemierda-offices = Den som först blir av med korten är { office-presidente }, och den som har kort kvar är { office-comemierda }. Det ger poängen; gå vidare och dela ut igen.
guide-comemierda-exchange = Den som är { office-presidente } får de två högsta korten av den som är { office-comemierda } och ger tillbaka två valfria. Ge bort trean och fyran.
guide-comemierda-end = Mer behövs inte: det spelas rundor tills någon har 21 poäng. Pröva själv nu.

## Gnav

guide-gnav-card = Alla har ett kort, och det här är ditt. När omgången är slut kostar det lägsta ett liv, och den som är sist vid liv vinner.
guide-gnav-ranks = Här kan du se ordningen när du vill, från narren upp till göken. III är ganska lågt.
guide-gnav-ask = Det är din tur: behåll kortet, eller byt med { $next }. III kan mycket väl vara det lägsta, så byt.
guide-gnav-horse = { $next } har hästen, och den säger nej, så frågan gick vidare till { $across }, som måste byta. Nu har du IX.
guide-gnav-settled = Alla kort visas. { $before } har det lägsta och förlorar ett liv; gå vidare och dela ut igen.
guide-gnav-again = II, ännu lägre än förut. Byt med { $next } igen.
guide-gnav-cat = { $next } ville byta med { $across } och mötte katten: det kostar { $next } ett liv, och alla byten upphävs. Du har fått tillbaka II.
guide-gnav-life = II är det lägsta, så den här gången förlorar du ett liv. Du har två kvar; gå vidare och dela ut igen.
guide-gnav-keep = Du är givare, så du är sist och kunde bara byta med högen. XII är svårt att byta till något bättre: behåll det.
guide-gnav-fool = En narr kostar ett liv, och det lägsta av de andra korten betalar också. { $across } betalade två gånger, för dragonen tillfrågades dessutom.
guide-gnav-end = Huset säger nej som hästen, och göken avslutar bytena på en gång. Resten kan du: pröva själv nu.
