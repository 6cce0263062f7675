# The rules page of Comemierda: rules-comemierda-c<number> is one rule, numbered as everywhere else.
# A blank line begins a new paragraph. Examples stand below the rule they belong to.

rules-comemierda-title = { game-comemierda }, the rules
rules-comemierda-intro =
    { game-comemierda } is the Spanish cousin of President. Get rid of your cards before the others do: the first one out is presidente, and the one who sits there with the last cards is the { office-comemierda }.

    In the next hand it shows. The { office-comemierda } hands over the two best cards and gets back two the presidente can do without. Whoever is on top tends to stay there, until somebody comes up from below.

## In short

rules-comemierda-section-short = In short
rules-comemierda-short-1 = Four players, ten cards each. Somebody leads one or more cards of the same value.
rules-comemierda-short-2 = In turn, beat them with as many cards of a higher value, or pass. Whoever is not beaten opens the next trick.
rules-comemierda-short-3 = The two of coins beats everything and ends the trick on the spot.
rules-comemierda-short-4 = The order in which you run out of cards gives offices and points. First to 21 ends the match.

## The cards

rules-comemierda-section-cards = The cards
rules-comemierda-order-label = The values from low to high
rules-comemierda-c4 =
    The Spanish pack has forty cards in four suits: coins (oros), cups (copas), swords (espadas) and clubs (bastos). From low to high the values are 3, 4, 5, 6, 7, knave, horseman, king, ace and two, and above them all stands the two of coins.

    The two of coins is a value of its own. It never joins other twos, so three is the most twos you can play together. Otherwise suits do not matter, except to find out who opens the first hand (C3) and which of equal cards is handed over (C24).

## Sitting down

rules-comemierda-section-start = Sitting down
rules-comemierda-c1 = Everyone keeps the same seat for the whole match. Play goes round the table anticlockwise, the Spanish way; an arrow on the cloth shows it.
rules-comemierda-c2 =
    The game is for four, and five to eight can play it too. The whole pack is dealt, one card at a time, beginning with the player after the dealer. If the cards do not come out even, the first players hold one more.

    The first dealer is drawn by lot. After each hand the deal moves on by one seat.
rules-comemierda-c3 = In the first hand, whoever holds the three of coins opens the first trick, with any set at all: the three itself may stay in the hand.

## A trick

rules-comemierda-section-trick = Playing a trick
rules-comemierda-c5 = Whoever opens a trick lays down one to four cards of the same value, and may not pass. You need not play all you have: with three sevens in your hand, two of them are a fine lead.
rules-comemierda-c6 = The others follow in turn. Each either passes or plays the same number of cards of a higher value: one card on one card, a pair on a pair. You may pass even when you could beat.
rules-comemierda-example-follow = Inés leads two fives. You may play two sevens, or pass. Two threes are too low, three sevens too many, and a single king is too few.
rules-comemierda-c7 = The two of coins beats anything. You play it alone, on your turn, however many cards the trick asks for, and you may open with it too. The trick ends there and then; nobody else is asked. Nothing else cuts a trick short, not even three twos, except that the whole hand is over (C11).
rules-comemierda-example-two = Lope leads two kings. Marit answers with the two of coins alone: the trick is over, and Marit opens the next one.
rules-comemierda-c8 = A pass counts for that turn only. If the trick comes round to you again, you may play.
rules-comemierda-c9 = The trick is over once everyone else who still has cards has passed since the last set was played. A new set wipes the earlier passes away. Players who are out are not asked, and nobody is asked to beat their own set.
rules-comemierda-example-round = Ana leads a four, Jon passes, Marit plays a seven, Leire and Ana pass. Now it is Jon’s turn again, who passed before and plays a king this time. When the other three have passed, the trick is Jon’s.
rules-comemierda-c10 = Whoever played the last set wins the trick and opens the next one. If the winner has no cards left, the next player round the table who has some opens instead. The last cards of a player who goes out can be beaten like any others, and whoever wins the trick has the lead.
rules-comemierda-example-last = Leire has one card left, a five. Ana leads a four, Jon and Marit pass, and Leire plays the five: out. Ana, Jon and Marit are asked once more and pass. Leire has won the trick but has no cards, so Ana, who sits next, opens.

## Offices

rules-comemierda-section-offices = Going out, and the offices
rules-comemierda-c11 = The hand ends the moment only one player has cards, even in the middle of a trick: that player gets no reply. The cards left over are shown.
rules-comemierda-c12 = You may go out with the two of coins.
rules-comemierda-c13 = The order of going out gives the offices. The first is presidente, the second vicepresidente, the last one to get out { office-vicecomemierda }, and the one left with cards { office-comemierda }. With more than four players those in between are the pueblo, the people: no points, no exchange.

