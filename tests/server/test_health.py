"""Whether the room is ready, and what it says when it is not."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from server.houses import house
from tapete.server import health
from tapete.server.house import House
from tapete.server.metrics import Metrics
from tapete.server.serve import hosted
from tapete.server.settings import Settings


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as room:
        yield room


@pytest.fixture
async def client(room: House) -> AsyncIterator[httpx.AsyncClient]:
    app = hosted(room, Settings(title="The Green Table"), Metrics())
    transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://room.test") as client:
        yield client


async def test_all_is_well(client: httpx.AsyncClient) -> None:
    answer = await client.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"ready": True, "database": True, "disk": True})
    assert (await client.head("/readyz")).status_code == 200
    assert (await client.get("/healthz")).status_code == 200


async def test_without_place_nobody_is_to_be_sent_here(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "free", lambda _: health.LEAST_FREE - 1)
    answer = await client.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"ready": False, "database": True, "disk": False})


async def test_without_a_database_too(client: httpx.AsyncClient, room: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away() -> dict[str, object]:
        raise OSError("the words of a fault")

    monkeypatch.setattr(room.store.settings, "all", away)
    answer = await client.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"ready": False, "database": False, "disk": True})


def test_a_folder_that_is_not_there_has_no_place(tmp_path: Path) -> None:
    assert health.free(tmp_path / "none") == 0
    assert health.free(tmp_path) > 0


async def test_the_room_is_called_as_its_host_says(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/room")).json()["title"] == "The Green Table"
