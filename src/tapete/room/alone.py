"""What a room needs besides storage, time and robots, for a process that has no other beside it."""

from collections import defaultdict
from typing import Any

from tapete.room.ports import Nudge, Robots


class Inline:
    """A Thinker that thinks on the spot: for robots that take no time worth mentioning."""

    def __init__(self, robots: Robots) -> None:
        self._robots = robots

    async def think(self, game: str, name: str, view: Any, key: bytes) -> tuple[str, Any]:
        robot = self._robots(game, name)
        return robot.name, robot.act(view, key)


class Nearby:
    """Notices for all rooms in one process."""

    def __init__(self) -> None:
        self._nudges: defaultdict[str, list[Nudge]] = defaultdict(list)

    def publish(self, topic: str, number: int = 0) -> None:
        for nudge in tuple(self._nudges.get(topic, ())):
            nudge(number)

    def subscribe(self, topic: str, nudge: Nudge) -> None:
        self._nudges[topic].append(nudge)

    def unsubscribe(self, topic: str, nudge: Nudge) -> None:
        nudges = self._nudges.get(topic, [])
        if nudge in nudges:
            nudges.remove(nudge)
        if not nudges:
            self._nudges.pop(topic, None)
