"""``python -m benches.load.room PORT DATA``: the room as it is, but for the limits to what one socket may send."""

import sys
from pathlib import Path
from typing import Any

from tapete.server import limits, serve
from tapete.server.keeping_up import KeepsUp


def settings() -> dict[str, Any]:
    """How the room has its sockets served; the floor has the same."""
    return {
        "ws": KeepsUp,
        "ws_max_size": serve.LARGEST,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "server_header": False,
    }


def main(port: int, data: str) -> None:
    """Serve until told to stop."""
    limits.RATE = limits.BURST = 1e9
    serve.run("127.0.0.1", port, data if "://" in data else Path(data))  # type: ignore[arg-type]


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
