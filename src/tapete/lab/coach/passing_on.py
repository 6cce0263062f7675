"""How offices pass on from round to round among four players of the level *good*; `lab.coach.chain` compiles the loop.

Invariant:
- the same seed gives the same counts: deals alone are drawn by lot.
"""

from typing import Final

from tapete.core.xorshift import next_random
from tapete.games.comemierda.rules import Table, is_over, legal, lowest_bit_index, step
from tapete.games.comemierda.scoring import ranked, ranking_of
from tapete.lab.comemierda.contest import Hall
from tapete.lab.comemierda.evaluating import Whole
from tapete.lab.comemierda.exact import Exact, first_best, weigh_exactly
from tapete.lab.comemierda.rounds import (
    GIFT_RULES,
    dealt_round,
    exchanged_round,
    opened_round,
)
from tapete.robots.comemierda_learned.endings import ENOUGH, winning_action
from tapete.robots.comemierda_learned.facts import SEATS, counts_of, note
from tapete.robots.comemierda_learned.inputs import sight_of
from tapete.robots.comemierda_learned.trying import STANDARD, last_set

ROUNDS: Final = 8
"""In a series: the first is dealt without offices, the others pass them on."""


def passed_on(seed: int, series: int, net: Exact, hall: Hall, counts: Whole) -> None:
    """Count how the places of one round became those of the next, by `code`, in so many series of ROUNDS."""
    for seat in range(SEATS):
        hall.ways[seat] = GIFT_RULES
    for number in range(series):
        rng = next_random(next_random(seed + 7919 * (number + 1)))
        ranking = 0
        for played in range(ROUNDS):
            before = ranking
            hands, opener, rng = dealt_round(hall.facts, next_random(rng), hall.deck)
            if played > 0:
                hands, rng = exchanged_round(hall.facts, hands, before, hall.ways, rng)
                opener = ranked(before, SEATS - 1)
            table = opened_round(hands, opener)
            while not is_over(STANDARD, table):
                action = _chosen(table, net, hall)
                note(hall.facts, table, action)
                table = step(STANDARD, table, action)
            ranking = ranking_of(STANDARD, table)
            if played > 0:
                counts[code(before, ranking)] += 1


def code(before: int, after: int) -> int:
    """For each place of a ranking, two bits each, the place that its seat had before."""
    number = 0
    for place in range(SEATS):
        for old in range(SEATS):
            if ranked(before, old) == ranked(after, place):
                number |= old << 2 * place
    return number


def _chosen(table: Table, net: Exact, hall: Hall) -> int:
    mask = legal(STANDARD, table)
    if mask & (mask - 1) == 0:
        return lowest_bit_index(mask)
    sight = sight_of(hall.facts, table, counts_of(table.hands))
    action = last_set(sight.hand, mask)
    if action < 0 and table.finished == SEATS - 2:
        action = winning_action(table, mask, hall.memory, ENOUGH)
    if action >= 0:
        return action
    return hall.desk.actions[first_best(hall.desk, weigh_exactly(hall.facts, sight, mask, net, hall.desk))]
