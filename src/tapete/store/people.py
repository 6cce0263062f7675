"""The people who come back: guests, known by a token in their browser."""

import hashlib
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.store.schema import person
from tapete.store.writer import Writer

_ADD = sa.insert(person)
_RENAME = sa.update(person).where(person.c.id == sa.bindparam("who")).values(name=sa.bindparam("called"))


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has been here: `name` is what he was called last, empty at first."""

    id: str
    name: str


def token_hash(token: str) -> str:
    """What is kept of a token: who reads the database cannot pass for anybody."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Finds and adds people."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def find(self, token: str) -> Person | None:
        """Whose token this is."""
        query = sa.select(person.c.id, person.c.name).where(person.c.token_hash == token_hash(token))
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Person(row.id, row.name)

    async def add(self, who: Person, token: str, at: float) -> None:
        """Remember somebody new; OSError if that cannot be written."""
        values = {"id": who.id, "token_hash": token_hash(token), "name": who.name, "created": at}
        await self._writer.write(_ADD, values)

    async def rename(self, who: Person, name: str) -> None:
        """Remember what somebody wants to be called."""
        await self._writer.write(_RENAME, {"who": who.id, "called": name})
