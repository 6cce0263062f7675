"""The schemas of the documents say what the decoders do."""

from typing import Any, get_args

import msgspec
import pytest

from tapete.wire import http, incoming, outgoing
from tapete.wire.schemas import Schemas
from tapete.wire.typescript import typescript


def definitions(*types: object) -> dict[str, Any]:
    schemas = Schemas()
    for wanted in types:
        schemas.of(wanted)
    return schemas.definitions


def references(schema: Any) -> set[str]:
    if isinstance(schema, dict):
        found = {schema["$ref"].rpartition("/")[2]} if "$ref" in schema else set()
        return found.union(*map(references, schema.values()))
    return set().union(*map(references, schema)) if isinstance(schema, list) else set()


def test_every_reference_leads_to_a_definition() -> None:
    found = definitions(incoming.Incoming, outgoing.Outgoing, outgoing.Lobby, http.Replay)
    assert references(found) <= found.keys()


def test_definitions_are_called_as_in_the_clients_types() -> None:
    text = typescript()
    for name in definitions(incoming.Incoming, outgoing.Outgoing, http.Replay, http.PlayerInfo):
        assert f"export interface {name} {{" in text


@pytest.mark.parametrize("message", get_args(incoming.Incoming))
def test_a_message_needs_what_its_schema_requires(message: type[msgspec.Struct]) -> None:
    schema = definitions(message)[message.__name__]
    assert schema["additionalProperties"] is False
    assert set(schema["required"]) == {"type", *(f.name for f in msgspec.structs.fields(message) if f.required)}


def test_what_is_sent_has_all_its_fields() -> None:
    schema = definitions(outgoing.Joined)["Joined"]
    assert set(schema["required"]) == set(schema["properties"])
    assert schema["properties"]["type"] == {"const": "joined"}


def test_bounds_stand_in_the_schema() -> None:
    say = definitions(incoming.Say)["Say"]["properties"]
    assert say["text"] == {"anyOf": [{"type": "string", "maxLength": 200}, {"type": "null"}], "default": None}
