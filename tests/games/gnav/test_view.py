"""What a seat may know."""

import pytest

from games.gnav.laying import WRITTEN, lay, letter_of, letters_of, seat_of
from tapete.core import IllegalAction
from tapete.games.gnav import GNAV_GAME, Ask, Keep, refusals
from tapete.games.gnav.events import Settled
from tapete.games.gnav.seen import known_cards


def view(laid, letter):
    return GNAV_GAME.view(laid.state, None if letter == "watcher" else seat_of(letter))


def known(laid, letter):
    return " ".join(letter_of(seat) + WRITTEN[card] for seat, card in enumerate(view(laid, letter).known) if card)


def test_at_the_deal_a_seat_knows_its_card_and_the_called_fools():
    deal = lay("A2 B=F C12 D4")
    assert known(deal, "A") == "A2 BF"
    assert known(deal, "watcher") == "BF"


def test_a_seat_knows_what_it_gave_and_follows_it():
    deal = lay("A2 B9 C12 D4").asks("A")
    assert known(deal, "A") == "A9 B2"
    assert known(deal, "C") == "C12"
    deal = deal.asks("B").asks("C")
    assert known(deal, "A") == "A9 D2"
    assert known(deal, "B") == "A9 B12 D2"
    assert known(deal, "C") == "B12 C4 D2"


def test_what_was_given_is_lost_from_sight_when_put_away():
    deal = lay("A2 B9 C12 D4 E5", dealer="E", lives="3 3 3 3 3", stock="8")
    for letter in "ABCD":
        deal = deal.asks(letter)
    assert known(deal, "A") == "A9 E2"


def test_an_undone_swap_leaves_both_cards_known_where_they_lay():
    deal = lay("A2 B9 C=Ka D5").asks("A").asks("B")
    assert known(deal, "A") == "A2 B9 CKa"
    assert known(deal, "B") == "A2 B9 CKa"
    assert known(deal, "D") == "CKa D5"


def test_a_drawn_fool_is_known_to_its_drawer_only():
    state = lay("A6 B7 C8 D3", stock="F").play(asks="D").state
    before = state.history[: [event.kind for event in state.history].index("settled")]
    told = [tuple(GNAV_GAME.redact(event, seat) for event in before) for seat in range(4)]
    assert known_cards(told[3], 3, 4)[3] == "fool"
    assert known_cards(told[0], 0, 4)[3] is None


def test_while_it_is_played_a_view_tells_who_may_act_and_whom_he_would_ask():
    deal = lay("A2 B=Ho C11 D6").asks("A")
    seen = view(deal, "C")
    assert (seen.phase, seen.number, letter_of(seen.dealer)) == ("play", 2, "D")
    assert (letters_of(seen.order), letters_of(seen.waiting), letters_of(seen.to_act)) == ("A B C D", "C D", "C")
    assert seen.legal == (Keep(), Ask())
    assert letter_of(seen.asks) == "D"
    assert seen.shown == (None, "house", None, None)
    assert (seen.card, seen.stock, seen.put_away, seen.turned) == ("II", 38, 0, ())
    assert view(deal, "D").legal == view(deal, "watcher").legal == ()
    assert view(deal.keeps("C"), "D").asks is None


def test_after_the_settlement_all_cards_are_known():
    deal = lay("A8 B10 C3 D1", stock="Ho 5").play(asks="D")
    seen = view(deal, "watcher")
    assert seen.phase == "settled"
    assert known(deal, "watcher") == "A8 B10 C3 D5"
    assert isinstance(seen.settled, Settled)
    assert (seen.stock, seen.put_away, seen.turned) == (36, 1, ("house",))
    assert (seen.waiting, seen.to_act, seen.asks, seen.legal) == ((), (), None, ())
    assert seen.history[0].kind == "dealt"


def test_after_a_skipped_deal_nothing_lies_on_the_table():
    deal = lay("A=F B=F", dealer="A", lives="2 2").play().skip()
    seen = view(deal, "A")
    assert (seen.phase, seen.number, seen.settled, seen.holding, seen.card) == ("settled", 3, None, (), None)
    assert [event.kind for event in seen.history] == ["skipped"]


def test_when_the_match_is_over_the_view_says_who_won():
    seen = view(lay("A3 B4", dealer="B", lives="1 1").play(), "A")
    assert (seen.phase, seen.winners, seen.lives) == ("over", (1,), (0, 1))


def why_not(laid, letter, action=None):
    return GNAV_GAME.why_not(laid.state, seat_of(letter), action or Keep())


def test_a_refusal_names_the_most_telling_reason():
    deal = lay("A2 B=Ho C11 D6", lives="3 3 3 3 3 0", resting="E").asks("A")
    assert why_not(deal, "A") == refusals.ACTED
    assert why_not(deal, "B") == refusals.LOST_TURN
    assert why_not(deal, "C") is None
    assert why_not(deal, "C", "fold") == refusals.NOT_AN_ACTION
    assert why_not(deal, "D") == refusals.NOT_YOUR_TURN
    assert why_not(deal, "E") == refusals.RESTING
    assert why_not(deal, "F") == refusals.OUT
    assert why_not(deal, "G") == refusals.NOT_AT_TABLE
    assert why_not(deal.play(), "A") == refusals.DEAL_OVER
    assert why_not(lay("A3 B4", dealer="B", lives="1 1").play(), "B") == refusals.MATCH_OVER


def test_a_refused_choice_says_seat_reason_and_rule_in_one_line():
    with pytest.raises(IllegalAction, match=r"^seat 1: not your turn \(G3\)$"):
        lay("A2 B9 C11 D6").keeps("B")


def test_every_refusal_is_listed_once():
    listed = [value for name, value in vars(refusals).items() if name.isupper() and name != "ALL"]
    assert sorted(listed, key=str) == sorted(refusals.ALL, key=str)
    assert len({refusal.key for refusal in refusals.ALL}) == len(refusals.ALL)
    assert all(refusal.key.startswith("gnav-") for refusal in refusals.ALL)
