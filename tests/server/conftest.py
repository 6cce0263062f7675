from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.houses import house
from tapete.server import make_app

Client = TestClient[Litestar]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(make_app(house(tmp_path)), base_url="http://room.test") as client:
        yield client
