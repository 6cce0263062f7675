"""A server in a process of its own: how much of a processor it has used, and how much memory it holds."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parents[2]
_TICK = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """One that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


class Process:
    """Started at once; `with` it, until it listens at `port`, and it is ended after."""

    def __init__(self, *command: object, port: int, settings: Mapping[str, str] | None = None) -> None:
        """`settings` are added to the environment."""
        self.port = port
        self._process = subprocess.Popen(
            [str(part) for part in command],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **(settings or {})},
        )

    @classmethod
    def python(cls, module: str, *arguments: object) -> Self:
        """``python -m module PORT arguments``."""
        port = free_port()
        return cls(sys.executable, "-m", module, port, *arguments, port=port)

    def __enter__(self) -> Self:
        for _ in range(6000):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.01)
            else:
                return self
        raise TimeoutError("it does not listen")

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    def cpu(self) -> float:
        """Seconds of processor it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    def memory(self) -> float:
        """Megabytes that it holds (resident)."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024
