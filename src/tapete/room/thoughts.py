"""What the robots of a table think while their pause runs.

Invariants:
- a robot sees the View of its own seat and a key of the match's secret, so its answer can be recomputed (RECORD);
- an answer is used only where the game still stands as it was when the robot was asked;
- a robot gets THINK seconds, however its process fares; then it has failed.
"""

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, Final

from tapete.core import Seat, robot_key
from tapete.room import faults
from tapete.room.fold import TableState
from tapete.room.ports import Thinker

THINK: Final = 2.0
"""Seconds, by the event loop: they guard against a stuck process and are no time of the game."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """A robot's full name, and what it would do."""

    robot: str
    action: Any


@dataclass(frozen=True, slots=True)
class _Thought:
    state: Any
    task: "asyncio.Task[Answer | None]"


class Thoughts:
    """One thought per seat and attempt: the robot of the seat is asked first, others where it fails."""

    def __init__(self, table: str, thinker: Thinker) -> None:
        self._table = table
        self._thinker = thinker
        self._thoughts: dict[tuple[Seat, int], _Thought] = {}
        self._tasks: set[asyncio.Task[Answer | None]] = set()

    def of(self, table: TableState, seat: Seat, name: str, attempt: int = 0) -> "asyncio.Task[Answer | None]":
        """What the robot called `name` would do in `seat` now; thought about since it was first asked."""
        held = self._thoughts.get((seat, attempt))
        if held is not None and held.state is table.state:
            return held.task
        if held is not None:
            held.task.cancel()
        task = asyncio.create_task(self._ask(table, seat, name), name=f"table {self._table} asks {name}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._thoughts[seat, attempt] = _Thought(table.state, task)
        return task

    def forget(self, table: TableState | None) -> None:
        """Stop thinking about what is no more: all positions but that of `table`."""
        for key, thought in tuple(self._thoughts.items()):
            if table is None or thought.state is not table.state:
                thought.task.cancel()
                del self._thoughts[key]

    async def close(self) -> None:
        """Stop thinking."""
        self.forget(None)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _ask(self, table: TableState, seat: Seat, name: str) -> Answer | None:
        """The robot's answer, or None if it has failed."""
        view = table.game.view(table.state, seat)
        key = robot_key(table.secret, seat, table.number, table.taken[seat])
        try:
            async with asyncio.timeout(THINK):
                return Answer(*await self._thinker.think(table.game.name, name, view, key))
        except Exception as error:  # noqa: BLE001  (whatever a robot does, the table goes on)
            _log.error("table %s: the robot %s failed: %s", self._table, name, faults.told(error))
        return None
