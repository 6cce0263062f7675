"""Policy files: what is written is read back, and nothing else is."""

import hashlib
import json
import lzma
from array import array
from pathlib import Path
from typing import Any

import pytest

from tapete.core import BadInput
from tapete.robots.gnav_solved.files import MAGIC, PolicyFile, read, written

TABLES = {
    "bytes": array("B", [0, 255, 7]),
    "halves": array("H", [0, 65_535, 258]),
    "signed": array("h", [-32_768, 32_767, -1]),
    "words": array("I", [0, 4_294_967_295, 16_909_060]),
    "none": array("H"),
}
FILE = PolicyFile("gnav", "solved@1", TABLES)


def body(tables: Any) -> bytes:
    """As the format page says, in the plainest way."""
    raw = b""
    for table in tables.values():
        for plane in range(table.itemsize):
            raw += bytes((number & (1 << 8 * table.itemsize) - 1) >> 8 * plane & 255 for number in table)
    return raw


def made(**changes: Any) -> bytes:
    """A file with some fields of its header otherwise; `body` is what is packed."""
    raw = changes.pop("body", body(TABLES))
    header = {
        "version": 1,
        "game": "gnav",
        "policy": "solved@1",
        "sections": [{"name": name, "type": table.typecode, "count": len(table)} for name, table in TABLES.items()],
        "sha256": hashlib.sha256(raw).hexdigest(),
        **changes,
    }
    return MAGIC + json.dumps(header).encode() + b"\n" + lzma.compress(raw)


def written_to(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    assert read(written_to(tmp_path / "a.policy", written(FILE))) == FILE


def test_a_file_made_as_the_page_says_is_read(tmp_path: Path) -> None:
    assert read(written_to(tmp_path / "a.policy", made())) == FILE


def test_the_bytes_are_those_the_page_says() -> None:
    magic, header, packed = written(FILE).split(b"\n", 2)
    assert magic == b"tapete policy"
    assert set(json.loads(header)) == {"version", "game", "policy", "sections", "sha256"}
    assert lzma.decompress(packed) == body(TABLES)


SECTION = {"name": "x", "type": "B", "count": 1}

REFUSED = {
    "another version": (made(version=2), "version 2; this reads version 1"),
    "an unknown field": (made(more=1), "fields other than"),
    "no name": (made(game=None), "are texts"),
    "sections of another kind": (made(sections={}), "sections is a list"),
    "a section with an unknown field": (made(sections=[{**SECTION, "more": 1}]), "fields other than"),
    "a section of an unknown type": (made(sections=[{**SECTION, "type": "d"}]), "one of the types"),
    "a section of a type that is none": (made(sections=[{**SECTION, "type": []}]), "one of the types"),
    "two sections of one name": (made(sections=[SECTION, SECTION]), "of one name"),
    "a negative count": (made(sections=[{**SECTION, "count": -1}]), "has a count"),
    "a count that is no number": (made(sections=[{**SECTION, "count": True}]), "has a count"),
    "a giant": (made(sections=[{**SECTION, "count": 1 << 40}]), "too large"),
    "a wrong digest": (made(sha256="0" * 64), "the digest does not fit"),
    "a body too short": (made(body=body(TABLES)[:-1]), "damaged"),
    "a body too long": (made(body=body(TABLES) + b"0"), "damaged"),
    "a body cut off": (made()[:-9], "damaged"),
    "more after the body": (made() + b"0", "damaged"),
    "a body that is not packed": (made().split(b"\xfd7zXZ")[0] + b"plain", "damaged"),
    "a header that is no JSON": (MAGIC + b"{\n", "no JSON"),
    "a header too deep": (MAGIC + b"[" * 60_000 + b"\n", "no JSON"),
    "a header that is no object": (MAGIC + b"7\n", "fields other than"),
    "no header": (MAGIC + b"{}", "no header"),
    "another file": (b"PK\x03\x04", "no policy file"),
    "nothing": (b"", "no policy file"),
}


@pytest.mark.parametrize(("data", "why"), REFUSED.values(), ids=REFUSED)
def test_anything_else_is_refused_with_one_line(tmp_path: Path, data: bytes, why: str) -> None:
    path = written_to(tmp_path / "odd.policy", data)
    with pytest.raises(BadInput, match=why) as refused:
        read(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert "\n" not in str(refused.value)
