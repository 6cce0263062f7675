"""From one round to the next: the deal, the forced gifts, the chosen ones, and the opening.

Invariants:
- all chance of a round is in its Deal (C2);
- forced cards move before anybody acts (C20), by themselves;
- the hands are as large after the exchange as they were dealt (C2).
"""

from dataclasses import replace
from typing import TypeAlias

from tapete.cards import SPANISH, Card
from tapete.core import BadInput, BySeat, Deal, Entropy, Seat, Step, shuffled
from tapete.games.comemierda.events import Dealt, Event, Given, Opened, SetAside
from tapete.games.comemierda.options import Options
from tapete.games.comemierda.rules import NOBODY, Table, opened
from tapete.games.comemierda.scoring import multiplier, opener_after
from tapete.games.comemierda.state import State, nothing_yet, ruling_of
from tapete.games.comemierda.values import THREE_OF_OROS, bits_of, highest, less, low_to_high

Stepped: TypeAlias = Step[State, Event]


def drawn(options: Options, entropy: Entropy, number: int) -> Deal:
    """Deal `number`: first the dealer by lot, in deal 1 only, then the shuffle (C2)."""
    dealer = entropy.below(options.players) if number == 1 else None
    return Deal(number, dealer, shuffled(SPANISH.cards, entropy))


def first_round(options: Options, deal: Deal) -> Stepped:
    """The match from its first deal: the holder of the three of oros opens (C3)."""
    deck = _checked(deal, 1)
    if deal.dealer is None or not 0 <= deal.dealer < options.players:
        raise BadInput(f"the dealer of deal 1 is one of the seats 0 to {options.players - 1}, not {deal.dealer}")
    ruling = ruling_of(options)
    hands = _hands(deck, deal.dealer, options.players)
    state = State(
        options=options,
        ruling=ruling,
        number=1,
        dealer=deal.dealer,
        phase="play",
        hands=hands,
        owed=nothing_yet(ruling),
        aside=_nothing_aside(options.players),
        table=_laid(hands, NOBODY),
        ranking=0,
        rounds=(),
        winners=(),
        history=(Dealt(1, deal.dealer, multiplier(ruling, 1), hands),),
    )
    (opener,) = hands.where(lambda hand: THREE_OF_OROS in hand)
    state = _opened(state, opener, "C3")
    return Step(state, state.history)


def next_round(state: State, deal: Deal) -> Stepped:
    """The next deal: forced cards move, then the higher offices are to give (C20)."""
    if state.phase != "scored":
        raise BadInput(f"deal {deal.number} cannot come now: {_why_no_deal(state)}")
    deck = _checked(deal, state.number + 1)
    if deal.dealer is not None:
        raise BadInput(f"the dealer of deal {deal.number} follows from the rules and is not drawn")
    players = state.options.players
    dealer = (state.dealer + 1) % players
    hands = _hands(deck, dealer, players)
    history: list[Event] = [Dealt(deal.number, dealer, multiplier(state.ruling, deal.number), hands)]
    owed = nothing_yet(state.ruling)
    aside = _nothing_aside(players)
    for higher, lower, count in state.pairs:
        cards = highest(hands[lower], count)
        hands = hands.put(lower, less(hands[lower], cards))
        if state.options.blind_exchange:
            aside = aside.put(higher, cards)
            history.append(SetAside(lower, higher, cards))
        else:
            hands = hands.put(higher, low_to_high(hands[higher] + cards))
            history.append(Given(lower, higher, cards, forced=True))
        owed = owed.put(higher, count)
    after = replace(
        state,
        number=deal.number,
        dealer=dealer,
        phase="exchange",
        hands=hands,
        owed=owed,
        aside=aside,
        table=_laid(hands, NOBODY),
        history=tuple(history),
    )
    return Step(after, after.history)


def give(state: State, seat: Seat, cards: tuple[Card, ...]) -> Stepped:
    """A higher office gives back (C20); under `blind_exchange` now the pair's cards cross, the forced ones told first.

    Play opens with the last gift (C21).
    """
    lower = next(lower for higher, lower, _ in state.pairs if higher == seat)
    taken = state.aside[seat]
    events: list[Event] = [Given(lower, seat, taken, forced=True)] if taken else []
    events.append(Given(seat, lower, cards, forced=False))
    hands = state.hands.put(seat, low_to_high(less(state.hands[seat], cards) + taken))
    hands = hands.put(lower, low_to_high(hands[lower] + cards))
    after = replace(
        state,
        hands=hands,
        table=_laid(hands, NOBODY),
        owed=state.owed.put(seat, 0),
        aside=state.aside.put(seat, ()),
        history=state.history + tuple(events),
    )
    if not any(after.owed):
        rule = "presidente_opens" if state.options.presidente_opens else "C23"
        after = _opened(after, opener_after(state.ruling, state.ranking), rule)
        events.append(after.history[-1])
    return Step(after, tuple(events))


def _opened(state: State, seat: Seat, rule: str) -> State:
    return replace(state, phase="play", table=_laid(state.hands, seat), history=(*state.history, Opened(seat, rule)))


def _laid(hands: BySeat[tuple[Card, ...]], turn: Seat) -> Table:
    return opened(tuple(bits_of(hand) for hand in hands), turn)


def _checked(deal: Deal, number: int) -> tuple[Card, ...]:
    if deal.number != number:
        raise BadInput(f"deal {number} comes next, not {deal.number}")
    if deal.deck is None:
        raise BadInput(f"deal {number} has no deck: none is skipped in Comemierda")
    if not SPANISH.is_whole(deal.deck):
        raise BadInput(f"the deck of deal {number} is not the forty cards of the pack")
    return deal.deck


def _why_no_deal(state: State) -> str:
    return "the match is over" if state.phase == "over" else f"round {state.number} is not over"


def _hands(deck: tuple[Card, ...], dealer: Seat, players: int) -> BySeat[tuple[Card, ...]]:
    """One card at a time round the ring from the seat after the dealer (C2)."""
    return BySeat.of(players, lambda seat: low_to_high(deck[(seat - dealer - 1) % players :: players]))


def _nothing_aside(players: int) -> BySeat[tuple[Card, ...]]:
    return BySeat.of(players, lambda _: ())
