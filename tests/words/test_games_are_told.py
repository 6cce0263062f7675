"""Whatever the games can say has words: events, refusals, cards, options, rules."""

import dataclasses
import re
from types import UnionType
from typing import get_args

import pytest

from tapete.cards import GNAV, SPANISH
from tapete.core import Refusal
from tapete.games.comemierda import events as comemierda_events
from tapete.games.comemierda import refusals as comemierda_refusals
from tapete.games.comemierda.options import Options as ComemierdaOptions
from tapete.games.gnav import events as gnav_events
from tapete.games.gnav import refusals as gnav_refusals
from tapete.games.gnav.options import Options as GnavOptions
from tapete.room import refusals as room_refusals
from tapete.server import door
from tapete.server.http import denied
from tapete.words import LANGUAGES
from words.catalogues import messages

REFUSALS = (*comemierda_refusals.ALL, *gnav_refusals.ALL, *room_refusals.ALL, *denied.ALL, *door.ALL)
OPTIONS = {"comemierda": ComemierdaOptions, "gnav": GnavOptions}
EVENTS: dict[str, UnionType] = {"comemierda": comemierda_events.SeatEvent, "gnav": gnav_events.SeatEvent}

every_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", OPTIONS)


def kinds(game: str) -> set[str]:
    return {
        field.default
        for event in get_args(EVENTS[game])
        for field in dataclasses.fields(event)
        if field.name == "kind" and isinstance(field.default, str)
    }


def rules_of(game: str, language: str) -> set[str]:
    """The numbers that stand on a rules page, as C4 or G20."""
    found = (re.fullmatch(rf"rules-{game}-([cg]\d+)", message) for message in messages(language))
    return {match[1].upper() for match in found if match}


@every_language
@each_game
def test_every_kind_of_event_has_a_line(game: str, language: str) -> None:
    assert len(kinds(game)) >= 10
    assert {f"event-{game}-{kind}" for kind in kinds(game)} - messages(language).keys() == set()


@every_language
def test_every_refusal_is_explained_and_no_other(language: str) -> None:
    """What the browser refuses by itself, in a guided hand, is said in a file of its own."""
    told = (message.id for message in messages(language).values() if message.file == "refusals.ftl")
    explained = {message.removeprefix("refused-") for message in told if message.startswith("refused-")}
    assert explained == {refusal.key for refusal in REFUSALS}


@every_language
@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.key)
def test_a_refusal_of_a_game_leaves_room_for_its_rule_and_one_of_the_room_ends(refusal: Refusal, language: str) -> None:
    said = messages(language)[f"refused-{refusal.key}"].text
    assert said.endswith(".") == (not refusal.rule)


@every_language
@pytest.mark.parametrize("game", ["comemierda", "gnav"])
def test_every_rule_that_a_refusal_cites_stands_on_the_rules_page(game: str, language: str) -> None:
    cited = {refusal.rule for refusal in REFUSALS if refusal.rule and refusal.key.startswith(game)}
    assert cited - rules_of(game, language) == set()


@every_language
def test_the_rules_pages_have_every_number(language: str) -> None:
    numbers = (*range(1, 14), *range(20, 25), *range(30, 33))
    assert rules_of("comemierda", language) == {f"C{number}" for number in numbers}
    assert rules_of("gnav", language) == {f"G{number}" for number in (*range(1, 14), *range(20, 27))}


@every_language
@each_game
def test_a_rule_mentions_only_rules_of_its_page(game: str, language: str) -> None:
    texts = (m.text for m in messages(language).values() if m.id.startswith(f"rules-{game}-"))
    mentioned = {number for text in texts for number in re.findall(r"\b[CG]\d{1,2}\b", text)}
    assert mentioned - rules_of(game, language) == set()


@every_language
@each_game
def test_every_option_has_a_name_and_says_what_it_changes(game: str, language: str) -> None:
    for field in dataclasses.fields(OPTIONS[game]):
        name = f"rules-{game}-option-{field.name.replace('_', '-')}"
        assert {name, f"{name}-name"} <= messages(language).keys()
        assert field.metadata["rule"] in messages(language)[name].text


@every_language
def test_every_card_has_its_names(language: str) -> None:
    there = messages(language).keys()
    assert {f"card-{card}" for card in SPANISH.cards} <= there
    assert {f"{kind}-{card[:-1]}" for kind in ("value", "values", "set") for card in SPANISH.cards} <= there
    assert {f"{kind}-{rank}" for kind in ("rank", "the-rank") for rank in GNAV.cards} <= there
