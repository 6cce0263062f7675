"""How long robots wait before they answer.

Invariants:
- the wait is drawn before the robot is asked, from the table's pace alone: it tells nothing of a hand;
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


def pause(pace: str, chance: random.Random, now: float) -> float:
    """Seconds to wait from `now`, drawn evenly."""
    span = PAUSES[pace]
    return TICK - now % TICK if span is None else chance.uniform(*span)
