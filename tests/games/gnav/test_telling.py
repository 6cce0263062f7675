"""In what order things are told, and what each seat sees of them."""

from games.gnav.laying import lay
from tapete.games.gnav import GNAV_GAME
from tapete.games.gnav.events import (
    Asked,
    DealtSeen,
    Drew,
    DrewSeen,
    ExchangesOver,
    LifeLost,
    Loss,
    PassedOn,
    Settled,
    Shown,
    Swapped,
    SwappedSeen,
    Turned,
    Undone,
    UndoneSeen,
)

A, B, C, D = range(4)


def seen(laid, seat):
    return tuple(GNAV_GAME.redact(event, seat) for event in laid.events)


def test_a_request_is_told_in_the_order_it_travels():
    deal = lay("A2 B=Ho C11 D6").asks("A")
    assert deal.events == (
        Asked(A, B),
        Shown(B, "house", A),
        PassedOn(A, C),
        Swapped(A, C, "II", "XI", ()),
    )


def test_a_request_past_the_dealer_is_told_to_the_settlement():
    deal = lay("A8 B10 C3 D=He", stock="Ho 9").keeps("A").keeps("B").asks("C")
    assert deal.events[:6] == (
        Asked(C, D),
        Shown(D, "horse", C),
        PassedOn(C, None),
        Turned(C, "house"),
        Drew(C, "IX", "III", ()),
        ExchangesOver(by_cuckoo=False),
    )
    assert deal.events[6:] == (
        Settled(
            number=2,
            cards=("VIII", "X", "IX", "horse"),
            compared=(A, B, C, D),
            discards=("III",),
            losses=(Loss(A, "lowest"),),
            lives=(2, 3, 3, 3),
            resting=(),
            dealer=A,
        ),
    )


def test_a_cat_is_told_as_a_life_lost_then_the_swaps_undone_newest_first():
    deal = lay("A=F B9 C12 D=Ka").asks("A").asks("B").asks("C")
    assert deal.events[:6] == (
        Asked(C, D),
        Shown(D, "cat", C),
        LifeLost(C, "cat", 2),
        Undone(B, C, "fool", "XII", (B,)),
        Undone(A, B, "fool", "IX", (A,)),
        ExchangesOver(by_cuckoo=False),
    )


def test_the_end_of_a_match_is_told_last():
    deal = lay("A3 B4", dealer="B", lives="1 1").play()
    assert deal.kinds() == ["kept", "kept", "exchanges-over", "settled", "match-over"]


def test_a_deal_is_seen_as_ones_own_card_and_the_called_fools():
    deal = lay("A=F B9 C12", resting="D")
    shown = {"number": 2, "dealer": D, "order": (A, B, C), "resting": (D,), "fools": (A,)}
    assert seen(deal, B) == (DealtSeen(card="IX", **shown),)
    assert seen(deal, D) == seen(deal, None) == (DealtSeen(card=None, **shown),)


def test_a_swap_is_seen_whole_by_the_two_only():
    deal = lay("A2 B9 C12 D4").asks("A")
    for seat in (A, B):
        assert seen(deal, seat)[1] == SwappedSeen(A, B, "II", "IX", ())
    for seat in (C, D, None):
        assert seen(deal, seat)[1] == SwappedSeen(A, B, None, None, ())


def test_an_undone_swap_is_seen_whole_by_the_two_only():
    deal = lay("A2 B9 C=Ka D4").asks("A").asks("B")
    for seat in (A, B):
        assert seen(deal, seat)[-1] == UndoneSeen(A, B, "II", "IX", ())
    for seat in (C, D, None):
        assert seen(deal, seat)[-1] == UndoneSeen(A, B, None, None, ())


def test_a_drawn_card_is_seen_by_its_drawer_only():
    deal = lay("A2 B9 C12 D4", stock="8").play(asks="D")
    drew = deal.kinds().index("drew")
    assert seen(deal, D)[drew] == DrewSeen(D, "VIII", "IV", ())
    assert seen(deal, A)[drew] == seen(deal, None)[drew] == DrewSeen(D, None, None, ())
