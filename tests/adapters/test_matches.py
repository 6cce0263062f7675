"""The quick draws are those of the contract, and a board gives each seat its own look at it."""

import numpy as np
import pytest

from tapete.adapters.board import Board
from tapete.adapters.layout import Field, Layout
from tapete.adapters.matches import NOBODY, Chance, kept_mask
from tapete.core import HmacEntropy, shuffled, simulation_secret


@pytest.mark.parametrize("players", [2, 3, 8])
@pytest.mark.parametrize("size", [40, 42])
def test_a_deck_is_the_one_of_the_contract(players, size):
    chance = Chance("gnav", players, "seed/1")
    for number in range(1, 30):
        entropy = HmacEntropy(simulation_secret("seed/1"), "gnav", number, [None] * players)
        dealer = entropy.below(players) if number == 1 else NOBODY
        assert chance.deck(number, size) == (dealer, shuffled(range(size), entropy))


def test_a_board_turns_to_who_looks():
    layout = Layout(
        (
            Field("hand", 2, 0, 9, "", own=True),
            Field("counts", 3, 0, 9, "", by_seat=True),
            Field("known", 6, 0, 9, "", by_seat=True, own=True),
            Field("round", 1, 0, 9, ""),
        )
    )
    board = Board(layout, 3)
    for seat in range(3):
        board.write(board.at["hand"] + 2 * seat, [seat, seat])
        board.write(board.at["known"] + 6 * seat, [0, seat, 1, seat, 2, seat])
    board.write(board.at["counts"], [5, 6, 7])
    board.cells[board.at["round"]] = 8
    looked = {name: numbers.tolist() for name, numbers in layout.named(board.seen(1)).items()}
    assert looked == {"hand": [1, 1], "counts": [6, 7, 5], "known": [1, 1, 2, 1, 0, 1], "round": [8]}


def test_what_was_seen_does_not_change_with_the_board():
    layout = Layout((Field("counts", 2, 0, 9, "", by_seat=True),))
    board = Board(layout, 2)
    before = board.seen(0)
    board.mark(board.at["counts"], 1, 2)
    assert before.tolist() == [0, 0]
    assert board.seen(0).tolist() == [0, 1]
    board.mark(board.at["counts"], NOBODY, 2)
    assert not board.seen(0).any()


def test_a_mask_has_a_one_for_each_legal_action():
    mask = kept_mask(0b1001, 5)
    assert mask.tolist() == [1, 0, 0, 1, 0]
    assert mask.dtype == np.int8
