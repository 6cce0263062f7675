"""One JSON object from one line of a stranger's file, or BadInput with one line.

Invariants:
- no key twice, at any depth; no NaN or Infinity;
- what cannot be read raises BadInput, whatever the bytes.
"""

import json
from typing import Any, NoReturn

from tapete.core import BadInput

_SHOWN = 40


def read_object(line: bytes) -> dict[str, Any]:
    """The object that the line holds."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput("not UTF-8") from None
    if text.startswith("\ufeff"):
        raise BadInput("a byte order mark does not belong here")
    if not text.strip(" \t\r\n"):
        raise BadInput("blank line")
    try:
        found = json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_no_constant)
    except BadInput:
        raise
    except json.JSONDecodeError as fault:
        raise BadInput(f"not JSON: {fault.msg[0].lower()}{fault.msg[1:]} at column {fault.colno}") from None
    except RecursionError:
        raise BadInput("not JSON: nested too deep") from None
    except ValueError:
        raise BadInput("not JSON: a number too long") from None
    if not isinstance(found, dict):
        raise BadInput(f"a JSON object belongs here, not {shown(found)}")
    return found


def shown(value: object) -> str:
    """A value of the file as a message may repeat it: JSON in ASCII, on one line, cut short."""
    text = json.dumps(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadInput(f"the key {shown(key)} stands twice")
        found[key] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise BadInput(f"not JSON: {name}")
