"""All deals of two, three or four contestants: each with its chance, and the information set at every node."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tapete.games.gnav.rules import RANKS, STOCK_WINDOW
from tapete.lab.gnav import fast
from tapete.lab.gnav.trees import SEATS
from tapete.robots.gnav_solved.sets import position

Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Deals:
    """What all states with the same number of contestants share."""

    contestants: int
    ranks: NDArray[np.int64]
    """A row for each deal: the ranks in order of acting."""
    chance: Floats
    keys: NDArray[np.int64]
    """The information sets, ascending (`robots.gnav_solved.sets`)."""
    nodes: NDArray[np.int32]
    """For each deal and node the place of its information set among the keys, or -1."""
    first: tuple[int, ...]
    """Where the sets of each position begin among the keys; and their end."""


def rank_deals(contestants: int) -> tuple[NDArray[np.int64], Floats]:
    """Every row of ranks that two of each rank allow, and how likely it is (G2)."""
    axes = np.meshgrid(*[np.arange(RANKS, dtype=np.int64)] * contestants, indexing="ij")
    ranks = np.stack(axes, axis=-1).reshape(-1, contestants)
    chance = np.ones(len(ranks))
    for place in range(contestants):
        same = (ranks[:, :place] == ranks[:, place : place + 1]).sum(axis=1)
        chance *= np.maximum(2 - same, 0) / (2 * RANKS - place)
    possible = chance > 0
    return np.ascontiguousarray(ranks[possible]), chance[possible]


@cache
def deals_of(contestants: int) -> Deals:
    """All deals of so many contestants."""
    ranks, chance = rank_deals(contestants)
    found = np.empty((len(ranks), (1 << contestants) - 1), np.int64)
    fast.find_keys(ranks, found, seated([1] * contestants), deck())
    keys, places = np.unique(found, return_inverse=True)
    nodes = places.reshape(found.shape).astype(np.int32) - 1
    keys = keys[1:]
    positions = [position(key) for key in keys.tolist()]
    first = tuple(bisect_left(positions, place) for place in range(contestants + 1))
    return Deals(contestants, ranks, chance, keys, nodes, first)


def seated(lives: Sequence[int]) -> tuple[int, ...]:
    """The lives of all seats of the loops: dead ones follow the players."""
    return (*lives, *[0] * (SEATS - len(lives)))


def deck() -> NDArray[np.int64]:
    """Room for the cards that a deal can come to see."""
    return np.empty(SEATS + STOCK_WINDOW, np.int64)
