"""A room with nobody's patience, for what is refused there again and again, and one for each test that changes it."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from server import people
from server.company import Company, company
from server.people import Client, house_of
from tapete.server import health, metrics
from tapete.server.accounts import Accounts
from tapete.server.limits import Buckets

ENDLESS = 10**9


def patient(client: Client) -> Client:
    """The room takes as much as anybody asks."""
    patience, house = client.app.state["patience"], house_of(client)
    for name in vars(patience):
        setattr(patience, name, Buckets(ENDLESS, 60))
    house.new_guests = house.new_tables = Buckets(ENDLESS, 60)
    return client


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with people.open_room(tmp_path_factory.mktemp("room")) as client:
        client.app.state.update({"metrics": metrics.Metrics(), "metrics_for": ("127.0.0.1",)})
        for handler in (health.ready, metrics.figures):
            client.app.register(handler)
        yield patient(client)


@pytest.fixture(autouse=True)
def _a_new_browser(request: pytest.FixtureRequest) -> None:
    if "asked" in request.fixturenames:
        request.getfixturevalue("asked").cookies.clear()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with people.open_room(tmp_path) as client:
        yield client


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path) as house:
        house.app.state["accounts"] = Accounts(people.QUICK)
        yield house
