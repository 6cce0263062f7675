"""What the network of Comemierda looks at: a position from one seat, and a choice in it, as inputs that are on or off.

Invariants:
- which inputs are on follows from a Sight and an action of its mask alone;
- a Sight holds what its seat may know, and nothing else;
- an action switches inputs of the position off (cards that leave the hand) and others on.

The layout is version LAYOUT; a network of another one is refused.
"""

from typing import Final, NamedTuple

from tapete.games.comemierda.rules import (
    OROS,
    OROS_RANK,
    PASS_ACTION,
    SINGLES,
    Table,
    count_bits,
    lowest_bit_index,
    without,
)
from tapete.robots.comemierda_learned.facts import (
    CAP,
    GONE,
    KNOWN,
    OFFICE,
    OPENED,
    PARTNER,
    PLAYED,
    REFUSED,
    SEATS,
    rest_of_pack,
)

LAYOUT: Final = 1

CARDS: Final = 41
"""Inputs for a set of cards: a bit each of its unary nibbles."""
HAND: Final = 0
UNSEEN: Final = HAND + CARDS
KNOWN_THERE: Final = UNSEEN + CARDS
TO_BEAT: Final = KNOWN_THERE + CARDS
SIZE: Final = TO_BEAT + 11
LEADER: Final = SIZE + 5
LEADER_OUT: Final = LEADER + 3
FINISHED: Final = LEADER_OUT + 1
OWN_OFFICE: Final = FINISHED + 4
WHERE: Final = OWN_OFFICE + 5
CEILING: Final = WHERE + 3
COUNTS: Final = CEILING + 11
"""From here to GROUPS: for each of the three other seats."""
HAS_PASSED: Final = COUNTS + 3 * 11
REFUSALS: Final = HAS_PASSED + 3
OPENINGS: Final = REFUSALS + 3 * 3 * 11
OFFICES: Final = OPENINGS + 3 * 12
SHOWN: Final = OFFICES + 3 * 5
GROUPS: Final = SHOWN + 3 * CARDS
"""By rank held, after the choice: can its cards, as one set, be beaten (a set, the two of oros only, nothing)?"""
ACTION: Final = GROUPS + 3 * 11
BEATEN: Final = ACTION + PASS_ACTION + 1
GROUPS_LEFT: Final = BEATEN + 3
LOSERS_LEFT: Final = GROUPS_LEFT + 9
WINNERS_LEFT: Final = LOSERS_LEFT + 7
ORPHANS_LEFT: Final = WINNERS_LEFT + 7
MARGIN: Final = ORPHANS_LEFT + 6
SETS_ABOVE: Final = MARGIN + 9
CARDS_ABOVE: Final = SETS_ABOVE + 9
ABLE: Final = CARDS_ABOVE + 12
SURE: Final = ABLE + 4
LAST_CARDS: Final = SURE + 1
INPUTS: Final = LAST_CARDS + 3

MOST: Final = 128
"""Never so many inputs are on at once."""
MOST_SWITCHED: Final = 24
"""Never so many are switched by one action."""
FEW: Final = 3
"""Cards in a hand that make a single card risky."""

NOTHING: Final = 0
TWO_OF_OROS: Final = 1
SET: Final = 2


class Sight(NamedTuple):
    """A position as the seat to act sees it; other seats are the first to third after it.

    `leader` is how many seats after it the set to beat was played, 0 when a trick is to be opened. `passed` has a bit
    for each of the others; the rest is as in the facts.
    """

    hand: int
    unseen: int
    lead_rank: int
    lead_count: int
    leader: int
    finished: int
    passed: int
    seat: int
    counts: tuple[int, int, int, int]


class Shape(NamedTuple):
    """A hand by groups of one rank: how many, how many of them can be beaten, how many are a single card."""

    groups: int
    losers: int
    orphans: int


def sight_of(facts: list[int], table: Table, counts: tuple[int, int, int, int]) -> Sight:
    """What the seat to act sees; of `table.hands` only its own is looked at. `counts` are by seat."""
    seat = table.turn
    hand = table.hands[seat]
    leader = 0
    if table.lead_count:
        leader = (table.leader - seat) % SEATS
    passed = 0
    for after in range(1, SEATS):
        passed |= (table.passed >> (seat + after) % SEATS & 1) << after - 1
    unseen = rest_of_pack(hand, facts[GONE])
    return Sight(hand, unseen, table.lead_rank, table.lead_count, leader, table.finished, passed, seat, counts)


def beaten_by(unseen: int, rank: int, count: int) -> int:
    """The most that unseen cards can do to `count` cards of `rank`: NOTHING, TWO_OF_OROS or SET."""
    if rank == OROS_RANK:
        return NOTHING
    if (unseen & SINGLES << count - 1) >> 4 * rank + 4:
        return SET
    return TWO_OF_OROS if unseen & OROS else NOTHING


def shape_of(hand: int, unseen: int) -> Shape:
    """The shape of a hand."""
    groups = 0
    losers = 0
    orphans = 0
    ones = hand & (SINGLES | OROS)
    while ones:
        rank = lowest_bit_index(ones) >> 2
        ones &= ones - 1
        count = count_bits(hand >> 4 * rank & 15)
        groups += 1
        losers += beaten_by(unseen, rank, count) != NOTHING
        orphans += count == 1
    return Shape(groups, losers, orphans)


