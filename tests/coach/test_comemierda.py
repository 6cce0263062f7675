"""The coach of Comemierda: no hindsight, one set of worlds for all choices, exact endings, a match worth its share."""

from collections.abc import Sequence
from typing import Any

import pytest

from coach.matches import Options, decisions, played, reviewed
from tapete.coach import NoCoach, review
from tapete.coach.comemierda import ComemierdaCoach
from tapete.coach.comemierda_outlook import CHANGES
from tapete.coach.comemierda_playing import Leaf, Start, _seen, played_on, start_of, starts_of
from tapete.coach.comemierda_round import Round
from tapete.coach.comemierda_trying import SEEN_BEFORE, Trial, near
from tapete.core import HmacEntropy, simulation_secret
from tapete.games.comemierda import COMEMIERDA, Give, Pass
from tapete.games.comemierda.worlds import sample_world
from tapete.robots.comemierda_learned.network import shipped
from tapete.robots.comemierda_learned.robot import legal_by_number
from tapete.robots.comemierda_learned.seeing import seen
from tapete.robots.comemierda_learned.weighing import inputs_of

SHORT: Options = (("target", 6),)
FOUR = "novice regular rules good"


@pytest.fixture(scope="module")
def coach() -> ComemierdaCoach:
    return ComemierdaCoach(played("comemierda", FOUR, "books", SHORT).header.options, 3)


def positions(every: int) -> list[tuple[Any, int, Any]]:
    """Some decisions of a match, gifts among them."""
    found = list(decisions(played("comemierda", FOUR, "books", SHORT)))
    gifts = [one for one in found if isinstance(one[2], Give)]
    return found[::every] + gifts[:2]


def test_what_a_seat_could_not_see_changes_nothing(coach: ComemierdaCoach) -> None:
    chance = HmacEntropy(simulation_secret("re-dealt"), "comemierda", 1, ())
    for state, seat, action in positions(4):
        view = COMEMIERDA.view(state, seat)
        there = COMEMIERDA.view(sample_world(view, chance), seat)
        assert coach.judged(there, action, "key") == coach.judged(view, action, "key")


def test_the_same_key_gives_the_same_worlds_and_another_gives_others(coach: ComemierdaCoach) -> None:
    state, seat, action = positions(1)[0]
    view = COMEMIERDA.view(state, seat)
    one, again, other = (coach.judged(view, action, key) for key in ("1", "1", "2"))
    assert one == again != other


def test_the_same_record_gives_the_same_review() -> None:
    match = played("comemierda", FOUR, "books", SHORT)
    assert review(match, samples=2) == reviewed("comemierda", FOUR, "books", SHORT)


def test_in_a_world_every_seat_stands_where_its_view_says() -> None:
    for state, seat, _ in positions(3):
        if state.phase != "play":
            continue
        view = COMEMIERDA.view(state, seat)
        numbers = list(legal_by_number(view))
        assert inputs_of(_seen(start_of(state)), numbers) == inputs_of(seen(view), numbers)


def test_a_choice_is_followed_by_what_the_rules_say() -> None:
    for state, seat, action in positions(5):
        if isinstance(action, Give):
            continue
        start = start_of(state)
        for number, one in legal_by_number(COMEMIERDA.view(state, seat)).items():
            assert start.then(number).table == COMEMIERDA.apply(state, seat, one).state.table
        assert start == start_of(state)


def test_where_two_are_left_worth_is_exact_and_one_of_two() -> None:
    endings = [one for one in reviewed("comemierda", FOUR, "books").decisions if one.source == "ending"]
    assert endings
    for decision in endings:
        assert decision.error == 0
        assert {choice.error for choice in decision.choices} == {0.0}
        assert len({choice.worth for choice in decision.choices}) <= 2


def test_a_round_is_played_on_to_where_the_seat_has_a_choice_or_is_done() -> None:
    states = [(state, seat) for state, seat, _ in positions(6) if state.phase == "play"]
    for state, seat in states:
        start = start_of(state)
        (leaf,) = played_on(shipped(), [Start(list(start.facts), start.table)], seat)
        assert 0 <= leaf.finished <= 4
        if leaf.places is not None:
            assert len(leaf.places) == 4
            assert leaf.finished < 2


