"""Programs and catalogues against each other: nothing is said that is not there, nothing is there that is never said.

An id stands in the source as text ('table-log'), or with holes (`card-${code}`, f"event-{game}-{kind}"). Both are read
from every string of the client and of the Python package.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from words.catalogues import ROOT, messages

WEB = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "tapete"

STRING = re.compile(r"""'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`""")
HOLE = re.compile(r"\$\{[^}]*\}")
SAID = re.compile(r"\b(?:words|people|talk)\.say\(\s*$")
OURS = re.compile(
    r"(?:event|table|rules)\\?-(?:comemierda|gnav)\\?-\w.*"
    r"|refused\\?-(?:comemierda|gnav|room)\\?-\w.*"
    r"|table\\?-key\\?-\w.*"
)
"""Whatever begins like this is an id, also where it is kept to be said later."""

BEGINS = r"[a-z]+(?:-[A-Za-z0-9]+)*-"
HOLDS = "[A-Za-z0-9-]+"
LEAST = 4
"""Letters that a string with holes must have before the first one to be taken for an id."""


def sources() -> Iterator[Path]:
    for pattern in ("*.ts", "*.svelte"):
        yield from (path for path in sorted(WEB.rglob(pattern)) if not path.name.endswith(".test.ts"))


def web_strings() -> Iterator[tuple[Path, str, bool]]:
    """Every string of the client as a pattern, and whether it is surely an id."""
    for path in sources():
        text = path.read_text(encoding="utf-8")
        for match in STRING.finditer(text):
            plain = match[1] or match[2]
            pattern = re.escape(plain) if plain else HOLDS.join(map(re.escape, HOLE.split(match[3] or "")))
            yield path, pattern, bool(SAID.search(text, 0, match.start()) or OURS.fullmatch(pattern))


def python_strings() -> Iterator[tuple[Path, str, bool]]:
    """The same of the Python package."""
    for path in sorted(PYTHON.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = {id(node.args[0]) for node in ast.walk(tree) if isinstance(node, ast.Call) and says_words(node)}
        for node in ast.walk(tree):
            pattern = python_pattern(node)
            if pattern is not None:
                yield path, pattern, id(node) in said or OURS.fullmatch(pattern) is not None


def says_words(call: ast.Call) -> bool:
    """Whether this is ``words.say(...)`` or ``self.words.say(...)``."""
    return bool(call.args) and ast.unparse(call.func).endswith("words.say")


def python_pattern(node: ast.AST) -> str | None:
    """The pattern of a string, None if the node is none."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else HOLDS for v in node.values)
    return None


@cache
def strings() -> frozenset[tuple[Path, str, bool]]:
    return frozenset((*web_strings(), *python_strings()))


def names_an_id(pattern: str) -> bool:
    """Whether a string with holes can be an id: long enough before the first one not to fit by chance."""
    begins, _, _ = pattern.replace("\\-", "-").partition(HOLDS)
    return len(begins) >= LEAST and re.fullmatch(BEGINS, begins) is not None


def test_whatever_is_said_is_there() -> None:
    ids = messages("en").keys()
    missing = sorted(
        (str(path.relative_to(ROOT)), pattern.replace("\\", ""))
        for path, pattern, said in strings()
        if said and not any(re.fullmatch(pattern, message) for message in ids)
    )
    assert missing == []


def test_whatever_is_there_is_said() -> None:
    plain = {pattern.replace("\\", "") for _, pattern, _ in strings() if HOLDS not in pattern}
    holed = [re.compile(p) for p in {p for _, p, _ in strings() if HOLDS in p and names_an_id(p)}]
    unsaid = [id_ for id_ in messages("en") if id_ not in plain and not any(p.fullmatch(id_) for p in holed)]
    assert unsaid == []
