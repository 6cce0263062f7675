"""A match of Gnav by the tuples of the rules, quick enough to learn from.

It follows what each seat knows of the cards from step to step, so that an observation is a list put together and no
View.

Invariants:
- at every decision `observe` gives each seat the vector that `seen.vector` makes from its View;
- a swap and its undoing are public moves of two cards: what is known of a card goes with it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from tapete.adapters.gnav import seen
from tapete.adapters.gnav.ids import ACTIONS
from tapete.adapters.gnav.seen import PICTURES
from tapete.adapters.layout import NUMBER, Vector, turned
from tapete.adapters.matches import Chance
from tapete.cards import GNAV
from tapete.core import Seat, shuffled
from tapete.games.gnav import rules
from tapete.games.gnav.options import Options
from tapete.games.gnav.state import option_bits

_DECK: Final = tuple(place // 2 for place in range(len(GNAV)))
_ALWAYS: Final = 1 << rules.KEEP | 1 << rules.ASK


class Match:
    """A match in play; `rounds` stops it after so many settled deals."""

    actions = ACTIONS

    def __init__(self, options: Options, chance: Chance, rounds: int | None = None) -> None:
        self.layout = seen.layout(options)
        self.over = False
        self.stopped = False
        self.legal = _ALWAYS
        self._seats = range(options.players)
        self._chance = chance
        self._rounds = rounds
        self._number = 0
        self._settled = 0
        self._kept: list[int]
        self._asked: list[int]
        dealer = chance.deal(1).below(options.players)
        self._match = rules.opening((options.lives,) * options.players, dealer, option_bits(options))
        self._deal()

    def step(self, action: int) -> Sequence[float] | None:
        """KEEP or ASK and all that follows; once the match is over each winner's share of it, before that None."""
        before = self._match
        after = rules.exchange(before, action)
        if action == rules.ASK:
            self._asked[before.turn] = 1
            self._follow(before, after)
        else:
            self._kept[before.turn] = 1
        if after.turn != rules.NOBODY:
            self._match = after
            self.turn = after.turn
            return None
        self._match = rules.settled(after)
        return self._go_on()

    def observe(self, seat: Seat) -> Vector:
        """What the seat may know now, by the fields of the layout."""
        match, seats = self._match, self._seats
        row = [0] * (len(seats) * rules.RANKS)
        for place, rank in enumerate(turned(self._known[seat], seat)):
            if rank != rules.NO_CARD:
                row[place * rules.RANKS + rank] = 1
        row += turned([match.dealt >> each & 1 for each in seats], seat)
        row += turned([int(rank == rules.FOOL and each != match.drawer) for each, rank in enumerate(match.cards)], seat)
        row += turned([match.shown >> each & 1 for each in seats], seat)
        row += self._aside()
        row.append(int(match.put_away != rules.NO_CARD))
        row += turned(self._waiting(), seat)
        row += turned(self._kept, seat)
        row += turned(self._asked, seat)
        row += turned(match.lives, seat)
        row += turned([match.resting >> each & 1 for each in seats], seat)
        dealer = [0] * len(seats)
        dealer[match.dealer - seat] = 1  # a place below 0 counts from the end, as seats go round the table
        row += dealer
        row.append(int(match.turn < 0))
        return np.array(row, NUMBER)

    def _waiting(self) -> list[int]:
        """The places of those who may still act, the one to act first."""
        waiting = [0] * len(self._seats)
        seat, place = max(self._match.turn, rules.NOBODY), 1
        while seat != rules.NOBODY:
            waiting[seat] = place
            seat, place = rules.after(self._match, seat), place + 1
        return waiting

    def _aside(self) -> list[int]:
        """How many picture cards of each rank were turned from the stock (G5, G6)."""
        aside = [0] * PICTURES
        stock = self._match.stock
        for _ in range(self._match.drawn - (self._match.drawer != rules.NOBODY)):
            aside[(stock & 31) - rules.HOUSE] += 1
            stock >>= 5
        return aside

    # From one deal to the next

    def _deal(self) -> None:
        """The next deal that is not skipped (G2, G23); called fools and the own card are known."""
        self._number += 1
        while rules.skips(self._match):
            self._match = rules.skipped(self._match)
            self._number += 1
        entropy = self._chance.deal(self._number)
        if self._number == 1:
            entropy.below(len(self._seats))  # the dealer, who is drawn before the shuffle (G1)
        self._match = match = rules.dealt(self._match, shuffled(_DECK, entropy))
        self.turn = match.turn
        self._kept = [0] * len(self._seats)
        self._asked = [0] * len(self._seats)
        called = [rank if rank == rules.FOOL else rules.NO_CARD for rank in match.cards]
        self._known = [called.copy() for _ in self._seats]
        for seat, rank in enumerate(match.cards):
            self._known[seat][seat] = rank

    def _go_on(self) -> Sequence[float] | None:
        """A deal is settled: the next one, unless the match has ended; then each winner's share."""
        self._settled += 1
        self.over = self._match.turn == rules.OVER
        self.stopped = not self.over and self._settled == self._rounds
        if not (self.over or self.stopped):
            self._deal()
            return None
        self.legal = 0
        self._known = [list(self._match.cards) for _ in self._seats]
        if self.stopped:
            return None
        winners = self._match.winners
        return [(winners >> seat & 1) / winners.bit_count() for seat in self._seats]

    # What the seats know

    def _follow(self, before: rules.Match, after: rules.Match) -> None:
        """A request and its answer, as each seat sees them (G4-G11)."""
        shown = after.shown & ~before.shown
        for seat in self._seats:
            if shown >> seat & 1:
                for known in self._known:
                    known[seat] = before.cards[seat]
        if after.drawer != rules.NOBODY:
            for known in self._known:
                known[after.drawer] = rules.NO_CARD
            self._known[after.drawer][after.drawer] = after.cards[after.drawer]
        elif after.swaps > before.swaps:
            self._cross(after.swaps, after.cards)
        elif after.swaps < before.swaps:
            cards, swaps = before.cards, before.swaps
            while swaps:
                cards = rules.exchanged(cards, rules.newest_asker(swaps), rules.newest_giver(swaps))
                self._cross(swaps, cards)
                swaps = rules.without_newest(swaps)

    def _cross(self, swaps: int, cards: tuple[int, ...]) -> None:
        """The two cards of the newest swap have changed hands; `cards` lie so now, and the two have seen both."""
        asker, giver = rules.newest_asker(swaps), rules.newest_giver(swaps)
        for known in self._known:
            known[asker], known[giver] = known[giver], known[asker]
        for seat in (asker, giver):
            self._known[seat][asker] = cards[asker]
            self._known[seat][giver] = cards[giver]
