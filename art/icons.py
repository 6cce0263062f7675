"""The mark of the room, and the icons that a browser or a telephone shows of it: ``python -m art.icons``.

The mark is an eight-pointed star in ochre on green cloth, in the hand of the cards: a heavy key line, flat inks a
little off register, gouge strokes. Pictures in dots are taken by a Chromium; the drawings are the source.
"""

import math
import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from art.inks import GREEN, INK, OCHRE, PAPER, STRAW, n
from art.sheet import BROWSERS, CLOTH

WEB: Final = Path(__file__).parents[1] / "web"
LOGO: Final = WEB / "src" / "parts" / "logo.svg"
PUBLIC: Final = WEB / "public"

SIDE: Final = 512
SHORT: Final = 0.78
SAFE: Final = 0.4
"""Of a maskable icon every part that counts lies in a circle of this radius, in sides."""

DOTS: Final = {"icon-192.png": 192, "icon-512.png": 512, "maskable-512.png": 512, "apple-touch-icon.png": 180}
SMALL: Final = (16, 32, 48)
"""The sizes that ``favicon.ico`` holds."""


def star(cx: float, cy: float, outer: float, inner: float, short: float = SHORT) -> str:
    """Eight points, those up, down, left and right longer than the others, which are `short` of their length."""
    corners = []
    for k in range(16):
        reach = inner if k % 2 else outer * (1 if k % 4 == 0 else short)
        angle = k * math.pi / 8 - math.pi / 2
        corners.append(f"{n(cx + reach * math.cos(angle))} {n(cy + reach * math.sin(angle))}")
    return f"M{'L'.join(corners)}Z"


def gouges(cx: float, cy: float, near: float, far: float, width: float) -> str:
    """A cut along each ray, wide where the tool went in and thin where it came out."""
    cuts = ""
    for k in range(8):
        angle, reach = k * math.pi / 4 - math.pi / 2, far * (1 if k % 2 == 0 else SHORT)
        along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        tip = (cx + reach * along[0], cy + reach * along[1])
        base = (cx + near * along[0], cy + near * along[1])
        sides = [(base[0] + side * width * across[0], base[1] + side * width * across[1]) for side in (1, -1)]
        cuts += f"M{'L'.join(f'{n(x)} {n(y)}' for x, y in (sides[0], tip, sides[1]))}Z"
    return cuts


def cloth() -> str:
    """Short strokes of the gouge round the middle, as the ground of a cut block shows them."""
    strokes = ""
    for ring, (radius, count) in enumerate(((196, 20), (236, 28), (278, 32), (322, 36))):
        for k in range(count):
            angle = (k + ring * 0.5) * 2 * math.pi / count
            x, y = SIDE / 2 + radius * math.cos(angle), SIDE / 2 + radius * math.sin(angle)
            dx, dy = 13 * math.cos(angle), 13 * math.sin(angle)
            strokes += f"M{n(x - dx)} {n(y - dy)}L{n(x + dx)} {n(y + dy)}"
    return strokes


def full() -> str:
    """The icon without a margin: cloth to the edge, the star in the circle that no mask cuts into."""
    middle, outer = SIDE / 2, SIDE * SAFE * 0.98
    inner = outer * 0.5
    shape = star(middle, middle, outer, inner)
    return (
        f'<rect width="{SIDE}" height="{SIDE}" fill="{GREEN}"/>'
        f'<path d="{cloth()}" stroke="{CLOTH}" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="{shape}" fill="{PAPER}" stroke="{PAPER}" stroke-width="34" stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="{OCHRE}" transform="translate(-5 -5)"/>'
        f'<path d="{gouges(middle, middle, inner * 0.72, outer * 0.8, 9)}" fill="{STRAW}"/>'
        f'<path d="{shape}" fill="none" stroke="{INK}" stroke-width="18" stroke-linejoin="round"/>'
        f'<circle cx="{n(middle)}" cy="{n(middle)}" r="{n(inner * 0.56)}" fill="{INK}"/>'
        f'<path d="{star(middle, middle, inner * 0.38, inner * 0.16)}" fill="{PAPER}"/>'
    )


def svg(content: str, side: int = SIDE) -> str:
    """A drawing of its own."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">{content}</svg>\n'


def tile() -> str:
    """The same as a tile with round corners, on nothing."""
    edge = f'x="14" y="14" width="{SIDE - 28}" height="{SIDE - 28}" rx="92"'
    return (
        f'<clipPath id="t"><rect {edge}/></clipPath><g clip-path="url(#t)">{full()}</g>'
        f'<rect {edge} fill="none" stroke="{INK}" stroke-width="22"/>'
    )


def logo() -> str:
    """The mark small, as it stands in the header and on the tab: no more lines than so few dots can show."""
    shape = star(17, 17, 10.2, 5.2, 0.92)
    return svg(
        f'<rect x="2" y="2" width="30" height="30" rx="5" fill="{PAPER}"/>'
        f'<rect x="4" y="4" width="28" height="28" rx="4" fill="{GREEN}" transform="translate(-.6 -.6)"/>'
        f'<rect x="3" y="3" width="28" height="28" rx="4" fill="none" stroke="{INK}" stroke-width="2"/>'
        f'<path d="{shape}" fill="{OCHRE}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
        f'<circle cx="17" cy="17" r="3" fill="{INK}"/>',
        34,
    )


def dots(browser: str, drawing: str, side: int) -> bytes:
    """The drawing as PNG, `side` dots wide and high."""
    with tempfile.TemporaryDirectory() as folder:
        page, png = Path(folder, "icon.svg"), Path(folder, "icon.png")
        page.write_text(drawing.replace("<svg ", f'<svg width="{side}" height="{side}" ', 1), encoding="utf-8")
        command = [browser, "--headless", "--no-sandbox", "--hide-scrollbars", "--default-background-color=00000000"]
        command += [f"--window-size={side},{side}", f"--screenshot={png}", page.as_uri()]
        subprocess.run(command, check=True, capture_output=True)
        return png.read_bytes()


def ico(pictures: dict[int, bytes]) -> bytes:
    """Several PNGs as one ICO, by their sizes."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for side, png in pictures.items():
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), place)
        place += len(png)
    return head + entries + b"".join(pictures.values())


def main() -> int:
    """Write the mark and every icon; gives the exit status."""
    LOGO.write_text(logo(), encoding="utf-8")
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        print("python -m art.icons: icons in dots need a chromium", file=sys.stderr)
        return 1
    (PUBLIC / "icons").mkdir(parents=True, exist_ok=True)
    for name, side in DOTS.items():
        drawing = svg(full() if name.startswith(("maskable", "apple")) else tile())
        (PUBLIC / "icons" / name).write_bytes(dots(browser, drawing, side))
    (PUBLIC / "favicon.ico").write_bytes(ico({side: dots(browser, logo(), side) for side in SMALL}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
