"""A match of Gnav by the tuples of the rules, quick enough to learn from.

It keeps the numbers that `seen.py` would make of the Views on a board, each changed when something happens to it.

Invariants:
- at every decision `observe` gives each seat the vector that `seen.vector` makes from its View;
- a swap and its undoing are public moves of two cards: what is known of a card goes with it.
"""

from collections.abc import Sequence
from typing import Final

from tapete.adapters.board import Board
from tapete.adapters.gnav import seen
from tapete.adapters.gnav.ids import ACTIONS
from tapete.adapters.layout import Vector
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
        self._board = Board(self.layout, players)
        self._at = self._board.at
        self._players = players
        self._chance = chance
        self._rounds = rounds
        self._number = 1
        self._settled = 0
        self._order: list[Seat] = []
        self._known: list[list[int]] = []
        self._unknown = [rules.NO_CARD] * players
        dealer, deck = chance.deck(1, len(GNAV))
        self._match = rules.opening((options.lives,) * players, dealer, option_bits(options))
        self._deal(deck)

    def step(self, action: int) -> Sequence[float] | None:
        """KEEP or ASK and all that follows; once the match is over each winner's share of it, before that None."""
        before = self._match
        after = rules.exchange(before, action)
        if action == rules.ASK:
            self._board.cells[self._at["asked"] + before.turn] = 1
            self._follow(before, after)
        else:
            self._board.cells[self._at["kept"] + before.turn] = 1
        if after.turn != rules.NOBODY:
            self._match = after
            self.turn = after.turn
            self._tell_waiting()
            return None
        self._match = rules.settled(after)
        return self._go_on()

    def observe(self, seat: Seat) -> Vector:
        """What the seat may know now, by the fields of the layout."""
        return self._board.seen(seat)

    # From one deal to the next

    def _deal(self, deck: Sequence[int]) -> None:
        """A deal that is not skipped (G2)."""
        self._match = match = rules.dealt(
            self._match, [place >> 1 for place in deck[: self._players + rules.STOCK_WINDOW]]
        )
        self.turn = match.turn
        self._order = [
            seat
            for seat in [*range(match.dealer + 1, self._players), *range(match.dealer + 1)]
            if match.dealt >> seat & 1
        ]
        self._known = [self._unknown.copy() for _ in self._unknown]
        self._tell_deal()

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
        board, at, match, seats = self._board, self._at, self._match, range(self._players)
        self.legal = 0
        for seat in seats:
            for place, rank in enumerate(match.cards):
                self._know(seat, place, rank)
        self._tell_waiting()
        self._tell_standing()
        board.write(at["resting"], [match.resting >> seat & 1 for seat in seats])
        board.cells[at["ended"]] = 1
        if self.stopped:
            return None
        winners = match.winners
        return [(winners >> seat & 1) / winners.bit_count() for seat in seats]

    # What the seats are shown

    def _tell_deal(self) -> None:
        """A deal lies on the table: all fields begin anew; called fools and the own card are known."""
        board, at, match, players = self._board, self._at, self._match, self._players
        board.clear(0, len(board.cells))
        for seat in self._order:
            board.cells[at["holding"] + seat] = 1
            self._know(seat, seat, match.cards[seat])
        if rules.FOOL in match.cards:
            self._tell_fools(match)
            for place in self._order:
                if match.cards[place] == rules.FOOL:
                    for viewer in range(players):
                        self._know(viewer, place, rules.FOOL)
        if match.resting:
            board.write(at["resting"], [match.resting >> seat & 1 for seat in range(players)])
        self._tell_standing()
        self._tell_waiting()

    def _tell_standing(self) -> None:
        """Lives and button."""
        self._board.write(self._at["lives"], self._match.lives)
        self._board.mark(self._at["dealer"], self._match.dealer, self._players)

    def _tell_waiting(self) -> None:
        """The places of those who may still act, the one to act first."""
        cells, at = self._board.cells, self._at["waiting"]
        place = 0
        for seat in self._order:
            if place or seat == self._match.turn:
                place += 1
            cells[at + seat] = place

    def _tell_fools(self, match: rules.Match) -> None:
        """Where called fools lie; one drawn from the stock is not called (G2, G5)."""
        for seat, rank in enumerate(match.cards):
            self._board.cells[self._at["fools"] + seat] = rank == rules.FOOL and seat != match.drawer

    def _know(self, viewer: Seat, place: Seat, rank: int) -> None:
        """What one seat knows of the card before another."""
        known = self._known[viewer]
        if known[place] == rank:
            return
        at = self._at["known"] + (viewer * self._players + place) * rules.RANKS
        if known[place] != rules.NO_CARD:
            self._board.cells[at + known[place]] = 0
        if rank != rules.NO_CARD:
            self._board.cells[at + rank] = 1
        known[place] = rank

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
        if rules.FOOL in before.cards:
            self._tell_fools(after)
        if after.lives != before.lives:
            self._board.write(self._at["lives"], after.lives)

    def _show(self, shown: int, cards: tuple[int, ...]) -> None:
        """Picture cards are shown to all (G10)."""
        for place in range(self._players):
            if shown >> place & 1:
                self._board.cells[self._at["shown"] + place] = 1
                for viewer in range(self._players):
                    self._know(viewer, place, cards[place])

    def _draw(self, after: rules.Match) -> None:
        """The stock has answered: picture cards lie aside, an ordinary card is seen by the drawer (G5, G6, G11)."""
        cells, drawer, stock = self._board.cells, after.drawer, after.stock
        for _ in range(after.drawn - (drawer != rules.NOBODY)):
            cells[self._at["turned"] + (stock & 31) - rules.HOUSE] += 1
            stock >>= 5
        if drawer != rules.NOBODY:
            cells[self._at["put_away"]] = 1
            for viewer in range(self._players):
                self._know(viewer, drawer, after.cards[drawer] if viewer == drawer else rules.NO_CARD)

    def _cross(self, swaps: int, cards: tuple[int, ...]) -> None:
        """The two cards of the newest swap have changed hands; `cards` lie so now, and the two have seen both."""
        asker, giver = rules.newest_asker(swaps), rules.newest_giver(swaps)
        for viewer, known in enumerate(self._known):
            if viewer in (asker, giver):
                one, other = cards[asker], cards[giver]
            else:
                one, other = known[giver], known[asker]
            self._know(viewer, asker, one)
            self._know(viewer, giver, other)
