# The guided first hand of each game: what is said at each step, in two short sentences at most. Of the three others at
# the table, $next plays after the reader, then $across, then $before. Cards are called as in cards.ftl.

guide = Guided hand
guide-step = Step { $number } of { $count }
guide-go-on = Go on
guide-skip = Skip
guide-play = Play a real match
# Said of whatever could be done too
refused-guide-other = You could do that too. For now, try what has a ring round it.

## Comemierda

guide-comemierda-keys = With keys: arrows to a card, space takes it, Enter plays.
guide-comemierda-hand = These ten cards are yours, low on the left, high on the right. Whoever gets rid of all of them first does best.
guide-comemierda-ranks = A three is the lowest, aces and twos are high, and the two of coins beats everything. Here you can look the order up at any time.
guide-comemierda-higher = { $before } has led a three. Each in turn beats it with a higher card or passes: take your five and play it.
guide-comemierda-pass = Now an ace lies there. Only your two of coins would beat it, and that is worth keeping: pass.
guide-comemierda-count = Two sixes are led, so whoever beats them needs two of a kind as well. Take both sevens and play them.
guide-comemierda-two = Two horsemen lie there. The two of coins beats any set all alone and ends the trick at once: play it now.
guide-comemierda-lead = You took the trick, so you lead: one to four cards of one value. Get rid of all your fours at once.
guide-comemierda-out = Nobody could beat them, and you lead again. Play both kings, and you are the first one out.
guide-comemierda-offices = First out is presidente, and whoever is left with cards is { office-comemierda }. That gives the points; go on to the next deal.
guide-comemierda-exchange = The presidente gets the two highest cards of the { office-comemierda } and gives back any two. Give away your three and your four.
guide-comemierda-end = That is all you need: hands are played until somebody has 21 points. Now try it yourself.

## Gnav

guide-gnav-card = Everybody has one card, and this is yours. At the end of a deal the lowest one costs a life, and the last player alive wins.
guide-gnav-ranks = Here you can look up the order at any time, from the fool up to the cuckoo. Your III is rather low.
guide-gnav-ask = It is your turn: keep your card, or ask { $next } to swap. The III may well be the lowest, so ask.
guide-gnav-horse = { $next } holds the horse, which says no, so your request went on to { $across }, who had to swap. Now you have the IX.
guide-gnav-settled = All cards are shown. { $before } has the lowest and loses a life; go on to the next deal.
guide-gnav-again = The II, even lower than before. Ask { $next } again.
guide-gnav-cat = { $next } asked { $across } and met the cat: that costs { $next } a life and undoes every swap. Your II is back.
guide-gnav-life = Your II is the lowest, so this time you lose a life. You have two more; go on to the next deal.
guide-gnav-keep = You are the dealer, so you come last and could only swap with the stock. The XII is hard to better: keep it.
guide-gnav-fool = A fool costs its holder a life, and the lowest of the others pays too. { $across } paid twice, having asked the dragoon as well.
guide-gnav-end = The house says no like the horse, and the cuckoo ends the exchanges at once. Everything else you know: now try it yourself.
