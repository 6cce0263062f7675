"""The tools that cut the cards: paths, placements, outlines, the command."""

import gzip
from pathlib import Path

import pytest

from art import __main__ as command
from art import sheet
from art.card import Card, LeanCard
from art.inks import RED
from art.outline import points, smooth
from art.paths import moved, steps, terse
from art.pictures import PACKS, SETS, draw
from art.placing import At

DOCS = Path(__file__).parents[2] / "docs"


def test_level_and_upright_lines_are_read_as_the_points_they_lead_to() -> None:
    assert list(steps("M1 2H5V7Z")) == [("M", [(1, 2)]), ("H", [(5, 2)]), ("V", [(5, 7)]), ("Z", [])]


def test_a_short_path_leaves_out_whatever_it_can() -> None:
    assert terse("M10 10L12 10L12 9.5L11.5 9L11 8.5Z") == "M10 10h2v-.5l-.5-.5-.5-.5z"


def test_a_path_after_a_closed_one_starts_from_where_that_began() -> None:
    assert terse("M10 10H20V20ZM11 12H13") == "M10 10h10v10zm1 2h2"


def test_a_path_with_other_commands_stays_as_it_is() -> None:
    assert terse("M0 0a2 2 0 1 0 .1 0Z") == "M0 0a2 2 0 1 0 .1 0Z"


def test_a_moved_path_goes_through_moved_points() -> None:
    assert moved("M0 0H2V3Q1 1 0 0Z", lambda x, y: (x + 10, y * 2)) == "M10 0L12 0L12 6Q11 2 10 0Z"


def test_a_placement_turns_mirrors_and_scales_about_its_origin() -> None:
    card = Card(1)
    assert At(card, 10, 20).xy(1, 2) == pytest.approx((11, 22))
    assert At(card, 0, 0, 2, 90).xy(1, 0) == pytest.approx((0, 2))
    assert At(card, 0, 0, 1, 0, flip=True).xy(1, 2) == pytest.approx((-1, 2))
    assert At(At(card, 10, 0), 5, 0).xy(1, 0) == pytest.approx((6, 0))


def test_what_is_drawn_through_two_placements_lands_where_both_say() -> None:
    card = Card(1)
    At(At(card, 10, 0), 5, 0).solid("M1 0L2 0Z")
    assert card.marks == ['<path class="i" d="M16 0L17 0Z"/>']


def test_an_outline_is_sharp_at_its_marked_corners_only() -> None:
    assert points("3 4, 5 6!") == [(3, 4, False), (5, 6, True)]
    assert smooth("0 0!, 4 0!, 4 4!") == "M0 0L4 0L4 4L0 0Z"
    assert smooth("0 0, 4 0, 4 4").count("C") == 3


@pytest.mark.parametrize("make", [Card, LeanCard])
def test_the_same_seed_cuts_the_same_strokes(make: type[Card]) -> None:
    def cut(seed: int) -> str:
        card = make(seed)
        card.path(card.ring(100, 100, 30), RED)
        card.radial(100, 100, 20, 40, 12)
        return card.svg("x")

    assert cut(7) == cut(7)
    assert cut(7) != cut(8)


def test_a_sheet_shows_every_picture_in_every_size() -> None:
    pictures = draw("gnav")
    text, width, height = sheet.sheet(pictures)
    assert text.count("<image ") == len(pictures) * len(sheet.ROWS)
    assert f'width="{width}" height="{height}"' in text


def test_the_command_says_how_large_the_pictures_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "CLIENT", tmp_path / "cards")
    monkeypatch.setattr(sheet, "BROWSERS", ())
    assert command.main(["--sheet", str(tmp_path / "sheets")]) == 0
    faces = [*PACKS.values(), *(cards for _, cards in SETS.values())]
    assert len(list((tmp_path / "cards").rglob("*.svg"))) == sum(map(len, faces))
    assert {path.stem for path in (tmp_path / "sheets").iterdir()} == {*PACKS, *SETS}
    gnav = max(len(gzip.compress(path.read_bytes())) for path in (tmp_path / "cards").glob("gnav-*.svg"))
    assert f"{gnav} bytes gzipped" in capsys.readouterr().out


def test_a_folder_that_cannot_be_made_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "CLIENT", tmp_path)
    (tmp_path / "file").write_text("")
    assert command.main(["--sheet", str(tmp_path / "file")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("pack", sorted({**PACKS, **SETS}))
def test_the_contact_sheets_are_in_the_documents_and_not_heavy(pack: str) -> None:
    assert (DOCS / "cards" / f"{pack}.png").stat().st_size < 600_000
    assert f"../cards/{pack}.png" in (DOCS / "adr" / "0004-card-pictures-are-committed.md").read_text()
