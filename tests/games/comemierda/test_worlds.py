"""Worlds sampled from a View: its seat cannot tell them from the truth, and every such world comes."""

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

import pytest
from hypothesis import given, settings

from games.comemierda.laying import dealt_on
from games.comemierda.matches import SEEDS, Moment, any_options, match
from tapete.cards import SPANISH, Card
from tapete.core import Deal, Entropy, HmacEntropy, IllegalAction, Seat, Status, simulation_secret
from tapete.games.comemierda import COMEMIERDA, Give, Options, State, View
from tapete.games.comemierda.events import Given
from tapete.games.comemierda.knowing import Pair, known_from, strength
from tapete.games.comemierda.values import highest
from tapete.games.comemierda.worlds import could_be_forced, sample_world


def chance(seed: object) -> Entropy:
    return HmacEntropy(simulation_secret(f"worlds {seed}"), "comemierda", 1, ())


@given(any_options(), SEEDS)
@settings(max_examples=25, deadline=None)
def test_the_seat_cannot_tell_the_world_from_the_truth(options: Options, seed: int) -> None:
    rng = Random(seed)
    entropy = chance(seed)
    for moment in match(options, seed):
        likely = 0.6 if moment.state.phase == "exchange" else 0.1
        if rng.random() < likely:
            seat = rng.choice([*range(options.players), None])
            view = COMEMIERDA.view(moment.state, seat)
            world = sample_world(view, entropy)
            assert COMEMIERDA.view(world, seat) == view
            assert COMEMIERDA.status(world) is COMEMIERDA.status(moment.state)


@given(any_options(), SEEDS)
@settings(max_examples=15, deadline=None)
def test_the_truth_is_one_of_the_worlds_that_can_come(options: Options, seed: int) -> None:
    """All that the sampler takes for known holds in the true state, exchanges that the seat has not seen included."""
    rng = Random(seed)
    for moment in match(options, seed):
        state = moment.state
        if state.phase != "exchange" and rng.random() < 0.8:
            continue
        known = known_from(COMEMIERDA.view(state, rng.choice([*range(options.players), None])))
        after = {pair.higher: (pair, *true_exchange(state, pair)) for pair in known.pairs}
        unseen = {pair.lower: forced for pair, _, forced in after.values() if not pair.given and pair.forced is None}
        for seat, hand in enumerate(state.hands):
            hidden = set(hand) - known.held[seat]
            assert known.held[seat] <= set(hand)
            if options.blind_exchange:
                hidden |= unseen.get(seat, set())
            assert len(hidden) == known.hidden[seat]
            assert hidden <= set(known.pool)
            bar = known.below[seat]
            assert bar is None or all(strength(card) < bar for card in hidden)
        for pair, gift, forced in after.values():
            if pair.given:
                higher, lower = (frozenset(state.hands[at]) | known.played[at] for at in (pair.higher, pair.lower))
                assert forced <= set(could_be_forced(pair, sorted(gift), higher, lower))


def true_exchange(state: State, pair: Pair) -> tuple[set[Card], set[Card]]:
    """What was given in truth, and what was forced."""
    told = [event for event in state.history if event.kind in ("given", "set-aside")]
    gift = [event.cards for event in told if event.giver == pair.higher]
    forced = [event.cards for event in told if event.giver == pair.lower]
    return set(gift[0] if gift else ()), set(forced[0])


@given(any_options(), SEEDS)
@settings(max_examples=10, deadline=None)
def test_the_world_goes_on_by_the_rules(options: Options, seed: int) -> None:
    rng = Random(seed)
    state = sample_world(COMEMIERDA.view(rng.choice(list(match(options, seed))).state, None), chance(seed))
    while COMEMIERDA.status(state) is Status.PLAYING:
        seat = rng.choice(COMEMIERDA.to_act(state))
        state = COMEMIERDA.apply(state, seat, rng.choice(COMEMIERDA.legal(state, seat))).state
        cards = [card for hand in (*state.hands, *state.aside) for card in hand]
        cards += [card for event in state.history if event.kind == "played" for card in event.cards]
        assert SPANISH.is_whole(cards)
    assert state.phase in ("scored", "over")


def test_the_same_chance_gives_the_same_world() -> None:
    first = next(match(Options(), 1)).state
    view = COMEMIERDA.view(first, 2)
    assert sample_world(view, chance(5)) == sample_world(view, chance(5))
    assert len({sample_world(view, chance(seed)).hands for seed in range(10)}) == 10


World = tuple[tuple[Card, ...], ...]
"""The hands as dealt, then the gifts."""


def world_of(state: State) -> World:
    dealt = state.history[0]
    assert dealt.kind == "dealt"
    return (*dealt.hands, *(event.cards for event in state.history if isinstance(event, Given) and not event.forced))


