"""Many matches side by side, a row of whole numbers each, for learning: all are asked, all answer, all go on.

A row is a list of ints, or a row of an array once these loops are compiled; it reads as a `Match`. What the seat to act
may choose is a mask as in `rules.py`; a gift is one card, its bit stands for any of that rank, and the presidente gives
twice.

Invariants:
- a row is whole in itself: what becomes of it follows from it and the actions, whatever rows stand beside it;
- a row is always waiting for a decision: the next round, or match, is dealt as soon as one is over;
- random play of a row is the random play of `playouts.py`, word for word.
"""

from typing import Final, NamedTuple

from tapete.core.xorshift import next_random
from tapete.games.comemierda.playouts import ONE_OF_EACH, dealt, pick_bit, shuffle
from tapete.games.comemierda.rules import Ruling, Table, is_over, legal, legal_first, opened, put, step, without
from tapete.games.comemierda.scoring import (
    forced,
    match_over,
    opener_after,
    passed_over,
    ranked,
    ranking_of,
    winners,
    with_points,
)

TURN: Final = 0
LEAD_RANK: Final = 1
LEAD_COUNT: Final = 2
LEADER: Final = 3
PASSED: Final = 4
HOLDING: Final = 5
FINISHED: Final = 6
ORDER: Final = 7
ON_OROS: Final = 8
NUMBER: Final = 9
DEALER: Final = 10
RANKING: Final = 11
GIFTS: Final = 12
CHOICE: Final = 13
PLAYS: Final = 14
RNG: Final = 15
HANDS: Final = 16
"""The first of the hands; the totals follow them. These are the places of a Match in its row."""

GOES_ON: Final = 0
ROUND_OVER: Final = 1
MATCH_OVER: Final = 2


class Match(NamedTuple):
    """A match that waits for the seat whose turn it is at the table.

    `gifts` are the cards still to be given: 3 and 2 by the presidente, 1 by the vicepresidente, 0 once cards are
    played; `choice` is the part of the giver's hand that they may come from. `number` counts rounds from 1, `plays`
    the plays and passes of this one; `ranking` has the offices of the one before, 0 in the first. `rng` is the last
    word that was drawn.
    """

    table: Table
    totals: tuple[int, ...]
    number: int
    dealer: int
    ranking: int
    gifts: int
    choice: int
    plays: int
    rng: int


# One match


def zeros(values: tuple[int, ...]) -> tuple[int, ...]:
    """As many zeros."""
    for seat in range(len(values)):
        values = put(values, seat, 0)
    return values


def begun(empty: tuple[int, ...], rng: int, deck: list[int]) -> Match:
    """The first round of a match is dealt (C2, C3)."""
    rng = next_random(rng)
    dealer = rng * len(empty) >> 32
    rng = shuffle(deck, rng)
    hands, opener = dealt(empty, dealer, deck)
    return Match(opened(hands, opener), empty, 1, dealer, 0, 0, 0, 0, rng)


def dealt_on(ruling: Ruling, match: Match, ranking: int, totals: tuple[int, ...], deck: list[int]) -> Match:
    """Another round is dealt, after one so ranked; the presidente is to give (C2, C20)."""
    dealer = (match.dealer + 1) % ruling.players
    rng = shuffle(deck, match.rng)
    hands, _ = dealt(zeros(totals), dealer, deck)
    return asked_gift(ruling, hands, Match(match.table, totals, match.number + 1, dealer, ranking, 3, 0, 0, rng))


def asked_gift(ruling: Ruling, hands: tuple[int, ...], match: Match) -> Match:
    """The forced cards of a pair move, and its higher office is to give.

    One pair after the other: nobody could tell it from both at once (C21, C22).
    """
    place = 0 if match.gifts == 3 else 1
    higher = ranked(match.ranking, place)
    choice = hands[higher]
    hands = forced(ruling, hands, match.ranking, place)
    if not ruling.blind_exchange:
        choice = hands[higher]
    return to_give(match, opened(hands, higher), match.gifts, choice)


def to_give(match: Match, table: Table, gifts: int, choice: int) -> Match:
    """The match with its exchange gone on."""
    return Match(
        table, match.totals, match.number, match.dealer, match.ranking, gifts, choice, match.plays, match.rng
    )  # fmt: skip


def given(ruling: Ruling, match: Match, rank: int) -> Match:
    """A card of a rank goes from the higher office to the lower one; the last gift opens the play (C20, C23)."""
    gifts = match.gifts - 1
    higher = match.table.turn
    lower = ranked(match.ranking, ruling.players - (1 if gifts > 0 else 2))
    hands = passed_over(match.table.hands, higher, lower, rank)
    if gifts == 1:
        return asked_gift(ruling, hands, to_give(match, match.table, gifts, 0))
    if gifts == 0:
        return to_give(match, opened(hands, opener_after(ruling, match.ranking)), gifts, 0)
    return to_give(match, opened(hands, higher), gifts, without(match.choice, rank, 1))


