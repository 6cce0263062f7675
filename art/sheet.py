"""Contact sheets: a whole pack on green cloth, as a desk shows it and again as a phone does."""

import shutil
import subprocess
from base64 import b64encode
from collections.abc import Mapping
from math import ceil
from pathlib import Path

from art.inks import H, W

CLOTH = "#24483a"
GAP = 10
ROWS = ((84, 14), (56, 20))
"""How wide the cards are in each block, and how many stand beside each other."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


def sheet(pictures: Mapping[str, str]) -> tuple[str, int, int]:
    """One SVG with every picture in each size, its width and its height."""
    cells, width, y = "", 0, GAP
    for size, columns in ROWS:
        step_x, step_y = size + GAP, ceil(size * H / W) + GAP
        for i, picture in enumerate(pictures.values()):
            row, column = divmod(i, columns)
            data = b64encode(picture.encode()).decode()
            place = f'x="{GAP + column * step_x}" y="{y + row * step_y}" width="{size}" height="{size * H / W:g}"'
            cells += f'<image {place} href="data:image/svg+xml;base64,{data}"/>'
        width = max(width, GAP + columns * step_x)
        y += ceil(len(pictures) / columns) * step_y + GAP
    box = f'width="{width}" height="{y}" viewBox="0 0 {width} {y}"'
    cloth = f'<rect width="{width}" height="{y}" fill="{CLOTH}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{cloth}{cells}</svg>\n', width, y


def write(pictures: Mapping[str, str], svg: Path) -> list[Path]:
    """Write the sheet, and beside it the same as PNG where a Chromium is found; gives the files written."""
    text, width, height = sheet(pictures)
    svg.write_text(text, encoding="utf-8")
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        return [svg]
    png = svg.with_suffix(".png")
    command = [browser, "--headless", "--no-sandbox", "--hide-scrollbars", f"--window-size={width},{height}"]
    address = svg.resolve().as_uri()
    subprocess.run([*command, f"--screenshot={png.resolve()}", address], check=True, capture_output=True)
    return [svg, png]
