# The rules page of Gnav: rules-gnav-g<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-gnav-title = Gnav, the rules
rules-gnav-intro =
    Gnav is the Nordic game of Cuckoo. Everyone has a single card, and the lowest one costs a life. You have one thing to decide: keep your card, or ask your neighbour to swap.

    It sounds simple, until the neighbour shows a cat.

## In short

rules-gnav-section-short = In short
rules-gnav-short-1 = Four players, three lives and one card each. Only you see yours.
rules-gnav-short-2 = On your turn, keep your card or swap with the next player to your left. The dealer is last and swaps with the stock.
rules-gnav-short-3 = The five highest cards refuse to be swapped, and some of them bite.
rules-gnav-short-4 = Then all cards are turned up, and the lowest pays a life. The last player alive wins.

## The cards

rules-gnav-section-cards = The cards
rules-gnav-order-label = The ranks from low to high
rules-gnav-order =
    There are 42 cards, two of each of 21 ranks, and no suits. From low to high: fool, owl, pot, 0, the numbers from I to XII, house, horse, cat, dragoon and cuckoo.

    The five highest are the picture cards, or matadors. They come into play when somebody asks for them. The dragoon is a mounted soldier, by the way, not a beast.

## Dealing

rules-gnav-section-deal = Dealing
rules-gnav-g1 = The first dealer is drawn by lot. After each deal, a skipped one too, the button moves clockwise to the next player still alive, resting or not.
rules-gnav-g2 =
    All 42 cards are shuffled for every deal, and each player in it gets one, face down. The others are the stock.

    If you are dealt a fool you have to call it: the table shows it to everyone at once. Where that fool goes from there stays open too.
rules-gnav-g3 = The player to the dealer’s left acts first, then the next clockwise, and the dealer last. If the dealer rests, the last player in that order acts as dealer.

## The turn

rules-gnav-section-turn = Keep or swap
rules-gnav-g4 =
    On your turn you keep your card or ask the next player to your left to swap. Whoever holds a number, the 0, the pot, the owl or a fool must agree. The two cards change hands, each of you sees only the card you get, and the one who was asked acts next.

    You ask once in a deal at most, and only those who have not acted yet can be asked.
rules-gnav-g5 = The dealer, acting last, keeps or swaps with the top card of the stock. An ordinary card must be taken. Only the dealer sees it; the old card is put away face down and does not count any more. A fool that is drawn is not called.
rules-gnav-example-swaps = Ana has the III, Jon the IX, Inés the VII, and Lope, who deals, the V. Everybody asks, and Lope draws the VIII. They end with IX, VII, V and VIII: Inés has the lowest card and pays.

## Picture cards

rules-gnav-section-pictures = The picture cards
rules-gnav-g10 = A picture card does something only when it is asked for, and then to the player who asked, even if the request came to it past a house or a horse. It is shown, never changes hands, and stays face up. Its holder may ask like anyone else, as long as the turn is not lost.
rules-gnav-g6 =
    House and horse: the holder shows it and keeps it, and the request goes on to the next player, or past the dealer to the stock. Whoever finally swaps acts next. Those who were passed over lose their turn.

    Drawn from the stock, a house or a horse is set aside face up, and the next card is drawn.
rules-gnav-example-house = Ana has the II, Jon the house, Inés the XI, and Lope, who deals, the VI. Ana asks Jon, who shows the house. So Inés must swap: Ana has the XI and Inés the II. Jon’s turn is lost; Inés is next and gets the VI from Lope. Lope draws the VII. Inés has the lowest card and pays.
rules-gnav-g7 = Dragoon: the holder shows it and refuses. You lose a life and keep your card. Play goes on to the left of the dragoon, whose holder loses the turn.
rules-gnav-example-dragoon = Ana has the II and asks Jon, who shows the dragoon: Ana loses a life. Inés with the VIII and Lope with the VI keep. The II is the lowest card, so Ana loses another one.
rules-gnav-g8 = Cat: the holder shows it and refuses. You lose a life, and every swap made so far in this deal is undone, the newest first, those before a house or a horse too. Lives lost, turns used and cards shown stay as they are. Play goes on to the left of the cat, and nobody acts twice.
rules-gnav-example-cat = Ana has the II, Jon the IX, Inés the cat, Lope the V. Ana swaps with Jon and now has the IX. Jon asks Inés: the cat! Jon loses a life, and the swap is undone: the II is back with Ana, who may not act again. Lope keeps, and Ana pays for the lowest card.
rules-gnav-g9 = Cuckoo: the holder shows it, the exchanges end at once and the deal is settled. Asking for it costs nothing.
rules-gnav-g11 = If the dealer, or a request that has come that far, draws one from the stock: the cuckoo ends the exchanges, the dragoon costs a life, the cat costs a life and undoes all swaps. You keep your card, save for what the cat undoes, and the exchanges are over.

