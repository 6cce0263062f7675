"""Each option changes what it says and nothing else."""

import pytest

from games.comemierda.laying import (
    begun,
    cards,
    dealt,
    events_of,
    give,
    laid,
    leads,
    numbered,
    play,
    refused,
    scored,
    seats,
    then,
)
from tapete.core import BadInput, Outcome, Status
from tapete.games.comemierda import COMEMIERDA, Options, State, refusals
from tapete.games.comemierda.events import Given, Opened, SetAside, SetAsideSeen, TrickWon


def offices_by_place(state: State) -> list[str | None]:
    return [state.offices[seat] for seat in seats("P0 P1 P2 P3")]


@pytest.mark.parametrize(("players", "most", "with_most"), [(4, 10, 4), (5, 8, 5), (6, 7, 4), (7, 6, 5), (8, 5, 8)])
def test_players_share_the_whole_pack_the_first_seats_one_card_more(players: int, most: int, with_most: int) -> None:
    state = begun({}, dealer=1, players=players)
    order = [(2 + k) % players for k in range(players)]
    counts = [len(state.hands[seat]) for seat in order]
    assert counts == [most] * with_most + [most - 1] * (players - with_most)


def test_players_between_the_offices_are_pueblo() -> None:
    state = scored("P4 P2 P0 P1 P3 P5")
    assert state.offices == ("pueblo", "pueblo", "vicepresidente", "vicecomemierda", "presidente", "comemierda")
    assert state.totals == (0, 0, 1, 0, 2, -1)
    assert state.pairs == ((4, 5, 2), (2, 3, 1))


