"""What the tables say through whole matches: words for everything, and no more than one may look up."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tapete.core import Status
from tapete.terminal import Match, Sitting
from tapete.terminal.picture import Picture, Sheet, Table
from tapete.terminal.table import TABLES
from terminal.sitting import sitting, wish

CASES = [
    ("comemierda", "players=4,target=9"),
    ("comemierda", "players=5,target=5,blind_exchange=true,presidente_opens=true,no_finish_on_two_of_oros=true"),
    ("comemierda", "players=8,target=5,pass_locks_out=true,equal_may_be_played=true,first_lead_shows_three=true"),
    ("gnav", "players=4"),
    ("gnav", "players=8,lives=2"),
    ("gnav", "players=3,lives=2,all_zero_replays=true,cuckoo_costs_asker=true"),
    ("gnav", "players=5,fool_spares_next_lowest=true,cat_undoes=false,fool_rests=false"),
]

NO_WORDS = re.compile(r"(?<!\w)(?:event|table|terminal|card|rank|the-rank|set|value|office|refused)-[\w-]+|[{}]")


def moments(plan: Sitting, number: int) -> Iterator[tuple[Match, Table, Picture]]:
    """A whole match, drawn after everything that happens."""
    match = Match(plan.plan, number)
    table = TABLES[plan.plan.game.name](plan.voice)
    table.told(match.begin())
    yield match, table, table.picture(match.view)
    while match.status is not Status.OVER:
        if match.status is Status.BETWEEN:
            table.told(match.next_deal())
        else:
            table.told(match.robot_acts() if match.robot is not None else match.choose(wish(match)))
        yield match, table, table.picture(match.view)


def words_of(picture: Picture) -> Iterator[str]:
    """Everything that is said in a picture."""
    yield from (picture.where, picture.caption, picture.head, picture.why, *picture.notes, *picture.aside)
    yield from (column.heading for column in picture.columns)
    yield from (cell.text for row in picture.rows for cell in row.cells)
    yield from (line.text for line in picture.log)
    yield from (act.says for act in picture.acts)


def sheets(match: Match, table: Table) -> Iterator[Sheet]:
    """What the letters open."""
    yield from (sheet for key in "lr" if (sheet := table.sheet(key, match.view)))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("game", "options"), CASES)
def test_everything_has_words(game: str, options: str, language: str) -> None:
    plan = sitting(game, options, language)
    for number in (1, 2):
        for match, table, picture in moments(plan, number):
            said = [*words_of(picture), *(line for sheet in sheets(match, table) for line in sheet.lines)]
            assert [words for words in said if NO_WORDS.search(words)] == []
            assert picture.head


@pytest.mark.parametrize(("game", "options"), CASES)
def test_a_picture_holds_no_card_that_its_view_does_not(game: str, options: str) -> None:
    for match, _, picture in moments(sitting(game, options), 1):
        view = match.view
        drawn = {*picture.pile, *(held.card for held in picture.hand)}
        if game == "gnav":
            assert drawn == ({view.card} if picture.hand else set())
            faces = {str(row.cells[2].text) for row in picture.rows if row.cells[2].ink.value == "face"}
            assert faces <= {*view.known, *(view.settled.cards if view.settled else ())}
        else:
            assert drawn <= {*view.hand, *view.to_beat, *view.left, *exchanged(view)}


def exchanged(view: Any) -> set[str]:
    """The cards of the person's own exchange."""
    return {card for event in view.history if event.kind in ("given", "set-aside") for card in event.cards or ()}


def test_older_tricks_are_not_told_while_a_round_is_played() -> None:
    most = 0
    for match, _, picture in moments(sitting("comemierda", "target=5"), 1):
        tricks = [line.text for line in picture.log if line.head and line.text.startswith("Trick")]
        most = max(most, *(int(trick.split()[1]) for trick in tricks), 0) if tricks else most
        if match.view.phase == "play":
            assert len(tricks) <= 2
        elif match.view.phase == "scored":
            assert tricks[0] == "Trick 1"
            assert len(tricks) == int(tricks[-1].split()[1])
    assert most > 2


def test_who_pays_in_a_deal_of_gnav_is_told_with_the_rule() -> None:
    for match, _, picture in moments(sitting("gnav"), 1):
        if match.status is Status.BETWEEN:
            assert any(re.search(r"\(rule G2[02]\)$", note) for note in picture.notes)
            assert not picture.hand
