"""Those who watch: what they see and when, that they are counted, and who may."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from secrecy.lines import Message
from server.company import Company, Heard, company
from tapete.core import Status
from tapete.room import Table
from tapete.server import limits, translate


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path) as people:
        yield people


async def started(people: Company, game: str = "comemierda", **settings: Any) -> tuple[Table, Heard]:
    """A table of Ana and three robots, dealt."""
    table = await people.founded("Ana", game, people=False, **{"watch": True, **settings})
    ana = await people.joins(table, "Ana")
    await people.plays(table, {0: ana}, lambda: table.state.state is not None)
    return table, ana


def numbers(line: Heard) -> list[int]:
    return [message["seq"] for message in line.of("happened")]


def plays(line: Heard) -> list[Message]:
    """What was played, as this socket heard it."""
    return [event for message in line.of("happened") for event in message["events"] if event["kind"] == "played"]


async def test_a_watcher_sees_the_table_and_no_hand(people: Company) -> None:
    table, ana = await started(people)
    eva = await people.joins(table, None)
    joined = eva.messages[0]
    assert (joined["seat"], joined["decision"], joined["invitation"]) == (None, None, None)
    assert (joined["view"]["hand"], joined["view"]["legal"]) == ([], [])
    await people.plays(table, {0: ana}, lambda: table.state.status is Status.BETWEEN)
    assert numbers(eva) == list(range(joined["seq"] + 1, table.state.seq + 1))
    assert all(message["view"]["hand"] == [] for message in eva.of("happened"))
    assert plays(eva) == plays(ana)


async def test_nobody_watches_a_table_that_is_not_to_be_watched(people: Company) -> None:
    table, _ = await started(people, watch=False)
    assert (await people.at(table, None).join())["code"] == "room-not-your-table"
    assert (await people.at(table, None).join(table.state.invitation))["type"] == "joined"


async def test_at_an_open_table_one_looks_on_while_a_seat_is_free(people: Company) -> None:
    table = await people.founded("Ana", "gnav", open=True)
    lines = {0: await people.joins(table, "Ana")}
    await people.comes("Eva")
    eva = await people.joins(table, "Eva")
    for seat, name in enumerate(("Jon", "Pau", "Uxía"), start=1):
        lines[seat] = await people.sits(table, name, seat)
    await lines[0].ask("start", level=1)
    assert eva.messages[-1] == {"type": "refused", "id": None, "code": "room-not-your-table", "rule": None}
    assert (await eva.join())["code"] == "room-not-your-table"


@pytest.mark.parametrize(("game", "hold"), [("comemierda", "trick"), ("comemierda", "deal"), ("gnav", "deal")])
async def test_what_is_held_back_comes_whole_and_late(people: Company, game: str, hold: str) -> None:
    table, ana = await started(people, game, hold=hold)
    eva = await people.joins(table, None)
    before = len(eva.messages)
    held = 0
    while table.state.status is Status.PLAYING:
        seq = table.state.seq
        await people.plays(table, {0: ana}, lambda seq=seq: table.state.seq > seq)  # type: ignore[misc]
        if table.shown.seq < table.state.seq:
            held += 1
            late = await people.joins(table, None)
            assert late.messages[0]["seq"] == table.shown.seq
            await late.close()
            assert numbers(eva)[-1:] <= [table.shown.seq]
    assert held
    assert numbers(eva) == list(range(eva.messages[0]["seq"] + 1, table.state.seq + 1))
    assert len(eva.messages) > before


async def test_a_watcher_behind_time_is_not_told_how_far_they_are(people: Company) -> None:
    table, ana = await started(people, hold="deal")
    await people.comes("Eva")
    eva = await people.joins(table, "Eva")
    await people.plays(table, {0: ana}, lambda: table.state.seq > table.shown.seq + 2)
    done = await eva.ask("say", phrase="wow")
    assert done["seq"] == table.shown.seq < table.state.seq


async def test_watchers_are_counted_and_named_if_they_wish(people: Company) -> None:
    table, ana = await started(people)
    eva, jon = await people.comes("Eva"), await people.comes("Jon")
    await people.house.store.people.prefer(eva, {"named_watcher": True}, 99)
    await people.house.store.people.prefer(jon, {"named_watcher": "yes"}, 99)
    for name in ("Eva", "Eva", "Jon", None):
        line = await people.joins(table, name)
    assert ana.of("watchers")[-1] == {"type": "watchers", "count": 3, "names": ["Eva"]}
    assert line.messages[0]["watchers"]["count"] == 3
    await line.close()
    await people.settle()
    assert ana.of("watchers")[-1]["count"] == 2


async def test_what_is_told_is_encoded_once_for_all_who_look_from_one_seat(
    people: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ana = await started(people)
    tabs = [await people.joins(table, name) for name in ("Ana", "Ana", None, None, None)]
    told: list[int | None] = []
    real = translate.told

    def counting(news: Any, live: Any, seat: Any, *more: Any) -> Any:
        told.append(seat)
        return real(news, live, seat, *more)

    monkeypatch.setattr(translate, "told", counting)
    await ana.ask("pace", robot_pause="fast")
    assert sorted(told, key=str) == [0, None]
    assert [line.messages[-1]["type"] for line in tabs] == ["happened"] * 5


async def test_a_watcher_speaks_to_players_after_the_deal(people: Company) -> None:
    table, ana = await started(people, talk="phrases")
    await people.comes("Eva")
    eva = await people.joins(table, "Eva")
    assert (await eva.ask("say", phrase="nice"))["type"] == "done"
    assert [said["phrase"] for said in eva.of("happened")[-1]["said"]] == ["nice"]
    assert ana.of("happened")[-1]["said"] == []
    await people.plays(table, {0: ana}, lambda: table.state.status is Status.BETWEEN)
    said = [said for message in ana.of("happened") for said in message["said"]]
    assert [(one["phrase"], one["seat"], one["name"]) for one in said] == [("nice", None, "Eva")]


async def test_who_is_blocked_is_not_heard_by_who_blocked_him_and_by_all_others(people: Company) -> None:
    table = await people.founded("Ana")
    ana, jon, eva = [await people.joins(table, "Ana")] + [
        await people.sits(table, name, seat) for seat, name in ((1, "Jon"), (2, "Eva"))
    ]
    await jon.ask("say", phrase="hello")
    assert await people.house.store.people.block(people.people["Ana"], people.people["Jon"].id)
    people.house.person_changed(people.people["Ana"].id)
    await people.until(lambda: not any(task.get_name() == "who it is" for task in asyncio.all_tasks()))
    await jon.ask("say", phrase="haha")
    assert [said["phrase"] for said in eva.of("happened")[-1]["said"]] == ["haha"]
    assert ana.of("happened")[-1]["seq"] == table.state.seq, "no gap"
    assert ana.of("happened")[-1]["said"] == []
    assert (await ana.join())["said"] == []
    assert len((await eva.join())["said"]) == 2


async def test_words_of_ones_own_need_the_host_the_table_and_an_account(people: Company) -> None:
    silent, phrases = await people.founded("Ana", talk="none"), await people.founded("Ana", talk="phrases")
    text = await people.founded("Ana", talk="text")
    await people.comes("Jon", account=True)

    async def says(name: str, table: Table) -> Message:
        line = await people.joins(table, name, link=True)
        return await line.ask("say", text="good morning")

    assert (await says("Jon", text))["code"] == "room-phrases-only"
    await people.house.store.settings.put("free_text", value=True)
    assert (await says("Jon", silent))["code"] == "room-no-talk"
    assert (await says("Jon", phrases))["code"] == "room-phrases-only"
    assert (await says("Ana", text))["code"] == "room-needs-account"
    people.people["Jon"] = await people.house.store.people.of_id(people.people["Jon"].id)  # type: ignore[assignment]
    assert (await says("Jon", text))["type"] == "done"


async def test_who_is_banned_while_he_is_here_is_shown_out(people: Company) -> None:
    table = await people.founded("Ana")
    ana = await people.joins(table, "Ana")
    person = people.people["Ana"]
    await people.house.store.people.ban(person.id, people.clock.now() + 60)
    people.house.person_changed(person.id)
    await people.until(lambda: ana.closed is not None)
    assert ana.messages[-1]["code"] == "room-banned"
    assert ana.closed == 1008
    again = people.at(table, "Ana")
    await people.until(lambda: again.closed is not None)
    assert again.messages[-1]["code"] == "room-banned"
    assert table.deserted


async def test_what_may_have_changed_is_looked_at_before_the_next_message(people: Company) -> None:
    table = await people.founded("Ana")
    ana = await people.joins(table, "Ana")
    await people.house.store.sessions.end(people.tokens["Ana"])
    people.house.bus.publish(f"person:{people.people['Ana'].id}")
    await people.settle()
    assert ana.closed is None
    ana.say("pace", robot_pause="fast")
    await people.until(lambda: ana.closed is not None)
    assert ana.closed == 1013, "the browser comes back with the token that it has now"


async def test_sockets_of_a_person_and_of_an_address_are_bounded(
    people: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await people.founded("Ana", watch=True)
    monkeypatch.setattr(people.house.door, "_of_person", 2)
    monkeypatch.setattr("tapete.server.door.SOCKETS_OF_ADDRESS", 3)
    first = await people.joins(table, "Ana")
    await people.joins(table, "Ana")
    third = people.at(table, "Ana")
    await people.until(lambda: third.closed is not None)
    assert (third.messages[-1]["code"], third.closed) == ("room-too-many-sockets", 1013)
    await people.joins(table, None)
    fourth = people.at(table, None)
    await people.until(lambda: fourth.closed is not None)
    await first.close()
    assert (await people.at(table, None).join())["type"] == "joined"
    assert people.house.door.sockets == 3


async def test_who_does_not_join_is_hung_up_on(people: Company) -> None:
    table = await people.founded("Ana")
    ana, idle = await people.joins(table, "Ana"), people.at(table, "Ana")
    await people.until(lambda: people.house.door.sockets == 2)
    await people.settle()
    people.clock.advance(limits.JOIN_WAIT + 1)
    await people.until(lambda: idle.closed is not None)
    assert ana.closed is None
