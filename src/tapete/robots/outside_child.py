"""A process that is spoken to line by line, and always ended.

Invariants:
- nothing it does or leaves undone can hold its host up: a receive ends in time, a send never waits;
- what it may make the host keep is bounded: the length of a line, the lines unread, the lines it does not take;
- once `close` returns, the process and those it started in its group are no more.
"""

import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from typing import IO, Final

from tapete.robots.outside_protocol import MAX_LINE

_MOST_UNREAD: Final = 64
"""Lines that it may say before they are asked for."""
_MOST_UNSENT: Final = 2000
"""Lines that it may leave untaken: several matches of events."""
_GRACE: Final = 0.5
"""Seconds to end by itself, once nothing more will be said to it."""


class Gone(Exception):
    """It has died, said too much, or does not listen: nothing more is to be had from it."""


class Child:
    """A running process; its standard error is thrown away. OSError if it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603  (whoever names a robot on a command line means to run it)
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._said: queue.Queue[bytes | None] = queue.Queue()
        self._to_say: queue.Queue[bytes | None] = queue.Queue(_MOST_UNSENT)
        self._reader = threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._writer = threading.Thread(target=self._write, args=(self._process.stdin,), daemon=True)
        self._reader.start()
        self._writer.start()

    def send(self, line: bytes) -> None:
        """Say a line, now or when it listens; Gone if it has left too many untaken."""
        try:
            self._to_say.put_nowait(line)
        except queue.Full:
            raise Gone from None

    def receive(self, seconds: float) -> bytes | None:
        """The next line it said, with its LF; None if there is none in time. Gone once there will be none."""
        try:
            line = self._said.get(timeout=seconds) if seconds > 0 else self._said.get_nowait()
        except queue.Empty:
            return None
        if line is None:
            self._said.put(None)
            raise Gone
        return line

    def close(self) -> None:
        """End it: by itself if it will, by force if not. Once is enough, twice does no harm."""
        if self._process.returncode is not None:
            return
        # Its own end is awaited by the end of what it says, not by wait(): until it is waited for, its number and the
        # number of its group belong to nobody else.
        with contextlib.suppress(queue.Full):
            self._to_say.put_nowait(None)
        self._reader.join(_GRACE)
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        self._writer.join(_GRACE)
        self._reader.join(_GRACE)

    def _read(self, stdout: IO[bytes]) -> None:
        with stdout:
            rest = b""
            while self._said.qsize() <= _MOST_UNREAD and (chunk := os.read(stdout.fileno(), MAX_LINE)):
                *lines, rest = (rest + chunk).split(b"\n")
                if any(len(line) >= MAX_LINE for line in (*lines, rest)):
                    break
                for line in lines:
                    self._said.put(line + b"\n")
        self._said.put(None)

    def _write(self, stdin: IO[bytes]) -> None:
        with contextlib.suppress(OSError), stdin:
            while (line := self._to_say.get()) is not None:
                left = memoryview(line)
                while left:
                    left = left[stdin.write(left) :]
