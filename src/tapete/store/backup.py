"""A copy of all data in one file, made while the room is open, and the way back.

The file is an SQLite database, whichever database the data are in: what was kept in one can be restored into the other.

Invariants:
- a backup shows the data at one moment, every acknowledged entry included, and is there whole or not at all;
- a restore fills an empty place or changes nothing.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tapete.store.schema import PASSING, metadata

_ROWS: Final = 1000
"""Read and written at once."""

_TABLES: Final = [table for table in metadata.sorted_tables if table not in PASSING]


@dataclass(frozen=True, slots=True)
class Backup:
    """What is in the file: rows by table."""

    file: Path
    rows: dict[str, int]


async def backup(where: Path | str, to: Path) -> Backup:
    """Copy all data to a new file; BadInput with one line if it is there already, or there is nothing to copy."""
    raise NotImplementedError


async def restore(file: Path, where: Path | str) -> Backup:
    """Put the data of a backup into an empty place; BadInput with one line if it is not, or the file no backup."""
    raise NotImplementedError
