"""The people who come back: guests, and those who signed up."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from tapete.store.reader import Reader
from tapete.store.schema import block, person, session
from tapete.store.sessions import BROWSER, token_hash
from tapete.store.writer import Step, Taken, Writer

P: Final = person.c
_ALL: Final = sa.select(P.id, P.name, P.account, P.role, P.banned_until, P.created, P.seen)
_OF_TOKEN: Final = _ALL.join(session, session.c.person == P.id).where(
    session.c.token_hash == sa.bindparam("token"), session.c.created > sa.bindparam("since")
)
_OF_ID: Final = _ALL.where(P.id == sa.bindparam("who"))
_OF_ACCOUNT: Final = _ALL.where(P.account == sa.bindparam("called"))
_SECRETS: Final = sa.select(P.pass_hash, P.recovery_hash).where(P.id == sa.bindparam("who"))
_PREFERENCES: Final = sa.select(P.preferences).where(P.id == sa.bindparam("who"))

_ADD: Final = sa.insert(person)
_ADD_SESSION: Final = sa.insert(session)
_HIM: Final = sa.update(person).where(P.id == sa.bindparam("who"))
_RENAME: Final = _HIM.values(name=sa.bindparam("called"))
_SEEN: Final = _HIM.values(seen=sa.bindparam("now"))
_PREFER: Final = _HIM.where(P.preferences == sa.bindparam("before")).values(preferences=sa.bindparam("told"))
_PASS: Final = _HIM.where(P.recovery_hash == sa.bindparam("before")).values(
    pass_hash=sa.bindparam("hashed"), recovery_hash=sa.bindparam("recovery")
)
_BAN: Final = _HIM.values(banned_until=sa.bindparam("until"))
_ROLE: Final = _HIM.values(role=sa.bindparam("called"))
_SIGN_UP: Final = _HIM.where(P.account.is_(None)).values(
    account=sa.bindparam("called"), pass_hash=sa.bindparam("hashed"), recovery_hash=sa.bindparam("recovery")
)
_BLOCK: Final = sa.insert(block)
_UNBLOCK: Final = sa.delete(block).where(block.c.person == sa.bindparam("who"), block.c.blocked == sa.bindparam("whom"))
_BLOCKED: Final = (
    sa.select(P.id, P.name)
    .join(block, block.c.blocked == P.id)
    .where(block.c.person == sa.bindparam("who"))
    .order_by(P.name, P.id)
)


class AccountTaken(Exception):
    """Somebody else signed up under that name, or this person has an account already."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has been here: `name` is what he was called last, empty at first. A guest has no `account`.

    `role` is ``admin`` or empty; until `banned_until` he may not play.
    """

    id: str
    name: str
    account: str | None = None
    role: str = ""
    banned_until: float | None = None
    created: float = 0.0
    seen: float = 0.0


@dataclass(frozen=True, slots=True)
class Secrets:
    """The hashes by which a person with an account is known: of his pass phrase and of his recovery code."""

    pass_hash: str
    recovery_hash: str


def folded(account: str) -> str:
    """The name under which an account is found: Ana and ANA are the same."""
    return account.strip().casefold()


class People:
    """Finds and adds people. Every change raises OSError if it cannot be written."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer

    async def find(self, token: str, since: float = 0.0) -> Person | None:
        """Whose token this is, if it was made after `since`."""
        return _person(await self._reader.row(_OF_TOKEN, {"token": token_hash(token), "since": since}))

    async def of_id(self, who: str) -> Person | None:
        """The person of that id."""
        return _person(await self._reader.row(_OF_ID, {"who": who}))

    async def by_account(self, account: str) -> Person | None:
        """Who signed up under that name, whatever its capitals."""
        return _person(await self._reader.row(_OF_ACCOUNT, {"called": folded(account)}))

    async def all(self, *, limit: int, after: str = "", found: str = "") -> Sequence[Person]:
        """People by id from above `after`, at most `limit`; with `found`, those whose name or account holds it."""
        query = _ALL.where(P.id > after).order_by(P.id).limit(limit)
        if found:
            query = query.where(
                P.name.icontains(found, autoescape=True) | P.account.contains(folded(found), autoescape=True)
            )
        return [_sure(row) for row in await self._reader.rows(query)]

    async def add(self, who: Person, token: str, at: float) -> None:
        """Remember a new guest, and the browser that holds `token`."""
        row = {"id": who.id, "name": who.name, "created": at, "seen": at, "role": who.role, "preferences": "{}"}
        browser = {"token_hash": token_hash(token), "person": who.id, "kind": BROWSER, "created": at, "seen": at}
        try:
            await self._writer.change(Step(_ADD, (row,)), Step(_ADD_SESSION, (browser,)))
        except Taken:
            raise OSError("somebody of that id is there already") from None

    async def rename(self, who: Person, name: str) -> None:
        """Remember what somebody wants to be called."""
        await self._writer.write(_RENAME, {"who": who.id, "called": name})

    async def seen(self, who: Person, at: float) -> None:
        """Somebody is here."""
        await self._writer.write(_SEEN, {"who": who.id, "now": at})

    async def sign_up(self, who: Person, account: str, secrets: Secrets) -> None:
        """The guest has an account from now on; AccountTaken if somebody else has that one, or he has one."""
        values = {
            "who": who.id,
            "called": folded(account),
            "hashed": secrets.pass_hash,
            "recovery": secrets.recovery_hash,
        }
        try:
            await self._writer.change(Step(_SIGN_UP, (values,), must=1))
        except Taken:
            raise AccountTaken(account) from None

    async def secrets(self, who: Person) -> Secrets | None:
        """By what he is known; None for a guest."""
        row = await self._reader.row(_SECRETS, {"who": who.id})
        return None if row is None or row.pass_hash is None else Secrets(row.pass_hash, row.recovery_hash)

    async def set_secrets(self, who: Person, secrets: Secrets, before: Secrets) -> bool:
        """He is known by these from now on instead of those before; False if they are not his any more."""
        values = {
            "who": who.id,
            "hashed": secrets.pass_hash,
            "recovery": secrets.recovery_hash,
            "before": before.recovery_hash,
        }
        return await self._writer.change(Step(_PASS, (values,))) > 0

    async def preferences(self, who: Person) -> dict[str, Any]:
        """How he likes things; what it means is the client's."""
        row = await self._reader.row(_PREFERENCES, {"who": who.id})
        return {} if row is None else dict(json.loads(row.preferences))

    async def prefer(self, who: Person, changes: Mapping[str, Any], largest: int) -> dict[str, Any] | None:
        """Set these of his preferences, None takes one away; all of them then.

        The others stay as whoever changed them last, even in the same instant, has left them. None, and nothing is
        changed, if all would be more than `largest` bytes of JSON.
        """
        while (row := await self._reader.row(_PREFERENCES, {"who": who.id})) is not None:
            merged = {**json.loads(row.preferences), **changes}
            preferences = {name: value for name, value in merged.items() if value is not None}
            told = json.dumps(preferences, ensure_ascii=False, separators=(",", ":"))
            if len(told.encode()) > largest:
                return None
            values = {"who": who.id, "before": row.preferences, "told": told}
            if await self._writer.change(Step(_PREFER, (values,))):
                return preferences
        return {}  # he has been forgotten meanwhile

    async def ban(self, who: str, until: float | None) -> None:
        """He may not play before `until`; None lifts it."""
        await self._writer.write(_BAN, {"who": who, "until": until})

    async def set_role(self, who: str, role: str) -> None:
        """``admin``, or empty for everybody else."""
        await self._writer.write(_ROLE, {"who": who, "called": role})

    async def block(self, who: Person, whom: str) -> bool:
        """He does not wish to hear `whom`; False if there is nobody of that id. Blocked again, nothing changes."""
        if await self.of_id(whom) is None:
            return False
        try:
            await self._writer.write(_BLOCK, {"person": who.id, "blocked": whom})
        except Taken:
            return await self.of_id(whom) is not None
        return True

    async def unblock(self, who: Person, whom: str) -> None:
        """He hears `whom` again."""
        await self._writer.write(_UNBLOCK, {"who": who.id, "whom": whom})

    async def blocked(self, who: Person) -> Sequence[Person]:
        """Whom he does not wish to hear, by name (only `id` and `name` are told)."""
        return [Person(row.id, row.name) for row in await self._reader.rows(_BLOCKED, {"who": who.id})]


def _person(row: "sa.Row[Any] | None") -> Person | None:
    return None if row is None else _sure(row)


def _sure(row: "sa.Row[Any]") -> Person:
    return Person(row.id, row.name, row.account, row.role, row.banned_until, row.created, row.seen)
