"""What a person may wish for when a table is opened."""

import pytest

from room.fakes import open_table, room, wish
from tapete.core import BadInput, Refusal
from tapete.room import refusals as no
from tapete.room.naming import NAMES, tidy_name


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"game": "bridge"}, no.UNKNOWN_GAME),
        ({"game": ""}, no.UNKNOWN_GAME),
        ({"name": ""}, no.BAD_NAME),
        ({"name": "   "}, no.BAD_NAME),
        ({"name": "x" * 200}, no.BAD_NAME),
        ({"name": "a\nb"}, no.BAD_NAME),
        ({"name": "a\x00b"}, no.BAD_NAME),
        ({"name": "\u202egnA"}, no.BAD_NAME),
        ({"name": "\u200d"}, no.BAD_NAME),
        ({"name": "Robot:rules@1"}, no.BAD_NAME),
        ({"level": 0}, no.UNKNOWN_ROBOT),
        ({"level": 5}, no.UNKNOWN_ROBOT),
        ({"robot_pause": "gallop"}, no.BAD_MESSAGE),
    ],
)
async def test_a_wish_that_cannot_be_granted_is_refused(changes: dict[str, object], refusal: Refusal) -> None:
    assert await room().open(wish(**changes)) == refusal  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({"wings": True}, "unknown option 'wings'"),
        ({"players": 9}, "players"),
        ({"players": True}, "players"),
        ({"lives": "3"}, "lives"),
        ({"fool_rests": 1}, "fool_rests"),
    ],
)
async def test_an_option_that_is_not_there_is_named(options: dict[str, object], line: str) -> None:
    answer = await room().open(wish(options=options))
    assert isinstance(answer, BadInput)
    assert line in str(answer)
    assert "\n" not in str(answer)


@pytest.mark.parametrize("name", ["Ana", "<b>Ana</b>", "Íñigo", "李", "x" * 64, "👩‍🚀", "Ana & Jon"])
def test_any_ordinary_name_will_do(name: str) -> None:
    assert tidy_name(f"  {name} ") == name


@pytest.mark.parametrize(("game", "most"), [("comemierda", 8), ("gnav", 8)])
async def test_robots_of_the_level_fill_the_other_seats_under_names_of_their_own(game: str, most: int) -> None:
    table = await open_table(room(), game, level=2, options={"players": most}, name="lope")
    person, *robots = table.state.sitters
    assert (person.name, person.person, person.robot) == ("lope", "p1", None)
    assert len(robots) == most - 1
    assert all(sitter.robot is not None and sitter.robot.startswith("regular@") for sitter in robots)
    assert all(sitter.level == 2 for sitter in robots)
    names = [sitter.name for sitter in robots]
    assert len(set(names)) == len(names)
    assert set(names) <= set(NAMES) - {"Lope"}


async def test_a_table_that_cannot_be_written_is_not_opened() -> None:
    house = room()
    house._storage.broken = True  # type: ignore[attr-defined]
    assert await house.open(wish()) == no.NOT_SAVED
