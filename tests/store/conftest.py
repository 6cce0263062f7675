"""Every test of the store runs on both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from databases import postgres, postgres_url, redis_server, redis_url  # noqa: F401  (fixtures)
from store.places import Taken, Where
from tapete.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """An empty place for data: a folder, or the address of a database."""
    if request.param == "sqlite":
        return tmp_path / "data"
    address: str = request.getfixturevalue("postgres_url")
    return address


@pytest.fixture
async def store(where: Where) -> AsyncIterator[Store]:
    """Open, and empty."""
    store = Store(where, Taken)
    await store.open()
    yield store
    await store.close()
