"""Tables of several people, for tests."""

from collections.abc import Callable, Mapping
from typing import Any

from room.fakes import FakeClock, Memory, room, wish
from room.playing import NONCE
from tapete.core import Seat, Status
from tapete.room import (
    Act,
    Contribute,
    News,
    NextDeal,
    Room,
    Settings,
    Sit,
    Sitter,
    Start,
    Table,
    Taken,
    Visitor,
)
from tapete.room.audience import Told

PEOPLE = {"p1": "Ana", "p2": "Jon", "p3": "Eva", "p4": "Uxía"}


def visitor(person: str) -> Visitor:
    return Visitor(person, PEOPLE[person])


def sit(seat: Seat, person: str) -> Sit:
    return Sit(seat, Sitter(PEOPLE[person], person))


async def found(
    house: Room | None = None, game: str = "gnav", options: Mapping[str, object] | None = None, **kept: Any
) -> Table:
    """A table that Ana has founded; `kept` are its settings."""
    given = wish(game, options=options or {"players": 3}, people=True, settings=Settings(**kept))
    table = await (house or room()).open(given)
    assert isinstance(table, Table), table
    return table


async def begin(
    storage: Memory, clock: FakeClock, /, game: str = "gnav", players: int = 3, people: int = 2, **kept: Any
) -> Table:
    """A match of that many people, robots in the other seats, all nonces given."""
    options: dict[str, object] = {"players": players}
    table = await found(room(storage, clock), game, options, **kept)
    for seat, person in enumerate(list(PEOPLE)[1:people], 1):
        await done(table, None, sit(seat, person))
    await done(table, 0, Start(3))
    for seat in table.state.people:
        await done(table, seat, Contribute(1, NONCE))
    assert table.state.status is Status.PLAYING
    return table


async def done(table: Table, seat: Seat | None, command: Any, person: str | None = None) -> int:
    """The command takes effect; the number of its entry."""
    answer = await table.submit(seat, command, None if person is None else visitor(person))
    assert isinstance(answer, Taken), answer
    await table.idle()
    return answer.seq


async def step(table: Table, clock: FakeClock) -> None:
    """The people at the table do what it waits for; else time passes until a robot plays."""
    state = table.state
    if state.status is Status.BETWEEN:
        for seat in state.present:
            if table.state.number == state.number:
                await done(table, seat, NextDeal(state.number))
        return
    for seat in state.playing:
        decision = state.decisions[seat]
        if decision is not None:
            await done(table, seat, Act(decision, state.game.legal(state.state, seat)[0]))
            return
    due = clock.next()
    assert due is not None, "the table waits for nobody"
    clock.advance(due - clock.now())
    await table.idle()


async def play_until(table: Table, clock: FakeClock, reached: Callable[[], bool]) -> None:
    for _ in range(5000):
        if reached():
            return
        await step(table, clock)
    raise AssertionError("this is never reached")


async def play_out(table: Table, clock: FakeClock) -> None:
    await play_until(table, clock, lambda: table.state.status is Status.OVER)


class Ear:
    """Hears a table."""

    def __init__(self) -> None:
        self.heard: list[Told] = []

    def __call__(self, told: Told) -> None:
        self.heard.append(told)

    @property
    def seqs(self) -> list[int]:
        return [told.table.seq for told in self.heard if isinstance(told, News)]
