"""What the tests of the words share: every message of every language, read as syntax."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tapete.words import LANGUAGES

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src" / "tapete" / "words" / "locales"
POLITE = "names-polite.ftl"
"""The one file whose messages stand in another too: they take their place in a polite room."""

OTHERS = tuple(language for language in LANGUAGES if language != "en")


class Message(NamedTuple):
    """One message as it stands in a file, or one of its attributes, whose id is ``message.attribute``."""

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
        for entry in parser.parse(_text(language, path.name)).body
    )


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language by its id, as it is said in a room that is not asked to be polite."""
    return {message.id: message for message in listed(language) if message.file != POLITE}


def listed(language: str) -> Iterator[Message]:
    """Every message of a language, one after another, twice if it stands there twice."""
    for file, entry in entries(language):
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{entry.id.name} has no words"
            yield _message(language, file, entry.id.name, entry.value)
            for attribute in entry.attributes:
                yield _message(language, file, f"{entry.id.name}.{attribute.id.name}", attribute.value)


def _message(language: str, file: str, name: str, pattern: ast.Pattern) -> Message:
    collector = _Collector()
    collector.visit(pattern)
    assert pattern.span is not None
    text = _text(language, file)[pattern.span.start : pattern.span.end]
    choices = {chosen: frozenset(keys) for chosen, keys in collector.choices.items()}
    return Message(name, file, text, frozenset(collector.variables), choices)


@cache
def _text(language: str, file: str) -> str:
    return (LOCALES / language / file).read_text(encoding="utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    """All of a language, ready to be said."""
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        if path.name != POLITE:
            made.add_resource(FluentResource(_text(language, path.name)))
    return made


def said(language: str, message: str, variables: dict[str, str | int]) -> tuple[str, list[Exception]]:
    """What a message or an attribute says, and what went wrong with it."""
    name, _, attribute = message.partition(".")
    found = bundle(language).get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, variables)
    return str(text), errors


def outside(text: str) -> str:
    """The words of a message themselves, without what stands in braces and without the keys of variants."""
    flat = re.sub(r"\[[\w-]+\]", "", text)
    while (less := re.sub(r"\{[^{}]*->|\{[^{}]*\}", "", flat)) != flat:
        flat = less
    return flat


PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTS = frozenset({0, 1, 2, 5, 1_000_000})
"""Numbers that between them have every form that one of our languages has: in French a million has one of its own."""


def ways_to_say(message: Message) -> Iterator[dict[str, str | int]]:
    """Variables that reach every variant of a message: numbers where it counts, its keys where it chooses."""
    chosen: dict[str, list[str | int]] = {}
    for name in sorted(message.variables):
        keys = message.choices.get(name, frozenset())
        numbers = {key for key in keys if isinstance(key, int)}
        if numbers or keys & PLURALS - {"other"}:
            chosen[name] = sorted(numbers | COUNTS)
        else:
            chosen[name] = sorted(map(str, keys)) or [f"<{name}>"]
    for values in product(*chosen.values()):
        yield dict(zip(chosen, values, strict=True))
