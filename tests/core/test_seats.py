import pytest

from tapete.core import BySeat
from tapete.core.seats import ring


def test_putting_a_value_makes_another() -> None:
    lives = BySeat((3, 3, 3))
    assert lives.put(1, 2) == (3, 2, 3)
    assert lives == (3, 3, 3)
    assert isinstance(lives.put(2, 0), BySeat)


def test_one_thing_for_each_seat() -> None:
    assert BySeat.of(3, lambda seat: seat * 2) == (0, 2, 4)
    assert BySeat((1, 0, 2)).map(bool) == (True, False, True)
    assert BySeat((1, 0, 2)).where(lambda lives: lives > 0) == (0, 2)


@pytest.mark.parametrize(("start", "seats"), [(0, [0, 1, 2]), (2, [2, 0, 1]), (4, [1, 2, 0])])
def test_once_round_the_ring(start: int, seats: list[int]) -> None:
    assert list(ring(start, 3)) == seats
