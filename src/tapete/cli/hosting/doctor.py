"""Looks at everything that a room needs, says what is wrong and how to mend it, and changes nothing.

Invariants:
- it may look while the room is open;
- no finding tells a password.
"""

import asyncio
import contextlib
import secrets
import sqlite3
import stat
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

from tapete.core import BadInput
from tapete.server import descriptors
from tapete.server.health import LEAST_FREE, free
from tapete.server.house import CLIENT
from tapete.server.lock import is_served
from tapete.server.serve import address, listening
from tapete.server.settings import Settings
from tapete.store import bus
from tapete.store.place import Place, reason
from tapete.store.schema import HEAD
from tapete.store.store import version_of

WELL, CAREFUL, WRONG = "well", "careful", "wrong"

PLENTY: Final = 1024**3
PATIENCE: Final = 5.0
SKEW: Final = 5.0
"""Seconds by which clocks of two machines may differ before it is told."""

_THIS_YEAR: Final = 1_750_000_000.0
_MINUTE: Final = 60.0
_WIDE: Final = 8
"""A network with fewer bits than these is half the world."""

_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, how it is, and what to do where it is not well."""

    part: str
    state: str
    says: str
    mend: str | None = None

    def row(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def examine(settings: Settings) -> Iterator[Finding]:
    """Every finding, as it is made."""
    looks: list[Callable[[], Finding]] = [lambda: client_built(CLIENT)]
    try:
        place = Place(settings.where)
    except BadInput as fault:
        yield Finding("database", WRONG, str(fault), "mend `database`: `tapete config` tells where it comes from")
        return
    if place.file is not None:
        folder = place.file.parent
        looks += [lambda: writable(folder), lambda: private(folder), lambda: disk(folder), lambda: file_of(folder)]
        looks += [lambda: clock_of_file(folder, time.time())]
    else:
        looks += [lambda: database(place), lambda: clock_of_database(place, time.time())]
    if settings.redis is not None or place.is_postgres:
        looks.append(lambda: news(settings))
    looks += [lambda: port(settings), lambda: connections(settings), lambda: proxies(settings)]
    for look in looks:
        try:
            yield look()
        except BadInput as fault:
            yield Finding("settings", WRONG, str(fault), "mend the setting: `tapete config` tells where it comes from")


def client_built(folder: Path) -> Finding:
    """The browser's part of this installation."""
    if (folder / "index.html").is_file() and any((folder / "assets").glob("*.js")):
        return Finding("client", WELL, "the browser's part is built")
    return Finding("client", WRONG, "the browser's part is not built", "run `pip install .` again, or `make run`")


def writable(folder: Path) -> Finding:
    """Whether files can be made in the data folder, or the folder itself."""
    at = next((one for one in (folder, *folder.absolute().parents) if one.exists()), folder)
    try:
        with tempfile.TemporaryFile(dir=at):
            pass
    except OSError as error:
        mend = f"let {_who()} write there, or name another folder with --data"
        return Finding("data folder", WRONG, f"{at} cannot be written: {error.strerror}", mend)
    if at != folder:
        return Finding("data folder", WELL, f"{folder} is not there yet; the room makes it")
    return Finding("data folder", WELL, f"{folder} can be written")


def private(folder: Path) -> Finding:
    """Whether others of this machine can read all cards."""
    if sys.platform == "win32" or not folder.is_dir() or not folder.stat().st_mode & _OTHERS:
        return Finding("privacy", WELL, "nobody else on this machine can read the data")
    mend = f"chmod 700 {folder}"
    return Finding("privacy", CAREFUL, f"others on this machine may look into {folder}, and so see all cards", mend)


def disk(folder: Path) -> Finding:
    """The place left for what is played."""
    at = next((one for one in (folder, *folder.absolute().parents) if one.exists()), folder)
    left = free(at)
    says = f"{left // 1024**2} MiB are free"
    if left >= PLENTY:
        return Finding("disk", WELL, says)
    state = WRONG if left < LEAST_FREE else CAREFUL
    return Finding("disk", state, says, "make place, or have old tables forgotten: `tapete admin forget --days 90`")


def file_of(folder: Path) -> Finding:
    """The SQLite file: whole, and not of a newer Tapete."""
    file = Place(folder).file
    assert file is not None
    if not file.exists():
        return Finding("database", WELL, "there is none yet; the room makes it")
    try:
        with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as kept:
            whole = kept.execute("PRAGMA quick_check").fetchone() == ("ok",)
            (version,) = kept.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError):
        whole, version = False, None
    if not whole:
        mend = "stop the room, put the file aside, and `tapete restore` the last backup"
        return Finding("database", WRONG, f"{file} is damaged, or no database of a room", mend)
    return _of_version(version)


def database(place: Place) -> Finding:
    """PostgreSQL: it answers, and its tables are not of a newer Tapete."""
    try:
        version = asyncio.run(_asked(place, version_of))
    except Exception as error:  # noqa: BLE001  (whatever its client raises, it does not answer)
        mend = "start it, and try the address with psql; user, password and name of the database are part of it"
        return Finding("database", WRONG, f"{place.told} does not answer: {reason(error)}", mend)
    if version is None:
        return Finding("database", WELL, f"{place.told} is empty; the room makes its tables")
    return _of_version(version)


