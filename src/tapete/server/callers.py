"""Who opens a socket, and how he comes in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tapete.core import Refusal
from tapete.server import guests
from tapete.server.house import House, house_of
from tapete.server.origins import address_of, same_origin
from tapete.server.sockets import BROKEN_RULE, TRY_AGAIN, Socket
from tapete.store import Person


@dataclass(frozen=True, slots=True)
class Caller:
    """Whose socket has been accepted; None is a stranger. With a `refusal` there is no place for him."""

    house: House
    person: Person | None
    refusal: Refusal | None


@asynccontextmanager
async def answered(socket: Socket) -> AsyncIterator[Caller | None]:
    """Accept the socket once it is its turn, and count it for as long as this lasts.

    None if it is hung up on unheard: another site's page opened it, or too many of its address wait already.
    """
    try:
        if not same_origin(socket.headers):
            await socket.close(BROKEN_RULE)
            yield None
            return
        house, address = house_of(socket), address_of(socket)
        if not await house.door.turn(address):
            await socket.close(TRY_AGAIN)
            yield None
            return
        person = await guests.known(socket)
        with house.door.enter(address, person) as refusal:
            await socket.accept()
            yield Caller(house, person, refusal)
    finally:
        del socket.receive, socket.send  # in the framework each is a ring, which would stay until it is looked for
