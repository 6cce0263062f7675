"""The one door through which a seat learns anything: Views and SeatEvents, built up by name from nothing.

Invariants:
- a seat's View names cards of its own hand, cards played, cards it gave or got, and the loser's once shown, no others;
- a watcher (seat None) is told of an exchange and a deal how many cards, never which (C22, C32).
"""

from collections.abc import Sequence

from tapete.cards import Card
from tapete.core import BySeat, Seat
from tapete.games.comemierda.choices import legal
from tapete.games.comemierda.events import (
    Dealt,
    DealtSeen,
    Event,
    Given,
    GivenSeen,
    Opened,
    Passed,
    Played,
    Scored,
    SeatEvent,
    SetAside,
    SetAsideSeen,
    TrickWon,
)
from tapete.games.comemierda.scoring import multiplier, ranked
from tapete.games.comemierda.state import State
from tapete.games.comemierda.view import Move, Own, View


def redact(event: Event, seat: Seat | None) -> SeatEvent:
    """The event as `seat` may see it."""
    match event:
        case Dealt(number, dealer, times, hands):
            hand = None if seat is None else hands[seat]
            return DealtSeen(number, dealer, times, hands.map(len), hand)
        case SetAside(giver, receiver, cards):
            return SetAsideSeen(giver, receiver, len(cards), cards if seat == giver else None)
        case Given(giver, receiver, cards, forced):
            return GivenSeen(giver, receiver, len(cards), cards if seat in (giver, receiver) else None, forced)
        case public:
            return public


def own_of(state: State, seat: Seat | None) -> Own:
    """What of the View of `seat` is for it alone."""
    if seat is None:
        return Own(None, (), ())
    return Own(seat, state.hands[seat], legal(state, seat))


def view_of(state: State, seat: Seat | None, *, history: bool = True) -> View:
    """All that `seat` may know now; `history` may be left out."""
    own = own_of(state, seat)
    trick, last_trick = _tricks(state.history)
    to_beat, winning, passed = _challenge(state, trick)
    return View(
        seat=own.seat,
        hand=own.hand,
        legal=own.legal,
        options=state.options,
        phase=state.phase,
        number=state.number,
        multiplier=multiplier(state.ruling, state.number),
        dealer=state.dealer,
        counts=state.hands.map(len),
        to_act=state.to_act,
        owed=state.owed,
        opener=next((event.seat for event in state.history if isinstance(event, Opened)), None),
        trick=trick,
        last_trick=last_trick,
        to_beat=to_beat,
        winning=winning,
        passed=passed,
        out=tuple(ranked(state.table.order, place) for place in range(state.table.finished)),
        offices=state.offices,
        totals=state.totals,
        rounds=state.rounds,
        left=_left(state),
        winners=state.winners,
        history=tuple(redact(event, seat) for event in state.history) if history else (),
    )


def _tricks(history: Sequence[Event]) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """The moves of the trick on the table and of the one before it, looked for from the end: a deal is long."""
    tricks: tuple[list[Move], list[Move]] = ([], [])
    won = 0
    for event in reversed(history):
        if isinstance(event, Played):
            tricks[won].append(Move(event.seat, event.cards))
        elif isinstance(event, Passed):
            tricks[won].append(Move(event.seat, ()))
        elif isinstance(event, TrickWon):
            won += 1
            if won == len(tricks):
                break
    trick, last = (tuple(reversed(moves)) for moves in tricks)
    return trick, last


def _left(state: State) -> tuple[Card, ...]:
    """The loser's cards once the round is scored, which is among the last things told (C11)."""
    if state.phase not in ("scored", "over"):
        return ()
    return next(event.left for event in reversed(state.history) if isinstance(event, Scored))


def _challenge(state: State, trick: tuple[Move, ...]) -> tuple[tuple[Card, ...], Seat | None, tuple[Seat, ...]]:
    """The set to beat, who played it, and the seats that are not asked to beat it any more."""
    table = state.table
    if table.lead_count == 0:
        return (), None, ()
    to_beat = next(move.cards for move in reversed(trick) if move.cards)
    return to_beat, table.leader, BySeat(range(state.options.players)).where(lambda seat: table.passed >> seat & 1 == 1)
