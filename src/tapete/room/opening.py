"""How a table begins, and each of its matches: a person's wish, checked, and the first entries of the log."""

import base64
import datetime as dt
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from tapete.core import BadInput, Refusal, Seat, written_options
from tapete.games import GAMES
from tapete.room import refusals
from tapete.room.entries import EMPTY, Founded, Opened, Sat, Sitter
from tapete.room.fold import TableState
from tapete.room.naming import names, tidy_name
from tapete.room.pace import PACES
from tapete.room.ports import Robots
from tapete.room.settings import STANDARD, Settings, tidy

LEVELS: Final[Mapping[int, str]] = {1: "novice", 2: "regular", 3: "good", 4: "expert"}
"""Which robot a level of difficulty is, of every game."""

FOLLOWER: Final = 2
"""The level of a robot that takes the seat of who has left, where no other robot sits at the table."""

_TOKEN: Final = 15
"""Random bytes of an invitation: as text 24 small letters and digits."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The table a person asks for. He takes the first seat; `people` may take the others before he starts.

    Without `people` robots of `level` sit there, and the match begins at once.
    """

    person: str
    name: str
    game: str
    options: Mapping[str, object]
    level: int
    robot_pause: str
    people: bool = False
    settings: Settings = STANDARD


def opened(wish: Wish, robots: Robots, chance: random.Random, now: float) -> Opened | Founded | Refusal | BadInput:
    """The first entry of a new table, opened at `now`; or why there is none."""
    if (amiss := why_not_opened(wish)) is not None:
        return amiss
    name, settings = tidy_name(wish.name), tidy(wish.settings)
    assert name is not None
    assert isinstance(settings, Settings)
    game = GAMES[wish.game]
    options = game.options(wish.options)
    sitters = (Sitter(name, person=wish.person), *(EMPTY for _ in range(game.players(options) - 1)))
    told = written_options(options)
    if wish.people:
        return Founded(wish.game, told, sitters, settings, wish.robot_pause, wish.person, _invitation(chance))
    return Opened(
        match=1,
        game=wish.game,
        options=told,
        sitters=_filled(wish.game, sitters, wish.level, robots, chance),
        secret=chance.randbytes(32).hex(),
        robot_pause=wish.robot_pause,
        date=_day(now),
        settings=settings,
        host=wish.person,
        invitation=_invitation(chance),
    )


def why_not_opened(wish: Wish) -> Refusal | BadInput | None:
    """What is amiss with a wish, whoever has it: a refusal, or BadInput that says which option; None if nothing is."""
    if wish.game not in GAMES:
        return refusals.UNKNOWN_GAME
    if tidy_name(wish.name) is None:
        return refusals.BAD_NAME
    if wish.level not in LEVELS:
        return refusals.UNKNOWN_ROBOT
    if wish.robot_pause not in PACES:
        return refusals.BAD_MESSAGE
    settings = tidy(wish.settings)
    if isinstance(settings, Refusal):
        return settings
    try:
        GAMES[wish.game].options(wish.options)
    except BadInput as error:
        return error
    return None


def put(table: TableState, seat: Seat, level: int, robots: Robots, chance: random.Random) -> Sat:
    """A robot of that level in one empty seat of a table at which people gather."""
    (name,) = names((sitter.name for sitter in table.sitters), 1, chance)
    return Sat(seat, _robot(table.game.name, name, level, robots))


def started(table: TableState, level: int, robots: Robots, chance: random.Random, now: float) -> Opened:
    """The first match of those who have gathered; robots of that level take the empty seats."""
    return _next(table, _filled(table.game.name, table.sitters, level, robots, chance), chance, now)


def reopened(table: TableState, robots: Robots, chance: random.Random, now: float) -> Opened:
    """The next match of a table: the same options, a new secret, the same people and robots.

    Who claimed a seat has it; a robot takes the seat of who has left.
    """
    sitters = [
        claim or (EMPTY if table.left[seat] is not None else sitter)
        for seat, (sitter, claim) in enumerate(zip(table.sitters, table.claims, strict=True))
    ]
    levels = [sitter.level for sitter in table.sitters if sitter.level in LEVELS]
    away = tuple(seat for seat in table.present if table.away[seat] and table.claims[seat] is None)
    filled = _filled(table.game.name, sitters, max(filter(None, levels), default=FOLLOWER), robots, chance)
    asked = tuple(
        wish.seq if wish is not None and wish.after == table.match and filled[seat] == table.sitters[seat] else None
        for seat, wish in enumerate(table.restart_asked)
    )
    return replace(_next(table, filled, chance, now), away=away, asked=asked)


def _next(table: TableState, sitters: tuple[Sitter, ...], chance: random.Random, now: float) -> Opened:
    people = [sitter.person for sitter in sitters if sitter.person is not None]
    return Opened(
        match=table.match + 1,
        game=table.game.name,
        options=written_options(table.options),
        sitters=sitters,
        secret=chance.randbytes(32).hex(),
        robot_pause=table.robot_pause,
        date=_day(now),
        settings=table.settings,
        host=table.host if table.host in people else next(iter(people), None),
        invitation=table.invitation,
    )


def _filled(
    game: str, sitters: Sequence[Sitter], level: int, robots: Robots, chance: random.Random
) -> tuple[Sitter, ...]:
    """The sitters, a robot of that level in each empty seat."""
    empty = [seat for seat, sitter in enumerate(sitters) if sitter == EMPTY]
    others = dict(zip(empty, names((sitter.name for sitter in sitters), len(empty), chance), strict=True))
    return tuple(
        _robot(game, others[seat], level, robots) if seat in others else sitter for seat, sitter in enumerate(sitters)
    )


def _robot(game: str, name: str, level: int, robots: Robots) -> Sitter:
    return Sitter(name, None, robots(game, LEVELS[level]).name, level)


def _invitation(chance: random.Random) -> str:
    return base64.b32encode(chance.randbytes(_TOKEN)).decode("ascii").lower()


def _day(now: float) -> str:
    """The day of that moment (UTC), as a record has it."""
    return dt.datetime.fromtimestamp(now, dt.UTC).date().isoformat()
