"""Asks the database; a fault of the database is an OSError here as in the writer."""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine

from tapete.store.place import fault_of


class Reader:
    """Each question in a transaction of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def rows(self, query: sa.Executable, values: Mapping[str, Any] | None = None) -> Sequence[sa.Row[Any]]:
        """All rows of the answer; OSError if the database cannot be asked."""
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query, values or {})).all()
        except (DBAPIError, NoConnection, OSError) as error:
            raise fault_of(error) from None

    async def row(self, query: sa.Executable, values: Mapping[str, Any] | None = None) -> sa.Row[Any] | None:
        """The first row of the answer, if it has one."""
        found = await self.rows(query, values)
        return found[0] if found else None
