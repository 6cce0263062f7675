"""Games and robots that each break one law, otherwise Gnav or Comemierda as they should be."""

# ruff: noqa: ARG002  what breaks a law often looks away

import random
from dataclasses import dataclass, field, fields, replace
from typing import Any, ClassVar

from tapete.core import Deal, Entropy, IllegalAction, Outcome, Refusal, Seat, Status, Step, shuffled
from tapete.games.comemierda import COMEMIERDA, Pass
from tapete.games.gnav import Ask, Gnav, Keep
from tapete.games.gnav.notation import GnavNotation
from tapete.games.gnav.state import State, cards_before, turned_cards

BROKEN: list[type["BrokenGame"]] = []
"""Every broken game."""


class BrokenGame(Gnav):
    """Breaks `law`."""

    law: ClassVar[str]

    def __init_subclass__(cls, law: str) -> None:
        cls.law = law
        BROKEN.append(cls)


class AmbientChance(BrokenGame, law="same-again"):
    """Shuffles with the global generator instead of the chance it is given."""

    def deal(self, options: Any, entropy: Any, number: int) -> Deal:
        deal = super().deal(options, entropy, number)
        deck = list(deal.deck or ())
        random.shuffle(deck)
        return replace(deal, deck=tuple(deck))


class Wavering(BrokenGame, law="same-again"):
    """Lists the legal actions the other way round at every second asking."""

    asked = 0

    def legal(self, state: Any, seat: Seat) -> Any:
        self.asked += 1
        return super().legal(state, seat)[:: 1 if self.asked % 2 else -1]


@dataclass(frozen=True, slots=True)
class Noted(State):
    """A state that things are written into."""

    notes: list[str] = field(default_factory=list, compare=False)


def noted(step: Step[Any, Any]) -> Step[Any, Any]:
    return Step(Noted(**{f.name: getattr(step.state, f.name) for f in fields(State)}), step.events)


class NoteTaking(BrokenGame, law="nothing-changes"):
    """Writes into the state who has looked at it."""

    def start(self, options: Any, deal: Deal) -> Any:
        return noted(super().start(options, deal))

    def next_deal(self, state: Any, deal: Deal) -> Any:
        return noted(super().next_deal(state, deal))

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        return noted(super().apply(state, seat, action))

    def view(self, state: Any, seat: Seat | None, *, history: bool = True) -> Any:
        state.notes.append(f"seen by {seat}")
        return super().view(state, seat, history=history)


class HalfApplied(BrokenGame, law="refused-changes-nothing"):
    """Has begun to act when it finds that it may not."""

    def start(self, options: Any, deal: Deal) -> Any:
        return noted(super().start(options, deal))

    def next_deal(self, state: Any, deal: Deal) -> Any:
        return noted(super().next_deal(state, deal))

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        if self.why_not(state, seat, action):
            state.notes.append(f"seat {seat} has acted")
        return noted(super().apply(state, seat, action))


class Forgiving(BrokenGame, law="refused-changes-nothing"):
    """Plays for the seat to act where another one asks."""

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        turn = self.to_act(state)
        return super().apply(state, turn[0] if turn else seat, action)


class AlwaysAsking(BrokenGame, law="seats-to-act"):
    """Asks a seat even when the deal is over."""

    def to_act(self, state: Any) -> Any:
        return super().to_act(state) or (0,)


class EveryonesTurn(BrokenGame, law="seats-to-act"):
    """Ignores for which seat the legal actions are asked."""

    def legal(self, state: Any, seat: Seat) -> Any:
        return super().legal(state, next(iter(self.to_act(state)), seat))


class NoOrder(BrokenGame, law="one-order"):
    """Lists the legal actions of even deals the other way round."""

    def legal(self, state: Any, seat: Seat) -> Any:
        return super().legal(state, seat)[:: 1 if state.number % 2 else -1]


