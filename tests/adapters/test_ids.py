"""Every action has one number, and every number one action."""

import random
from collections import Counter

import pytest

from adapters.walking import Beside
from tapete.adapters.comemierda import ids as comemierda
from tapete.adapters.gnav import ids as gnav
from tapete.core import BadInput, Status
from tapete.games.alike import distinct
from tapete.games.comemierda import Give, Options, Pass, Play
from tapete.games.comemierda.values import RANK
from tapete.games.gnav import Ask, Keep
from tapete.games.gnav import Options as GnavOptions

NAMES = {
    "play 3": 0,
    "play 3 3": 1,
    "play 4": 4,
    "play 12 12 12 12": 31,
    "play 2 2 2": 38,
    "play 2o": 40,
    "pass": 44,
    "give 3": 45,
    "give 2o": 55,
    "give 3 3": 56,
    "give 3 4": 57,
    "give 3 2o": 66,
    "give 4 4": 67,
    "give 2 2": 119,
    "give 2 2o": 120,
}


@pytest.mark.parametrize(("name", "number"), NAMES.items())
def test_the_numbers_stand_for_ever(name, number):
    assert comemierda.told(number) == name


def test_there_are_as_many_numbers_as_told():
    assert (comemierda.ACTIONS, gnav.ACTIONS) == (121, 2)
    assert gnav.number_of(Keep()) == 0
    assert gnav.number_of(Ask()) == 1


def cards_of(ranks):
    """Cards of these ranks, suits in pack order; none if the pack has not so many."""
    heaps = {rank: [card for card, each in RANK.items() if each == rank] for rank in ranks}
    wanted = Counter(ranks)
    if any(len(heaps[rank]) < count for rank, count in wanted.items()):
        return None
    return tuple(heaps[rank].pop(0) for rank in ranks)


def every_action():
    """All actions there can be, one for each choice of values."""
    yield Pass()
    for rank in range(comemierda.RANKS):
        for count in range(1, 5):
            if cards := cards_of([rank] * count):
                yield Play(cards)
    for one in range(comemierda.RANKS):
        yield Give(cards_of([one]))
        for other in range(one, comemierda.RANKS):
            if cards := cards_of([one, other]):
                yield Give(cards)


def test_number_and_action_are_inverse():
    actions = list(every_action())
    numbers = [comemierda.number_of(action) for action in actions]
    assert len(set(numbers)) == len(numbers)
    assert set(range(comemierda.ACTIONS)) - set(numbers) == {39, 41, 42, 43}
    for action, number in zip(actions, numbers, strict=True):
        assert comemierda.first_of(number, actions) == action


@pytest.mark.parametrize(
    ("name", "options", "ids"), [("comemierda", Options(target=9), comemierda), ("gnav", GnavOptions(), gnav)]
)
def test_in_a_match_the_numbers_name_what_is_distinct(name, options, ids):
    beside, rng = Beside(name, options, "1"), random.Random(1)
    game = beside.game
    while game.status(beside.state) is not Status.OVER:
        seat = rng.choice(game.to_act(beside.state))
        legal, chosen = game.legal(beside.state, seat), distinct(game, beside.state, seat)
        assert [ids.first_of(ids.number_of(action), legal) for action in chosen] == list(chosen)
        assert len({ids.number_of(action) for action in legal}) == len(chosen)
        beside.act(seat, rng.choice(chosen))
        beside.go_on()


def test_what_is_not_legal_is_told_in_a_line():
    with pytest.raises(BadInput, match=r"^action 44 is not legal now$"):
        comemierda.first_of(44, [Play(("3o",))])
    with pytest.raises(BadInput, match=r"^action 2 is not legal now$"):
        gnav.first_of(2, [Keep(), Ask()])
