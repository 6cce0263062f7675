"""A record played again under the eyes of a coach: in part, for one seat, with progress; and who is named."""

import pytest

from coach.matches import lines, played, reviewed
from tapete.coach import review
from tapete.coach.reviewing import MOST_SAMPLES
from tapete.core import BadInput
from tapete.games import GAMES
from tapete.records import replay

GNAV = ("gnav", "novice random", "books")
COMEMIERDA = ("comemierda", "novice regular rules good", "books", (("target", 6),))


@pytest.mark.parametrize("cut", [1, 2, 3, 5])
def test_a_match_cut_off_is_reviewed_as_far_as_it_went(cut: int) -> None:
    whole = reviewed(*GNAV)
    found = review(replay(lines(*GNAV)[:cut], "cut off", GAMES))
    assert not found.finished
    assert found.decisions == whole.decisions[: len(found.decisions)]
    assert found.line == whole.line[: len(found.line)]
    assert bool(found.line) is (cut > 1)


def test_a_round_cut_off_in_the_middle_is_reviewed_too() -> None:
    whole = reviewed(*COMEMIERDA)
    found = review(replay(lines(*COMEMIERDA)[:20], "cut off", GAMES), samples=2)
    assert found.decisions == whole.decisions[: len(found.decisions)]
    assert found.line[-1].number <= 18


@pytest.mark.parametrize("match", [GNAV, COMEMIERDA], ids=["gnav", "comemierda"])
def test_of_one_seat_the_same_is_found_as_of_all(match: tuple[str, ...]) -> None:
    whole = reviewed(*match)
    found = review(played(*match), seat=1, samples=2)
    assert found.seat == 1
    assert found.decisions == tuple(one for one in whole.decisions if one.seat == 1)
    ours, theirs = found.accounts[1], whole.accounts[1]
    assert (ours.start, ours.end, ours.costly) == (theirs.start, theirs.end, theirs.costly)
    assert ours.own == pytest.approx(theirs.own, abs=1e-12)
    assert ours.luck == pytest.approx(theirs.luck + theirs.others, abs=1e-9)


def test_progress_is_told_after_every_action() -> None:
    told: list[tuple[int, int]] = []
    review(played(*GNAV), progress=lambda done, actions: told.append((done, actions)))
    assert [done for done, _ in told] == list(range(1, told[-1][1] + 1))
    assert {actions for _, actions in told} == {len(told)}


def test_who_hears_of_progress_may_end_the_review() -> None:
    class Enough(Exception):
        pass

    def enough(done: int, actions: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        review(played(*GNAV), progress=enough)


def test_named_is_who_chose_whoever_sat_there_at_first() -> None:
    record = lines(*GNAV)
    second = next(place for place, line in enumerate(record) if b'"deal":2' in line)
    record.insert(second, b'{"sit":0,"who":"Ana"}\n')
    acted = next(place for place, line in enumerate(record) if place > second and b'"seat":1' in line)
    record[acted] = record[acted].replace(b"true}", b'true,"by":"robot:rules@1"}')
    found = review(replay(record, "with others", GAMES))
    names = {(one.deal, one.seat): one.who for one in found.decisions}
    assert (names[1, 0], names[1, 1]) == ("robot:novice@1", "robot:random@1")
    assert names[2, 0] == "Ana"
    assert "robot:rules@1" in names.values()


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_there_is_no_seat_beyond_the_last(seat: int) -> None:
    with pytest.raises(BadInput, match=f"no seat {seat}; there are 0 to 1"):
        review(played(*GNAV), seat=seat)


@pytest.mark.parametrize("samples", [0, MOST_SAMPLES + 1])
def test_samples_are_bounded(samples: int) -> None:
    with pytest.raises(BadInput, match="samples are 1 to 10000"):
        review(played(*GNAV), samples=samples)
