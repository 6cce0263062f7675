"""A match of a learning environment beside the same match by the Game contract."""

import random

from tapete.core import Deal, HmacEntropy, Status, simulation_secret
from tapete.games import GAMES


class Beside:
    """The whole State that a quick match should agree with."""

    def __init__(self, name, options, seed):
        self.game = GAMES[name]
        self.options = options
        self.secret = simulation_secret(seed)
        self.state = self.game.start(options, self._deal(1)).state

    def _deal(self, number):
        entropy = HmacEntropy(self.secret, self.game.name, number, [None] * self.options.players)
        return self.game.deal(self.options, entropy, number)

    def go_on(self):
        """Deal, as long as a deal is what is waited for."""
        while self.game.status(self.state) is Status.BETWEEN:
            number = self.game.number(self.state) + 1
            deal = Deal(number, None, None) if self.game.skips(self.state) else self._deal(number)
            self.state = self.game.next_deal(self.state, deal).state

    def act(self, seat, action):
        self.state = self.game.apply(self.state, seat, action).state


def chosen(legal, rng):
    """One of the bits of a mask, by lot."""
    return rng.choice([number for number in range(legal.bit_length()) if legal >> number & 1])


def walk(match, beside, ids, seed):
    """Every decision of a match by lot: the seat, the state there, and what the last step brought."""
    rng = random.Random(seed)
    brought = None
    while not match.over and not match.stopped:
        yield brought
        seat = match.turn
        number = chosen(match.legal, rng)
        action = ids.first_of(number, beside.game.legal(beside.state, seat))
        brought = match.step(number)
        beside.act(seat, action)
        if not match.stopped:
            beside.go_on()
    yield brought
