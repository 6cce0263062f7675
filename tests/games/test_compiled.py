"""Where compiled code is kept, and what it takes the place of."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

from numba import config, njit

from tapete.games import compiled as compiling
from tapete.games.comemierda import rules as comemierda
from tapete.games.compiled import cache_folder, compiled, register
from tapete.games.gnav import rules as gnav
from tapete.games.gnav.fast import SOURCES

WORD = 1 << 44


def module(path: Path, addend: int) -> ModuleType:
    """A module of rules as it stands at `path` now."""
    path.write_text(f"def helper(number):\n    return number + {addend}\n")
    spec = importlib.util.spec_from_file_location("rules_to_compile", path)
    assert spec
    assert spec.loader
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def test_an_edited_source_has_another_folder(tmp_path: Path) -> None:
    before = cache_folder(module(tmp_path / "one.py", 1), gnav, below=tmp_path)
    assert before == cache_folder(module(tmp_path / "one.py", 1), gnav, below=tmp_path)
    assert before != cache_folder(module(tmp_path / "one.py", 2), gnav, below=tmp_path)
    assert before.parent == tmp_path


def test_a_second_process_finds_what_the_first_compiled(tmp_path: Path) -> None:
    program = """
import numpy
from tapete.games.gnav.fast import playouts

print(playouts(3, (1, 1), 5, 7, numpy.zeros(42, numpy.int64)), sum(playouts.stats.cache_hits.values()))
"""
    source = Path(compiling.__file__).parents[2]
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "PYTHONPATH": str(source)}
    said = [
        subprocess.run(
            [sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True
        ).stdout.split()
        for _ in range(2)
    ]
    assert said[0][:-1] == said[1][:-1]
    assert [each[-1] for each in said] == ["0", "1"]
    assert list(tmp_path.iterdir()) == [cache_folder(*SOURCES, below=tmp_path)]


def test_where_nothing_can_be_written_it_compiles_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    triple = compiled(lambda number: 3 * number, gnav, below=tmp_path / "file")
    assert triple(14) == 42


def test_other_functions_are_kept_where_they_were(tmp_path: Path) -> None:
    before = config.CACHE_DIR
    compiled(gnav.undone, gnav, below=tmp_path)
    assert before == config.CACHE_DIR


def test_the_primitives_are_those_of_the_rules() -> None:
    register(comemierda)
    count, low, high, put = (
        comemierda.count_bits,
        comemierda.lowest_bit_index,
        comemierda.highest_bit_index,
        comemierda.put,
    )

    @njit
    def all_of_them(mask, row, seat):
        return count(mask), low(mask), high(mask), put(row, seat, mask)

    for mask in (0, 1, 2, 6, WORD, WORD - 1, comemierda.EVERY_CARD, 1 << 61):
        for seat in range(4):
            row = (5, 6, 7, 8)
            assert all_of_them(mask, row, seat) == all_of_them.py_func(mask, row, seat)


def test_a_room_in_which_people_play_loads_no_compiler(tmp_path: Path) -> None:
    program = f"""
import sys
from pathlib import Path
from litestar.testing import TestClient
import tapete.server.serve
from tapete.games import GAMES
from tapete.server import make_app
from tapete.server.house import House

with TestClient(make_app(House(Path({str(tmp_path)!r}))), base_url="http://room.test") as client:
    for game in GAMES:
        answer = client.post("/api/tables", json={{"game": game, "name": "Ana", "options": {{}}}})
        assert answer.status_code == 201, answer.text
sys.exit(len({{"numba", "llvmlite"}} & set(sys.modules)))
"""
    subprocess.run([sys.executable, "-c", program], check=True)
