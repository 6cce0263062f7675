"""The worked cases of the rules, one test each, told as they are told there."""

from games.comemierda.laying import begun, dealt, events_of, laid, leads, numbered, refused, scored, then
from tapete.cards import SPANISH
from tapete.core import Outcome
from tapete.games.comemierda import COMEMIERDA, State, refusals
from tapete.games.comemierda.events import Given, GivenSeen, Opened, Played, Scored, TrickWon, WentOut


def test_case_1_the_holder_of_the_three_of_oros_opens_with_anything() -> None:
    state = begun({2: "3o 12c"})
    assert state.history[-1] == Opened(2, "C3")
    assert refused(state, "P2 pass") == refusals.MUST_LEAD
    assert then(state, "P2 12c").to_act == (3,)


def test_case_2_a_follower_must_be_higher() -> None:
    state = then(laid("7c 3c", "7e 10b", "3e", "3b"), "P0 7c")
    assert refused(state, "P1 7e") == refusals.NOT_HIGHER
    assert then(state, "P1 10b").to_act == (2,)


def test_case_3_a_set_is_of_one_value() -> None:
    assert refused(laid("4c 5c", "3e", "3b", "6c"), "P0 4c 5c") == refusals.MIXED_VALUES


def test_case_4_the_two_of_oros_ends_the_trick_whatever_its_count() -> None:
    state = laid("12c 12e 3c", "2o 3e", "3b", "4c")
    state, events = events_of(state, "P0 12c 12e, P1 2o")
    assert events == (Played(1, ("2o",), 1), TrickWon(1, 1))
    assert leads(state, 1)


def test_case_5_the_two_of_oros_joins_no_other_two() -> None:
    state = then(laid("4c 4e 3c", "2o 2c 2e", "3e", "3b"), "P0 4c 4e")
    assert refused(state, "P1 2o 2c") == refusals.TWO_OF_OROS_ALONE
    assert leads(then(state, "P1 2c 2e, P2 pass, P3 pass, P0 pass"), 1)


COMING_BACK = ("4c 3c", "12b 3e", "7c 3b", "5o")
LAST_CARD_FOLLOWED = ("4c", "12b 3e", "7c 3b", "5c 6c")


def test_case_6_whoever_passed_may_come_back() -> None:
    state = then(laid(*COMING_BACK), "P0 4c, P1 pass, P2 7c, P3 pass, P0 pass, P1 12b, P2 pass, P3 pass, P0 pass")
    assert leads(state, 1)
    state = then(laid(*LAST_CARD_FOLLOWED), "P0 4c, P1 pass, P2 pass, P3 5c")
    assert state.to_act == (1,)
    assert not leads(state, 1)


def test_case_6_unless_a_pass_locks_out() -> None:
    state = then(laid(*COMING_BACK, pass_locks_out=True), "P0 4c, P1 pass, P2 7c, P3 pass, P0 pass")
    assert leads(state, 2)
    state = then(laid(*LAST_CARD_FOLLOWED, pass_locks_out=True), "P0 4c, P1 pass, P2 pass, P3 5c")
    assert leads(state, 3)


def test_case_7_old_passes_do_not_count() -> None:
    state = laid("4c 3c", "3e 4e", "3b 4b", "5c")
    state, events = events_of(state, "P0 4c, P1 pass, P2 pass, P3 5c")
    assert events[-1] == WentOut(3, 1)
    assert state.to_act == (0,)
    state, events = events_of(state, "P0 pass, P1 pass, P2 pass")
    assert events[-1] == TrickWon(3, 0)
    assert leads(state, 0)


def test_case_7_save_where_a_pass_locks_out() -> None:
    state = laid("4c 3c", "3e 4e", "3b 4b", "5c", pass_locks_out=True)
    state, events = events_of(state, "P0 4c, P1 pass, P2 pass, P3 5c, P0 pass")
    assert events[-1] == TrickWon(3, 0)
    assert leads(state, 0)


def test_case_8_going_out_on_the_two_of_oros() -> None:
    state, events = events_of(laid("4c 3c", "2o", "3e 4e", "3b"), "P0 4c, P1 2o")
    assert events == (Played(1, ("2o",), 0), WentOut(1, 1), TrickWon(1, 2))
    assert leads(state, 2)
    state = then(laid("4c 3c", "2o", "", "3b 4b", out="P2"), "P0 4c, P1 2o")
    assert leads(state, 3)


