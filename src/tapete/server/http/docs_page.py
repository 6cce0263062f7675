"""The documents of the interface as one plain page: no script, nothing from elsewhere, every word escaped."""

import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any, Final

_METHODS: Final = ("get", "post", "put", "patch", "delete")
_CODE: Final = re.compile("``?([^`]+)``?")

STYLE: Final = """\
:root { color-scheme: light dark; --line: #8886; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h2 { margin-top: 3rem; }
h3 { margin: 2rem 0 .5rem; padding-top: .5rem; border-top: 1px solid var(--line); font-size: 1rem; }
table { border-collapse: collapse; width: 100%; }
th { width: 16rem; }
th, td { text-align: left; vertical-align: top; padding: .25rem 1rem .25rem 0; border-bottom: 1px solid var(--line); }
code { font-family: ui-monospace, monospace; font-size: .9em; }
"""


def page(openapi: Mapping[str, Any], asyncapi: Mapping[str, Any], base_path: str) -> str:
    """Every request and every message, with links to their schemas."""
    schemas = {**openapi["components"]["schemas"], **asyncapi["components"]["schemas"]}
    at = escape(f"{base_path}/docs")
    for_programs = f'<a href="{at}/openapi.json">OpenAPI</a>, <a href="{at}/asyncapi.json">AsyncAPI</a>'
    body = "\n".join(
        (
            "<h1>The interface of Tapete</h1>",
            f"<p>{_words(openapi['info']['description'])} The same for programs: {for_programs}.</p>",
            "<h2>Requests</h2>",
            *_requests(openapi["paths"], base_path),
            "<h2>Sockets</h2>",
            *_sockets(asyncapi, base_path),
            "<h2>Schemas</h2>",
            *(line for name in sorted(schemas) for line in _schema(name, schemas[name])),
        )
    )
    head = f'<meta charset="utf-8"><title>The interface of Tapete</title><link rel="stylesheet" href="{at}/style.css">'
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return f'<!doctype html>\n<html lang="en"><head>{head}{view}</head><body>\n{body}\n</body></html>\n'


def _requests(paths: Mapping[str, Any], base_path: str) -> Iterator[str]:
    for path, operations in paths.items():
        for method in _METHODS:
            if method in operations:
                yield from _request(f"{method.upper()} {base_path}{path}", operations[method])


def _request(title: str, operation: Mapping[str, Any]) -> Iterator[str]:
    yield f"<h3><code>{escape(title)}</code></h3><p>{_words(operation['summary'])}</p>"
    rows = [
        (f"<code>{escape(given['name'])}</code> in the {given['in']}", _kind(given["schema"]))
        for given in operation.get("parameters", ())
    ]
    if "requestBody" in operation:
        rows.append(("body", _content(operation["requestBody"])))
    rows += [(escape(status), _content(answer)) for status, answer in operation["responses"].items()]
    yield from _table(rows)


def _content(told: Mapping[str, Any]) -> str:
    kinds = [f"{_kind(media.get('schema', {}))} ({escape(name)})" for name, media in told.get("content", {}).items()]
    return ", ".join(kinds) or "nothing"


def _sockets(asyncapi: Mapping[str, Any], base_path: str) -> Iterator[str]:
    for name, channel in asyncapi["channels"].items():
        yield f"<h3><code>{escape(base_path + channel['address'])}</code></h3><p>{_words(channel['description'])}</p>"
        for operation in asyncapi["operations"].values():
            if operation["channel"]["$ref"].endswith("/" + name):
                names = [told["$ref"].rpartition("/")[2] for told in operation["messages"]]
                messages = asyncapi["components"]["messages"]
                yield f"<p>{_words(operation['summary'])}</p>"
                yield from _table((_link(one), _words(messages[one]["title"])) for one in names)


def _schema(name: str, schema: Mapping[str, Any]) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>'
    for paragraph in schema.get("description", "").split("\n\n"):
        if paragraph:
            yield f"<p>{_words(paragraph)}</p>"
    required = schema["required"]
    yield from _table(
        (f"<code>{escape(field)}</code>{'' if field in required else ' (may be left out)'}", _kind(kind))
        for field, kind in schema["properties"].items()
    )


def _kind(schema: Mapping[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        return _link(schema["$ref"].rpartition("/")[2])
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " or ".join(_kind(one) for one in schema[choice])
    if "const" in schema:
        return f"<code>{escape(repr(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(repr(one))}</code>" for one in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_kind(schema['items'])}{_bounds(schema)}"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"object of {_kind(inner)}" if isinstance(inner, Mapping) and inner else "object"
    return escape(kind if isinstance(kind, str) else " or ".join(kind)) + _bounds(schema)


def _bounds(schema: Mapping[str, Any]) -> str:
    names = ("minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern", "default")
    told = [f"{name} {schema[name]}" for name in names if schema.get(name) is not None]
    return f" ({escape(', '.join(told))})" if told else ""


def _link(name: str) -> str:
    return f'<a href="#{escape(name)}"><code>{escape(name)}</code></a>'


def _words(text: str) -> str:
    """Text with what stands between backquotes as code."""
    return _CODE.sub(r"<code>\1</code>", escape(text))


def _table(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    lines = [f"<tr><th>{name}</th><td>{told}</td></tr>" for name, told in rows]
    if lines:
        yield f"<table>{''.join(lines)}</table>"