def test_a_round_already_over_is_worth_what_its_ranking_leads_to(coach: ComemierdaCoach) -> None:
    about = Round(coach._outlook, 1, (0, 0, 0, 0), ())
    match = played("comemierda", FOUR, "books", SHORT)
    states = [state for state, _, _ in decisions(match) if state.number == 2]
    ranking = states[0].ranking
    found = coach._outlook.after(1, states[0].totals, ranking)
    order = [ranking >> 3 * place & 7 for place in range(4)]
    assert about._leads[ranking] == found
    assert max(range(4), key=found.__getitem__) == order[0]


def means(about: Round, order: int, finished: int, place: int) -> list[tuple[float, tuple[int, ...]]]:
    """What seat 1 gets by each way the others may come in, where it has this place."""
    found = []
    for ranking, worth in about._leads.items():
        seats = tuple(ranking >> 3 * at & 7 for at in range(4))
        if seats[place] == 1 and (ranking ^ order) & (1 << 3 * finished) - 1 == 0:
            found.append((worth[1], seats))
    return found


def test_places_that_nobody_knows_go_to_the_others_as_offices_pass_on(coach: ComemierdaCoach) -> None:
    before = (2, 0, 3, 1)
    about = Round(coach._outlook, 4, (3, 0, 2, 1), before)
    for order, finished, place in ((0, 0, 1), (3, 1, 1), (0, 0, 3), (2 | 3 << 3, 2, 2)):
        lots = [
            (worth, CHANGES[first, second, third, last])
            for worth, seats in means(about, order, finished, place)
            for first, second, third, last in [[before.index(seat) for seat in seats]]
        ]
        expected = sum(worth * often for worth, often in lots) / sum(often for _, often in lots)
        places = (int(place == 0), int(place == 1), int(place == 2), int(place == 3))
        assert about.worth(Leaf(order, finished, places), 1)[1] == pytest.approx(expected)


def test_in_the_first_round_every_way_the_others_come_in_is_as_likely(coach: ComemierdaCoach) -> None:
    about = Round(coach._outlook, 1, (0, 0, 0, 0), ())
    lots = [worth for worth, _ in means(about, 0, 0, 1)]
    assert about.worth(Leaf(0, 0, (0, 1, 0, 0)), 1)[1] == pytest.approx(sum(lots) / len(lots))


def test_where_the_strongest_rival_keeps_its_office_less_is_to_be_hoped_for(coach: ComemierdaCoach) -> None:
    totals, rival = (10, 9, 0, -1), (0, 1, 2, 3)
    second = Leaf(0, 0, (0, 1, 0, 0))
    evenly, as_mostly = (Round(coach._outlook, 5, totals, before).worth(second, 1)[1] for before in ((), rival))
    assert as_mostly < evenly - 0.02


def test_worlds_hold_what_the_seat_knows_and_deal_the_rest() -> None:
    for state, seat, _ in positions(6):
        view = COMEMIERDA.view(state, seat)
        if state.phase != "play" or len(view.out) > 1:
            continue
        position, numbers = seen(view), list(legal_by_number(view))
        starts = starts_of(position, 3, word=77)
        assert starts == starts_of(position, 3, word=77)
        for start in starts:
            assert inputs_of(_seen(start), numbers) == inputs_of(position, numbers)
            hands = start.table.hands
            assert hands[seat] == state.table.hands[seat]
            assert [hand.bit_count() for hand in hands] == list(view.counts)
            assert counted(hands) == counted(state.table.hands)


def counted(hands: Sequence[int]) -> list[int]:
    """How many cards of each rank are in these hands."""
    return [sum((hand >> 4 * rank & 15).bit_count() for hand in hands) for rank in range(12)]


