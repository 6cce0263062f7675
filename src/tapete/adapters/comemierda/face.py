"""Comemierda as OpenSpiel plays it: dealt card by card, by value.

The first draw of a match is the dealer; then, deal after deal, forty cards, one at a time from the seat after the
dealer (C2). What is drawn is a kind: 0 to 9 a card of that rank, 10 the two of oros, 11 the three of oros, for whose
holder it opens round 1 (C3). No other suit matters (C4), so none is told.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from tapete.adapters.comemierda import ids, seen
from tapete.adapters.layout import Layout, Vector
from tapete.adapters.positions import Bounds, Chances, Position, after, even, seat_to_act
from tapete.cards import SPANISH, Card
from tapete.core import Deal, Status
from tapete.games.comemierda import COMEMIERDA, Options, View
from tapete.games.comemierda.values import RANK, THREE_OF_OROS, low_to_high

_OPENS: Final = ids.RANKS

KIND: Final[Mapping[Card, int]] = {card: _OPENS if card == THREE_OF_OROS else RANK[card] for card in SPANISH.cards}
"""What a card is drawn as."""

_CARDS: Final = [[card for card in SPANISH.cards if KIND[card] == kind] for kind in range(_OPENS + 1)]


class Face:
    """The returns of a match are its totals."""

    game = COMEMIERDA
    actions = ids.ACTIONS
    sum = None
    standard: Final[dict[str, Any]] = {name: getattr(Options(), name) for name in Options.__dataclass_fields__}

    def kinds(self, options: Options) -> int:
        return max(len(_CARDS), options.players)

    def bounds(self, options: Options) -> Bounds:
        """A play is followed by at most a pass of each other seat; forty cards make at most forty plays."""
        rounds = seen.most_weight(options, None)
        totals = next(field for field in seen.layout(options).fields if field.name == "totals")
        return Bounds(
            decisions=rounds * (len(SPANISH) * options.players + 2),
            draws=rounds * len(SPANISH) + 1,
            least=float(totals.low),
            most=float(totals.high),
        )

    def layout(self, options: Options) -> Layout:
        return seen.layout(options)

    def vector(self, view: View) -> Vector:
        return seen.vector(view)

    def card(self, card: Card) -> str:
        """By value; an office or a rule as it is."""
        return ids.FACES[RANK[card]] if card in RANK else card

    def in_order(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return low_to_high(cards)

    def chances(self, position: Position) -> Chances:
        state, drawn = position.state, position.drawn
        if state is not None and self.game.status(state) is not Status.BETWEEN:
            return []
        if state is None and not drawn:
            return even([1] * position.options.players)
        gone = Counter(drawn if state is not None else drawn[1:])
        return even(len(cards) - gone[kind] for kind, cards in enumerate(_CARDS))

    def draw(self, position: Position, kind: int) -> Position:
        first, options = position.state is None, position.options
        drawn = (*position.drawn, kind)
        if len(drawn) < len(SPANISH) + first:
            return Position(options, position.state, drawn, False, position.told)
        heaps = [iter(cards) for cards in _CARDS]
        deck = tuple(next(heaps[each]) for each in drawn[first:])
        if first:
            return after(self, position, self.game.start(options, Deal(1, drawn[0], deck)))
        return after(self, position, self.game.next_deal(position.state, Deal(position.state.number + 1, None, deck)))

    def act(self, position: Position, number: int) -> Position:
        seat = seat_to_act(self, position)
        assert seat is not None
        action = ids.first_of(number, self.game.legal(position.state, seat))
        return after(self, position, self.game.apply(position.state, seat, action))

    def numbers(self, position: Position) -> list[int]:
        seat = seat_to_act(self, position)
        assert seat is not None
        return sorted({ids.number_of(action) for action in self.game.legal(position.state, seat)})

    def said(self, number: int) -> str:
        return ids.told(number)

    def returns(self, state: Any) -> list[float]:
        return [float(total) for total in state.totals]
