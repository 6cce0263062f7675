"""Rules written in plain Python, compiled in bulk by Numba: for the laboratory, never for the room.

Invariants:
- the compiled functions are the very functions of the rules: only the primitives named here have a second body;
- compiled code is kept under a key of all the sources it was made from, so no edit leaves an old loop running;
- it lies below `NUMBA_CACHE_DIR` or in the user's cache; where neither can be written nothing is kept.
"""

import hashlib
import inspect
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final, ParamSpec, TypeVar

from llvmlite import ir
from numba import config, njit, types
from numba.extending import intrinsic, overload, register_jitable
from numba.misc.appdirs import AppDirs

from tapete.core import xorshift

P = ParamSpec("P")
R = TypeVar("R")


@intrinsic  # type: ignore[untyped-decorator]
def _ones(_typing: Any, _mask: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), codegen


@intrinsic  # type: ignore[untyped-decorator]
def _zeros_below(_typing: Any, _mask: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), codegen


@intrinsic  # type: ignore[untyped-decorator]
def _zeros_above(_typing: Any, _mask: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), codegen


@intrinsic  # type: ignore[untyped-decorator]
def _with_item(_typing: Any, row: Any, _seat: Any, _value: Any) -> Any:
    """No branch and no memory: each place takes the value or keeps its own."""

    def codegen(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        values, seat, value = arguments
        for place in range(row.count):
            here = builder.icmp_signed("==", seat, ir.Constant(seat.type, place))
            kept = builder.extract_value(values, place)
            values = builder.insert_value(values, builder.select(here, value, kept), place)
        return values

    return row(row, types.intp, row.dtype), codegen


PRIMITIVES: Final[Mapping[str, Callable[..., Any]]] = {
    "count_bits": lambda mask: lambda mask: _ones(mask),
    "lowest_bit_index": lambda mask: lambda mask: _zeros_below(mask) if mask else -1,
    "highest_bit_index": lambda mask: lambda mask: 63 - _zeros_above(mask),
    "put": lambda row, seat, value: lambda row, seat, value: _with_item(row, seat, value),
}
"""What the rules of every game call by these names, in instructions of the machine: of the types, of the values."""


def register(*modules: ModuleType) -> None:
    """Let compiled code call every function that is written in these modules."""
    for module in modules:
        for name, function in vars(module).items():
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                if name in PRIMITIVES:
                    overload(function)(PRIMITIVES[name])
                else:
                    register_jitable(forceinline=True)(function)


register(xorshift)  # which every game's loops draw from


def cache_folder(*modules: ModuleType, below: Path | None = None) -> Path:
    """Where code compiled from these modules is kept: by a key of their sources, and of what is compiled with all."""
    key = hashlib.sha256(Path(__file__).read_bytes())
    for module in (xorshift, *modules):
        key.update(Path(inspect.getfile(module)).read_bytes())
    kept = below or config.CACHE_DIR or AppDirs("tapete", appauthor=False).user_cache_dir
    return Path(kept) / key.hexdigest()[:16]


def compiled(function: Callable[P, R], *modules: ModuleType, below: Path | None = None) -> Callable[P, R]:
    """The function, compiled at its first call, without the interpreter's lock; kept below a folder for the next time.

    `modules` are all that its rules are written in, registered before.
    """
    folder = cache_folder(*modules, below=below)
    if not _writable(folder):
        return _typed(function, njit(nogil=True)(function))
    with _kept_in(folder):
        return _typed(function, njit(cache=True, nogil=True)(function))


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def _typed(_function: Callable[P, R], loop: Any) -> Callable[P, R]:
    return loop  # type: ignore[no-any-return]


@contextmanager
def _kept_in(folder: Path) -> Iterator[None]:
    """Numba asks where to keep a function when it is declared, and only there."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before
