"""Runs the room: ``run(host, port, data)``, or ``open_room`` with all that a host may set."""

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import msgspec
import uvicorn
from litestar import Litestar

from tapete.core import BadInput
from tapete.server import descriptors, health, logs, metrics
from tapete.server.app import make_app
from tapete.server.choices import choices, choose
from tapete.server.house import House
from tapete.server.keeping_up import KeepsUp
from tapete.server.lock import only_one
from tapete.server.observing import Observed
from tapete.server.patient import Patient
from tapete.server.pulse import Pulse
from tapete.server.settings import Effective, Settings, effective, tidy_base_path
from tapete.wire.incoming import MAX_MESSAGE

__all__ = ["Open", "listening", "open_room", "run", "tidy_base_path"]

BACKLOG: Final = 2048
LARGEST_PORT: Final = 65535

LARGEST: Final = 2 * MAX_MESSAGE
"""What is above the largest message gets an answer; what is above this closes the socket (code 1009)."""

DRAIN: Final = 5
"""Seconds that requests have to end when the server is told to stop."""

FORGETTING: Final = 3600.0
"""Seconds after which it is looked again whether something is so old that it is to be forgotten."""

COLLECT: Final = (5000, 20, 20)
"""New values after which the young, the middle-aged and all are looked through; Python's own are (700, 10, 10)."""

_CHOSEN: Final = ("sign_up", "free_text", "polite_name", "retention_days")
"""Settings that the host may change while the room is open; given at the start, they count from then on."""

_DAY: Final = 86_400.0
_NOWHERE: Final = ("192.0.2.1", 9)
"""An address for documents: nothing is sent there, the system only says by which of ours it would go."""


@dataclass(frozen=True, slots=True)
class Open:
    """Where the room is open: its address on this machine, and the one for neighbours, if they are to come in."""

    address: str
    neighbours: str | None


def say_where(found: Open) -> None:
    """Print it in a line."""
    print(f"Tapete is open at {found.address}", flush=True)


def run(host: str, port: int, data: Path, base_path: str = "") -> None:
    """Serve until told to stop, all else as it stands; BadInput as `open_room`."""
    given = {"host": host, "port": port, "base_path": base_path}
    settings = effective(given if "://" in str(data) else {**given, "data": data}, {})
    _run(settings, lambda: House(data), say_where, alone=None if "://" in str(data) else data)


def open_room(wanted: Effective, opened: Callable[[Open], None] = say_where) -> None:
    """Serve until told to stop; BadInput with one line if port, data folder, database or path cannot be used."""
    settings = wanted.settings
    alone = settings.data if settings.database is None else None

    def house() -> House:
        return House(
            settings.where,
            redis=settings.redis,
            workers=settings.workers,
            most_tables=settings.most_tables,
            most_of_one=settings.most_of_one,
        )

    _run(wanted, house, opened, alone=alone)


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


def hosted(house: House, settings: Settings, measured: metrics.Metrics) -> Litestar:
    """The app of a house, with what its host needs besides what its people do."""
    app = make_app(house, opens=False, base_path=settings.base_path)
    app.state.update({"title": settings.title, "metrics": measured, "metrics_for": settings.metrics})
    app.register(health.ready)
    app.register(metrics.figures)
    return app


def _run(
    wanted: Effective, make_house: Callable[[], House], opened: Callable[[Open], None], *, alone: Path | None
) -> None:
    settings = wanted.settings
    logs.set_up(settings.log_format, settings.log_level, access=settings.access_log)
    descriptors.reach(settings.connections)
    with (
        contextlib.nullcontext() if alone is None else only_one(alone),
        contextlib.closing(listening(settings.listens, settings.port)) as listener,
        asyncio.Runner(loop_factory=_loop_factory()) as runner,
    ):
        runner.run(_serve(listener, wanted, make_house(), opened))


async def _serve(listener: socket.socket, wanted: Effective, house: House, opened: Callable[[Open], None]) -> None:
    settings, measured = wanted.settings, metrics.Metrics()
    counting = metrics.Faults(measured)
    forgetting = Pulse("forgetting", house.clock, FORGETTING, lambda: forget(house))
    async with house:
        _collect_less_often()
        await _choose(house, wanted)
        measured.watch(house)
        config = uvicorn.Config(
            cast("Any", Observed(hosted(house, settings, measured), measured)),
            http=Patient,
            ws=KeepsUp,
            limit_concurrency=settings.connections,
            ws_max_size=LARGEST,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            timeout_graceful_shutdown=DRAIN,
        )
        logging.getLogger().addHandler(counting)
        forgetting.start()
        try:
            await _Server(config, lambda: opened(_where(listener, settings))).serve([listener])
        finally:
            await forgetting.stop()
            logging.getLogger().removeHandler(counting)


def _collect_less_often() -> None:
    """Have garbage in rings looked for less often, and not among what stays for ever.

    A table makes thousands of small values and hardly a ring; to look for them took a twelfth of an action's cost.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def forget(house: House) -> None:
    """Let go of what is older than the host keeps, if he has said how long that is."""
    days = (await choices(house)).retention_days
    if days is not None:
        await house.store.farewell.forget(house.clock.now() - days * _DAY)


async def _choose(house: House, wanted: Effective) -> None:
    """What was given for this start counts as if the host had just set it; all else stays as he set it last."""
    given = {name: getattr(wanted.settings, name) for name in _CHOSEN if wanted.origins[name] != "standard"}
    if given:
        try:
            await choose(house, msgspec.structs.replace(await choices(house), **given))
        except OSError as error:
            raise BadInput(f"{house.store.place.told} cannot be used: {error}") from None


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


def _where(listener: socket.socket, settings: Settings) -> Open:
    host, port = listener.getsockname()[:2]
    own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104  (all addresses: name one to open)
    neighbours = _own_address() if own != host else None
    return Open(
        address(own, port, settings.base_path),
        None if neighbours is None else address(neighbours, port, settings.base_path),
    )


def address(host: str, port: int, base_path: str) -> str:
    """What to open in a browser."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base_path}/"


def _own_address() -> str | None:
    """This machine's address among its neighbours, None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_NOWHERE)
        except OSError:
            return None
        found: str = asking.getsockname()[0]
        return found


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop  # noqa: PLC0415  (not there on every platform)
    except ImportError:
        return None
    return uvloop.new_event_loop