class Round:
    """One round of a match, its start and what was done in it, to be played again with other cards."""

    def __init__(self, before: State | None, moments: list[Moment]) -> None:
        self.before = before
        self.moments = moments
        self.state = moments[-1].state
        self.options = self.state.options
        self.players = self.options.players

    def consistent(self, view: View) -> set[World]:
        """Every world that gives this View, by trying all of them; none if there are too many to try."""
        ways = (way for hands in self._hands(view) for way in self._unwound(hands))
        tried = list(islice((way for way in ways if deals_its_own(view, way[0])), MOST_TRIED))
        if len(tried) == MOST_TRIED:
            return set()
        states = [self._again(dealt, gifts) for dealt, gifts in tried]
        return {world_of(s) for s in states if s is not None and COMEMIERDA.view(s, view.seat) == view}

    def _hands(self, view: View) -> Iterator[list[set[Card]]]:
        """All ways in which the cards not yet seen may lie in the hands of the others, with what they have played."""
        played = [set[Card]() for _ in range(self.players)]
        for event in self.state.history:
            if event.kind == "played":
                played[event.seat] |= set(event.cards)
        unseen = set(SPANISH.cards).difference(view.hand, *played)
        others = [seat for seat in range(self.players) if seat != view.seat]
        for shares in shared(unseen, [view.counts[seat] for seat in others]):
            hands = [cards.copy() for cards in played]
            if view.seat is not None:
                hands[view.seat] |= set(view.hand)
            for seat, share in zip(others, shares, strict=True):
                hands[seat] |= share
            yield hands

    def _unwound(self, hands: list[set[Card]]) -> Iterator[tuple[list[set[Card]], dict[Seat, set[Card]]]]:
        """All hands as dealt, and gifts, that an exchange may have turned into these hands."""
        if self.before is None:
            yield hands, {}
            return
        (p, c, two), (v, vc, one) = self.before.pairs
        for first in exchanges(hands[p], hands[c], two, self.options.blind_exchange):
            for second in exchanges(hands[v], hands[vc], one, self.options.blind_exchange):
                dealt = list(hands)
                dealt[p], dealt[c], dealt[v], dealt[vc] = first[0], first[1], second[0], second[1]
                yield dealt, {p: first[2], v: second[2]}

    def _again(self, dealt: list[set[Card]], gifts: dict[Seat, set[Card]]) -> State | None:
        dealer = self.moments[0].state.dealer
        deck = [""] * len(SPANISH)
        for seat, cards in enumerate(dealt):
            deck[(seat - dealer - 1) % self.players :: self.players] = sorted(cards)
        if self.before is None:
            state = COMEMIERDA.start(self.options, Deal(1, dealer, tuple(deck))).state
        else:
            state = COMEMIERDA.next_deal(self.before, Deal(self.state.number, None, tuple(deck))).state
        for moment in self.moments[:-1]:
            assert moment.seat is not None
            assert moment.action is not None
            action = Give(tuple(gifts[moment.seat])) if isinstance(moment.action, Give) else moment.action
            try:
                state = COMEMIERDA.apply(state, moment.seat, action).state
            except IllegalAction:
                return None
        return state


def deals_its_own(view: View, dealt: list[set[Card]]) -> bool:
    """Whether the seat gets the hand that it was dealt."""
    told = view.history[0]
    assert told.kind == "dealt"
    return view.seat is None or told.hand is None or dealt[view.seat] == set(told.hand)


def shared(cards: set[Card], counts: list[int]) -> Iterator[list[set[Card]]]:
    """All ways to share cards out."""
    if not counts:
        yield []
        return
    for share in combinations(sorted(cards), counts[0]):
        for rest in shared(cards.difference(share), counts[1:]):
            yield [set(share), *rest]


def exchanges(
    higher: set[Card], lower: set[Card], count: int, blind: bool
) -> Iterator[tuple[set[Card], set[Card], set[Card]]]:
    """The two hands as dealt and the gift, in all ways that end in these hands with the highest cards forced."""
    for gift in map(set, combinations(sorted(lower), count)):
        for forced in map(set, combinations(sorted(higher if blind else higher | gift), count)):
            dealt = (lower - gift) | forced
            if set(highest(dealt, count)) == forced:
                yield (higher | gift) - forced, dealt, gift


def rounds(options: Options, seed: int) -> Iterator[Round]:
    """The rounds of a match, as far as they have come at every moment."""
    before: State | None = None
    moments: list[Moment] = []
    for moment in match(options, seed):
        if moments and moments[-1].action is None:
            before = moments[-1].state
            assert moment.state == dealt_on(before, seed)
            moments = []
        moments.append(moment)
        yield Round(before, list(moments))


MOST = 130
MOST_TRIED = 400
"""Worlds of a position, and those tried to find them; more would take long to reach all."""


def small(options: Options, seed: int, number: int, wanted: int) -> list[tuple[Round, View, set[World]]]:
    """Positions of round `number` with few worlds, but more than one."""
    found: list[tuple[Round, View, set[World]]] = []
    rng = Random(seed)
    for position in rounds(options, seed):
        if position.state.number != number or position.state.phase == "exchange" or len(found) == wanted:
            continue
        seat = rng.choice([*range(options.players), None])
        view = COMEMIERDA.view(position.state, seat)
        unseen = sum(view.counts) - len(view.hand)
        if (number == 1 and 2 <= unseen <= 6) or (number > 1 and unseen <= 3 and rng.random() < 0.3):
            worlds = position.consistent(view)
            if 1 < len(worlds) <= MOST:
                found.append((position, view, worlds))
    return found


@pytest.mark.parametrize(
    ("options", "number", "seeds"),
    [
        (Options(target=9), 1, (1, 2, 3)),
        (Options(players=6, target=9), 1, (1, 2)),
        (Options(target=9), 2, (1, 2, 3, 4, 5, 6)),
        (Options(players=8, target=9), 2, (1, 2, 3, 4)),
        (Options(target=9, blind_exchange=True), 2, (1, 2, 3, 4, 5, 6)),
        (Options(players=8, target=9, blind_exchange=True), 2, (1, 2, 3, 4)),
    ],
    ids=["first round", "six seats", "exchanged", "eight seats exchanged", "blind", "eight seats blind"],
)
def test_every_consistent_world_comes_and_no_other(options: Options, number: int, seeds: tuple[int, ...]) -> None:
    positions = [found for seed in seeds for found in small(options, seed, number, 2)]
    assert len(positions) > 2
    for position, view, worlds in positions:
        assert world_of(position.state) in worlds
        drawn: set[World] = set()
        entropy = chance(view.number)
        for _ in range(20_000):
            drawn.add(world_of(sample_world(view, entropy)))
            if drawn == worlds:
                break
        assert drawn == worlds
