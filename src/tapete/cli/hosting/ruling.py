"""What the host does from the command line, open or not: roles, people, tables, announcement, forgetting.

Invariants:
- a person is named by account or by number; where a name fits several, nothing is done and they are listed.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from tapete.core import BadInput
from tapete.room import SeqTaken
from tapete.server.choices import ANNOUNCEMENT
from tapete.server.house import person_topic
from tapete.server.http.admin import FOR_GOOD
from tapete.server.keeping import summary_of
from tapete.store import GOING_ON, Person, Store, bus

MOST: Final = 100
LONGEST_ANNOUNCEMENT: Final = 500
_DAY: Final = 86_400.0
_FORM: Final = "%Y-%m-%d %H:%M"
_NEWS: Final = 1
_SECONDS: Final = 5.0

Row: TypeAlias = dict[str, Any]
T = TypeVar("T")


def ask(where: Path | str, question: Callable[[Store], Awaitable[T]]) -> T:
    """Open the data, ask, close; BadInput if there are none, or if they cannot be used."""

    async def asked() -> T:
        async with _opened(where) as store:
            return await question(store)

    return asyncio.run(asked())


async def set_role(store: Store, who: str, role: str) -> Row:
    """Make somebody with an account host, or host no more; the open room looks it up anew for each request."""
    person = await one(store, who)
    if role and person.account is None:
        raise BadInput(f"{person.name or person.id} has no account: who keeps a room signs up first")
    await store.people.set_role(person.id, role)
    return _person(await one(store, person.id))


async def ban(store: Store, who: str, days: float | None, *, redis: str | None, lift: bool = False) -> Row:
    """Not let somebody play for some days, None: for good; or let him again."""
    person = await one(store, who)
    until = None if lift else FOR_GOOD if days is None else time.time() + days * _DAY
    await store.people.ban(person.id, until)
    await _tell(store, redis, person_topic(person.id))
    return _person(await one(store, person.id))


async def people(store: Store, found: str) -> list[Row]:
    """Those whose name or account holds `found`; at most MOST."""
    return [_person(person) for person in await store.people.all(limit=MOST, found=found)]


async def tables(store: Store) -> list[Row]:
    """Tables at which something goes on, the last changed first."""
    rows = []
    for told in await store.listings.of_phases(*GOING_ON, limit=MOST):
        summary = summary_of(told)
        rows.append(
            {
                "table": told.table_id,
                "phase": told.phase,
                "game": told.game,
                "open": told.open,
                "people": sum(seat == "person" for seat in summary.seats),
                "updated": _time(told.updated),
            }
        )
    return rows


async def announce(store: Store, text: str) -> Row:
    """Say a line to everybody who comes in; an empty one takes it away."""
    line = " ".join(text.split())
    if len(line) > LONGEST_ANNOUNCEMENT:
        raise BadInput(f"an announcement has at most {LONGEST_ANNOUNCEMENT} characters")
    if line:
        await store.settings.put(ANNOUNCEMENT, line)
    else:
        await store.settings.remove(ANNOUNCEMENT)
    return {"announcement": line or None}


async def choose(store: Store, name: str, value: object) -> Row:
    """Set what the host decides while the room is open."""
    await store.settings.put(name, value)
    return {name: value}


async def forget(store: Store, days: int) -> Row:
    """Let go of tables finished, and guests last seen, longer ago than that."""
    gone = await store.farewell.forget(time.time() - days * _DAY)
    return {"tables": gone.tables, "guests": gone.guests}


async def one(store: Store, who: str) -> Person:
    """The person of that account or number, or the only one of that name; BadInput if there is none, or several."""
    found = await store.people.by_account(who) or await store.people.of_id(who)
    if found is not None:
        return found
    named = [one async for one in _holding(store, who) if one.name.casefold() == who.casefold()]
    if not named:
        raise BadInput(f"there is nobody called {who}")
    if len(named) > 1:
        raise BadInput(
            f"several are called {who}: say which by account or number, {', '.join(p.id for p in named[:5])}"
        )
    return named[0]


async def _holding(store: Store, found: str) -> AsyncIterator[Person]:
    """Everybody whose name or account holds `found`."""
    after = ""
    while page := await store.people.all(limit=MOST, after=after, found=found):
        for person in page:
            yield person
        after = page[-1].id


@asynccontextmanager
async def _opened(where: Path | str) -> AsyncIterator[Store]:
    store = Store(where, SeqTaken)
    if store.place.file is not None and not store.place.file.exists():
        raise BadInput(f"{store.place.told} holds no room yet: `tapete serve` makes one")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def _tell(store: Store, redis: str | None, topic: str) -> None:
    """Nudge the processes that serve the room, where there is a way; others see it when they are asked next."""
    if not store.place.is_postgres:
        return
    messenger, linked = bus(store.place.dsn, redis), asyncio.Event()
    messenger.subscribe(topic, lambda _: linked.set())
    await messenger.start()
    try:
        async with asyncio.timeout(_SECONDS):
            await linked.wait()
        messenger.publish(topic, _NEWS)
    except TimeoutError:
        return
    finally:
        await messenger.stop()


def _person(person: Person) -> Row:
    until = person.banned_until
    return {
        "person": person.id,
        "name": person.name,
        "account": person.account,
        "role": person.role or None,
        "seen": _time(person.seen),
        "banned": None if until is None or until < time.time() else "for good" if until >= FOR_GOOD else _time(until),
    }


def _time(at: float) -> str:
    return time.strftime(_FORM, time.localtime(at))
