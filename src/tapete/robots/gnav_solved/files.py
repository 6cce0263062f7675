"""Policy files: what was learned or solved, as whole numbers. The format is told in docs/policy-files.md.

Invariants:
- a file reads back bit for bit what was written, on every machine;
- it is read whole or refused with one line: unknown fields, other versions, missing or left over bytes, a wrong digest;
- the standard library is enough to read it.
"""

import hashlib
import json
import lzma
import sys
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tapete.core import BadInput

MAGIC: Final = b"tapete policy\n"
VERSION: Final = 1

_MOST_HEADER: Final = 65536
_MOST_BODY: Final = 1 << 26
_HEADER: Final = {"version", "game", "policy", "sections", "sha256"}
_SECTION: Final = {"name", "type", "count"}
_FILTERS: Final = ({"id": lzma.FILTER_DELTA, "dist": 1}, {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME})
"""Neighbours differ little. An .xz stream says itself how it was made, so a reader need not know."""
_SIZES: Final = {"B": 1, "H": 2, "h": 2, "I": 4}


@dataclass(frozen=True, slots=True)
class PolicyFile:
    """A policy's tables by name: arrays of the types B, H, h and I (1, 2, 2 and 4 bytes; only h has a sign)."""

    game: str
    policy: str
    """``NAME@VERSION``."""
    tables: Mapping[str, "array[int]"]


def written(file: PolicyFile) -> bytes:
    """A file's bytes."""
    sections, body = [], []
    for name, table in file.tables.items():
        sections.append({"name": name, "type": table.typecode, "count": len(table)})
        body.append(_planes(table))
    raw = b"".join(body)
    header = {
        "version": VERSION,
        "game": file.game,
        "policy": file.policy,
        "sections": sections,
        "sha256": hashlib.sha256(raw).hexdigest(),
    }
    line = json.dumps(header, separators=(",", ":")).encode("ascii")
    return MAGIC + line + b"\n" + lzma.compress(raw, format=lzma.FORMAT_XZ, check=lzma.CHECK_NONE, filters=_FILTERS)


def read(path: Path) -> PolicyFile:
    """The file at a path; BadInput if it is no policy file of this version."""
    try:
        return _read(path.read_bytes())
    except _Fault as fault:
        raise BadInput(f"{path}: {fault}") from None


class _Fault(Exception):
    """What is wrong with a file."""


def _read(data: bytes) -> PolicyFile:
    if not data.startswith(MAGIC):
        raise _Fault("no policy file")
    line, newline, packed = data[len(MAGIC) :].partition(b"\n")
    if not newline or len(line) > _MOST_HEADER:
        raise _Fault("no header")
    header = _header(line)
    wanted = sum(section["count"] * _SIZES[section["type"]] for section in header["sections"])
    if wanted > _MOST_BODY:
        raise _Fault("too large")
    raw = _unpacked(packed, wanted)
    if hashlib.sha256(raw).hexdigest() != header["sha256"]:
        raise _Fault("the digest does not fit")
    tables, at = {}, 0
    for section in header["sections"]:
        size = section["count"] * _SIZES[section["type"]]
        tables[section["name"]] = _table(raw[at : at + size], section["type"])
        at += size
    return PolicyFile(header["game"], header["policy"], tables)


def _header(line: bytes) -> Any:
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        raise _Fault("the header is no JSON") from None
    _only(header, _HEADER)
    if header["version"] != VERSION:
        raise _Fault(f"version {header['version']!r}; this reads version {VERSION}")
    if not all(isinstance(header[name], str) for name in ("game", "policy", "sha256")):
        raise _Fault("game, policy and sha256 are texts")
    if not isinstance(header["sections"], list):
        raise _Fault("sections is a list")
    for section in header["sections"]:
        _only(section, _SECTION)
        name, kind = section["name"], section["type"]
        if not (isinstance(name, str) and isinstance(kind, str) and kind in _SIZES):
            raise _Fault("a section has a name and one of the types B, H, h, I")
        if type(section["count"]) is not int or section["count"] < 0:
            raise _Fault("a section has a count")
    if len({section["name"] for section in header["sections"]}) < len(header["sections"]):
        raise _Fault("two sections of one name")
    return header


def _only(fields: Any, names: set[str]) -> None:
    if not isinstance(fields, dict) or fields.keys() != names:
        raise _Fault(f"fields other than {', '.join(sorted(names))}")


def _unpacked(packed: bytes, size: int) -> bytes:
    """Never more than asked for, however much a file could swell to."""
    unpacker = lzma.LZMADecompressor(format=lzma.FORMAT_XZ, memlimit=1 << 28)
    try:
        raw = unpacker.decompress(packed, max_length=size + 1)
    except (lzma.LZMAError, EOFError):
        raise _Fault("damaged") from None
    if len(raw) != size or not unpacker.eof or unpacker.unused_data:
        raise _Fault("damaged")
    return raw


def _planes(table: "array[int]") -> bytes:
    """All lowest bytes, then all next ones: what is alike lies side by side."""
    data = _little(table).tobytes()
    return b"".join(data[plane :: table.itemsize] for plane in range(table.itemsize))


def _table(planes: bytes, code: str) -> "array[int]":
    size, data = _SIZES[code], bytearray(len(planes))
    count = len(planes) // size
    for plane in range(size):
        data[plane::size] = planes[plane * count : (plane + 1) * count]
    table = array(code)
    assert table.itemsize == size, "a machine whose whole numbers have other sizes"
    table.frombytes(bytes(data))
    return _little(table)


def _little(table: "array[int]") -> "array[int]":
    """The table with its bytes in the file's order, or back."""
    if sys.byteorder == "little":
        return table
    turned = table[:]
    turned.byteswap()
    return turned
