"""Matches that are over, the matches of a person, ratings, the table of players."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from store.places import Taken
from store.playing import match, seat
from tapete.store import Person, Rating, RatingMoved, Store


@pytest.fixture
async def store(store: Store) -> Store:
    """With people in it."""
    for who in ("ana", "jon", "eva"):
        await store.people.add(Person(who, who.upper()), who, 0.0)
    return store


async def test_a_result_comes_back_as_it_was_put(store: Store) -> None:
    told = match(
        "t",
        1,
        seat(0, "ana", points=21, offices={"presidente": 3, "culo": 1}),
        seat(1, left=True),
        open=True,
        rated=True,
        leavers=(seat(1, "jon", left=True, rounds=1),),
    )
    assert await store.results.put(told)
    assert await store.results.get("t", 1) == told
    assert await store.results.get("t", 2) is None


async def test_a_result_is_kept_once(store: Store) -> None:
    told = match("t", 1, seat(0, "ana"), seat(1))
    assert await store.results.put(told)
    assert not await store.results.put(match("t", 1, seat(0, "jon"), seat(1)))
    assert await store.results.of_table("t") == [told]


async def test_matches_of_a_table_come_last_first(store: Store) -> None:
    for number in (1, 2):
        await store.results.put(match("t", number, seat(0, "ana"), seat(1)))
    assert [told.match for told in await store.results.of_table("t")] == [2, 1]


async def test_my_matches_come_in_pages(store: Store) -> None:
    for table in ("b", "a"):
        for number in (1, 2, 3):
            await store.results.put(match(table, number, seat(0), seat(1, "ana"), seat(2, "jon")))
    await store.results.put(match("c", 9, seat(0, "jon"), seat(1)))
    page = await store.results.of_person("ana", limit=4)
    assert [(told.table_id, told.match) for told in page] == [("b", 3), ("a", 3), ("b", 2), ("a", 2)]
    assert [len(told.seats) for told in page] == [3] * 4
    last = page[-1]
    rest = await store.results.of_person("ana", limit=4, before=(last.ended, last.table_id, last.match))
    assert [(told.table_id, told.match) for told in rest] == [("b", 1), ("a", 1)]


async def test_my_matches_are_sorted_out(store: Store) -> None:
    await store.results.put(match("a", 1, seat(0, "ana"), seat(1)))
    await store.results.put(match("a", 2, seat(0), seat(1, "ana"), watch=True))
    await store.results.put(match("a", 3, seat(0, "ana"), seat(1), game="gnav", open=True))

    async def found(**wanted: object) -> list[int]:
        return [told.match for told in await store.results.of_person("ana", limit=9, **wanted)]  # type: ignore[arg-type]

    assert await found() == [3, 2, 1]
    assert await found(game="comemierda") == [2, 1]
    assert await found(won=True) == [3, 1]
    assert await found(won=False) == [2]
    assert await found(public=True) == [3, 2]
    assert await found(public=True, won=True, game="comemierda") == []


async def test_who_left_finds_the_match_too_and_once(store: Store) -> None:
    """Ana left, sat down again elsewhere, and is named twice."""
    await store.results.put(match("a", 1, seat(0, "ana"), seat(1), leavers=(seat(1, "ana"), seat(1, "jon"))))
    for person in ("ana", "jon"):
        assert len(await store.results.of_person(person, limit=9)) == 1


async def test_ratings_change_with_the_result_or_not_at_all(store: Store) -> None:
    first = [Rating("ana", "comemierda", 26.0, 8.0, 1), Rating("jon", "comemierda", 24.0, 8.0, 1)]
    seats = seat(0, "ana", mu=26.0, sigma=8.0), seat(1, "jon", mu=24.0, sigma=8.0)
    assert await store.results.put(match("t", 1, *seats, rated=True), first)
    assert await store.ratings.of(["ana", "jon", "eva"], "comemierda") == {"ana": first[0], "jon": first[1]}
    assert await store.ratings.of(["ana"], "gnav") == {}
    after = [Rating("ana", "comemierda", 27.0, 7.5, 2), Rating("jon", "comemierda", 23.0, 7.5, 3)]
    with pytest.raises(RatingMoved):
        await store.results.put(match("t", 2, *seats, rated=True), after)
    assert await store.results.get("t", 2) is None
    assert await store.ratings.all("ana") == [first[0]]


async def test_of_two_matches_that_end_together_one_reckons_again(store: Store) -> None:
    answers = await asyncio.gather(
        *(
            store.results.put(match(table, 1, seat(0, "ana")), [Rating("ana", "comemierda", mu, 8.0, 1)])
            for table, mu in (("a", 26.0), ("b", 24.0))
        ),
        return_exceptions=True,
    )
    assert sorted(map(repr, answers)) == ["RatingMoved('b')", "True"]
    assert [rating.mu for rating in await store.ratings.all("ana")] == [26.0]


async def test_who_was_deleted_while_he_played_has_no_name_and_no_rating(store: Store) -> None:
    jon = Rating("jon", "comemierda", 24.0, 8.0, 1)
    assert await store.results.put(match("t", 1, seat(0, "ana"), seat(1, "jon")), [jon])
    await store.farewell.delete("ana")
    await store.farewell.delete("jon")
    ratings = [Rating("ana", "comemierda", 26.0, 8.0, 1), replace(jon, matches=2)]
    with pytest.raises(RatingMoved):
        await store.results.put(match("t", 2, seat(0, "ana"), seat(1, "jon")), ratings)
    assert await store.results.put(match("t", 2, seat(0, "ana"), seat(1, "jon")), [ratings[0], jon])
    told = await store.results.get("t", 2)
    assert told is not None
    assert [(one.person, one.name) for one in told.seats] == [(None, "?")] * 2
    assert await store.ratings.of(["ana", "jon"], "comemierda") == {}


async def test_a_rating_is_followed_over_time(store: Store) -> None:
    for number, mu in enumerate((26.0, None, 27.5), 1):
        sigma = None if mu is None else 8.0
        await store.results.put(match("t", number, seat(0, "ana", mu=mu, sigma=sigma), seat(1)))
    assert await store.ratings.course("ana", "comemierda") == [(100.0, 26.0, 8.0), (300.0, 27.5, 8.0)]
    assert await store.ratings.course("ana", "comemierda", 1) == [(300.0, 27.5, 8.0)], "the last ones"
    assert await store.ratings.course("ana", "gnav") == []


async def test_the_table_of_players_sums_all_matches(store: Store) -> None:
    first = seat(0, "ana", points=8, offices={"presidente": 2}), seat(1, "jon", points=4), seat(2)
    await store.results.put(match("t", 1, *first), [Rating("jon", "comemierda", 30.0, 1.0, 1)])
    again = seat(0, "ana", points=2, offices={"presidente": 2}), seat(1, "jon", points=5, left=True)
    await store.results.put(match("t", 2, *again))
    third = seat(0, "jon", points=2, offices={"culo": 1, "presidente": 1}), seat(1, "ana", offices={"culo": 4})
    await store.results.put(match("t", 3, *third))
    await store.results.put(match("t", 4, seat(0, "eva"), game="gnav"))
    jon, ana = await store.players.table("comemierda")
    assert (ana.person, ana.name, ana.matches, ana.won, ana.rounds, ana.points) == ("ana", "ANA", 3, 2, 12, 10)
    assert ana.offices == {"culo": 4, "presidente": 4}
    assert ana.place == pytest.approx(4 / 3)
    assert (jon.points, jon.left, jon.mu, jon.sigma, ana.mu) == (11, 1, 30.0, 1.0, None)
    assert await store.players.standing("ana", "comemierda") == ana
    assert await store.players.standing("eva", "comemierda") is None
    orders = {"rating": "ja", "matches": "aj", "won": "aj", "points": "ja", "place": "aj"}
    for order, names in orders.items():
        table = await store.players.table("comemierda", order=order)
        assert "".join(standing.person[0] for standing in table) == names, order
    assert [one.person for one in await store.players.table("comemierda", order="won", limit=1, offset=1)] == ["jon"]
    with pytest.raises(KeyError):
        await store.players.table("comemierda", order="name; DROP TABLE person")


async def test_sqlite_finds_my_matches_by_an_index(tmp_path: Path) -> None:
    store = Store(tmp_path, Taken)
    await store.open()
    await store.close()
    with sqlite3.connect(tmp_path / "tapete.db") as database:
        for query, index in (
            ("SELECT 1 FROM seat_result WHERE person = 'a' ORDER BY ended DESC", "ix_seat_result_person"),
            ("SELECT sum(points) FROM seat_result WHERE game = 'a' GROUP BY person", "ix_seat_result_game"),
            ("SELECT 1 FROM listing WHERE phase = 'over' ORDER BY updated DESC", "ix_listing_phase"),
        ):
            plan = " ".join(row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {query}"))
            assert index in plan
            assert "TEMP B-TREE" not in plan
    database.close()
