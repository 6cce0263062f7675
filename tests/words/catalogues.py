"""What the tests of the words share: every message of every language, read as syntax."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tapete.words import LANGUAGES

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "tapete" / "words" / "locales"
OTHERS = tuple(language for language in LANGUAGES if language != "en")


class Message(NamedTuple):
    """One message as it stands in a file."""

    id: str
    file: str
    text: str
    variables: frozenset[str]
    choices: dict[str, frozenset[str | int]]
    """Selected variables, and for each the keys that some variant has."""


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "only plain variables are selected"
        keys = self.choices.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            keys.add(variant.key.name if isinstance(variant.key, ast.Identifier) else int(variant.key.value))
        self.generic_visit(node)


@cache
def entries(language: str) -> tuple[tuple[str, ast.EntryType], ...]:
    """Every entry of a language with the name of its file."""
    parser = FluentParser(with_spans=True)
    return tuple(
        (path.name, entry)
        for path in sorted((LOCALES / language).glob("*.ftl"))
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
    )


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language by its id."""
    return {message.id: message for message in listed(language)}


def listed(language: str) -> Iterator[Message]:
    """Every message of a language, one after another, twice if it stands there twice."""
    for file, entry in entries(language):
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{entry.id.name} has no words"
            collector = _Collector()
            collector.visit(entry.value)
            path = LOCALES / language / file
            assert entry.value.span is not None
            text = path.read_text(encoding="utf-8")[entry.value.span.start : entry.value.span.end]
            choices = {name: frozenset(keys) for name, keys in collector.choices.items()}
            yield Message(entry.id.name, file, text, frozenset(collector.variables), choices)


PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


def ways_to_say(message: Message) -> Iterator[dict[str, str | int]]:
    """Variables that reach every variant of a message: numbers where it counts, its keys where it chooses."""
    chosen: dict[str, list[str | int]] = {}
    for name in sorted(message.variables):
        keys = message.choices.get(name, frozenset())
        numbers = {key for key in keys if isinstance(key, int)}
        if numbers or keys & PLURALS - {"other"}:
            chosen[name] = sorted(numbers | {0, 1, 2, 5})
        else:
            chosen[name] = sorted(map(str, keys)) or [f"<{name}>"]
    for values in product(*chosen.values()):
        yield dict(zip(chosen, values, strict=True))
