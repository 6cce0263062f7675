"""What the process of a room does: serve a folder, or a PostgreSQL database, until it is told to stop."""

import os
import sys
from functools import partial
from pathlib import Path

from tapete.server import serve
from tapete.server.house import House


def main(port: int, data: str, redis: str | None, log: str) -> None:
    """What it says goes to the end of `log`."""
    told = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(told, stream.fileno())
    serve.House = partial(House, redis=redis)  # type: ignore[misc,assignment]
    serve.run("127.0.0.1", port, data if "://" in data else Path(data))  # type: ignore[arg-type]
