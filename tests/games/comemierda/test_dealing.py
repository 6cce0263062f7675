"""The deal, and what a deal that does not fit is told."""

from random import Random

import pytest

from games.comemierda.laying import begun, cards, dealt, events_of, scored, started
from tapete.cards import SPANISH
from tapete.core import BadInput, Deal, Status
from tapete.games.comemierda import COMEMIERDA, Options
from tapete.games.comemierda.events import Dealt, Given

DECK = SPANISH.cards


class Told:
    """Draws as told, and remembers what was asked."""

    def __init__(self) -> None:
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        return 0


def test_the_first_deal_draws_the_dealer_then_shuffles() -> None:
    entropy = Told()
    deal = COMEMIERDA.deal(Options(players=6), entropy, 1)
    assert entropy.bounds == [6, *range(40, 1, -1)]
    assert deal.dealer == 0
    assert deal.deck == (*SPANISH.cards[1:], SPANISH.cards[0])


def test_later_deals_only_shuffle() -> None:
    entropy = Told()
    assert COMEMIERDA.deal(Options(), entropy, 2).dealer is None
    assert entropy.bounds == list(range(40, 1, -1))


def test_cards_are_dealt_one_at_a_time_from_the_seat_after_the_dealer() -> None:
    step = COMEMIERDA.start(Options(players=7), Deal(1, 5, DECK))
    told = step.events[0]
    assert isinstance(told, Dealt)
    assert set(told.hands[6]) == set(DECK[0::7])
    assert set(told.hands[0]) == set(DECK[1::7])
    assert set(told.hands[5]) == set(DECK[6::7])


def test_hands_are_low_to_high() -> None:
    hand = begun({1: "2o 2b 1c 12o 3b 3o 11e 7o 10c 4b"}).hands[1]
    assert hand == cards("3o 3b 4b 7o 10c 11e 12o 1c 2b 2o")


def test_the_dealer_moves_one_seat_a_round() -> None:
    state = scored("P0 P1 P2 P3")
    assert (COMEMIERDA.dealer(state), state.dealer) == (1, 0)
    state = dealt(state, {})
    assert (COMEMIERDA.dealer(state), state.dealer) == (1, 1)


def test_after_the_last_seat_the_first_deals() -> None:
    state = begun({}, dealer=3)
    rng = Random(1)
    while COMEMIERDA.status(state) is Status.PLAYING:
        seat = state.to_act[0]
        state = COMEMIERDA.apply(state, seat, rng.choice(COMEMIERDA.legal(state, seat))).state
    assert COMEMIERDA.dealer(state) == 0
    assert dealt(state, {}).dealer == 0


def test_forced_gifts_move_before_anybody_acts() -> None:
    state = dealt(scored("P3 P2 P1 P0"), {0: "2c 1c", 1: "2o"})
    told = [event for event in state.history if isinstance(event, Given)]
    assert [(event.giver, event.receiver, len(event.cards), event.forced) for event in told] == [
        (0, 3, 2, True),
        (1, 2, 1, True),
    ]
    assert state.to_act == (2, 3)
    assert state.hands.map(len) == (8, 9, 11, 12)


def test_both_orders_of_the_chosen_gifts_lead_to_the_same_table() -> None:
    state = dealt(scored("P0 P1 P2 P3"), {0: "3o 3c", 1: "4c"})
    one, _ = events_of(state, "P0 gives 3o 3c, P1 gives 4c")
    other, _ = events_of(state, "P1 gives 4c, P0 gives 3o 3c")
    assert one.table == other.table
    assert one.hands == other.hands


@pytest.mark.parametrize(
    ("deal", "told"),
    [
        (Deal(2, 0, DECK), "deal 1 comes next, not 2"),
        (Deal(1, None, DECK), "the dealer of deal 1 is one of the seats 0 to 3, not None"),
        (Deal(1, 4, DECK), "the dealer of deal 1 is one of the seats 0 to 3, not 4"),
        (Deal(1, 0, None), "deal 1 has no deck: none is skipped in Comemierda"),
        (Deal(1, 0, DECK[1:]), "the deck of deal 1 is not the forty cards of the pack"),
        (Deal(1, 0, (*DECK[1:], DECK[1])), "the deck of deal 1 is not the forty cards of the pack"),
    ],
)
def test_a_first_deal_that_does_not_fit_is_bad_input(deal: Deal, told: str) -> None:
    with pytest.raises(BadInput, match=f"^{told}$"):
        COMEMIERDA.start(Options(), deal)


def test_a_later_deal_that_does_not_fit_is_bad_input() -> None:
    state = scored("P0 P1 P2 P3")
    assert COMEMIERDA.status(state) is Status.BETWEEN
    assert not COMEMIERDA.skips(state)
    with pytest.raises(BadInput, match=r"^deal 2 comes next, not 3$"):
        COMEMIERDA.next_deal(state, Deal(3, None, DECK))
    with pytest.raises(BadInput, match=r"^the dealer of deal 2 follows from the rules and is not drawn$"):
        COMEMIERDA.next_deal(state, Deal(2, 1, DECK))


def test_no_deal_while_a_round_is_played_or_the_match_is_over() -> None:
    with pytest.raises(BadInput, match=r"^deal 2 cannot come now: round 1 is not over$"):
        COMEMIERDA.next_deal(started(Options(), 1), Deal(2, None, DECK))
    with pytest.raises(BadInput, match=r"^deal 2 cannot come now: the match is over$"):
        COMEMIERDA.next_deal(scored("P0 P1 P2 P3", target=1), Deal(2, None, DECK))
