"""The play of one round by values alone: a tuple of whole numbers in, another out.

Suits matter nowhere in play (C4), so a card here is its rank: 0 to 9 for 3 4 5 6 7 sota caballo rey as dos, 10 for
the two of oros. A hand is one number of *unary nibbles*: bit ``4 * rank + n - 1`` says that n cards of this rank can
be played. So every card is one bit, the hand is the mask of its own leads, and an action is the index of a bit.

Invariants:
- a Table is never changed, a step makes another; the same arguments give the same Table;
- `holding` has a bit for exactly the seats whose hand is not empty, `finished` counts the others;
- who is to act holds cards, is not locked out and is not the one to beat;
- plain numbers and branches only, so that the same functions can be compiled; a caller gives legal actions only.
"""

from typing import Final, NamedTuple

OROS_RANK: Final = 10
OROS_PLACE: Final = 1
OROS: Final = 1 << 4 * OROS_RANK
PASS_ACTION: Final = 44
PASS: Final = 1 << PASS_ACTION
SINGLES: Final = 0x1111111111
EVERY_CARD: Final = (1 << 44) - 1
THREES: Final = 0xF
NOBODY: Final = -1


class Ruling(NamedTuple):
    """The options of a match as the rules read them; `target` 0 for none."""

    players: int
    target: int
    escalating: int
    pass_locks_out: int
    equal_may_be_played: int
    first_lead_shows_three: int
    blind_exchange: int
    presidente_opens: int
    no_finish_on_two_of_oros: int


class Table(NamedTuple):
    """One round in play.

    `lead_count` is 0 when `turn` opens a trick; else `leader` has played `lead_count` cards of `lead_rank`, to be
    beaten. `passed` has a bit for each seat that is not asked again: those who passed since the last play, under
    `pass_locks_out` since the trick began (C8, C9). `order` has the seats that went out, three bits each, the first
    lowest; `on_oros` is the one of them that did so on the two of oros.
    """

    hands: tuple[int, ...]
    turn: int
    lead_rank: int
    lead_count: int
    leader: int
    passed: int
    holding: int
    finished: int
    order: int
    on_oros: int


def rank_at(place: int) -> int:
    """The rank of the card at `place` of the pack in listed order (C4)."""
    if place == OROS_PLACE:
        return OROS_RANK
    return (place % 10 + 8) % 10


def count_bits(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest_bit_index(mask: int) -> int:
    """Index of the lowest set bit; -1 if there is none."""
    return (mask & -mask).bit_length() - 1


def highest_bit_index(mask: int) -> int:
    """Index of the highest set bit; -1 if there is none."""
    return mask.bit_length() - 1


def put(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The same tuple with another value at `seat`."""
    return (*values[:seat], value, *values[seat + 1 :])


def without(hand: int, rank: int, count: int) -> int:
    """The hand less `count` cards of `rank`."""
    nibble = 15 << (4 * rank)
    return hand & ~nibble | ((hand & nibble) >> count) & nibble


def with_card(hand: int, rank: int) -> int:
    """The hand and one card of `rank` more."""
    nibble = 15 << (4 * rank)
    return hand | ((hand << 1) & nibble) | (1 << (4 * rank))


def holders(hands: tuple[int, ...]) -> int:
    """A bit for each seat that holds cards."""
    mask = 0
    for seat in range(len(hands)):
        if hands[seat] != 0:
            mask |= 1 << seat
    return mask


def next_of(seats: int, seat: int) -> int:
    """The first of `seats` (bits, at least one) round the ring after `seat`, itself last (C1)."""
    beyond = seats >> (seat + 1)
    if beyond != 0:
        return seat + 1 + lowest_bit_index(beyond)
    return lowest_bit_index(seats)


def opened(hands: tuple[int, ...], opener: int) -> Table:
    """Play begins: `opener` leads the first trick (C3, C23). With NOBODY the table before play."""
    return Table(hands, opener, 0, 0, opener, 0, holders(hands), 0, 0, NOBODY)


def is_over(ruling: Ruling, table: Table) -> bool:
    """Whether one player alone holds cards (C11)."""
    return table.finished == ruling.players - 1


def legal(ruling: Ruling, table: Table) -> int:
    """The legal actions of the seat to act, one bit each (C5-C7)."""
    hand = table.hands[table.turn]
    if table.lead_count == 0:
        return hand
    beaten = 4 * table.lead_rank
    if not ruling.equal_may_be_played:
        beaten += 4
    higher = EVERY_CARD & ~((1 << beaten) - 1)
    return hand & (SINGLES << (table.lead_count - 1) | OROS) & higher | PASS


def legal_first(ruling: Ruling, table: Table) -> int:
    """The same for the first lead of a match: threes only under `first_lead_shows_three`."""
    if ruling.first_lead_shows_three:
        return legal(ruling, table) & THREES
    return legal(ruling, table)


def step(ruling: Ruling, table: Table, action: int) -> Table:
    """What follows from a legal action: a bit index of `legal`."""
    if action == PASS_ACTION:
        return step_pass(table)
    return step_play(ruling, table, action >> 2, (action & 3) + 1)


def step_play(ruling: Ruling, table: Table, rank: int, count: int) -> Table:
    """The seat to act plays `count` cards of `rank` (C5-C7, C9-C11)."""
    seat = table.turn
    hand = without(table.hands[seat], rank, count)
    hands = put(table.hands, seat, hand)
    holding = table.holding
    finished = table.finished
    order = table.order
    on_oros = table.on_oros
    if hand == 0:
        holding &= ~(1 << seat)
        order |= seat << (3 * finished)
        finished += 1
        if rank == OROS_RANK:
            on_oros = seat
        if finished == ruling.players - 1:
            return Table(hands, lowest_bit_index(holding), 0, 0, seat, 0, holding, finished, order, on_oros)
    passed = table.passed if ruling.pass_locks_out else 0
    asked = holding & ~passed & ~(1 << seat)
    if rank == OROS_RANK or asked == 0:
        leads = seat if hand != 0 else next_of(holding, seat)
        return Table(hands, leads, 0, 0, leads, 0, holding, finished, order, on_oros)
    return Table(hands, next_of(asked, seat), rank, count, seat, passed, holding, finished, order, on_oros)


def step_pass(table: Table) -> Table:
    """The seat to act passes; if nobody is left to ask, the trick is over (C8-C10)."""
    leader = table.leader
    passed = table.passed | 1 << table.turn
    asked = table.holding & ~passed & ~(1 << leader)
    if asked != 0:
        return Table(
            table.hands,
            next_of(asked, table.turn),
            table.lead_rank,
            table.lead_count,
            leader,
            passed,
            table.holding,
            table.finished,
            table.order,
            table.on_oros,
        )
    leads = leader if table.holding >> leader & 1 else next_of(table.holding, leader)
    return Table(table.hands, leads, 0, 0, leads, 0, table.holding, table.finished, table.order, table.on_oros)
