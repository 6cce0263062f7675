"""What a seat may do, and why not.

Invariants:
- `legal` is in canonical order: plays by value low to high, then by count, then suits in pack order, Pass last; gifts
  as combinations in pack order;
- `why_not` takes the cards of an action in any order and is None for exactly the actions of `legal`, so read;
- the most telling reason comes first, and tells nothing of another's cards.
"""

from itertools import combinations
from typing import Final

from tapete.cards import SPANISH, Card
from tapete.core import Refusal, Seat
from tapete.games.comemierda import refusals
from tapete.games.comemierda.actions import Action, Give, Pass, Play
from tapete.games.comemierda.events import Opened
from tapete.games.comemierda.rules import OROS_RANK, PASS, PASS_ACTION, legal_first, lowest_bit_index
from tapete.games.comemierda.rules import legal as legal_bits
from tapete.games.comemierda.state import State
from tapete.games.comemierda.values import RANK, THREE_OF_OROS, TWO_OF_OROS

LARGEST_SET: Final = 4


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """All legal actions of `seat`, every choice of suits, in canonical order."""
    if seat not in state.to_act:
        return ()
    if state.phase == "exchange":
        return tuple(map(Give, combinations(SPANISH.in_order(state.hands[seat]), state.owed[seat])))
    return tuple(_turns(state))


def _turns(state: State) -> list[Action]:
    table = state.table
    shows_three = _must_show_three(state)
    bits = legal_first(state.ruling, table) if shows_three else legal_bits(state.ruling, table)
    hand = state.hands[table.turn]
    choices: list[Action] = []
    for action in _indices(bits & ~PASS):
        rank, count = action >> 2, (action & 3) + 1
        cards = [card for card in hand if RANK[card] == rank]
        choices.extend(
            Play(chosen) for chosen in combinations(cards, count) if not shows_three or THREE_OF_OROS in chosen
        )
    if bits >> PASS_ACTION & 1:
        choices.append(Pass())
    return choices


def _indices(bits: int) -> list[int]:
    indices = []
    while bits:
        indices.append(lowest_bit_index(bits))
        bits &= bits - 1
    return indices


def _must_show_three(state: State) -> bool:
    """Whether this is the first lead of a match under `first_lead_shows_three`."""
    return state.options.first_lead_shows_three and state.number == 1 and isinstance(state.history[-1], Opened)


def why_not(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Why `seat` may not do this now; None if it may."""
    if state.phase == "over":
        return refusals.MATCH_OVER
    if state.phase == "scored":
        return refusals.ROUND_OVER
    match action:
        case Give(cards):
            return _why_not_give(state, seat, cards)
        case Play(cards):
            return _why_no_turn(state, seat) or _why_not_play(state, seat, cards)
        case Pass():
            return _why_no_turn(state, seat) or _why_not_pass(state)
    return refusals.NO_SUCH_ACTION


def _why_not_give(state: State, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
    if state.phase != "exchange":
        return refusals.EXCHANGE_IS_OVER
    if seat not in state.to_act:
        return refusals.NOTHING_TO_GIVE
    strange = refusals.NOT_IN_HAND_AS_DEALT if state.options.blind_exchange else refusals.NOT_YOUR_CARD
    if reason := _why_not_these(cards, state.hands[seat], strange):
        return reason
    return None if len(cards) == state.owed[seat] else refusals.WRONG_NUMBER_OF_GIFTS


def _why_no_turn(state: State, seat: Seat) -> Refusal | None:
    """Why it is not for `seat` to play or pass."""
    if state.phase == "exchange":
        return refusals.EXCHANGE_FIRST
    table = state.table
    if seat == table.turn:
        return None
    if not 0 <= seat < state.options.players:
        return refusals.NOT_YOUR_TURN
    if not state.hands[seat]:
        return refusals.ALREADY_OUT
    if state.options.pass_locks_out and table.passed >> seat & 1:
        return refusals.LOCKED_OUT
    return refusals.NOT_YOUR_TURN


def _why_not_pass(state: State) -> Refusal | None:
    return refusals.MUST_LEAD if state.table.lead_count == 0 else None


def _why_not_play(state: State, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
    if not cards:
        return refusals.NO_CARDS
    if reason := _why_not_these(cards, state.hands[seat], refusals.NOT_YOUR_CARD):
        return reason
    if len(cards) > LARGEST_SET:
        return refusals.TOO_MANY_CARDS
    if TWO_OF_OROS in cards and len(cards) > 1:
        return refusals.TWO_OF_OROS_ALONE
    if len({RANK[card] for card in cards}) > 1:
        return refusals.MIXED_VALUES
    if _must_show_three(state) and THREE_OF_OROS not in cards:
        return refusals.FIRST_LEAD_SHOWS_THREE
    return _why_not_beating(state, RANK[cards[0]], len(cards))


def _why_not_these(cards: tuple[Card, ...], hand: tuple[Card, ...], strange: Refusal) -> Refusal | None:
    """Why these are not different cards of this hand."""
    if any(card not in SPANISH for card in cards):
        return refusals.UNKNOWN_CARD
    if len(set(cards)) < len(cards):
        return refusals.SAME_CARD_TWICE
    return strange if any(card not in hand for card in cards) else None


def _why_not_beating(state: State, rank: int, count: int) -> Refusal | None:
    """Why a set does not answer the one on the table (C6, C7)."""
    table = state.table
    if table.lead_count == 0 or rank == OROS_RANK:
        return None
    if count != table.lead_count:
        return refusals.WRONG_COUNT
    if state.options.equal_may_be_played:
        return refusals.LOWER if rank < table.lead_rank else None
    return refusals.NOT_HIGHER if rank <= table.lead_rank else None
