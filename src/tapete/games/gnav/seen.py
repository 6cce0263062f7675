"""The one door from the truth about Gnav to a seat: events redacted, and the View, both built up by name.

Invariants:
- what a seat knows of the cards (`known`) is computed from the events as it saw them, from nothing else;
- a watcher (seat None) sees what everybody sees.
"""

from collections.abc import Iterable

from tapete.cards import Card
from tapete.core import BySeat, Seat
from tapete.games.gnav import rules
from tapete.games.gnav.actions import Action
from tapete.games.gnav.events import (
    Dealt,
    DealtSeen,
    Drew,
    DrewSeen,
    Event,
    SeatEvent,
    Settled,
    Shown,
    Swapped,
    SwappedSeen,
    Undone,
    UndoneSeen,
)
from tapete.games.gnav.state import State, card_of, cards_before, public_fools, seats_in, turned_cards
from tapete.games.gnav.view import Own, Phase, View


def redact(event: Event, seat: Seat | None) -> SeatEvent:
    """The event as `seat` may see it, None a watcher: hidden cards only for those who hold or held them."""
    match event:
        case Dealt():
            return DealtSeen(
                number=event.number,
                dealer=event.dealer,
                order=event.order,
                resting=event.resting,
                card=None if seat is None else event.cards[seat],
                fools=event.fools,
            )
        case Swapped(asker=asker, giver=giver):
            mine = seat in (asker, giver)
            return SwappedSeen(
                asker=asker,
                giver=giver,
                gave=event.gave if mine else None,
                got=event.got if mine else None,
                fools=event.fools,
            )
        case Drew():
            mine = seat == event.seat
            return DrewSeen(
                seat=event.seat,
                got=event.got if mine else None,
                put_away=event.put_away if mine else None,
                fools=event.fools,
            )
        case Undone(asker=asker, giver=giver):
            mine = seat in (asker, giver)
            return UndoneSeen(
                asker=asker,
                giver=giver,
                asker_has=event.asker_has if mine else None,
                giver_has=event.giver_has if mine else None,
                fools=event.fools,
            )
        case _:
            return event


def known_cards(history: Iterable[SeatEvent], seat: Seat | None, players: int) -> BySeat[Card | None]:
    """The card that `seat` knows to lie before each seat, from the events of a deal as it saw them.

    A swap and its undoing are public moves of two cards: what is known of a card goes with it.
    """
    known: list[Card | None] = [None] * players
    for event in history:
        match event:
            case DealtSeen():
                for fool in event.fools:
                    known[fool] = "fool"
                if seat is not None:
                    known[seat] = event.card
            case Shown():
                known[event.seat] = event.card
            case SwappedSeen(asker=asker, giver=giver):
                known[asker], known[giver] = event.got or known[giver], event.gave or known[asker]
            case UndoneSeen(asker=asker, giver=giver):
                known[asker], known[giver] = event.asker_has or known[giver], event.giver_has or known[asker]
            case DrewSeen():
                known[event.seat] = event.got
            case Settled():
                known = list(event.cards)
            case _:
                pass
    return BySeat(known)


def own_of(state: State, seat: Seat | None, legal: tuple[Action, ...]) -> Own:
    """What of the View of `seat` is for it alone; `legal` are its legal actions."""
    heard = (redact(event, seat) for event in state.history)
    card = None if seat is None else card_of(state.match.cards[seat])
    return Own(seat, legal, card, known_cards(heard, seat, state.options.players))


def view_of(state: State, own: Own, *, history: bool = True) -> View:
    """All that the seat may know now whose `own` it is; `history` may be left out."""
    match = state.match
    playing = match.turn >= 0
    order = next((event.order for event in state.history if isinstance(event, Dealt)), ())
    asks = rules.after(match, match.turn) if playing else rules.NOBODY
    cards = cards_before(match)
    return View(
        seat=own.seat,
        legal=own.legal,
        card=own.card,
        known=own.known,
        options=state.options,
        phase=_phase(match.turn),
        number=state.number,
        dealer=match.dealer,
        order=order,
        waiting=order[order.index(match.turn) :] if playing else (),
        to_act=(match.turn,) if playing else (),
        asks=None if asks == rules.NOBODY else asks,
        holding=seats_in(match.dealt),
        fools=public_fools(match),
        shown=BySeat(card if match.shown >> at & 1 else None for at, card in enumerate(cards)),
        turned=turned_cards(state),
        stock=len(state.stock) - match.drawn,
        put_away=int(match.put_away != rules.NO_CARD),
        lives=BySeat(match.lives),
        resting=seats_in(match.resting),
        settled=next((event for event in state.history if isinstance(event, Settled)), None),
        winners=seats_in(match.winners),
        history=tuple(redact(event, own.seat) for event in state.history) if history else (),
    )


def _phase(turn: int) -> Phase:
    if turn == rules.OVER:
        return "over"
    return "settled" if turn == rules.BETWEEN else "play"
