"""The pictures in the client are those that the source draws, and fit for it."""

import gzip
import re
from pathlib import Path

import pytest

from art.pictures import PACKS, draw
from tapete.cards.gnav import RANKS
from tapete.cards.spanish import SUITS, VALUES

CLIENT = Path(__file__).parents[2] / "web" / "src" / "cards"
COMMITTED = sorted(path.name for path in CLIENT.glob("*.svg"))
NAMES = {"o": "oros", "c": "copas", "e": "espadas", "b": "bastos"}


@pytest.mark.parametrize("pack", sorted(PACKS))
def test_the_committed_pictures_are_what_the_source_draws(pack: str) -> None:
    for name, svg in draw(pack).items():
        assert (CLIENT / name).read_text(encoding="utf-8") == svg, f"{name}: run make art"


def test_every_card_and_both_backs_have_a_picture_and_nothing_else_has() -> None:
    spanish = {f"{NAMES[suit]}-{value}.svg" for suit in SUITS for value in VALUES}
    gnav = {f"gnav-{rank}.svg" for rank in RANKS}
    assert set(COMMITTED) == spanish | gnav | {"back.svg", "gnav-back.svg"}


@pytest.mark.parametrize("name", COMMITTED)
def test_a_picture_gzips_to_at_most_eight_kilobytes(name: str) -> None:
    assert len(gzip.compress((CLIENT / name).read_bytes())) <= 8_000


@pytest.mark.parametrize("name", COMMITTED)
def test_a_picture_is_lines_and_flat_ink_alone(name: str) -> None:
    svg = (CLIENT / name).read_text(encoding="utf-8")
    elements = set(re.findall(r"<([\w-]+)", svg))
    assert elements <= {"svg", "title", "style", "defs", "clipPath", "g", "use", "path", "rect", "circle"}
    assert "font" not in svg
    assert "url(" not in re.sub(r'clip-path="url\(#\w+\)"', "", svg)
    assert set(re.findall(r'href="(.)', svg)) <= {"#"}
    assert not re.search(r"\son\w+=", svg)


@pytest.mark.parametrize("pack", sorted(PACKS))
def test_what_a_picture_refers_to_stands_in_it_once(pack: str) -> None:
    for name, svg in draw(pack).items():
        ids = re.findall(r'\sid="(\w+)"', svg)
        assert len(ids) == len(set(ids)), name
        assert set(re.findall(r'(?:href="|url\()#(\w+)', svg)) == set(ids), name
