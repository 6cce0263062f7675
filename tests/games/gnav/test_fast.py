"""Compiled and interpreted, the rules are the same: every step, every sum. Compiled here into a folder of its own."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from games.gnav.playing import moments
from tapete.games.compiled import compiled
from tapete.games.gnav import Options, rows, rules
from tapete.games.gnav.events import Dealt, Skipped
from tapete.games.gnav.fast import SOURCES
from tapete.games.gnav.state import option_bits

FLAGS = ("fool_rests", "fool_spares_next_lowest", "cat_undoes", "cuckoo_costs_asker", "all_zero_replays")

EVERY = [
    Options(),
    *(Options(**{name: not getattr(Options(), name)}) for name in FLAGS),
    Options(**{name: not getattr(Options(), name) for name in FLAGS}),
]
"""Each option by itself, and all together."""

Compiler = Callable[[Callable[..., Any]], Callable[..., Any]]


@pytest.fixture(scope="module")
def fast(fresh_cache: Path) -> Compiler:
    return lambda function: compiled(function, *SOURCES, below=fresh_cache)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_thousands_of_matches_come_to_the_same_sum(fast: Compiler, players: int) -> None:
    play = fast(rules.playouts)
    for seed, options in enumerate(EVERY, 1):
        lives = (options.lives,) * players
        matches = 1_500 if options == Options() else 400
        sums = play(matches, lives, option_bits(options), seed, np.zeros(42, np.int64))
        assert sums == rules.playouts(matches, lives, option_bits(options), seed, [0] * 42)


def test_eight_seats_and_uneven_lives_come_to_the_same_sum(fast: Compiler) -> None:
    play = fast(rules.playouts)
    lives = (1, 2, 3, 4, 5, 6, 7, 9)
    sums = play(200, lives, rules.STANDARD, 2026, np.zeros(42, np.int64))
    assert sums == rules.playouts(200, lives, rules.STANDARD, 2026, [0] * 42)


def test_rows_are_the_same_at_every_step(fast: Compiler) -> None:
    begin, pick, step = fast(rows.begin_rows), fast(rows.pick_rows), fast(rows.step_rows)
    side_by_side = 8
    for options in EVERY:
        bits = option_bits(options)
        lives = (options.lives,) * options.players
        table = np.zeros((side_by_side, rows.width(options.players)), np.int64)
        actions, over, won = np.zeros((3, side_by_side), np.int64)
        changes = np.zeros((side_by_side, options.players), np.int64)
        plain = [table.tolist(), *(each.tolist() for each in (actions, over, changes, won))]
        seeds = np.arange(1, side_by_side + 1)
        begin(table, lives, bits, seeds, np.zeros(42, np.int64))
        rows.begin_rows(plain[0], lives, bits, seeds.tolist(), [0] * 42)
        ended = 0
        for _ in range(500):
            pick(table, actions)
            step(table, lives, bits, actions, over, changes, won, np.zeros(42, np.int64))
            rows.pick_rows(*plain[:2])
            rows.step_rows(plain[0], lives, bits, *plain[1:], [0] * 42)
            assert [each.tolist() for each in (table, actions, over, changes, won)] == plain
            ended += plain[2].count(rows.MATCH_OVER)
        assert ended > side_by_side


@pytest.mark.parametrize("options", EVERY, ids=str)
def test_rows_played_by_lot_are_playouts(options: Options) -> None:
    bits = option_bits(options)
    lives = (options.lives,) * options.players
    row, action, over, won, change, deck = [0] * rows.width(options.players), [0], [0], [0], [[0] * 4], [0] * 42
    rows.begin_rows([row], lives, bits, [77], deck)
    choices = deals = digest = 0
    for _ in range(20):
        over[0] = rows.GOES_ON
        while over[0] != rows.MATCH_OVER:
            played = row[rows.DEALS]
            left = rows.read(row, lives, bits).lives
            rows.pick_rows([row], action)
            rows.step_rows([row], lives, bits, action, over, change, won, deck)
            choices += 1
            if over[0] != rows.MATCH_OVER:
                assert rows.read(row, lives, bits).lives == tuple(map(sum, zip(left, change[0], strict=True)))
        deals += played
        digest = digest * 31 + won[0] & 0xFFFFFFFF
    assert rules.playouts(20, lives, bits, 77, deck) == (choices, deals, digest)


def test_whole_games_are_the_same_at_every_action(fast: Compiler) -> None:
    """What is told of an action is read off the matches before and after it, so it is told the same."""
    exchange, settled, dealt = fast(rules.exchange), fast(rules.settled), fast(rules.dealt)
    skipped, losers = fast(rules.skipped), fast(rules.losers)
    actions = settlements = skips = 0
    for seed in range(30):
        options = EVERY[seed % len(EVERY)]
        for before, state, events in moments(options, seed):
            if before is None:
                continue
            if isinstance(events[0], Skipped):
                assert skipped(before.match) == state.match
                skips += 1
            elif isinstance(events[0], Dealt):
                contestants = rules.contestants(before.match).bit_count()
                deck = [card for card in deck_of(state) if card != rules.NO_CARD]
                assert len(deck) == contestants + rules.STOCK_WINDOW
                assert dealt(before.match, np.array(deck)) == state.match
            else:
                action = rules.KEEP if events[0].kind == "kept" else rules.ASK
                after = exchange(before.match, action)
                assert after == rules.exchange(before.match, action)
                if after.turn == rules.NOBODY:
                    assert losers(after) == rules.losers(after)
                    after = settled(after)
                    settlements += 1
                assert after == state.match
                actions += 1
    assert min(actions, settlements, skips) >= 1
    assert actions > 500


def deck_of(state: Any) -> list[int]:
    """The deck of a deal as it was dealt, as far as a deal may need it: contestants in their order, then the stock."""
    match = state.match
    seats = [(match.dealer + 1 + i) % len(match.cards) for i in range(len(match.cards))]
    stock = [match.stock >> 5 * place & 31 for place in range(rules.STOCK_WINDOW)]
    return [match.cards[seat] for seat in seats] + stock
