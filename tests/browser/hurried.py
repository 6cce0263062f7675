"""``python hurried.py serve ...``: as ``tapete serve``, but with a fast clock people have two seconds for a turn."""

from typing import cast

from tapete.cli.app import app
from tapete.room import clocks, table
from tapete.room.pace import CLOCKS

if __name__ == "__main__":
    cast("dict[str, tuple[float, float] | None]", CLOCKS)["fast"] = (1.0, 1.0)
    clocks.GRACE = table.GRACE = 0.2  # type: ignore[attr-defined]
    app()
