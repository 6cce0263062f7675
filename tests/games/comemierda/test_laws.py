"""What holds in every match, whatever the options."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from games.comemierda.laying import PASS, dealt_on, started
from games.comemierda.matches import SEEDS, any_options, final, match, told
from tapete.cards import SPANISH
from tapete.core import IllegalAction, Status
from tapete.games.comemierda import COMEMIERDA, Action, Give, Options, Play, State
from tapete.games.comemierda.events import MatchOver, Opened, Played, Scored
from tapete.games.comemierda.rules import legal as legal_bits
from tapete.games.comemierda.rules import legal_first
from tapete.games.comemierda.values import RANK, bits_of, low_to_high

few = settings(max_examples=30, deadline=None)


@few
@given(any_options(), SEEDS)
def test_the_pack_is_conserved_at_every_step(options: Options, seed: int) -> None:
    for moment in match(options, seed):
        state = moment.state
        played = [card for event in state.history if isinstance(event, Played) for card in event.cards]
        held = [card for cards in (*state.hands, *state.aside) for card in cards]
        assert SPANISH.is_whole(played + held)


@few
@given(any_options(), SEEDS)
def test_the_table_counts_the_cards_that_the_hands_name(options: Options, seed: int) -> None:
    for moment in match(options, seed):
        state = moment.state
        assert state.table.hands == tuple(bits_of(hand) for hand in state.hands)
        assert all(hand == low_to_high(hand) for hand in state.hands)
        assert state.table.holding == sum(1 << seat for seat, hand in enumerate(state.hands) if hand)
        assert state.table.finished == sum(1 for hand in state.hands if not hand)


@few
@given(any_options(), SEEDS)
def test_hands_after_the_exchange_are_as_large_as_dealt(options: Options, seed: int) -> None:
    for moment in match(options, seed):
        state = moment.state
        if isinstance(state.history[-1], Opened):
            dealt = state.history[0]
            assert dealt.kind == "dealt"
            assert state.hands.map(len) == dealt.hands.map(len)
            assert not any(state.owed)


@few
@given(any_options(), SEEDS)
def test_only_the_seats_to_act_have_legal_actions(options: Options, seed: int) -> None:
    for moment in match(options, seed):
        state = moment.state
        to_act = COMEMIERDA.to_act(state)
        assert bool(to_act) == (COMEMIERDA.status(state) is Status.PLAYING)
        for seat in range(options.players):
            legal = COMEMIERDA.legal(state, seat)
            assert bool(legal) == (seat in to_act)
            assert len(set(legal)) == len(legal)


@few
@given(any_options(), SEEDS)
def test_why_not_is_none_for_exactly_the_legal_actions(options: Options, seed: int) -> None:
    rng = Random(seed)
    for moment in match(options, seed):
        for seat in range(options.players):
            legal = COMEMIERDA.legal(moment.state, seat)
            assert all(COMEMIERDA.why_not(moment.state, seat, action) is None for action in legal)
            for action in (PASS, *some_actions(moment.state, rng)):
                refusal = COMEMIERDA.why_not(moment.state, seat, action)
                assert (refusal is None) == (in_order(action) in legal), (seat, action, refusal)


def some_actions(state: State, rng: Random) -> list[Action]:
    """Plays and gifts of a few cards of one hand or of the pack, likely and unlikely ones."""
    hand = rng.choice([hand for hand in state.hands if hand])
    value = RANK[rng.choice(hand)]
    alike = [card for card in hand if RANK[card] == value]
    picks = [rng.sample(alike, rng.randint(1, len(alike))), rng.choices(SPANISH.cards, k=rng.randint(0, 5))]
    picks.append(rng.sample(hand, rng.randint(1, min(3, len(hand)))))
    return [kind(tuple(cards)) for cards in picks for kind in (Play, Give)]


def in_order(action: Action) -> Action:
    return action if action == PASS else type(action)(SPANISH.in_order(action.cards))  # type: ignore[union-attr,call-arg]


@few
@given(any_options(), SEEDS)
def test_a_refused_action_changes_nothing(options: Options, seed: int) -> None:
    rng = Random(seed)
    for moment in match(options, seed):
        before = repr(moment.state)
        for action in some_actions(moment.state, rng):
            seat = rng.randrange(options.players)
            if COMEMIERDA.why_not(moment.state, seat, action):
                with pytest.raises(IllegalAction):
                    COMEMIERDA.apply(moment.state, seat, action)
        assert repr(moment.state) == before


@few
@given(any_options(), SEEDS)
def test_legal_by_cards_is_legal_by_value(options: Options, seed: int) -> None:
    for moment in match(options, seed):
        state = moment.state
        if state.phase != "play":
            continue
        first = state.number == 1 and isinstance(state.history[-1], Opened)
        bits = (legal_first if first else legal_bits)(state.ruling, state.table)
        by_cards = [as_bit(action) for action in COMEMIERDA.legal(state, state.table.turn)]
        assert by_cards == sorted(by_cards)
        assert set(by_cards) == {index for index in range(45) if bits >> index & 1}


def as_bit(action: Action) -> int:
    return 4 * RANK[action.cards[0]] + len(action.cards) - 1 if isinstance(action, Play) else 44


@few
@given(any_options(), SEEDS)
def test_whoever_is_to_act_may_be_asked(options: Options, seed: int) -> None:
    for moment in match(options, seed):
        table = moment.state.table
        if moment.state.phase == "play":
            assert moment.state.hands[table.turn]
            assert not table.passed >> table.turn & 1
            assert table.lead_count == 0 or table.turn != table.leader


@few
@given(any_options(), SEEDS)
def test_replaying_the_actions_gives_the_same_events(options: Options, seed: int) -> None:
    moments = list(match(options, seed))
    events = [event for moment in moments if moment.action is None for event in moment.state.history]
    state = started(options, seed)
    again = list(state.history)
    for moment in moments[:-1]:
        if moment.seat is None or moment.action is None:
            state = dealt_on(state, seed)
            again.extend(state.history)
            continue
        step = COMEMIERDA.apply(state, moment.seat, moment.action)
        state = step.state
        again.extend(step.events)
    assert again == events


@few
@given(any_options(), SEEDS)
def test_the_points_of_a_round_sum_to_twice_its_multiplier(options: Options, seed: int) -> None:
    totals = Counter[int]()
    for event in told(options, seed):
        if isinstance(event, Scored):
            assert sum(event.points) == 2 * event.multiplier
            totals.update(dict(enumerate(event.points)))
            assert event.totals == tuple(totals[seat] for seat in range(options.players))
            assert sorted(event.offices, key=str) == sorted(expected_offices(options.players), key=str)


def expected_offices(players: int) -> list[str]:
    return ["presidente", "vicepresidente", *["pueblo"] * (players - 4), "vicecomemierda", "comemierda"]


@few
@given(any_options(), SEEDS)
def test_every_match_ends_with_the_highest_total_at_the_target(options: Options, seed: int) -> None:
    state = final(options, seed)
    over = state.history[-1]
    assert isinstance(over, MatchOver)
    best = max(state.totals)
    assert options.target is not None
    assert best >= options.target
    assert over.winners == tuple(seat for seat in range(options.players) if state.totals[seat] == best)
    assert all(max(score.totals) < options.target for score in state.rounds[:-1])
    outcome = COMEMIERDA.outcome(state)
    assert outcome is not None
    assert outcome.winners == over.winners
