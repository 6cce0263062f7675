"""Sample a world: a whole state that the seat of a View cannot tell from the true one.

Invariants:
- the world's View for that seat is the given one, its legal actions and what it was told included;
- every such world can come, each arrangement of the 42 cards as likely as another, and no other comes;
- nothing but the View and the chance given is looked at.

How many earlier deals were skipped a View does not tell; a world takes them all as settled.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from tapete.cards import GNAV, Card
from tapete.core import Deal, Entropy, Seat, shuffled
from tapete.games.gnav import rules
from tapete.games.gnav.actions import Ask, Keep
from tapete.games.gnav.events import (
    Asked,
    DealtSeen,
    DrewSeen,
    Kept,
    LifeLost,
    SeatEvent,
    Settled,
    Shown,
    Skipped,
    SwappedSeen,
    Turned,
    UndoneSeen,
)
from tapete.games.gnav.game import GNAV_GAME
from tapete.games.gnav.state import State, option_bits, rank_of
from tapete.games.gnav.view import View

Origin: TypeAlias = int
"""Where a card came from: the seat it was dealt to, or the stock."""

_STOCK: Final[Origin] = -1
_FOOL: Final = "fool"


def sample_world(view: View, rng: Entropy) -> State:
    """A world that `view.seat` cannot tell from the true one; for a watcher, that nobody can from what is public."""
    dealt = view.history[0]
    if isinstance(dealt, Skipped):
        match = rules.opening(tuple(view.lives), view.dealer, option_bits(view.options))
        return State(view.options, view.number, match, (), (dealt,), view.number - 1)
    assert isinstance(dealt, DealtSeen)
    cards = _Cards(view.seat)
    cards.follow(view.history)
    faces, rest = _drawn_faces(cards, dealt, rng)
    drawn = () if cards.put_away is None else (faces[_STOCK],)
    deck = (*(faces[seat] for seat in dealt.order), *cards.turned, *drawn, *rest)
    state = GNAV_GAME.next_deal(_before(view, dealt), Deal(view.number, None, deck)).state
    for event in view.history:
        if isinstance(event, Kept | Asked):
            action = Keep() if isinstance(event, Kept) else Ask()
            state = GNAV_GAME.apply(state, event.seat, action).state
    return state


@dataclass(slots=True)
class _Cards:
    """The cards of a deal as things that move, and what the seat knows of their faces."""

    seat: Seat | None
    at: dict[Seat, Origin] = field(default_factory=dict)
    faces: dict[Origin, Card] = field(default_factory=dict)
    ordinary: set[Origin] = field(default_factory=set)
    """Cards that are no picture cards, for whoever held them had to give them (G4)."""
    turned: list[Card] = field(default_factory=list)
    put_away: Origin | None = None
    """The card that made room for one from the stock (G5)."""

    def follow(self, history: Iterable[SeatEvent]) -> None:
        """Take in all that the seat was told of the deal."""
        for event in history:
            match event:
                case DealtSeen():
                    self._deal(event)
                case Shown():
                    self.faces[self.at[event.seat]] = event.card
                case Turned():
                    self.turned.append(event.card)
                case SwappedSeen(asker=asker, giver=giver):
                    self.ordinary.add(self.at[giver])
                    self._cross(asker, giver, event.got, event.gave)
                case UndoneSeen(asker=asker, giver=giver):
                    self._cross(asker, giver, event.asker_has, event.giver_has)
                case DrewSeen():
                    self.put_away, self.at[event.seat] = self.at[event.seat], _STOCK
                case Settled():
                    self._settle(event)
                case _:
                    pass

    def _deal(self, event: DealtSeen) -> None:
        self.at = {seat: seat for seat in event.order}
        self.faces = dict.fromkeys(event.fools, _FOOL)
        if self.seat is not None and event.card is not None:
            self.faces[self.seat] = event.card

    def _cross(self, asker: Seat, giver: Seat, asker_has: Card | None, giver_has: Card | None) -> None:
        self.at[asker], self.at[giver] = self.at[giver], self.at[asker]
        if asker_has is not None and giver_has is not None:
            self.faces[self.at[asker]] = asker_has
            self.faces[self.at[giver]] = giver_has

    def _settle(self, event: Settled) -> None:
        """All cards are shown; a card from the stock ends the exchanges, so none of them stays unknown (G12, G20)."""
        for seat, origin in self.at.items():
            if (card := event.cards[seat]) is not None:
                self.faces[origin] = card
        if self.put_away is not None:
            (self.faces[self.put_away],) = event.discards

    def may_be(self, origin: Origin, card: Card) -> bool:
        """Whether a dealt card of unknown face could be this one: a fool would have been called (G2)."""
        return card != _FOOL and not (origin in self.ordinary and rules.is_picture(rank_of(card)))


def _drawn_faces(cards: _Cards, dealt: DealtSeen, rng: Entropy) -> tuple[dict[Origin, Card], tuple[Card, ...]]:
    """A face for every card of the deal, and the rest of the stock; drawn anew until all of them may be."""
    unknown = [origin for origin in dealt.order if origin not in cards.faces]
    pool = list(GNAV.cards)
    for card in (*cards.faces.values(), *cards.turned):
        pool.remove(card)
    while True:
        for place in range(len(unknown)):
            other = place + rng.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        if all(map(cards.may_be, unknown, pool)):
            break
    drawn = dict(zip(unknown, pool, strict=False))
    return cards.faces | drawn, shuffled(pool[len(unknown) :], rng)


def _before(view: View, dealt: DealtSeen) -> State:
    """The match before this deal: lives lost in it given back, the same seats resting."""
    lives = list(view.lives if view.settled is None else view.settled.lives)
    for event in view.history:
        if isinstance(event, LifeLost):
            lives[event.seat] += 1
    for loss in view.settled.losses if view.settled else ():
        lives[loss.seat] += 1
    match = rules.opening(tuple(lives), dealt.dealer, option_bits(view.options))
    match = match._replace(resting=sum(1 << seat for seat in dealt.resting))
    return State(view.options, view.number - 1, match, (), (), view.number - 1)
