"""Where the robots of the tables think: quick ones on the spot, all others in processes of their own.

Invariants:
- no process is started before a robot has to think in one, and never more than so many beside each other;
- a process that ends or is stalled costs its own question and no other: it is killed, and another takes its place;
- nobody waits longer because others have stopped waiting: their questions are dropped.
"""

import asyncio
import contextlib
import logging
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from typing import Any, Final

from tapete.robots.thinking import COMMAND, LENGTH, Fault, Question, Thought, packed, unpacked
from tapete.room import Robots

QUICK: Final = frozenset(("random", "lowest", "rules"))
"""Robots that answer where they are asked.

They take 0.2 to 50 microseconds; carrying a View to another process and an answer back takes 500, and more when that
process waits for its turn.
"""

STALLED: Final = 5.0
"""Seconds after which a process that has not answered is killed; no table waits so long (`room.table`)."""

STARTING: Final = 20.0
"""The same for the first answer of a process, which loads what its robot needs."""

_log = logging.getLogger(__name__)


class NoThought(Exception):
    """The robot failed, or the process in which it thought has ended."""


@dataclass(frozen=True, slots=True)
class _Job:
    question: Question
    thought: "asyncio.Future[tuple[str, Any]]"


class Thinking:
    """A room's Thinker."""

    def __init__(self, robots: Robots, *, workers: int = 1, stalled: float = STALLED, quick: frozenset[str] = QUICK):
        self._robots = robots
        self._quick = quick
        self._stalled = stalled
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._workers = [Worker(stalled) for _ in range(workers)]
        self._tasks: list[asyncio.Task[None]] = []

    async def think(self, game: str, name: str, view: Any, key: bytes) -> tuple[str, Any]:
        """The full name of the robot and its action; whatever a quick robot raises, NoThought from the others."""
        if name.partition("@")[0] in self._quick:
            robot = self._robots(game, name)
            return robot.name, robot.act(view, key)
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work(worker), name="thinking") for worker in self._workers]
        job = _Job(Question(game, name, view, key), asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        return await job.thought

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._jobs.qsize()

    @property
    def processes(self) -> tuple[int, ...]:
        """The processes that run now, by number."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    async def stop(self) -> None:
        """End all processes; questions not answered yet stay so."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await asyncio.gather(*(worker.end() for worker in self._workers))
        while not self._jobs.empty():
            self._jobs.get_nowait().thought.cancel()

    async def _work(self, worker: "Worker") -> None:
        while True:
            job = await self._jobs.get()
            if job.thought.done():
                continue
            try:
                answer = await worker.ask(job.question)
            except Exception as error:  # noqa: BLE001  (whatever it was, the next question is asked)
                _log.warning("a process in which robots think is replaced: %s", type(error).__name__)
                await worker.end()
                answer = Fault(type(error).__name__)
            except asyncio.CancelledError:
                job.thought.cancel()
                raise
            if job.thought.done():
                continue
            if isinstance(answer, Thought):
                job.thought.set_result((answer.robot, answer.action))
            else:
                _log.error("the robot %s failed: %s", job.question.name, answer.told)
                job.thought.set_exception(NoThought(answer.told))


class Worker:
    """One place for a process, started when it is needed."""

    def __init__(self, stalled: float) -> None:
        self._stalled = stalled
        self._process: Process | None = None
        self._warm = False

    @property
    def pid(self) -> int | None:
        """The number of its process, None while there is none."""
        return None if self._process is None else self._process.pid

    async def ask(self, question: Question) -> Thought | Fault:
        """Put the question; raises what tells that the process has ended or is stalled."""
        if self._process is None or self._process.returncode is not None:
            await self.end()
            self._process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE)
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(self._stalled if self._warm else self._stalled + STARTING):
            process.stdin.write(packed(question))
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            answer: Thought | Fault = unpacked(await process.stdout.readexactly(length))
        self._warm = True
        return answer

    async def end(self) -> None:
        """Kill the process, if there is one, and wait until it is gone."""
        process, self._process, self._warm = self._process, None, False
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
