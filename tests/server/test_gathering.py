"""People who come to a table by its link, sit down, and begin."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.company import NONCE, Company, company
from tapete.core import Status
from tapete.wire.incoming import VERSION


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path) as people:
        yield people


async def test_a_founded_table_waits_and_tells_its_host_the_link(people: Company) -> None:
    table = await people.founded("Ana", title="Friday", clock="slow")
    ana = await people.joins(table, "Ana")
    joined = ana.messages[0]
    assert (joined["gathering"], joined["match"], joined["view"], joined["seat"], joined["host"]) == (
        True, 0, None, 0, 0,
    )  # fmt: skip
    assert joined["invitation"] == table.state.invitation
    assert joined["settings"]["title"] == "Friday"
    assert joined["options"] == {"players": 4, "lives": 3}
    assert [sitter["name"] for sitter in joined["sitters"]] == ["Ana", "", "", ""]
    assert not joined["nonce_wanted"]


@pytest.mark.parametrize("link", [None, "", "x" * 32, "ñ"])
async def test_without_the_link_a_private_table_is_closed_to_others(people: Company, link: str | None) -> None:
    table = await people.founded("Ana")
    await people.comes("Jon")
    jon = people.at(table, "Jon")
    assert (await jon.join(link))["code"] == "room-not-your-table"
    assert (await jon.ask("sit", seat=1, name="Jon"))["code"] == "room-join-first"


async def test_by_the_link_people_sit_down_and_all_are_told(people: Company) -> None:
    table = await people.founded("Ana")
    ana = await people.joins(table, "Ana")
    jon = await people.sits(table, "Jon", 2)
    assert jon.messages[0]["invitation"] is None, "told to those who sit only"
    mine = jon.of("joined")[-1]
    assert (mine["seat"], mine["seq"], mine["invitation"]) == (2, 2, table.state.invitation)
    assert jon.of("done")[-1]["seq"] == 2
    told = ana.of("happened")[-1]
    assert [sitter["name"] for sitter in told["sitters"]] == ["Ana", "", "Jon", ""]
    assert told["sitters"][2]["player"] == people.people["Jon"].id
    assert told["sitters"][2]["connected"]
    assert told["host"] == 0


async def test_an_open_table_needs_no_link(people: Company) -> None:
    table = await people.founded("Ana", open=True)
    await people.comes("Jon")
    jon = await people.joins(table, "Jon")
    assert jon.messages[0]["seat"] is None
    assert (await jon.ask("sit", seat=3, name="Jon"))["type"] == "done"


async def test_a_table_to_watch_is_not_one_to_sit_down_at(people: Company) -> None:
    table = await people.founded("Ana", watch=True)
    await people.comes("Jon")
    jon = await people.joins(table, "Jon")
    assert (await jon.ask("sit", seat=1, name="Jon"))["code"] == "room-not-your-table"
    assert (await jon.join(table.state.invitation))["type"] == "joined"
    assert (await jon.ask("sit", seat=1, name="Jon"))["type"] == "done"


async def test_a_stranger_says_who_he_is_before_he_sits_down(people: Company) -> None:
    table = await people.founded("Ana", open=True)
    stranger = await people.joins(table, None)
    assert (await stranger.ask("sit", seat=1, name="Eva"))["code"] == "room-not-known"
    assert (await stranger.ask("say", phrase="hello"))["code"] == "room-not-known"


async def test_who_sits_down_is_called_so_from_now_on(people: Company) -> None:
    table = await people.founded("Ana")
    await people.comes("Jon")
    jon = await people.joins(table, "Jon", link=True)
    await jon.ask("sit", seat=1, name="  Jonás ")
    kept = await people.house.store.people.of_id(people.people["Jon"].id)
    assert kept is not None
    assert kept.name == "Jonás"


async def test_one_person_sits_once_and_moves(people: Company) -> None:
    table = await people.founded("Ana")
    jon = await people.sits(table, "Jon", 1)
    tab = await people.joins(table, "Jon")
    assert (await jon.ask("sit", seat=3, name="Jon"))["type"] == "done"
    assert table.state.seat_of(people.people["Jon"].id) == 3
    assert [line.of("joined")[-1]["seat"] for line in (jon, tab)] == [3, 3]
    assert (await jon.ask("sit", seat=0, name="Jon"))["code"] == "room-seat-taken"


async def test_at_too_many_tables_nobody_sits_down_at_another(people: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people.house.room, "_most_of_one", 1)
    await people.founded("Jon")
    table = await people.founded("Ana")
    jon = await people.joins(table, "Jon", link=True)
    assert (await jon.ask("sit", seat=1, name="Jon"))["code"] == "room-too-many-tables"


async def test_who_rises_looks_on_and_another_is_host(people: Company) -> None:
    table = await people.founded("Ana")
    ana, jon = await people.joins(table, "Ana"), await people.sits(table, "Jon", 1)
    assert (await ana.ask("rise"))["type"] == "done"
    told = ana.of("joined")[-1]
    assert (told["seat"], told["host"], told["invitation"]) == (None, 1, None)
    assert jon.of("happened")[-1]["host"] == 1
    assert (await ana.ask("fill", seat=2, level=1))["code"] == "room-not-seated"


async def test_a_table_that_all_have_left_is_closed(people: Company) -> None:
    table = await people.founded("Ana", open=True)
    ana = await people.joins(table, "Ana")
    await ana.ask("rise")
    await people.comes("Jon")
    assert (await people.at(table, "Jon").join())["code"] == "room-closed"


async def test_the_host_fills_and_begins_and_all_play(people: Company) -> None:
    table = await people.founded("Ana", "gnav", clock="normal")
    ana, jon = await people.joins(table, "Ana"), await people.sits(table, "Jon", 1)
    assert (await jon.ask("fill", seat=2, level=1))["code"] == "room-host-only"
    assert (await ana.ask("fill", seat=2, level=1))["type"] == "done"
    assert (await jon.ask("start", level=3))["code"] == "room-host-only"
    assert (await ana.ask("start", level=3))["type"] == "done"
    for seat, line in enumerate((ana, jon)):
        joined = line.of("joined")[-1]
        assert (joined["match"], joined["gathering"], joined["seat"], joined["nonce_wanted"]) == (1, False, seat, True)
        assert [sitter["level"] for sitter in joined["sitters"]] == [None, None, 1, 3]
        assert len(joined["commitment"]) == 64
    await people.plays(table, {0: ana, 1: jon}, lambda: table.state.decisions[0] is not None)
    assert [line.of("happened")[-1]["view"]["card"] is None for line in (ana, jon)] == [False, False]
    clocks = ana.of("happened")[-1]["clocks"]
    assert clocks == [{"turn": 10.0, "bank": 30.0}, {"turn": None, "bank": 30.0}, None, None], "robots have none"
    await people.plays(table, {0: ana, 1: jon}, lambda: table.state.status is Status.BETWEEN)


async def test_another_match_is_told_whole_to_each_from_his_seat(people: Company) -> None:
    table = await people.founded("Ana")
    ana, jon = await people.joins(table, "Ana"), await people.sits(table, "Jon", 1)
    await ana.ask("start", level=1)
    await people.plays(table, {0: ana, 1: jon}, lambda: table.state.status is Status.OVER)
    for line in (ana, jon):
        assert (await line.ask("restart", after=1))["type"] == "done"
    await table.idle()
    assert [line.of("joined")[-1]["match"] for line in (ana, jon)] == [2, 2]
    assert [line.of("joined")[-1]["seat"] for line in (ana, jon)] == [0, 1]
    assert (await ana.ask("nonce", match=2, nonce=NONCE))["type"] == "done"


async def test_a_robots_seat_is_claimed_and_taken_at_the_next_deal(people: Company) -> None:
    table = await people.founded("Ana", people=False)
    ana = await people.joins(table, "Ana")
    await people.plays(table, {0: ana}, lambda: table.state.decisions[0] is not None)
    jon = await people.sits(table, "Jon", 2)
    assert jon.of("joined")[-1]["seat"] is None
    assert ana.of("happened")[-1]["sitters"][2]["next"] == "Jon"
    assert all(m["view"] is None or m["view"]["card"] is None for m in jon.messages if "view" in m)
    await people.plays(table, {0: ana}, lambda: table.state.number == 2)
    joined = jon.of("joined")[-1]
    assert (joined["seat"], joined["view"]["seat"]) == (2, 2)
    assert joined["view"]["card"] is not None
    after = [message["seq"] for message in jon.of("happened") if message["seq"] > joined["seq"]]
    assert [joined["seq"], *after] == list(range(joined["seq"], table.state.seq + 1)), "no gap"


async def test_a_robots_token_plays_for_its_person(people: Company) -> None:
    table = await people.founded("Ana")
    person = people.people["Ana"]
    await people.house.store.sessions.add(person.id, "robot_abc", 0.0, "robot")
    robot = people.line(f"/ws/tables/{table.name}", "robot_abc")
    assert (await robot.join())["seat"] == 0
    assert (await robot.ask("fill", seat=1, level=1))["type"] == "done"


async def test_a_page_of_another_version_is_refused_before_anything_is_told(people: Company) -> None:
    table = await people.founded("Ana")
    ana = people.at(table, "Ana")
    assert (await ana._say(None, {"type": "join", "version": VERSION - 1}))["code"] == "room-wrong-version"
