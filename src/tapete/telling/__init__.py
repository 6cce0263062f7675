"""A table in words: what stands there, what has happened and what is asked, for whoever reads it.

Invariants:
- all is told from the View and the SeatEvents of one seat, or of a watcher, and from nothing else;
- every word comes from the catalogues; nothing here knows where the words will stand.
"""

from tapete.telling.parts import Cell, Ink, Line
from tapete.telling.voice import Voice

__all__ = ["Cell", "Ink", "Line", "Voice"]
