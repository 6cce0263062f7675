"""The same random matches of Comemierda in C (`reference.c`), built where there is a gcc."""

import ctypes
import shutil
import subprocess
from pathlib import Path

from tapete.games.comemierda.rules import Ruling

SOURCE = Path(__file__).with_suffix(".c")
GCC = shutil.which("gcc")


class Reference:
    """`playouts` of C; it answers as ours does."""

    def __init__(self, folder: Path) -> None:
        assert GCC, "there is no gcc"
        folder.mkdir(parents=True, exist_ok=True)
        library = folder / "reference.so"
        subprocess.run([GCC, "-O3", "-march=native", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
        self._playouts = ctypes.CDLL(str(library)).playouts
        self._playouts.argtypes = (ctypes.c_void_p, ctypes.c_int64, ctypes.c_uint64, ctypes.c_void_p)
        self._playouts.restype = None

    def playouts(self, ruling: Ruling, rounds: int, rng: int) -> tuple[int, ...]:
        """Counts of plays and finished matches, and the sum over how they ended."""
        answer = (ctypes.c_int64 * 3)()
        self._playouts((ctypes.c_int64 * len(ruling))(*ruling), rounds, rng, answer)
        return tuple(answer)
