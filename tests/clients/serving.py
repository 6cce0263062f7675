"""What the process of a room does: serve a folder, or a PostgreSQL database, until it is told to stop."""

import os
import signal
import sys
from functools import partial
from pathlib import Path

from tapete.server import serve
from tapete.server.clock import WallClock
from tapete.server.house import House

JUMP = 3600.0


class Jumping(WallClock):
    """The time of day, until SIGUSR1: then it is an hour earlier."""

    def __init__(self) -> None:
        self._behind = 0.0
        signal.signal(signal.SIGUSR1, self._jump)

    def now(self) -> float:
        return super().now() - self._behind

    def _jump(self, *_: object) -> None:
        self._behind += JUMP


def main(port: int, data: str, redis: str | None, log: str) -> None:
    """What it says goes to the end of `log`."""
    told = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(told, stream.fileno())
    serve.House = partial(House, redis=redis, clock=Jumping())  # type: ignore[assignment,attr-defined]
    serve.run("127.0.0.1", port, data if "://" in data else Path(data))  # type: ignore[arg-type]
