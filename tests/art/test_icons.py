"""The mark and the icons in the client are those that the source draws, in the sizes that browsers ask for."""

import struct
from pathlib import Path

import pytest

from art import icons


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_committed_mark_is_what_the_source_draws() -> None:
    assert icons.LOGO.read_text(encoding="utf-8") == icons.logo(), "run make art"


@pytest.mark.parametrize(("name", "side"), icons.DOTS.items())
def test_every_icon_has_its_size_and_weighs_little(name: str, side: int) -> None:
    png = Path(icons.PUBLIC, "icons", name).read_bytes()
    assert size(png) == (side, side)
    assert len(png) < 70_000


def test_the_oldest_icon_holds_every_small_size() -> None:
    ico = Path(icons.PUBLIC, "favicon.ico").read_bytes()
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, len(icons.SMALL))
    for place, side in enumerate(icons.SMALL):
        entry = struct.unpack("<BBBBHHII", ico[6 + 16 * place : 22 + 16 * place])
        assert entry[:2] == (side, side)
        assert size(ico[entry[7] : entry[7] + entry[6]]) == (side, side)


def test_what_counts_of_a_maskable_icon_lies_in_the_circle_that_is_always_shown() -> None:
    outer = icons.SIDE * icons.SAFE * 0.98
    assert icons.star(icons.SIDE / 2, icons.SIDE / 2, outer, outer / 2) in icons.full()
