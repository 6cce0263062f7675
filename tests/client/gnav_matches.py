"""Short matches of Gnav as one seat's browser is told of them: the client's tests play them through.

``PYTHONPATH=src:tests python -m client.gnav_matches`` writes the file anew; a test tells when that is due.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tapete.core import Deal, HmacEntropy, Status, simulation_secret
from tapete.games.gnav import GNAV_GAME

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "gnav" / "testing" / "matches.json"

MATCHES: Final[tuple[tuple[str, int | None, dict[str, int | bool]], ...]] = (
    ("87", 0, {"players": 4, "lives": 2}),
    ("4", 1, {"players": 3, "lives": 2, "cuckoo_costs_asker": True}),
    ("0", 4, {"players": 5, "lives": 1, "fool_spares_next_lowest": True}),
    ("357", 0, {"players": 2, "lives": 2, "all_zero_replays": True}),
    ("5", None, {"players": 4, "lives": 1, "fool_rests": False}),
    ("4", 2, {"players": 8, "lives": 1}),
    ("0", 0, {"players": 2, "lives": 1}),
)
"""Seed, who looks on, and how it is played: between them, everything that can happen happens."""

LEFT_OUT: Final = ("history", "options", "known", "legal", "game")
"""Fields of a View that the shown table is not drawn from."""


def bursts(seat: int | None, given: dict[str, int | bool], seed: str) -> Iterator[tuple[Any, Any]]:
    """Each burst of events as `seat` sees it, and the View after it."""
    options, secret, choose = GNAV_GAME.options(given), simulation_secret(seed), random.Random(seed)
    seats = [None] * options.players
    step = GNAV_GAME.start(options, GNAV_GAME.deal(options, HmacEntropy(secret, "gnav", 1, seats), 1))
    while True:
        yield [GNAV_GAME.redact(event, seat) for event in step.events], GNAV_GAME.view(step.state, seat)
        state = step.state
        if GNAV_GAME.status(state) is Status.OVER:
            return
        if GNAV_GAME.status(state) is Status.PLAYING:
            (actor,) = GNAV_GAME.to_act(state)
            keep, ask = GNAV_GAME.legal(state, actor)
            step = GNAV_GAME.apply(state, actor, ask if choose.random() < 0.7 else keep)
            continue
        number = GNAV_GAME.number(state) + 1
        skipped = Deal(number, None, None)
        dealt = (
            skipped
            if GNAV_GAME.skips(state)
            else GNAV_GAME.deal(options, HmacEntropy(secret, "gnav", number, seats), number)
        )
        step = GNAV_GAME.next_deal(state, dealt)


def written() -> str:
    """All of it, a line for each burst."""
    lines = []
    for index, (seed, seat, given) in enumerate(MATCHES):
        for events, view in bursts(seat, given, f"client-{seed}"):
            shown = {name: value for name, value in msgspec.to_builtins(view).items() if name not in LEFT_OUT}
            burst = {"match": index, "events": msgspec.to_builtins(events), "view": shown}
            lines.append(json.dumps(burst, separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(written())
