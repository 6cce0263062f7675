"""The solution of Gnav as it ships: how likely each seat asks that knows so much, and what each choice is worth there.

Two files in `robots/data`: `gnav.policy` and `gnav.worth`; `tapete solve gnav` makes both. A table of all states has
the sets of STATES[0] first, in the order of the keys for so many contestants, then those of STATES[1], and so on.
"""

from array import array
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Final

from tapete.core import BadInput
from tapete.robots.gnav_solved.files import PolicyFile, read
from tapete.robots.gnav_solved.states import MOST_PLAYERS, STATES, contestants

DATA: Final = Path(__file__).parents[1] / "data"
POLICY_FILE: Final = DATA / "gnav.policy"
WORTH_FILE: Final = DATA / "gnav.worth"

GAME: Final = "gnav"
NAME: Final = "solved@1"
ASKS_OF: Final = 0xFFFF
"""How likely a seat asks is told in parts of this."""
WORTH_OF: Final = 0xFFFF
"""What a choice is worth is told in parts of this: the probability of winning the match."""
VALUE_OF: Final = 0xFFFFFFFF
"""What a state is worth to a player, in parts of this."""

CONTESTANTS: Final = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Sets:
    """Which information sets there are, for each number of contestants, and where those of a state begin."""

    keys: Mapping[int, "array[int]"]
    begins: tuple[int, ...]
    """For each state, and at last the end of all."""

    def place(self, state: int, key: int) -> int | None:
        """The place of an information set in a table of all states; None if there is no such set."""
        keys = self.keys[_PLAYING[state]]
        at = bisect_left(keys, key)
        return self.begins[state] + at if at < len(keys) and keys[at] == key else None


_PLAYING: Final = tuple(len(contestants(state)) for state in STATES)


def sets_of(keys: Mapping[int, "array[int]"]) -> Sets:
    """The places of all states' sets."""
    return Sets(keys, tuple(accumulate((len(keys[playing]) for playing in _PLAYING), initial=0)))


@dataclass(frozen=True, slots=True)
class Policy:
    """How to play."""

    sets: Sets
    asks: "array[int]"
    """For each set of each state, in parts of ASKS_OF."""
    values: "array[int]"
    """MOST_PLAYERS numbers for each state, place by place, in parts of VALUE_OF; 0 where there is no player."""

    def value(self, state: int, place: int) -> float:
        """How likely the player at a place of a state wins the match if everybody plays so."""
        return self.values[state * MOST_PLAYERS + place] / VALUE_OF


@dataclass(frozen=True, slots=True)
class Worth:
    """What each choice wins in each set of each state, given that it is reached; in parts of WORTH_OF."""

    keeping: "array[int]"
    asking: "array[int]"


def policy_file(policy: Policy) -> PolicyFile:
    """As it is written."""
    keys = {f"keys-{playing}": policy.sets.keys[playing] for playing in CONTESTANTS}
    return PolicyFile(GAME, NAME, {**keys, "asks": policy.asks, "values": policy.values})


def worth_file(worth: Worth) -> PolicyFile:
    """As it is written."""
    return PolicyFile(GAME, NAME, {"keeping": worth.keeping, "asking": worth.asking})


def read_policy(path: Path) -> Policy:
    """The policy in a file; BadInput if it is none."""
    file = read(path)
    _check(path, file, {**{f"keys-{playing}": "I" for playing in CONTESTANTS}, "asks": "H", "values": "I"})
    tables = file.tables
    sets = sets_of({playing: tables[f"keys-{playing}"] for playing in CONTESTANTS})
    if len(tables["asks"]) != sets.begins[-1] or len(tables["values"]) != len(STATES) * MOST_PLAYERS:
        raise BadInput(f"{path}: tables of other sizes than the {len(STATES)} states have")
    return Policy(sets, tables["asks"], tables["values"])


def read_worth(path: Path, sets: Sets) -> Worth:
    """The worth of all choices in a file; BadInput if it is no such file, or not of these sets."""
    file = read(path)
    _check(path, file, {"keeping": "H", "asking": "H"})
    if any(len(table) != sets.begins[-1] for table in file.tables.values()):
        raise BadInput(f"{path}: tables of other sizes than the {len(STATES)} states have")
    return Worth(file.tables["keeping"], file.tables["asking"])


def _check(path: Path, file: PolicyFile, tables: Mapping[str, str]) -> None:
    if (file.game, file.policy) != (GAME, NAME):
        raise BadInput(f"{path}: {file.policy} of {file.game}, not {NAME} of {GAME}")
    if {name: table.typecode for name, table in file.tables.items()} != tables:
        raise BadInput(f"{path}: other tables than {', '.join(tables)}")


@cache
def shipped_policy() -> Policy:
    """The policy that ships, read once."""
    return read_policy(POLICY_FILE)


@cache
def shipped_worth() -> Worth:
    """What each choice is worth, as it ships, read once."""
    return read_worth(WORTH_FILE, shipped_policy().sets)
