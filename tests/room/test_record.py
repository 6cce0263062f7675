"""The record of a table's match says what happened, and is opened only when the match is over."""

import json

import pytest

from room.fakes import FakeClock, Memory, open_table, room
from room.playing import NONCE, play_to, play_turn
from tapete.core import HmacEntropy, Refusal, Status, commitment
from tapete.games import GAMES
from tapete.records import replay
from tapete.room import Restart, refusals


@pytest.mark.parametrize(
    ("game", "options"), [("comemierda", {}), ("comemierda", {"players": 5, "blind_exchange": True}), ("gnav", {})]
)
async def test_a_finished_match_gives_a_record_that_verifies(game: str, options: dict[str, object]) -> None:
    storage, clock = Memory(), FakeClock()
    house = room(storage, clock)
    table = await open_table(house, game, options=options)
    await play_to(table, clock, Status.OVER)
    text = await house.record(table.name)
    assert isinstance(text, str)
    replayed = replay(text.encode().splitlines(keepends=True), "record", GAMES)
    assert replayed.state == table.state.state
    header, *lines = map(json.loads, text.splitlines())
    assert header["date"] == "1970-01-12", "the day on which the clock stood when the match was opened"
    assert header["seats"][0] == "Ana"
    assert header["seats"][1] == "robot:good@1"
    opening = lines[-2]["opening"]
    assert opening["nonces"][0] == NONCE
    secret = bytes.fromhex(opening["secret"])
    assert header["commitment"] == commitment(secret)
    rules = GAMES[game]
    options_read = rules.options(header["options"])
    for line in lines:
        if "deck" in line:
            entropy = HmacEntropy(secret, game, line["deal"], opening["nonces"])
            deal = rules.deal(options_read, entropy, line["deal"])
            assert line["deck"] == list(deal.deck or ())
    outcome = rules.outcome(table.state.state)
    assert outcome is not None
    assert lines[-1]["result"]["winners"] == list(outcome.winners)


async def test_a_running_match_is_not_opened() -> None:
    storage, clock = Memory(), FakeClock()
    house = room(storage, clock)
    table = await open_table(house)
    assert await house.record(table.name) == refusals.NOT_OVER
    await play_turn(table, clock)
    assert await house.record(table.name) == refusals.NOT_OVER
    assert await house.record(table.name, 1) == refusals.NOT_OVER


async def test_an_earlier_match_of_the_table_can_still_be_had() -> None:
    storage, clock = Memory(), FakeClock()
    house = room(storage, clock)
    table = await open_table(house)
    await play_to(table, clock, Status.OVER)
    first = await house.record(table.name)
    await table.submit(0, Restart(1))
    await table.idle()
    await play_turn(table, clock)
    assert await house.record(table.name) == first, "the last that is over"
    assert await house.record(table.name, 1) == first
    assert await house.record(table.name, 2) == refusals.NOT_OVER
    await play_to(table, clock, Status.OVER)
    second = await house.record(table.name)
    assert isinstance(second, str)
    assert second != first


@pytest.mark.parametrize(("name", "match"), [("nowhere", None), ("nowhere", 1), ("x" * 99, None)])
async def test_there_is_no_record_of_no_table(name: str, match: int | None) -> None:
    assert await room().record(name, match) == refusals.UNKNOWN_TABLE


@pytest.mark.parametrize("match", [0, 2, -1, 10**9])
async def test_there_is_no_record_of_no_match(match: int) -> None:
    house = room()
    table = await open_table(house)
    answer = await house.record(table.name, match)
    assert isinstance(answer, Refusal)
    assert answer == refusals.UNKNOWN_MATCH