## The exchange

rules-comemierda-section-exchange = The exchange
rules-comemierda-c20 =
    From the second hand on, cards change hands before play. First the table moves the { office-comemierda }’s two highest cards to the presidente, and the { office-vicecomemierda }’s highest card to the vicepresidente.

    Then the presidente gives the { office-comemierda } any two cards, and the vicepresidente gives the { office-vicecomemierda } any one. They choose after seeing what they got, and may give the very same cards back. Everyone ends with as many cards as they were dealt.
rules-comemierda-c21 = The two pairs exchange at the same time and do not wait for each other. Play begins when both are done.
rules-comemierda-c22 = Only the two of a pair see the cards they exchange. Everyone else sees how many there were.
rules-comemierda-c23 = The { office-comemierda } of the hand before opens the first trick, with any set. Nobody changes seats.
rules-comemierda-c24 = Among equal highest cards the table picks by suit: coins first, then cups, swords, clubs. The two of coins goes before any other two.
rules-comemierda-example-gift = The { office-comemierda }’s best cards are a king and three aces: of clubs, of swords and of cups. The aces of cups and of swords go to the presidente.

## Points

rules-comemierda-section-points = Points and the end of the match
rules-comemierda-c30 = Each hand brings the presidente 2 points, the vicepresidente 1, the { office-vicecomemierda } 0, and costs the { office-comemierda } 1. Hands three and four count double, and from the fifth on every hand counts three times, the lost point too. A total may fall below zero.
rules-comemierda-points-label = Points by office and hand
rules-comemierda-points-office = Office
rules-comemierda-points-hands-1 = Hands 1 and 2
rules-comemierda-points-hands-2 = Hands 3 and 4
rules-comemierda-points-hands-3 = Hand 5 and later
rules-comemierda-c31 = The match ends after the hand in which somebody has 21 points or more. The highest total wins; equal highest totals share the win. With four players it takes from 6 to 15 hands. After each hand the table waits until you ask for the next deal.
rules-comemierda-example-points = Ana is presidente five times running: 2 and 2, 4 and 4, and 6 make 18 points. In the sixth hand Ana is only vicepresidente, but that is worth 3 now: 21, and the match is over.
rules-comemierda-c32 = Everyone may know how many cards you hold. The page and the log show the trick being played and the one before it; older tricks are shown when the hand is over. Remembering them is part of the game.

## Options: -name is what a switch is called, the other what it changes

rules-comemierda-section-options = Other ways to play
rules-comemierda-options-intro = Every house has its own rules. These can be chosen before a match begins; the standard game has none of them unless it says so.
rules-comemierda-option-players-name = Players
rules-comemierda-option-players = Four to eight; four is the standard game (C2, C13).
rules-comemierda-option-target-name = Points to play for
rules-comemierda-option-target = From 1 to 99; 21 is standard. Without a number the match goes on until you stop it (C31).
rules-comemierda-option-escalating-name = Later hands count more
rules-comemierda-option-escalating = Standard. Switched off, every hand counts once (C30).
rules-comemierda-option-pass-locks-out-name = A pass locks you out
rules-comemierda-option-pass-locks-out = Whoever passes is out of that trick until it ends, even with the two of coins. When all others are locked out, the trick is over at once (C8, C9).
rules-comemierda-option-equal-may-be-played-name = Equal is enough
rules-comemierda-option-equal-may-be-played = You may also play the same value on top. It clears the passes and wins like any other set; nobody is skipped (C6).
rules-comemierda-option-first-lead-shows-three-name = Begin with the three of coins
rules-comemierda-option-first-lead-shows-three = The very first lead of the match is one or more threes, the three of coins among them (C3).
rules-comemierda-option-blind-exchange-name = Blind exchange
rules-comemierda-option-blind-exchange = The highest cards are laid aside unseen. The presidente and the vicepresidente give from the hand they were dealt, and only then do the cards cross (C20).
rules-comemierda-option-presidente-opens-name = The presidente opens
rules-comemierda-option-presidente-opens = From the second hand on the presidente of the hand before opens, not the { office-comemierda } (C23).
rules-comemierda-option-no-finish-on-two-of-oros-name = No finish on the two of coins
rules-comemierda-option-no-finish-on-two-of-oros = You may still play it as your last card, but then you come last of all, behind whoever is left with cards. With four players that one is { office-vicecomemierda } (C12).
