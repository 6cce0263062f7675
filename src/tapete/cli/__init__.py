"""The command `tapete`: one thin command per verb.

Invariants:
- exit 0 success, 1 when the answer is no, 2 bad use; a fault is one line on standard error, never a traceback;
- a command loads only what it needs: `tapete --help` touches no game, no server and no library of theirs.
"""

from tapete.cli.app import app, main

__all__ = ["app", "main"]
