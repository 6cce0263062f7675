"""How Gnav is written in records (RECORD, grammar): an action as ``{"ask":true}`` or ``{"keep":true}``.

Invariants:
- what `written_action` writes, `read_action` reads back as the same action;
- anything else is refused: another key, a second key, a flag that is not exactly true.
"""

import dataclasses
from collections.abc import Mapping
from typing import Any, Final

from tapete.core import BadInput
from tapete.games.gnav.actions import Action, Ask, Keep
from tapete.games.gnav.events import Event
from tapete.games.gnav.state import State, seats_in

_ACTIONS: Final[dict[str, Action]] = {"keep": Keep(), "ask": Ask()}


class GnavNotation:
    """Gnav's values as JSON objects."""

    def read_action(self, fields: Mapping[str, object]) -> Action:
        """The action of a record line without its ``seat`` and ``by``; BadInput if it is none."""
        names = list(fields)
        if len(names) != 1 or names[0] not in _ACTIONS:
            raise BadInput(f"an action is one of keep, ask, not {', '.join(names) or 'nothing'}")
        if fields[names[0]] is not True:
            raise BadInput(f'"{names[0]}" is only ever true, not {fields[names[0]]!r}')
        return _ACTIONS[names[0]]

    def written_action(self, action: Action) -> dict[str, Any]:
        """The one flag that names the action."""
        return {action.kind: True}

    def written_event(self, event: Event) -> dict[str, Any]:
        """The event's kind first, then its fields in order."""
        return {"event": event.kind} | {
            field.name: _plain(getattr(event, field.name))
            for field in dataclasses.fields(event)
            if field.name != "kind"
        }

    def written_state(self, state: State) -> dict[str, Any]:
        """Settled rounds, winners (none while unfinished), lives, who rests, and the dealer of the next deal."""
        return {
            "rounds": state.settlements,
            "winners": list(seats_in(state.match.winners)),
            "lives": list(state.match.lives),
            "resting": list(seats_in(state.match.resting)),
            "dealer": state.match.dealer,
        }

    def written_result(self, state: State) -> dict[str, Any]:
        """The winners, ascending."""
        return {"winners": list(seats_in(state.match.winners))}


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return dataclasses.asdict(value)
    return value
