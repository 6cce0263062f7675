"""Who has which place at a table, and who may take one; the same for sockets and for pages without a script."""

from tapete.core import Refusal, Seat
from tapete.room import Table, refusals
from tapete.server.door import may_look
from tapete.server.house import House
from tapete.server.http.denied import NOT_KNOWN
from tapete.store import Person


def place_of(table: Table, person: Person | None, *, invited: bool) -> Seat | Refusal | None:
    """Where somebody belongs who comes to the table: his seat, None where he may look on, or why he may not be here."""
    state = table.state
    seat = None if person is None else state.seat_of(person.id)
    if seat is not None:
        return seat if state.left[seat] is None else refusals.LEFT
    if state.closed:
        return refusals.CLOSED
    return None if may_look(state, invited=invited) else refusals.NOT_YOUR_TABLE


def why_not_sit(house: House, table: Table, person: Person | None, *, invited: bool) -> Refusal | None:
    """Why somebody without a seat may not take one at this table, whichever it is; None if he may ask for one."""
    if person is None:
        return NOT_KNOWN
    if not (invited or table.state.settings.open):
        return refusals.NOT_YOUR_TABLE
    many = house.room.plays_enough(person.id) and table.state.claim_of(person.id) is None
    return refusals.TOO_MANY_TABLES if many else None


async def rename(house: House, table: Table, person: Person) -> bool:
    """Call him from now on as he wished to be called at this table; whether he had another name before."""
    state = table.state
    seat, claim = state.seat_of(person.id), state.claim_of(person.id)
    sitter = state.sitters[seat] if seat is not None else None if claim is None else state.claims[claim]
    if sitter is None or sitter.name == person.name:
        return False
    await house.store.people.rename(person, sitter.name)
    return True
