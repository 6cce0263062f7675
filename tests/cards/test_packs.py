from tapete.cards import GNAV, SPANISH
from tapete.cards.gnav import RANKS


def test_the_spanish_pack_is_listed_as_a_shuffle_finds_it() -> None:
    assert len(SPANISH) == 40
    assert SPANISH.cards[:10] == ("1o", "2o", "3o", "4o", "5o", "6o", "7o", "10o", "11o", "12o")
    assert SPANISH.cards[10] == "1c"
    assert SPANISH.cards[-1] == "12b"
    assert len(set(SPANISH.cards)) == 40


def test_the_gnav_pack_has_two_of_each_rank_side_by_side() -> None:
    assert len(GNAV) == 42
    assert GNAV.cards[:4] == ("fool", "fool", "owl", "owl")
    assert GNAV.cards[-1] == "cuckoo"
    assert all(GNAV.cards.count(rank) == 2 for rank in RANKS)


def test_a_pack_knows_its_cards_and_their_order() -> None:
    assert "7o" in SPANISH
    assert "8o" not in SPANISH
    assert SPANISH.in_order(["7b", "1c", "7o"]) == ("7o", "1c", "7b")
    assert GNAV.place("owl") == 2


def test_a_whole_pack_is_each_card_as_often_as_it_should_be() -> None:
    assert GNAV.is_whole(reversed(GNAV.cards))
    assert not GNAV.is_whole(GNAV.cards[:-1])
    assert not GNAV.is_whole((*GNAV.cards[:-1], "fool"))
