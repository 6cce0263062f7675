"""No View and no SeatEvent holds a card its seat may not see (C22, C32)."""

import dataclasses
from collections.abc import Iterator

from hypothesis import given, settings

from games.comemierda.matches import SEEDS, any_options, match
from tapete.cards import SPANISH, Card
from tapete.core import Seat
from tapete.games.comemierda import COMEMIERDA, Options, State
from tapete.games.comemierda.events import Dealt, Given, Played, Scored, SetAside

LATEST = 6
"""At least as many events as one action brings."""

few = settings(max_examples=12, deadline=None)


def cards_in(value: object) -> Iterator[Card]:
    """Every card code anywhere inside."""
    if isinstance(value, str) and value in SPANISH:
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from cards_in(item)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from cards_in(getattr(value, field.name))


def may_be_seen(state: State, seat: Seat | None) -> set[Card]:
    """What the rules let a seat see of this round, written another way than the views are."""
    seen: set[Card] = set()
    for event in state.history:
        match event:
            case Played(_, cards):
                seen.update(cards)
            case Scored():
                seen.update(event.left)
            case Dealt() if seat is not None:
                seen.update(event.hands[seat])
            case SetAside(giver, _, cards) if seat == giver:
                seen.update(cards)
            case Given(giver, receiver, cards) if seat in (giver, receiver):
                seen.update(cards)
    return seen


@few
@given(any_options(), SEEDS)
def test_a_view_holds_no_card_its_seat_may_not_see(options: Options, seed: int) -> None:
    for moment in match(options, seed):
        for seat in (None, *range(options.players)):
            view = COMEMIERDA.view(moment.state, seat)
            if moment.action is not None:  # the whole history is looked at when the round is over
                view = dataclasses.replace(view, history=view.history[-LATEST:])
            assert set(cards_in(view)) <= may_be_seen(moment.state, seat)


@few
@given(any_options(), SEEDS)
def test_a_view_shows_its_seat_what_is_its_own(options: Options, seed: int) -> None:
    for moment in match(options, seed):
        state = moment.state
        for seat in range(options.players):
            view = COMEMIERDA.view(state, seat)
            assert view.hand == state.hands[seat]
            assert view.legal == COMEMIERDA.legal(state, seat)
            assert view.counts == state.hands.map(len)
            assert len(view.history) == len(state.history)


@few
@given(any_options(), SEEDS)
def test_watchers_learn_of_an_exchange_only_how_many(options: Options, seed: int) -> None:
    for moment in match(options, seed):
        for event in moment.state.history:
            if isinstance(event, Dealt | Given | SetAside):
                assert not set(cards_in(COMEMIERDA.redact(event, None)))


@few
@given(any_options(), SEEDS)
def test_public_events_are_the_same_for_everybody(options: Options, seed: int) -> None:
    for moment in match(options, seed):
        for event in moment.state.history:
            if not isinstance(event, Dealt | Given | SetAside):
                assert all(COMEMIERDA.redact(event, seat) == event for seat in (None, *range(options.players)))
