"""How likely a match is won between two rounds of Comemierda."""

import itertools
import random

import pytest

from tapete.coach.comemierda_outlook import CHANGES, EVEN, Outlook, in_order, passed_on
from tapete.games.comemierda.rules import Ruling
from tapete.games.comemierda.scoring import match_over, multiplier, winners, with_points
from tapete.robots.comemierda_learned.trying import STANDARD

TO_NINE = Outlook(STANDARD._replace(target=9))
ENDLESS = Outlook(STANDARD)
IN_ORDER = 0 | 1 << 3 | 2 << 6 | 3 << 9


def played(ruling: Ruling, number: int, totals: tuple[int, ...], ranking: int, rng: random.Random) -> int:
    """Play by the counted changes alone; a bit for each winner."""
    orders, counts = list(CHANGES), list(CHANGES.values())
    while not match_over(ruling, totals):
        number += 1
        (order,) = rng.choices(orders, counts)
        ranking = sum((ranking >> 3 * before & 7) << 3 * place for place, before in enumerate(order))
        totals = with_points(ruling, ranking, number, totals)
    return winners(totals)


def test_chances_are_those_of_matches_that_go_on_so() -> None:
    ruling, totals, rng, matches = STANDARD._replace(target=9), (2, 1, 0, -1), random.Random(1), 4000
    shares = [0.0] * 4
    for _ in range(matches):
        won = played(ruling, 1, totals, IN_ORDER, rng)
        for seat in range(4):
            shares[seat] += (won >> seat & 1) / won.bit_count() / matches
    for share, chance in zip(shares, TO_NINE.after(1, totals, IN_ORDER), strict=True):
        assert share == pytest.approx(chance, abs=4 * (chance * (1 - chance) / matches) ** 0.5)


def test_points_to_come_are_those_of_rounds_that_go_on_so() -> None:
    whole = sum(CHANGES.values())
    for start in range(4):
        places, points = [float(place == start) for place in range(4)], 0.0
        for number in range(6, 400):
            after = [0.0] * 4
            for order, count in CHANGES.items():
                for place, before in enumerate(order):
                    after[place] += places[before] * count / whole
            places = after
            points += multiplier(STANDARD, number) * (2 * places[0] + places[1] - places[3] - EVEN)
        assert ENDLESS.after(5, (0, 0, 0, 0), IN_ORDER)[start] == pytest.approx(points, abs=1e-3)


def test_a_match_that_is_over_belongs_to_its_winners() -> None:
    assert TO_NINE.after(5, (9, 3, 1, -1), IN_ORDER) == (1, 0, 0, 0)
    assert TO_NINE.after(5, (9, 9, 1, -7), IN_ORDER) == (0.5, 0.5, 0, 0)


@pytest.mark.parametrize("totals", [(0, 0, 0, 0), (2, 1, 0, -1), (8, 8, -3, -1)])
def test_all_chances_together_are_one_and_all_points_none(totals: tuple[int, ...]) -> None:
    assert sum(TO_NINE.after(2, totals, IN_ORDER)) == pytest.approx(1)
    assert sum(ENDLESS.after(2, totals, IN_ORDER)) == pytest.approx(0, abs=1e-9)


def test_before_the_first_deal_all_are_alike() -> None:
    assert TO_NINE.begin() == (0.25,) * 4
    assert ENDLESS.begin() == (0.0,) * 4


def test_with_equal_totals_the_better_office_is_worth_more() -> None:
    brings = ENDLESS.after(3, (1, 1, 1, 1), IN_ORDER)
    assert all(before > after for before, after in itertools.pairwise(brings))
    first, second, *others = TO_NINE.after(3, (1, 1, 1, 1), IN_ORDER)
    assert first > second > max(others)


def test_seats_do_not_matter() -> None:
    turned = 3 | 0 << 3 | 1 << 6 | 2 << 9
    there = TO_NINE.after(2, (1, 0, -1, 2), turned)
    here = TO_NINE.after(2, (2, 1, 0, -1), IN_ORDER)
    assert there == here[1:] + here[:1]


def test_every_ranking_of_a_round_leads_somewhere() -> None:
    found = TO_NINE.rankings(3, (3, 2, 1, -2))
    assert len(found) == 24
    assert found[IN_ORDER] == TO_NINE.after(3, (7, 4, 1, -4), IN_ORDER)


def test_seats_stand_in_the_order_of_their_offices() -> None:
    assert in_order(("comemierda", "vicepresidente", "presidente", "vicecomemierda")) == (2, 1, 3, 0)
    assert in_order((None,) * 4) == ()


def test_offices_pass_on_as_they_were_counted_and_anyhow_where_there_are_none() -> None:
    turned = 3 | 0 << 3 | 1 << 6 | 2 << 9
    assert passed_on((0, 1, 2, 3), IN_ORDER) == CHANGES[0, 1, 2, 3]
    assert passed_on((0, 1, 2, 3), turned) == CHANGES[3, 0, 1, 2]
    assert passed_on((3, 0, 1, 2), turned) == CHANGES[0, 1, 2, 3]
    assert passed_on((), turned) == passed_on((), IN_ORDER)


def test_the_places_of_a_round_are_all_passed_on() -> None:
    assert all(sorted(order) == [0, 1, 2, 3] for order in CHANGES)
    assert sum(CHANGES.values()) == 140_000
