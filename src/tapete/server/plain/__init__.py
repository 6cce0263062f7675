"""The plain table: the room in ordinary pages and forms, for who plays by ear, in a text browser or without scripts.

Invariants:
- no page holds or needs a script, and each says by itself all that there is to know;
- what a page tells is made from the View of one seat, or of a watcher, as everywhere (`telling`);
- what a form asks goes the way that a message of a socket goes: the same checks, the same log;
- whatever people wrote is text: markup is made by `html` alone, which escapes all else.
"""

from tapete.server.plain.routes import PLAIN

__all__ = ["PLAIN"]
