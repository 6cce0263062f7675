"""Evenings in rooms of their own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from clients.evening import Evening
from clients.rooms import Room


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    """A room on SQLite, open."""
    room = Room(tmp_path / "data")
    await room.start()
    yield room
    await room.kill()


@pytest.fixture
async def evening(room: Room) -> AsyncIterator[Evening]:
    """Nobody is there yet."""
    evening = Evening([room.address], think=0.01)
    yield evening
    await evening.end()
