"""A life state laid out for sweeping: what each line of play of each of its deals is worth."""

from functools import cache
from typing import Final

import numpy as np

from tapete.games.gnav.rules import RANKS
from tapete.lab.gnav import fast
from tapete.lab.gnav.deals import Deals, Floats, deals_of, deck, seated
from tapete.lab.gnav.trees import SEATS
from tapete.robots.gnav_solved.states import LifeState, contestants

NOBODY_CHOOSES: Final = SEATS
"""A position past the last: a sweep that looks for no choices."""


class Position:
    """A state in the eyes of one or more valuations of what follows; good until the next Position is made."""

    def __init__(self, state: LifeState, *worth: Floats) -> None:
        """Each of `worth` values the ends of a deal, as `ends.worth_of` does."""
        self.state = state
        self.places = contestants(state)
        self.deals: Deals = deals_of(len(self.places))
        self.pay = _room(len(worth), len(self.places))
        """`[valuation, place, deal, leaf]`: what a line of play is worth to the player at a place."""
        fast.find_pay(
            self.deals.ranks,
            seated([player.lives for player in state]),
            len(state),
            sum(player.rests << place for place, player in enumerate(state)),
            np.stack(worth),
            self.pay,
            deck(),
            np.empty(RANKS, np.int64),
        )

    def choices(self, asks: Floats, position: int, valuation: int = 0) -> tuple[float, Floats]:
        """What the deal is worth to a contestant, and for his sets what keeping and asking is, times their reach."""
        found = np.zeros((len(asks), 2))
        worth = self._sweep(asks, self.places[position], position, valuation, found)
        deals = self.deals
        return worth, found[deals.first[position] : deals.first[position + 1]]

    def value(self, asks: Floats, place: int, valuation: int = 0) -> float:
        """What the state is worth to the player at a place if everybody plays `asks`."""
        return self._sweep(asks, place, NOBODY_CHOOSES, valuation, np.empty((0, 2)))

    def best(self, asks: Floats, place: int, valuation: int = 0) -> float:
        """The same if this player does what is best against the others; a rester has nothing to do."""
        if place not in self.places:
            return self.value(asks, place, valuation)
        position = self.places.index(place)
        worth, choices = self.choices(asks, position, valuation)
        return worth + float((choices.max(axis=1) - self.meant(asks, position, choices)).sum())

    def meant(self, asks: Floats, position: int, choices: Floats) -> Floats:
        """What the sets of a position are worth if it plays `asks`."""
        own = asks[self.deals.first[position] : self.deals.first[position + 1]]
        return (1.0 - own) * choices[:, 0] + own * choices[:, 1]

    def _sweep(self, asks: Floats, place: int, position: int, valuation: int, found: Floats) -> float:
        line = np.empty(1 << SEATS)
        deals = self.deals
        return fast.sweep(deals.nodes, deals.chance, self.pay[valuation, place], asks, position, found, line)


@cache
def _room(valuations: int, contestants: int) -> Floats:
    """A hundred megabytes for four contestants, so it is kept and used again."""
    return np.empty((valuations, SEATS, len(deals_of(contestants).ranks), 1 << contestants))