@pytest.mark.parametrize(
    "options", [{"players": 5}, {"players": 8}, {"pass_locks_out": True}, {"no_finish_on_two_of_oros": True}]
)
def test_games_that_good_has_not_learned_have_no_coach(options: dict[str, Any]) -> None:
    with pytest.raises(NoCoach, match="no coach"):
        ComemierdaCoach(COMEMIERDA.options(options), 3)


@pytest.mark.parametrize(
    ("options", "measure"),
    [
        ({}, "match"),
        ({"target": 5}, "match"),
        ({"target": 24}, "match"),
        ({"target": 25}, "points"),
        ({"target": None}, "points"),
        ({"target": 9, "escalating": False}, "match"),
        ({"escalating": False}, "points"),
    ],
)
def test_a_target_within_reach_is_what_counts(options: dict[str, Any], measure: str) -> None:
    assert ComemierdaCoach(COMEMIERDA.options(options), 3).measure == measure


def trial(taken: int, found: dict[int, list[float]], first: list[float]) -> Trial:
    """Choices of seat 0 against one other."""

    def worth(own: float) -> tuple[float, ...]:
        return (own, 1 - own, 0.0, 0.0)

    actions = [Pass() for _ in first]
    lots = {choice: [worth(own) for own in lot] for choice, lot in found.items()}
    return Trial(0, actions, taken, [worth(own) for own in first], lots)


def test_what_was_thought_at_first_counts_as_so_many_worlds() -> None:
    judged = trial(1, {0: [0.6] * SEEN_BEFORE, 1: [0.4] * SEEN_BEFORE}, [0.8, 0.4]).judged()
    assert judged.best == 0
    assert judged.choices[0].worth == pytest.approx(0.7)
    assert judged.cost == pytest.approx(0.3)
    assert judged.shift == pytest.approx((-0.3, 0.3, 0, 0))


def test_worlds_that_agree_with_each_other_and_not_with_the_first_opinion_leave_a_doubt() -> None:
    agreed = trial(1, {0: [0.6] * 24, 1: [0.4] * 24}, [0.6, 0.4]).judged()
    doubted = trial(1, {0: [0.6] * 24, 1: [0.4] * 24}, [0.45, 0.4]).judged()
    assert agreed.error == pytest.approx(0)
    assert agreed.is_costly("match")
    assert doubted.cost == pytest.approx(0.125)
    assert doubted.error == pytest.approx(0.075)
    assert not doubted.is_costly("match")


def test_a_choice_that_was_not_tried_has_the_networks_word_moved_as_far_as_the_tried_ones() -> None:
    judged = trial(0, {0: [0.5] * 24, 1: [0.3] * 24}, [0.7, 0.5, 0.1]).judged()
    assert [choice.worth for choice in judged.choices] == pytest.approx([0.6, 0.4, 0.0])
    assert (judged.choices[2].error, judged.choices[2].worlds) == (None, 0)


def test_a_choice_that_was_not_tried_is_never_told_to_be_worth_more_than_the_best() -> None:
    judged = trial(1, {0: [0.1] * 24, 1: [0.5] * 24}, [0.9, 0.1, 0.89]).judged()
    assert judged.choices[2].worth == judged.choices[judged.best].worth


def test_tried_are_the_choices_that_look_nearly_as_good_as_the_best_and_the_one_taken() -> None:
    first = [(each, 0.0, 0.0, 0.0) for each in (0.50, 0.48, 0.10, 0.49, 0.47)]
    assert near(first, 0, taken=2, stakes=1.0) == [0, 1, 2, 3]
    assert near(first, 0, taken=0, stakes=0.13) == [0, 3]


def test_the_more_worlds_the_less_a_choice_is_in_doubt() -> None:
    options = COMEMIERDA.options({})
    state, seat, action = positions(1)[2]
    view = COMEMIERDA.view(state, seat)
    few, many = (ComemierdaCoach(options, samples).judged(view, action, "1") for samples in (4, 64))
    assert few is not None
    assert many is not None
    assert few.choices[few.taken].worlds == 4
    assert many.choices[many.taken].worlds == 64
