"""One writer: what waits is committed together, and acknowledged after."""

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

MOST_AT_ONCE: Final = 500
"""Statements in one transaction at most."""


class Taken(Exception):
    """A row of that key is there already."""


@dataclass(frozen=True, slots=True)
class _Job:
    statement: sa.Insert | sa.Update
    values: dict[str, Any]
    done: "asyncio.Future[None]"


class Writer:
    """Takes rows, commits them in groups in the order in which they came."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Commit what waits, then stop."""
        if self._task is not None:
            self._jobs.put_nowait(None)
            await self._task
            self._task = None

    async def write(self, statement: sa.Insert | sa.Update, values: dict[str, Any]) -> None:
        """Returns once the row is durable; Taken if its key is, OSError if the database cannot be written."""
        if self._task is None:
            raise OSError("the database is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait(_Job(statement, values, done))
        await done

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
        """All in one transaction; if one of them fails, each in its own, so that it fails alone."""
        if not jobs:
            return
        try:
            async with self._engine.begin() as connection:
                for statement, values in _grouped(jobs):
                    await connection.execute(statement, values)
            self.commits += 1
        except DBAPIError as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])
                return
            fault: Exception = Taken() if isinstance(error, IntegrityError) else OSError(str(error.orig))
            _settle(jobs, fault)
        except Exception as error:  # noqa: BLE001  (whoever waits hears of it; the writer goes on)
            _settle(jobs, OSError(str(error)))
        else:
            _settle(jobs, None)


def _grouped(jobs: Sequence[_Job]) -> list[tuple[sa.Insert | sa.Update, list[dict[str, Any]]]]:
    """Neighbours with the same statement go to the database as one."""
    groups: list[tuple[sa.Insert | sa.Update, list[dict[str, Any]]]] = []
    for job in jobs:
        if groups and groups[-1][0] is job.statement:
            groups[-1][1].append(job.values)
        else:
            groups.append((job.statement, [job.values]))
    return groups


def _settle(jobs: Sequence[_Job], fault: Exception | None) -> None:
    for job in jobs:
        if job.done.done():
            continue
        if fault is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(fault)
