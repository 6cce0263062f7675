"""How actions, events and results are written as JSON objects (RECORD, grammar).

Invariants:
- reading what was written gives the same action; cards are written in pack order;
- what is no action of this game raises BadInput with one line.
"""

import dataclasses
from collections.abc import Mapping
from typing import Any

from tapete.cards import SPANISH, Card
from tapete.core import BadInput
from tapete.games.comemierda.actions import Action, Give, Pass, Play
from tapete.games.comemierda.events import Event
from tapete.games.comemierda.state import State


class ComemierdaNotation:
    """The JSON objects of Comemierda in records."""

    def read_action(self, fields: Mapping[str, object]) -> Action:
        """``{"play":[...]}``, ``{"pass":true}`` or ``{"give":[...]}``."""
        match dict(fields):
            case {"play": cards, **rest} if not rest:
                return Play(_read_cards("play", cards))
            case {"give": cards, **rest} if not rest:
                return Give(_read_cards("give", cards))
            case {"pass": flag, **rest} if not rest:
                if flag is not True:
                    raise BadInput(f'"pass" is only ever true, not {flag!r}')
                return Pass()
        told = ", ".join(fields) or "nothing"
        raise BadInput(f"an action is one of play, pass, give, not {told}")

    def written_action(self, action: Action) -> dict[str, Any]:
        """The same, the other way round."""
        match action:
            case Play(cards):
                return {"play": list(SPANISH.in_order(cards))}
            case Give(cards):
                return {"give": list(SPANISH.in_order(cards))}
            case Pass():
                return {"pass": True}

    def written_event(self, event: Event) -> dict[str, Any]:
        """The event's kind under ``event``, then its fields by name."""
        fields = [field.name for field in dataclasses.fields(event) if field.name != "kind"]
        return {"event": event.kind, **{name: _plain(getattr(event, name)) for name in fields}}

    def written_state(self, state: State) -> dict[str, Any]:
        """Rounds scored, winners, totals and offices."""
        return {
            "rounds": len(state.rounds),
            "winners": list(state.winners),
            "totals": list(state.totals),
            "offices": list(state.offices),
        }

    def written_result(self, state: State) -> dict[str, Any]:
        """Winners and totals of a match that is over."""
        return {"winners": list(state.winners), "totals": list(state.totals)}


def _read_cards(word: str, given: object) -> tuple[Card, ...]:
    if not isinstance(given, list | tuple) or not given:
        raise BadInput(f'"{word}" has a list of cards, not {given!r}')
    for code in given:
        if not isinstance(code, str) or code not in SPANISH:
            raise BadInput(f"no card {code!r} in the Spanish pack")
    return SPANISH.in_order(given)


def _plain(value: object) -> object:
    """Tuples as lists, all the way down."""
    return [_plain(item) for item in value] if isinstance(value, tuple) else value
