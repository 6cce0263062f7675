"""The counts and orders of the perft files hold, and brute force finds the same counts."""

import pytest

from perft import brute
from perft.positions import FILES, Position, read

POSITIONS = [pytest.param(position, id=f"{path.stem}: {position.title}") for path in FILES for position in read(path)]


@pytest.mark.parametrize("position", POSITIONS)
def test_the_counts_are_those_of_the_file(position: Position) -> None:
    assert position.counts
    assert {depth: position.counted(depth) for depth in position.counts} == position.counts


@pytest.mark.parametrize("position", POSITIONS)
def test_legal_actions_stand_in_the_order_of_the_file(position: Position) -> None:
    assert position.legal_now() == position.legal


@pytest.mark.parametrize("position", POSITIONS)
def test_brute_force_counts_the_same(position: Position) -> None:
    few = {depth: count for depth, count in position.counts.items() if count <= 300}
    assert few
    assert {depth: brute.count(position, depth) for depth in few} == few


@pytest.mark.slow
@pytest.mark.parametrize("position", POSITIONS)
def test_brute_force_counts_the_same_to_the_last_depth(position: Position) -> None:
    assert {depth: brute.count(position, depth) for depth in position.counts} == position.counts


EXHAUSTED = [position for position in POSITIONS if "to exhaustion" in str(position.id)]


@pytest.mark.parametrize("position", EXHAUSTED)
def test_where_it_says_to_exhaustion_more_depth_finds_no_more_ways(position: Position) -> None:
    last = max(position.counts)
    assert position.counted(last + 1) == position.counts[last]


def test_both_games_are_counted_to_exhaustion() -> None:
    assert {position.id.partition(":")[0] for position in EXHAUSTED} == {"comemierda", "gnav"}
