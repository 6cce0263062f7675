"""One live table: what it does with its mail, its timers, and those who listen.

Invariants:
- one message is judged at a time; its entry is durable before listeners are told, and they before the sender;
- `state` is always the fold of what the log holds;
- a robot that fails or answers nonsense is replaced for that turn, and the table goes on;
- where several processes have the table, one drives it: it alone deals, asks robots and keeps the clocks;
- the log tells of faults, never of cards.
"""

import asyncio
import hmac
import logging
import random
from collections.abc import Iterable
from typing import Any, Final

from tapete.core import BySeat, Refusal, Seat, Status
from tapete.room import faults, refusals
from tapete.room.alone import Inline
from tapete.room.audience import Audience, Listener, Watching
from tapete.room.clocks import SeatClock, seat_clocks
from tapete.room.commands import Act, Command, Fill, Start, Visitor
from tapete.room.duties import DealDue, Duty, MatchDue, NonceMissing, RobotDue, TurnMissed, duties
from tapete.room.entries import Contributed, Entry, read, written
from tapete.room.errands import RETRY, Errands
from tapete.room.fold import TableState, fold
from tapete.room.ladder import judge
from tapete.room.mail import Answer, Asked, LeaseDue, Letter, Mail, Nudged, Taken
from tapete.room.opening import put, reopened, started
from tapete.room.pace import GRACE, pause
from tapete.room.ports import (
    Clock,
    Leases,
    Listings,
    Notices,
    Results,
    Robots,
    SeqTaken,
    Storage,
    Thinker,
    Timer,
)
from tapete.room.summary import same_summary, summary
from tapete.room.thoughts import Thoughts
from tapete.room.verdicts import Already, Draw
from tapete.room.watching import News, Shown

STAND_IN: Final = "rules"
"""The robot that plays a turn of one that failed, or of a person who is away or has left."""

LEASE_LOOK: Final = 1.5
"""Seconds after which a table asks again whether this process drives it."""

_log = logging.getLogger(__name__)


