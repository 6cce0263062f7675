"""What each option changes, and what it leaves."""

import pytest

from games.gnav.laying import lay
from tapete.core import BadInput
from tapete.games.gnav import GNAV_GAME


@pytest.mark.parametrize("players", range(2, 9))
def test_players_and_lives_set_the_table(players):
    deal = lay(" ".join(f"{'ABCDEFGH'[seat]}{seat + 1}" for seat in range(players)), dealer="A", lives="9 " * players)
    assert deal.to_act == "B"
    assert GNAV_GAME.view(deal.state, 0).order == (*range(1, players), 0)


def test_fool_rests_off_nobody_rests_and_no_deal_is_skipped():
    deal = lay("A=F B=F", dealer="A", lives="2 2", fool_rests=False).play()
    assert (deal.paid, deal.resting) == ("A fool, B fool", "")
    assert deal.next("A3 B4").to_act == "A"


def test_fool_spares_next_lowest_only_its_holder_pays():
    deal = lay("A=F B3 C3 D8", fool_spares_next_lowest=True).play()
    assert (deal.paid, deal.resting) == ("A fool", "A")


def test_fool_spares_next_lowest_two_fools_pay_as_ever():
    assert lay("A=F B=F C0 D12", fool_spares_next_lowest=True).play().paid == "A fool, B fool"


def test_fool_spares_next_lowest_without_a_fool_the_lowest_pay():
    assert lay("A4 B4 C9 D10", fool_spares_next_lowest=True).play().paid == "A lowest, B lowest"


def test_cat_undoes_off_an_asked_cat_only_costs_the_life():
    deal = lay("A2 B9 C=Ka D5", cat_undoes=False).asks("A").asks("B")
    assert (deal.lost, deal.undone, deal.cards, deal.to_act) == ("B cat", "", "A9 B2 CKa D5", "D")


def test_cat_undoes_off_a_drawn_cat_only_costs_the_life():
    deal = lay("A2 B9 C12 D4", stock="Ka", cat_undoes=False).play(asks="A B C D")
    assert (deal.lost, deal.undone, deal.cards) == ("D cat", "", "A9 B12 C4 D2")
    assert (deal.paid, deal.lives) == ("D lowest", "3 3 3 1")


def test_an_asked_cuckoo_costs_nothing_in_the_standard_game():
    deal = lay("A2 B=Gj C8 D6").asks("A")
    assert (deal.shown, deal.lost, deal.by_cuckoo, deal.paid) == ("B Gj", "", True, "A lowest")


def test_cuckoo_costs_asker_when_asked_past_a_house():
    deal = lay("A2 B=Ho C=Gj D6", cuckoo_costs_asker=True).asks("A")
    assert (deal.lost, deal.by_cuckoo, deal.paid, deal.lives) == ("A cuckoo", True, "A lowest", "1 3 3 3")


def test_cuckoo_costs_asker_when_drawn_and_at_zero_the_drawer_is_not_compared():
    deal = lay("A8 B10 C3 D1", stock="Gj", lives="3 3 3 1", cuckoo_costs_asker=True).play(asks="D")
    assert (deal.lost, deal.compared, deal.paid) == ("D cuckoo", "A B C", "C lowest")
    assert (deal.lives, deal.dealer) == ("3 3 2 0", "A")


def test_those_who_fall_together_draw_in_the_standard_game():
    deal = lay("A4 B4", dealer="B", lives="1 1").play()
    assert (deal.lives, deal.winners) == ("0 0", "A B")


def test_who_fell_earlier_in_the_deal_is_not_in_the_draw():
    deal = lay("A4 B=Dr C=Dr", dealer="C", lives="1 1 1").play(asks="A")
    assert (deal.paid, deal.winners) == ("B lowest, C lowest", "B C")


def test_all_zero_replays_gives_one_life_each_and_nobody_rests():
    deal = lay("A=F B=F", dealer="B", lives="1 1 0", all_zero_replays=True).play()
    assert deal.kinds()[-2:] == ["settled", "replayed"]
    assert (deal.lives, deal.resting, deal.dealer, deal.winners) == ("1 1 0", "", "A", "")


def test_all_zero_replays_leaves_out_who_fell_earlier_in_the_deal():
    deal = lay("A4 B=Dr C=Dr", dealer="C", lives="1 1 1", all_zero_replays=True).play(asks="A")
    assert (deal.lives, deal.dealer) == ("0 1 1", "B")


@pytest.mark.parametrize(
    "given", [{"players": 1}, {"players": 9}, {"lives": 0}, {"lives": 10}, {"lives": True}, {"jokers": True}]
)
def test_there_are_no_other_options(given):
    with pytest.raises(BadInput):
        GNAV_GAME.options(given)
