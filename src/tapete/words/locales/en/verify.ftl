# Whether a match was fair: the page that checks it, and the seal on the table.

verify-title = Verify a match: Tapete
verify-heading = Was the shuffle fair?
verify-lead = See for yourself. This page works out every deal again, here in your browser, and asks nobody.
verify-link = Verify a match

## The record

verify-choose = Choose a record
verify-another = Choose another record
verify-drop = or drop the file here
verify-file = A record is the file of a match, and its name ends in .jsonl.
verify-fetching = Fetching the record…
verify-save = Save the record
verify-unreadable = This is no record of a match: line { $line } does not belong in one.
verify-no-file = The file cannot be read.
verify-none-unsealed = This match was neither sealed nor played from a seed, so there is nothing to verify.
verify-none-unopened = The secret of this match is not opened yet. That happens when the match is over.
verify-none-empty = Nothing was dealt in this match, so there is nothing to verify.

## How it works

verify-how = How it works
verify-how-seal = Before the first card the room draws a secret number that decides every shuffle of the match, and seals it. You are shown the seal, not the number.
verify-how-share = Then your browser adds a number of its own. So nobody can choose the cards: not the room, not the robots, not you.
verify-how-open = When the match is over the secret is opened. Together with the players’ numbers it gives every deck, card by card, and anybody can work them all out again.

## What was found; $count counts the deals with cards

verify-fair = Everything fits
verify-fair-seal = { $count ->
    [one] The only deal is the one that the sealed secret gives, to the last card.
   *[other] All { $count } deals are those that the sealed secret gives, to the last card.
}
verify-fair-seed = { $count ->
    [one] The only deal is the one that the seed gives, to the last card.
   *[other] All { $count } deals are those that the seed gives, to the last card.
}
verify-unfair = Something does not fit
verify-unfair-note = What does not fit is marked below. The file may have been changed on its way to you; if it was not, do not trust this match.
verify-seal-fits = The secret is the one that was sealed.
verify-seal-differs = The secret is not the one that was sealed.
verify-seed = These deals come from the seed of a simulation: anybody can play the same match again.
verify-memory-ours = Your browser was shown this seal before the first card, and the number it added is in every shuffle.
verify-memory-seen = Your browser was shown this seal before the first card. The number it added came too late for the shuffle.
verify-memory-late = Your browser first saw this seal when the cards were on the table.
verify-memory-another-share = The number in your place is not the one your browser added.
verify-memory-another-seal = This is not a seal that your browser was shown at this table.
verify-memory-unknown = This browser was not at the table, so it cannot say when the seal was shown.
verify-deals = Deal by deal
verify-deal = Deal { $number }
verify-deal-fits = all { $count } cards fit
verify-deal-differs = other cards than these follow from the secret
verify-deal-skipped = skipped, nothing was dealt
verify-lot-fits = The first to deal was { $who }, as the lot fell.
verify-lot-differs = The first to deal was { $who }, but the lot fell on { $drawn }.
verify-robot = the robot in seat { $seat }
verify-moves = This page looks at the shuffles only. The moves are checked by “tapete verify” on the command line, with the same file.

## The seal on the table

verify-seal = Sealed shuffle
verify-seal-heading = The shuffle is sealed
verify-seal-what = Before the first card the room drew a secret number that decides every shuffle of this match, and sealed it. This is the seal, the same for everybody at the table:
verify-seal-note = You may write it down: another secret would have another seal.
verify-seal-check = Verify this match
verify-seal-later = Once the match is over you can verify it here.
