"""The books of a review add up, whatever was played."""

import msgspec
import pytest

from coach.matches import played, reviewed
from tapete.coach import COSTLY, Review

GNAV = reviewed, ("gnav", "novice regular good expert", "books")
TWO = reviewed, ("gnav", "novice random", "books")
COMEMIERDA = reviewed, ("comemierda", "novice regular rules good", "books", (("target", 6),))
POINTS = reviewed, ("comemierda", "novice regular rules good", "books", (("target", None),), 2)


@pytest.fixture(params=[GNAV, TWO, COMEMIERDA, POINTS], ids=["gnav", "two seats", "comemierda", "points"])
def found(request: pytest.FixtureRequest) -> Review:
    make, arguments = request.param
    review: Review = make(*arguments)
    return review


def test_every_change_of_a_forecast_is_luck_own_errors_or_those_of_others(found: Review) -> None:
    for before, after in zip(found.line, found.line[1:], strict=False):
        for seat in range(len(found.seats)):
            parts = before.forecast[seat] + after.luck[seat] + after.own[seat] + after.others[seat]
            assert after.forecast[seat] == pytest.approx(parts, abs=1e-12)


def test_the_account_of_a_seat_leads_from_its_first_forecast_to_its_last(found: Review) -> None:
    assert [account.seat for account in found.accounts] == list(range(len(found.seats)))
    for account in found.accounts:
        assert account.start == found.line[0].forecast[account.seat]
        assert account.end == found.line[-1].forecast[account.seat]
        assert account.end == pytest.approx(account.start + account.luck + account.own + account.others, abs=1e-9)


def test_what_an_error_costs_others_gain(found: Review) -> None:
    for decision in found.decisions:
        assert sum(decision.shift) == pytest.approx(0, abs=1e-12)
        assert decision.shift[decision.seat] == pytest.approx(-decision.cost, abs=1e-12)
        assert decision.cost >= 0
        assert decision.cost > 0 or decision.shift == (0.0,) * len(found.seats)


def test_nothing_is_gained_by_a_choice_of_ones_own(found: Review) -> None:
    assert all(moment.own[seat] <= 0 for moment in found.line for seat in range(len(found.seats)))


def test_between_deals_all_chances_together_are_one(found: Review) -> None:
    whole = 1 if found.measure == "match" else 0
    looks = [moment for moment in found.line if moment.seat is None]
    assert len(looks) > 1
    assert all(sum(moment.forecast) == pytest.approx(whole, abs=1e-8) for moment in looks)


def test_a_forecast_is_a_chance_and_changes_when_its_seat_looks(found: Review) -> None:
    for before, after in zip(found.line, found.line[1:], strict=False):
        for seat in range(len(found.seats)):
            assert found.measure == "points" or -1e-12 <= after.forecast[seat] <= 1 + 1e-12
            if after.seat not in (None, seat):
                assert after.forecast[seat] == before.forecast[seat]
                assert (after.luck[seat], after.own[seat], after.others[seat]) == (0, 0, 0)


def test_what_others_gave_comes_to_account_when_a_seat_looks(found: Review) -> None:
    for account in found.accounts:
        looked = max(place.number for place in found.line if place.seat in (None, account.seat))
        given = sum(one.shift[account.seat] for one in found.decisions if one.seat != account.seat)
        assert looked == found.line[-1].number
        assert account.others == pytest.approx(given, abs=1e-9)


def test_a_match_played_out_ends_with_its_winners(found: Review) -> None:
    if found.measure == "match":
        assert found.finished
        assert sorted(set(found.line[-1].forecast)) in ([0.0, 1.0], [0.0, 0.5], [0.5])


def test_the_best_choice_is_worth_most_and_the_cost_is_what_is_missing(found: Review) -> None:
    for decision in found.decisions:
        worths = [choice.worth for choice in decision.choices if choice.worth is not None]
        best, taken = (decision.choices[place].worth for place in (decision.best, decision.taken))
        assert best is not None
        assert taken is not None
        tried = [choice.worth for choice in decision.choices if choice.error is not None]
        assert best == max(each for each in tried if each is not None)
        assert decision.cost == pytest.approx(best - taken, abs=1e-12)
        assert len(worths) == len(decision.choices)


def test_costly_is_what_is_worth_a_word_and_beyond_its_error(found: Review) -> None:
    for decision in found.decisions:
        sure = decision.cost >= COSTLY[found.measure] and decision.cost >= 2 * decision.error
        assert decision.costly is sure


def test_a_review_is_written_as_json_and_read_back(found: Review) -> None:
    text = msgspec.json.encode(found)
    back = msgspec.json.decode(text, type=Review)
    assert msgspec.json.encode(back) == text
    assert (back.line, back.accounts) == (found.line, found.accounts)


def test_decisions_are_numbered_by_the_actions_of_the_record(found: Review) -> None:
    numbers = [decision.number for decision in found.decisions]
    assert numbers == sorted(set(numbers))


def test_an_open_decision_is_one_of_each_action_in_gnav() -> None:
    make, arguments = GNAV
    match = played(*arguments)
    actions = sum(hasattr(moment.entry, "action") for moment in match.moments)
    assert [decision.number for decision in make(*arguments).decisions] == list(range(1, actions + 1))