def clock_of_file(folder: Path, now: float) -> Finding:
    """Whether this machine's clock can be right: not before what was written already."""
    file = Place(folder).file
    assert file is not None
    written = file.stat().st_mtime if file.exists() else _THIS_YEAR
    return _of_clock(max(0.0, max(written, _THIS_YEAR) - now), _MINUTE, "what was written already")


def clock_of_database(place: Place, now: float) -> Finding:
    """Whether this machine and the one of the database agree about the time."""

    async def theirs(connection: Any) -> float:
        found = await connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())::float8")
        return float(found.scalar_one())

    try:
        apart = abs(asyncio.run(_asked(place, theirs)) - now)
    except Exception:  # noqa: BLE001  (that it does not answer is a finding of its own)
        return _of_clock(max(0.0, _THIS_YEAR - now), _MINUTE, "this program")
    return _of_clock(max(0.0, apart - PATIENCE), SKEW, "the clock of the database")


def news(settings: Settings) -> Finding:
    """Whether one process hears what another tells, by NOTIFY or by Redis."""
    way = "Redis" if settings.redis is not None else "NOTIFY of the database"
    if asyncio.run(_heard(settings)):
        return Finding("news", WELL, f"processes hear of each other by {way}")
    mend = (
        "start Redis, and try its address with redis-cli"
        if settings.redis
        else "connect to PostgreSQL itself, not to a pool"
    )
    return Finding("news", WRONG, f"processes do not hear of each other by {way}", mend)


def port(settings: Settings) -> Finding:
    """Whether the port is free, or the room answers there."""
    try:
        listening(settings.listens, settings.port).close()
    except BadInput as fault:
        served = settings.database is not None or is_served(settings.data)
        at = address("127.0.0.1" if settings.lan else settings.host, settings.port, settings.base_path)
        if served and _answers(f"{at}healthz"):
            return Finding("port", WELL, f"the room answers at {at}")
        return Finding("port", WRONG, str(fault), "stop what listens there, or choose another with --port")
    if settings.database is None and is_served(settings.data):
        return Finding("port", CAREFUL, f"a room is open on {settings.data}, but not at port {settings.port}")
    return Finding("port", WELL, f"port {settings.port} is free")


def connections(settings: Settings) -> Finding:
    """Whether the system lets a room hold as many as it is told to."""
    allowed = descriptors.reach(settings.connections)
    if allowed is None or allowed >= settings.connections:
        return Finding("connections", WELL, f"{settings.connections} at once are allowed")
    says = f"the system allows {max(0, allowed)} at once, not {settings.connections}"
    mend = f"raise the limit of open files to {settings.connections + descriptors.BESIDES} (`ulimit -n`, LimitNOFILE)"
    return Finding("connections", CAREFUL, says, mend)


def proxies(settings: Settings) -> Finding:
    """Whether it is clear who may say where people come from."""
    if any(ip_network(network).prefixlen < _WIDE for network in settings.trusted_proxies):
        says = "trusted_proxies believes nearly everybody: anybody can pretend to come from anywhere"
        return Finding("proxies", WRONG, says, "name the address of your proxy alone, 127.0.0.1 if it runs here")
    if settings.base_path and not settings.trusted_proxies:
        says = (
            f"there is a proxy for {settings.base_path}, but none is trusted: all people seem to come from one address"
        )
        return Finding("proxies", CAREFUL, says, "name its address in trusted_proxies")
    where = f"under {settings.base_path}" if settings.base_path else "at a host of its own"
    return Finding("proxies", WELL, f"the room stands {where} and believes {len(settings.trusted_proxies)} proxies")


def _of_version(version: str) -> Finding:
    if version == HEAD:
        return Finding("database", WELL, "its tables are those of this Tapete")
    if version < HEAD:
        return Finding("database", WELL, f"its tables are older ({version}); the room brings them up to date")
    mend = "install the newer Tapete again: there is no way down but the backup from before"
    return Finding("database", WRONG, f"its tables are of a newer Tapete ({version}, here {HEAD})", mend)


def _of_clock(off: float, allowed: float, other: str) -> Finding:
    if off <= allowed:
        return Finding("clock", WELL, "it can be right")
    mend = "set it, and keep it right: `timedatectl set-ntp true`"
    return Finding("clock", WRONG, f"it is {off:.0f} seconds off {other}", mend)


async def _asked(place: Place, question: Callable[[Any], Any]) -> Any:
    engine = place.engine()
    try:
        async with asyncio.timeout(2 * PATIENCE), engine.connect() as connection:
            return await question(connection)
    finally:
        await engine.dispose()


async def _heard(settings: Settings) -> bool:
    """Whether a nudge gets from one link to another; it is sent as soon as the other listens."""
    here: Any = bus(settings.where, settings.redis)
    there: Any = bus(settings.where, settings.redis)
    topic, number, heard = f"doctor:{secrets.token_hex(8)}", 7, asyncio.Event()
    there.subscribe(topic, lambda told: heard.set() if told == number else here.publish(topic, number))
    try:
        await asyncio.gather(here.start(), there.start())
        async with asyncio.timeout(PATIENCE):
            await heard.wait()
    except TimeoutError:
        return False
    finally:
        await asyncio.gather(here.stop(), there.stop())
    return True


def _answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310  (an address of ours)
            return bool(answer.status == 200)
    except OSError:
        return False


def _who() -> str:
    import getpass

    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "the user of the room"
