"""Sending people away from a table, as if they had left it."""

from tapete.room import Leave, Rise, Table, Visitor


async def send_away(table: Table, person: str | None = None) -> None:
    """That person, or, None, everybody rises or leaves, and nobody is to sit down any more.

    Who has gone meanwhile has gone.
    """
    for waiting in table.state.claims:
        if waiting is not None and waiting.person is not None and person in (None, waiting.person):
            await table.submit(None, Rise(), Visitor(waiting.person, waiting.name))
    for seat in table.state.present:
        if person in (None, table.state.sitters[seat].person):
            leaving = Rise() if table.state.gathering else Leave(table.state.match)
            await table.submit(seat, leaving)
