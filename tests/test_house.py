"""Who may import whom: the arrows of docs/house.md, read from the source."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "tapete"

ALLOWED = {
    "adapters": {"cards", "core", "games", "games/comemierda", "games/gnav"},
    "cards": set(),
    "core": {"cards"},
    "games/comemierda": {"core", "cards"},
    "games/gnav": {"core", "cards"},
    "games": {"core", "games/comemierda", "games/gnav"},
    "games/compiled": {"core"},
    "games/comemierda/fast": {"games/comemierda", "games/compiled"},
    "games/gnav/fast": {"games/gnav", "games/compiled"},
    "records": {"cards", "core", "games"},
    "robots": {"cards", "core", "games", "games/comemierda", "games/gnav"},
    "room": {"cards", "core", "games", "records"},
    "store": {"core"},
    "testing": {"cards", "core"},
    "wire": {"cards", "core", "games/comemierda", "games/gnav"},
    "words": set(),
    "coach": {"cards", "core", "games", "games/comemierda", "games/gnav", "records", "robots"},
    "telling": {"cards", "core", "games/comemierda", "games/gnav", "words"},
    "terminal": {"cards", "core", "games/comemierda", "games/gnav", "records", "robots", "telling", "words"},
    "server": {
        *("cards", "coach", "core", "games", "games/comemierda", "games/gnav", "records", "robots", "room", "store"),
        *("telling", "wire", "words"),
    },
    "lab": {
        *("cards", "coach", "core", "games", "games/comemierda", "games/gnav", "records", "robots"),
        *("games/compiled", "games/comemierda/fast", "games/gnav/fast"),
    },
    "cli": {
        *("cards", "core", "games", "records", "robots", "room", "store", "wire", "words", "server"),
        *("coach", "lab", "telling", "terminal"),
    },
}
"""Room: the rooms it may know. `lab` and `terminal` stand in no other list: only the command line imports them.
`adapters` stand in none: only people do.
Compiled rules are rooms of their own, which only the lab may enter."""

COMPILED = {"games/compiled", "games/comemierda/fast", "games/gnav/fast"}

LIBRARIES = {
    "adapters": {"gymnasium", "numpy", "pettingzoo", "pyspiel"},
    "games/compiled": {"llvmlite", "numba"},
    "store": {"sqlalchemy", "alembic", "aiosqlite", "asyncpg", "redis"},
    "wire": {"msgspec"},
    "server": {"argon2", "h11", "litestar", "msgspec", "openskill", "prometheus_client", "uvicorn", "uvloop"},
    "words": {"fluent"},
    "terminal": {"rich", "textual"},
    "cli": {"typer", "rich", "segno"},
    "robots": {"numpy", "threadpoolctl"},  # in one module, which a robot goes without where these are not
    "lab": {"numba", "numpy", "rich", "threadpoolctl"},
}
"""What each room may take from outside the standard library; a room not here takes nothing."""

STANDARD = __import__("sys").stdlib_module_names


def room_of(parts: tuple[str, ...]) -> str:
    """`parts` is a dotted path below tapete: ('games', 'gnav', 'rules') is in games/gnav, ('cli',) in cli."""
    if parts[:1] == ("games",):
        for deep in (3, 2):
            if "/".join(parts[:deep]) in ALLOWED:
                return "/".join(parts[:deep])
    return parts[0] if parts else "."


def imports(path: Path) -> Iterator[tuple[str, ...]]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (tuple(alias.name.split(".")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            module = tuple(node.module.split("."))
            yield from ((*module, alias.name) for alias in node.names)


def files() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE or path.stem == "cli")


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_room_imports_only_what_its_walls_allow(path: Path) -> None:
    here = room_of(path.relative_to(SOURCE).with_suffix("").parts)
    for module in imports(path):
        if module[0] == "tapete":
            there = room_of(module[1:])
            if there in ("__version__", "."):
                continue
            assert there == here or there in ALLOWED[here], f"{here} may not import {'.'.join(module)}"
        else:
            known = module[0] in STANDARD or module[0] in LIBRARIES.get(here, set())
            assert known, f"{here} may not import {module[0]}"


def test_every_room_is_in_the_picture() -> None:
    rooms = {room_of(path.relative_to(SOURCE).with_suffix("").parts) for path in files()}
    assert rooms == set(ALLOWED), "a room without walls, or walls without a room"


def test_only_the_lab_knows_compiled_rules() -> None:
    assert {room for room, may in ALLOWED.items() if may & COMPILED} - COMPILED == {"lab"}


@pytest.mark.parametrize("room", ["lab", "terminal"])
def test_only_the_command_line_knows_the_lab_and_the_terminal(room: str) -> None:
    assert [other for other, may in ALLOWED.items() if room in may] == ["cli"]


def test_nobody_knows_the_adapters() -> None:
    assert not [other for other, may in ALLOWED.items() if "adapters" in may]
