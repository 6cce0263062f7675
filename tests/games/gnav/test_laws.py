"""Laws that every match of Gnav keeps, on random matches of two to eight seats and all options."""

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.gnav.playing import deals, fresh_deal, moments, options, seeds
from tapete.cards import GNAV
from tapete.cards.gnav import RANKS
from tapete.core import Deal, IllegalAction, Status
from tapete.games.gnav import GNAV_GAME, Ask, Keep, Options, rules
from tapete.games.gnav.events import Dealt, DealtSeen, LifeLost, Settled, Skipped
from tapete.games.gnav.seen import known_cards
from tapete.games.gnav.state import card_of, cards_before, fools_among, option_bits, public_fools

some = settings(max_examples=60, deadline=None)


def cards_of(state):
    """All cards of a deal, wherever they are."""
    lying = [card for card in cards_before(state.match) if card]
    put_away = [card for card in [card_of(state.match.put_away)] if card]
    taken = state.stock[: state.match.drawn]
    turned = taken[:-1] if put_away else taken
    return [*lying, *put_away, *turned, *state.stock[state.match.drawn :]]


@some
@given(options, seeds)
def test_the_42_cards_are_conserved_at_every_step(chosen, seed):
    for _, state, events in moments(chosen, seed):
        if not isinstance(events[0], Skipped):
            assert GNAV.is_whole(cards_of(state))


@some
@given(options, seeds)
def test_the_window_of_the_rules_is_the_top_of_the_stock(chosen, seed):
    for _, state, _ in moments(chosen, seed):
        window = state.match.stock
        for card in state.stock[: rules.STOCK_WINDOW]:
            assert RANKS[window & 31] == card
            window >>= 5
        assert window == 0


@some
@given(options, seeds)
def test_only_the_seat_to_act_has_legal_actions_and_only_those_are_allowed(chosen, seed):
    for _, state, _ in moments(chosen, seed):
        acting = GNAV_GAME.to_act(state)
        assert len(acting) == (GNAV_GAME.status(state) is Status.PLAYING)
        for seat in range(-1, chosen.players + 1):
            legal = GNAV_GAME.legal(state, seat)
            assert legal == ((Keep(), Ask()) if seat in acting else ())
            for action in (Keep(), Ask(), "keep", None):
                assert (GNAV_GAME.why_not(state, seat, action) is None) == (action in legal)


@some
@given(options, seeds)
def test_a_refused_action_changes_nothing(chosen, seed):
    for _, state, _ in moments(chosen, seed):
        copy = (state.options, state.number, state.match, state.stock, state.history, state.settlements)
        for seat in range(chosen.players):
            if seat not in GNAV_GAME.to_act(state):
                with pytest.raises(IllegalAction):
                    GNAV_GAME.apply(state, seat, Keep())
        assert copy == (state.options, state.number, state.match, state.stock, state.history, state.settlements)


@some
@given(options, seeds)
def test_a_match_ends_within_its_length(chosen, seed):
    played = deals(chosen, seed)
    contested = sum(isinstance(deal[0].events[0], Dealt) for deal in played)
    final = played[-1][-1].state
    assert GNAV_GAME.outcome(final) is not None
    assert final.settlements == contested
    if not chosen.all_zero_replays:
        assert contested <= chosen.players * chosen.lives - 1


@some
@given(options, seeds)
def test_lives_are_never_negative_and_at_most_two_are_lost_in_a_deal(chosen, seed):
    for deal in deals(chosen, seed):
        lost = [0] * chosen.players
        for _, state, events in deal:
            assert min(state.match.lives) >= 0
            for event in events:
                if isinstance(event, LifeLost):
                    lost[event.seat] += 1
                if isinstance(event, Settled):
                    for loss in event.losses:
                        lost[loss.seat] += 1
        assert max(lost) <= 2


@some
@given(options, seeds)
def test_never_two_skips_in_a_row_and_none_unless_fools_rest(chosen, seed):
    skipped = [isinstance(deal[0].events[0], Skipped) for deal in deals(chosen, seed)]
    assert not any(one and other for one, other in itertools.pairwise(skipped))
    assert chosen.fool_rests or not any(skipped)


@some
@given(options, seeds)
def test_at_most_five_cards_leave_the_stock_and_then_the_exchanges_are_over(chosen, seed):
    for _, state, _ in moments(chosen, seed):
        assert state.match.drawn <= 5
        assert state.match.drawn == 0 or state.match.turn < 0


@some
@given(options, seeds)
def test_a_shown_matador_never_moves(chosen, seed):
    for before, state, events in moments(chosen, seed):
        if before is None or isinstance(events[0], Dealt | Skipped):
            continue
        assert before.match.shown & ~state.match.shown == 0
        for seat, rank in enumerate(before.match.cards):
            if before.match.shown >> seat & 1:
                assert state.match.cards[seat] == rank >= rules.HOUSE


@some
@given(options, seeds)
def test_at_least_one_contestant_is_always_left(chosen, seed):
    for _, _, events in moments(chosen, seed):
        for event in events:
            if isinstance(event, Settled):
                assert event.compared
                assert len(event.compared) > 1 or event.losses == ()


@some
@given(options, seeds)
def test_who_rests_held_a_fool_and_lives(chosen, seed):
    for _, _, events in moments(chosen, seed):
        for event in events:
            if isinstance(event, Settled):
                assert all(event.cards[seat] == "fool" and event.lives[seat] > 0 for seat in event.resting)
                assert set(event.resting) <= set(event.compared)


@some
@given(options, seeds)
def test_the_public_fools_of_an_event_are_those_on_the_table_after_it(chosen, seed):
    for _, state, events in moments(chosen, seed):
        told = [event.fools for event in events if hasattr(event, "fools")]
        assert not told or told[-1] == public_fools(state.match)
        assert set(public_fools(state.match)) <= set(fools_among(state.match.cards))


