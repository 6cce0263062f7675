"""What is said at a table, and who hears it when."""

import pytest

from room.company import begin, done, found, play_out, play_until, visitor
from room.fakes import FakeClock, Memory, room
from tapete.core import Refusal, Seat, Status
from tapete.room import Leave, Say, Table, fold_all, heard, newly_heard, refusals
from tapete.room.entries import Said
from tapete.room.fold import SAID_KEPT
from tapete.room.talk import MOST_SAID, PHRASES, TALK_SPAN


def words(table: Table, seat: Seat | None) -> list[str | None]:
    return [spoken.said.phrase or spoken.said.text for spoken in heard(table.state, seat)]


async def test_a_phrase_stands_in_the_log_and_changes_nothing_else() -> None:
    storage = Memory()
    table = await begin(storage, FakeClock())
    before = table.state
    await done(table, 1, Say("hello"))
    assert storage.entries(table.name)[-1] == Said(1, "p2", "Jon", "hello", None)
    assert table.state.state is before.state
    assert table.state.decisions == before.decisions
    assert words(table, 0) == ["hello"]
    assert newly_heard(before, table.state, 0) == table.state.said


@pytest.mark.parametrize(
    ("talk", "say", "refusal"),
    [
        ("none", Say("hello"), refusals.NO_TALK),
        ("phrases", Say(text="hello"), refusals.PHRASES_ONLY),
        ("phrases", Say("insult"), refusals.BAD_MESSAGE),
        ("text", Say("hello", "hello"), refusals.BAD_MESSAGE),
        ("text", Say(), refusals.BAD_MESSAGE),
        ("text", Say(text=" "), refusals.BAD_MESSAGE),
        ("text", Say(text="a\nb"), refusals.BAD_MESSAGE),
        ("text", Say(text="x" * 201), refusals.BAD_MESSAGE),
    ],
)
async def test_what_cannot_be_said_here_is_refused(talk: str, say: Say, refusal: Refusal) -> None:
    table = await found(talk=talk)
    assert await table.submit(0, say) == refusal
    assert table.state.seq == 1


async def test_words_of_ones_own_are_tidied() -> None:
    table = await found(talk="text")
    await done(table, 0, Say(text="  <b>¡Hola!</b>  "))
    assert words(table, 0) == ["<b>¡Hola!</b>"]


async def test_the_same_thing_said_again_at_once_is_one_thing_sent_twice() -> None:
    clock = FakeClock()
    table = await found(room(Memory(), clock))
    first = await done(table, 0, Say("hello"))
    await done(table, 0, Say("nice"))
    assert await done(table, 0, Say("hello")) == first
    clock.advance(TALK_SPAN)
    assert await done(table, 0, Say("hello")) > first


async def test_nobody_talks_all_the_time() -> None:
    clock = FakeClock()
    table = await found(room(Memory(), clock))
    for phrase in PHRASES[:MOST_SAID]:
        await done(table, 0, Say(phrase))
    assert await table.submit(0, Say("again")) == refusals.TOO_FAST
    await done(table, None, Say("again"), "p2")
    clock.advance(TALK_SPAN)
    await done(table, 0, Say("again"))


async def test_players_hear_a_watcher_when_the_deal_is_over() -> None:
    clock = FakeClock()
    table = await begin(Memory(), clock, "comemierda", players=4)
    await done(table, None, Say("wow"), "p3")
    assert words(table, None) == ["wow"]
    assert words(table, 0) == []
    await done(table, 0, Say("haha"))
    assert words(table, 1) == ["haha"]
    await play_until(table, clock, lambda: table.state.status is not Status.PLAYING)
    assert words(table, 0) == ["wow", "haha"]


async def test_who_has_left_or_is_unknown_says_nothing() -> None:
    table = await begin(Memory(), FakeClock())
    await done(table, 1, Leave(1))
    assert await table.submit(1, Say("bye")) == refusals.LEFT
    assert await table.submit(None, Say("bye")) == refusals.NOT_SEATED
    assert await table.submit(2, Say("bye")) == refusals.NOT_SEATED, "robots do not talk"
    assert await table.submit(2, Say("bye"), visitor("p3")) is not None


async def test_a_table_remembers_the_last_things_said_and_its_record_none() -> None:
    storage, clock = Memory(), FakeClock()
    house = room(storage, clock)
    table = await begin(storage, clock)
    for number in range(SAID_KEPT + 5):
        clock.advance(TALK_SPAN / 2)
        await done(table, number % 2, Say(PHRASES[number % len(PHRASES)]))
    assert len(table.state.said) == SAID_KEPT
    await play_out(table, clock)
    assert fold_all(storage.rows(table.name)) == table.state
    text = await house.record(table.name)
    assert isinstance(text, str)
    assert "hello" not in text
