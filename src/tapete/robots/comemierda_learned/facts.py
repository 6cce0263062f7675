"""What is public about a round, and who knows what from the exchange: a list of numbers, kept up play by play.

Cards are ranks and sets of cards unary nibbles, as in the rules; seats are four.

Invariants:
- what is noted of a play or a pass depends on that play or pass alone, and on the set it answers;
- only `exchanged` notes what is not public, for the two seats of a pair, each its own share (C22).
"""

from typing import Final

from tapete.games.comemierda.rules import OROS_RANK, PASS_ACTION, Table, count_bits, without

SEATS: Final = 4
GONE: Final = 0
"""All cards played in the round."""
PLAYED: Final = 1
"""From here on, by seat: the cards it has played."""
KNOWN: Final = 5
"""The cards it knows in the hand of its partner in the exchange."""
CAP: Final = 9
"""Its partner holds no other card above this rank; OROS_RANK where nothing is known."""
PARTNER: Final = 13
"""How many seats after it its partner sits; 0 for none."""
OFFICE: Final = 17
"""Its office in the round before, 1 presidente to 4 comemierda; 0 in the first round."""
OPENED: Final = 21
"""The rank with which it last opened a trick, UNOPENED before it did."""
REFUSED: Final = 25
"""By number of cards, one to three, then by seat: the lowest rank it has passed on, NEVER before it did."""
FACTS: Final = REFUSED + 3 * SEATS

UNOPENED: Final = 11
NEVER: Final = 10
LARGEST_NOTED: Final = 3
"""Passes on four cards tell next to nothing."""


def begin(facts: list[int]) -> None:
    """A round without offices is dealt."""
    for place in range(FACTS):
        facts[place] = 0
    for seat in range(SEATS):
        facts[CAP + seat] = OROS_RANK
        facts[OPENED + seat] = UNOPENED
        for size in range(LARGEST_NOTED):
            facts[REFUSED + SEATS * size + seat] = NEVER


def paired(facts: list[int], place: int, higher: int, lower: int) -> None:
    """Two offices exchange: `place` 0 the presidente with the comemierda, 1 the two between (C20)."""
    facts[OFFICE + higher] = place + 1
    facts[OFFICE + lower] = SEATS - place
    facts[PARTNER + higher] = (lower - higher) % SEATS
    facts[PARTNER + lower] = (higher - lower) % SEATS


def exchanged_up(facts: list[int], higher: int, lower: int, rank: int) -> None:
    """A forced card of a rank goes up: the highest first, so the last one caps what the lower office kept (C20)."""
    facts[KNOWN + lower] = with_cards(facts[KNOWN + lower], rank, 1)
    facts[CAP + higher] = rank


def exchanged_down(facts: list[int], higher: int, lower: int, rank: int) -> None:
    """A gift of a rank goes down; the lower office counts it as one it gave, if it gave one of that rank."""
    facts[KNOWN + lower] = without(facts[KNOWN + lower], rank, 1)
    facts[KNOWN + higher] = with_cards(facts[KNOWN + higher], rank, 1)


def played(facts: list[int], seat: int, rank: int, count: int, opens: int) -> None:
    """A seat plays so many cards of a rank."""
    facts[GONE] = with_cards(facts[GONE], rank, count)
    facts[PLAYED + seat] = with_cards(facts[PLAYED + seat], rank, count)
    if opens:
        facts[OPENED + seat] = rank
    if facts[PARTNER + seat]:
        partner = (seat + facts[PARTNER + seat]) % SEATS
        facts[KNOWN + partner] = without(facts[KNOWN + partner], rank, count)


def passed(facts: list[int], seat: int, rank: int, count: int) -> None:
    """A seat passes on so many cards of a rank."""
    if count <= LARGEST_NOTED:
        place = REFUSED + SEATS * (count - 1) + seat
        facts[place] = min(facts[place], rank)


def note(facts: list[int], table: Table, action: int) -> None:
    """What the seat to act is about to do, a play or a pass."""
    if action == PASS_ACTION:
        passed(facts, table.turn, table.lead_rank, table.lead_count)
    else:
        played(facts, table.turn, action >> 2, (action & 3) + 1, table.lead_count == 0)


def counts_of(hands: tuple[int, ...]) -> tuple[int, int, int, int]:
    """How many cards each seat holds."""
    return count_bits(hands[0]), count_bits(hands[1]), count_bits(hands[2]), count_bits(hands[3])


def with_cards(cards: int, rank: int, count: int) -> int:
    """The cards and `count` more of `rank`."""
    held = count_bits(cards >> 4 * rank & 15)
    return cards | (1 << (held + count)) - 1 << 4 * rank


def rest_of_pack(hand: int, gone: int) -> int:
    """The cards neither in a hand nor gone: all that others hold."""
    rest = 0
    for rank in range(OROS_RANK + 1):
        both = count_bits(hand >> 4 * rank & 15) + count_bits(gone >> 4 * rank & 15)
        rest |= (1 << in_pack(rank) - both) - 1 << 4 * rank
    return rest


def in_pack(rank: int) -> int:
    """How many cards of a rank the pack has: the two of oros is a rank of its own (C4)."""
    if rank < OROS_RANK - 1:
        return 4
    return 3 if rank == OROS_RANK - 1 else 1
