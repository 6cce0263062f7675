"""Where the tests of the store keep their data."""

from pathlib import Path
from typing import TypeAlias

Where: TypeAlias = Path | str


class Taken(Exception):
    """For the logs to raise."""
