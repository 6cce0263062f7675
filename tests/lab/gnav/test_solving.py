"""Learning, judging, and going on with what was kept."""

from pathlib import Path

import numpy as np
import pytest

from tapete.core import BadInput
from tapete.lab.gnav import fast, sweeps
from tapete.lab.gnav.ends import worth_of
from tapete.lab.gnav.judging import MOST_GAIN, choice_worth, judged, missed
from tapete.lab.gnav.position import Position, room
from tapete.lab.gnav.solving import Learner, solve
from tapete.lab.gnav.trees import SEATS
from tapete.lab.gnav.whole import Solved
from tapete.robots.gnav_solved.states import NUMBER, STATES, Place

LAST_LIVES = (Place(1, rests=False), Place(1, rests=False))
UNKNOWN = worth_of(np.full((len(STATES), SEATS), np.nan))
"""Whatever happens to two players with one life each, the match is over."""


@pytest.fixture
def position() -> Position:
    return Position(LAST_LIVES, UNKNOWN)


def values(position: Position, asks: np.ndarray) -> np.ndarray:
    """What a state of two is worth to each, deal by deal in the plainest way."""
    found = np.zeros(2)
    for deal, chance in enumerate(position.deals.chance):
        for bits in range(4):
            likely = chance
            for place in range(2):
                at = position.deals.nodes[deal, (1 << place) - 1 + (bits & ((1 << place) - 1))]
                ask = asks[at] if at >= 0 else 0.0
                likely *= ask if bits >> place & 1 else 1 - ask
            found += likely * position.pay[0, :2, deal, bits]
    return found


def any_policy(position: Position) -> np.ndarray:
    return np.random.default_rng(3).random(len(position.deals.keys))


def test_values_are_those_of_adding_up_every_line(position: Position) -> None:
    asks = any_policy(position)
    found = values(position, asks)
    assert [position.value(asks, place) for place in range(2)] == pytest.approx(found)
    assert found.sum() == pytest.approx(1)


@pytest.mark.parametrize("place", [0, 1])
def test_the_gain_is_that_of_trying_every_change(position: Position, place: int) -> None:
    """Nobody decides twice in a deal, so the best deviation is the best in each set by itself."""
    asks = any_policy(position)
    first, past = position.deals.first[place : place + 2]
    before, gain = values(position, asks)[place], 0.0
    for at in range(first, past, 5):
        changed = []
        for choice in (0.0, 1.0):
            other = asks.copy()
            other[at] = choice
            changed.append(values(position, other)[place] - before)
        gain += max(changed)
    unchanged = [at for at in range(first, past) if (at - first) % 5]
    choices = position.choices(asks, place)
    meant = (1 - asks[first:past]) * choices[:, 0] + asks[first:past] * choices[:, 1]
    rest = (choices.max(axis=1) - meant)[[at - first for at in unchanged]].sum()
    assert position.best(asks, place) - position.value(asks, place) == pytest.approx(gain + rest)


def test_a_small_state_is_solved_in_a_few_iterations(position: Position) -> None:
    gains = [solve(position, iterations).judgement.gain for iterations in (1, 10, 100)]
    assert gains[0] > 1e-4 > gains[1] > gains[2]
    assert gains[2] < MOST_GAIN


def test_the_first_of_two_is_better_off(position: Position) -> None:
    first, last = solve(position).judgement.values
    assert (first, last) == pytest.approx((0.534528, 0.465472), abs=1e-6)


def test_off_the_line_every_set_does_what_is_better_there(position: Position) -> None:
    solution = solve(position)
    assert solution.within
    assert solution.judgement.worst < 1e-6
    asks = solution.asks / 0xFFFF
    assert missed(asks, choice_worth(position, asks)).max() == solution.judgement.worst


def test_coin_flips_are_judged_for_what_they_are(position: Position) -> None:
    judgement = judged(position, np.full(len(position.deals.keys), 0.5))
    assert judgement.gain > 0.15
    assert judgement.stray > 300


def test_compiled_and_interpreted_sweeps_are_the_same(position: Position) -> None:
    deals, asks = position.deals, any_policy(position)
    found = [np.zeros((len(asks), 2)) for _ in range(2)]
    for loops, choices in zip((sweeps, fast), found, strict=True):
        for place in range(2):
            loops.sweep(deals.nodes, deals.chance, position.pay[0, place], asks, place, choices, room())
    assert found[0] == pytest.approx(found[1], abs=1e-15)
    reached = [np.zeros(len(asks)) for _ in range(2)]
    for loops, some in zip((sweeps, fast), reached, strict=True):
        loops.reaches(deals.nodes, deals.chance, asks, some, room())
    assert reached[0] == pytest.approx(reached[1], abs=1e-15)
    worth = [loops.value(deals.nodes, deals.chance, position.pay[0, 0], asks, room()) for loops in (sweeps, fast)]
    assert worth[0] == pytest.approx(worth[1], abs=1e-14)


def test_compiled_and_interpreted_learning_is_the_same() -> None:
    rng = np.random.default_rng(5)
    before = (rng.random((9, 2)), rng.random((9, 2)), rng.random(9) / 2 + 0.25, rng.random(9))
    after = []
    for loops in (sweeps, fast):
        choices, regrets, asks, mean = (table.copy() for table in before)
        loops.learn(2, 8, choices, regrets, asks, mean, 4.0, 0.5, 1e-3)
        after.append((regrets, asks, mean))
    for plain, compiled in zip(*after, strict=True):
        assert plain == pytest.approx(compiled, abs=1e-15)
    assert (after[0][1][:2] == before[2][:2]).all()


def test_a_learner_that_goes_on_has_learned_as_much(position: Position) -> None:
    whole, parts = Learner(position), Learner(position)
    parts.run(7)
    assert (whole.solution(20).asks == parts.solution(13).asks).all()


def test_what_is_kept_is_gone_on_with(tmp_path: Path) -> None:
    whole, begun = Solved(), Solved()
    steps = whole.go_on()
    assert [next(steps) for _ in range(3)] == list(STATES[:3])
    next(begun.go_on())
    begun.keep(tmp_path / "some.part")
    again = Solved.kept(tmp_path / "some.part")
    more = again.go_on()
    assert [next(more), next(more)] == list(STATES[1:3])
    assert again.values[:3, :2].tolist() == whole.values[:3, :2].tolist()
    assert again.iterations == whole.iterations
    for ours, theirs in zip(again.asks + again.choices, whole.asks + whole.choices, strict=True):
        assert (ours == theirs).all()
    assert not again.done


def test_nothing_solved_can_be_kept_too(tmp_path: Path) -> None:
    Solved().keep(tmp_path / "none.part")
    assert Solved.kept(tmp_path / "none.part").asks == []


@pytest.mark.parametrize("data", [b"", b"nonsense", b"PK\x03\x04 no zip"])
def test_a_file_that_holds_no_solution_is_one_clear_line(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "odd.part").write_bytes(data)
    with pytest.raises(BadInput, match="holds no unfinished solution"):
        Solved.kept(tmp_path / "odd.part")


def test_a_solution_begun_by_another_version_is_called_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Solved().keep(tmp_path / "old.part")
    monkeypatch.setattr("tapete.lab.gnav.whole._VERSION", 2)
    with pytest.raises(BadInput, match="was begun by another version; remove it to begin anew"):
        Solved.kept(tmp_path / "old.part")


def test_states_come_in_the_order_of_their_lives() -> None:
    totals = [sum(place.lives for place in state) for state in STATES]
    assert totals == sorted(totals)
    assert NUMBER[LAST_LIVES] == 0
