"""What a rated match changes, and what it does not."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.company import Company, company
from tapete.core import Status
from tapete.room import Leaver, MatchResult, SeatResult
from tapete.server.keeping import Kept
from tapete.server.ratings import rated
from tapete.store import Rating
from tapete.store.results import RatingMoved


def seat(number: int, person: str | None, place: int, *, left: bool = False) -> SeatResult:
    robot = None if person else "rules@1"
    return SeatResult(number, person, f"P{number}", robot, None, 5 - place, None, place, place == 1, left, {})


def ended(*seats: SeatResult, **changes: Any) -> MatchResult:
    told = MatchResult("t", 1, "comemierda", {}, 0.0, 9.0, True, False, False, 3, seats, ())
    return replace(told, **changes)


def worth(*ratings: Rating) -> list[str]:
    """From the best to the worst."""
    return [one.person for one in sorted(ratings, key=lambda one: -one.mu)]


def test_who_came_first_is_worth_most_and_equals_are_equal() -> None:
    after = rated(ended(seat(0, "a", 2), seat(1, "b", 1), seat(2, "c", 2), seat(3, "d", 4)), {})
    assert worth(*after)[0] == "b"
    assert worth(*after)[-1] == "d"
    by = {one.person: one for one in after}
    assert by["a"].mu == by["c"].mu
    assert {one.matches for one in after} == {1}
    assert all(one.sigma < 25 / 3 for one in after)


def test_what_was_before_counts() -> None:
    before = {"a": Rating("a", "comemierda", 40.0, 2.0, 7)}
    after = {one.person: one for one in rated(ended(seat(0, "a", 1), seat(1, "b", 2)), before)}
    assert after["a"].matches == 8
    assert 40 <= after["a"].mu < 40.5, "nobody learns much from that"


def test_robots_are_no_measure() -> None:
    alone = ended(seat(0, "a", 1), seat(1, None, 2))
    assert rated(alone, {}) == ()
    two = rated(ended(seat(0, "a", 1), seat(1, "b", 2)), {})
    assert rated(ended(seat(0, "a", 2), seat(1, "b", 3), seat(2, None, 1)), {}) == two


def test_a_match_that_is_not_rated_changes_nothing() -> None:
    assert rated(ended(seat(0, "a", 1), seat(1, "b", 2), rated=False), {}) == ()


def test_who_left_on_purpose_comes_last_though_a_robot_won_for_him() -> None:
    assert worth(*rated(ended(seat(0, "a", 1, left=True), seat(1, "b", 2)), {})) == ["b", "a"]
    followed = ended(seat(0, "a", 1), seat(1, "b", 2), leavers=(Leaver(2, "c", "Eva"),))
    assert worth(*rated(followed, {})) == ["a", "b", "c"]


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path) as people:
        yield people


async def test_a_finished_match_is_kept_with_its_ratings_once(people: Company) -> None:
    table = await people.founded("Ana", rated=True, watch=True)
    ana, jon = await people.joins(table, "Ana"), await people.sits(table, "Jon", 1)
    await ana.ask("start", level=1)
    await people.plays(table, {0: ana, 1: jon}, lambda: table.state.status is Status.OVER)
    store = people.house.store
    await people.until(lambda: table._errands._tasks == {})
    (kept,) = await store.results.of_table(table.name)
    assert [one.name for one in kept.seats[:2]] == ["Ana", "Jon"]
    ratings = await store.ratings.of([person.id for person in people.people.values()], "gnav")
    assert {one.matches for one in ratings.values()} == {1}
    assert kept.seats[0].mu == ratings[people.people["Ana"].id].mu
    assert kept.seats[2].mu is None
    people.house.room.rest(table.name)
    again = await people.house.room.table(table.name)
    assert again is not None
    await people.until(lambda: again._errands._tasks == {})
    assert await store.ratings.of(list(ratings), "gnav") == ratings


async def test_two_matches_that_end_at_once_are_reckoned_one_after_the_other(people: Company) -> None:
    await people.comes("Ana")
    await people.comes("Jon")
    ana, jon = (people.people[name].id for name in ("Ana", "Jon"))
    store = people.house.store
    real, times = store.results.put, 0

    async def put(told: Any, ratings: Any) -> bool:
        nonlocal times
        times += 1
        if times == 1:
            other = ended(seat(0, ana, 1), seat(1, jon, 2), table="other")
            await Kept(store).put(other)
            raise RatingMoved("t")
        return await real(told, ratings)

    store.results.put = put  # type: ignore[method-assign]
    await Kept(store).put(ended(seat(0, ana, 1), seat(1, jon, 2)))
    assert (await store.ratings.of([ana], "comemierda"))[ana].matches == 2


async def test_who_was_forgotten_meanwhile_is_not_rated(people: Company) -> None:
    await people.comes("Ana")
    ana = people.people["Ana"].id
    await Kept(people.house.store).put(ended(seat(0, ana, 1), seat(1, "gone", 2)))
    kept = await people.house.store.results.get("t", 1)
    assert kept is not None
    assert [one.mu is None for one in kept.seats] == [False, True]
    assert set(await people.house.store.ratings.of([ana, "gone"], "comemierda")) == {ana}


async def test_who_left_and_was_followed_is_kept_with_what_it_cost_him(people: Company) -> None:
    ana, jon, eva = [(await people.comes(name)).id for name in ("Ana", "Jon", "Eva")]
    gone = (Leaver(1, eva, "Eva"), Leaver(2, ana, "Ana"))  # Ana has sat down again elsewhere
    store = people.house.store
    await Kept(store).put(ended(seat(0, ana, 1), seat(1, jon, 2), leavers=gone))
    kept = await store.results.get("t", 1)
    assert kept is not None
    assert [(one.person, one.seat, one.place, one.left) for one in kept.leavers] == [(eva, 1, 2, True)]
    assert kept.leavers[0].mu == (await store.ratings.of([eva], "comemierda"))[eva].mu
    assert len(await store.ratings.course(eva, "comemierda")) == 1
    standing = await store.players.standing(eva, "comemierda")
    assert standing is not None
    assert (standing.matches, standing.won, standing.left) == (1, 0, 1)
