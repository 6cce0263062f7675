"""Compiled and interpreted, the loops of the laboratory are the same. Compiling them takes a minute."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from robots.comemierda_learned.networks import drawn
from tapete.games.compiled import compiled
from tapete.lab.comemierda import ahead, contest, evaluating, exact, learning, selfplay
from tapete.lab.comemierda.fast import SOURCES

MIX = selfplay.Mix(0.3, 0.2, 0.2, 0.1, 0.1, 0.05, 0.8, 0.4)


def loop(function: Any, folder: Path) -> Any:
    return compiled(function, *SOURCES, below=folder)


@pytest.mark.slow
def test_contests_of_all_players_come_to_the_same_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fast, net = loop(contest.contest, tmp_path), exact.exact(drawn(1, 6, 4))
    kinds = (contest.BY_LOT, contest.LOWEST, contest.RULES, contest.GOOD)
    points = [np.zeros(3, np.float32) for _ in kinds]
    for kind, told in zip(kinds, points, strict=True):
        one, three = contest.Player(kind, net), contest.Player(contest.RULES, net)
        fast(5, 0, 2, one, three, contest.hall(6, 4), told, np.zeros(4, np.int64))
    for module in (evaluating, exact, ahead, contest):
        monkeypatch.setattr(module, "whole", lambda length: [0] * length)
    for kind, told in zip(kinds, points, strict=True):
        one, three = contest.Player(kind, net), contest.Player(contest.RULES, net)
        again = np.zeros(3, np.float32)
        contest.contest(5, 0, 2, one, three, contest.hall(6, 4), again, [0] * 4)
        assert again.tolist() == told.tolist()


@pytest.mark.slow
def test_self_play_tells_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    net = evaluating.net_in(learning.begun(6, 4, 1), 6, 4)
    nets = selfplay.Nets(net, net, np.array([3, 1, -1, -3], np.float32))
    told = []
    for play in (loop(selfplay.play_series, tmp_path), selfplay.play_series):
        samples, moves = selfplay.sample_room(5 * selfplay.MOST_IN_ROUND), np.zeros((4, 4), np.float32)
        room = selfplay.bench(), evaluating.desk(6, 4), selfplay.notes()
        written = play(9, 4, 2, MIX, nets, *room, samples, moves)
        told.append((written, samples, moves))
        for module in (evaluating, selfplay):
            monkeypatch.setattr(module, "whole", lambda length: [0] * length)
    (written, samples, moves), (again, others, other_moves) = told
    assert written == again > 100
    assert samples.inputs.tolist() == others.inputs.tolist()
    assert samples.targets == pytest.approx(others.targets, abs=1e-5)
    assert moves.tolist() == other_moves.tolist()
