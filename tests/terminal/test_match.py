"""The match as the person's seat lives through it, without a screen."""

from typing import Any, get_args

import pytest

from tapete.core import Status
from tapete.games import GAMES
from tapete.games.comemierda.events import SeatEvent as ComemierdaSeen
from tapete.games.gnav.events import SeatEvent as GnavSeen
from tapete.lab.simulate import simulation
from tapete.records import Acted, Dealt
from tapete.robots import robot
from tapete.terminal import Match
from terminal.sitting import sitting, wish

SEEN = {"comemierda": get_args(ComemierdaSeen), "gnav": get_args(GnavSeen)}

GAMES_AND_OPTIONS = [
    ("comemierda", "target=5,players=4"),
    ("comemierda", "target=5,players=6,blind_exchange=true"),
    ("gnav", "players=4"),
    ("gnav", "players=2,lives=5"),
]


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS)
def test_cards_and_robots_are_those_of_a_simulation_from_the_same_seed(game: str, options: str) -> None:
    plan = sitting(game, options).plan
    robots = [robot(game, "rules"), *plan.robots]
    given = {name: getattr(plan.options, name) for name in plan.options.__dataclass_fields__}
    simulated = simulation(GAMES[game], given, robots, "7").match(3).record
    match = Match(plan, 3)
    match.begin()
    skipped = False
    for entry in simulated.entries[1:]:
        if isinstance(entry, Dealt):
            if not skipped:
                match.next_deal()
            skipped = entry.deck is None
        elif isinstance(entry, Acted) and entry.seat == 0:
            match.choose(entry.action)
        elif isinstance(entry, Acted):
            assert match.robot == entry.seat
            match.robot_acts()
    assert match.record.entries == simulated.entries
    assert match.record.header.seats == ("Ana", *simulated.header.seats[1:])
    assert match.record.header.seed == simulated.header.seed


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS)
def test_only_events_as_a_seat_may_see_them_come_out(game: str, options: str) -> None:
    for news in played(Match(sitting(game, options).plan, 1)):
        assert all(isinstance(event, SEEN[game]) for event in news)


@pytest.mark.parametrize(("game", "options"), GAMES_AND_OPTIONS)
def test_what_is_refused_changes_nothing(game: str, options: str) -> None:
    match = Match(sitting(game, options).plan, 1)
    match.begin()
    while match.status is Status.PLAYING and match.robot is None:
        match.choose(wish(match))
    before = match.view
    for action in (wish_of_another(game),):
        assert match.why_not(action) is not None
        with pytest.raises(ValueError, match="seat 0"):
            match.choose(action)
    assert match.view == before


def wish_of_another(game: str) -> Any:
    """Something that would be allowed only to the one whose turn it is."""
    other = Match(sitting(game).plan, 1)
    other.begin()
    while not other.view.legal:
        if other.robot is None:
            other.next_deal()
        else:
            other.robot_acts()
    return other.view.legal[0]


def played(match: Match) -> Any:
    """All news of a match, in the order in which it comes."""
    yield match.begin()
    while match.status is not Status.OVER:
        if match.status is Status.BETWEEN:
            yield match.next_deal()
        elif match.robot is not None:
            yield match.robot_acts()
        else:
            yield match.choose(wish(match))
