"""A house in a folder of its own, whose robots do not keep a test waiting."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

from tapete.room import Timer
from tapete.server.house import House

LONG = 4.0
"""Robots never wait so long; whatever does, waits for ever here."""

INDEX = '<!doctype html><html lang="en"><head><script src="/look.js"></script></head><body></body></html>'


class Never:
    def cancel(self) -> None:
        pass


class HurriedClock:
    """The time of day, but robots answer at once, and nobody's patience ever ends."""

    def now(self) -> float:
        return time.time()

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_soon(call) if seconds < LONG else Never()


def make_client(folder: Path) -> Path:
    """What a build of the browser's part leaves."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "look.js").write_text("document.documentElement.dataset.ready = 'yes'\n" * 20)
    (folder / "assets" / "app-1a2b.js").write_text("export const x = 1\n" * 100)
    (folder / "assets" / "card-3c4d.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder.parent / "secret.txt").write_text("nobody may read this")
    return folder


def house(folder: Path) -> House:
    client = make_client(folder / "static" / "app")
    return House(folder / "data", client=client, clock=HurriedClock(), chance=random.Random(11))
