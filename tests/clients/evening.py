"""An evening: several tables of people and robots in a room, who play until they are told that it is late."""

import asyncio
import random
import sys
from collections.abc import Sequence
from typing import Any

import httpx

from clients import audit
from clients.person import Person

OPTIONS: dict[str, dict[str, Any]] = {"comemierda": {"target": 4}, "gnav": {"lives": 1}}
"""Short matches, so that there are many."""


class Party:
    """Those who sit at one table."""

    def __init__(self, table: str, late: asyncio.Event) -> None:
        self.table = table
        self.people: list[Person] = []
        self.tokens: list[str] = []
        self._late = late
        self._again = 0

    def ends(self, match: int) -> bool:
        """Whether to go home after this match; all of a table do so after the same one."""
        if self._late.is_set() and match > self._again:
            return True
        self._again = max(self._again, match)
        return False


class Evening:
    """Tables in the room that answers at `addresses`; several addresses are several ways into one house."""

    def __init__(self, addresses: Sequence[str], *, seed: int = 1, think: float = 0.03) -> None:
        self.addresses = addresses
        self.parties: list[Party] = []
        self._late = asyncio.Event()
        self._chance = random.Random(seed)
        self._think = think
        self._lives: list[asyncio.Task[None]] = []

    @property
    def people(self) -> list[Person]:
        return [person for party in self.parties for person in party.people]

    async def begin(self, tables: int, people: int, **settings: Any) -> None:
        """Found the tables, the two games in turn; so many people sit down at each, robots in the other seats."""
        for number in range(tables):
            await self._found(("comemierda", "gnav")[number % 2], people, settings)

    async def late(self, patience: float = 120.0) -> None:
        """Everybody ends his match and goes home; TimeoutError if a table does not end."""
        self._late.set()
        async with asyncio.timeout(patience):
            await self._all()

    async def going(self, seconds: float) -> None:
        """Let them play for so long; whatever breaks, breaks here."""
        done, _ = await asyncio.wait(self._lives, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for life in done:
            life.result()

    async def all_there(self, patience: float = 60.0) -> None:
        """Until everybody has his seat, or is at home."""
        async with asyncio.timeout(patience):
            for person in self.people:
                while not (person.joined.is_set() or person.home.is_set()):
                    await self.going(0.01)

    async def end(self) -> None:
        """All hang up, wherever they are."""
        for life in self._lives:
            life.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)

    async def check(self, log: audit.Logs, last: int = sys.maxsize) -> int:
        """Every law, once all are at home; how many actions were verified, in so many of the last matches at most."""
        wrong = audit.faults(log, self.people)
        assert wrong == [], "\n".join(wrong[:10])
        actions = 0
        for party in self.parties:
            state = party.people[0].state
            assert state is not None
            end = state["match"] + 1
            matches = range(max(1, end - last), end)
            actions += await audit.verified(self.addresses[0], party.tokens[0], party.table, matches)
        return actions

    async def _found(self, game: str, people: int, settings: dict[str, Any]) -> None:
        names = [f"Person {len(self.people) + number}" for number in range(people)]
        tokens = [await self._guest(name) for name in names]
        new = {
            "game": game,
            "name": names[0],
            "people": True,
            "robot_pause": "instant",
            "options": OPTIONS[game],
            "settings": settings,
        }
        async with self._browser(tokens[0]) as browser:
            answer = await browser.post("/api/tables", json=new)
            assert answer.status_code == 201, answer.text
        party = Party(answer.json()["table"], self._late)
        self.parties.append(party)
        host = self._sits_at(party, names[0], tokens[0], None)
        await host.joined.wait()
        assert host.state is not None
        for seat, (name, token) in enumerate(zip(names[1:], tokens[1:], strict=True), 1):
            person = self._sits_at(party, name, token, host.state["invitation"])
            await person.joined.wait()
            await person.ask("sit", seat=seat, name=name)
        await host.ask("start", level=1)

    def _sits_at(self, party: Party, name: str, token: str, invitation: str | None) -> Person:
        turn = len(self.people) % len(self.addresses)
        person = Person(
            name,
            [*self.addresses[turn:], *self.addresses[:turn]],
            party.table,
            token,
            chance=random.Random(self._chance.random()),
            ends=party.ends,
            invitation=invitation,
            think=self._think,
        )
        party.people.append(person)
        party.tokens.append(token)
        self._lives.append(asyncio.create_task(person.live(), name=name))
        return person

    async def _guest(self, name: str) -> str:
        async with self._browser(None) as browser:
            answer = await browser.put("/api/me", json={"name": name})
            assert answer.status_code == 200, answer.text
            return str(browser.cookies["tapete"])

    def _browser(self, token: str | None) -> httpx.AsyncClient:
        cookies = {} if token is None else {"tapete": token}
        return httpx.AsyncClient(base_url=f"http://{self.addresses[0]}", cookies=cookies, timeout=30)

    async def _all(self) -> None:
        for life in self._lives:
            await life
