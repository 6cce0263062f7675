"""One writer: what waits is committed together, and acknowledged after."""

import asyncio
import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from tapete.store.place import fault_of
from tapete.store.transactions import Batch, Statement, Transactions

MOST_AT_ONCE: Final = 500
"""Jobs in one transaction at most."""


class Taken(Exception):
    """A row of that key is there already, or what a step asked for is no longer so."""


@dataclass(frozen=True, slots=True)
class Step:
    """One statement, once for each of `rows`. If it `must` change so many rows and does not, its job is Taken.

    With several rows, they go to the database as one and nobody counts.
    """

    statement: Statement
    rows: Sequence[Mapping[str, Any]] = ({},)
    must: int | None = None


@dataclass(frozen=True, slots=True)
class _Job:
    steps: tuple[Step, ...]
    alone: bool
    """Its rows are counted, so its steps cannot go with those of others."""
    done: "asyncio.Future[int]"


class Writer:
    """Takes rows, commits them in groups in the order in which they came.

    What cannot be written fails by itself: whoever waits for the others in its group does not notice.
    """

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

    @property
    def waiting(self) -> int:
        """How many jobs are not begun yet."""
        return self._jobs.qsize()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Commit what waits, then stop."""
        if self._task is not None:
            task, self._task = self._task, None
            self._jobs.put_nowait(None)
            await task
        await self._transactions.close()

    async def write(self, statement: Statement, values: Mapping[str, Any]) -> None:
        """Returns once the row is durable; Taken if its key is, OSError if the database cannot be written.

        After an OSError the row may stand nevertheless: the connection may have broken while it was committed.
        """
        await self._put((Step(statement, (values,)),), alone=False)

    async def change(self, *steps: Step) -> int:
        """All steps or none, in order; how many rows the last one changed. Faults as `write`."""
        return await self._put(steps, alone=True)

    async def _put(self, steps: tuple[Step, ...], *, alone: bool) -> int:
        if self._task is None:
            raise OSError("the database is closed")
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(steps, alone, done))
        return await done

    async def _run(self) -> None:
        closing = False
        while not closing:
            waiting = [await self._jobs.get()]
            with contextlib.suppress(asyncio.QueueEmpty):
                while len(waiting) < MOST_AT_ONCE:
                    waiting.append(self._jobs.get_nowait())
            closing = None in waiting
            await self._commit([job for job in waiting if job is not None])

    async def _commit(self, jobs: Sequence[_Job]) -> None:
        """All in one transaction; if one of them is at fault, each half in its own, until it fails alone."""
        if not jobs:
            return
        connected = False
        groups = list(_grouped(jobs))

        def write(connection: sa.Connection) -> list[int]:
            nonlocal connected
            connected = True
            return [_do(connection, group) for group in groups]

        try:
            if any(job.alone for job in jobs) or not await self._transactions.quickly(list(map(_batch, groups))):
                changed = await self._transactions.run(write)
            else:
                changed = [0] * len(groups)
            self.commits += 1
        except Exception as error:  # noqa: BLE001  (whoever waits hears of it; the writer goes on)
            if connected and len(jobs) > 1 and _is_of_one(error):
                half = len(jobs) // 2
                await self._commit(jobs[:half])
                await self._commit(jobs[half:])
                return
            taken = isinstance(error, Taken | IntegrityError)
            _settle(jobs, Taken() if taken else fault_of(error))
        else:
            for group, count in zip(groups, changed, strict=True):
                _settle(group, count)


def _is_of_one(error: Exception) -> bool:
    """Whether what was written is at fault, and not the database, for which to ask again would take as long."""
    if isinstance(error, DBAPIError):
        return not error.connection_invalidated and not isinstance(error, OperationalError)
    return not isinstance(error, OSError)


def _grouped(jobs: Sequence[_Job]) -> Iterator[Sequence[_Job]]:
    """Neighbours with the same statement go to the database as one."""
    group: list[_Job] = []
    for job in jobs:
        if group and (job.alone or group[0].alone or group[0].steps[0].statement is not job.steps[0].statement):
            yield group
            group = []
        group.append(job)
    yield group


def _batch(group: Sequence[_Job]) -> Batch:
    """What a group of jobs is whose rows nobody counts."""
    return group[0].steps[0].statement, [row for job in group for row in job.steps[0].rows]


def _do(connection: sa.Connection, group: Sequence[_Job]) -> int:
    first = group[0]
    if not first.alone:
        connection.execute(*_batch(group))
        return 0
    changed = 0
    for step in first.steps:
        if not step.rows:
            continue
        rows = step.rows[0] if len(step.rows) == 1 else step.rows
        changed = connection.execute(step.statement, rows).rowcount
        if step.must is not None and changed != step.must:
            raise Taken
    return changed


def _settle(jobs: Sequence[_Job], answer: int | Exception) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if isinstance(answer, int):
            job.done.set_result(answer)
        else:
            job.done.set_exception(answer)