## Settlement

rules-gnav-section-settlement = Who pays
rules-gnav-g12 = The exchanges are over when the last player has acted: also when the last one refuses a request, or a request reaches the stock.
rules-gnav-g13 = If a dragoon or a cat takes your last life, you leave at once and your card is not compared. Should a cat undo the swaps after that, cards still travel back through your place.
rules-gnav-g20 =
    All cards are turned up. Without a fool among them, everyone with the lowest card loses a life. With one fool, its holder loses one, and so does everyone with the lowest of the other cards. With two fools, only those two pay.

    Cards of players who left in this deal, and cards put away, are shown but not compared: a fool among them is no fool.
rules-gnav-example-fool = Ana has a fool, Jon and Inés a III each, Lope the VIII, and all keep. Ana, Jon and Inés lose a life each, and Ana rests in the next deal.
rules-gnav-g21 = Whoever holds a fool at the end of a deal and is still alive rests in the next one: no card, no turn, nothing to pay. Nobody else rests. After that they are back.
rules-gnav-g22 = If only one player is left in a deal when the exchanges end, the cards are shown but nobody pays and nobody rests for it. If that player is also the last one alive in the match, it is won.
rules-gnav-g23 = When fewer than two would play, the deal is skipped. It costs nobody a life, those who rested return, and the button moves on.

## The end

rules-gnav-section-end = The end of the match
rules-gnav-g24 = The last player alive wins. If the last ones fall together when cards are compared, they draw; but if somebody was resting meanwhile, there is no draw: the one who rested wins, or those who rested play on.
rules-gnav-g25 = After each deal the table waits until you ask for the next one, and after the match until you start again. A skipped deal is announced, and the next one follows by itself.
rules-gnav-g26 = With four players and three lives a match has at most eleven deals that are played out, and nobody loses more than two lives in one deal.

## Options: -name is what a switch is called, the other what it changes

rules-gnav-section-options = Other ways to play
rules-gnav-options-intro = These can be chosen before a match begins; the standard game has none of them unless it says so.
rules-gnav-option-players-name = Players
rules-gnav-option-players = Two to eight; four is the standard game (G2).
rules-gnav-option-lives-name = Lives
rules-gnav-option-lives = One to nine; three is standard (G2).
rules-gnav-option-fool-rests-name = Fools rest
rules-gnav-option-fool-rests = Standard. Switched off, nobody ever rests and no deal is skipped (G21, G23).
rules-gnav-option-fool-spares-next-lowest-name = The fool pays alone
rules-gnav-option-fool-spares-next-lowest = With one fool on the table only its holder loses a life (G20).
rules-gnav-option-cat-undoes-name = The cat undoes swaps
rules-gnav-option-cat-undoes = Standard. Switched off, the cat only costs a life (G8, G11).
rules-gnav-option-cuckoo-costs-asker-name = The cuckoo costs a life
rules-gnav-option-cuckoo-costs-asker = Whoever asks for a cuckoo, or draws one, loses a life before the deal is settled. If it was the last one, that player leaves and is not compared (G9, G13).
rules-gnav-option-all-zero-replays-name = No draws
rules-gnav-option-all-zero-replays = Players who would draw get one life each instead and play on. Nobody rests for that deal (G24).
