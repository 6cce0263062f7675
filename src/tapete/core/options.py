"""Options of a game: a frozen dataclass whose fields say what they allow.

Invariants:
- an unknown name, a wrong type or a number out of range raises BadInput with one line;
- written options always carry the fields marked `always`, others only where they differ from the standard;
- reading what was written gives the same options.
"""

import dataclasses
from collections.abc import Mapping
from typing import Any, TypeVar

from tapete.core.errors import BadInput

O = TypeVar("O")  # noqa: E741  (the options of one game)


def option(
    standard: Any, rule: str, *, low: int = 0, high: int = 0, nullable: bool = False, always: bool = False
) -> Any:
    """A field of an options dataclass: its standard value, the rule that tells of it, and for numbers the range."""
    return dataclasses.field(
        default=standard,
        metadata={"rule": rule, "low": low, "high": high, "nullable": nullable, "always": always},
    )


def read_options(kind: type[O], given: Mapping[str, object]) -> O:
    """The options of `kind` with the given values, the rest standard; BadInput for anything else."""
    fields = {field.name: field for field in dataclasses.fields(kind)}  # type: ignore[arg-type]
    for name, value in given.items():
        if name not in fields:
            raise BadInput(f"unknown option {name!r}; there are {', '.join(fields)}")
        _check(fields[name], value)
    return kind(**given)


def _check(field: "dataclasses.Field[Any]", value: object) -> None:
    low, high = field.metadata["low"], field.metadata["high"]
    if isinstance(field.default, bool):
        if not isinstance(value, bool):
            raise BadInput(f"option {field.name} is true or false, not {value!r}")
        return
    if value is None and field.metadata["nullable"]:
        return
    if type(value) is not int or not low <= value <= high:
        or_null = " or null" if field.metadata["nullable"] else ""
        raise BadInput(f"option {field.name} is a number from {low} to {high}{or_null}, not {value!r}")


def written_options(options: object) -> dict[str, Any]:
    """The options as a record writes them."""
    return {
        field.name: value
        for field in dataclasses.fields(options)  # type: ignore[arg-type]
        if (value := getattr(options, field.name)) != field.default or field.metadata["always"]
    }
