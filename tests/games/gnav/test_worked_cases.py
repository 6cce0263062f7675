"""The worked cases of the rules, 1-23, each as it is written there."""

import pytest

from games.gnav.laying import lay
from tapete.core import IllegalAction


def test_case_1_the_low_card_travels_and_is_paid_for_where_it_stops():
    deal = lay("A3 B9 C7 D5", stock="8").play(asks="A B C D")
    assert deal.cards == "A9 B7 C5 D8"
    assert (deal.paid, deal.lives) == ("C lowest", "3 3 2 3")
    assert deal.discards == "3"
    assert deal.dealer == "A"


def test_case_2_all_tied_at_the_lowest_pay_and_nobody_rests():
    deal = lay("A4 B4 C9 D10").play()
    assert deal.paid == "A lowest, B lowest"
    assert deal.resting == ""


def test_case_3_a_dragoon_costs_a_life_and_its_holder_the_turn():
    asked = lay("A2 B=Dr C8 D6").asks("A")
    assert (asked.lost, asked.cards, asked.to_act) == ("A dragoon", "A2 BDr C8 D6", "C")
    deal = asked.play()
    assert deal.paid == "A lowest"
    assert deal.lives == "1 3 3 3"


def test_case_4_who_falls_to_a_dragoon_is_not_compared():
    deal = lay("A2 B=Dr C8 D6", lives="1 3 3 3").play(asks="A")
    assert deal.compared == "B C D"
    assert (deal.paid, deal.lives) == ("D lowest", "0 3 3 2")
    assert deal.dealer == "B"


def test_case_5_a_cat_undoes_the_swaps_and_nobody_acts_twice():
    swapped = lay("A2 B9 C=Ka D5").asks("A")
    assert swapped.cards == "A9 B2 CKa D5"
    undone = swapped.asks("B")
    assert (undone.lost, undone.undone, undone.cards, undone.to_act) == ("B cat", "A2 B9", "A2 B9 CKa D5", "D")
    deal = undone.keeps("D")
    assert deal.paid == "A lowest"
    assert deal.lives == "2 2 3 3"


def test_case_6_a_house_sends_the_request_on_and_who_accepts_acts_next():
    asked = lay("A2 B=Ho C11 D6", stock="7").asks("A")
    assert (asked.shown, asked.passed_on) == ("B Ho", "C")
    assert (asked.cards, asked.to_act) == ("A11 BHo C2 D6", "C")
    deal = asked.asks("C").asks("D")
    assert (deal.cards, deal.drew, deal.discards) == ("A11 BHo C6 D7", "D 7", "2")
    assert deal.paid == "C lowest"


def test_case_7_a_dragoon_past_houses_strikes_the_first_asker():
    deal = lay("A2 B=Ho C=He D=Dr").asks("A")
    assert (deal.shown, deal.passed_on) == ("B Ho; C He; D Dr", "C; D")
    assert (deal.lost, deal.paid) == ("A dragoon", "A lowest")
    assert deal.lives == "1 3 3 3"


def test_case_8_a_request_past_the_dealer_reaches_the_stock_and_he_does_not_act():
    deal = lay("A8 B10 C3 D=He", stock="Ho 9").play(asks="C")
    assert (deal.shown, deal.passed_on, deal.turned, deal.drew) == ("D He", "stock", "Ho", "C 9")
    assert (deal.paid, deal.lives) == ("A lowest", "2 3 3 3")


def test_case_9_a_drawn_cuckoo_ends_the_exchanges_and_costs_nothing():
    deal = lay("A8 B10 C3 D1", stock="Gj").play(asks="D")
    assert (deal.turned, deal.lost, deal.by_cuckoo) == ("Gj", "", True)
    assert (deal.cards, deal.paid, deal.lives) == ("A8 B10 C3 D1", "D lowest", "3 3 3 2")


def test_case_10_a_drawn_cat_costs_a_life_and_undoes_everything():
    deal = lay("A2 B9 C12 D4", stock="Ka").asks("A").asks("B").asks("C")
    assert deal.cards == "A9 B12 C4 D2"
    deal = deal.asks("D")
    assert (deal.lost, deal.undone) == ("D cat", "C2 D4; B2 C12; A2 B9")
    assert (deal.cards, deal.paid, deal.lives) == ("A2 B9 C12 D4", "A lowest", "2 3 3 2")


def test_case_11_the_public_fool_travels_and_is_put_away():
    deal = lay("A=F B3 C3 D8", stock="6")
    marks = [deal.fools]
    for letter in "ABCD":
        deal = deal.asks(letter)
        marks.append(deal.fools)
    assert marks == ["A", "B", "C", "D", ""]
    assert (deal.cards, deal.discards) == ("A3 B3 C8 D6", "F")
    assert (deal.paid, deal.resting) == ("A lowest, B lowest", "")


