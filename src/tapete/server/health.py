"""That the room can do its work: for whoever decides whether to send people to this process.

Invariants:
- it tells what is amiss by name and no more: no path, no address, no words of a fault.
"""

import asyncio
import shutil
from pathlib import Path
from typing import Any, Final

from litestar import Request, route
from litestar.response import Response

from tapete.server.house import House, house_of

LEAST_FREE: Final = 64 * 1024 * 1024
"""Bytes that a disk must have left; below, nobody new is sent here, and those who play go on."""

PATIENCE: Final = 5.0
"""Seconds until an answer of the database is given up."""

_NOBODY: Final = "-"


@route("/readyz", http_method=["GET", "HEAD"], include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, bool]]:
    """200 if all is well, 503 if something is not."""
    house = house_of(request)
    told = {"database": await database_answers(house), "disk": await disk_has_place(house)}
    status = 200 if all(told.values()) else 503
    return Response({"ready": status == 200, **told}, status_code=status, headers={"cache-control": "no-store"})


async def database_answers(house: House) -> bool:
    """Whether it can be read, and whether what is to be written gets there."""
    try:
        async with asyncio.timeout(PATIENCE):
            await house.store.settings.all()
            await house.store.presences.clear(_NOBODY)
    except OSError:  # a TimeoutError is one
        return False
    return True


async def disk_has_place(house: House) -> bool:
    """Whether the data folder has; of a database elsewhere its own watch is to be asked."""
    file = house.store.place.file
    return file is None or await asyncio.to_thread(free, file.parent) >= LEAST_FREE


def free(folder: Path) -> int:
    """Bytes that are left on the disk of a folder, 0 if there is no such folder."""
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return 0
