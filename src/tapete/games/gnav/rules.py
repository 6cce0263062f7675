"""The rules of Gnav as pure functions of ints: the exchanges of a deal, its settlement, the match around it.

A card is its rank, 0 fool ... 20 cuckoo; a set of seats is an int, one bit each; chance comes in as a deck. What is
told of a transition (events) is read off the two positions, in `telling.py`, and decided here alone.

Invariants:
- a picture card never leaves its seat by a swap: only ranks below the house move (G4, G6-G10);
- whoever is asked has not acted and holds the card he was dealt, so at most seats - 1 swaps are open (G4);
- at most five cards leave the stock, so five are enough to know: two houses, two horses, one more (G6, G26);
- at least one contestant is still compared when the exchanges end (G22).
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tapete.core.xorshift import WORD, next_random

FOOL: Final = 0
HOUSE: Final = 16
HORSE: Final = 17
CAT: Final = 18
DRAGOON: Final = 19
CUCKOO: Final = 20
RANKS: Final = 21
NO_CARD: Final = -1

KEEP: Final = 0
ASK: Final = 1

NOBODY: Final = -1
"""No seat: past the last contestant lies the stock. As `turn`: the exchanges are over, the deal is to be settled."""
BETWEEN: Final = -2
"""As `turn`: the next deal is awaited (G25)."""
OVER: Final = -3
"""As `turn`: the match has winners."""

FOOL_RESTS: Final = 1
FOOL_SPARES_NEXT_LOWEST: Final = 2
CAT_UNDOES: Final = 4
CUCKOO_COSTS_ASKER: Final = 8
ALL_ZERO_REPLAYS: Final = 16
STANDARD: Final = FOOL_RESTS | CAT_UNDOES

STOCK_WINDOW: Final = 5
"""How many cards of the stock a deal can use up (G26)."""


class Match(NamedTuple):
    """A match at one moment: the deal that is played or was settled last, and the lives around it."""

    cards: tuple[int, ...]
    """The rank lying before each seat, NO_CARD where none was dealt."""
    lives: tuple[int, ...]
    dealt: int
    """The contestants of this deal, those who left in it included."""
    playing: int
    """Those of them whose cards are compared (G13)."""
    resting: int
    """Who rests in this deal; once it is settled, in the next (G21)."""
    dealer: int
    """The button; once the deal is settled, of the next deal (G1)."""
    turn: int
    swaps: int
    """Swaps not undone, newest lowest: six bits each, giver and asker. The two differ, so no swap is 0."""
    shown: int
    """Whose picture card lies face up (G10)."""
    stock: int
    """The first ranks of the stock as the deal left it, five bits each, top lowest."""
    drawn: int
    """How many cards have left the stock; not 0 only once the exchanges are over (G12)."""
    drawer: int
    """Who took an ordinary card from the stock (G5), or NOBODY."""
    put_away: int
    """The rank he put away for it, or NO_CARD."""
    winners: int
    options: int


def put(row: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The row with another value at `seat`."""
    return (*row[:seat], value, *row[seat + 1 :])


