"""Requests made up from the OpenAPI document: each is answered as the document says, whatever stands in it."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from server import people
from tapete.server import guests
from tapete.server.http import API
from tapete.server.http.documents import openapi
from tapete.server.limits import Buckets
from tapete.server.tokens import COOKIE

Client = TestClient[Litestar]

AT = "http://room.test"
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(openapi(API)).get_all_operations()]
CHECKS = [
    *(not_a_server_error, checks.response_schema_conformance, checks.content_type_conformance),
    *(checks.status_code_conformance, checks.response_headers_conformance, checks.negative_data_rejection),
]

BOUNDED = [operation for operation in OPERATIONS if operation.body or operation.query]
"""Those to which something can be sent that does not fit."""

each_operation = pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with people.open_room(tmp_path_factory.mktemp("room")) as client:
        patience = client.app.state["patience"]
        patience.changes = patience.replays = Buckets(10**9, 60)
        yield client


async def host(client: Client) -> str:
    """The token of a new person who may do everything."""
    kept = people.house_of(client)
    person, token = await guests.welcome(kept, "Ana")
    await kept.store.people.set_role(person.id, "admin")
    return token


def send(client: Client, case: Case) -> Any:
    made = case.as_transport_kwargs(base_url=AT)
    wanted = {name: made[name] for name in ("method", "url", "headers", "params", "json") if made.get(name) is not None}
    if made.get("data") is not None:
        wanted["content"] = made["data"]
    return client.request(**wanted)


def try_it(client: Client, operation: Any, mode: GenerationMode, examples: int) -> None:
    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def answered(case: Case) -> None:
        client.cookies.clear()
        client.cookies.set(COOKIE, people.run(client, host, client))
        case.validate_response(send(client, case), checks=CHECKS)

    answered()


@each_operation
def test_what_fits_the_document_is_answered_as_it_says(client: Client, operation: Any) -> None:
    try_it(client, operation, GenerationMode.POSITIVE, 3)


@pytest.mark.parametrize("operation", BOUNDED, ids=lambda operation: operation.label)
def test_what_does_not_fit_is_refused_as_it_says(client: Client, operation: Any) -> None:
    try_it(client, operation, GenerationMode.NEGATIVE, 3)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("operation", "mode"),
    [
        *((operation, GenerationMode.POSITIVE) for operation in OPERATIONS),
        *((operation, GenerationMode.NEGATIVE) for operation in BOUNDED),
    ],
    ids=lambda value: getattr(value, "label", value),
)
def test_so_are_hundreds_of_requests_of_each_kind(client: Client, operation: Any, mode: GenerationMode) -> None:
    try_it(client, operation, mode, 300)
