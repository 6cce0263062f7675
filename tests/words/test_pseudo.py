"""The disguise keeps everything but the words."""

import doctest

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from words import pseudo
from words.catalogues import LOCALES, ROOT, listed, messages, said, ways_to_say
from words.pseudo import LONGER, disguised

FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


def test_the_example_holds() -> None:
    assert doctest.testmod(pseudo).failed == 0


@pytest.mark.parametrize("file", FILES)
def test_a_catalogue_in_disguise_says_the_same_longer(file: str) -> None:
    text = disguised((LOCALES / "en" / file).read_text(encoding="utf-8"))
    assert not any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(text).body)
    bundle = FluentBundle(["en"], use_isolating=False)
    for name in ("names.ftl", file):
        bundle.add_resource(
            FluentResource(disguised((LOCALES / "en" / name).read_text(encoding="utf-8"))), allow_overrides=True
        )
    for message in (found for found in listed("en") if found.file == file):
        pattern = bundle.get_message(message.id).value
        assert pattern is not None
        for variables in ways_to_say(messages("en")[message.id]):
            told, errors = bundle.format_pattern(pattern, variables)
            plain, _ = said("en", message.id, variables)
            assert errors == []
            assert str(told).startswith("[")
            assert str(told).endswith("]")
            assert len(str(told)) >= len(plain) + 2


def test_what_has_words_grows_by_two_fifths() -> None:
    for text in ("Play now", "Sit down, the cards are on the table", "Rules", "robot"):
        assert len(pseudo.longer(text)) >= len(text) * (1 + LONGER)


def test_numbers_of_rules_and_figures_stay() -> None:
    assert "C7" in pseudo.longer("as rule C7 says")
    assert pseudo.longer("−12 %") == "−12 %"


def test_nothing_of_it_is_shipped() -> None:
    for text in (LOCALES / "languages.json", ROOT / "pyproject.toml"):
        assert "pseudo" not in text.read_text(encoding="utf-8")