def _bits(cards: int, first: int, on: list[int], length: int) -> int:
    while cards:
        on[length] = first + lowest_bit_index(cards)
        cards &= cards - 1
        length += 1
    return length


def position_inputs(facts: list[int], sight: Sight, on: list[int]) -> int:
    """Write the inputs that the position switches on; how many. `on` has room for MOST."""
    seat = sight.seat
    length = _bits(sight.hand, HAND, on, 0)
    length = _bits(sight.unseen, UNSEEN, on, length)
    length = _bits(facts[KNOWN + seat], KNOWN_THERE, on, length)
    on[length] = TO_BEAT + (sight.lead_rank + 1 if sight.lead_count else 0)
    on[length + 1] = SIZE + sight.lead_count
    on[length + 2] = FINISHED + sight.finished
    on[length + 3] = OWN_OFFICE + facts[OFFICE + seat]
    on[length + 4] = CEILING + facts[CAP + seat]
    length += 5
    if facts[PARTNER + seat]:
        on[length] = WHERE + facts[PARTNER + seat] - 1
        length += 1
    if sight.lead_count:
        on[length] = LEADER + sight.leader - 1
        length += 1
        if sight.counts[(seat + sight.leader) % SEATS] == 0:
            on[length] = LEADER_OUT
            length += 1
    for other in range(SEATS - 1):
        length = _other_inputs(facts, sight, other, on, length)
    ones = sight.hand & (SINGLES | OROS)
    while ones:
        rank = lowest_bit_index(ones) >> 2
        ones &= ones - 1
        held = count_bits(sight.hand >> 4 * rank & 15)
        on[length] = GROUPS + 3 * rank + beaten_by(sight.unseen, rank, held)
        length += 1
    return length


def _other_inputs(facts: list[int], sight: Sight, other: int, on: list[int], length: int) -> int:
    seat = (sight.seat + other + 1) % SEATS
    count = sight.counts[seat]
    on[length] = COUNTS + 11 * other + min(count, 10)
    on[length + 1] = OFFICES + 5 * other + facts[OFFICE + seat]
    length += 2
    if count == 0:
        return length
    if sight.passed >> other & 1:
        on[length] = HAS_PASSED + other
        length += 1
    on[length] = OPENINGS + 12 * other + facts[OPENED + seat]
    length += 1
    for size in range(3):
        on[length] = REFUSALS + 11 * (3 * other + size) + facts[REFUSED + SEATS * size + seat]
        length += 1
    return _bits(facts[PLAYED + seat], SHOWN + CARDS * other, on, length)


def action_inputs(sight: Sight, shape: Shape, action: int, on: list[int], off: list[int]) -> tuple[int, int]:
    """Write the inputs that an action switches on and off; how many of each. Both have room for MOST_SWITCHED."""
    on[0] = ACTION + action
    length = 1
    gone = 0
    groups = shape.groups
    losers = shape.losers
    orphans = shape.orphans
    if action != PASS_ACTION:
        rank = action >> 2
        count = (action & 3) + 1
        held = count_bits(sight.hand >> 4 * rank & 15)
        left = held - count
        gone = _bits(sight.hand & ~without(sight.hand, rank, count), HAND, off, 0)
        before = beaten_by(sight.unseen, rank, held)
        off[gone] = GROUPS + 3 * rank + before
        gone += 1
        losers -= before != NOTHING
        orphans -= held == 1
        groups -= left == 0
        if left:
            after = beaten_by(sight.unseen, rank, left)
            on[length] = GROUPS + 3 * rank + after
            length += 1
            losers += after != NOTHING
            orphans += left == 1
        length = _set_inputs(sight, rank, count, losers, on, length)
    winners = groups - losers
    on[length] = GROUPS_LEFT + min(groups, 8)
    on[length + 1] = LOSERS_LEFT + min(losers, 6)
    on[length + 2] = WINNERS_LEFT + min(winners, 6)
    on[length + 3] = ORPHANS_LEFT + min(orphans, 5)
    on[length + 4] = MARGIN + 4 + max(-4, min(4, winners - losers))
    return length + 5, gone


def _set_inputs(sight: Sight, rank: int, count: int, losers: int, on: list[int], length: int) -> int:
    beaten = beaten_by(sight.unseen, rank, count)
    above = 0
    cards = 0
    if rank != OROS_RANK:
        above = count_bits((sight.unseen & SINGLES << count - 1) >> 4 * rank + 4)
        cards = count_bits(sight.unseen >> 4 * rank + 4)
    able = 0
    fewest = FEW + 1
    for seat in range(SEATS):
        if seat != sight.seat and sight.counts[seat]:
            able += sight.counts[seat] >= count
            fewest = min(fewest, sight.counts[seat])
    on[length] = BEATEN + beaten
    on[length + 1] = SETS_ABOVE + min(above, 8)
    on[length + 2] = CARDS_ABOVE + min(cards, 11)
    on[length + 3] = ABLE + able
    length += 4
    if beaten == NOTHING and losers <= 1:
        on[length] = SURE
        length += 1
    if count == 1 and fewest <= FEW:
        on[length] = LAST_CARDS + fewest - 1
        length += 1
    return length
