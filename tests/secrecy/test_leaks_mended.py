"""What once told more than it should."""

import random
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from room.fakes import FakeClock, Memory, wish
from room.playing import play_to
from tapete.core import Status
from tapete.games.comemierda import Play
from tapete.robots.catalogue import robot
from tapete.room import Room, SeqTaken, Table, faults
from tapete.store import Store
from tapete.store.schema import person


class Confused:
    """A robot that complains of its hand, or gives one and the same answer whatever it holds."""

    name = "confused@1"

    def __init__(self, answer: object = None) -> None:
        self._answer = answer

    def act(self, view: Any, key: bytes) -> Any:  # noqa: ARG002
        if self._answer is None:
            raise LookupError(f"what can one do with {view.hand}?")
        return self._answer


async def play_a_round_with(confused: Confused) -> None:
    """Robots of level 1 are confused; the table's stand-in is in its right mind."""
    clock = FakeClock()
    room = Room(
        storage=Memory(),
        clock=clock,
        chance=random.Random(3),
        robots=lambda game, name: robot(game, name) if name == "rules" else confused,
    )
    table = await room.open(wish("comemierda", level=1))
    assert isinstance(table, Table)
    await play_to(table, clock, Status.BETWEEN)


async def test_the_log_told_the_hand_of_a_robot_that_failed(caplog: pytest.LogCaptureFixture) -> None:
    await play_a_round_with(Confused())
    assert "LookupError" in caplog.text
    assert "test_leaks_mended.py" in caplog.text
    assert "what can one do" not in caplog.text


async def test_the_log_told_why_the_wrong_card_of_a_robot_was_refused(caplog: pytest.LogCaptureFixture) -> None:
    """Whether it holds these cards decides which rule refuses them."""
    await play_a_round_with(Confused(Play(("2o", "3o"))))
    assert "answered nonsense" in caplog.text
    assert "comemierda-" not in caplog.text


async def test_a_statement_that_could_not_run_told_what_was_to_be_written(tmp_path: Path) -> None:
    store = Store(tmp_path, SeqTaken)
    await store.open()
    incomplete = sa.update(person).where(person.c.id == sa.bindparam("who")).values(name=sa.bindparam("called"))
    with pytest.raises(OSError, match="called") as refused:
        await store.writer.write(incomplete, {"who": "a deck of cards"})
    await store.close()
    assert "a deck of cards" not in str(refused.value)


def test_a_fault_is_told_by_its_kind_and_place() -> None:
    with pytest.raises(ZeroDivisionError) as found:
        faults.told(1 / 0)  # type: ignore[arg-type]
    line = faults.told(found.value)
    assert line.startswith("ZeroDivisionError at secrecy/test_leaks_mended.py:")
    assert "\n" not in line