@pytest.mark.parametrize("given", [{"players": 3}, {"players": 9}, {"target": 0}, {"target": 100}, {"colour": True}])
def test_an_option_out_of_range_or_unknown_is_bad_input(given: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        COMEMIERDA.options(given)


def test_target_says_when_the_match_ends() -> None:
    state = scored("P0 P1 P2 P3", target=2)
    assert COMEMIERDA.outcome(state) == Outcome((0,))
    assert COMEMIERDA.status(scored("P0 P1 P2 P3", target=3)) is Status.BETWEEN


def test_without_a_target_the_match_goes_on() -> None:
    state = scored("P0 P1 P2 P3", target=None)
    for _ in range(60):
        state = scored("P0 P1 P2 P3", after=state)
    assert state.totals[0] > 99
    assert COMEMIERDA.status(state) is Status.BETWEEN
    assert COMEMIERDA.outcome(state) is None


def test_escalating_off_every_round_counts_once() -> None:
    state = scored("P0 P1 P2 P3", escalating=False)
    for _ in range(5):
        state = scored("P0 P1 P2 P3", after=state)
    assert state.totals == (12, 6, 0, -6)
    assert {score.multiplier for score in state.rounds} == {1}


def test_pass_locks_out_until_the_trick_ends() -> None:
    state = then(laid("4c 3c", "12b 2o", "7c 3b", "5o 6o", pass_locks_out=True), "P0 4c, P1 pass, P2 7c")
    assert refused(state, "P1 2o") == refusals.LOCKED_OUT
    assert COMEMIERDA.view(state, 1).passed == (1,)
    state = then(state, "P3 pass, P0 pass")
    assert leads(state, 2)
    assert then(state, "P2 3b, P3 5o, P0 pass").to_act == (1,)


def test_equal_may_be_played_wins_and_clears_passes() -> None:
    state = laid("7c 3c", "7e 10b", "3e 4e", "3b 7o", equal_may_be_played=True)
    state = then(state, "P0 7c, P1 7e, P2 pass, P3 7o")
    assert COMEMIERDA.view(state, None).passed == ()
    state, events = events_of(state, "P0 pass, P1 pass, P2 pass")
    assert events[-1] == TrickWon(3, 3)


def test_equal_may_be_played_but_nothing_lower() -> None:
    state = then(laid("7c 3c", "6e 2c", "3e 4e", "3b", equal_may_be_played=True), "P0 7c")
    assert refused(state, "P1 6e") == refusals.LOWER


def test_first_lead_shows_three() -> None:
    state = begun({2: "3o 3c 12c"}, first_lead_shows_three=True)
    for other in ("3c", "12c"):
        assert refused(state, f"P2 {other}") == refusals.FIRST_LEAD_SHOWS_THREE
    assert COMEMIERDA.legal(state, 2) == (play("3o"), play("3o 3c"))
    state = then(state, "P2 3o 3c, P3 pass, P0 pass, P1 pass")
    assert then(state, "P2 12c").to_act == (3,)


def test_first_lead_shows_three_in_the_first_round_only() -> None:
    state = scored("P0 P1 P2 P3", first_lead_shows_three=True)
    state = dealt(state, {0: "4o 4c", 1: "5c", 3: "3o 12c"})
    state = then(state, "P0 gives 4o 4c, P1 gives 5c")
    assert play("4o") in COMEMIERDA.legal(state, 3)


BLIND = {0: "3e 3b 4e", 1: "5c", 3: "2o 2c 1c 1e 12b 7c 6c 5o 4c 3c"}


def test_blind_exchange_sets_the_forced_cards_aside_unseen() -> None:
    state = dealt(scored("P0 P1 P2 P3", blind_exchange=True), BLIND)
    aside = state.history[1]
    assert aside == SetAside(3, 0, cards("2o 2c"))
    assert COMEMIERDA.redact(aside, 3) == SetAsideSeen(3, 0, 2, cards("2o 2c"))
    assert COMEMIERDA.redact(aside, 0) == SetAsideSeen(3, 0, 2, None)
    assert state.hands.map(len) == (10, 10, 9, 8)


def test_blind_exchange_gifts_come_from_the_hand_as_dealt() -> None:
    state = dealt(scored("P0 P1 P2 P3", blind_exchange=True), BLIND)
    assert refused(state, "P0 gives 2o 3e") == refusals.NOT_IN_HAND_AS_DEALT
    assert refused(state, "P0 gives 12b 3e") == refusals.NOT_IN_HAND_AS_DEALT
    assert give("4e 3b") in COMEMIERDA.legal(state, 0)


def test_blind_exchange_crosses_pair_by_pair() -> None:
    state = dealt(scored("P0 P1 P2 P3", blind_exchange=True), BLIND)
    state, events = events_of(state, "P0 gives 3b 3e")
    assert events == (Given(3, 0, cards("2o 2c"), forced=True), Given(0, 3, cards("3e 3b"), forced=False))
    assert {"2o", "2c"} <= set(state.hands[0])
    assert {"3e", "3b"} <= set(state.hands[3])
    assert state.to_act == (1,)
    state, events = events_of(state, "P1 gives 5c")
    assert events[-1] == Opened(3, "C23")
    assert state.hands.map(len) == (10, 10, 10, 10)


@pytest.mark.parametrize(
    ("presidente_opens", "opens"), [(False, Opened(2, "C23")), (True, Opened(1, "presidente_opens"))]
)
def test_presidente_opens_after_both_exchanges(presidente_opens: bool, opens: Opened) -> None:
    state = scored("P1 P3 P0 P2", presidente_opens=presidente_opens)
    state = dealt(state, {1: "4o 4c", 3: "5c"})
    state, events = events_of(state, "P3 gives 5c, P1 gives 4o 4c")
    assert events[-1] == opens
    assert leads(state, opens.seat)


def test_no_finish_on_two_of_oros_ranks_the_offender_last() -> None:
    hands = ("4c", "2o", "5c", "6c 7c")
    state = then(numbered(laid(*hands, no_finish_on_two_of_oros=True), 1), "P0 4c, P1 2o, P2 5c")
    assert offices_by_place(state) == ["presidente", "comemierda", "vicepresidente", "vicecomemierda"]
    assert state.totals == (2, -1, 1, 0)


def test_no_finish_on_two_of_oros_even_by_the_last_to_go_out() -> None:
    state = laid("4c 3e", "2o", "", "", out="P2 P3", no_finish_on_two_of_oros=True)
    state = then(state, "P0 4c, P1 2o")
    assert offices_by_place(state) == ["vicecomemierda", "comemierda", "presidente", "vicepresidente"]


def test_no_finish_on_two_of_oros_is_never_refused() -> None:
    state = laid("2o", "3c", "4c", "5c", no_finish_on_two_of_oros=True)
    assert COMEMIERDA.legal(state, 0) == (play("2o"),)
    assert leads(then(state, "P0 2o"), 1)


def test_no_finish_on_two_of_oros_off_it_is_as_good_as_any() -> None:
    state = then(laid("4c", "2o", "5c", "6c 7c"), "P0 4c, P1 2o, P2 5c")
    assert offices_by_place(state) == ["presidente", "vicepresidente", "vicecomemierda", "comemierda"]


def test_the_standard_game() -> None:
    assert COMEMIERDA.options({}) == Options(4, 21, True, False, False, False, False, False, False)
