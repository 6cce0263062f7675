"""Paths as SVG writes them: read step by step, moved, and written short.

Only absolute paths of M, L, H, V, Q, C and Z are understood.
"""

import math
import re
from collections.abc import Callable, Iterator

from art.inks import n

Point = tuple[float, float]

TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}
"""How many numbers follow each command."""


def around(cx: float, cy: float, r: float, a: float) -> str:
    """A point of a circle, at an angle in radians, as a path has it."""
    return f"{n(cx + r * math.cos(a))} {n(cy + r * math.sin(a))}"


def steps(d: str) -> Iterator[tuple[str, list[Point]]]:
    """Each command with its points, H and V told as the points they lead to; raises KeyError for another command."""
    tokens = TOKEN.findall(d)
    i, command, here = 0, "", (0.0, 0.0)
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
            if command == "Z":
                yield "Z", []
                continue
        count = TAKES[command]
        numbers = [float(token) for token in tokens[i : i + count]]
        i += count
        if command == "H":
            numbers = [numbers[0], here[1]]
        elif command == "V":
            numbers = [here[0], numbers[0]]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        here = points[-1]
        yield command, points
        if command == "M":
            command = "L"


def moved(d: str, to: Callable[[float, float], Point]) -> str:
    """The path with every point put where `to` says."""
    out = ""
    for command, points in steps(d):
        out += ("L" if command in "HV" else command) + " ".join(f"{n(x)} {n(y)}" for x, y in (to(*p) for p in points))
    return out


class Writer:
    """Writes relative commands in tenths, leaving out every letter, blank and nought that can be left out."""

    def __init__(self) -> None:
        self.out = ""
        self.letter = self.number = ""

    def put(self, letter: str, tenths: list[int]) -> None:
        """A command with its numbers."""
        if letter != self.letter:
            self.out += letter
            self.number = ""
        self.letter = {"m": "l", "M": "L"}.get(letter, letter)
        for value in tenths:
            text = f"{value / 10:.1f}".rstrip("0").rstrip(".")
            if abs(value) < 10:
                text = text.replace("0.", ".")
            text = "0" if text in ("", "-", "-0") else text
            apart = self.number and text[0] != "-" and not (text[0] == "." and "." in self.number)
            self.out += (" " if apart else "") + text
            self.number = text

    def close(self) -> None:
        """Back to where the line began."""
        self.out += "z"
        self.letter, self.number = "z", ""


def terse(d: str) -> str:
    """The same path in tenths, relative, as short as it goes; a path that is not understood stays as it is."""
    writer = Writer()
    x = y = start_x = start_y = 0
    try:
        for command, points in steps(d):
            if command == "Z":
                writer.close()
                x, y = start_x, start_y
                continue
            ends = [(round(px * 10), round(py * 10)) for px, py in points]
            by = [value for px, py in ends for value in (px - x, py - y)]
            if command == "M" and not writer.out:
                writer.put("M", list(ends[0]))
            elif command in "MQC":
                writer.put(command.lower(), by)
            elif by[0] == 0:
                writer.put("v", [by[1]])
            elif by[1] == 0:
                writer.put("h", [by[0]])
            else:
                writer.put("l", by)
            x, y = ends[-1]
            if command == "M":
                start_x, start_y = x, y
    except KeyError:
        return d
    return writer.out
