"""The golden files are what the games do, line by line, and leave nothing out."""

import dataclasses
import json
import re
from itertools import zip_longest
from typing import Any, get_args

import pytest

from playthroughs.golden import FOLDER, SCENARIOS, files
from tapete.cards.gnav import RANKS
from tapete.games import GAMES
from tapete.games.comemierda import events as comemierda_events
from tapete.games.comemierda import options as comemierda_options
from tapete.games.comemierda import refusals as comemierda_refusals
from tapete.games.gnav import events as gnav_events
from tapete.games.gnav import options as gnav_options
from tapete.games.gnav import refusals as gnav_refusals

EVENTS = {"comemierda": comemierda_events, "gnav": gnav_events}
OPTIONS = {"comemierda": comemierda_options, "gnav": gnav_options}
REFUSALS = {"comemierda": comemierda_refusals, "gnav": gnav_refusals}
MOST = 1_000_000


def golden(game: str) -> str:
    """All files of a game."""
    return "\n".join(path.read_text() for name, path in files().items() if name.startswith(game))


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_file_is_what_the_game_does(name: str) -> None:
    stands = (FOLDER / name).read_text().splitlines()
    for at, (line, now) in enumerate(zip_longest(stands, SCENARIOS[name].written().splitlines()), 1):
        assert line == now, f"{name}:{at}: if this change is meant, `make golden` writes it"


def test_every_file_has_its_scenario() -> None:
    assert list(files()) == sorted(SCENARIOS)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told(game: str) -> None:
    kinds = {event.__dataclass_fields__["kind"].default for event in get_args(EVENTS[game].Event)}
    assert kinds - set(re.findall(r"^  told .*?: (\S+)", golden(game), re.MULTILINE)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_for_a_refusal_is_given(game: str) -> None:
    given = set(re.findall(r"^  refused .*: (\S+ \S+)$", golden(game), re.MULTILINE))
    assert {f"{reason.rule} {reason.key}" for reason in REFUSALS[game].ALL} - given == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_played(game: str) -> None:
    played: dict[str, set[Any]] = {}
    for written in re.findall(rf"^{game} (.*)$", golden(game), re.MULTILINE):
        for name, value in json.loads(written).items():
            played.setdefault(name, set()).add(value)
    for option in dataclasses.fields(OPTIONS[game].Options):
        assert played.get(option.name, set()) - {option.default}, f"{option.name} is never other than standard"
        if option.metadata["nullable"]:
            assert None in played[option.name]


def test_every_picture_card_is_met_before_a_seat_and_in_the_stock() -> None:
    for card in RANKS[RANKS.index("house") :]:
        assert re.search(rf"told all: shown .*card={card} ", golden("gnav")), card
        assert re.search(rf"told all: turned .*card={card}$", golden("gnav"), re.MULTILINE), card


def test_every_cause_of_a_loss_is_told() -> None:
    for cause in get_args(gnav_events.Cause):
        assert re.search(rf"(cause=|:){cause}\b", golden("gnav")), cause


def test_every_office_is_held() -> None:
    for office in get_args(comemierda_events.Office):
        assert re.search(rf"offices=\[[^]]*\b{office}\b", golden("comemierda")), office


def test_the_files_stay_small() -> None:
    assert sum(path.stat().st_size for path in files().values()) < MOST
