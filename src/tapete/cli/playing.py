"""`tapete play`: one person against robots, at a table in the terminal."""

import getpass
import os
import random
import re
import secrets
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tapete.cli.simulating import read_options
from tapete.core import BadInput
from tapete.games import GAMES
from tapete.records import written
from tapete.robots import robot
from tapete.room.naming import names, tidy_name
from tapete.room.opening import LEVELS
from tapete.room.pace import pause
from tapete.telling import Voice
from tapete.terminal import ME, Match, Plan, Sitting, TerminalTable
from tapete.words import LANGUAGES, Words, negotiate

_SEED: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")


@dataclass
class Keeper:
    """Writes the record of every match: the first to `path`, each later one to a free name beside it."""

    path: Path
    kept: list[Path] = field(default_factory=list)

    def __post_init__(self) -> None:
        """BadInput where no record could be written once the match is over."""
        if self.path.exists():
            raise BadInput(f"there is a file {self.path} already; a record does not replace it")
        if not os.access(self.path.parent, os.W_OK | os.X_OK) or not self.path.parent.is_dir():
            raise BadInput(f"nothing can be written in the folder {self.path.parent}")

    def keep(self, match: Match) -> None:
        """All of it or nothing: a reader never finds half a record."""
        path, number = self.path, 1
        while path.exists():
            number += 1
            path = self.path.with_stem(f"{self.path.stem}-{number}")
        unfinished = path.with_name(f"{path.name}.part")
        unfinished.write_bytes(written(GAMES[match.record.header.game], match.record))
        unfinished.replace(path)
        self.kept.append(path)


def planned(game: str, options: str, level: int, name: str | None, seed: str | None) -> tuple[Plan, tuple[str, ...]]:
    """What is played, and what those at the table are called; BadInput if it cannot be."""
    if level not in LEVELS:
        raise BadInput(f"there are no robots of level {level}; there are {', '.join(map(str, LEVELS))}")
    if seed is not None and not _SEED.fullmatch(seed):
        raise BadInput("a seed is 1 to 64 letters, digits, points, hyphens or underscores")
    person = tidy_name(_login() if name is None else name)
    if person is None:
        raise BadInput("a name has 1 to 64 characters, no invisible ones, and does not begin with robot:")
    chosen = GAMES[game].options(read_options(options))
    others = GAMES[game].players(chosen) - 1
    seed = secrets.token_hex(8) if seed is None else seed
    robots = tuple(robot(game, LEVELS[level]) for _ in range(others))
    called = names([person], others, random.Random(seed))  # noqa: S311  (the names of robots are no secret)
    return Plan(GAMES[game], chosen, person, robots, seed), (person, *called)


def _login() -> str:
    """Who sits at this machine, a plain word where it does not say."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "tapete"


def language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one of the machine, else English; BadInput for one that there is not."""
    if asked is None:
        wish = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
        return negotiate(wish.partition(".")[0].replace("_", "-"))
    if asked not in LANGUAGES:
        raise BadInput(f"unknown language {asked!r}; there are {', '.join(LANGUAGES)}")
    return asked


def sitting(plan: Plan, called: tuple[str, ...], words: Words, pace: str, keeper: Keeper | None) -> Sitting:
    """The table with its clock: robots wait as those of a room do."""
    chance = random.Random()  # noqa: S311  (how long a robot waits)
    return Sitting(
        plan,
        Voice(words, called, ME),
        lambda: pause(pace, chance, time.monotonic()),
        (lambda _: None) if keeper is None else keeper.keep,
    )


def run(table: Sitting) -> None:
    """Show the table until the person leaves it; BadInput where there is no terminal, OSError for a record lost."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadInput("play needs a terminal; robots alone play with simulate")
    fault = TerminalTable(table).run()
    if fault is not None:
        raise fault
