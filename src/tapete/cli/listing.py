"""What there is: robots, options and events, read from the code itself."""

import dataclasses
import inspect
import typing
from collections.abc import Iterator
from typing import Any

from tapete.core import AnyGame
from tapete.games import GAMES
from tapete.robots import ROBOTS, robot


def robots() -> Iterator[dict[str, Any]]:
    """Every robot of every game."""
    for game, names in ROBOTS.items():
        for name in names:
            made = robot(game, name)
            yield {"game": game, "robot": name, "version": made.name, "says": _says(type(made))}


def options(game: str) -> Iterator[dict[str, Any]]:
    """The options of a game: standard value, what values there are, and the rule that tells of it."""
    for field in dataclasses.fields(GAMES[game].options({})):
        told = {"option": field.name, "standard": field.default, "rule": field.metadata["rule"]}
        if isinstance(field.default, bool):
            yield {**told, "values": "true or false"}
        else:
            or_null = " or null" if field.metadata["nullable"] else ""
            yield {**told, "values": f"{field.metadata['low']} to {field.metadata['high']}{or_null}"}


def events(game: str) -> Iterator[dict[str, Any]]:
    """The events of a game as records tell them: what each means and the fields it has."""
    for kind in _event_types(GAMES[game]):
        fields = {field.name: field for field in dataclasses.fields(kind)}
        name = fields.pop("kind").default
        yield {"event": name, "says": _says(kind), "fields": list(fields)}


def _event_types(game: AnyGame) -> tuple[Any, ...]:
    return typing.get_args(typing.get_type_hints(type(game).redact)["event"])


def _says(thing: Any) -> str:
    """The first paragraph of its docstring, on one line."""
    return " ".join(inspect.cleandoc(thing.__doc__).split("\n\n")[0].split())
