"""`tapete solve`: Gnav solved, what was found written to files, and what is in the files checked."""

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tapete.core import BadInput
from tapete.lab.gnav.checking import Row, checked
from tapete.lab.gnav.shipping import policy_of, worth_table
from tapete.lab.gnav.whole import Solved, effort
from tapete.robots.gnav_solved.files import written
from tapete.robots.gnav_solved.solution import (
    POLICY_FILE,
    Policy,
    Worth,
    policy_file,
    read_policy,
    read_worth,
    worth_file,
)
from tapete.robots.gnav_solved.states import STATES, LifeState

T = TypeVar("T")

_KEEP_EVERY: Final = 20.0
"""Seconds between two times that what is done is kept."""


def worth_beside(policy: Path) -> Path:
    """Where the worth of all choices of a policy is kept."""
    return policy.with_suffix(".worth")


def unfinished(policy: Path) -> Path:
    """Where what is done of a policy is kept until it is whole."""
    return policy.with_name(policy.name + ".part")


def begun(out: Path, *, resume: bool) -> Solved:
    """What there is to go on from; BadInput if that is not what was asked for, or nothing could be written."""
    part = unfinished(out)
    if not out.absolute().parent.is_dir():
        raise BadInput(f"there is no folder {str(out.parent)!r} for the policy")
    if out.suffix == worth_beside(out).suffix:
        raise BadInput(f"{out.suffix} is for the file beside the policy: name the policy otherwise")
    if resume:
        if not part.exists():
            raise BadInput(f"there is no {part} to go on with")
        return Solved.kept(part)
    if part.exists():
        raise BadInput(f"{part} holds an unfinished solution: go on with --resume, or remove it")
    return Solved()


def solve(solved: Solved, out: Path) -> None:
    """Solve what is left, keeping what is done even if interrupted, and write both files."""
    part, kept = unfinished(out), time.monotonic()
    try:
        for _ in _progress("states solved", solved.go_on(), STATES, len(solved.asks)):
            if time.monotonic() - kept > _KEEP_EVERY:
                solved.keep(part)
                kept = time.monotonic()
    finally:
        solved.keep(part)
    put(out, policy_of(solved.asks, solved.values), worth_table(solved.choices))
    part.unlink()


def put(out: Path, policy: Policy, worth: Worth) -> None:
    """Write both files."""
    _write(worth_beside(out), written(worth_file(worth)))
    _write(out, written(policy_file(policy)))


def check(path: Path | None) -> list[Row]:
    """What is found about the policy in a file, or the one that ships, and about the file beside it."""
    policy, worth = _read(path or POLICY_FILE)
    return list(_progress("states checked", checked(policy, worth), STATES))


def _read(path: Path) -> tuple[Policy, Worth]:
    policy = read_policy(path)
    return policy, read_worth(worth_beside(path), policy.sets)


def _write(path: Path, data: bytes) -> None:
    """All of it or nothing."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    new.replace(path)


def _progress(what: str, steps: Iterable[T], states: Sequence[LifeState], done: int = 0) -> Iterator[T]:
    """The steps, one a state, with a bar that goes by how long each takes; states before `done` are behind us."""
    console = Console(file=sys.stderr)
    columns = (TextColumn(f"{what} {{task.fields[done]}}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        efforts = [effort(state) for state in states]
        task = progress.add_task(what, total=sum(efforts), completed=sum(efforts[:done]), done=done)
        for number, step in enumerate(steps, done):
            progress.update(task, advance=efforts[number], done=number + 1)
            yield step