class Table:
    """The one place where a table changes."""

    def __init__(
        self,
        name: str,
        state: TableState,
        *,
        storage: Storage,
        clock: Clock,
        chance: random.Random,
        robots: Robots,
        shown: Shown | None = None,
        thinker: Thinker | None = None,
        leases: Leases | None = None,
        notices: Notices | None = None,
        listings: Listings | None = None,
        results: Results | None = None,
    ) -> None:
        """`shown` is what watchers have seen so far, all of `state` if it is not told."""
        self.name = name
        self.state = state
        self._storage = storage
        self._clock = clock
        self._chance = chance
        self._robots = robots
        self._leases = leases
        self._notices = notices
        self._audience = Audience(shown or Shown(state))
        self._thoughts = Thoughts(name, thinker or Inline(robots))
        self._errands = Errands(name, storage, clock, listings=listings, results=results, notices=notices)
        self._mailbox: asyncio.Queue[Mail | None] = asyncio.Queue()
        self._timers: dict[Duty, Timer | None] = {}
        self._lease_timer: Timer | None = None
        self._awaited: set[asyncio.Task[Any]] = set()
        self._gone: dict[Seat, float] = {}
        self._drives_since: float | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Take up the work where the log left it."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.name}")
        if self._notices is not None:
            self._notices.subscribe(self._topic, self._nudged)
        if self._leases is None:
            self._drive(drives=True)
            self._plan()
        else:
            self._mailbox.put_nowait(LeaseDue())

    async def stop(self) -> None:
        """Do what lies in the mailbox and stop; the log holds everything."""
        task, self._task = self._task, None
        if self._notices is not None:
            self._notices.unsubscribe(self._topic, self._nudged)
        if task is not None:
            self._mailbox.put_nowait(None)
            await task
        self._drive(drives=False)
        if self._lease_timer is not None:
            self._lease_timer.cancel()
        self._cancel_timers()
        await self._thoughts.close()
        await self._errands.close()
        if task is not None and self._leases is not None:
            try:
                await self._leases.release(self.name)
            except OSError as error:
                _log.error("table %s: its lease cannot be released: %s", self.name, error)

    async def submit(self, seat: Seat | None, command: Command, visitor: Visitor | None = None) -> Answer:
        """Put a command of `seat`, or of a visitor without one, into the mailbox and wait for what becomes of it."""
        if self._task is None:
            return refusals.TROUBLE
        letter = Letter(seat, command, visitor, asyncio.get_running_loop().create_future())
        self._mailbox.put_nowait(letter)
        return await letter.answer

    async def catch_up(self) -> None:
        """Read what other processes have written, where there are any: their nudges may still be on the way.

        If the log cannot be read now, what is known already stands.
        """
        if self._task is None or self._leases is None:
            return
        known: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._mailbox.put_nowait(Asked(known))
        await known

    async def idle(self) -> None:
        """Wait until all that lies in the mailbox is done, and every robot whose turn has come has played."""
        await self._mailbox.join()
        while self._awaited:
            await asyncio.wait(self._awaited)
            await asyncio.sleep(0)  # what comes of them is put into the mailbox first
            await self._mailbox.join()

    def listen(
        self, listener: Listener, seat: Seat | None, *, person: str | None = None, name: str | None = None
    ) -> None:
        """Tell `listener` all that happens after `state`, in order; it sits at `seat`, None a watcher.

        A watcher is told all that happens after `shown`, as late as the table's hold says. Where `person` is known the
        listener follows him to the seat he takes (`seat`). `name` is what a watcher wishes to be called.
        """
        self._audience.enter(listener, seat, person, name)
        self._plan()

    def leave(self, listener: Listener) -> None:
        """Tell it no more."""
        self._audience.go(listener)
        self._plan()

    def elsewhere(self, seats: Iterable[Seat], watching: Watching) -> None:
        """Who is connected to this table at other processes."""
        self._audience.set_elsewhere(seats, watching)
        self._plan()

    def seat(self, listener: Listener) -> Seat | None:
        """From where this listener hears now; None is a watcher."""
        return self._audience.seat(listener)

    def connected(self, seat: Seat | None) -> bool:
        """Whether anybody listens at this seat, at whatever process."""
        return seat in self._audience.connected

    @property
    def here(self) -> frozenset[Seat]:
        """The seats at which somebody listens in this process."""
        return self._audience.here

    @property
    def watching(self) -> Watching:
        """Who watches, at whatever process."""
        return self._audience.watching

    @property
    def watching_here(self) -> Watching:
        """Who watches in this process."""
        return self._audience.watching_here

    @property
    def shown(self) -> TableState:
        """The table as a watcher may see it who comes now."""
        return self._audience.shown.table

    @property
    def deserted(self) -> bool:
        """Whether nobody listens at all."""
        return self._audience.deserted

    @property
    def drives(self) -> bool:
        """Whether this process deals here, asks robots and keeps the clocks."""
        return self._drives_since is not None

    def clocks(self, table: TableState, seat: Seat | None) -> BySeat[SeatClock | None]:
        """What each seat has left, as `seat` may know it with `table`: a watcher behind time sees old clocks."""
        behind = seat is None and table.settings.hold != "none"
        return seat_clocks(table, table.at if behind else self._clock.now())

    def invites(self, invitation: str | None) -> bool:
        """Whether this is the secret of the table's link."""
        own = self.state.invitation
        return own is not None and hmac.compare_digest((invitation or "").encode(), own.encode())

    @property
    def _topic(self) -> str:
        return f"table:{self.name}"

    def _nudged(self, number: int) -> None:
        if number == 0 or number > self.state.seq:
            self._mailbox.put_nowait(Nudged(number))

    def _drive(self, *, drives: bool) -> None:
        """Take over the table, or let it go."""
        if drives is self.drives:
            return
        self._drives_since = self._clock.now() if drives else None
        if drives:
            self._gone.clear()
            self._run_errands(self.state.status is Status.OVER)
        else:
            self._cancel_timers()
            self._thoughts.forget(None)

    def _cancel_timers(self) -> None:
        for timer in self._timers.values():
            if timer is not None:
                timer.cancel()
        self._timers.clear()

    async def _run(self) -> None:
        while (mail := await self._mailbox.get()) is not None:
            try:
                match mail:
                    case Letter():
                        await self._answer(mail)
                    case Nudged(number):
                        await self._hear(number)
                    case Asked(known):
                        await self._hear(0)
                        if not known.done():
                            known.set_result(None)
                    case LeaseDue():
                        await self._ask_lease()
                    case duty:
                        await self._do(duty)
                self._plan()
            except Exception as error:  # noqa: BLE001  (a fault here must not end the table)
                _log.error("table %s: what is to come cannot be planned: %s", self.name, faults.told(error))
            finally:
                self._mailbox.task_done()
        self._mailbox.task_done()

    async def _answer(self, letter: Letter) -> None:
        answer: Answer = refusals.TROUBLE
        try:
            answer = await self._take(letter.seat, letter.command, letter.visitor)
        except OSError as error:
            _log.error("table %s: the log cannot be written: %s", self.name, error)
            answer = refusals.NOT_SAVED
        except Exception as error:  # noqa: BLE001  (a fault here must not end the table)
            _log.error("table %s: a command failed: %s", self.name, faults.told(error))
        finally:
            if not letter.answer.done():
                letter.answer.set_result(answer)

    async def _take(self, seat: Seat | None, command: Command, visitor: Visitor | None = None) -> Answer:
        while True:
            verdict = judge(self.state, seat, command, visitor, self._clock.now())
            if isinstance(verdict, Refusal):
                return verdict
            if isinstance(verdict, Already):
                return Taken(verdict.seq)
            entry = self._drawn(verdict.command) if isinstance(verdict, Draw) else verdict.entry
            if await self._write(entry):
                return Taken(self.state.seq)

    def _drawn(self, command: Fill | Start) -> Entry:
        """The entry of a command that needs robots or chance."""
        match command:
            case Fill(seat, level):
                return put(self.state, seat, level or 0, self._robots, self._chance)
            case Start(level):
                return started(self.state, level, self._robots, self._chance, self._clock.now())

    async def _write(self, entry: Entry) -> bool:
        """Append, fold, tell. False if the log had news: those are folded, and the matter must be judged again."""
        at, before = self._clock.now(), self.state
        folded = fold(before, entry, at)
        try:
            await self._storage.append(self.name, folded.state.seq, at, written(entry))
        except SeqTaken:
            await self._catch_up()
            return False
        self.state = folded.state
        self._tell(News(entry, folded.state, folded.events, before))
        if self._notices is not None:
            self._notices.publish(self._topic, self.state.seq)
        if not same_summary(before, self.state):
            self._run_errands(before.status is not Status.OVER and self.state.status is Status.OVER)
        return True

    async def _catch_up(self) -> None:
        for at, line in await self._storage.read(self.name, self.state.seq):
            entry, before = read(line), self.state
            folded = fold(before, entry, at)
            self.state = folded.state
            self._tell(News(entry, folded.state, folded.events, before))

    async def _hear(self, number: int) -> None:
        """Read what another process has written."""
        if 0 < number <= self.state.seq:
            return
        try:
            await self._catch_up()
        except OSError as error:
            _log.error("table %s: the log cannot be read: %s", self.name, error)
            self._clock.call_later(RETRY, lambda: self._nudged(number))
        except Exception as error:  # noqa: BLE001  (a fault here must not end the table)
            _log.error("table %s: news of another process failed: %s", self.name, faults.told(error))

    async def _ask_lease(self) -> None:
        """Whether this process drives the table; who takes over reads first what the other has written."""
        assert self._leases is not None
        drives = False
        try:
            drives = await self._leases.hold(self.name)
            if drives and not self.drives:
                await self._catch_up()
        except Exception as error:  # noqa: BLE001  (without an answer somebody else may drive it)
            _log.error("table %s: its lease is not known: %s", self.name, faults.told(error))
            drives = False
        self._drive(drives=drives)
        self._lease_timer = self._clock.call_later(LEASE_LOOK, lambda: self._mailbox.put_nowait(LeaseDue()))

    def _run_errands(self, over: bool) -> None:
        self._errands.list(summary(self.state))
        if over:
            self._errands.keep(self.state.match, self.state.begun)

    def _tell(self, news: News) -> None:
        self._audience.tell(news)

    def _plan(self) -> None:
        """Have a timer for each duty and for nothing else."""
        self._note_who_is_gone()
        if not self.drives:
            return
        due = duties(self.state, self._gone)
        self._thoughts.forget(self.state)
        for duty in [duty for duty in self._timers if duty not in due]:
            timer = self._timers.pop(duty)
            if timer is not None:
                timer.cancel()
        for duty in due:
            if isinstance(duty, RobotDue):
                self._thoughts.of(self.state, duty.seat, self._minds(duty.seat)[0])
            if duty not in self._timers:
                self._set(duty, self._wait(duty))

    def _note_who_is_gone(self) -> None:
        """Since when each person is not connected, as far as this process knows."""
        connected = self._audience.connected
        for seat in self.state.present:
            if seat in connected:
                self._gone.pop(seat, None)
            else:
                self._gone.setdefault(seat, self._clock.now())

    def _wait(self, duty: Duty) -> float:
        now = self._clock.now()
        match duty:
            case RobotDue():
                return pause(self.state.robot_pause, self._chance, now)
            case TurnMissed(_, _, due):
                return max(due, (self._drives_since or 0.0) + GRACE) - max(now, self.state.at)
            case _:
                return duty.wait

    def _set(self, duty: Duty, wait: float) -> None:
        if wait > 0:
            self._timers[duty] = self._clock.call_later(wait, lambda: self._mailbox.put_nowait(duty))
        else:
            self._timers[duty] = None
            self._mailbox.put_nowait(duty)

    async def _do(self, duty: Duty) -> None:
        if not self.drives or duty not in duties(self.state, self._gone):
            return
        try:
            if isinstance(duty, RobotDue | TurnMissed):
                if not await self._play(duty):
                    return
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
                return reopened(self.state, self._robots, self._chance, self._clock.now())

    def _minds(self, seat: Seat) -> tuple[str, ...]:
        """Which robots are asked in this seat, one after the other."""
        own = (self.state.sitters[seat].robot or "").partition("@")[0]
        return (own, STAND_IN) if own else (STAND_IN,)

    async def _play(self, duty: RobotDue | TurnMissed) -> bool:
        """Play a turn by a robot. False if it still thinks: then the duty is due again with its answer."""
        table, seat = self.state, duty.seat
        for attempt, name in enumerate(self._minds(seat)):
            thought = self._thoughts.of(table, seat, name, attempt)
            if not thought.done():
                self._await(thought, duty)
                return False
            answer = None if thought.cancelled() else thought.result()
            if answer is None:
                continue
            by = None if answer.robot == table.sitters[seat].robot else f"robot:{answer.robot}"
            taken = await self._take(seat, Act(duty.decision, answer.action, by))
            if isinstance(taken, Taken):
                return True
            # why it is refused may hang on the cards that the robot holds
            _log.warning("table %s: %s answered nonsense", self.name, answer.robot)
        await self._take(seat, Act(duty.decision, table.game.legal(table.state, seat)[0], "robot:first@1"))
        return True

    def _await(self, thought: "asyncio.Task[Any]", duty: Duty) -> None:
        def done(_: object) -> None:
            self._awaited.discard(thought)
            if self._task is not None:
                self._mailbox.put_nowait(duty)

        self._awaited.add(thought)
        thought.add_done_callback(done)
