"""One process serves a data folder: whoever comes second is told so before it touches anything.

Invariants:
- the lock is the system's: it ends with the process, however that ends, and nothing is left to clear away.
"""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tapete.core import BadInput

FILE: Final = "tapete.lock"


@contextlib.contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Serve this folder alone; BadInput with one line if somebody does already, or if it cannot be used."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        held = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadInput(f"the data folder {folder} cannot be used: {error.strerror}") from None
    try:
        if not _lock(held):
            raise BadInput(f"a room is open already on the data folder {folder}: close it, or name another with --data")
        yield
    finally:
        os.close(held)


def is_served(folder: Path) -> bool:
    """Whether a process serves this folder now."""
    try:
        held = os.open(folder / FILE, os.O_RDWR)
    except OSError:
        return False
    try:
        return not _lock(held)
    finally:
        os.close(held)


if sys.platform == "win32":
    import msvcrt

    def _lock(held: int) -> bool:
        try:
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(held: int) -> bool:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
