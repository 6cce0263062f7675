"""The shipped snippets: people come through nginx and Caddy as they would come straight, pages and sockets."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hosting import proxies
from tapete.server.house import CLIENT

SNIPPETS = {
    ("nginx", ""): "nginx.conf",
    ("nginx", "/cards"): "nginx.cards.conf",
    ("caddy", ""): "Caddyfile",
    ("caddy", "/cards"): "Caddyfile.cards",
}
FOREIGN = "https://example.com"


@dataclass(frozen=True)
class Front:
    """Where people come in."""

    port: int
    base: str

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"{self.origin}{self.base}"


@pytest.fixture(scope="module", params=["", "/cards"], ids=["alone", "below"])
def room(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, str]]:
    if not (CLIENT / "index.html").exists():
        pytest.skip("the browser's part is not built (make run)")
    with proxies.room(tmp_path_factory.mktemp("room"), request.param) as port:
        yield port, request.param


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def front(
    request: pytest.FixtureRequest, room: tuple[int, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    program = shutil.which(request.param) or shutil.which(request.param, path="/usr/sbin:/usr/local/sbin")
    if program is None:
        pytest.skip(f"{request.param} is not installed (apt install {request.param})")
    port, base = room
    start = {"nginx": proxies.nginx, "caddy": proxies.caddy}[request.param]
    with ExitStack() as stack:
        snippet = SNIPPETS[request.param, base]
        yield Front(stack.enter_context(start(program, snippet, port, tmp_path_factory.mktemp("front"))), base)


@pytest.fixture
def client(front: Front) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=front.address, timeout=20, trust_env=False) as client:
        yield client


def test_the_page_and_all_that_it_loads_come_through(front: Front, client: httpx.Client) -> None:
    answer = client.get("/", follow_redirects=True)
    assert answer.status_code == 200
    assert str(answer.url) == f"{front.address}/en/"
    found = re.findall(r'(?:src|href)="([^"?]+)"', answer.text)
    assert any(path.endswith(".js") for path in found)
    for path in found:
        assert path.startswith(f"{front.base}/")
        assert client.get(f"{front.origin}{path}").status_code == 200, path


def test_the_path_without_its_last_stroke_leads_there(front: Front) -> None:
    answer = httpx.get(front.address, follow_redirects=True, timeout=20, trust_env=False)
    assert (answer.status_code, str(answer.url)) == (200, f"{front.address}/en/")


def test_a_guest_is_known_again(front: Front, client: httpx.Client) -> None:
    answer = client.put("/api/me", json={"name": "Ana"}, headers={"origin": front.origin})
    assert answer.status_code == 200
    assert f"Path={front.base}/" in answer.headers["set-cookie"]
    assert client.get("/api/me").json()["name"] == "Ana"


def test_pages_of_other_sites_change_nothing(client: httpx.Client) -> None:
    answer = client.put("/api/me", json={"name": "Ana"}, headers={"origin": FOREIGN})
    assert (answer.status_code, answer.json()["code"]) == (403, "room-foreign-origin")


def test_sockets_pass(front: Front) -> None:
    with connect(f"{front.address.replace('http', 'ws')}/ws/lobby", origin=front.origin, proxy=None) as socket:  # type: ignore[arg-type]
        assert json.loads(socket.recv(timeout=20))["type"] == "lobby"


def test_sockets_of_pages_of_other_sites_do_not(front: Front) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{front.address.replace('http', 'ws')}/ws/lobby", origin=FOREIGN, proxy=None)  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403


def test_figures_do_not_come_through(client: httpx.Client) -> None:
    assert client.get("/metrics").status_code == 403
    assert client.get("/readyz").status_code == 200


def test_every_snippet_is_tested() -> None:
    shipped = {file.name for file in Path(proxies.HOSTING).iterdir() if file.name.startswith(("nginx", "Caddyfile"))}
    assert shipped == set(SNIPPETS.values())
