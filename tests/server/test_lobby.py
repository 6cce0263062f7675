"""What the start page is told, and when."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from secrecy.lines import Message
from server.company import Company, Heard, company
from tapete.core import Status
from tapete.room import Settings, Sitter
from tapete.room.entries import Opened, written
from tapete.server import lobby
from tapete.server.featured import ENDED, LENGTH, PREFIX, SETTING, is_robots
from tapete.wire import outgoing


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[Company]:
    async with company(tmp_path) as people:
        yield people


async def looks(people: Company) -> Heard:
    """Somebody at the start page."""
    line = people.line("/ws/lobby", None)
    await people.until(lambda: line.messages != [])
    return line


async def told(people: Company, line: Heard, seconds: float = lobby.PAUSE) -> Message:
    """The last message, once what is under way is done and so many seconds have passed."""
    await people.until(
        lambda: not people.house.room.live or all(t._errands._tasks == {} for t in people.house.room.live.values())
    )
    await people.settle()
    people.clock.advance(seconds)
    await people.until(lambda: people.house.lobby._task is None or people.house.lobby._task.done())
    await people.settle()
    return line.messages[-1]


def names(message: Message, which: str) -> list[str]:
    return [row["table"] for row in message[which]]


async def test_it_tells_at_once_and_when_a_table_opens_fills_and_begins(people: Company) -> None:
    line = await looks(people)
    assert names(line.messages[0], "gathering") == []
    table = await people.founded("Ana", open=True, title="Friday", clock="fast", watch=True)
    ana = await people.joins(table, "Ana")
    (row,) = (await told(people, line))["gathering"]
    assert row == {
        "table": table.name,
        "game": "gnav",
        "title": "Friday",
        "host": "Ana",
        "seats": ["person", "empty", "empty", "empty"],
        "options": {"players": 4, "lives": 3},
        "clock": "fast",
        "rated": False,
        "gathering": True,
        "number": 0,
        "watch": True,
        "watchers": 0,
    }
    await people.sits(table, "Jon", 1)
    assert (await told(people, line))["gathering"][0]["seats"][:2] == ["person", "person"]
    await ana.ask("start", level=1)
    message = await told(people, line)
    assert (names(message, "gathering"), names(message, "playing")) == ([], [table.name])
    assert message["featured"] == table.name
    await people.joins(table, None)
    assert (await told(people, line))["playing"][0]["watchers"] == 1


async def test_private_tables_are_not_told_of(people: Company) -> None:
    line = await looks(people)
    hidden, watched = await people.founded("Ana"), await people.founded("Jon", watch=True, people=False)
    for name, table in (("Ana", hidden), ("Jon", watched)):
        await people.joins(table, name)
    message = await told(people, line)
    assert hidden.name not in msgspec.json.encode(message).decode()
    assert names(message, "playing") == [watched.name]


async def test_it_tells_once_a_second_however_much_happens(people: Company) -> None:
    line = await looks(people)
    await told(people, line)
    before = len(line.messages)
    for number in range(5):
        table = await people.founded(f"P{number}", open=True)
        await people.joins(table, f"P{number}")
    await people.settle()
    assert len(line.messages) <= before + 1
    message = await told(people, line)
    assert len(names(message, "gathering")) == 5
    assert len(line.messages) <= before + 2


async def test_where_nobody_is_any_more_nobody_is_sent(people: Company) -> None:
    line = await looks(people)
    table = await people.founded("Ana", open=True)
    ana = await people.joins(table, "Ana")
    assert names(await told(people, line), "gathering") == [table.name]
    people.clock.advance(lobby.TOUCH)
    await people.until(lambda: people.house._pulses[0]._task is None or people.house._pulses[0]._task.done())
    people.clock.advance(lobby.FRESH - lobby.TOUCH + 1)
    assert names(await told(people, line), "gathering") == [table.name], "it has said again that it is there"
    await ana.close()
    assert names(await told(people, line), "gathering") == []


async def test_a_table_of_a_process_that_has_fallen_is_forgotten(people: Company) -> None:
    line = await looks(people)
    table = await people.founded("Ana", open=True)
    ana = await people.joins(table, "Ana")
    await told(people, line)
    await ana.close()
    people.house.room.rest(table.name)
    assert names(await told(people, line), "gathering") == [table.name], "for all this process knows"
    people.clock.advance(lobby.FRESH)
    people.house.lobby.changed()
    assert names(await told(people, line), "gathering") == []


async def test_lists_are_bounded(people: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST", 2)
    for number in range(3):
        await people.joins(await people.founded(f"P{number}", open=True), f"P{number}")
    line = await looks(people)
    assert len(names(await told(people, line), "gathering")) == 2


async def test_the_host_of_the_room_may_say_something(people: Company) -> None:
    await people.house.store.settings.put("announcement", "We close at ten")
    line = await looks(people)
    assert line.messages[0]["announcement"] == "We close at ten"


async def test_it_listens_to_nothing_for_long(people: Company) -> None:
    line = await looks(people)
    for _ in range(30):
        line.say("join", version=1)
    await people.until(lambda: line.closed is not None)
    assert line.closed == 1008


async def test_robots_play_while_somebody_looks_and_rest_when_nobody_does(people: Company) -> None:
    line = await looks(people)
    name = line.messages[-1]["featured"]
    assert is_robots(name)
    assert (names(line.messages[-1], "playing"), names(line.messages[-1], "gathering")) == ([], [])
    table = people.house.room.live[name]
    eva = await people.joins(table, None)
    for _ in range(30):
        await people.pass_time(table)
    assert table.state.seq > 10
    assert eva.of("happened")[-1]["seq"] == table.state.seq
    await line.close()
    await told(people, line)
    assert name in people.house.room.live, "somebody watches"
    await eva.close()
    again = await looks(people)
    assert again.messages[0]["featured"] == name
    await again.close()
    await told(people, again)
    assert name not in people.house.room.live
    third = await looks(people)
    assert third.messages[0]["featured"] == name
    assert people.house.room.live[name].state.seq >= table.state.seq


async def test_after_a_match_of_robots_comes_one_of_the_other_game_and_nothing_is_kept(people: Company) -> None:
    first, store = PREFIX + "a" * (LENGTH - len(PREFIX)), people.house.store
    sitters = tuple(Sitter(f"R{seat}", None, "rules@1", 3) for seat in range(4))
    short = Opened(1, "gnav", {"players": 4, "lives": 1}, sitters, "5a" * 32, "normal", settings=Settings(watch=True))
    await store.logs.append(first, 1, 0.0, written(short))
    await store.settings.put(SETTING, first)
    line = await looks(people)
    assert line.messages[-1]["featured"] == first, "the processes agree"
    table = people.house.room.live[first]
    while table.state.status is not Status.OVER:
        await people.pass_time(table)
    assert (await told(people, line))["featured"] == first, "the end is looked at"
    people.clock.advance(ENDED)
    second = people.house.room.live[(await told(people, line))["featured"]]
    assert (second.name == first, second.state.game.name) == (False, "comemierda")
    assert (await store.logs.read(first), await store.results.of_table(first)) == ([], [])
    assert await store.listings.counts() == {}


async def test_robots_rest_while_people_play_before_watchers(people: Company) -> None:
    line = await looks(people)
    name = line.messages[-1]["featured"]
    table = await people.founded("Ana", people=False, watch=True)
    await people.joins(table, "Ana")
    assert (await told(people, line))["featured"] == table.name
    assert name not in people.house.room.live


async def test_over_http_it_says_the_same(people: Company) -> None:
    line = await looks(people)
    message = await told(people, line)
    assert msgspec.json.decode(outgoing.encode(await people.house.lobby.now())) == message


async def test_who_is_banned_is_hung_up_on_at_once_and_when_he_comes_back(people: Company) -> None:
    person = await people.comes("Ana")
    line = people.line("/ws/lobby", people.tokens["Ana"])
    stranger = await looks(people)
    await people.until(lambda: line.messages != [])
    people.house.person_changed(person.id)
    await people.settle()
    assert line.closed is None
    await people.house.store.people.ban(person.id, people.clock.now() + 60)
    people.house.person_changed(person.id)
    await people.until(lambda: line.closed is not None)
    again = people.line("/ws/lobby", people.tokens["Ana"])
    await people.until(lambda: again.closed is not None)
    assert (line.closed, again.closed, stranger.closed) == (1008, 1008, None)


async def test_whose_token_is_void_is_hung_up_on_and_comes_back_with_what_he_has(people: Company) -> None:
    person = await people.comes("Ana")
    line = people.line("/ws/lobby", people.tokens["Ana"])
    await people.until(lambda: line.messages != [])
    await people.house.store.sessions.end(people.tokens["Ana"])
    people.house.person_changed(person.id)
    await people.until(lambda: line.closed is not None)
    assert line.closed == 1013
