"""A room in a process of its own, spoken to byte by byte."""

import os
import re
import signal
import socket
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

import tapete

SOURCE: Final = Path(tapete.__file__).parents[1]
RUN: Final = (
    "import os; from tapete.server.serve import open_room; from tapete.server.settings import effective; "
    "open_room(effective({}, os.environ))"
)
PROXY: Final = "127.0.0.2"
"""Whom the room believes from where a request comes; also an address of this machine."""

STRANGER: Final = "127.0.0.1"
PATIENCE: Final = 20.0
KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="
MASK: Final = b"\x01\x02\x03\x04"


class Served:
    """The room, saying all it can in its log."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        wishes = {"PORT": "0", "DATA": str(folder / "data"), "TRUSTED_PROXIES": PROXY, "ACCESS_LOG": "true",
                  "LOG_LEVEL": "debug", "LOG_FORMAT": "json", "FREE_TEXT": "true"}  # fmt: skip
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), **{f"TAPETE_{k}": v for k, v in wishes.items()}}
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", RUN], stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self._process.stdout is not None
        found = re.search(r":(\d+)/", self._process.stdout.readline())
        assert found is not None, self.log.read_text()
        self.port = int(found[1])

    def end(self) -> None:
        """Tell it to stop."""
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=PATIENCE)

    @property
    def host(self) -> str:
        """As it stands in an address."""
        return f"{STRANGER}:{self.port}"

    def call(self, *told: bytes, come_from: str = STRANGER) -> socket.socket:
        """Connect and say this."""
        line = socket.create_connection((STRANGER, self.port), PATIENCE, source_address=(come_from, 0))
        for piece in told:
            line.sendall(piece)
        return line

    def answer(self, *told: bytes, come_from: str = STRANGER) -> bytes:
        """All that is said to that until the room hangs up."""
        with self.call(*told, come_from=come_from) as line:
            return rest(line)

    def ask(self, method: str, path: str, *headers: str, body: bytes = b"", come_from: str = STRANGER) -> bytes:
        """A whole request and its whole answer."""
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}", "connection: close", *headers]
        if body:
            lines.append(f"content-length: {len(body)}")
        return self.answer("\r\n".join((*lines, "", "")).encode("latin-1") + body, come_from=come_from)

    def shake_hands(self, path: str, *headers: str) -> tuple[socket.socket, bytes]:
        """A socket, and what was answered to the wish for it."""
        lines = [f"GET {path} HTTP/1.1", f"host: {self.host}", "connection: Upgrade", "upgrade: websocket",
                 "sec-websocket-version: 13", f"sec-websocket-key: {KEY}", *headers, "", ""]  # fmt: skip
        line = self.call("\r\n".join(lines).encode("latin-1"))
        return line, hear(line, b"\r\n\r\n")


def hear(line: socket.socket, wanted: bytes) -> bytes:
    """All that comes until that has come, to the byte."""
    told = b""
    while wanted not in told:
        piece = line.recv(1)
        assert piece, told
        told += piece
    return told


def rest(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    told, until = b"", time.monotonic() + PATIENCE
    try:
        while time.monotonic() < until and (piece := line.recv(65536)):
            told += piece
    except ConnectionError:
        pass
    return told


def frame(data: bytes, kind: int = 1, *, last: bool = True, reserved: int = 0, masked: bool = True) -> bytes:
    """A frame as browsers send it, or nearly."""
    first = (0x80 if last else 0) | reserved | kind
    bit = 0x80 if masked else 0
    size = len(data)
    if size < 126:
        head = struct.pack("!BB", first, bit | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, bit | 127, size)
    if not masked:
        return head + data
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))


def close_code(told: bytes) -> int:
    """The code of the last frame, which hangs up."""
    place = told.rfind(b"\x88")
    assert place >= 0, told
    code: int = struct.unpack("!H", told[place + 2 : place + 4])[0]
    return code