def exchanged(cards: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    """The cards before two seats change hands (G4)."""
    return put(put(cards, one, cards[other]), other, cards[one])


def logged(swaps: int, asker: int, giver: int) -> int:
    """The log of swaps with one more."""
    return swaps << 6 | giver << 3 | asker


def newest_asker(swaps: int) -> int:
    return swaps & 7


def newest_giver(swaps: int) -> int:
    return swaps >> 3 & 7


def without_newest(swaps: int) -> int:
    return swaps >> 6


def undone(cards: tuple[int, ...], swaps: int) -> tuple[int, ...]:
    """The cards with every swap taken back, newest first (G8)."""
    while swaps:
        cards = exchanged(cards, newest_asker(swaps), newest_giver(swaps))
        swaps = without_newest(swaps)
    return cards


def alive(lives: tuple[int, ...]) -> int:
    """The seats with a life left."""
    seats = 0
    for seat in range(len(lives)):
        if lives[seat] > 0:
            seats |= 1 << seat
    return seats


def at_most_one(seats: int) -> bool:
    return seats & (seats - 1) == 0


def left_of(match: Match, seats: int) -> int:
    """The next of `seats`, not empty, clockwise from the button, the button's own seat last (G1, G3)."""
    seat = match.dealer
    while True:
        seat += 1
        if seat == len(match.lives):
            seat = 0
        if seats >> seat & 1:
            return seat


def after(match: Match, seat: int) -> int:
    """The contestant who follows `seat` in order of acting, NOBODY after the last (G3)."""
    dealer = match.dealer
    while seat != dealer:
        seat += 1
        if seat == len(match.lives):
            seat = 0
        if match.dealt >> seat & 1:
            return seat
    return NOBODY


def is_picture(rank: int) -> bool:
    """House and above never move by a swap (G4, G6-G9)."""
    return rank >= HOUSE


def passes_on(rank: int) -> bool:
    """House and horse send a request on (G6)."""
    return HOUSE <= rank <= HORSE


# The exchanges


def exchange(match: Match, action: int) -> Match:
    """The choice of the seat to act, with all that follows before the next choice or the settlement (G4-G13)."""
    if action == ASK:
        return asked(match)
    return Match(
        match.cards, match.lives, match.dealt, match.playing, match.resting, match.dealer, after(match, match.turn),
        match.swaps, match.shown, match.stock, match.drawn, match.drawer, match.put_away, match.winners, match.options,
    )  # fmt: skip


def asked(match: Match) -> Match:
    """A request, on its way to the seat or the stock that answers it."""
    shown = match.shown
    target = after(match, match.turn)
    while target != NOBODY:
        rank = match.cards[target]
        if not is_picture(rank):
            return swapped(match, target, shown)
        shown |= 1 << target
        if not passes_on(rank):
            turn = NOBODY if rank == CUCKOO else after(match, target)
            return stopped(match, rank, turn, shown, 0)
        target = after(match, target)
    return drawn(match, shown)


def swapped(match: Match, giver: int, shown: int) -> Match:
    """Both cards change hands; the one who was asked acts next (G4)."""
    asker = match.turn
    return Match(
        exchanged(match.cards, asker, giver), match.lives, match.dealt, match.playing, match.resting, match.dealer,
        giver, logged(match.swaps, asker, giver), shown, match.stock, match.drawn, match.drawer, match.put_away,
        match.winners, match.options,
    )  # fmt: skip


def drawn(match: Match, shown: int) -> Match:
    """The stock answers, and the exchanges are over (G5, G6, G11, G12)."""
    asker = match.turn
    stock = match.stock
    count = 1
    while passes_on(stock & 31):
        stock >>= 5
        count += 1
    rank = stock & 31
    if is_picture(rank):
        return stopped(match, rank, NOBODY, shown, count)
    return Match(
        put(match.cards, asker, rank), match.lives, match.dealt, match.playing, match.resting, match.dealer, NOBODY,
        match.swaps, shown, match.stock, count, asker, match.cards[asker], match.winners, match.options,
    )  # fmt: skip


def stopped(match: Match, rank: int, turn: int, shown: int, drawn: int) -> Match:
    """A cat, dragoon or cuckoo, asked or drawn, answers the request; `turn` acts next (G7-G11, G13)."""
    asker = match.turn
    cards, lives, playing, swaps = match.cards, match.lives, match.playing, match.swaps
    if rank != CUCKOO or match.options & CUCKOO_COSTS_ASKER:
        left = lives[asker] - 1
        lives = put(lives, asker, left)
        if left == 0:
            playing &= ~(1 << asker)
    if rank == CAT and match.options & CAT_UNDOES:
        cards = undone(cards, swaps)
        swaps = 0
    return Match(
        cards, lives, match.dealt, playing, match.resting, match.dealer, turn, swaps, shown, match.stock, drawn,
        match.drawer, match.put_away, match.winners, match.options,
    )  # fmt: skip


# The settlement


def holders(match: Match, rank: int) -> int:
    """The compared seats with this rank (G20)."""
    seats = 0
    for seat in range(len(match.cards)):
        if match.playing >> seat & 1 and match.cards[seat] == rank:
            seats |= 1 << seat
    return seats


def fools(match: Match) -> int:
    """The compared seats with a fool; none if nobody is left to compare with (G20, G22)."""
    return 0 if at_most_one(match.playing) else holders(match, FOOL)


def losers(match: Match) -> int:
    """Who loses a life at the settlement (G20, G22)."""
    if at_most_one(match.playing):
        return 0
    seats = holders(match, FOOL)
    if not at_most_one(seats) or (seats and match.options & FOOL_SPARES_NEXT_LOWEST):
        return seats
    lowest = RANKS
    for seat in range(len(match.cards)):
        if match.playing >> seat & 1 and FOOL < match.cards[seat] < lowest:
            lowest = match.cards[seat]
    return seats | holders(match, lowest)


def charged(lives: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """One life less for each of the seats."""
    for seat in range(len(lives)):
        if seats >> seat & 1:
            lives = put(lives, seat, lives[seat] - 1)
    return lives


def settled(match: Match) -> Match:
    """The lowest pay; then the match is over, or the next deal is awaited (G1, G20-G24)."""
    paying = losers(match)
    lives = charged(match.lives, paying)
    resting = fools(match) if match.options & FOOL_RESTS else 0
    left = alive(lives)
    winners = 0
    if left == 0 and match.options & ALL_ZERO_REPLAYS:
        resting = 0
        left = paying
        for seat in range(len(lives)):
            if left >> seat & 1:
                lives = put(lives, seat, 1)
    elif left == 0:
        winners = paying
    elif at_most_one(left):
        winners = left
    if winners:
        turn, dealer, resting = OVER, match.dealer, 0
    else:
        turn, dealer, resting = BETWEEN, left_of(match, left), resting & left
    return Match(
        match.cards, lives, match.dealt, match.playing, resting, dealer, turn, match.swaps, match.shown, match.stock,
        match.drawn, match.drawer, match.put_away, winners, match.options,
    )  # fmt: skip


def step(match: Match, action: int) -> Match:
    """A choice and all that follows, the settlement included."""
    match = exchange(match, action)
    return settled(match) if match.turn == NOBODY else match


# The deals


def opening(lives: tuple[int, ...], dealer: int, options: int) -> Match:
    """A match before its first deal."""
    cards = lives
    for seat in range(len(cards)):
        cards = put(cards, seat, NO_CARD)
    return Match(cards, lives, 0, 0, 0, dealer, BETWEEN, 0, 0, 0, 0, NOBODY, NO_CARD, 0, options)


def contestants(match: Match) -> int:
    """Between deals: who will play the next one."""
    return alive(match.lives) & ~match.resting


def skips(match: Match) -> bool:
    """Between deals: whether fewer than two would play the next one (G23)."""
    return at_most_one(contestants(match))


def skipped(match: Match) -> Match:
    """A deal passes without cards: the resters return, the button moves (G1, G23)."""
    return opening(match.lives, left_of(match, alive(match.lives)), match.options)


def dealt(match: Match, deck: Sequence[int]) -> Match:
    """A card to each contestant in order of acting, the rest is the stock (G2, G3); only if the deal is not skipped."""
    seats = contestants(match)
    cards = match.cards
    top = 0
    seat = match.dealer
    for _ in range(len(cards)):
        seat += 1
        if seat == len(cards):
            seat = 0
        if seats >> seat & 1:
            cards = put(cards, seat, deck[top])
            top += 1
        else:
            cards = put(cards, seat, NO_CARD)
    stock = 0
    for place in range(STOCK_WINDOW):
        stock |= deck[top + place] << 5 * place
    return Match(
        cards, match.lives, seats, seats, match.resting, match.dealer, left_of(match, seats), 0, 0, stock, 0, NOBODY,
        NO_CARD, 0, match.options,
    )  # fmt: skip


# Random play in bulk


def shuffled_front(deck: list[int], count: int, rng: int) -> int:
    """Put the pack into the deck, the first `count` cards drawn by lot; the generator afterwards."""
    for place in range(len(deck)):
        deck[place] = place >> 1
    for place in range(count):
        rng = next_random(rng)
        other = place + (rng * (len(deck) - place) >> 32)
        deck[place], deck[other] = deck[other], deck[place]
    return rng


def playouts(matches: int, lives: tuple[int, ...], options: int, rng: int, deck: list[int]) -> tuple[int, int, int]:
    """Whole matches of random choices from random dealers: counts of choices and deals, and a digest of the winners.

    `rng` is from 1 to 2**32 - 1; `deck` is room for the 42 cards.
    """
    choices = 0
    deals = 0
    digest = 0
    for _ in range(matches):
        rng = next_random(rng)
        match = opening(lives, rng * len(lives) >> 32, options)
        while match.turn != OVER:
            if skips(match):
                match = skipped(match)
                continue
            rng = shuffled_front(deck, len(lives) + STOCK_WINDOW, rng)
            match = dealt(match, deck)
            deals += 1
            while match.turn >= 0:
                rng = next_random(rng)
                match = step(match, rng >> 31)
                choices += 1
        digest = (digest * 31 + match.winners) & WORD
    return choices, deals, digest
