"""One live table: its mailbox, its timers, and those who listen.

Invariants:
- one message is judged at a time; its entry is durable before listeners are told, and they before the sender;
- `state` is always the fold of what the log holds;
- a robot that fails or answers nonsense is replaced for that turn, and the table goes on;
- the log tells of faults, never of cards.
"""

import asyncio
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from tapete.core import Refusal, Robot, Seat, robot_key
from tapete.room import faults, refusals
from tapete.room.commands import Act, Command
from tapete.room.duties import DealDue, Duty, MatchDue, NonceMissing, RobotDue, duties
from tapete.room.entries import Contributed, Entry, read, written
from tapete.room.fold import TableState, fold
from tapete.room.ladder import Already, judge
from tapete.room.opening import reopened
from tapete.room.pace import pause
from tapete.room.ports import Clock, Robots, SeqTaken, Storage, Timer

STAND_IN: Final = "rules"
"""The robot that plays a turn of one that failed, or of a person who has left."""

RETRY: Final = 1.0
"""Seconds before the house tries again what it could not write."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Taken:
    """The command took effect with log entry `seq`, now or when it was sent before."""

    seq: int


@dataclass(frozen=True, slots=True)
class News:
    """What listeners are told: an entry, the table after it and the game's true events, to be redacted per seat."""

    entry: Entry
    table: TableState
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Presence:
    """A person's seat is connected, or no longer."""

    seat: Seat
    connected: bool


Listener: TypeAlias = Callable[[News | Presence], None]
Answer: TypeAlias = Taken | Refusal


@dataclass(frozen=True, slots=True)
class _Letter:
    seat: Seat | None
    command: Command
    answer: "asyncio.Future[Answer]"


