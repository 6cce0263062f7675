"""What the host may set before the room opens: from the command line, the environment, a file, or as it stands.

Invariants:
- each setting has one value, and it is known where it came from: the first of command line, `TAPETE_NAME`, file,
  standard that has it;
- what is unknown or no such value is refused in one line that names where it stands, and nothing opens;
- no text made here tells a password.
"""

import dataclasses
import enum
import ipaddress
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from tapete.core import BadInput
from tapete.server.limits import MOST_OF_ONE, MOST_TABLES

PREFIX: Final = "TAPETE_"
FILE: Final = "tapete.toml"
"""The settings file in the data folder, read if it is there and no other is named."""

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104  (what --lan asks for)
LONGEST_TITLE: Final = 80
_LARGEST_FILE: Final = 64 * 1024
_BASE_PATH: Final = re.compile(r"(?:/[A-Za-z0-9_-][A-Za-z0-9._-]*)+|/")
_PASSWORD: Final = re.compile(r"(://[^/@]*?:).*(@)|([?&]password=)[^&]*")
"""Of an address; whatever stands before the last @ is part of it."""
_ADDRESSES: Final = {"database": "postgresql://user:password@host/name", "redis": "redis://host:6379"}
_YES, _NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")

Networks: TypeAlias = tuple[str, ...]


class LogFormat(enum.StrEnum):
    """How a line of the log is written."""

    TEXT = "text"
    JSON = "json"


class LogLevel(enum.StrEnum):
    """What is said at all."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All of them, in order and checked; `docs/hosting.md` tells each in a line."""

    host: str = "127.0.0.1"
    """The address to listen at."""
    port: int = 8000
    """The port to listen at; 0 takes a free one."""
    lan: bool = False
    """Listen at all addresses, and print the one by which neighbours find the room."""
    data: Path = Path("data")
    """The data folder."""
    database: str | None = None
    """The address of a PostgreSQL database; without it the data are in the data folder."""
    redis: str | None = None
    """The address of a Redis by which processes tell each other of news; without it PostgreSQL does."""
    base_path: str = ""
    """Where a proxy hands the room on from, ``/cards``; empty: a host of its own."""
    trusted_proxies: Networks = ("127.0.0.1", "::1")
    """From where it is believed who asks, and whether by https: X-Forwarded-For and X-Forwarded-Proto."""
    title: str = "Tapete"
    """What the room is called."""
    sign_up: bool = True
    """Whether people may make accounts."""
    free_text: bool = False
    """Whether tables may allow words of one's own."""
    polite_name: bool = False
    """Whether people read names that offend nobody: Presidente for Comemierda."""
    retention_days: int | None = None
    """Days after which finished tables, and guests not seen since, are forgotten; unset: never."""
    workers: int = 1
    """Processes in which robots think."""
    connections: int = 8000
    """Connections at once; who comes then is told to come again."""
    most_tables: int = MOST_TABLES
    """Tables with people at them at once."""
    most_of_one: int = MOST_OF_ONE
    """Tables at which one person may play at once."""
    log_format: LogFormat = LogFormat.TEXT
    """Lines to read, or JSON."""
    log_level: LogLevel = LogLevel.WARNING
    """From which level on lines are written."""
    access_log: bool = False
    """Whether each request is a line of the log."""
    metrics: Networks = ("127.0.0.0/8", "::1")
    """Who may read `/metrics`, coming straight and not through a proxy."""

    @property
    def where(self) -> Path | str:
        """Where the data are, as the store has it."""
        return self.database or self.data

    @property
    def listens(self) -> str:
        """The address at which the room listens."""
        return EVERYWHERE if self.lan else self.host


_BOUNDS: Final = {
    "port": (0, 65535),
    "retention_days": (1, 36500),
    "workers": (1, 64),
    "connections": (10, 1_000_000),
    "most_tables": (1, 1_000_000),
    "most_of_one": (1, 10_000),
}
"""Of the numbers: the least and the greatest."""

NAMES: Final = tuple(made.name for made in dataclasses.fields(Settings))
_FIELDS: Final = {made.name: made for made in dataclasses.fields(Settings)}


@dataclass(frozen=True, slots=True)
class Effective:
    """The settings, and for each by name where it came from: command line, ``TAPETE_NAME``, a file, standard."""

    settings: Settings
    origins: Mapping[str, str]

    def rows(self) -> list[dict[str, Any]]:
        """Each setting as plain data, passwords as ``***``."""
        return [
            {"setting": name, "value": shown(getattr(self.settings, name)), "from": self.origins[name]}
            for name in NAMES
        ]


