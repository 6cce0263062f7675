"""The documents of the interface say what the room does."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from jsonschema_rs import validator_for
from litestar import Litestar
from litestar.testing import TestClient

from server import people
from tapete.wire import incoming, outgoing

Client = TestClient[Litestar]
PAGE = Path(__file__).parents[2] / "docs" / "api.md"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with people.open_room(tmp_path_factory.mktemp("room")) as client:
        yield client


@pytest.fixture(scope="module")
def openapi(client: Client) -> dict[str, Any]:
    document: dict[str, Any] = client.get("/docs/openapi.json").json()
    return document


@pytest.fixture(scope="module")
def asyncapi(client: Client) -> dict[str, Any]:
    document: dict[str, Any] = client.get("/docs/asyncapi.json").json()
    return document


def operations(openapi: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in openapi["paths"].items():
        for method, operation in methods.items():
            yield method.upper(), path, operation


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        mine = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return mine.union(*map(references, value.values()))
    return set().union(*map(references, value)) if isinstance(value, list) else set()


def found(document: Any, reference: str) -> Any:
    assert reference.startswith("#/")
    for name in reference[2:].split("/"):
        document = document[name]
    return document


def test_every_request_is_in_the_document_and_says_what_it_does(client: Client, openapi: dict[str, Any]) -> None:
    served = {re.sub(r":\w+}", "}", route.path) for route in client.app.routes if route.path.startswith("/api")}
    assert openapi["paths"].keys() == served
    for method, path, operation in operations(openapi):
        assert operation["summary"].endswith("."), f"{method} {path}"
        assert "default" in operation["responses"]
    assert openapi["openapi"].startswith("3.1")


def test_every_reference_leads_somewhere(openapi: dict[str, Any], asyncapi: dict[str, Any]) -> None:
    for document in (openapi, asyncapi):
        for reference in references(document):
            assert found(document, reference)


def test_the_sockets_document_has_every_message(asyncapi: dict[str, Any]) -> None:
    names = {message.__name__ for message in (*get_args(incoming.Incoming), *get_args(outgoing.Outgoing))}
    assert asyncapi["components"]["messages"].keys() == names | {"Lobby"}
    assert asyncapi["asyncapi"] == "3.0.0"
    assert asyncapi["channels"]["table"]["address"] == "/ws/tables/{table}"


def test_what_a_socket_says_is_what_the_document_says(client: Client, asyncapi: dict[str, Any]) -> None:
    table = client.post("/api/tables", json={"game": "comemierda", "name": "Ana"}).json()["table"]
    message = {"$ref": "#/components/schemas/Joined", "components": asyncapi["components"]}
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"type": "join", "version": incoming.VERSION})
        assert validator_for(message).is_valid(socket.receive_json(timeout=5))


def test_a_replay_is_what_the_document_says(client: Client, openapi: dict[str, Any]) -> None:
    people.played(client, people.named(client), "comemierda")
    schema = {"$ref": "#/components/schemas/Replay", "components": openapi["components"]}
    validator = validator_for(schema)
    for seat in ("0", "all"):
        validator.validate(client.get(f"/api/matches/abc/1/replay?seat={seat}").json())


def test_the_page_to_read_needs_no_script_and_nothing_from_elsewhere(client: Client) -> None:
    page = client.get("/docs")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "unsafe" not in page.headers["content-security-policy"]
    assert "<script" not in page.text
    assert "style=" not in page.text
    assert "//" not in re.sub(r"<code>[^<]*</code>", "", page.text)
    (style,) = re.findall(r'<link rel="stylesheet" href="([^"]+)">', page.text)
    assert client.get(style).headers["content-type"] == "text/css; charset=utf-8"


def test_the_page_to_read_has_everything(client: Client, openapi: dict[str, Any], asyncapi: dict[str, Any]) -> None:
    text = client.get("/docs").text
    for method, path, _ in operations(openapi):
        assert f"<code>{method} {path}</code>" in text
    for name in (*openapi["components"]["schemas"], *asyncapi["components"]["schemas"]):
        assert f'<h3 id="{name}">' in text
    anchors = set(re.findall(r' id="([^"]+)"', text))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= anchors


def test_nothing_of_litestars_own_documents_is_served(client: Client) -> None:
    for path in ("/schema", "/schema/openapi.json", "/schema/swagger", "/docs/swagger"):
        assert client.get(path).status_code == 404


def test_every_request_stands_in_the_page_about_the_interface(openapi: dict[str, Any]) -> None:
    told = PAGE.read_text()
    for method, path, _ in operations(openapi):
        assert f"`{method} {path}" in told, f"{method} {path} is not in docs/api.md"
