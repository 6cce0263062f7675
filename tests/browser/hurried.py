"""``tapete serve`` where people have two seconds for a turn at tables with a fast clock: ``python hurried.py serve ...``."""

from typing import cast

from tapete.cli.app import app
from tapete.room import clocks, table
from tapete.room.pace import CLOCKS

if __name__ == "__main__":
    cast("dict[str, tuple[float, float] | None]", CLOCKS)["fast"] = (1.0, 1.0)
    clocks.GRACE = table.GRACE = 0.2  # type: ignore[misc, attr-defined]
    app()
