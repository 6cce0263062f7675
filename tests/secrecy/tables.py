"""One table played in a whole house, by itself or as a story tells it.

Invariants:
- decks, ids, time, chance, commitment and what others do are given: what is taken down follows from them;
- nothing of the product is changed: decks come by the storage, scripts by the robots, both arguments of a room.
"""

import itertools
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Self

from litestar import Litestar

from room.fakes import FakeClock, Memory
from secrecy.cases import NONCE, PERSON, STRANGER, TABLE, TOKEN, Case, nonces
from secrecy.lines import Line, Message, fetch
from secrecy.players import Browser, Minds, Script
from secrecy.stories import Told, log_of
from secrecy.witness import InTheLobby, Seen, Witness, log_lines
from tapete.core import Deal, Seat, Status
from tapete.room import Act, Command, Contribute, NextDeal, Room, SeqTaken, Table, Taken
from tapete.room.entries import Dealt, read, written
from tapete.server import House, make_app
from tapete.store import Person


class Stacked(Memory):
    """A storage in which another hand has always just written the deals, with decks that it chose."""

    def __init__(self, deals: Mapping[int, Deal]) -> None:
        super().__init__()
        self._deals = deals

    async def append(self, table: str, seq: int, at: float, entry: str) -> None:
        told = read(entry)
        if isinstance(told, Dealt) and (deal := self._deals.get(told.number)) is not None and deal.deck != told.deck:
            await super().append(table, seq, at, written(Dealt(deal.number, deal.dealer, deal.deck)))
            raise SeqTaken(table)
        await super().append(table, seq, at, entry)


class Stage:
    """A house and its application, for one table after another."""

    def __init__(self, folder: Path, client: Path | None = None) -> None:
        """`client` is the build of the browser's part; without it an empty page stands for all."""
        if client is None:
            client = folder / "client"
            client.mkdir(parents=True, exist_ok=True)
            (client / "index.html").write_text('<!doctype html><html lang="en"></html>')
        self.house = House(folder / "data", client=client)
        self.app: Litestar = make_app(self.house, opens=False)
        self._homes = itertools.count(1)

    async def __aenter__(self) -> Self:
        """Open its database, in which two people are known."""
        await self.house.store.open()
        for person, token in ((Person(PERSON, "Ana"), TOKEN), (Person("p2", "Eva"), STRANGER)):
            await self.house.store.people.add(person, token, self.house.clock.now())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.house.store.close()

    async def play(self, case: Case, world: list[Told] | None = None) -> Seen:
        """Play the case as it comes, or the actions and decks of `world`."""
        seen = Seen()
        clock = FakeClock(case.time)
        before, script, storage = case.before, None, Memory()
        if world is not None:
            before, after = world[: len(case.before)], world[len(case.before) :]
            script = Script((act for told in after for act in told.acts), case.onlooker)
            storage = Stacked({told.deal.number: told.deal for told in after})
        log = [*case.prelude, *log_of(case.opening, case.people, nonces(case.opening), before)]
        storage.logs[TABLE] = [(case.time, written(entry)) for entry in log]
        chance = Random(case.seed)
        room = Room(storage=storage, clock=clock, chance=chance, robots=Minds(script, bad=case.bad_robots))
        self.house.clock, self.house.chance, self.house.room = clock, chance, room
        with log_lines(seen, clock):
            table = await room.table(TABLE)
            assert table is not None
            for onlooker in dict.fromkeys((case.onlooker, None)):
                table.listen(Witness(case.game, onlooker, table, seen, clock), onlooker)
            table.listen(InTheLobby(self.house.lobby, table, seen, clock), case.people[0])
            sitters: list[AtBrowser | AtTable] = [AtTable(case, seat, table, script) for seat in case.people]
            if case.browser == case.onlooker:
                sitters[case.people.index(case.browser)] = AtBrowser(case, self._line(TOKEN, seen, clock))
            watcher = self._line(None, seen, clock)
            watches = (await watcher.join())["type"] == "joined"
            for sitter in sitters:
                await sitter.sit_down()
            await table.idle()
            while table.state.seq < len(log) + case.entries and table.state.status is not Status.OVER:
                seq = table.state.seq
                for sitter in sitters:
                    await sitter.go_on()
                    await table.idle()
                if table.state.seq == seq and (due := clock.next()) is not None:
                    clock.advance(due - clock.now())
                    await table.idle()
            for sitter in sitters:
                await sitter.leave()
            if watches:
                await watcher.join()
            await watcher.close()
            seen.over = table.state.status is Status.OVER
            for answer in await self._ask_over_http(over=seen.over):
                seen.note(clock, answer)
        seen.log = storage.entries(TABLE)
        await room.close()
        return seen

    def _line(self, token: str | None, seen: Seen, clock: FakeClock) -> Line:
        return Line(self.app, f"/ws/tables/{TABLE}", token, lambda told: seen.note(clock, told), self._home())

    def _home(self) -> str:
        """Where nobody has come from before: of many stories none waits behind another at the door."""
        return f"2001:db8:{next(self._homes):x}::1"

    async def _ask_over_http(self, *, over: bool) -> list[list[Message]]:
        """What a player and a stranger are answered; not the record of a match that is over, which tells all."""
        record, wish = f"/api/tables/{TABLE}/record", b'{"game":"gnav","name":"Ana"}'
        line = Line(self.app, f"/ws/tables/{TABLE}", STRANGER, (told := list[Message]()).append, self._home())
        await line.join()
        await line.close()
        return [
            told,
            [] if over else await fetch(self.app, "GET", record, TOKEN, query="match=1"),
            [] if over else await fetch(self.app, "GET", record, STRANGER),
            await fetch(self.app, "GET", f"/en/t/{TABLE}", TOKEN),
            await fetch(self.app, "POST", "/api/tables", TOKEN, body=wish),
        ]


class AtTable:
    """A person who does not look on: what it does is in the script, or comes by lot."""

    def __init__(self, case: Case, seat: Seat, table: Table, script: Script | None) -> None:
        self._seat = seat
        self._table = table
        self._script = script
        self._rng = Random(f"person {seat} {case.seed}")

    async def sit_down(self) -> None:
        """It is there."""

    async def go_on(self) -> None:
        """What the table waits for, if it is this person."""
        state, seat = self._table.state, self._seat
        if state.status is None:
            await self._submit(Contribute(state.match, NONCE))
        elif state.status is Status.BETWEEN:
            await self._submit(NextDeal(state.number))
        elif (decision := state.decisions[seat]) is not None:
            legal = state.game.legal(state.state, seat)
            action = self._rng.choice(legal) if self._script is None else self._script.next(seat)
            await self._submit(Act(decision, action))

    async def leave(self) -> None:
        """It says no good-bye."""

    async def _submit(self, command: Command) -> None:
        answer = await self._table.submit(self._seat, command)
        assert isinstance(answer, Taken), answer


class AtBrowser:
    """The person who looks on, over a socket of its own."""

    def __init__(self, case: Case, line: Line) -> None:
        self._case = case
        self._line = line
        self._browser = Browser(line, f"browser {case.seed}")

    async def sit_down(self) -> None:
        """Join, as every browser does first."""
        await self._line.join()

    async def go_on(self) -> None:
        """What the browser does of itself."""
        await self._browser.go_on(self._case.opening.match, NONCE)

    async def leave(self) -> None:
        """Ask once more for everything, and hang up."""
        await self._line.join()
        await self._line.close()
