"""Saying where the room is open: on this machine, and to neighbours with a code to look at."""

import io
import sys

import segno

from tapete.server.serve import Open


def say_where(found: Open) -> None:
    """A line; for neighbours another, and the address as a QR code where the terminal can draw one."""
    print(f"Tapete is open at {found.address}", flush=True)
    if found.neighbours is None:
        return
    print(f"Neighbours come in at {found.neighbours}", flush=True)
    if (sys.stdout.encoding or "").casefold().startswith("utf"):
        print(qr_code(found.neighbours), flush=True)


def qr_code(address: str) -> str:
    """The address to be looked at by a telephone, two rows of the code in each line."""
    drawn = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")
