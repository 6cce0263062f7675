"""Laws of what is written: plain JSON that reads back as the same."""

import json
from collections.abc import Sequence
from typing import Any

from tapete.core import AnyGame, BadInput, Status, written_options
from tapete.testing.laws import require


def check_options(game: AnyGame, options: Any, case: str) -> None:
    """Options come back from what is written of them, and an unknown one is refused."""
    written = written_options(options)
    require("notation", json.loads(json.dumps(written)) == written, f"{case}: {written}")
    require("notation", game.options(written) == options, f"{case}: {written} gives other options")
    try:
        game.options({**written, "no such option": True})
    except BadInput:
        return
    require("notation", False, f"{case}: an unknown option was taken")


def check_events(game: AnyGame, events: Sequence[Any], where: str) -> None:
    """Every event is an object of plain values, its kind first."""
    for event in events:
        written = game.notation.written_event(event)
        require("notation", _is_plain(written), f"{where}: {written}")
        require("notation", next(iter(written)) == "event", f"{where}: {written} does not begin with its kind")


def check_state(game: AnyGame, state: Any, where: str) -> None:
    """The state object is plain, so is the result of a match that is over, and legal actions read back."""
    written = [game.notation.written_state(state)]
    if game.status(state) is Status.OVER:
        written.append(game.notation.written_result(state))
    require("notation", all(map(_is_plain, written)), f"{where}: {written}")
    for seat in game.to_act(state):
        legal = game.legal(state, seat)
        told = [game.notation.written_action(action) for action in legal]
        require("notation", all(map(_is_plain, told)), f"{where}, seat {seat}: {told}")
        back = tuple(map(game.notation.read_action, told))
        require("notation", back == legal, f"{where}, seat {seat}: {back} is not {legal}")


def _is_plain(written: dict[str, Any]) -> bool:
    try:
        return bool(json.loads(json.dumps(written)) == written)
    except (TypeError, ValueError):
        return False
