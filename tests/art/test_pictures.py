"""The pictures in the client are those that the source draws, and fit for it."""

import gzip
import re
from pathlib import Path

import pytest

from art.inks import BLUE, GREEN, OCHRE, RED
from art.pictures import PACKS, SETS, draw, folder
from tapete.cards.gnav import RANKS
from tapete.cards.spanish import SUITS, VALUES

CLIENT = Path(__file__).parents[2] / "web" / "src" / "cards"
COMMITTED = sorted(str(path.relative_to(CLIENT)) for path in CLIENT.rglob("*.svg"))
NAMES = {"o": "oros", "c": "copas", "e": "espadas", "b": "bastos"}


every_pack = pytest.mark.parametrize("pack", sorted({**PACKS, **SETS}))


@every_pack
def test_the_committed_pictures_are_what_the_source_draws(pack: str) -> None:
    for name, svg in draw(pack).items():
        assert (CLIENT / folder(pack) / name).read_text(encoding="utf-8") == svg, f"{pack} {name}: run make art"


def test_every_card_and_both_backs_have_a_picture_and_nothing_else_has() -> None:
    spanish = {f"{NAMES[suit]}-{value}.svg" for suit in SUITS for value in VALUES}
    gnav = {f"gnav-{rank}.svg" for rank in RANKS}
    sets = {f"{folder(name)}/{face}" for name in SETS for face in spanish}
    assert set(COMMITTED) == spanish | gnav | sets | {"back.svg", "gnav-back.svg"}


@pytest.mark.parametrize("place", ["four-colours", "large-four"])
def test_each_suit_of_four_colours_has_its_own_in_frame_and_index(place: str) -> None:
    inks = {"oros": OCHRE, "copas": RED, "espadas": BLUE, "bastos": GREEN}
    for path in (CLIENT / place).iterdir():
        ink, svg = inks[path.stem.split("-")[0]], path.read_text(encoding="utf-8")
        assert f"stroke:{ink}" in svg, path
        assert svg.count(f'<path fill="{ink}"') == 2, path


def test_a_set_has_the_same_picture_under_another_index() -> None:
    for path in (CLIENT / "large-index").iterdir():
        smaller = re.search(r'scale\(0\.86\)">(.*)</g><rect', path.read_text(encoding="utf-8"))
        assert smaller, path
        assert smaller[1] in (CLIENT / path.name).read_text(encoding="utf-8"), path


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


@pytest.mark.parametrize("name", COMMITTED)
def test_what_a_picture_refers_to_stands_in_it_once(name: str) -> None:
    svg = (CLIENT / name).read_text(encoding="utf-8")
    ids = re.findall(r'\sid="(\w+)"', svg)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()#(\w+)', svg)) == set(ids)
