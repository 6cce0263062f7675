"""Contests in bulk: one player against three of another, the same deals in every seat, series after series.

Invariants:
- the same seed gives the same deals, whoever plays; a player's own chance comes from words of its own;
- networks play here as the shipped robots do: policies of whole numbers, endings settled, the last set never held back.
"""

from typing import Final, NamedTuple

from tapete.core.xorshift import next_random
from tapete.games.comemierda.playouts import pick_bit
from tapete.games.comemierda.rules import Table, count_bits, is_over, legal, lowest_bit_index, step
from tapete.games.comemierda.scoring import ranked, ranking_of, winners, with_points
from tapete.lab.comemierda.ahead import Ahead, ahead_room, looked_ahead
from tapete.lab.comemierda.evaluating import PLACES, Floats, Whole, whole
from tapete.lab.comemierda.exact import Exact, ExactDesk, exact_desk, first_best, weigh_exactly
from tapete.lab.comemierda.rounds import (
    GIFT_BY_LOT,
    GIFT_LOWEST,
    GIFT_RULES,
    Hands,
    dealt_round,
    exchanged_round,
    lowest_action,
    opened_round,
)
from tapete.robots.comemierda_learned.endings import ENOUGH, MEMORY, winning_action
from tapete.robots.comemierda_learned.facts import FACTS, SEATS, counts_of, note
from tapete.robots.comemierda_learned.inputs import sight_of
from tapete.robots.comemierda_learned.likeness import MOST, Story
from tapete.robots.comemierda_learned.trying import STANDARD, last_set
from tapete.robots.comemierda_learned.yardstick import rules_action

BY_LOT: Final = 0
LOWEST: Final = 1
RULES: Final = 2
GOOD: Final = 3
EXPERT: Final = 4


class Player(NamedTuple):
    """What a player is, and its network, if it has one."""

    kind: int
    net: Exact


class Hall(NamedTuple):
    """Room for contests."""

    facts: Whole
    deck: Whole
    ways: Whole
    words: Whole
    memory: Whole
    desk: ExactDesk
    ahead: Ahead
    actions: Whole


def hall(width: int, height: int) -> Hall:
    """Room for networks with layers of these sizes."""
    return Hall(
        whole(FACTS),
        whole(40),
        whole(SEATS),
        whole(1),
        whole(MEMORY),
        exact_desk(width, height),
        ahead_room(),
        whole(MOST),
    )


def contest(
    seed: int, first: int, rounds: int, one: Player, three: Player, hall: Hall, points: Floats, places: Whole
) -> None:
    """Write the mean points of `one` in each series, from number `first` on, and count the places it took."""
    for i in range(len(points)):
        deals = next_random(next_random(seed + 7919 * (first + i + 1)))
        hall.words[0] = deals
        total = 0
        for own in range(SEATS):
            total += _series(deals, rounds, own, one, three, hall, places)
        points[i] = total / (SEATS * rounds)


def matches(seed: int, first: int, target: int, one: Player, three: Player, hall: Hall, shares: Floats) -> None:
    """Write the share of `one` in whole matches, four at a time, one from each seat; `first` is the first number."""
    for i in range(len(shares)):
        deals = next_random(next_random(seed + 7919 * (first + i + 1)))
        hall.words[0] = deals
        share = 0.0
        for own in range(SEATS):
            share += _match(deals, target, own, one, three, hall)
        shares[i] = share / SEATS


def _series(rng: int, rounds: int, own: int, one: Player, three: Player, hall: Hall, places: Whole) -> int:
    """The points of the seat that is alone."""
    total = 0
    ranking = 0
    _take_seats(own, one, three, hall)
    for number in range(rounds):
        ranking, rng = _round(rng, number, ranking, own, one, three, hall)
        for place in range(PLACES):
            if ranked(ranking, place) == own:
                total += 2 - place
                places[place] += 1
    return total


def _match(rng: int, target: int, own: int, one: Player, three: Player, hall: Hall) -> float:
    """What of the match goes to the seat that is alone."""
    ranking = 0
    number = 0
    totals: Hands = (0, 0, 0, 0)
    _take_seats(own, one, three, hall)
    while max(totals) < target:
        ranking, rng = _round(rng, number, ranking, own, one, three, hall)
        number += 1
        totals = with_points(STANDARD, ranking, number, totals)
    best = winners(totals)
    return 1.0 / count_bits(best) if best >> own & 1 else 0.0


def _take_seats(own: int, one: Player, three: Player, hall: Hall) -> None:
    for seat in range(SEATS):
        kind = one.kind if seat == own else three.kind
        hall.ways[seat] = GIFT_BY_LOT if kind == BY_LOT else GIFT_LOWEST if kind == LOWEST else GIFT_RULES


def _round(rng: int, number: int, ranking: int, own: int, one: Player, three: Player, hall: Hall) -> tuple[int, int]:
    """The ranking after a round, which is dealt from a word of chance, and the last word."""
    hands, opener, rng = dealt_round(hall.facts, next_random(rng), hall.deck)
    if number > 0:
        hands, hall.words[0] = exchanged_round(hall.facts, hands, ranking, hall.ways, hall.words[0])
        opener = ranked(ranking, SEATS - 1)
    table = opened_round(hands, opener)
    told = 0
    while not is_over(STANDARD, table):
        player = three
        if table.turn == own:
            player = one
        action = _chosen(table, Story(hall.actions, told, opener), player, hall)
        hall.actions[told] = action
        told += 1
        note(hall.facts, table, action)
        table = step(STANDARD, table, action)
    return ranking_of(STANDARD, table), rng


def _chosen(table: Table, story: Story, player: Player, hall: Hall) -> int:
    mask = legal(STANDARD, table)
    if mask & (mask - 1) == 0:
        return lowest_bit_index(mask)
    if player.kind == BY_LOT:
        hall.words[0] = next_random(hall.words[0])
        return pick_bit(mask, hall.words[0])
    if player.kind == LOWEST:
        return lowest_action(table.hands[table.turn], mask, table.lead_count)
    sight = sight_of(hall.facts, table, counts_of(table.hands))
    if player.kind == RULES:
        return rules_action(sight, mask, 0.0, hall.words)
    action = last_set(sight.hand, mask)
    if action < 0 and table.finished == SEATS - 2:
        action = winning_action(table, mask, hall.memory, ENOUGH)
    if action >= 0:
        return action
    if player.kind == EXPERT:
        hall.words[0] = next_random(hall.words[0])
        return looked_ahead(
            hall.facts,
            table,
            story,
            hall.words[0],
            player.net,
            hall.desk,
            hall.ahead,
            hall.memory,
        )
    return hall.desk.actions[first_best(hall.desk, weigh_exactly(hall.facts, sight, mask, player.net, hall.desk))]
