"""The solution of Gnav at the table: what ships, where it reaches, how it mixes, and its levels."""

import dataclasses
import subprocess
import sys
from array import array
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tapete.cards.gnav import RANKS
from tapete.core import BadInput, HmacEntropy, Status, robot_key, simulation_secret
from tapete.games.gnav import GNAV_GAME, Ask, Keep, Options
from tapete.games.gnav.events import LifeLost, Shown
from tapete.games.gnav.view import View
from tapete.robots import robot
from tapete.robots.gnav_solved import advice, thresholds, values
from tapete.robots.gnav_solved.files import PolicyFile, read, written
from tapete.robots.gnav_solved.levels import Good, Level, Novice, Regular, asks_at, forgotten, misjudged
from tapete.robots.gnav_solved.player import drawn
from tapete.robots.gnav_solved.reading import Spot, life_state, spot
from tapete.robots.gnav_solved.sets import ASKED, KEPT, NOTHING_GIVEN, SHOWN, doing, given_card, key, own_card, position
from tapete.robots.gnav_solved.solution import (
    ASKS_OF,
    POLICY_FILE,
    WORTH_FILE,
    WORTH_OF,
    policy_file,
    read_policy,
    read_worth,
    shipped_policy,
    shipped_worth,
    worth_file,
)
from tapete.robots.gnav_solved.states import NUMBER, STATES, Place, told

START = NUMBER[(Place(3, rests=False),) * 4]


def decisions(seed: str, matches: int = 1, play: str = "random", **options: Any) -> Iterator[View]:
    """Views of those to act in whole matches."""
    chosen, player = Options(**options), robot("gnav", play)
    for number in range(matches):
        secret = simulation_secret(f"{seed}/{number}")
        state: Any = None
        for deal_number in range(1, 200):
            entropy = HmacEntropy(secret, "gnav", deal_number, [None] * chosen.players)
            deal = GNAV_GAME.deal(chosen, entropy, deal_number)
            if state is not None and GNAV_GAME.skips(state):
                deal = dataclasses.replace(deal, deck=None)
            state = (GNAV_GAME.start(chosen, deal) if state is None else GNAV_GAME.next_deal(state, deal)).state
            while GNAV_GAME.status(state) is Status.PLAYING:
                (seat,) = GNAV_GAME.to_act(state)
                view = GNAV_GAME.view(state, seat)
                yield view
                action = player.act(view, robot_key(secret, seat, deal_number, len(view.history)))
                state = GNAV_GAME.apply(state, seat, action).state
            if GNAV_GAME.status(state) is Status.OVER:
                break


def keys(count: int) -> Iterator[bytes]:
    yield from (robot_key(b"lots", 0, 0, number) for number in range(count))


# What ships


def test_the_files_are_small() -> None:
    assert POLICY_FILE.stat().st_size < 500_000
    assert WORTH_FILE.stat().st_size < 2_500_000


def test_there_is_a_number_for_every_set_and_a_value_for_every_place() -> None:
    policy, worth = shipped_policy(), shipped_worth()
    assert len(policy.asks) == len(worth.keeping) == len(worth.asking) == 2_435_157
    assert len(policy.values) == 4 * 603
    for number, state in enumerate(STATES):
        wins = [policy.value(number, place) for place in range(4)]
        assert sum(wins) == pytest.approx(1, abs=1e-8)
        assert all(win > 0 for win in wins[: len(state)])
        assert not any(wins[len(state) :])


def test_the_match_is_worth_what_it_is_known_to_be() -> None:
    """Left of the dealer round to the dealer."""
    wins = [100 * shipped_policy().value(START, place) for place in range(4)]
    assert wins == pytest.approx([25.30, 25.37, 24.97, 24.36], abs=0.005)


def test_a_seat_does_what_is_worth_more_but_where_it_hardly_matters() -> None:
    policy, worth = shipped_policy(), shipped_worth()
    asks, keeping, asking = (np.array(table) / 0xFFFF for table in (policy.asks, worth.keeping, worth.asking))
    lost = np.maximum(keeping, asking) - (1 - asks) * keeping - asks * asking
    assert (lost > 0.001 + 2 / WORTH_OF).sum() <= 0.0005 * len(asks)


def test_what_is_read_would_be_written_the_same_again() -> None:
    assert policy_file(shipped_policy()) == read(POLICY_FILE)
    assert worth_file(shipped_worth()) == read(WORTH_FILE)


