"""How many files and connections the system lets one process hold.

Most systems begin with 1,024 and let a process ask for more: a thousand connections that say nothing would then shut
out everybody else.
"""

import contextlib
from typing import Final

BESIDES: Final = 200
"""Files a room holds beside its connections: the database, robots in processes of their own, the log."""


def reach(connections: int) -> int | None:
    """Ask the system for as many files as `connections` need, as far as it lets us: how many connections that allows.

    None where the system sets no limit that can be asked for (Windows).
    """
    try:
        import resource  # noqa: PLC0415  (not there on every platform)
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = connections + BESIDES if hard == unlimited else min(connections + BESIDES, hard)
    if soft != unlimited and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # macOS lets a process have less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return connections if soft == unlimited else min(connections, soft - BESIDES)
