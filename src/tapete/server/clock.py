"""The time of day, in earnest."""

import asyncio
import time
from collections.abc import Callable

from tapete.room import Timer


class WallClock:
    """The room's Clock on the running event loop."""

    def now(self) -> float:
        return time.time()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, call)
