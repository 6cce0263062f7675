"""What a choice in a solved deal of Gnav means to every seat, as far as the chooser can know: all deals looked at.

Every row of ranks that the chooser cannot rule out counts as often as it comes and as its players would have acted as
they did; then everybody plays on by the solution. Everybody trembles, as where the shipped worth was found, so for the
chooser this is that worth, found by another way.

Invariants:
- of the View only what its seat knows is looked at: its spot, the lives, the order of acting;
- the rules are those of `games.gnav.rules`; what follows the deal is what the solution says of its next state.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from tapete.core.seats import ring
from tapete.games.gnav import rules
from tapete.games.gnav.events import Asked, DealtSeen, Kept, LifeLost
from tapete.games.gnav.rules import ASK, FOOL, HOUSE, KEEP, NOBODY, OVER, RANKS, STANDARD, Match
from tapete.games.gnav.view import View
from tapete.robots.gnav_solved.reading import Spot, life_state, spot
from tapete.robots.gnav_solved.sets import ASKED, KEPT, NOTHING_GIVEN, doing, key, shown
from tapete.robots.gnav_solved.solution import ASKS_OF, shipped_policy
from tapete.robots.gnav_solved.states import NUMBER, Place

Chances: TypeAlias = tuple[float, ...]
"""By seat."""

TREMBLE: Final = 1e-3
"""How likely everybody does the other thing, as where the solution was judged."""
UNLIKELY: Final = 5e-3
"""What is chosen less often than this is left out of how play goes on: it would take all the time and change nothing
that is shown."""


def consequences(view: View, unlikely: float = UNLIKELY) -> tuple[Chances, Chances]:
    """How likely each seat wins the match if the seat to act keeps, and if it asks; its deal must be solved.

    With `unlikely` 0 nothing is left out.
    """
    state = life_state(view)
    assert state is not None
    deal = _Deal(view, state, unlikely)
    whole, sums = 0.0, ([0.0] * len(view.lives), [0.0] * len(view.lives))
    for likely, line in deal.lines():
        whole += likely
        for choice in (KEEP, ASK):
            deal.play_on(line, choice, likely, sums[choice])
    keeping, asking = (tuple(each / whole for each in found) for found in sums)
    return keeping, asking


def outcome(match: Match) -> Chances:
    """How likely each seat wins a match whose deal is settled; it must be over, or go on from a solved state."""
    if match.turn == OVER:
        share = 1 / match.winners.bit_count()
        return tuple(share * (match.winners >> seat & 1) for seat in range(len(match.lives)))
    found = after(match.lives, match.resting, match.dealer)
    assert found is not None
    return found


@lru_cache(maxsize=1 << 14)
def after(lives: tuple[int, ...], resting: int, dealer: int) -> Chances | None:
    """How likely each seat wins from between two deals, the next dealt by `dealer`; None where nothing is solved."""
    match = rules.opening(lives, dealer, STANDARD)._replace(resting=resting)
    while rules.skips(match):
        match = rules.skipped(match)
    seats = [seat for seat in ring(match.dealer + 1, len(lives)) if lives[seat] > 0]
    state = NUMBER.get(tuple(Place(lives[seat], bool(match.resting >> seat & 1)) for seat in seats))
    if state is None:
        return None
    chances = [0.0] * len(lives)
    for place, seat in enumerate(seats):
        chances[seat] = shipped_policy().value(state, place)
    return tuple(chances)


@dataclass(frozen=True, slots=True)
class _Line:
    """A deal as far as it has been played: the truth of one world, the ranks that were dealt, what was done."""

    match: Match
    dealt: tuple[int, ...]
    doings: int


class _Deal:
    """The deal of a View from its begin, in all worlds that its seat cannot rule out."""

    def __init__(self, view: View, state: int, unlikely: float) -> None:
        dealt = view.history[0]
        assert isinstance(dealt, DealtSeen)
        self._state, self._order, self._unlikely = state, dealt.order, unlikely
        self._place = {seat: place for place, seat in enumerate(dealt.order)}
        self._spot: Spot = spot(view)
        lives = list(view.lives)
        for event in view.history:
            if isinstance(event, LifeLost):
                lives[event.seat] += 1
        resting = sum(1 << seat for seat in dealt.resting)
        self._start = rules.opening(tuple(lives), dealt.dealer, STANDARD)._replace(resting=resting)
        self._did = tuple(
            (event.seat, ASK if isinstance(event, Asked) else KEEP)
            for event in view.history
            if isinstance(event, Kept | Asked)
        )
        self._asks: dict[int, float] = {}

    def lines(self) -> Iterator[tuple[float, _Line]]:
        """Every world as it stands at the decision, and how likely it is besides others."""
        wanted = self._spot.key()
        for chance, ranks in self._deals():
            match = rules.dealt(self._start, (*ranks, *[FOOL] * rules.STOCK_WINDOW))
            line, likely = _Line(match, match.cards, 0), chance
            for seat, choice in self._did:
                if line.match.turn != seat:
                    break
                asks = self.asks(self._key(line))
                likely *= asks if choice == ASK else 1 - asks
                line = self._chosen(line, choice)
            else:
                if line.match.turn == self._order[self._spot.position] and self._key(line) == wanted:
                    yield likely, line

    def _deals(self) -> Iterator[tuple[float, tuple[int, ...]]]:
        """The ranks in order of acting that go with the own card as dealt and the fools that were called."""
        own = self._spot.own if self._spot.given == NOTHING_GIVEN else self._spot.given
        places: list[Sequence[int]] = [
            (FOOL,) if self._spot.fools >> place & 1 else range(FOOL + 1, RANKS) for place in range(len(self._order))
        ]
        places[self._spot.position] = (own,)
        for ranks in product(*places):
            ways = 1
            for place, rank in enumerate(ranks):
                ways *= 2 - ranks[:place].count(rank)
            if ways:
                yield float(ways), ranks

    def play_on(self, line: _Line, choice: int, likely: float, sums: list[float]) -> None:
        """Add to the sums how likely each seat wins after a choice, everybody playing on."""
        if choice == ASK and rules.after(line.match, line.match.turn) == NOBODY:
            self._draw(line, likely, sums)
            return
        before, line = line, self._chosen(line, choice)
        if line.match.drawn:
            self._draw(before, likely, sums)
        elif line.match.turn == NOBODY:
            _add(outcome(rules.settled(line.match)), likely, sums)
        else:
            asks = self.asks(self._key(line))
            if asks < self._unlikely or asks > 1 - self._unlikely:
                asks = round(asks)
            for follows, chance in ((KEEP, 1 - asks), (ASK, asks)):
                if chance:
                    self.play_on(line, follows, likely * chance, sums)

    def _draw(self, line: _Line, likely: float, sums: list[float]) -> None:
        """The same where the seat to act asks the stock: a house or horse there is set aside (G6).

        Ranks that settle the deal alike are taken together.
        """
        match = line.match
        compared = match.playing & ~(1 << match.turn)
        others = [rank for seat, rank in enumerate(match.cards) if compared >> seat & 1 and rank > FOOL]
        lowest = min(others, default=HOUSE)
        alike: dict[int, int] = {}
        for rank in range(RANKS):
            if not rules.passes_on(rank):
                one = _like(rank, lowest)
                alike[one] = alike.get(one, 0) + 2 - line.dealt.count(rank)
        whole = sum(alike.values())
        for rank, count in alike.items():
            after_it = rules.settled(rules.exchange(match._replace(stock=rank), ASK))
            _add(outcome(after_it), likely * count / whole, sums)

    def asks(self, number: int) -> float:
        """How likely the seat asks that is in this information set, trembling."""
        found = self._asks.get(number)
        if found is None:
            policy = shipped_policy()
            at = policy.sets.place(self._state, number)
            assert at is not None
            found = self._asks[number] = TREMBLE + (1 - 2 * TREMBLE) * policy.asks[at] / ASKS_OF
        return found

    def _chosen(self, line: _Line, choice: int) -> _Line:
        did = doing(self._place[line.match.turn], ASKED if choice == ASK else KEPT, 0)
        return _Line(rules.exchange(line.match, choice), line.dealt, line.doings + did)

    def _key(self, line: _Line) -> int:
        """The information set of the seat to act."""
        match = line.match
        seat = match.turn
        given = NOTHING_GIVEN
        if match.swaps and rules.newest_giver(match.swaps) == seat:
            given = line.dealt[seat]
        position, doings = self._place[seat], line.doings
        if match.shown:
            for before in self._order[:position]:
                if match.shown >> before & 1:
                    doings += doing(self._place[before], 0, shown(match.cards[before]))
        return key(position, self._spot.fools, doings, given, match.cards[seat])


def _like(rank: int, lowest: int) -> int:
    """A rank that settles a deal as this one does where it is drawn: below or above the lowest of the others (G20)."""
    if rank in (FOOL, lowest) or rules.is_picture(rank):
        return rank
    return FOOL + 1 if rank < lowest else HOUSE - 1


def _add(chances: Chances, likely: float, sums: list[float]) -> None:
    for seat, chance in enumerate(chances):
        sums[seat] += likely * chance
