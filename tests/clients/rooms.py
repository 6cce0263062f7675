"""Rooms in processes of their own: started, killed, started again on the same port."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from clients import serving
from databases import free_port

PATIENCE = 60.0
"""Seconds in which a room opens, and in which it ends when told to, however busy the machine."""

_HEALTH = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(
    ["tapete.server.serve", "asyncpg", "redis.asyncio"]
)  # what takes long once, not each time


class Room:
    """One process; `data` is a folder or the address of a PostgreSQL database."""

    def __init__(self, data: Path | str, *, redis: str | None = None, log: Path | None = None) -> None:
        self.port = free_port()
        self.data = data
        self._redis = redis
        self._log = os.devnull if log is None else str(log)
        self._process: ForkServerProcess | None = None
        self.opened = 0.0
        """When it was last seen to answer, on the clock of `time.monotonic`."""

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    async def start(self) -> None:
        """Returns when it answers."""
        given = (self.port, str(self.data), self._redis, self._log)
        self._process = _processes.Process(target=serving.main, args=given, daemon=True)
        await asyncio.to_thread(self._process.start)
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():
                assert self._process.is_alive(), "the room did not open"
                await asyncio.sleep(0.01)
        self.opened = time.monotonic()

    async def kill(self) -> None:
        """As a power cut would."""
        await self.end(signal.SIGKILL)

    async def end(self, how: signal.Signals = signal.SIGTERM) -> int | None:
        """Its exit code; None if there is no process."""
        process, self._process = self._process, None
        if process is None:
            return None
        assert process.pid is not None
        os.kill(process.pid, how)
        await asyncio.to_thread(process.join, PATIENCE)
        code = process.exitcode
        if code is None:
            process.kill()
            process.join()
            raise AssertionError("the room did not end")
        process.close()
        return code

    async def _answers(self) -> bool:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            writer.write(_HEALTH)
            line = await reader.readline()
            writer.close()
            return line.startswith(b"HTTP/1.1 200")
        return False
