"""`tapete simulate`: matches among robots, a summary, a record of each."""

import csv
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import track

from tapete.core import BadInput
from tapete.games import GAMES
from tapete.lab.simulate import Simulation, simulation
from tapete.lab.summary import Summary
from tapete.records import Record, written
from tapete.robots.outside import player

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_WORDS: Final[dict[str, bool | None]] = {"true": True, "false": False, "null": None}


def planned(game: str, robots: str, options: str, seed: str, *, rounds: int | None, deadline_ms: int) -> Simulation:
    """What a command line asks for; BadInput if it cannot be."""
    players = [player(game, text, deadline_ms) for text in split(robots, "robots")]
    return simulation(GAMES[game], read_options(options), players, seed, rounds)


def read_options(text: str) -> dict[str, bool | int | None]:
    """Options as ``k=v,k=v``: numbers, ``true``, ``false`` and ``null``."""
    given: dict[str, bool | int | None] = {}
    for part in split(text, "options") if text else []:
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not name or not equals:
            raise BadInput(f"options are written k=v,k=v, not {part!r}")
        if name in given:
            raise BadInput(f"option {name} is given twice")
        if value in _WORDS:
            given[name] = _WORDS[value]
        elif _NUMBER.fullmatch(value):
            given[name] = int(value)
        else:
            raise BadInput(f"option {name} is a number, true, false or null, not {value!r}")
    return given


def run(plan: Simulation, matches: int, folder: Path | None) -> tuple[Summary, float]:
    """Play them all, writing records as they end; the summary and how many seconds it took."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    summary = Summary(plan)
    begun = time.perf_counter()
    with plan:
        for number in _progress(matches):
            match = plan.match(number)
            summary.add(match)
            if folder is not None:
                _write(plan, match.record, folder / f"{plan.game.name}-{plan.seed}-{number:05}.jsonl")
    return summary, time.perf_counter() - begun


def _write(plan: Simulation, record: Record, path: Path) -> None:
    """All of it or nothing: a reader never finds half a record."""
    unfinished = path.with_suffix(".part")
    unfinished.write_bytes(written(plan.game, record))
    unfinished.replace(path)


def _progress(matches: int) -> Iterator[int]:
    numbers = range(1, matches + 1)
    console = Console(file=sys.stderr)
    yield from track(numbers, "matches", console=console, transient=True, disable=not console.is_terminal)


def split(text: str, what: str) -> list[str]:
    """What stands between commas, in csv quoting."""
    try:
        return [part.strip() for part in next(csv.reader([text], strict=True))]
    except (csv.Error, StopIteration):
        raise BadInput(f"{what} are separated by commas, not {text!r}") from None
