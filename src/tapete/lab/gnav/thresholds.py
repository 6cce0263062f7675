"""Plain thresholds for any number of contestants: the highest card to ask with, by position.

Found by trying: one position after the other takes the limit that is best against the others' in a great many deals,
until none would change. Best is who loses the fewest lives in the deal, less what the others lose on the average.
"""

from typing import Final

import numpy as np

from tapete.cards.gnav import RANKS
from tapete.games.gnav.rules import HOUSE, STANDARD, opening
from tapete.lab.gnav import fast
from tapete.lab.gnav.limits import LIVES

_ROUNDS: Final = 12
_CARDS: Final = 2 * len(RANKS)


def best_thresholds(players: int, deals: int, seed: int) -> tuple[str, ...]:
    """A card for each position, none of which is better changed alone over the deals of a seed, from 1 to 2**32 - 1."""
    start = opening((LIVES,) * players, players - 1, STANDARD)
    limits = np.full(players, HOUSE // 2, np.int64)
    deck = np.empty(_CARDS, np.int64)
    for _ in range(_ROUNDS):
        before = limits.copy()
        for seat in range(players):
            found = []
            for limit in range(HOUSE):
                limits[seat] = limit
                found.append(fast.lost(deals, start, limits, seat, seed, deck))
            limits[seat] = int(np.argmin(found))
        if (limits == before).all():
            break
    return tuple(RANKS[limit] for limit in limits)
