"""The socket of a table: one browser at a seat of it, or watching.

Invariants:
- Join comes first and is answered with everything; what happens after it is told in the order of the log;
- every message is answered: Done, Because, Refused or Joined; whatever it was, the socket and the table go on;
- who has taken a seat or lost it is told everything anew, as he may know it from there;
- what is told is encoded once for all who look from the same seat.
"""

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from tapete.core import Refusal, Seat
from tapete.room import News, Presence, Table, TableState, Taken, Visitor, Watching, faults, refusals
from tapete.room.entries import Left, Opened
from tapete.room.ladder import why_not
from tapete.server import guests, limits, seating, translate
from tapete.server.callers import answered
from tapete.server.choices import choices
from tapete.server.door import NEEDS_ACCOUNT, may_look
from tapete.server.house import House, person_topic
from tapete.server.http.denied import BANNED, NOT_KNOWN
from tapete.server.sockets import BROKEN_RULE, TRY_AGAIN, Line, Socket, close_with, number_of
from tapete.store import Person
from tapete.wire import incoming, outgoing

NAMED: Final = "named_watcher"
"""The preference of who wishes to be named while he watches."""

_log = logging.getLogger(__name__)


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Speak `wire` with one browser until it leaves."""
    async with answered(socket) as caller:
        if caller is None:
            return
        person, refusal = caller.person, caller.refusal
        if person is not None and guests.banned(person, caller.house.clock.now()):
            refusal = BANNED
        if refusal is not None:
            code = BROKEN_RULE if refusal is BANNED else TRY_AGAIN
            await close_with(socket, translate.refused(refusal, None), code)
            return
        await Talk(socket, caller.house, socket.path_params["table"], person).run()


class Talk:
    """One browser at one table."""

    def __init__(self, socket: Socket, house: House, table: str, person: Person | None) -> None:
        self._socket = socket
        self._house = house
        self._name = table
        self._person = person
        self._line = Line(socket, house.clock)
        self._table: Table | None = None
        self._seat: Seat | None = None
        self._invited = False
        self._unheard: frozenset[str] = frozenset()
        self._stale = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until either side hangs up."""
        hurry = self._house.clock.call_later(limits.JOIN_WAIT, self._give_up)
        if self._person is not None:
            self._house.bus.subscribe(person_topic(self._person.id), self._changed)
        try:
            await self._line.run(self._take)
        finally:
            hurry.cancel()
            if self._person is not None:
                self._house.bus.unsubscribe(person_topic(self._person.id), self._changed)
            for task in self._tasks:
                task.cancel()
            self._leave()

    def _give_up(self) -> None:
        """Who has not joined by now does not mean to."""
        if self._table is None:
            self._line.close(BROKEN_RULE)

    def _leave(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            table.leave(self._hear)
            self._house.moved(table.name)

    def _turn_away(self, refusal: Refusal) -> None:
        self._leave()
        self._line.send(translate.refused(refusal, None))

    def _hear(self, told: News | Presence | Watching) -> None:
        table = self._table
        if table is None:  # turned away in the middle of what is told
            return
        seat = table.seat(self._hear)
        if not isinstance(told, News):
            self._line.send_encoded(self._house.tellings.encoded(told, table, seat))
            return
        if seat != self._seat:
            self._seat = seat
            self._line.send(translate.joined(table, seat, self._unheard, told.table))
            self._house.moved(table.name)
        elif self._unheard and self._unheard & translate.speakers(told, seat):
            self._line.send(translate.told(told, table, seat, self._unheard))
        else:
            self._line.send_encoded(self._house.tellings.encoded(told, table, seat))
        if isinstance(told.entry, Left) and told.entry.seat == seat:
            self._turn_away(refusals.LEFT)
        elif isinstance(told.entry, Opened) and not self._may_stay(told.table):
            self._turn_away(refusals.NOT_YOUR_TABLE)

    def _may_stay(self, table: TableState) -> bool:
        return self._seat is not None or may_look(table, invited=self._invited)

    async def _take(self, text: str | None) -> None:
        """One message, None if it was binary."""
        try:
            message = None if text is None else incoming.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            message = None
        if message is None:
            self._line.send(translate.refused(refusals.BAD_MESSAGE, number_of(text or "")))
            return
        if self._stale:
            await self._look_again()
            if self._line.closing:
                return
        if isinstance(message, incoming.Join):
            await self._join(message)
        elif self._table is None:
            self._line.send(translate.refused(refusals.JOIN_FIRST, message.id))
        else:
            await self._answer(self._table, message)

    async def _join(self, message: incoming.Join) -> None:
        name = await self._know()
        place = await self._place(message)
        if isinstance(place, Refusal):
            self._line.send(translate.refused(place, None))
            return
        table, seat = place
        if self._table is not table:
            self._leave()
            self._table, self._seat = table, seat
            person = None if self._person is None else self._person.id
            table.listen(self._hear, seat, person=person, name=name)
            self._house.moved(table.name)
        self._line.send(translate.joined(table, self._seat, self._unheard))

    async def _place(self, message: incoming.Join) -> tuple[Table, Seat | None] | Refusal:
        """Where the sender belongs, as the table stands when this returns."""
        if message.version != incoming.VERSION:
            return refusals.WRONG_VERSION
        table = await self._house.room.table(self._name)
        if table is None:
            return refusals.UNKNOWN_TABLE
        self._invited = self._invited or table.invites(message.invitation)
        place = seating.place_of(table, self._person, invited=self._invited)
        return place if isinstance(place, Refusal) else (table, place)

    async def _know(self) -> str | None:
        """Remember whom the person does not wish to hear; the name by which he wishes to be known when he watches."""
        if self._person is None:
            return None
        people = self._house.store.people
        self._unheard = frozenset(other.id for other in await people.blocked(self._person))
        wishes = (await people.preferences(self._person)).get(NAMED) is True
        return self._person.name or None if wishes else None

    async def _answer(self, table: Table, message: incoming.Incoming) -> None:
        if isinstance(message, incoming.Join):
            return
        seat = table.seat(self._hear)
        if isinstance(message, incoming.Why):
            reason = why_not(table.state, seat, incoming.to_action(message.action))
            told = (None, None) if reason is None else (reason.key, reason.rule or None)
            self._line.send(outgoing.Because(message.id, *told))
            return
        if isinstance(message, incoming.Sit | incoming.Say):
            refusal = await self._refused(table, seat, message)
            if refusal is not None:
                self._line.send(translate.refused(refusal, message.id))
                return
        person = self._person
        command = translate.command(message, None if person is None else person.id)
        assert command is not None
        visitor = None if person is None else Visitor(person.id, person.name)
        answer = await table.submit(seat, command, visitor)
        if isinstance(answer, Refusal):
            self._line.send(translate.refused(answer, message.id))
            return
        if isinstance(message, incoming.Sit):
            assert person is not None
            self._stale = await seating.rename(self._house, table, person) or self._stale
        self._line.send(outgoing.Done(message.id, self._number(table, answer)))

    def _number(self, table: Table, answer: Taken) -> int:
        """With which entry it took effect; a watcher who sees things late is not told how far they are."""
        late = self._table is table and self._seat is None and table.state.settings.hold != "none"
        return min(answer.seq, table.shown.seq) if late else answer.seq

    async def _refused(self, table: Table, seat: Seat | None, message: incoming.Sit | incoming.Say) -> Refusal | None:
        """Why the sender may not ask this of any table, or of this one, whatever goes on there."""
        person = self._person
        if seat is not None and person is not None:
            return await self._unspeakable(message)
        if isinstance(message, incoming.Say):
            return await self._unspeakable(message) if person is not None and person.name else NOT_KNOWN
        return seating.why_not_sit(self._house, table, person, invited=self._invited)

    async def _unspeakable(self, message: incoming.Incoming) -> Refusal | None:
        """Why the sender may not say it in words of his own."""
        if not isinstance(message, incoming.Say) or message.text is None:
            return None
        if not (await choices(self._house)).free_text:
            return refusals.PHRASES_ONLY
        return NEEDS_ACCOUNT if self._person is None or self._person.account is None else None

    def _changed(self, number: int) -> None:
        """Something about the person has changed or, with number 0, may have."""
        self._stale = True
        if number > 0:
            task = asyncio.create_task(self._look_again(), name="who it is")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _look_again(self) -> None:
        """Who the sender is now: he may have another name, hear fewer people, or not be let in any more."""
        try:
            person = await guests.known(self._socket)
            if person is None:  # his token is void, or another by now: his browser comes back with what it has
                self._leave()
                self._line.close_soon(TRY_AGAIN)
                return
            if guests.banned(person, self._house.clock.now()):
                self._turn_away(BANNED)
                self._line.close_soon(BROKEN_RULE)
                return
            self._person, self._stale = person, False
            await self._know()
        except OSError as error:
            _log.error("who it is cannot be read: %s", faults.told(error))
