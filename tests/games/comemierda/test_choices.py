"""What may be done, in which order, and every reason for a refusal."""

from collections.abc import Callable
from typing import Any

import pytest

from games.comemierda.laying import PASS, begun, dealt, give, laid, play, refused, scored, then
from tapete.core import IllegalAction, Refusal
from tapete.games.comemierda import COMEMIERDA, Give, Play, State, refusals
from tapete.games.gnav.actions import Keep


def test_a_lead_is_listed_by_value_then_count_then_suits() -> None:
    state = laid("2o 2b 4b 4c 4o 12e", "3c", "5c", "6c")
    assert COMEMIERDA.legal(state, 0) == (
        play("4o"),
        play("4c"),
        play("4b"),
        play("4o 4c"),
        play("4o 4b"),
        play("4c 4b"),
        play("4o 4c 4b"),
        play("12e"),
        play("2b"),
        play("2o"),
    )


def test_an_answer_is_listed_the_same_way_and_pass_comes_last() -> None:
    state = then(laid("5c 5e 3c", "4c 4e 7o 7e 7b 2o", "3e", "3b"), "P0 5c 5e")
    assert COMEMIERDA.legal(state, 1) == (play("7o 7e"), play("7o 7b"), play("7e 7b"), play("2o"), PASS)


def test_gifts_are_listed_as_combinations_in_pack_order() -> None:
    state = dealt(scored("P0 P1 P2 P3"), {0: "1o 3o 4o", 1: "2o"})
    gifts = COMEMIERDA.legal(state, 0)
    assert len(gifts) == 66
    assert gifts[:2] == (give("1o 3o"), give("1o 4o"))
    assert all(isinstance(gift, Give) for gift in gifts)
    assert len(COMEMIERDA.legal(state, 1)) == 11


def test_ten_cards_have_at_most_33_leads() -> None:
    assert len(COMEMIERDA.legal(laid("3o 3c 3e 3b 4o 4c 4e 4b 5o 5c", "6c", "7c", "10c"), 0)) == 33


def test_cards_may_be_named_in_any_order() -> None:
    state = laid("7b 7o 7c 3c", "3e", "3b", "4c")
    shuffled, ordered = (COMEMIERDA.apply(state, 0, Play(cards)) for cards in (("7b", "7o", "7c"), ("7o", "7c", "7b")))
    assert shuffled == ordered
    assert shuffled.events[0].kind == "played"


def test_a_refused_action_is_an_error_that_names_seat_and_rule() -> None:
    state = laid("4c 5c", "3e", "3b", "6c")
    with pytest.raises(IllegalAction, match=r"^seat 0: mixed values \(C5\)$") as caught:
        COMEMIERDA.apply(state, 0, play("4c 5c"))
    assert caught.value.refusal == refusals.MIXED_VALUES


def leading() -> State:
    return laid("4c 4e 5c 2o 2c", "3e", "3b", "6c")


def first_lead() -> State:
    return begun({0: "3o 4c"}, first_lead_shows_three=True)


def exchange(**options: Any) -> State:
    return dealt(scored("P0 P1 P2 P3", **options), {0: "3o 3c 4c", 3: "2o 2c"})


def gave_already() -> State:
    return then(exchange(), "P0 gives 3o 3c")


def following() -> State:
    return then(laid("7c 3c", "7e 6e 10b 10o 2o", "3e", ""), "P0 7c")


def equal_allowed() -> State:
    return then(laid("7c 3c", "7e 6e", "3e", "4e", equal_may_be_played=True), "P0 7c")


def locked_out() -> State:
    return then(laid("7c 3c", "7e 2o", "10c 3e", "4e 5e", pass_locks_out=True), "P0 7c, P1 pass, P2 10c")


def round_over() -> State:
    return scored("P0 P1 P2 P3")


def match_over() -> State:
    return scored("P0 P1 P2 P3", target=1)


REFUSED = [
    (match_over, "P3 6c", refusals.MATCH_OVER),
    (round_over, "P3 pass", refusals.ROUND_OVER),
    (exchange, "P3 pass", refusals.EXCHANGE_FIRST),
    (exchange, "P0 3o", refusals.EXCHANGE_FIRST),
    (exchange, "P3 gives 2o 2c", refusals.NOTHING_TO_GIVE),
    (gave_already, "P0 gives 4c 2c", refusals.NOTHING_TO_GIVE),
    (exchange, "P0 gives 3o", refusals.WRONG_NUMBER_OF_GIFTS),
    (exchange, "P0 gives 3o 3o", refusals.SAME_CARD_TWICE),
    (exchange, "P0 gives 3o 99x", refusals.UNKNOWN_CARD),
    (exchange, "P1 gives 2o", refusals.NOT_YOUR_CARD),
    (lambda: exchange(blind_exchange=True), "P0 gives 2o 2c", refusals.NOT_IN_HAND_AS_DEALT),
    (leading, "P0 gives 4c 4e", refusals.EXCHANGE_IS_OVER),
    (following, "P3 pass", refusals.ALREADY_OUT),
    (locked_out, "P1 2o", refusals.LOCKED_OUT),
    (locked_out, "P1 pass", refusals.LOCKED_OUT),
    (leading, "P1 3e", refusals.NOT_YOUR_TURN),
    (leading, "P9 3e", refusals.NOT_YOUR_TURN),
    (leading, "P0 pass", refusals.MUST_LEAD),
    (leading, "P0 7", refusals.UNKNOWN_CARD),
    (leading, "P0 4c 4c", refusals.SAME_CARD_TWICE),
    (leading, "P0 4o", refusals.NOT_YOUR_CARD),
    (leading, "P0 4c 4e 5c 2o 2c", refusals.TOO_MANY_CARDS),
    (leading, "P0 2o 2c", refusals.TWO_OF_OROS_ALONE),
    (leading, "P0 4c 5c", refusals.MIXED_VALUES),
    (first_lead, "P0 4c", refusals.FIRST_LEAD_SHOWS_THREE),
    (following, "P1 10b 10o", refusals.WRONG_COUNT),
    (following, "P1 7e", refusals.NOT_HIGHER),
    (equal_allowed, "P1 6e", refusals.LOWER),
]


@pytest.mark.parametrize(("table", "told", "reason"), REFUSED, ids=[f"{told}: {why.key}" for _, told, why in REFUSED])
def test_the_most_telling_reason_comes_first(table: Callable[[], State], told: str, reason: Refusal) -> None:
    assert refused(table(), told) == reason


def test_no_cards_are_no_play() -> None:
    assert COMEMIERDA.why_not(leading(), 0, Play(())) == refusals.NO_CARDS


def test_an_action_of_another_game_is_refused() -> None:
    assert COMEMIERDA.why_not(leading(), 0, Keep()) == refusals.NO_SUCH_ACTION  # type: ignore[arg-type]


def test_every_reason_is_listed_once_and_tried_here() -> None:
    constants = [value for value in vars(refusals).values() if isinstance(value, Refusal)]
    assert sorted(refusals.ALL, key=str) == sorted(constants, key=str)
    assert len({refusal.key for refusal in refusals.ALL}) == len(refusals.ALL)
    assert all(refusal.key.startswith("comemierda-") for refusal in refusals.ALL)
    tried = {reason for _, _, reason in REFUSED} | {refusals.NO_CARDS, refusals.NO_SUCH_ACTION}
    assert tried == set(refusals.ALL)
