"""How like `rules` a table plays: what the others chose in this round, held against what `rules` would have chosen.

One answer for all three: a round is too short to tell them apart, and robots of a kind often sit together.

Nobody sees their hands, so it is asked of hands that they may have had: what a world gives them, and all that they have
played since.

Invariants:
- what was no choice, last sets, and what was chosen when two were left tell nothing and are left out;
- all follows from the story of the round and from the worlds: whoever asks again finds the same.

Plain functions of whole numbers, to be compiled too.
"""

from typing import Final, NamedTuple

from tapete.games.comemierda.rules import EVERY_CARD, PASS_ACTION, count_bits, lowest_bit_index, opened, step
from tapete.robots.comemierda_learned.endings import choices
from tapete.robots.comemierda_learned.facts import PLAYED, SEATS, rest_of_pack, with_cards
from tapete.robots.comemierda_learned.inputs import Sight
from tapete.robots.comemierda_learned.trying import STANDARD, last_set
from tapete.robots.comemierda_learned.yardstick import rules_action

ASKED: Final = 12
"""Worlds that are asked."""
ALL: Final = 256
"""A share that is the whole."""
AT_FIRST: Final = 16
"""The share of worlds in which another seat is taken for `rules` while nothing is known."""
ALIKE: Final = 24
"""What it grows by with each choice that `rules` would have made."""
UNLIKE: Final = 28
"""What it loses with each that `rules` would not."""

_WHO: Final = 0
_ACTION: Final = 1
_RANK: Final = 2
_COUNT: Final = 3
_LEADER: Final = 4
_COUNTS: Final = 5
_GONE: Final = 6
_LATER: Final = 7
ROW: Final = 8
"""Numbers for each choice that is remembered."""
MOST: Final = 256
"""Never so many actions make a round."""
_MORE_CARDS: Final = 1 << 60
"""In a hand of cards that are shown: others are held beside them."""


class Story(NamedTuple):
    """A round so far: its first `length` actions, and who opened it."""

    actions: list[int]
    length: int
    opener: int


def joined(hand: int, cards: int) -> int:
    """A hand and these cards."""
    while cards:
        rank = lowest_bit_index(cards) >> 2
        hand = with_cards(hand, rank, count_bits(cards >> 4 * rank & 15))
        cards &= ~(15 << 4 * rank)
    return hand


def remembered(story: Story, facts: list[int], counts: list[int], seat: int, rows: list[int]) -> int:
    """Write a row for each choice of others than `seat` in this story; how many. `rows` has room for MOST of them."""
    shown = (facts[PLAYED], facts[PLAYED + 1], facts[PLAYED + 2], facts[PLAYED + 3])
    table = opened(
        (
            shown[0] | (_MORE_CARDS if counts[0] else 0),
            shown[1] | (_MORE_CARDS if counts[1] else 0),
            shown[2] | (_MORE_CARDS if counts[2] else 0),
            shown[3] | (_MORE_CARDS if counts[3] else 0),
        ),
        story.opener,
    )
    gone = 0
    written = 0
    for place in range(story.length):
        action = story.actions[place]
        who = table.turn
        if who != seat and table.finished < SEATS - 2:
            row = ROW * written
            rows[row + _WHO] = who
            rows[row + _ACTION] = action
            rows[row + _RANK] = table.lead_rank
            rows[row + _COUNT] = table.lead_count
            rows[row + _LEADER] = (table.leader - who) % SEATS if table.lead_count else 0
            held = 0
            for other in range(SEATS):
                held |= counts[other] + count_bits(table.hands[other] & EVERY_CARD) << 4 * other
            rows[row + _COUNTS] = held
            rows[row + _GONE] = gone
            rows[row + _LATER] = table.hands[who] & EVERY_CARD
            written += 1
        if action != PASS_ACTION:
            gone = with_cards(gone, action >> 2, (action & 3) + 1)
        table = step(STANDARD, table, action)
    return written


def likeness(rows: list[int], written: int, hands: list[int]) -> int:
    """What the choices remembered say in a world with these hands: for `rules`, above 0, or against it."""
    like = 0
    for place in range(written):
        row = ROW * place
        who = rows[row + _WHO]
        hand = joined(hands[who], rows[row + _LATER])
        rank = rows[row + _RANK]
        count = rows[row + _COUNT]
        mask = choices(hand, rank, count)
        if mask & (mask - 1) == 0 or last_set(hand, mask) >= 0:
            continue
        held = rows[row + _COUNTS]
        counts = (held & 15, held >> 4 & 15, held >> 8 & 15, held >> 12)
        unseen = rest_of_pack(hand, rows[row + _GONE])
        sight = Sight(hand, unseen, rank, count, rows[row + _LEADER], 0, 0, who, counts)
        like += ALIKE if rules_action(sight, mask, 0.0, hands) == rows[row + _ACTION] else -UNLIKE
    return like


def share_of(like: int) -> int:
    """In how many of ALL worlds another seat is to play as `rules`; `like` is what all ASKED worlds say together."""
    return max(0, min(ALL, AT_FIRST + like // ASKED))
