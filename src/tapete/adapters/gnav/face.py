"""Gnav as OpenSpiel plays it: dealt card by card, the stock drawn when somebody draws from it.

The first draw of a match is the dealer; then, deal after deal, a rank for each contestant in order of acting (G2, G3).
Who asks the stock draws from what is left of the pack: again after a house or horse, else once (G5, G6). That is as
likely as if the stock had been shuffled before.
"""

from collections import Counter
from dataclasses import replace
from typing import Any, Final

from tapete.adapters.gnav import ids, seen
from tapete.adapters.layout import Layout, Vector
from tapete.adapters.positions import Bounds, Chances, Position, after, even
from tapete.cards import GNAV, Card
from tapete.cards.gnav import RANKS
from tapete.core import Deal, Status
from tapete.games.gnav import GNAV_GAME, Options, State, View, rules
from tapete.games.gnav.actions import Ask
from tapete.games.gnav.state import rank_of

_ENDLESS: Final = "all_zero_replays"
"""The option without a bound to the length of a match."""


class Face:
    """The returns of a match are the winners' shares of it."""

    game = GNAV_GAME
    actions = ids.ACTIONS
    sum = 1.0
    standard: Final[dict[str, Any]] = {
        name: getattr(Options(), name) for name in Options.__dataclass_fields__ if name != _ENDLESS
    }

    def kinds(self, options: Options) -> int:
        return max(rules.RANKS, options.players)

    def bounds(self, options: Options) -> Bounds:
        """At most players x lives - 1 contested deals (G26)."""
        deals = options.players * options.lives - 1
        return Bounds(
            decisions=deals * options.players,
            draws=deals * (options.players + rules.STOCK_WINDOW) + 1,
            least=0.0,
            most=1.0,
        )

    def layout(self, options: Options) -> Layout:
        return seen.layout(options)

    def vector(self, view: View) -> Vector:
        return seen.vector(view)

    def card(self, card: Card) -> str:
        return card

    def in_order(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return GNAV.in_order(cards)

    def chances(self, position: Position) -> Chances:
        state, drawn = position.state, position.drawn
        if position.asked:
            left = Counter(map(rank_of, state.stock)) - Counter(drawn)
            return even(left[rank] for rank in range(rules.RANKS))
        if state is not None and self.game.status(state) is not Status.BETWEEN:
            return []
        if state is None and not drawn:
            return even([1] * position.options.players)
        gone = Counter(drawn if state is not None else drawn[1:])
        return even(2 - gone[rank] for rank in range(rules.RANKS))

    def draw(self, position: Position, kind: int) -> Position:
        first, drawn = position.state is None, (*position.drawn, kind)
        waited = replace(position, drawn=drawn)
        if position.asked:
            return waited if rules.passes_on(kind) else self._answered(waited)
        playing = position.options.players if first else rules.contestants(position.state.match).bit_count()
        if len(drawn) < playing + first:
            return waited
        deck = _pack(drawn[first:], GNAV.cards)
        if first:
            return after(self, position, self.game.start(position.options, Deal(1, drawn[0], deck)))
        return after(self, position, self.game.next_deal(position.state, Deal(position.state.number + 1, None, deck)))

    def act(self, position: Position, number: int) -> Position:
        state = position.state
        if number == rules.ASK and rules.exchange(state.match, rules.ASK).drawn:
            return replace(position, asked=True)
        seat = state.match.turn
        action = ids.first_of(number, self.game.legal(state, seat))
        return after(self, position, self.game.apply(state, seat, action))

    def _answered(self, position: Position) -> Position:
        """The stock is drawn from: it lies so that the cards come as they were drawn."""
        state = position.state
        stock = _pack(position.drawn, state.stock)
        top = sum(rank_of(card) << 5 * place for place, card in enumerate(stock[: rules.STOCK_WINDOW]))
        laid: State = replace(state, stock=stock, match=state.match._replace(stock=top))
        return after(self, position, self.game.apply(laid, laid.match.turn, Ask()))

    def numbers(self, position: Position) -> list[int]:  # noqa: ARG002  both are always open
        return [rules.KEEP, rules.ASK]

    def said(self, number: int) -> str:
        return ids.told(number)

    def returns(self, state: Any) -> list[float]:
        winners = state.match.winners
        return [(winners >> seat & 1) / winners.bit_count() for seat in range(state.options.players)]


def _pack(drawn: tuple[int, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards, those drawn on top."""
    rest = list(cards)
    for rank in drawn:
        rest.remove(RANKS[rank])
    return (*(RANKS[rank] for rank in drawn), *rest)
