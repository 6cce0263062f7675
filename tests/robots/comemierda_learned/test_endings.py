"""Endings of two are settled as brute force settles them."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tapete.games.comemierda.rules import (
    EVERY_CARD,
    Ruling,
    Table,
    holders,
    is_over,
    legal,
    lowest_bit_index,
    step,
    with_card,
)
from tapete.robots.comemierda_learned import endings
from tapete.robots.comemierda_learned.facts import in_pack

STANDARD = Ruling(4, 0, 1, 0, 0, 0, 0, 0, 0)
FIRST, SECOND = 1, 3


def hands(rng: Random, most: int) -> tuple[int, int]:
    """Two hands from one pack, few ranks so that they meet."""
    ranks = rng.sample(range(11), rng.randint(2, 7))
    pack = [rank for rank in ranks for _ in range(in_pack(rank))]
    rng.shuffle(pack)
    own = other = 0
    for rank in pack[: (size := rng.randint(1, min(most, len(pack) - 1)))]:
        own = with_card(own, rank)
    for rank in pack[size : size + rng.randint(1, most)]:
        other = with_card(other, rank)
    return own, other


def tables(seed: int, count: int, most: int = 4) -> Iterator[Table]:
    """Positions of two players: they open, answer each other, or answer somebody who is out, first or second."""
    rng = Random(seed)
    for _ in range(count):
        own, other = hands(rng, most)
        turn, waiting = rng.choice([(FIRST, SECOND), (SECOND, FIRST)])
        held = tuple(own if seat == turn else other if seat == waiting else 0 for seat in range(4))
        leader, passed, size = turn, 0, 0
        if rng.random() < 0.8:
            size = rng.randint(1, 2)
            leader = rng.choice([waiting, 0, 2])
            if leader != waiting and rng.random() < 0.5:
                passed = 1 << waiting
        order = 0 | 2 << 3
        yield Table(held, turn, rng.randint(0, 6) if size else 0, size, leader, passed, holders(held), 2, order, -1)


@cache
def wins(table: Table) -> bool:
    """Whether the seat to act goes out before the other, by trying everything the rules allow."""
    mask, turn = legal(STANDARD, table), table.turn
    while mask:
        action = lowest_bit_index(mask)
        mask &= mask - 1
        after = step(STANDARD, table, action)
        if is_over(STANDARD, after):
            return True
        if wins(after) == (after.turn == turn):
            return True
    return False


def verdict(table: Table, action: int) -> int:
    after = step(STANDARD, table, action)
    if is_over(STANDARD, after):
        return endings.WON
    return endings.WON if wins(after) == (after.turn == table.turn) else endings.LOST


def test_every_action_in_thousands_of_endings_is_judged_as_brute_force_does() -> None:
    memory = [0] * endings.MEMORY
    by_somebody_out = won = 0
    for table in tables(1, 3000):
        mask = legal(STANDARD, table)
        while mask:
            action = lowest_bit_index(mask)
            mask &= mask - 1
            assert endings.verdict_on(table, action, memory, endings.ENOUGH) == verdict(table, action), (table, action)
            won += verdict(table, action)
            by_somebody_out += bool(table.lead_count and not table.holding >> table.leader & 1)
    assert by_somebody_out > 2000
    assert won > 2000
    wins.cache_clear()


def test_the_action_it_takes_wins_whenever_one_does() -> None:
    for table in tables(2, 300):
        action = endings.winning_action(table, legal(STANDARD, table), [0] * endings.MEMORY, endings.ENOUGH)
        assert (action != endings.UNKNOWN) == wins(table)
        assert action == endings.UNKNOWN or verdict(table, action) == endings.WON
    wins.cache_clear()


def test_it_gives_up_rather_than_guess() -> None:
    table = next(
        table for table in tables(3, 500, 9) if table.lead_count == 0 and table.hands[table.turn].bit_count() > 6
    )
    action = lowest_bit_index(table.hands[table.turn])
    assert endings.verdict_on(table, action, [0] * endings.MEMORY, 2) == endings.UNKNOWN
    assert endings.verdict_on(table, action, [0] * endings.MEMORY, 10**6) != endings.UNKNOWN


@pytest.mark.parametrize(("rank", "count"), [(0, 0), (0, 1), (4, 1), (4, 2), (9, 1), (2, 3)])
def test_choices_are_those_of_the_rules(rank: int, count: int) -> None:
    rng = Random(rank)
    for _ in range(50):
        own, other = hands(rng, 10)
        table = Table((own, other, 0, 0), 0, rank, count, 1, 0, 3, 2, 0, -1)
        assert endings.choices(own, rank, count) == legal(STANDARD, table)
    assert endings.choices(EVERY_CARD, rank, 0) == EVERY_CARD
