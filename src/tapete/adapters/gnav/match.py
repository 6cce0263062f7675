"""A match of Gnav by the tuples of the rules, quick enough to learn from.

Beside the rules' own tuple it keeps who knows which card, and what was kept, asked and turned up; the vector that
`seen.py` would make of a View is put together when somebody looks (`looks.py`).

Invariants:
- at every decision `observe` gives each seat the vector that `seen.vector` makes from its View;
- a swap and its undoing are public moves of two cards: what is known of a card goes with it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from tapete.adapters.gnav import looks, seen
from tapete.adapters.gnav.ids import ACTIONS
from tapete.adapters.layout import NUMBER, Vector
from tapete.adapters.matches import Chance
from tapete.cards import GNAV
from tapete.core import Seat
from tapete.games.gnav import rules
from tapete.games.gnav.options import Options
from tapete.games.gnav.state import option_bits

_ALWAYS: Final = 1 << rules.KEEP | 1 << rules.ASK


class Match:
    """A match in play; `rounds` stops it after so many settled deals."""

    actions = ACTIONS

    def __init__(self, options: Options, chance: Chance, rounds: int | None = None) -> None:
        players = options.players
        self.layout = seen.layout(options)
        self.over = False
        self.stopped = False
        self.legal = _ALWAYS
        self._flags = looks.flags_by_seat(players)
        self._players = players
        self._chance = chance
        self._rounds = rounds
        self._number = 1
        self._settled = 0
        self._kept = self._asked = 0
        self._turned: tuple[int, ...] = ()
        self._known: list[list[bytes]] = []
        """By who knows, then by seat: the card before it, as a part of an observation."""
        dealer, deck = chance.deck(1, len(GNAV))
        self._match = rules.opening((options.lives,) * players, dealer, option_bits(options))
        self._deal(deck)

    def step(self, action: int) -> Sequence[float] | None:
        """KEEP or ASK and all that follows; once the match is over each winner's share of it, before that None."""
        before = self._match
        after = rules.exchange(before, action)
        if action == rules.ASK:
            self._asked |= 1 << before.turn
            self._follow(before, after)
        else:
            self._kept |= 1 << before.turn
        if after.turn != rules.NOBODY:
            self._match = after
            self.turn = after.turn
            return None
        self._match = rules.settled(after)
        return self._go_on()

    def observe(self, seat: Seat) -> Vector:
        """What the seat may know now, by the fields of the layout."""
        match, flags, known = self._match, self._flags[seat], self._known[seat]
        row = bytearray().join(
            [
                *known[seat:],
                *known[:seat],
                flags[match.dealt],
                flags[self._fools() if rules.FOOL in match.cards else 0],
                flags[match.shown],
                looks.aside(self._turned),
                looks.waiting(match.dealt, match.dealer, match.turn, seat, self._players),
                flags[self._kept],
                flags[self._asked],
                looks.lives(match.lives, seat),
                flags[match.resting],
                flags[1 << match.dealer],
                looks.ENDED if self.legal == 0 else looks.GOES_ON,
            ]
        )
        return np.frombuffer(row, NUMBER)

    def _fools(self) -> int:
        """Where called fools lie; one drawn from the stock is not called (G2, G5)."""
        match = self._match
        return sum(1 << seat for seat, rank in enumerate(match.cards) if rank == rules.FOOL and seat != match.drawer)

    # From one deal to the next

    def _deal(self, deck: Sequence[int]) -> None:
        """A deal that is not skipped (G2); called fools and the own card are known."""
        self._match = match = rules.dealt(
            self._match, [place >> 1 for place in deck[: self._players + rules.STOCK_WINDOW]]
        )
        self.turn = match.turn
        self._kept = self._asked = 0
        self._turned = ()
        self._known = known = [[looks.UNKNOWN] * self._players for _ in match.cards]
        for seat, rank in enumerate(match.cards):
            known[seat][seat] = looks.RANK[rank]
        if rules.FOOL in match.cards:
            self._show(self._fools(), match.cards)

    def _go_on(self) -> Sequence[float] | None:
        """A deal is settled: the next one, unless the match has ended; then each winner's share."""
        self._settled += 1
        self.over = self._match.turn == rules.OVER
        self.stopped = not self.over and self._settled == self._rounds
        if self.over or self.stopped:
            return self._end()
        self._number += 1
        while rules.skips(self._match):
            self._match = rules.skipped(self._match)
            self._number += 1
        self._deal(self._chance.deck(self._number, len(GNAV))[1])
        return None

    def _end(self) -> Sequence[float] | None:
        """All cards are shown (G20); nobody acts any more."""
        match = self._match
        self.legal = 0
        self._known = [[looks.RANK[rank] for rank in match.cards]] * self._players
        if self.stopped:
            return None
        winners = match.winners
        return [(winners >> seat & 1) / winners.bit_count() for seat in range(self._players)]

    # What the seats are shown

    def _follow(self, before: rules.Match, after: rules.Match) -> None:
        """A request and its answer, as each seat sees them (G4-G11)."""
        if shown := after.shown & ~before.shown:
            self._show(shown, before.cards)
        if after.drawn:
            self._draw(after)
        if after.swaps > before.swaps:
            self._cross(after.swaps, after.cards)
        elif after.swaps < before.swaps:
            cards, swaps = before.cards, before.swaps
            while swaps:
                cards = rules.exchanged(cards, rules.newest_asker(swaps), rules.newest_giver(swaps))
                self._cross(swaps, cards)
                swaps = rules.without_newest(swaps)

    def _show(self, shown: int, cards: tuple[int, ...]) -> None:
        """Cards are shown to all, picture cards or called fools (G2, G10)."""
        for place in range(self._players):
            if shown >> place & 1:
                for known in self._known:
                    known[place] = looks.RANK[cards[place]]

    def _draw(self, after: rules.Match) -> None:
        """The stock has answered: picture cards lie aside, an ordinary card is seen by the drawer (G5, G6, G11)."""
        drawer = after.drawer
        pictures = after.drawn - (drawer != rules.NOBODY)
        self._turned = (*(after.stock >> 5 * place & 31 for place in range(pictures)), drawer)
        if drawer != rules.NOBODY:
            for viewer, known in enumerate(self._known):
                known[drawer] = looks.RANK[after.cards[drawer]] if viewer == drawer else looks.UNKNOWN

    def _cross(self, swaps: int, cards: tuple[int, ...]) -> None:
        """The two cards of the newest swap have changed hands; `cards` lie so now, and the two have seen both."""
        asker, giver = rules.newest_asker(swaps), rules.newest_giver(swaps)
        for known in self._known:
            known[asker], known[giver] = known[giver], known[asker]
        for viewer in (asker, giver):
            known = self._known[viewer]
            known[asker], known[giver] = looks.RANK[cards[asker]], looks.RANK[cards[giver]]
