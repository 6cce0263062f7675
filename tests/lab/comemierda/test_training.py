"""Training by a tiny plan, its loops not compiled: what it keeps, and that it can be broken off anywhere."""

import json
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from typer.testing import CliRunner

from robots.comemierda_learned.networks import drawn
from tapete.cli import training as command
from tapete.cli.app import app
from tapete.core import BadInput
from tapete.lab.comemierda import ahead, contest, evaluating, exact, learning, response, selfplay, shipping, train
from tapete.lab.comemierda.train import Plan, Training, resumed
from tapete.robots.comemierda_learned import policy
from tapete.robots.comemierda_learned.inputs import INPUTS

PLAN = Plan(seed=3, rounds=24, first=5, second=4)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few rounds a turn, by loops as they are written."""
    loops = SimpleNamespace(
        play_series=selfplay.play_series,
        contest=contest.contest,
        first_sums=learning.first_sums,
        first_slopes=learning.first_slopes,
        adam_step=learning.adam_step,
    )
    monkeypatch.setattr(train, "fast", loops)
    for name, value in {"SERIES": 3, "ROUNDS": 2, "BATCH": 8, "MEASURED": 2}.items():
        monkeypatch.setattr(train, name, value)
    for module in (evaluating, exact, ahead, contest, selfplay):
        monkeypatch.setattr(module, "whole", lambda length: [0] * length)


def state(training: Training) -> list[object]:
    learner = training.learner
    return [
        training.rounds,
        training.turn,
        learner.steps,
        *(part.tolist() for part in (learner.numbers, learner.average, learner.mean, learner.square, training.moves)),
        [past.tolist() for past in training.past],
    ]


def test_training_changes_the_network_and_keeps_past_selves() -> None:
    training = Training(PLAN)
    before = training.learner.numbers.copy()
    training.step()
    assert training.rounds == 6
    assert training.learner.steps > 2
    assert not np.array_equal(before, training.learner.numbers)
    assert not np.array_equal(training.learner.average, training.learner.numbers)
    assert len(training.past) == 1


def test_a_training_broken_off_comes_to_the_same_network(tmp_path: Path) -> None:
    whole, broken = Training(PLAN), Training(PLAN)
    for _ in range(2):
        whole.step()
    broken.step()
    broken.save(tmp_path / "part.npz")
    gone_on = resumed(tmp_path / "part.npz")
    gone_on.step()
    assert state(gone_on) == state(whole)
    assert gone_on.plan == PLAN
    assert gone_on.seconds > broken.seconds


def test_another_seed_makes_another_network() -> None:
    one, other = Training(PLAN), Training(Plan(4, PLAN.rounds, PLAN.first, PLAN.second))
    one.step()
    other.step()
    assert not np.array_equal(one.learner.numbers, other.learner.numbers)


def test_the_utility_says_what_offices_are_worth() -> None:
    training = Training(PLAN)
    training.moves[...] = np.eye(4) * 90 + 10 / 3 * (1 - np.eye(4))
    first, second, third, last = training.utility.tolist()
    assert first > second > third > last
    assert first - last > 3
    assert abs(first + second + third + last) < 1e-5


def test_the_command_writes_a_policy_and_its_curve(tmp_path: Path) -> None:
    out = tmp_path / "policy.npz"
    rows = list(command.run(command.begun(out, PLAN), out, None, tmp_path / "curve.svg"))
    assert [row["rounds"] for row in rows] == [6, 12, 18, 24]
    learned = policy.read(out)
    assert (learned.width, learned.height, len(learned.first)) == (5, 4, 5 * INPUTS)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["curve.svg", "policy.npz"]
    picture = (tmp_path / "curve.svg").read_text()
    assert picture.count("stroke-opacity") == 4
    assert "million rounds" in picture


def test_out_of_minutes_it_can_go_on(tmp_path: Path) -> None:
    out = tmp_path / "policy.npz"
    assert list(command.run(command.begun(out, PLAN), out, 0.0, None)) == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["policy.npz", "policy.npz.part"]
    with pytest.raises(BadInput, match="go on with --resume"):
        command.begun(out, PLAN)
    rows = list(command.run(command.begun(out, None), out, None, None))
    assert rows[-1]["rounds"] == 24


def test_from_the_command_a_training_broken_off_goes_on_to_the_same_policy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "Plan", partial(Plan, first=5, second=4))

    def trained(out: Path, *arguments: str) -> list[dict[str, object]]:
        result = CliRunner().invoke(app, ["train", "comemierda", "--json", "--out", str(out), *arguments])
        assert result.exit_code == 0, result.output
        return [json.loads(line) for line in result.stdout.splitlines()]

    whole, broken = tmp_path / "whole.npz", tmp_path / "broken.npz"
    once = trained(whole, "--rounds", "24", "--seed", "3")
    assert [row["rounds"] for row in once] == [6, 12, 18, 24]
    assert trained(broken, "--rounds", "24", "--seed", "3", "--minutes", "0") == []
    again = trained(broken, "--resume", "--plot", str(tmp_path / "curve.svg"))
    assert [row["edge"] for row in again] == [row["edge"] for row in once]
    assert policy.read(broken) == policy.read(whole)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken.npz", "curve.svg", "whole.npz"]


def test_a_checkpoint_of_other_inputs_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Training(PLAN).save(tmp_path / "part.npz")
    monkeypatch.setattr(train.inputs, "LAYOUT", 0)
    with pytest.raises(BadInput, match="another layout of inputs"):
        resumed(tmp_path / "part.npz")


def test_a_best_response_tells_how_far_it_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(response, "fast", train.fast)
    monkeypatch.setattr(response.policy, "read", lambda _: drawn(1, 5, 4))
    for name, value in {"SERIES": 3, "ROUNDS": 2, "_MEASURED": 2}.items():
        monkeypatch.setattr(response, name, value)
    told = list(response.responded(24, 1, measures=2))
    assert [each.rounds for each in told] == [12, 24]
    assert 0 < told[0].seconds < told[1].seconds
    assert all(len(each.edges) == 2 and max(abs(each.edges)) <= 1.5 for each in told)


def test_what_learns_to_beat_a_policy_begins_with_its_numbers() -> None:
    learned = drawn(2, 5, 4)
    net = evaluating.net_in(response.numbers_of(learned), 5, 4)
    assert shipping.policy_of(net, np.array(learned.utility) / policy.UTILITY) == learned


def test_a_network_too_large_for_a_policy_is_refused_and_nothing_written(tmp_path: Path) -> None:
    numbers = learning.begun(700, 64, 1)
    net = evaluating.net_in(numbers, 700, 64)
    with pytest.raises(BadInput, match="more than 262144"):
        shipping.write_policy(tmp_path / "policy.npz", shipping.policy_of(net, train.POINTS))
    net.last[0, 0] = 100
    with pytest.raises(BadInput, match="too large"):
        shipping.policy_of(net, train.POINTS)
    assert list(tmp_path.iterdir()) == []


def test_the_slopes_are_those_of_the_error() -> None:
    """Against differences, for some numbers of each layer."""
    numbers = learning.begun(5, 4, 2).astype(np.float64)
    samples = selfplay.sample_room(6)
    chance = np.random.default_rng(1)
    for row in range(6):
        samples.inputs[row, :9] = chance.choice(INPUTS, 9, replace=False)
        samples.lengths[row] = 9
        samples.targets[row] = chance.dirichlet(np.ones(4))

    def off(changed: np.ndarray) -> float:
        learner = learning.Learner(5, 4, changed.astype(np.float32), train.fast)
        return learner.learn(samples, np.arange(6), 0.0)

    learner = learning.Learner(5, 4, numbers.astype(np.float32), train.fast)
    learner.learn(samples, np.arange(6), 0.0)
    slopes = learner.mean * 10
    for place in [*np.argsort(-np.abs(slopes))[:6], len(numbers) - 1, len(numbers) - 6]:
        step = np.zeros_like(numbers)
        step[place] = 0.02
        assert (off(numbers + step) - off(numbers - step)) / 0.04 == pytest.approx(slopes[place], rel=0.05, abs=2e-3)
