"""Comemierda as a Game: the contract of `core`, each method a call."""

from collections.abc import Mapping
from typing import Final

from tapete.cards import SPANISH, Card
from tapete.core import Deal, Entropy, IllegalAction, Outcome, Refusal, Seat, Status, Step, read_options
from tapete.games.comemierda import choices, dealing, playing, seen
from tapete.games.comemierda.actions import Action, Give, Pass, Play
from tapete.games.comemierda.events import Event, SeatEvent
from tapete.games.comemierda.notation import ComemierdaNotation
from tapete.games.comemierda.options import Options
from tapete.games.comemierda.state import State
from tapete.games.comemierda.view import Own, Phase, View

_STATUS: Final[dict[Phase, Status]] = {
    "exchange": Status.PLAYING,
    "play": Status.PLAYING,
    "scored": Status.BETWEEN,
    "over": Status.OVER,
}


class Comemierda:
    """The Spanish President for four to eight players."""

    name: Final = "comemierda"
    notation: Final = ComemierdaNotation()

    def options(self, given: Mapping[str, object]) -> Options:
        """Options from plain values; BadInput if there is no such option or value."""
        return read_options(Options, given)

    def players(self, options: Options) -> int:
        """How many seats."""
        return options.players

    def deal(self, options: Options, entropy: Entropy, number: int) -> Deal:
        """Deal `number`: the dealer by lot in deal 1, then the shuffle (C2)."""
        return dealing.drawn(options, entropy, number)

    def start(self, options: Options, deal: Deal) -> Step[State, Event]:
        """The match from its first deal."""
        return dealing.first_round(options, deal)

    def next_deal(self, state: State, deal: Deal) -> Step[State, Event]:
        """The next deal and the forced gifts (C20)."""
        return dealing.next_round(state, deal)

    def skips(self, state: State) -> bool:  # noqa: ARG002  the contract asks it of every game
        """No deal is ever skipped."""
        return False

    def status(self, state: State) -> Status:
        """What the match waits for."""
        return _STATUS[state.phase]

    def number(self, state: State) -> int:
        """Number of the current round."""
        return state.number

    def dealer(self, state: State) -> Seat:
        """Who deals this round; between rounds the next dealer (C2)."""
        return (state.dealer + 1) % state.options.players if state.phase == "scored" else state.dealer

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Seats with an open decision; both higher offices in the exchange (C21)."""
        return state.to_act

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """All legal actions of `seat` in canonical order."""
        return choices.legal(state, seat)

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Why `seat` may not do this now; None if it may. Cards may come in any order."""
        return choices.why_not(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        """What follows; cards are put in pack order first."""
        if refusal := choices.why_not(state, seat, action):
            raise IllegalAction(refusal, seat)
        match action:
            case Give(cards):
                return dealing.give(state, seat, _in_order(cards))
            case Play(cards):
                return playing.play(state, _in_order(cards))
            case Pass():
                return playing.pass_turn(state)

    def outcome(self, state: State) -> Outcome | None:
        """Who won, once the match is over (C31)."""
        return Outcome(state.winners) if state.winners else None

    def view(self, state: State, seat: Seat | None, *, history: bool = True) -> View:
        """All that `seat` may know now; None is a watcher. Without `history` that field is empty."""
        return seen.view_of(state, seat, history=history)

    def own(self, state: State, seat: Seat | None) -> Own:
        """The fields of `view` that hang on the seat."""
        return seen.own_of(state, seat)

    def redact(self, event: Event, seat: Seat | None) -> SeatEvent:
        """The event as `seat` may see it; None is a watcher."""
        return seen.redact(event, seat)


def _in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return SPANISH.in_order(cards)


COMEMIERDA: Final = Comemierda()
