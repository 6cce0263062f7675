"""What a form asks of a table, done as a message of a socket would be."""

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie

from tapete.core import Refusal
from tapete.room import Sit, Sitter, Visitor, refusals
from tapete.room.naming import tidy_name
from tapete.server import guests, seating, tokens
from tapete.server.house import House, house_of
from tapete.server.origins import address_of
from tapete.server.plain.forms import Form, asked
from tapete.server.plain.table import Looking
from tapete.server.plain.ways import Way
from tapete.store import Person


@dataclass(frozen=True, slots=True)
class Done:
    """It took effect: `way` is the table's page, or another's start page where he has no place there any more."""

    way: Way
    stays: bool
    cookie: Cookie | None = None

    def leads(self, until: str) -> str:
        """The page to see next, which tells all that has happened since then."""
        return self.way.hearing(until).here if self.stays else self.way.start


async def do(request: Request[Any, Any, Any], looking: Looking, form: Form) -> Done | Refusal:
    """Do it; or why that may not be, and then nothing has changed."""
    house, table, person, cookie = house_of(request), looking.table, looking.person, None
    command = asked(form, None if person is None else person.id)
    if command is None:
        return refusals.BAD_MESSAGE
    if isinstance(command, Sit) and looking.seat is None:
        welcomed = await _welcome(request, house, looking, command.sitter.name)
        if isinstance(welcomed, Refusal):
            return welcomed
        person, cookie = welcomed
        command = Sit(command.seat, Sitter(command.sitter.name, person.id))
    visitor = None if person is None else Visitor(person.id, person.name)
    answer = await table.submit(looking.seat, command, visitor)
    if isinstance(answer, Refusal):
        return answer
    if isinstance(command, Sit) and person is not None:
        await seating.rename(house, table, person)
    place = seating.place_of(table, person, invited=looking.invited)
    return Done(looking.frame.way, not isinstance(place, Refusal), cookie)


async def _welcome(
    request: Request[Any, Any, Any], house: House, looking: Looking, called: str
) -> tuple[Person, Cookie | None] | Refusal:
    """Who sits down here: a stranger becomes a guest by it, if all else allows that he sits."""
    person, cookie = looking.person, None
    if person is None:
        name = tidy_name(called)
        if name is None:
            return refusals.BAD_NAME
        if not (looking.invited or looking.table.state.settings.open):
            return refusals.NOT_YOUR_TABLE
        if not house.new_guests.take(address_of(request), house.clock.now()):
            return refusals.TOO_MANY_GUESTS
        person, token = await guests.welcome(house, name)
        cookie = tokens.cookie(request, token)
    refusal = seating.why_not_sit(house, looking.table, person, invited=looking.invited)
    return (person, cookie) if refusal is None else refusal
