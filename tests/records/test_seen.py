"""Looking back: a finished match as one seat saw it, or with all cards open."""

from itertools import pairwise
from typing import Any

import pytest

from records import samples
from room.fakes import FakeClock, Memory, open_table, room
from room.playing import play_to
from tapete.core import Status
from tapete.games import GAMES
from tapete.records import replay
from tapete.records.seen import Step, seen
from tapete.room import News
from tapete.room.entries import Acted, Dealt


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_seat_sees_again_is_what_it_saw_at_the_table(game: str) -> None:
    storage, clock = Memory(), FakeClock()
    house = room(storage, clock)
    table = await open_table(house, game)
    live: list[tuple[tuple[Any, ...], Any]] = []

    def hear(news: Any) -> None:
        if isinstance(news, News) and isinstance(news.entry, Dealt | Acted):
            rules, state = news.table.game, news.table.state
            events = tuple(rules.redact(event, 0) for event in news.events)
            live.append((events, rules.view(state, 0, history=False)))

    table.listen(hear, 0)
    await play_to(table, clock, Status.OVER)
    text = await house.record(table.name)
    assert isinstance(text, str)
    again = seen(replay(text.encode().splitlines(keepends=True), "record", GAMES), 0)
    assert [(step.events, step.view) for step in again] == live


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_a_seat_sees_its_own_choices_and_nobody_s_cards(game: str, seat: int | None) -> None:
    steps = seen(samples.read(samples.lines(game)), seat)
    assert {step.seat for step in steps if step.action is not None} == ({seat} if seat is not None else set())
    assert all(step.hands is None for step in steps)
    assert all(step.view.seat == seat and step.view.history == () for step in steps)


def held(step: Step) -> list[str]:
    return sorted(card for hand in step.hands or () for card in hand)


def test_with_all_open_every_card_is_where_it_lies() -> None:
    steps = seen(samples.read(samples.lines("comemierda")), None, all_open=True)
    deal = next(step for step in steps if step.seat is None)
    assert len(held(deal)) == len(set(held(deal))) == 40
    for step in steps:
        assert step.hands is not None
        assert tuple(map(len, step.hands)) == step.view.counts or step.view.phase in ("scored", "over")
        assert (step.action is None) == (step.seat is None)


def test_with_all_open_a_swap_in_gnav_moves_two_cards() -> None:
    steps = seen(samples.read(samples.lines("gnav")), None, all_open=True)
    swaps = 0
    for before, after in pairwise(steps):
        if after.deal == before.deal and held(before) == held(after) and before.hands != after.hands:
            swaps += 1
    assert swaps > 0


@pytest.mark.parametrize("game", GAMES)
def test_steps_follow_the_record(game: str) -> None:
    played = samples.read(samples.lines(game))
    steps = seen(played, None)
    assert len(steps) == sum('"seat"' in line or '"deal"' in line for line in samples.lines(game)[1:])
    assert [step.deal for step in steps] == sorted(step.deal for step in steps)
    assert steps[-1].view.phase == "over"
