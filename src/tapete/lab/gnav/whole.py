"""All life states solved, fewest lives first; what is done is kept, so that it can be gone on with later."""

import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tapete.core import BadInput
from tapete.lab.gnav.deals import Floats
from tapete.lab.gnav.ends import worth_of
from tapete.lab.gnav.position import Position
from tapete.lab.gnav.solving import ITERATIONS, Parts, solve
from tapete.lab.gnav.trees import SEATS
from tapete.robots.gnav_solved.states import STATES, LifeState, contestants

_VERSION: Final = 1


@dataclass(slots=True)
class Solved:
    """The states solved so far, in the order of STATES."""

    asks: list[Parts] = field(default_factory=list)
    choices: list[Parts] = field(default_factory=list)
    """What each choice is worth: `Solution.choices`."""
    values: Floats = field(default_factory=lambda: np.full((len(STATES), SEATS), np.nan))
    """`[state, place]`, nan where not known."""
    iterations: list[int] = field(default_factory=list)

    @property
    def done(self) -> bool:
        """Whether all are."""
        return len(self.asks) == len(STATES)

    def go_on(self) -> Iterator[LifeState]:
        """Solve the states that are left, one at a step."""
        for number in range(len(self.asks), len(STATES)):
            state = STATES[number]
            solution = solve(Position(state, worth_of(self.values)))
            self.values[number, : len(state)] = solution.judgement.values
            self.asks.append(solution.asks)
            self.choices.append(solution.choices())
            self.iterations.append(solution.iterations)
            yield state

    def keep(self, path: Path) -> None:
        """Write what is done to a file: all of it or nothing."""
        unfinished = path.with_suffix(path.suffix + ".new")
        with unfinished.open("wb") as file:
            np.savez(
                file,
                version=np.array(_VERSION),
                sizes=np.array([len(asks) for asks in self.asks]),
                asks=_joined(self.asks, ()),
                choices=_joined(self.choices, (2,)),
                values=self.values,
                iterations=np.array(self.iterations),
            )
        unfinished.replace(path)

    @classmethod
    def kept(cls, path: Path) -> "Solved":
        """What a file holds; BadInput if it was not written by `keep`."""
        try:
            with path.open("rb") as file, np.load(file) as found:
                if int(found["version"]) == _VERSION:
                    asks, choices = (_parted(found[name], found["sizes"]) for name in ("asks", "choices"))
                    return cls(asks, choices, found["values"], found["iterations"].tolist())
        except (ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile):
            raise BadInput(f"{path} holds no unfinished solution") from None
        raise BadInput(f"{path} was begun by another version; remove it to begin anew")


def _joined(parts: list[Parts], shape: tuple[int, ...]) -> Parts:
    """One array of the tables of all states; of no states, an empty one of that shape."""
    return np.concatenate([np.zeros((0, *shape), np.uint16), *parts])


def _parted(whole: Parts, sizes: NDArray[np.int64]) -> list[Parts]:
    """The table of each state again."""
    ends = np.cumsum(sizes)
    return [whole[end - size : end] for size, end in zip(sizes, ends, strict=True)]


def effort(state: LifeState) -> int:
    """How long a state takes, compared with others: deals times iterations, about."""
    players = len(contestants(state))
    return 1 + int(21**players) * ITERATIONS[players] // 400_000
