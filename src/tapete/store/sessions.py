"""The browsers and robots of people, each known by a token that only it holds."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from tapete.store.reader import Reader
from tapete.store.schema import session
from tapete.store.writer import Step, Taken, Writer

BROWSER: Final = "browser"
ROBOT: Final = "robot"

_SHORT: Final = 16
"""Characters of a token's hash that name its session: enough to tell a person's sessions apart, and no way in."""

S: Final = session.c
_MINE: Final = S.person == sa.bindparam("who")
_ID: Final = sa.func.substr(S.token_hash, 1, _SHORT)
_ADD: Final = sa.insert(session)
_SEEN: Final = sa.update(session).where(S.token_hash == sa.bindparam("token")).values(seen=sa.bindparam("now"))
_ALL: Final = sa.select(S.token_hash, S.kind, S.created, S.seen).where(_MINE).order_by(S.created, S.token_hash)
_KIND_OF: Final = sa.select(S.kind).where(S.token_hash == sa.bindparam("token"))
_END: Final = sa.delete(session).where(S.token_hash == sa.bindparam("token"))
_REVOKE: Final = sa.delete(session).where(_MINE, sa.bindparam("short") == _ID)
_REVOKE_KIND: Final = sa.delete(session).where(_MINE, S.kind == sa.bindparam("sort"))
_REVOKE_OTHERS: Final = sa.delete(session).where(_MINE, S.token_hash != sa.bindparam("token"))


def token_hash(token: str) -> str:
    """What is kept of a token: who reads the database cannot pass for anybody."""
    return hashlib.sha256(token.encode()).hexdigest()


def session_id(token: str) -> str:
    """The id of the session of that token."""
    return token_hash(token)[:_SHORT]


@dataclass(frozen=True, slots=True)
class Session:
    """A browser or a robot: `kind` is ``browser`` or ``robot``; `id` names it to its person, and lets nobody in."""

    id: str
    kind: str
    created: float
    seen: float


class Sessions:
    """Each belongs to one person. Every change raises OSError if it cannot be written."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def add(self, person: str, token: str, at: float, kind: str = BROWSER) -> None:
        """Who holds `token` is `person` from now on; OSError also if there is nobody of that id any more."""
        row = {"token_hash": token_hash(token), "person": person, "kind": kind, "created": at, "seen": at}
        try:
            await self._writer.write(_ADD, row)
        except Taken:
            raise OSError("there is nobody of that id") from None

    async def seen(self, token: str, at: float) -> None:
        """It was used."""
        await self._writer.write(_SEEN, {"token": token_hash(token), "now": at})

    async def kind(self, token: str) -> str | None:
        """``browser`` or ``robot``, None if nobody has that token."""
        row = await self._reader.row(_KIND_OF, {"token": token_hash(token)})
        return None if row is None else str(row.kind)

    async def all(self, person: str) -> Sequence[Session]:
        """The person's sessions, oldest first."""
        rows = await self._reader.rows(_ALL, {"who": person})
        return [Session(row.token_hash[:_SHORT], row.kind, row.created, row.seen) for row in rows]

    async def end(self, token: str) -> None:
        """That token lets nobody in any more."""
        await self._writer.write(_END, {"token": token_hash(token)})

    async def revoke(self, person: str, session: str) -> bool:
        """End the person's session of that id; False if there is none."""
        return await self._writer.change(Step(_REVOKE, ({"who": person, "short": session},))) > 0

    async def revoke_kind(self, person: str, kind: str) -> bool:
        """End all sessions of that kind; False if there was none."""
        return await self._writer.change(Step(_REVOKE_KIND, ({"who": person, "sort": kind},))) > 0

    async def revoke_others(self, person: str, token: str) -> int:
        """End all but the session of `token`, as after a new pass phrase; how many."""
        return await self._writer.change(Step(_REVOKE_OTHERS, ({"who": person, "token": token_hash(token)},)))
