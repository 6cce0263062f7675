"""The documents of the interface, made from the typed handlers and the messages of the wire.

Invariants:
- what they say of a message is what its decoder does: both come from the same classes;
- a schema is called as in the client's types.
"""

from collections.abc import Collection, Iterable
from typing import Any, Final, get_args

from litestar import Litestar, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Schema, Server
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct

from tapete import __version__
from tapete.server.tokens import COOKIE
from tapete.wire import http, incoming, outgoing, reviews
from tapete.wire.naming import public_name
from tapete.wire.schemas import Schemas

ABOUT: Final = "A card room for Comemierda and Gnav."
_ANSWERED: Final = "Refused: a code of the catalogues and one plain English line."
_METHODS: Final = {"get", "put", "patch", "post", "delete"}


class WireSchemas(OpenAPISchemaPlugin):
    """Has Litestar refer to messages by name; `openapi` puts their schemas in place."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        """Every Struct."""
        return isinstance(value, type) and issubclass(value, Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """An empty one under the message's name."""
        schema: Schema = schema_creator.schema_registry.get_schema_for_field_definition(field_definition)
        schema.title = public_name(field_definition.annotation)
        return schema


def openapi(api: Router, base_path: str = "") -> dict[str, Any]:
    """Everything over HTTP, as OpenAPI 3.1; `base_path` is where the room stands on its host."""
    config = OpenAPIConfig(
        title="Tapete",
        version=__version__,
        description=ABOUT,
        servers=[Server(base_path or "/")],
        use_handler_docstrings=True,
    )
    shown = Litestar(
        [api], openapi_config=config, plugins=[WireSchemas()]
    )  # never served: its own pages load from afar
    document: dict[str, Any] = shown.openapi_schema.to_schema()
    schemas = Schemas()
    for name in document["components"]["schemas"]:
        schemas.of(_MESSAGES[name])
    schemas.of(outgoing.Error)
    document["paths"] = _named(document["paths"], schemas.definitions.keys())
    for operations in document["paths"].values():
        for method in _METHODS & operations.keys():
            _tidy(operations[method])
    document["components"] = {"schemas": schemas.definitions, "securitySchemes": _SECURITY}
    document["security"] = [{}, {"browser": []}, {"robot": []}]
    return document


_SECURITY: Final = {
    "browser": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Comes with the first name or table."},
    "robot": {"type": "http", "scheme": "bearer", "description": "A token of `POST /api/me/robot-token`."},
}
_MESSAGES: Final = {**vars(outgoing), **vars(http), **vars(reviews)}


def _named(value: Any, names: Collection[str]) -> Any:
    """The same with references where a schema has nothing but the title of a message."""
    if isinstance(value, list):
        return [_named(inner, names) for inner in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {"title"} and value["title"] in names:
        return {"$ref": f"#/components/schemas/{value['title']}"}
    return {key: _named(inner, names) for key, inner in value.items()}


def _tidy(operation: dict[str, Any]) -> None:
    """Its docstring as summary, and our refusals instead of Litestar's."""
    operation["summary"] = " ".join(operation.pop("description", operation["summary"]).split())
    answers = operation["responses"]
    answers.pop("400", None)
    if "204" in answers:
        answers["204"].pop("content", None)
    refused = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    answers["default"] = {"description": _ANSWERED, "content": refused}


def asyncapi() -> dict[str, Any]:
    """The sockets, as AsyncAPI 3.0."""
    schemas = Schemas()
    messages: dict[str, Any] = {}

    def told(kinds: Iterable[type[Struct]]) -> list[str]:
        names = []
        for kind in kinds:
            name = public_name(kind)
            summary = " ".join((kind.__doc__ or "").split("\n\n")[0].split())
            messages[name] = {"name": name, "title": summary, "payload": schemas.of(kind)}
            names.append(name)
        return names

    table_in, table_out = told(get_args(incoming.Incoming)), told(get_args(outgoing.Outgoing))
    lobby_out = told([outgoing.Lobby])
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tapete", "version": str(incoming.VERSION), "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws/tables/{table}",
                "description": "One table, seen from a seat or by a watcher. `join` comes first.",
                "parameters": {"table": {"description": "The table's number, from `POST /api/tables`."}},
                "messages": _referred(table_in + table_out),
            },
            "lobby": {
                "address": "/ws/lobby",
                "description": "What is going on, at first and whenever it changes.",
                "messages": _referred(lobby_out),
            },
        },
        "operations": {
            "play": _operation("receive", "table", table_in, "What a browser or a robot may send."),
            "tell": _operation("send", "table", table_out, "What the server sends."),
            "list": _operation("send", "lobby", lobby_out, "What the server sends."),
        },
        "components": {"messages": messages, "schemas": schemas.definitions},
    }


def _referred(names: Iterable[str]) -> dict[str, Any]:
    return {name: {"$ref": f"#/components/messages/{name}"} for name in names}


def _operation(action: str, channel: str, names: Iterable[str], summary: str) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "summary": summary,
        "messages": [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in names],
    }
