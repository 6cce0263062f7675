"""Whether the robots of a verified match chose as robots: every choice made again from their View and their key.

Invariants:
- a robot gets what it had at the table: its View, and the key of its k-th decision of the deal (RECORD);
- a robot that nobody here knows, of another version or from outside, is counted and not judged.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from tapete.core import BadInput, Robot, Seat, robot_key
from tapete.records.errors import RecordError
from tapete.records.fold import Fold, said
from tapete.records.model import ROBOT_PREFIX, Acted, Dealt
from tapete.records.verify import Verified

FindRobot: TypeAlias = Callable[[str, str], Robot[Any, Any]]
"""The robot of a game by ``NAME@VERSION``; BadInput if there is none."""


@dataclass(frozen=True, slots=True)
class Recomputed:
    """How many choices of robots were made again, and how many are of robots not known here."""

    same: int
    unknown: int


def recompute(verified: Verified, file: str, find: FindRobot) -> Recomputed:
    """Make every choice of a robot again; RecordError at the first that comes out otherwise."""
    game, secret = verified.played.game, verified.chance.secret
    fold = Fold(game, verified.played.header)
    taken: Counter[Seat] = Counter()
    deal = same = unknown = 0
    for moment in verified.played.moments:
        entry = moment.entry
        if isinstance(entry, Dealt):
            deal = entry.number
            taken.clear()
        elif isinstance(entry, Acted):
            name = entry.by or fold.seats[entry.seat]
            if name.startswith(ROBOT_PREFIX):
                robot = _known(find, game.name, name.removeprefix(ROBOT_PREFIX))
                if robot is None:
                    unknown += 1
                else:
                    key = robot_key(secret, entry.seat, deal, taken[entry.seat])
                    action = robot.act(game.view(fold.state, entry.seat), key)
                    if action != entry.action:
                        here, there = (said(game.notation.written_action(a)) for a in (action, entry.action))
                        what = f"{there}, seat {entry.seat}, but {robot.name} would {here}"
                        raise RecordError(file, moment.line, what)
                    same += 1
            taken[entry.seat] += 1
        fold.take(entry)
    return Recomputed(same, unknown)


def _known(find: FindRobot, game: str, name: str) -> Robot[Any, Any] | None:
    try:
        return find(game, name)
    except BadInput:
        return None