def test_case_12_one_fool_pays_with_the_next_lowest_and_rests_alone():
    deal = lay("A=F B3 C3 D8").play()
    assert deal.paid == "A fool, B next-lowest, C next-lowest"
    assert deal.resting == "A"


def two_fools():
    return lay("A=F B=F C0 D12").play()


def test_case_13_two_fools_pay_alone_and_rest():
    deal = two_fools()
    assert (deal.paid, deal.lives) == ("A fool, B fool", "2 2 3 3")
    assert (deal.resting, deal.dealer) == ("A B", "A")


def test_case_14_the_last_in_order_deals_for_a_resting_dealer():
    deal = two_fools().next("C1 D9", stock="5")
    assert (deal.dealer, deal.to_act) == ("A", "C")
    asked = deal.asks("C")
    assert (asked.cards, asked.to_act) == ("C9 D1", "D")
    done = asked.asks("D")
    assert (done.drew, done.paid, done.lives) == ("D 5", "D lowest", "2 2 3 2")
    assert (done.dealer, done.resting) == ("B", "")
    assert done.next("A1 B2 C3 D4").to_act == "C"


def test_case_15_with_the_button_resting_the_seat_before_it_acts_as_dealer():
    deal = lay("B2 C7 D4", stock="11", dealer="A", resting="A").play(asks="B C D")
    assert deal.cards == "B7 C4 D11"
    assert (deal.paid, deal.lives) == ("C lowest", "3 3 2 3")


def test_case_16_two_fools_of_the_last_two_skip_a_deal():
    fools = lay("A=F B=F", dealer="A", lives="2 2 0 0").play()
    assert (fools.lives, fools.resting, fools.dealer) == ("1 1 0 0", "A B", "B")
    skipped = fools.skip()
    assert (skipped.kinds(), skipped.lives, skipped.resting, skipped.dealer) == (["skipped"], "1 1 0 0", "", "A")
    assert skipped.next("A3 B4").to_act == "B"


def test_case_17_a_rester_wins_when_all_contestants_fall():
    deal = lay("B4 C4", dealer="C", lives="1 1 1 0", resting="A").play()
    assert (deal.lives, deal.winners) == ("1 0 0 0", "A")


def test_case_17_two_resters_play_on_when_all_contestants_fall():
    deal = lay("C4 D4", lives="2 2 1 1", resting="A B").play()
    assert (deal.lives, deal.winners, deal.over) == ("2 2 0 0", "", False)
    assert deal.next("A3 B4").to_act == "B"


def test_case_18_the_last_survivor_wins_at_once():
    deal = lay("A3 B=Dr", dealer="B", lives="1 1").asks("A")
    assert (deal.lost, deal.paid, deal.winners) == ("A dragoon", "", "B")
    assert deal.lives == "0 1"


def test_case_19_a_fool_that_left_with_its_holder_is_no_fool():
    deal = lay("A=F B=Dr C2 D7", lives="1 3 3 3").play(asks="A")
    assert (deal.lives, deal.paid, deal.resting) == ("0 3 2 3", "C lowest", "")
    assert deal.dealer == "B"


def test_case_20_the_holder_of_a_horse_may_ask():
    deal = lay("A6 B=He C4 D8").play(asks="B")
    assert (deal.cards, deal.paid) == ("A6 B4 CHe D8", "B lowest")


def test_case_21_past_a_refusing_dealer_the_exchanges_are_over():
    deal = lay("A6 B7 C4 D=Dr").keeps("A").keeps("B").asks("C")
    assert (deal.to_act, deal.lost, deal.paid) == ("", "C dragoon", "C lowest")
    assert deal.lives == "3 3 1 3"
    with pytest.raises(IllegalAction, match="G25"):
        deal.asks("D")


def test_case_22_a_drawn_fool_is_not_called_but_counts():
    deal = lay("A6 B7 C8 D3", stock="F").play(asks="D")
    assert (deal.drew, deal.fools) == ("D F", "")
    assert (deal.paid, deal.resting) == ("A next-lowest, D fool", "D")


def test_case_23_a_later_cat_brings_the_fool_back_from_a_dead_seat():
    asked = lay("A=F B9 C=Dr D5", stock="Ka", lives="3 1 3 3").asks("A").asks("B")
    assert (asked.lost, asked.lives, asked.fools) == ("B dragoon", "3 0 3 3", "B")
    deal = asked.asks("D")
    assert (deal.lost, deal.undone) == ("D cat", "AF B9")
    assert (deal.cards, deal.compared, deal.paid) == ("AF B9 CDr D5", "A C D", "A fool, D next-lowest")
    assert (deal.lives, deal.resting) == ("2 0 3 1", "A")