def legal_in(ruling: Ruling, match: Match) -> int:
    """The legal actions of the seat to act, one bit each."""
    if match.gifts > 0:
        return match.choice & ONE_OF_EACH
    if match.number == 1 and match.plays == 0:
        return legal_first(ruling, match.table)
    return legal(ruling, match.table)


def scored(ruling: Ruling, match: Match, table: Table, deck: list[int]) -> tuple[Match, tuple[int, ...], int]:
    """A round is over: the match at its next decision, the totals before that, and the winners if one match is over."""
    ranking = ranking_of(ruling, table)
    totals = with_points(ruling, ranking, match.number, match.totals)
    if match_over(ruling, totals):
        return begun(zeros(totals), match.rng, deck), totals, winners(totals)
    return dealt_on(ruling, match, ranking, totals, deck), totals, 0


# Rows


def width(players: int) -> int:
    """How long a row is."""
    return HANDS + 2 * players


def read(row: list[int], empty: tuple[int, ...]) -> Match:
    """The match in a row."""
    players = len(empty)
    hands = empty
    totals = empty
    for seat in range(players):
        hands = put(hands, seat, row[HANDS + seat])
        totals = put(totals, seat, row[HANDS + players + seat])
    table = Table(
        hands, row[TURN], row[LEAD_RANK], row[LEAD_COUNT], row[LEADER], row[PASSED], row[HOLDING], row[FINISHED],
        row[ORDER], row[ON_OROS],
    )  # fmt: skip
    return Match(
        table, totals, row[NUMBER], row[DEALER], row[RANKING], row[GIFTS], row[CHOICE], row[PLAYS], row[RNG]
    )  # fmt: skip


def write(row: list[int], match: Match) -> None:
    """Put a match into a row."""
    write_table(row, match.table)
    row[NUMBER] = match.number
    row[DEALER] = match.dealer
    row[RANKING] = match.ranking
    row[GIFTS] = match.gifts
    row[CHOICE] = match.choice
    row[PLAYS] = match.plays
    row[RNG] = match.rng
    players = len(match.totals)
    for seat in range(players):
        row[HANDS + players + seat] = match.totals[seat]


def write_table(row: list[int], table: Table) -> None:
    """Put the round in play into a row, the rest of the match as it was."""
    for seat in range(len(table.hands)):
        row[HANDS + seat] = table.hands[seat]
    row[TURN] = table.turn
    row[LEAD_RANK] = table.lead_rank
    row[LEAD_COUNT] = table.lead_count
    row[LEADER] = table.leader
    row[PASSED] = table.passed
    row[HOLDING] = table.holding
    row[FINISHED] = table.finished
    row[ORDER] = table.order
    row[ON_OROS] = table.on_oros


def begin_rows(
    ruling: Ruling, empty: tuple[int, ...], rows: list[list[int]], seeds: list[int], masks: list[int], deck: list[int]
) -> None:
    """Begin a match in every row, each from its own seed, a word of 32 bits, not 0; `masks` tells what is legal there.

    Here as below `empty` has a 0 for each seat, and `deck` is room for forty numbers.
    """
    for i in range(len(rows)):
        match = begun(empty, seeds[i], deck)
        masks[i] = legal_in(ruling, match)
        write(rows[i], match)


def pick_rows(rows: list[list[int]], masks: list[int], actions: list[int]) -> None:
    """Draw an action by lot for every row."""
    for i in range(len(rows)):
        rng = next_random(rows[i][RNG])
        rows[i][RNG] = rng
        actions[i] = pick_bit(masks[i], rng)


def step_rows(
    ruling: Ruling,
    empty: tuple[int, ...],
    rows: list[list[int]],
    actions: list[int],
    masks: list[int],
    over: list[int],
    points: list[list[int]],
    won: list[int],
    deck: list[int],
) -> None:
    """Take a legal action in every row; `masks` tells what is legal next.

    `over` says what the action ended: GOES_ON, ROUND_OVER or MATCH_OVER. Where a round is over `points` has what it
    gave each seat, where the match is over `won` has a bit for each winner; elsewhere both are 0.
    """
    for i in range(len(rows)):
        over[i] = GOES_ON
        won[i] = 0
        for seat in range(len(empty)):
            points[i][seat] = 0
        match = read(rows[i], empty)
        if match.gifts > 0:
            match = given(ruling, match, actions[i] >> 2)
        else:
            table = step(ruling, match.table, actions[i])
            if not is_over(ruling, table):
                masks[i] = legal(ruling, table)
                write_table(rows[i], table)
                rows[i][PLAYS] = match.plays + 1
                continue
            before = match.totals
            match, totals, won[i] = scored(ruling, match, table, deck)
            over[i] = MATCH_OVER if won[i] else ROUND_OVER
            for seat in range(len(empty)):
                points[i][seat] = totals[seat] - before[seat]
        masks[i] = legal_in(ruling, match)
        write(rows[i], match)
