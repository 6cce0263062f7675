"""A life state laid out for sweeping: what each line of play of each of its deals is worth."""

from functools import cache

import numpy as np

from tapete.games.gnav.rules import RANKS
from tapete.lab.gnav import fast
from tapete.lab.gnav.deals import Deals, Floats, deals_of, deck, seated
from tapete.lab.gnav.trees import SEATS
from tapete.robots.gnav_solved.states import LifeState, contestants


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

    def choices(self, asks: Floats, position: int, valuation: int = 0) -> Floats:
        """For the sets of a contestant what keeping and asking is worth, times their reach: `[set, choice]`."""
        deals, found = self.deals, np.zeros((len(asks), 2))
        pay = self.pay[valuation, self.places[position]]
        fast.sweep(deals.nodes, deals.chance, pay, asks, position, found, room())
        return found[deals.first[position] : deals.first[position + 1]]

    def value(self, asks: Floats, place: int, valuation: int = 0) -> float:
        """What the state is worth to the player at a place if everybody plays `asks`."""
        return fast.value(self.deals.nodes, self.deals.chance, self.pay[valuation, place], asks, room())

    def best(self, asks: Floats, place: int, valuation: int = 0) -> float:
        """The same if this player does what is best against the others; a rester has nothing to do."""
        worth = self.value(asks, place, valuation)
        if place not in self.places:
            return worth
        position = self.places.index(place)
        choices = self.choices(asks, position, valuation)
        own = asks[self.deals.first[position] : self.deals.first[position + 1]]
        meant = (1.0 - own) * choices[:, 0] + own * choices[:, 1]
        return worth + float((choices.max(axis=1) - meant).sum())


def room() -> Floats:
    """Room for a sweep."""
    return np.empty((3, 1 << SEATS))


@cache
def _room(valuations: int, contestants: int) -> Floats:
    """A hundred megabytes for four contestants, so it is kept and used again."""
    return np.empty((valuations, SEATS, len(deals_of(contestants).ranks), 1 << contestants))