class NoReason(BrokenGame, law="why-not"):
    """Refuses, but cannot say why."""

    def why_not(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        return None

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        if reason := super().why_not(state, seat, action):
            raise IllegalAction(reason, seat)
        return super().apply(state, seat, action)


class Silent(BrokenGame, law="something-happens"):
    """Tells nobody that a card was kept."""

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        step = super().apply(state, seat, action)
        return replace(step, events=tuple(event for event in step.events if event.kind != "kept"))


class ShortDeck(BrokenGame, law="whole-deals"):
    """Deals from fewer cards after the first deal."""

    def deal(self, options: Any, entropy: Any, number: int) -> Deal:
        deal = super().deal(options, entropy, number)
        return replace(deal, deck=deal.deck[: -(number - 1)]) if number > 1 and deal.deck else deal

    def next_deal(self, state: Any, deal: Deal) -> Any:
        return super().next_deal(state, replace(deal, deck=super().deal(state.options, Last(), 2).deck))

    def skips(self, state: Any) -> bool:
        return False


class Last:
    """No chance."""

    def below(self, bound: int) -> int:
        return bound - 1


class AnyNumber(BrokenGame, law="deal-in-turn"):
    """Takes the next deal whatever its number."""

    def next_deal(self, state: Any, deal: Deal) -> Any:
        return super().next_deal(state, replace(deal, number=state.number + 1))


class EarlyWinner(BrokenGame, law="outcome"):
    """Names a winner before the match is over."""

    def outcome(self, state: Any) -> Outcome | None:
        return Outcome((0,)) if self.status(state) is Status.BETWEEN else super().outcome(state)


class Remembering(BrokenGame, law="replay"):
    """Deals otherwise once it has seen a match to its end."""

    seen_one = False

    def start(self, options: Any, deal: Deal) -> Any:
        step = super().start(options, deal)
        return replace(step, events=step.events * 2) if self.seen_one else step

    def outcome(self, state: Any) -> Outcome | None:
        outcome = super().outcome(state)
        self.seen_one |= outcome is not None
        return outcome


class Misread(GnavNotation):
    def read_action(self, written: Any) -> Any:
        return Keep() if super().read_action(written) == Ask() else Ask()


class Misreading(BrokenGame, law="notation"):
    """Reads ask where keep was written."""

    notation = Misread()


class CardsLost(BrokenGame, law="cards-kept"):
    """Loses the last card of the stock when a card is kept."""

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        step = super().apply(state, seat, action)
        return replace(step, state=replace(step.state, stock=step.state.stock[:-1])) if action == Keep() else step


class Prompting(BrokenGame, law="view-is-its-seats"):
    """Shows everybody the choices of the seat to act."""

    def view(self, state: Any, seat: Seat | None, *, history: bool = True) -> Any:
        turn = self.to_act(state)
        return replace(super().view(state, seat, history=history), legal=self.legal(state, turn[0]) if turn else ())


class ShortOfMore(BrokenGame, law="view-without-history"):
    """Leaves out what it knows of the cards together with the history."""

    def view(self, state: Any, seat: Seat | None, *, history: bool = True) -> Any:
        view = super().view(state, seat, history=history)
        return view if history else replace(view, known=view.known.map(lambda _: None))


class StockInOrder(BrokenGame, law="no-more-than-told"):
    """Shows the stock in the order in which it will be drawn."""

    def view(self, state: Any, seat: Seat | None, *, history: bool = True) -> Any:
        return replace(super().view(state, seat, history=history), turned=state.stock)


class IgnoredSeat(BrokenGame, law="no-more-than-told"):
    """Shows everybody the view of seat 0, under his own name."""

    def view(self, state: Any, seat: Seat | None, *, history: bool = True) -> Any:
        legal = () if seat is None else self.legal(state, seat)
        return replace(super().view(state, 0, history=history), seat=seat, legal=legal)


class IgnoredSeatInEvents(BrokenGame, law="own-secrets"):
    """Tells everybody what seat 0 may hear."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return super().redact(event, 0)


class OpenCards(BrokenGame, law="one-card-one-owner"):
    """Hides a deal from watchers only."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return event if seat is not None and event.kind == "dealt" else super().redact(event, seat)


class OpenSwaps(BrokenGame, law="told-in-private"):
    """Shows a swap to all players."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return event if seat is not None and event.kind == "swapped" else super().redact(event, seat)


class KnowingWatcher(BrokenGame, law="watcher-knows-least"):
    """Tells a watcher everything."""

    def redact(self, event: Any, seat: Seat | None) -> Any:
        return event if seat is None else super().redact(event, seat)


class AnyWorld(BrokenGame, law="world-fits"):
    """Is itself as it should be; what is wrong is the sampler: it deals any cards and begins again."""

    def sample_world(self, view: Any, rng: Entropy) -> Any:
        deck = shuffled(self.deal(view.options, Last(), 1).deck or (), rng)
        return self.start(view.options, Deal(1, 0, deck)).state


def cards_of(state: State) -> tuple[str, ...]:
    """All cards of a deal of Gnav: before the seats, turned, put away, in the stock."""
    before = tuple(card for card in cards_before(state.match) if card)
    drawn = [event for event in state.history if event.kind == "drew"]
    away = tuple(event.put_away for event in drawn)
    return before + turned_cards(state) + away + state.stock[state.match.drawn :]


class Unnamed:
    """Breaks robot-name."""

    law = "robot-name"
    game = COMEMIERDA
    name = "no version"

    def act(self, view: Any, key: bytes) -> Any:
        return view.legal[0]


class Stubborn(Unnamed):
    """Passes even when it leads."""

    law = "robot-legal"
    name = "stubborn@1"

    def act(self, view: Any, key: bytes) -> Any:
        return Pass()


class Moody(Unnamed):
    """Does something else every time."""

    law = "robot-same-again"
    name = "moody@1"
    asked = 0

    def act(self, view: Any, key: bytes) -> Any:
        self.asked += 1
        return view.legal[self.asked % len(view.legal)]


class Scribbling(Unnamed):
    """Writes on the view."""

    law = "robot-changes-nothing"
    name = "scribbling@1"

    def act(self, view: Any, key: bytes) -> Any:
        action = view.legal[0]
        object.__setattr__(view, "number", view.number + 1)
        return action


BROKEN_ROBOTS = [Unnamed, Stubborn, Moody, Scribbling]
