"""How a table begins: a person's wish, checked, and the first entry of its log."""

import datetime as dt
import random
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tapete.core import BadInput, Refusal, written_options
from tapete.games import GAMES
from tapete.room import refusals
from tapete.room.entries import Opened, Sitter
from tapete.room.fold import TableState
from tapete.room.pace import PACES
from tapete.room.ports import Robots

LEVELS: Final[Mapping[int, str]] = {1: "random", 2: "lowest", 3: "rules"}
"""Which robot a level of difficulty is, gentle to sharp."""

LONGEST_NAME: Final = 64

NAMES: Final = (
    "Ane", "Astrid", "Bruna", "Chema", "Eider", "Gorka", "Inés", "Iria", "Jon", "Leire", "Lope", "Marit", "Nuria",
    "Pau", "Roque", "Signe", "Sune", "Tove", "Uxía", "Vidar",
)  # fmt: skip
"""What robots are called at a table."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The table a person asks for: he takes the first seat, robots of one level the others."""

    person: str
    name: str
    game: str
    options: Mapping[str, object]
    level: int
    robot_pause: str


def tidy_name(name: str) -> str | None:
    """The name as it will stand, or None if it cannot: 1 to 64 characters, something to see, no control characters.

    Names that begin like a robot's in a record are reserved (RECORD, grammar).
    """
    tidy = unicodedata.normalize("NFC", name).strip()
    if not 1 <= len(tidy) <= LONGEST_NAME or tidy.casefold().startswith("robot:"):
        return None
    kinds = [unicodedata.category(sign) for sign in tidy]
    seen = any(kind[0] in "LNPS" for kind in kinds)
    return tidy if seen and not _TURNS & set(tidy) and not _UNFIT & set(kinds) else None


_UNFIT: Final = frozenset(("Cc", "Cs", "Zl", "Zp"))
"""Control characters, halves of characters, separators of lines and paragraphs."""

_TURNS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of what stands around a name."""


def opened(wish: Wish, robots: Robots, chance: random.Random, now: float) -> Opened | Refusal | BadInput:
    """The first match of a new table, opened at `now`; or a refusal, or BadInput that says which option is amiss."""
    if wish.game not in GAMES:
        return refusals.UNKNOWN_GAME
    name = tidy_name(wish.name)
    if name is None:
        return refusals.BAD_NAME
    if wish.level not in LEVELS:
        return refusals.UNKNOWN_ROBOT
    if wish.robot_pause not in PACES:
        return refusals.BAD_MESSAGE
    game = GAMES[wish.game]
    try:
        options = game.options(wish.options)
    except BadInput as error:
        return error
    robot = robots(wish.game, LEVELS[wish.level]).name
    others = names(name, game.players(options) - 1, chance)
    return Opened(
        match=1,
        game=wish.game,
        options=written_options(options),
        sitters=(Sitter(name, person=wish.person), *(Sitter(other, None, robot, wish.level) for other in others)),
        secret=chance.randbytes(32).hex(),
        robot_pause=wish.robot_pause,
        date=_day(now),
    )


def reopened(table: TableState, chance: random.Random, now: float) -> Opened:
    """The next match of a table: the same people, robots and options, a new secret."""
    return Opened(
        match=table.match + 1,
        game=table.game.name,
        options=written_options(table.options),
        sitters=table.sitters,
        secret=chance.randbytes(32).hex(),
        robot_pause=table.robot_pause,
        date=_day(now),
    )


def _day(now: float) -> str:
    """The day of that moment (UTC), as a record has it."""
    return dt.datetime.fromtimestamp(now, dt.UTC).date().isoformat()


def names(taken: str, count: int, chance: random.Random) -> Sequence[str]:
    """`count` different names for robots, none of them that of the person."""
    return chance.sample([name for name in NAMES if name.casefold() != taken.casefold()], count)
