"""What a log may say of a fault: its kind and its place. Its words stay unsaid, for they may tell cards."""

import traceback
from pathlib import Path


def told(error: BaseException) -> str:
    """One line, the innermost place last: ``KeyError at room/table.py:264 in _ask, robots/chance.py:18 in act``."""
    frames = traceback.extract_tb(error.__traceback__)
    places = (f"{'/'.join(Path(at.filename).parts[-2:])}:{at.lineno} in {at.name}" for at in frames)
    return f"{type(error).__name__} at {', '.join(places)}"
