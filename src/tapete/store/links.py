"""The two ways to other processes: PostgreSQL's notifications, and Redis. What they take is imported when needed."""

import asyncio
import importlib.util
from collections.abc import AsyncIterator
from typing import Any, Final
from urllib.parse import urlsplit

from tapete.core import BadInput
from tapete.store.place import connect

CHANNEL: Final = "tapete"
_PATIENCE: Final = 5.0
"""Seconds until a connection, or an answer, is given up."""

_SCHEMES: Final = ("redis", "rediss", "unix")


class PostgresLink:
    """Listens and notifies on one connection of its own."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: Any = None
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    async def open(self) -> None:
        """Connect and listen."""
        self._connection = await connect(self._dsn, _PATIENCE)
        self._connection.add_termination_listener(lambda *_: self._queue.put_nowait(None))
        await self._connection.add_listener(CHANNEL, lambda *told: self._queue.put_nowait(str(told[3])))

    async def messages(self) -> AsyncIterator[str]:
        """What is notified, until the connection ends."""
        while (message := await self._queue.get()) is not None:
            yield message

    async def send(self, message: str) -> None:
        """Notify all who listen."""
        await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    async def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            await self._connection.close(timeout=1)


class RedisLink:
    """Subscribes on one connection and publishes on another."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis  # noqa: PLC0415

        self._redis: Any = Redis.from_url(
            url, decode_responses=True, socket_connect_timeout=_PATIENCE, health_check_interval=15
        )
        self._subscription: Any = self._redis.pubsub()

    async def open(self) -> None:
        """Connect and subscribe."""
        await self._subscription.subscribe(CHANNEL)

    async def messages(self) -> AsyncIterator[str]:
        """What is published, until the connection ends."""
        async for told in self._subscription.listen():
            if told["type"] == "message":
                yield str(told["data"])

    async def send(self, message: str) -> None:
        """Publish to all who subscribed."""
        await asyncio.wait_for(self._redis.publish(CHANNEL, message), _PATIENCE)

    async def close(self) -> None:
        """Let go of both connections."""
        await self._subscription.aclose()
        await self._redis.aclose()


def checked(url: str) -> str:
    """The address of a Redis; BadInput with one line, and without a password, if it is none."""
    try:
        scheme = urlsplit(url).scheme
    except ValueError:
        scheme = ""
    if scheme not in _SCHEMES:
        raise BadInput("the address of Redis is like redis://host:6379")
    if importlib.util.find_spec("redis") is None:
        raise BadInput("Redis needs its client: pip install 'tapete[redis]'")
    return url
