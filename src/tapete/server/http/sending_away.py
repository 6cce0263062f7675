"""Sending people away from a table, as if they had left it."""

from tapete.room import Leave, Rise, Table


async def send_away(table: Table, person: str | None = None) -> None:
    """That person, or, None, everybody rises or leaves; who has gone meanwhile has gone."""
    for seat in table.state.present:
        if person in (None, table.state.sitters[seat].person):
            leaving = Rise() if table.state.gathering else Leave(table.state.match)
            await table.submit(seat, leaving)
