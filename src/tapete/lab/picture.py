"""What all pictures of figures share: their colours, their words, their frame.

Invariant:
- an SVG written by hand, with no date, no fonts and no library in it: the same figures give the same bytes.
"""

from typing import Final

INK: Final = "#1c2b22"
FAINT: Final = "#c9d3cc"
GREEN: Final = "#1f6b46"


def framed(width: int, height: int, body: str, size: int | None = None) -> str:
    """The whole file around these shapes; `size` is of words that tell none of their own, in pixels."""
    letters = "" if size is None else f' font-size="{size}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' font-family="system-ui, sans-serif"{letters} fill="{INK}">\n'
        f'<rect width="{width}" height="{height}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def text(x: float, y: float, says: str, size: int, anchor: str = "start", *, weight: int = 400) -> str:
    """Words at a place; they are written as they stand."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}">{says}</text>'