@some
@given(options, seeds)
def test_replaying_the_choices_gives_the_same_events(chosen, seed):
    assert [moment.events for moment in moments(chosen, seed)] == [moment.events for moment in moments(chosen, seed)]


@some
@given(options, seeds)
def test_the_whole_history_of_a_deal_is_kept_in_order(chosen, seed):
    for deal in deals(chosen, seed):
        assert deal[-1].state.history == tuple(event for moment in deal for event in moment.events)


def cards_followed(history, seat, players):
    """What `seat` may know, by following cards as things that move: which card lies where, and whose face was seen."""
    at, faces, seen = list(range(players)), {}, set()
    for event in history:
        match event.kind:
            case "dealt":
                faces = dict(enumerate(event.cards))
                seen = {*event.fools, seat}
            case "shown":
                seen.add(at[event.seat])
            case "swapped" | "undone":
                if seat in (event.asker, event.giver):
                    seen |= {at[event.asker], at[event.giver]}
                at[event.asker], at[event.giver] = at[event.giver], at[event.asker]
            case "drew":
                at[event.seat] = "drawn"
                faces["drawn"] = event.got
                if seat == event.seat:
                    seen.add("drawn")
    return tuple(faces[card] if card in seen else None for card in at)


@some
@given(options, seeds)
def test_what_a_seat_knows_is_true_and_all_it_can_follow(chosen, seed):
    for _, state, events in moments(chosen, seed):
        if isinstance(events[0], Skipped):
            continue
        lying = cards_before(state.match)
        exchanges = [event for event in state.history if not isinstance(event, Settled)]
        for seat in (*range(chosen.players), None):
            seen = [GNAV_GAME.redact(event, seat) for event in exchanges]
            known = known_cards(seen, seat, chosen.players)
            assert known == cards_followed(exchanges, seat, chosen.players)
            assert all(card in (None, lying[at]) for at, card in enumerate(known))
            if seat is not None:
                assert known[seat] == lying[seat]


NOT_CARDS = {"kind", "cause", "options", "game", "phase"}


def told_cards(value):
    """Every card code in a view or an event, whatever holds it."""
    if isinstance(value, str):
        return [value] if value in GNAV else []
    if isinstance(value, tuple):
        return [card for part in value for card in told_cards(part)]
    fields = getattr(value, "__dataclass_fields__", {})
    return [card for name in fields if name not in NOT_CARDS for card in told_cards(getattr(value, name))]


@some
@given(options, seeds)
def test_no_view_or_event_holds_a_card_its_seat_may_not_see(chosen, seed):
    for _, state, _ in moments(chosen, seed):
        if GNAV_GAME.status(state) is not Status.PLAYING:
            continue
        for seat in (*range(chosen.players), None):
            view = GNAV_GAME.view(state, seat)
            allowed = {card for card in known_cards(view.history, seat, chosen.players) if card}
            dealt = [event.card for event in view.history if isinstance(event, DealtSeen)]
            allowed |= {card for card in dealt if card} | {"fool"}
            for event in state.history:
                if event.kind in {"shown", "turned"}:
                    allowed.add(event.card)
                if event.kind == "swapped" and seat in (event.asker, event.giver):
                    allowed |= {event.gave, event.got}
            assert set(told_cards(view)) <= allowed


@some
@given(options, seeds)
def test_a_view_does_not_change_with_the_cards_its_seat_has_not_seen(chosen, seed):
    rng = random.Random(seed)
    deal = fresh_deal(chosen, seed, 1)
    true = GNAV_GAME.start(chosen, deal)
    order = true.events[0].order
    seat = rng.choice(order)
    open_places = {order.index(seat), *map(order.index, true.events[0].fools)}
    hidden = [place for place, card in enumerate(deal.deck) if place not in open_places and card != "fool"]
    deck = list(deal.deck)
    for place, source in zip(hidden, rng.sample(hidden, len(hidden)), strict=True):
        deck[place] = deal.deck[source]
    other = GNAV_GAME.start(chosen, Deal(1, deal.dealer, tuple(deck)))
    assert GNAV_GAME.view(other.state, seat) == GNAV_GAME.view(true.state, seat)


@some
@given(options, seeds)
def test_the_rules_alone_play_the_same_match(chosen, seed):
    for before, state, events in moments(chosen, seed):
        if before is not None and not isinstance(events[0], Dealt | Skipped):
            assert rules.step(before.match, rules.KEEP if events[0].kind == "kept" else rules.ASK) == state.match


@some
@given(options, st.integers(1, 2**32 - 1))
def test_bulk_playouts_end_repeat_themselves_and_keep_the_deck_whole(chosen, seed):
    pack = [rank for rank in range(rules.RANKS) for _ in range(2)]
    decks = [pack.copy(), pack.copy()]
    lives = (chosen.lives,) * chosen.players
    first, again = (rules.playouts(2, lives, option_bits(chosen), seed, deck) for deck in decks)
    assert first == again
    assert decks[0] == decks[1]
    assert sorted(decks[0]) == pack


@some
@given(seeds)
def test_a_four_player_match_has_at_most_eleven_contested_deals(seed):
    assert sum(isinstance(deal[0].events[0], Dealt) for deal in deals(Options(), seed)) <= 11


@given(seeds)
@settings(max_examples=20, deadline=None)
def test_the_same_secret_gives_the_same_deal(seed):
    assert fresh_deal(Options(), seed, 1) == fresh_deal(Options(), seed, 1)
    assert GNAV.is_whole(fresh_deal(Options(), seed, 1).deck)
    assert fresh_deal(Options(), seed, 2).dealer is None
