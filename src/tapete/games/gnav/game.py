"""Gnav as the core's Game: values in, values out."""

from collections.abc import Mapping

from tapete.cards import GNAV
from tapete.core import (
    BadInput,
    Deal,
    Entropy,
    IllegalAction,
    Outcome,
    Refusal,
    Seat,
    Status,
    Step,
    read_options,
    shuffled,
)
from tapete.games.gnav import refusals, rules, seen, telling
from tapete.games.gnav.actions import Action, Ask, Keep
from tapete.games.gnav.events import Asked, Event, Kept, SeatEvent, Skipped
from tapete.games.gnav.notation import GnavNotation
from tapete.games.gnav.options import Options
from tapete.games.gnav.state import State, option_bits, rank_of, seats_in
from tapete.games.gnav.view import Own, View


class Gnav:
    """The rules G1-G26, with the options of RULES."""

    name = "gnav"
    notation = GnavNotation()

    def options(self, given: Mapping[str, object]) -> Options:
        return read_options(Options, given)

    def players(self, options: Options) -> int:
        return options.players

    def deal(self, options: Options, entropy: Entropy, number: int) -> Deal:
        """The dealer by lot in deal 1 (G1), then the shuffle, as RECORD says."""
        dealer = entropy.below(options.players) if number == 1 else None
        return Deal(number, dealer, shuffled(GNAV.cards, entropy))

    def start(self, options: Options, deal: Deal) -> Step[State, Event]:
        if deal.number != 1:
            raise BadInput(f"a match starts with deal 1, not {deal.number}")
        if deal.dealer is None or not 0 <= deal.dealer < options.players:
            raise BadInput(f"deal 1 needs a dealer from 0 to {options.players - 1} (G1)")
        match = rules.opening((options.lives,) * options.players, deal.dealer, option_bits(options))
        return _dealt(State(options, 0, match, (), (), 0), deal)

    def next_deal(self, state: State, deal: Deal) -> Step[State, Event]:
        if state.match.turn != rules.BETWEEN:
            raise BadInput(f"deal {deal.number} cannot come now: deal {state.number} is not over (G25)")
        if deal.number != state.number + 1:
            raise BadInput(f"after deal {state.number} comes deal {state.number + 1}, not {deal.number}")
        if deal.dealer is not None:
            raise BadInput("only deal 1 draws a dealer; after it the button moves (G1)")
        if self.skips(state):
            return _skipped(state, deal)
        return _dealt(state, deal)

    def skips(self, state: State) -> bool:
        return state.match.turn == rules.BETWEEN and rules.skips(state.match)

    def status(self, state: State) -> Status:
        if state.match.turn == rules.OVER:
            return Status.OVER
        return Status.BETWEEN if state.match.turn == rules.BETWEEN else Status.PLAYING

    def number(self, state: State) -> int:
        return state.number

    def dealer(self, state: State) -> Seat:
        return state.match.dealer

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return (state.match.turn,) if state.match.turn >= 0 else ()

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """Keep, then ask: both are always open to the seat to act, and only to it (G4, G5)."""
        return (Keep(), Ask()) if seat in self.to_act(state) else ()

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Keep | Ask):
            return refusals.NOT_AN_ACTION
        if seat in self.to_act(state):
            return None
        return _why_not_now(state, seat)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal, seat)
        choice = rules.ASK if isinstance(action, Ask) else rules.KEEP
        match = rules.exchange(state.match, choice)
        events = (*telling.told_exchange(state.match, match, choice),)
        settlements = state.settlements
        if match.turn == rules.NOBODY:
            before, match = match, rules.settled(match)
            events += (*telling.told_settlement(state.number, before, match),)
            settlements += 1
        history = state.history + events
        return Step(State(state.options, state.number, match, state.stock, history, settlements), events)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(seats_in(state.match.winners)) if state.match.winners else None

    def view(self, state: State, seat: Seat | None, *, history: bool = True) -> View:
        return seen.view_of(state, self.own(state, seat), history=history)

    def own(self, state: State, seat: Seat | None) -> Own:
        return seen.own_of(state, seat, () if seat is None else self.legal(state, seat))

    def redact(self, event: Event, seat: Seat | None) -> SeatEvent:
        return seen.redact(event, seat)


def _dealt(state: State, deal: Deal) -> Step[State, Event]:
    if deal.deck is None:
        raise BadInput(f"deal {deal.number} is not skipped, it needs a deck (G23)")
    if not GNAV.is_whole(deal.deck):
        raise BadInput(f"the deck of deal {deal.number} is not the whole pack of 42 (G2)")
    top = deal.deck[: state.options.players + rules.STOCK_WINDOW]
    match = rules.dealt(state.match, tuple(map(rank_of, top)))
    event = telling.told_deal(deal.number, match)
    stock = deal.deck[len(event.order) :]
    return Step(State(state.options, deal.number, match, stock, (event,), state.settlements), (event,))


def _skipped(state: State, deal: Deal) -> Step[State, Event]:
    if deal.deck is not None:
        raise BadInput(f"deal {deal.number} is skipped, it has no deck (G23)")
    event = Skipped(deal.number, state.match.dealer)
    match = rules.skipped(state.match)
    return Step(State(state.options, deal.number, match, (), (event,), state.settlements), (event,))


def _why_not_now(state: State, seat: Seat) -> Refusal:
    """The most telling reason why it is not this seat's turn."""
    match = state.match
    if not 0 <= seat < state.options.players:
        return refusals.NOT_AT_TABLE
    if match.turn == rules.OVER:
        return refusals.MATCH_OVER
    if match.turn == rules.BETWEEN:
        return refusals.DEAL_OVER
    if match.resting >> seat & 1:
        return refusals.RESTING
    if match.lives[seat] == 0:
        return refusals.OUT
    if any(isinstance(event, Kept | Asked) and event.seat == seat for event in state.history):
        return refusals.ACTED
    if match.shown >> seat & 1:
        return refusals.LOST_TURN
    return refusals.NOT_YOUR_TURN


GNAV_GAME = Gnav()