def test_case_9_the_round_ends_when_one_alone_holds_cards() -> None:
    state, events = events_of(laid("", "", "12e", "1c 2b", turn=2, out="P0 P1"), "P2 12e")
    over = events[-1]
    assert isinstance(over, Scored)
    assert over.offices == ("presidente", "vicepresidente", "vicecomemierda", "comemierda")
    assert (over.loser, over.left) == (3, ("1c", "2b"))
    assert refused(state, "P3 1c") == refusals.ROUND_OVER


def test_case_10_nobody_plays_out_of_turn() -> None:
    state = then(laid("4c 3c", "5c", "6c", "2o 3e"), "P0 4c")
    assert state.to_act == (1,)
    assert refused(state, "P3 2o") == refusals.NOT_YOUR_TURN


def test_case_11_two_players_left() -> None:
    assert leads(then(laid("", "", "5c 3c", "4c 6c", turn=2, out="P0 P1"), "P2 5c, P3 pass"), 2)


def test_case_12_the_table_picks_the_highest_cards() -> None:
    after = scored("P0 P1 P2 P3")
    state = dealt(after, {3: "2o 2c 1c 1e 12b 7c 6c 5c 4c 3c"})
    assert state.history[1] == Given(3, 0, ("2o", "2c"), forced=True)
    state = dealt(after, {3: "1b 1e 1c 12b 10b 7c 6c 5c 4c 3c"})
    assert state.history[1] == Given(3, 0, ("1c", "1e"), forced=True)


def with_two_twos_received() -> State:
    return dealt(scored("P0 P1 P2 P3"), {0: "3e 3b 4e", 3: "2o 2c 1c 1e 12b 7c 6c 5c 4c 3c"})


def test_case_13_the_presidente_gives_any_two() -> None:
    state = with_two_twos_received()
    assert {"2o", "2c"} <= set(state.hands[0])
    assert refused(state, "P0 gives 2c") == refusals.WRONG_NUMBER_OF_GIFTS
    assert refused(state, "P0 gives 2c 3e 4e") == refusals.WRONG_NUMBER_OF_GIFTS
    state = then(state, f"P0 gives 2c 3e, P1 gives {state.hands[1][0]}")
    assert state.hands.map(len) == (10, 10, 10, 10)
    assert SPANISH.is_whole(card for hand in state.hands for card in hand)


def test_case_14_the_pairs_exchange_apart() -> None:
    state = dealt(scored("P0 P1 P2 P3"), {2: "2c 3c", 1: "4c"})
    forced = state.history[2]
    assert forced == Given(2, 1, ("2c",), forced=True)
    state, (given,) = events_of(state, "P1 gives 4c")
    assert given == Given(1, 2, ("4c",), forced=False)
    assert state.to_act == (0,)
    for event in (forced, given):
        assert isinstance(event, Given)
        for seat in (3, 0, None):
            told = COMEMIERDA.redact(event, seat)
            assert told == GivenSeen(event.giver, event.receiver, 1, None, event.forced)


def five_rounds() -> State:
    state = scored("P0 P1 P2 P3")
    for _ in range(4):
        state = scored("P0 P1 P2 P3", after=state)
    assert state.totals == (18, 9, 0, -9)
    return state


def test_case_15_somebody_reaches_the_target() -> None:
    state = scored("P1 P0 P2 P3", after=five_rounds())
    assert state.totals == (21, 15, 0, -12)
    assert COMEMIERDA.outcome(state) == Outcome((0,))


def test_case_16_equal_totals_share_the_win() -> None:
    state = scored("P1 P2 P0 P3", after=five_rounds())
    assert state.totals == (18, 15, 3, -12)
    assert COMEMIERDA.outcome(state) is None
    state = scored("P1 P0 P2 P3", after=state)
    assert state.totals == (21, 21, 3, -15)
    assert COMEMIERDA.outcome(state) == Outcome((0, 1))


def test_the_multiplier_follows_the_number_of_the_round() -> None:
    told = [COMEMIERDA.view(numbered(laid("3c", "4c", "5c", "6c"), n), None).multiplier for n in range(1, 8)]
    assert told == [1, 1, 2, 2, 3, 3, 3]
