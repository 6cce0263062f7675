"""A house with so many tables of four people, about to begin; made before the room opens: no limit is in the way."""

import asyncio
from pathlib import Path

from tapete.room import Settings, Sit, Sitter, Start, Table, Visitor, Wish
from tapete.server import guests
from tapete.server.house import House


async def prepared(data: Path | str, tables: int, game: str = "comemierda") -> list[tuple[str, list[str]]]:
    """Each table's name and the tokens of those who sit there."""
    async with House(data) as house:
        return [await _table(house, game, number) for number in range(tables)]


async def _table(house: House, game: str, number: int) -> tuple[str, list[str]]:
    known = await asyncio.gather(*(guests.welcome(house, f"Person {number}-{seat}") for seat in range(4)))
    (host, _), *others = known
    wish = Wish(host.id, host.name, game, {}, 1, "instant", True, Settings())
    table = await house.room.open(wish)
    assert isinstance(table, Table), table
    for seat, (person, _) in enumerate(others, 1):
        await table.submit(None, Sit(seat, Sitter(person.name, person.id)), Visitor(person.id, person.name))
    await table.submit(0, Start(1), Visitor(host.id, host.name))
    house.room.rest(table.name)
    return table.name, [token for _, token in known]
