"""One process serves a data folder."""

import sys
from pathlib import Path

import pytest

from tapete.core import BadInput
from tapete.server.lock import FILE, is_served, only_one
from tapete.server.serve import run


def test_a_second_one_is_refused_in_one_line(tmp_path: Path) -> None:
    with only_one(tmp_path):
        assert is_served(tmp_path)
        with pytest.raises(BadInput, match="a room is open already on the data folder") as refused:
            run("127.0.0.1", 0, tmp_path)
    assert "\n" not in str(refused.value)
    assert sorted(path.name for path in tmp_path.iterdir()) == [FILE], "nothing else was touched"


def test_afterwards_the_folder_is_free(tmp_path: Path) -> None:
    with only_one(tmp_path / "new"):
        pass
    assert not is_served(tmp_path / "new")
    with only_one(tmp_path / "new"):
        assert is_served(tmp_path / "new")


def test_nobody_serves_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert not is_served(tmp_path / "none")
    assert not (tmp_path / "none").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="others have no rights there that could be taken away")
def test_the_folder_is_its_owners(tmp_path: Path) -> None:
    with only_one(tmp_path / "new"):
        assert (tmp_path / "new").stat().st_mode & 0o077 == 0
        assert (tmp_path / "new" / FILE).stat().st_mode & 0o077 == 0