class Table:
    """The one place where a table changes."""

    def __init__(
        self, name: str, state: TableState, *, storage: Storage, clock: Clock, chance: random.Random, robots: Robots
    ) -> None:
        self.name = name
        self.state = state
        self._storage = storage
        self._clock = clock
        self._chance = chance
        self._robots = robots
        self._mailbox: asyncio.Queue[_Letter | Duty | None] = asyncio.Queue()
        self._timers: dict[Duty, Timer | None] = {}
        self._listeners: dict[Listener, Seat | None] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Take up the work where the log left it."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.name}")
        self._plan()

    async def stop(self) -> None:
        """Do what lies in the mailbox and stop; the log holds everything."""
        task, self._task = self._task, None
        if task is not None:
            self._mailbox.put_nowait(None)
            await task
        for timer in self._timers.values():
            if timer is not None:
                timer.cancel()
        self._timers.clear()

    async def submit(self, seat: Seat | None, command: Command) -> Answer:
        """Put a command of `seat` into the mailbox and wait for what becomes of it."""
        if self._task is None:
            return refusals.TROUBLE
        letter = _Letter(seat, command, asyncio.get_running_loop().create_future())
        self._mailbox.put_nowait(letter)
        return await letter.answer

    async def idle(self) -> None:
        """Wait until all that lies in the mailbox is done."""
        await self._mailbox.join()

    def listen(self, listener: Listener, seat: Seat | None) -> None:
        """Tell `listener` all that happens after `state`, in order; it sits at `seat`, None a watcher."""
        if seat is not None and not self.connected(seat):
            self._tell(Presence(seat, connected=True))
        self._listeners[listener] = seat

    def leave(self, listener: Listener) -> None:
        """Tell it no more."""
        seat = self._listeners.pop(listener, None)
        if seat is not None and not self.connected(seat):
            self._tell(Presence(seat, connected=False))

    def connected(self, seat: Seat | None) -> bool:
        """Whether anybody listens at this seat."""
        return seat in self._listeners.values()

    @property
    def deserted(self) -> bool:
        """Whether nobody listens at all."""
        return not self._listeners

    async def _run(self) -> None:
        while (letter := await self._mailbox.get()) is not None:
            try:
                if isinstance(letter, _Letter):
                    await self._answer(letter)
                else:
                    await self._do(letter)
                self._plan()
            finally:
                self._mailbox.task_done()
        self._mailbox.task_done()

    async def _answer(self, letter: _Letter) -> None:
        answer: Answer = refusals.TROUBLE
        try:
            answer = await self._take(letter.seat, letter.command)
        except OSError as error:
            _log.error("table %s: the log cannot be written: %s", self.name, error)
            answer = refusals.NOT_SAVED
        except Exception as error:  # noqa: BLE001  (a fault here must not end the table)
            _log.error("table %s: a command failed: %s", self.name, faults.told(error))
        finally:
            if not letter.answer.done():
                letter.answer.set_result(answer)

    async def _take(self, seat: Seat | None, command: Command) -> Answer:
        while True:
            verdict = judge(self.state, seat, command)
            if isinstance(verdict, Refusal):
                return verdict
            if isinstance(verdict, Already):
                return Taken(verdict.seq)
            if await self._write(verdict.entry):
                return Taken(self.state.seq)

    async def _write(self, entry: Entry) -> bool:
        """Append, fold, tell. False if the log had news: those are folded, and the matter must be judged again."""
        folded = fold(self.state, entry)
        try:
            await self._storage.append(self.name, folded.state.seq, self._clock.now(), written(entry))
        except SeqTaken:
            await self._catch_up()
            return False
        self.state = folded.state
        self._tell(News(entry, folded.state, folded.events))
        return True

    async def _catch_up(self) -> None:
        for line in await self._storage.read(self.name, self.state.seq):
            entry = read(line)
            folded = fold(self.state, entry)
            self.state = folded.state
            self._tell(News(entry, folded.state, folded.events))

    def _tell(self, news: News | Presence) -> None:
        for listener in tuple(self._listeners):
            listener(news)

    def _plan(self) -> None:
        """Have a timer for each duty and for nothing else."""
        due = duties(self.state)
        for duty in self._timers.keys() - set(due):
            timer = self._timers.pop(duty)
            if timer is not None:
                timer.cancel()
        for duty in due:
            if duty not in self._timers:
                self._set(duty, self._wait(duty))

    def _wait(self, duty: Duty) -> float:
        if isinstance(duty, RobotDue):
            return pause(self.state.robot_pause, self._chance, self._clock.now())
        return duty.wait

    def _set(self, duty: Duty, wait: float) -> None:
        if wait > 0:
            self._timers[duty] = self._clock.call_later(wait, lambda: self._mailbox.put_nowait(duty))
        else:
            self._timers[duty] = None
            self._mailbox.put_nowait(duty)

    async def _do(self, duty: Duty) -> None:
        if duty not in duties(self.state):
            return
        try:
            if isinstance(duty, RobotDue):
                await self._play(duty)
            else:
                await self._write(self._entry(duty))
            self._timers.pop(duty, None)
        except OSError as error:
            _log.error("table %s: the log cannot be written: %s", self.name, error)
            self._set(duty, RETRY)
        except Exception as error:  # noqa: BLE001  (a fault here must not end the table)
            _log.error("table %s: %s failed: %s", self.name, duty, faults.told(error))
            self._set(duty, RETRY)

    def _entry(self, duty: NonceMissing | DealDue | MatchDue) -> Entry:
        match duty:
            case NonceMissing(_, seat):
                return Contributed(seat, None)
            case DealDue():
                return self.state.next_dealt()
            case MatchDue():
                return reopened(self.state, self._chance, self._clock.now())

    async def _play(self, duty: RobotDue) -> None:
        table, seat = self.state, duty.seat
        view = table.game.view(table.state, seat)
        key = robot_key(table.secret, seat, table.number, table.taken[seat])
        own = table.sitters[seat].robot or ""
        for name in (own.partition("@")[0], STAND_IN) if own else (STAND_IN,):
            answer = self._ask(name, view, key)
            if answer is None:
                continue
            robot, action = answer
            by = None if robot == own else f"robot:{robot}"
            taken = await self._take(seat, Act(duty.decision, action, by))
            if isinstance(taken, Taken):
                return
            # why it is refused may hang on the cards that the robot holds
            _log.warning("table %s: %s answered nonsense", self.name, robot)
        await self._take(seat, Act(duty.decision, view.legal[0], "robot:first@1"))

    def _ask(self, name: str, view: Any, key: bytes) -> tuple[str, Any] | None:
        """The robot's full name and its answer, or None if it has failed."""
        try:
            robot: Robot[Any, Any] = self._robots(self.state.game.name, name)
            return robot.name, robot.act(view, key)
        except Exception as error:  # noqa: BLE001  (whatever a robot does, the table goes on)
            _log.error("table %s: the robot %s failed: %s", self.name, name, faults.told(error))
        return None
