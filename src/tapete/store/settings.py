"""What the host has set while the room runs."""

import json
from collections.abc import Mapping
from typing import Any, Final

import sqlalchemy as sa

from tapete.store.reader import Reader
from tapete.store.schema import setting
from tapete.store.upsert import replacing
from tapete.store.writer import Step, Writer

_ALL: Final = sa.select(setting.c.key, setting.c.value)
_REMOVE: Final = sa.delete(setting).where(setting.c.key == sa.bindparam("name"))


class Settings:
    """Plain values by name; what they mean is the server's."""

    def __init__(self, reader: Reader, writer: Writer, *, postgres: bool) -> None:
        self._reader = reader
        self._writer = writer
        self._put = replacing(setting, postgres=postgres)

    async def all(self) -> dict[str, Any]:
        """All that is set."""
        return {row.key: json.loads(row.value) for row in await self._reader.rows(_ALL)}

    async def put(self, key: str, value: object) -> None:
        """Set it; OSError if it cannot be written."""
        await self._writer.write(self._put, _row(key, value))

    async def put_all(self, values: Mapping[str, object]) -> None:
        """Set them all, or none; OSError if they cannot be written."""
        await self._writer.change(*(Step(self._put, (_row(key, value),)) for key, value in values.items()))

    async def remove(self, key: str) -> None:
        """As if it had never been set."""
        await self._writer.write(_REMOVE, {"name": key})


def _row(key: str, value: object) -> dict[str, str]:
    return {"key": key, "value": json.dumps(value, ensure_ascii=False)}
