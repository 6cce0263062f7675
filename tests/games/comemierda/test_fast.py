"""Compiled and interpreted, the rules are the same: every step, every sum. Compiled here into a folder of its own."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benches.reference import GCC, Reference
from games.comemierda.matches import FLAGS, match
from tapete.core.xorshift import WORD
from tapete.games.comemierda import Options, Pass, Play, playouts, rows, rules, scoring
from tapete.games.comemierda.fast import SOURCES
from tapete.games.comemierda.rules import Ruling
from tapete.games.comemierda.state import ruling_of
from tapete.games.comemierda.values import RANK, bits_of
from tapete.games.compiled import compiled

EVERY = [
    Options(),
    *(Options(**{name: not getattr(Options(), name)}) for name in FLAGS),
    Options(**dict.fromkeys(FLAGS, True), target=None),
]
"""Each option by itself, and all together."""

Compiler = Callable[[Callable[..., Any]], Callable[..., Any]]


@pytest.fixture(scope="module")
def fast(fresh_cache: Path) -> Compiler:
    return lambda function: compiled(function, *SOURCES, below=fresh_cache)


def nothing(ruling: Ruling) -> tuple[int, ...]:
    return (0,) * ruling.players


def test_thousands_of_matches_come_to_the_same_sum(fast: Compiler) -> None:
    play = fast(playouts.playouts)
    matches = 0
    for seed, options in enumerate(EVERY, 1):
        ruling = ruling_of(options)
        rounds = 9_000 if options == Options() else 2_000
        sums = play(ruling, nothing(ruling), rounds, seed, np.zeros(40, np.int64))
        assert sums == playouts.playouts(ruling, nothing(ruling), rounds, seed, [0] * 40)
        matches += sums[1]
    assert matches > 2_000


@pytest.mark.skipif(GCC is None, reason="there is no gcc")
def test_the_reference_in_c_comes_to_the_same_sum(tmp_path: Path) -> None:
    reference = Reference(tmp_path)
    for players in range(4, 9):
        for options in EVERY:
            ruling = ruling_of(replace(options, players=players))
            expected = playouts.playouts(ruling, nothing(ruling), 40, players, [0] * 40)
            assert reference.playouts(ruling, 40, players) == expected


@pytest.mark.parametrize("players", [5, 8])
def test_more_seats_come_to_the_same_sum(fast: Compiler, players: int) -> None:
    play = fast(playouts.playouts)
    for seed, options in enumerate((Options(players=players), Options(players=players, pass_locks_out=True)), 1):
        ruling = ruling_of(options)
        sums = play(ruling, nothing(ruling), 300, seed, np.zeros(40, np.int64))
        assert sums == playouts.playouts(ruling, nothing(ruling), 300, seed, [0] * 40)


def test_rows_are_the_same_at_every_step(fast: Compiler) -> None:
    begin, pick, step = fast(rows.begin_rows), fast(rows.pick_rows), fast(rows.step_rows)
    side_by_side = 5
    for options in EVERY:
        ruling = ruling_of(options)
        empty = nothing(ruling)
        shape = (side_by_side, rows.width(ruling.players))
        table = np.zeros(shape, np.int64)
        masks, actions, over, won = np.zeros((4, side_by_side), np.int64)
        points = np.zeros((side_by_side, ruling.players), np.int64)
        plain = [table.tolist(), *(each.tolist() for each in (masks, actions, over, points, won))]
        seeds = np.arange(1, side_by_side + 1)
        deck = np.zeros(40, np.int64)
        begin(ruling, empty, table, seeds, masks, deck)
        rows.begin_rows(ruling, empty, plain[0], seeds.tolist(), plain[1], deck.tolist())
        ended = 0
        for _ in range(900):
            pick(table, masks, actions)
            step(ruling, empty, table, actions, masks, over, points, won, deck)
            rows.pick_rows(*plain[:3])
            rows.step_rows(ruling, empty, plain[0], plain[2], plain[1], *plain[3:], [0] * 40)
            assert [each.tolist() for each in (table, masks, actions, over, points, won)] == plain
            ended += plain[3].count(rows.MATCH_OVER)
        assert ended or options.target is None or not options.escalating


@pytest.mark.parametrize(
    "options", [Options(), Options(players=7, blind_exchange=True, presidente_opens=True)], ids=str
)
def test_a_row_played_by_lot_is_a_playout(options: Options) -> None:
    ruling = ruling_of(options)
    empty = nothing(ruling)
    row, mask, action, over, won = [0] * rows.width(ruling.players), [0], [0], [0], [0]
    points, deck = [[0] * ruling.players], [0] * 40
    rows.begin_rows(ruling, empty, [row], [77], mask, deck)
    steps = check = matches = 0
    totals = empty
    for _ in range(20):
        over[0] = rows.GOES_ON
        while over[0] == rows.GOES_ON:
            before = rows.read(row, empty)
            rows.pick_rows([row], mask, action)
            rows.step_rows(ruling, empty, [row], action, mask, over, points, won, deck)
            steps += before.gifts == 0
        last = scoring.ranking_of(ruling, rules.step(ruling, before.table, action[0]))
        check = check * 31 + last & WORD
        totals = tuple(total + point for total, point in zip(totals, points[0], strict=True))
        if over[0] == rows.MATCH_OVER:
            matches += 1
            check = check * 31 + won[0] & WORD
            totals = empty
        assert rows.read(row, empty).totals == totals
    for total in totals:
        check = check * 31 + total & WORD
    assert playouts.playouts(ruling, empty, 20, 77, deck) == (steps, matches, check)


def test_whole_games_are_the_same_at_every_action(fast: Compiler) -> None:
    """What is told of an action is read off the tables before and after it, so it is told the same."""
    step, legal, ranking_of = fast(rules.step), fast(rules.legal), fast(scoring.ranking_of)
    with_points, forced = fast(scoring.with_points), fast(scoring.forced)
    plays = rounds = exchanges = 0
    for seed, options in enumerate(replace(each, target=9) for each in EVERY):
        moments = list(match(options, seed))
        for before, after in pairwise(moments):
            ruling, table = before.state.ruling, before.state.table
            if isinstance(before.action, Play | Pass):
                assert legal(ruling, table) == rules.legal(ruling, table)
                stepped = step(ruling, table, index(before.action))
                assert stepped == after.state.table
                plays += 1
            if before.state.phase == "play" and after.state.phase in ("scored", "over"):
                assert ranking_of(ruling, stepped) == after.state.ranking
                totals = with_points(ruling, after.state.ranking, after.state.number, tuple(before.state.totals))
                assert totals == tuple(after.state.totals)
                rounds += 1
            if before.state.phase == "scored":
                hands = after.state.table.hands
                if not options.blind_exchange:
                    dealt = tuple(bits_of(hand) for hand in after.state.history[0].hands)
                    for place in (0, 1):
                        dealt = forced(ruling, dealt, before.state.ranking, place)
                    assert dealt == hands
                    exchanges += 1
    assert min(plays, rounds, exchanges) > 20


def index(action: Play | Pass) -> int:
    if isinstance(action, Pass):
        return rules.PASS_ACTION
    return 4 * RANK[action.cards[0]] + len(action.cards) - 1
