"""What kind of room this is, and what is going on in it."""

from typing import Any

from litestar import Request, get

from tapete import __version__
from tapete.games import GAMES
from tapete.room.opening import LEVELS
from tapete.server.choices import announcement, choices
from tapete.server.house import house_of
from tapete.wire import http as wire

TITLE = "Tapete"


@get("/api/room")
async def room_info(request: Request[Any, Any, Any]) -> wire.RoomInfo:
    """What may be done here, and what the host has to say."""
    house = house_of(request)
    chosen = await choices(house)
    levels = tuple(wire.LevelInfo(level, robot) for level, robot in LEVELS.items())
    return wire.RoomInfo(
        title=request.app.state.get("title", TITLE),
        sign_up=chosen.sign_up,
        free_text=chosen.free_text,
        polite_name=chosen.polite_name,
        levels=dict.fromkeys(GAMES, levels),
        version=__version__,
        announcement=await announcement(house),
    )
