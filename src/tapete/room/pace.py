"""How long robots wait before they answer, and how long people may take.

Invariants:
- a robot's wait is drawn from the table's pace alone, whatever the robot answers: it tells nothing of a hand;
- it is never shorter because there is no choice.
"""

import random
from collections.abc import Mapping
from typing import Final

TICK: Final = 0.05
"""Instant robots answer on the next tick of this many seconds, however long they thought."""

PAUSES: Final[Mapping[str, tuple[float, float] | None]] = {
    "slow": (1.2, 2.8),
    "normal": (0.6, 1.4),
    "fast": (0.2, 0.5),
    "instant": None,
}
"""Shortest and longest wait in seconds, None for the next tick."""

PACES: Final = tuple(PAUSES)

CLOCKS: Final[Mapping[str, tuple[float, float] | None]] = {
    "none": None,
    "slow": (60, 20),
    "normal": (30, 10),
    "fast": (10, 5),
}
"""The pace of people: the bank of seconds that each has in a deal, and the seconds of each turn beside it."""

GRACE: Final = 15.0
"""Seconds beyond turn and bank, and after a table has come back from its log, before a robot plays the turn."""

PATIENCE: Final = 180.0
"""Seconds a turn may last at a table without a clock at which several people play."""

ABSENCE: Final = 30.0
"""The same for somebody who is not connected, from when the connection was lost."""


def pause(pace: str, chance: random.Random, now: float) -> float:
    """Seconds to wait from `now`, drawn evenly."""
    span = PAUSES[pace]
    return TICK - now % TICK if span is None else chance.uniform(*span)
