"""Sample a world: a whole state that the seat of a View cannot tell from the true one.

Invariants:
- the world's View for that seat is the given one, its legal actions and what it was told included;
- every such world can come, and no other: forced cards were the highest of who gave them, gifts were in the hand they
  came from, whoever opened the match held the three of oros; a pass binds nothing;
- nothing but the View and the chance given is looked at.

Hands are drawn evenly; then exchanges that the seat has not seen are drawn evenly among those that fit the hands.
The order of neutral offices in an earlier round is nobody's business any more; a world takes them by seat.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb
from typing import Final, TypeAlias

from tapete.cards import SPANISH, Card
from tapete.core import BySeat, Deal, Entropy, Seat, shuffled
from tapete.games.comemierda import dealing, playing
from tapete.games.comemierda.events import GivenSeen, Passed, Played
from tapete.games.comemierda.knowing import Known, Pair, known_from, strength
from tapete.games.comemierda.rules import NOBODY, opened
from tapete.games.comemierda.state import State, nothing_yet, ruling_of
from tapete.games.comemierda.view import RoundScore, View

Cards: TypeAlias = frozenset[Card]

_BETTER_FIRST: Final = ("presidente", "vicepresidente", "pueblo", "vicecomemierda", "comemierda")


def sample_world(view: View, rng: Entropy) -> State:
    """A world that `view.seat` cannot tell from the true one; for a watcher, that nobody can from what is public."""
    known = known_from(view)
    while True:
        hands = _drawn_hands(known, rng)
        unwound = _unwound(known, hands, rng)
        if unwound is not None:
            return _played_again(view, *unwound)


def _drawn_hands(known: Known, rng: Entropy) -> list[Cards]:
    """The cards of each seat after the exchange, as far as it has come, with those it has played since.

    A lower office whose highest cards were seen to go holds none above them (C20).
    """
    pool = list(known.pool)
    hands = [held | played for held, played in zip(known.held, known.played, strict=True)]
    for seat in sorted(range(len(hands)), key=lambda seat: known.below[seat] is None):
        bar = known.below[seat]
        fitting = [card for card in pool if bar is None or strength(card) < bar]
        drawn = _some(fitting, known.hidden[seat], rng)
        hands[seat] |= drawn
        pool = [card for card in pool if card not in drawn]
    return hands


def _unwound(known: Known, hands: list[Cards], rng: Entropy) -> tuple[list[Cards], dict[Seat, Cards]] | None:
    """The hands as they were dealt, and each gift by its giver; None if no exchange leads to these hands."""
    gifts: dict[Seat, Cards] = {}
    for pair in known.pairs:
        higher, lower = hands[pair.higher], hands[pair.lower]
        if not pair.given:
            hands[pair.higher], hands[pair.lower] = _before_gift(pair, higher, lower, rng)
            continue
        if pair.gift is not None and pair.forced is not None:
            gift, forced = pair.gift, pair.forced
        else:
            drawn = _drawn_exchange(pair, higher, lower, rng)
            if drawn is None:
                return None
            gift, forced = drawn
        gifts[pair.higher] = gift
        hands[pair.higher] = (higher | gift) - forced
        hands[pair.lower] = (lower - gift) | forced
    return hands, gifts


def _before_gift(pair: Pair, higher: Cards, lower: Cards, rng: Entropy) -> tuple[Cards, Cards]:
    """Two hands as dealt, from those after the forced cards have moved; under `blind_exchange` they lie aside."""
    if pair.blind:
        return higher, lower | (pair.forced or frozenset())
    if pair.forced is not None:
        return higher - pair.forced, lower | pair.forced
    dealt = _some(SPANISH.in_order(higher | lower), len(lower) + pair.count, rng)
    return (higher | lower) - dealt, dealt


def _drawn_exchange(pair: Pair, higher: Cards, lower: Cards, rng: Entropy) -> tuple[Cards, Cards] | None:
    """A gift and forced cards that lead to these two hands, any as likely as another; None if there are none."""
    found = [
        (gift, could_be_forced(pair, gift, higher, lower)) for gift in combinations(SPANISH.in_order(lower), pair.count)
    ]
    ways = [comb(len(strong), pair.count) for _, strong in found]
    if not any(ways):
        return None
    chosen = rng.below(sum(ways))
    for (gift, strong), count in zip(found, ways, strict=True):
        if chosen < count:
            return frozenset(gift), _some(strong, pair.count, rng)
        chosen -= count
    raise AssertionError("a number below the sum is below one of the parts")


def could_be_forced(pair: Pair, gift: Sequence[Card], higher: Cards, lower: Cards) -> list[Card]:
    """The cards that may have been forced with this gift: above all that the lower office kept (C20, C24).

    Without `blind_exchange` they may have come back as the gift.
    """
    bar = max(strength(card) for card in lower if card not in gift)
    source = higher if pair.blind else higher.union(gift)
    return [card for card in SPANISH.in_order(source) if strength(card) > bar]


def _some(cards: Iterable[Card], count: int, rng: Entropy) -> Cards:
    return frozenset(shuffled(tuple(cards), rng)[:count])


def _played_again(view: View, dealt: list[Cards], gifts: dict[Seat, Cards]) -> State:
    """The round from its deal, by the rules, with what was done in it."""
    deck: list[Card] = [""] * len(SPANISH)
    players = view.options.players
    for seat, hand in enumerate(dealt):
        deck[(seat - view.dealer - 1) % players :: players] = SPANISH.in_order(hand)
    if view.number == 1:
        state = dealing.first_round(view.options, Deal(1, view.dealer, tuple(deck))).state
    else:
        state = dealing.next_round(_round_before(view), Deal(view.number, None, tuple(deck))).state
    for event in view.history:
        match event:
            case GivenSeen(giver, forced=False):
                state = dealing.give(state, giver, SPANISH.in_order(gifts[giver])).state
            case Played(_, cards):
                state = playing.play(state, cards).state
            case Passed():
                state = playing.pass_turn(state).state
            case _:
                pass
    return state


def _round_before(view: View) -> State:
    """The match between the round before and this one."""
    players = view.options.players
    ruling = ruling_of(view.options)
    rounds = view.rounds[: view.number - 1]
    return State(
        options=view.options,
        ruling=ruling,
        number=view.number - 1,
        dealer=(view.dealer - 1) % players,
        phase="scored",
        hands=BySeat.of(players, lambda _: ()),
        owed=nothing_yet(ruling),
        aside=BySeat.of(players, lambda _: ()),
        table=opened((0,) * players, NOBODY),
        ranking=_ranking(rounds[-1]),
        rounds=rounds,
        winners=(),
        history=(),
    )


def _ranking(score: RoundScore) -> int:
    ranking = 0
    order = sorted(range(len(score.offices)), key=lambda seat: _BETTER_FIRST.index(score.offices[seat]))
    for place, seat in enumerate(order):
        ranking |= seat << 3 * place
    return ranking