def effective(given: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Effective:
    """Put together what is `given` on the command line (None: not given), the environment and a file.

    The file is `file`, else TAPETE_CONFIG, else `tapete.toml` in the data folder if there is one. BadInput in one line.
    """
    line = {name: value for name, value in given.items() if value is not None}
    told = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(PREFIX) and value
    }
    named = file or (Path(told["config"]) if "config" in told else None)
    told.pop("config", None)
    _known(told, lambda name: f"the environment variable {PREFIX}{name.upper()}")
    folder = _read("data", line.get("data") or told.get("data") or _FIELDS["data"].default, "data")
    path = named or Path(folder) / FILE
    kept = _of_file(path, must=named is not None)
    values, origins = {}, {}
    for name in NAMES:
        for source, origin in ((line, "command line"), (told, f"{PREFIX}{name.upper()}"), (kept, str(path))):
            if name in source:
                where = (
                    f"--{name.replace('_', '-')}"
                    if source is line
                    else f"{name} in {path}"
                    if source is kept
                    else origin
                )
                values[name], origins[name] = _read(name, source[name], where), origin
                break
        else:
            origins[name] = "standard"
    return Effective(Settings(**values), MappingProxyType(origins))


def tidy_base_path(path: str) -> str:
    """Where the room stands on its host, as the app has it: empty, or ``/cards``; BadInput if that is no path."""
    tidy = "/" + path.strip("/")
    if not _BASE_PATH.fullmatch(tidy):
        raise BadInput(f"a base path is like /cards, letters, digits, dots, dashes and low lines, not {path!r}")
    return tidy.rstrip("/")


def shown(value: Any) -> Any:
    """A value as plain data, the password of an address as ``***``."""
    match value:
        case Path():
            return str(value)
        case tuple():
            return list(value)
        case enum.Enum():
            return value.value
        case str():
            return _PASSWORD.sub(lambda found: f"{found[1]}***{found[2]}" if found[1] else f"{found[3]}***", value)
    return value


def within(address: str, networks: Networks) -> bool:
    """Whether an address is in one of the networks; what is no address is in none."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in ipaddress.ip_network(network) for network in networks)


def _of_file(path: Path, *, must: bool) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            text = file.read(_LARGEST_FILE + 1)
        kept = tomllib.loads(text.decode("utf-8"))
    except (FileNotFoundError, NotADirectoryError) as error:
        if must:
            raise BadInput(f"there is no settings file {path}") from error
        return {}
    except OSError as error:
        raise BadInput(f"the settings file {path} cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput(f"the settings file {path} is no TOML: {error}") from None
    if len(text) > _LARGEST_FILE:
        raise BadInput(f"the settings file {path} is too large")
    _known(kept, lambda name: f"{name!r} in {path}")
    return kept


def _known(names: Mapping[str, Any], told: Any) -> None:
    for name in names:
        if name not in _FIELDS:
            raise BadInput(f"there is no such setting: {told(name)}; `tapete config` lists them")


def _read(name: str, value: Any, where: str) -> Any:
    """The value of a setting, from TOML or as text; BadInput names `where` it stands, and repeats no secret."""
    made = _FIELDS[name]
    if name == "base_path":
        return tidy_base_path(_text(value, where))
    if made.type is bool:
        return _flag(value, where)
    if made.type in (int, int | None):
        return _number(value, where, *_BOUNDS[name])
    if made.type is Networks:
        return _networks(value, where)
    if made.type in (LogFormat, LogLevel):
        kind: type[enum.StrEnum] = made.type
        if value not in list(kind):
            raise BadInput(f"{where} is one of {', '.join(kind)}")
        return kind(value)
    if made.type is Path and isinstance(value, Path):
        return value
    text = _text(value, where)
    if made.type is Path:
        return Path(text)
    if name in ("database", "redis") and text and "://" not in text:
        raise BadInput(f"{where} is an address, like {_ADDRESSES[name]}")
    if name == "title" and (len(text) > LONGEST_TITLE or not text.isprintable()):
        raise BadInput(f"{where} is at most {LONGEST_TITLE} plain characters")
    return text or None if made.default is None else text


def _text(value: Any, where: str) -> str:
    if not isinstance(value, str) or "\0" in value:
        raise BadInput(f"{where} is a text")
    return value


def _flag(value: Any, where: str) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value.casefold() in (*_YES, *_NO):
        return value.casefold() in _YES
    raise BadInput(f"{where} is true or false")


def _number(value: Any, where: str, low: int, high: int) -> int:
    found = int(value) if isinstance(value, str) and re.fullmatch("[0-9]{1,9}", value) else value
    if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
        raise BadInput(f"{where} is a number from {low} to {high}")
    return found


def _networks(value: Any, where: str) -> Networks:
    """Addresses and networks: a list, or a text with commas; empty: none."""
    parts = [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value
    if not isinstance(parts, list | tuple):
        raise BadInput(f"{where} is a list of addresses and networks")
    for part in parts:
        try:
            ipaddress.ip_network(part if isinstance(part, str) else "")
        except ValueError:
            raise BadInput(f"{where} is a list of addresses and networks, and {part!r} is neither") from None
    return tuple(parts)
