"""Which cards a tap takes, read from legal actions alone."""

import pytest

from tapete.games.comemierda import Action, Give, Pass, Play
from tapete.telling.comemierda.legal import action_of, gift_size, usable
from tapete.terminal.comemierda.choosing import kept, meant, tapped

LEAD: list[Action] = [
    Play(("7o",)), Play(("7c",)), Play(("7e",)), Play(("7o", "7c")), Play(("7o", "7e")), Play(("7c", "7e")),
    Play(("7o", "7c", "7e")), Play(("12b",)),
]  # fmt: skip
PAIRS: list[Action] = [Play(("7o", "7c")), Play(("7o", "7e")), Play(("7c", "7e")), Play(("2o",)), Pass()]
GIFTS: list[Action] = [Give(("3o", "4o")), Give(("3o", "5o")), Give(("4o", "5o"))]


@pytest.mark.parametrize(
    ("legal", "taken", "card", "then"),
    [
        (LEAD, (), "7c", ("7c",)),
        (LEAD, ("7c",), "7e", ("7c", "7e")),
        (LEAD, ("7c", "7e"), "7o", ("7o", "7c", "7e")),
        (LEAD, ("7o", "7c"), "7o", ("7c",)),
        (LEAD, ("7c", "7e"), "12b", ("12b",)),
        (PAIRS, (), "7e", ("7o", "7e")),
        (PAIRS, ("7o", "7c"), "7c", ()),
        (PAIRS, ("7o", "7c"), "2o", ("2o",)),
        (GIFTS, (), "4o", ("4o",)),
        (GIFTS, ("4o",), "3o", ("4o", "3o")),
        (GIFTS, ("4o", "3o"), "5o", ("3o", "5o")),
        (GIFTS, ("4o", "3o"), "4o", ("3o",)),
    ],
)
def test_a_tap_takes_or_puts_back(
    legal: list[Action], taken: tuple[str, ...], card: str, then: tuple[str, ...]
) -> None:
    assert tapped(legal, taken, card) == then


def test_a_gift_may_be_chosen_in_any_order() -> None:
    assert action_of(GIFTS, ("5o", "3o")) == Give(("3o", "5o"))
    assert gift_size(GIFTS) == 2
    assert gift_size(LEAD) == 0


def test_only_cards_of_legal_actions_can_be_taken() -> None:
    assert usable(PAIRS) == {"7o", "7c", "7e", "2o"}
    assert usable([Pass()]) == frozenset()


def test_what_is_taken_goes_back_when_it_may_no_longer_be_played() -> None:
    assert kept(LEAD, ("7c",)) == ("7c",)
    assert kept(PAIRS, ("7c",)) == ()
    assert kept(GIFTS, ("5o",)) == ("5o",)
    assert kept((), ("7c",)) == ()


def test_a_card_that_may_not_be_played_means_as_many_as_are_to_be_beaten() -> None:
    hand = ("4o", "4c", "4e", "12b")
    assert meant(hand, "4c", ("5o", "5c")) == Play(("4c", "4o"))
    assert meant(hand, "12b", ("5o", "5c")) == Play(("12b",))
    assert meant(hand, "4o", ()) == Play(("4o",))
