"""Copies of all data, and the way back."""

import asyncio
from pathlib import Path
from typing import Any

from tapete.store import backup, restore


def backed_up(where: Path | str, file: Path) -> dict[str, Any]:
    """What a new backup holds; BadInput if it cannot be made."""
    return {"file": str(file), **_told(asyncio.run(backup(where, file)).rows)}


def restored(file: Path, where: Path | str) -> dict[str, Any]:
    """What a backup brought back; BadInput if the place is not empty, or the file no backup."""
    return {"file": str(file), **_told(asyncio.run(restore(file, where)).rows)}


def _told(rows: dict[str, int]) -> dict[str, int]:
    """What people would count: people, matches, and lines of the logs of tables."""
    return {"people": rows["person"], "matches": rows["match_result"], "lines": rows["table_log"]}
