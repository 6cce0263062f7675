"""Looking ahead, compiled: the choices of the level *expert*, one try after the other.

Invariant:
- from the same position and word of chance it chooses as `tapete.robots.comemierda_learned.look_ahead` does.
"""

from typing import NamedTuple

from tapete.core.xorshift import next_random
from tapete.games.comemierda.rules import Table, legal, lowest_bit_index, step
from tapete.lab.comemierda.evaluating import Whole, whole
from tapete.lab.comemierda.exact import Exact, ExactDesk, first_best, weigh_exactly
from tapete.lab.comemierda.rounds import Hands
from tapete.robots.comemierda_learned.endings import UNKNOWN, winning_action
from tapete.robots.comemierda_learned.facts import FACTS, SEATS, counts_of, note
from tapete.robots.comemierda_learned.inputs import sight_of
from tapete.robots.comemierda_learned.likeness import ALL, ASKED, MOST, ROW, Story, likeness, remembered, share_of
from tapete.robots.comemierda_learned.reckoning import WORTH_BITS
from tapete.robots.comemierda_learned.trying import (
    ENOUGH,
    NOT_YET,
    SEEN_BEFORE,
    STANDARD,
    WORLDS,
    is_tried,
    last_set,
    worth_when_out,
)
from tapete.robots.comemierda_learned.unseen import DEALT, deal_likely, deal_unseen, know
from tapete.robots.comemierda_learned.yardstick import rules_action


class Ahead(NamedTuple):
    """Room for a look ahead: hands of a world, of another, facts of a try, sums of the choices, counts by seat.

    Then what is remembered of the others, and who plays as `rules` in a world.
    """

    hands: Whole
    spare: Whole
    facts: Whole
    sums: Whole
    worths: Whole
    actions: Whole
    counts: Whole
    rows: Whole
    like_rules: Whole


def ahead_room() -> Ahead:
    """Room for a look ahead."""
    return Ahead(
        whole(DEALT),
        whole(DEALT),
        whole(FACTS),
        whole(48),
        whole(48),
        whole(48),
        whole(SEATS),
        whole(ROW * MOST),
        whole(SEATS),
    )


def looked_ahead(
    facts: list[int],
    table: Table,
    story: Story,
    word: int,
    net: Exact,
    desk: ExactDesk,
    room: Ahead,
    memory: list[int],
) -> int:
    """The action that comes off best, tried in worlds that the seat to act may believe in."""
    counts = counts_of(table.hands)
    for seat in range(SEATS):
        room.counts[seat] = counts[seat]
    choices = weigh_exactly(facts, sight_of(facts, table, counts), legal(STANDARD, table), net, desk)
    tried = 0
    for choice in range(choices):
        room.worths[choice] = desk.worths[choice]
        room.actions[choice] = desk.actions[choice]
        room.sums[choice] = SEEN_BEFORE * desk.worths[choice]
    for choice in range(choices):
        tried += is_tried(room.worths, choices, choice)
    best = first_best(desk, choices)
    if tried == 1:
        return room.actions[best]
    share, word = _share_of_rules(facts, table, story, word, room)
    for _ in range(WORLDS // tried):
        word = deal_likely(facts, table.turn, table.hands[table.turn], room.counts, word, room.hands, room.spare)
        for seat in range(SEATS):
            word = next_random(word)
            room.like_rules[seat] = word % ALL < share
        hands = (room.hands[0], room.hands[1], room.hands[2], room.hands[3])
        for choice in range(choices):
            if is_tried(room.worths, choices, choice):
                for place in range(FACTS):
                    room.facts[place] = facts[place]
                know(room.facts, room.hands)
                room.sums[choice] += _try(table, hands, room.actions[choice], net, desk, room, memory)
    for choice in range(choices):
        tries = is_tried(room.worths, choices, choice)
        if tries and room.sums[choice] > room.sums[best]:
            best = choice
    return room.actions[best]


def _share_of_rules(facts: list[int], table: Table, story: Story, word: int, room: Ahead) -> tuple[int, int]:
    """In how many of ALL worlds another seat is to play as `rules`, by how all have played; the last word of chance."""
    written = remembered(story, facts, room.counts, table.turn, room.rows)
    like = 0
    for _ in range(ASKED):
        word = deal_unseen(facts, table.turn, table.hands[table.turn], room.counts, word, room.hands)
        like += likeness(room.rows, written, room.hands)
    return share_of(like), word


def _try(table: Table, hands: Hands, action: int, net: Exact, desk: ExactDesk, room: Ahead, memory: list[int]) -> int:
    """What one choice comes to in one world; the facts are the room's."""
    facts = room.facts
    seat = table.turn
    table = Table(
        hands, seat, table.lead_rank, table.lead_count, table.leader, table.passed, table.holding, table.finished,
        table.order, table.on_oros,
    )  # fmt: skip
    while True:
        note(facts, table, action)
        table = step(STANDARD, table, action)
        worth = worth_when_out(table, seat, net.utility)
        if worth != NOT_YET:
            return worth
        mask = legal(STANDARD, table)
        action = last_set(table.hands[table.turn], mask)
        if action >= 0:
            if table.turn == seat:
                return net.utility[table.finished] << WORTH_BITS
            continue
        if mask & (mask - 1) == 0:
            action = lowest_bit_index(mask)
            continue
        if table.turn != seat and room.like_rules[table.turn]:
            action = rules_action(sight_of(facts, table, counts_of(table.hands)), mask, 0.0, room.counts)
            continue
        if table.finished == SEATS - 2:
            won = winning_action(table, mask, memory, ENOUGH) != UNKNOWN
            return net.utility[SEATS - 2 if won == (table.turn == seat) else SEATS - 1] << WORTH_BITS
        choices = weigh_exactly(facts, sight_of(facts, table, counts_of(table.hands)), mask, net, desk)
        best = first_best(desk, choices)
        if table.turn == seat:
            return desk.worths[best]
        action = desk.actions[best]
