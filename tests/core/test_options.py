from dataclasses import dataclass

import pytest

from tapete.core import BadInput, option, read_options, written_options


@dataclass(frozen=True)
class Sample:
    players: int = option(4, "C2", low=4, high=8, always=True)
    target: int | None = option(21, "C31", low=1, high=99, nullable=True)
    escalating: bool = option(True, "C30")


def test_nothing_given_is_the_standard_game() -> None:
    assert read_options(Sample, {}) == Sample(4, 21, True)


def test_only_what_differs_is_written_beside_what_always_is() -> None:
    assert written_options(Sample()) == {"players": 4}
    assert written_options(Sample(5, None, False)) == {"players": 5, "target": None, "escalating": False}


def test_what_was_written_is_read_again() -> None:
    options = Sample(8, 5, False)
    assert read_options(Sample, written_options(options)) == options


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ({"player": 4}, "unknown option 'player'; there are players, target, escalating"),
        ({"players": 3}, "option players is a number from 4 to 8, not 3"),
        ({"players": True}, "option players is a number from 4 to 8, not True"),
        ({"players": 4.0}, "option players is a number from 4 to 8, not 4.0"),
        ({"players": None}, "option players is a number from 4 to 8, not None"),
        ({"target": 0}, "option target is a number from 1 to 99 or null, not 0"),
        ({"escalating": 1}, "option escalating is true or false, not 1"),
    ],
)
def test_a_bad_option_is_refused_in_one_line(given: dict[str, object], line: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_options(Sample, given)
    assert str(refused.value) == line