def test_the_one_file_is_not_taken_for_the_other() -> None:
    with pytest.raises(BadInput, match="other tables than keys-2"):
        read_policy(WORTH_FILE)
    with pytest.raises(BadInput, match="other tables than keeping, asking"):
        read_worth(POLICY_FILE, shipped_policy().sets)


def test_another_robots_file_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "gnav.policy"
    other.write_bytes(written(PolicyFile("gnav", "solved@7", {})))
    with pytest.raises(BadInput, match="solved@7 of gnav, not solved@1 of gnav"):
        read_policy(other)


def test_tables_of_another_size_are_refused(tmp_path: Path) -> None:
    other = tmp_path / "gnav.policy"
    policy = dataclasses.replace(shipped_policy(), asks=array("H", [1, 2, 3]))
    other.write_bytes(written(policy_file(policy)))
    with pytest.raises(BadInput, match="other sizes than the 603 states have"):
        read_policy(other)


def test_it_plays_without_numba_and_numpy() -> None:
    program = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from tapete.robots import robot
from tapete.robots.gnav_solved.solution import shipped_worth
robot("gnav", "solved"), shipped_worth()
"""
    subprocess.run([sys.executable, "-c", program], check=True)


# Sets and states


@pytest.mark.parametrize("at", [0, 1, 3])
def test_a_key_tells_its_parts(at: int) -> None:
    number = key(at, 0b1010, doing(0, ASKED, 4) + doing(2, KEPT, 0), 12, 19)
    assert (position(number), own_card(number), given_card(number)) == (at, 19, 12)


def test_keys_differ_where_what_is_known_does() -> None:
    did = [(acts, shows) for acts in range(3) for shows in range(SHOWN)]
    seen = {key(1, 0, doing(0, *one), given, 5) for one in did for given in range(22)}
    assert len(seen) == len(did) * 22


def test_states_are_told_as_people_write_them() -> None:
    assert told(STATES[START]) == "3-3-3-3"
    assert told((Place(2, rests=True), Place(1, rests=False), Place(3, rests=False))) == "(2)-1-3"


def test_a_seat_always_finds_its_set() -> None:
    seen = Counter(advice(view).source for view in decisions("finds", matches=12))
    assert set(seen) == {"solution"}


def test_lives_lost_in_the_deal_do_not_change_its_state() -> None:
    for view in decisions("lost", matches=40):
        lost = [event for event in view.history if isinstance(event, LifeLost)]
        state = life_state(view)
        assert state is not None
        assert sum(place.lives for place in STATES[state]) == sum(view.lives) + len(lost)


def test_pictures_shown_are_borne_in_mind() -> None:
    shown = [view for view in decisions("shown", matches=40) if any(isinstance(e, Shown) for e in view.history)]
    assert shown
    for view in shown:
        last = next(event for event in reversed(view.history) if isinstance(event, Shown))
        known = spot(view)
        digit = known.doings // 15 ** view.order.index(last.seat) % 5
        assert digit == ["house", "horse", "cat", "dragoon"].index(last.card) + 1


@pytest.mark.parametrize(
    "options",
    [
        {"fool_rests": False},
        {"fool_spares_next_lowest": True},
        {"cat_undoes": False},
        {"cuckoo_costs_asker": True},
        {"all_zero_replays": True},
        {"lives": 4},
        {"players": 5},
    ],
)
def test_elsewhere_thresholds_are_used_and_said_to_be(options: dict[str, Any]) -> None:
    view = next(decisions("elsewhere", **options))
    assert advice(view).source == "thresholds"
    assert values(view) is None
    assert advice(view).asks in (0, ASKS_OF)


def test_the_solution_takes_over_as_soon_as_four_are_left_with_three_lives() -> None:
    sources = Counter(advice(view).source for view in decisions("six", matches=4, players=6))
    assert set(sources) == {"solution", "thresholds"}


def test_a_seat_that_is_not_to_act_gets_no_advice() -> None:
    view = next(decisions("idle"))
    idle = next(seat for seat in range(4) if seat != view.seat)
    with pytest.raises(ValueError, match="not to act"):
        advice(dataclasses.replace(view, seat=idle))


# Thresholds


def test_there_are_thresholds_for_every_number_of_contestants() -> None:
    assert set(thresholds.ASKS_UP_TO) == set(range(2, 9))
    for contestants, row in thresholds.ASKS_UP_TO.items():
        assert len(row) == contestants
        assert set(row) <= set(RANKS[:16])


@pytest.mark.parametrize(("own", "given", "asks"), [("IV", None, True), ("VII", None, False), ("I", "owl", False)])
def test_a_threshold_asks_with_low_cards_it_was_not_glad_to_get(own: str, given: str | None, asks: bool) -> None:
    gave = NOTHING_GIVEN if given is None else RANKS.index(given)
    at = Spot(1, 2, RANKS.index(own), gave, 0, 0)
    assert (thresholds.leaning(at) > 0) == asks


# Playing


def test_it_asks_as_often_as_the_solution_says() -> None:
    mixed = [view for view in decisions("mixed", matches=60, play="solved") if 0.3 < advice(view).asks / ASKS_OF < 0.7]
    view = mixed[0]
    asked = sum(robot("gnav", "solved").act(view, lot) == Ask() for lot in keys(4_000))
    likely = advice(view).asks / ASKS_OF
    assert abs(asked / 4_000 - likely) < 4 * (likely * (1 - likely) / 4_000) ** 0.5


def test_a_certain_choice_is_never_drawn_otherwise() -> None:
    assert all(drawn(ASKS_OF, lot) and not drawn(0, lot) for lot in (bytes(32), b"\xff" * 32))


def test_values_are_of_the_choices() -> None:
    view = next(decisions("values"))
    known = values(view)
    assert known is not None
    assert known.of(Keep()) == known.keep / WORTH_OF
    assert known.of(Ask()) == known.ask / WORTH_OF
    assert 0.15 < known.of(Keep()) < 0.35


# Levels


def test_the_hotter_the_more_a_level_misses() -> None:
    gap = WORTH_OF // 50
    likely = [asks_at(gap, level.heat) for level in (Good, Novice, Regular)]
    assert ASKS_OF > likely[0] > likely[1] > likely[2] > ASKS_OF // 2


@pytest.mark.parametrize("level", [Novice, Regular, Good])
def test_what_is_plain_nobody_misses(level: type[Level]) -> None:
    assert [asks_at(gap, level.heat) for gap in (2 * level.heat, -2 * level.heat)] == [ASKS_OF, 0]
    assert 0 < asks_at(-2 * level.heat + 100, level.heat) < ASKS_OF // 7


def test_odds_mirror() -> None:
    assert asks_at(0, Good.heat) in (ASKS_OF // 2, ASKS_OF // 2 + 1)
    for gap in (1, 50, 500, 5_000, 50_000):
        assert asks_at(gap, Good.heat) + asks_at(-gap, Good.heat) == ASKS_OF


def test_the_odds_are_the_same_whole_numbers_everywhere() -> None:
    assert [asks_at(gap, 1_000) for gap in (0, 100, 1_000, 1_999, 2_000)] == [32_768, 34_302, 47_910, 57_505, 65_535]


def test_a_novice_is_off_by_some_ranks_with_ordinary_cards_alone() -> None:
    seen = {
        own: {misjudged(Spot(0, 4, own, NOTHING_GIVEN, own == 0, 0), lot).own for lot in keys(300)} for own in range(21)
    }
    assert seen[0] == {0}
    assert seen[1] == set(range(1, 7))
    assert seen[8] == set(range(3, 14))
    assert seen[15] == set(range(10, 16))
    assert all(seen[own] == {own} for own in range(16, 21))


def test_a_novice_minds_nothing_but_its_own_card() -> None:
    for view in decisions("forgets", matches=6):
        known = spot(view)
        plain = forgotten(known)
        assert (plain.own, plain.position, plain.contestants) == (known.own, known.position, known.contestants)
        assert plain.given == NOTHING_GIVEN
        state = life_state(view)
        assert state is not None
        assert shipped_policy().sets.place(state, plain.key()) is not None


@pytest.mark.parametrize("name", ["regular", "good", "expert", "solved"])
def test_nobody_refuses_a_choice_that_wins_for_sure(name: str) -> None:
    """Two with a life each, the last to act holds the only card that is higher than what was given away."""
    found = 0
    for view in decisions("sure", matches=150, players=2, lives=1):
        known = values(view)
        assert known is not None
        if max(known.keep, known.ask) == WORTH_OF > min(known.keep, known.ask):
            sure = Ask() if known.ask == WORTH_OF else Keep()
            assert {robot("gnav", name).act(view, lot) for lot in keys(20)} == {sure}
            found += 1
    assert found
