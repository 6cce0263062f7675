"""The file that holds what was learned: whole numbers only, in numpy's ``.npz``, read here without numpy.

Invariants:
- a file of another version or layout, or with other arrays than these, is refused;
- numbers are as trained, times a power of two, rounded: `first` by FIRST_BITS, `second` and `last` by NEXT_BITS, each
  bias as the sums it is added to; `utility` by UTILITY, what each place is worth.
"""

import ast
import struct
import zipfile
from array import array
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import IO, Final, NamedTuple

from tapete.core import BadInput
from tapete.robots.comemierda_learned.inputs import INPUTS, LAYOUT

VERSION: Final = 1
FIRST_BITS: Final = 8
NEXT_BITS: Final = 10
UTILITY: Final = 1000
PLACES: Final = 4

_MAGIC: Final = b"\x93NUMPY\x01\x00"
_CODES: Final[Mapping[str, str]] = MappingProxyType({"<i2": "h", "<i4": "i", "<i8": "q"})


class Policy(NamedTuple):
    """A network's numbers in a row each, row after row: `first` has one for each input, `last` one for each place."""

    width: int
    height: int
    first: "array[int]"
    first_bias: "array[int]"
    second: "array[int]"
    second_bias: "array[int]"
    last: "array[int]"
    last_bias: "array[int]"
    utility: "array[int]"


def read(path: Path) -> Policy:
    """The policy in a file; BadInput with one line if it is none."""
    try:
        with zipfile.ZipFile(path) as file:
            arrays = {name.removesuffix(".npy"): _array(file.open(name)) for name in file.namelist()}
        version, layout, width, height = arrays.pop("head")
        numbers = {name: arrays.pop(name) for name in Policy._fields[2:]}
    except (OSError, zipfile.BadZipFile, KeyError, ValueError, SyntaxError, struct.error) as fault:
        raise BadInput(f"{path} is no policy of Comemierda: {fault}") from None
    if arrays:
        raise BadInput(f"{path} holds what no policy holds: {', '.join(arrays)}")
    if (version, layout) != (VERSION, LAYOUT):
        raise BadInput(f"{path} is of version {version}, layout {layout}, not {VERSION} and {LAYOUT}")
    policy = Policy(width, height, **numbers)
    wanted = (INPUTS * width, width, width * height, height, height * PLACES, PLACES, PLACES)
    if tuple(map(len, policy[2:])) != wanted:
        raise BadInput(f"{path} has arrays of the wrong sizes")
    return policy


def _array(file: IO[bytes]) -> "array[int]":
    """One array of numpy's format 1.0, of whole numbers, flat."""
    with file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise ValueError("an array is not in numpy's format 1.0")
        (length,) = struct.unpack("<H", file.read(2))
        head = ast.literal_eval(file.read(length).decode("latin-1"))
        if head["fortran_order"] or head["descr"] not in _CODES:
            raise ValueError(f"an array is of type {head['descr']}, not of whole numbers")
        numbers = array(_CODES[head["descr"]])
        numbers.frombytes(file.read())
        if struct.pack("=H", 1) != struct.pack("<H", 1):
            numbers.byteswap()
        return numbers
