"""Runs the room: ``run(host, port, data)``."""

import asyncio
import contextlib
import errno
import logging
import re
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Final

import uvicorn

from tapete.core import BadInput
from tapete.server.app import make_app
from tapete.server.house import House
from tapete.server.patient import Patient
from tapete.wire.incoming import MAX_MESSAGE

BACKLOG: Final = 2048
LARGEST_PORT: Final = 65535
_BASE_PATH: Final = re.compile(r"(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)+|/")

LARGEST: Final = 2 * MAX_MESSAGE
"""What is above the largest message gets an answer; what is above this closes the socket (code 1009)."""

MOST_CONNECTIONS: Final = 8000
"""Connections at once; who comes then is told to come again (503)."""

DRAIN: Final = 5
"""Seconds that requests have to end when the server is told to stop."""


def run(host: str, port: int, data: Path, base_path: str = "") -> None:
    """Serve until told to stop; BadInput with one line if the port, the data folder or the path cannot be used."""
    base = tidy_base_path(base_path)
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    with contextlib.closing(listening(host, port)) as listener, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(listener, data, base))


def listening(host: str, port: int) -> socket.socket:
    """A socket bound to the address; BadInput if it cannot be."""
    if not 0 <= port <= LARGEST_PORT:
        raise BadInput(f"a port is a number from 0 to {LARGEST_PORT}, not {port}")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError):
        raise BadInput(f"{host}:{port} is no address to listen at") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput(f"port {port} is in use: stop what listens there, or choose another with --port") from None
        raise BadInput(f"{host}:{port} cannot be listened at: {error.strerror}") from None
    return listener


async def _serve(listener: socket.socket, data: Path, base_path: str) -> None:
    async with House(data) as house:
        config = uvicorn.Config(
            make_app(house, opens=False, base_path=base_path),
            http=Patient,
            ws="websockets-sansio",
            limit_concurrency=MOST_CONNECTIONS,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=DRAIN,
        )
        await _Server(config, lambda: print(f"Tapete is open at {_address(listener, base_path)}", flush=True)).serve(
            [listener]
        )


class _Server(uvicorn.Server):
    """Says when it listens, and comes back when told to stop, so that the house can be closed."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


def tidy_base_path(path: str) -> str:
    """Where the room stands on its host, as the app has it: empty, or ``/cards``; BadInput if that is no path."""
    tidy = "/" + path.strip("/")
    if not _BASE_PATH.fullmatch(tidy):
        raise BadInput(f"a base path is like /cards, letters, digits, dots, dashes and low lines, not {path!r}")
    return tidy.rstrip("/")


def _address(listener: socket.socket, base_path: str) -> str:
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104  (all addresses: name one to open)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base_path}/"


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop  # noqa: PLC0415  (not there on every platform)
    except ImportError:
        return None
    return uvloop.new_event_loop
