"""The catalogues of all languages against each other."""

import json
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

from tapete.words import LANGUAGES
from words.catalogues import LOCALES, OTHERS, PLURALS, POLITE, entries, listed, messages, outside, said, ways_to_say

FREE = {"sound"}
"""Variables that a language may leave out: they matter to the sound of some languages only."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other = pytest.mark.parametrize("language", OTHERS)


@cache
def shared() -> dict[str, list[str]]:
    """Texts that may be as they are in English: by language, and under "all" in every one."""
    found: dict[str, list[str]] = tomllib.loads((Path(__file__).parent / "shared.toml").read_text(encoding="utf-8"))
    return found


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    assert {folder.name for folder in LOCALES.iterdir() if folder.is_dir()} == set(LANGUAGES)


def test_a_language_stands_once_in_the_list() -> None:
    pairs: list[tuple[str, str]] = json.loads(
        (LOCALES / "languages.json").read_text(encoding="utf-8"), object_pairs_hook=list
    )
    assert [code for code, _ in pairs] == list(LANGUAGES)


@every_language
def test_a_language_goes_by_its_own_name(language: str) -> None:
    name = Locale.parse(language).get_display_name()
    assert name is not None
    assert LANGUAGES[language] == name[0].upper() + name[1:]


@every_language
def test_a_language_is_written_from_left_to_right_as_the_pages_are(language: str) -> None:
    assert Locale.parse(language).character_order == "left-to-right"


@every_language
def test_every_file_can_be_read_to_its_end(language: str) -> None:
    assert [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@every_language
def test_no_message_stands_twice(language: str) -> None:
    ids = [message.id for message in listed(language) if message.file != POLITE]
    assert sorted(ids) == sorted(set(ids))


@every_other
def test_a_language_has_the_messages_of_english_in_the_same_files(language: str) -> None:
    here, english = ({(m.file, m.id) for m in listed(code)} for code in (language, "en"))
    assert (english - here, here - english) == (set(), set())


@every_other
def test_a_message_takes_the_same_variables_in_every_language(language: str) -> None:
    there = messages(language)
    differing = {
        message.id: message.variables ^ there[message.id].variables
        for message in messages("en").values()
        if message.id in there and message.variables - FREE != there[message.id].variables - FREE
    }
    assert differing == {}


@every_other
def test_a_message_chooses_among_the_same_words_in_every_language(language: str) -> None:
    """A key that only one language knows is a slip: the programs pass the same word to all."""

    def keys(of: str, message: str) -> dict[str, set[str | int]]:
        choices = messages(of)[message].choices
        return {name: {key for key in found if isinstance(key, str)} - PLURALS for name, found in choices.items()}

    both = messages("en").keys() & messages(language).keys()
    differing = {
        message: (english, theirs)
        for message in both
        for english, theirs in [(keys("en", message), keys(language, message))]
        if any(english[name] != theirs[name] for name in english.keys() & theirs.keys())
    }
    assert differing == {}


@every_other
def test_no_english_is_left_standing(language: str) -> None:
    """Nor does the list of shared words name one that is not shared."""
    english = messages("en")
    same = {
        message.text
        for message in messages(language).values()
        if message.id in english and message.text == english[message.id].text and has_words(message.text)
    }
    allowed, own = set(shared()["all"]), set(shared().get(language, ()))
    assert same - allowed - own == set()
    assert own - same == set()


def has_words(text: str) -> bool:
    """Whether there is something to translate beside variables, figures and Roman numbers."""
    words = outside(text)
    return any(character.isalpha() for character in words) and not set(words) <= set("IVX")


@every_language
def test_every_variant_can_be_said(language: str) -> None:
    for message in messages(language).values():
        for variables in ways_to_say(message):
            text, errors = said(language, message.id, variables)
            assert errors == [], (message.id, variables)
            assert text.strip(), (message.id, variables)
            assert "{" not in text, (message.id, variables)


@every_other
def test_the_rules_name_the_same_rules_in_every_language(language: str) -> None:
    def numbers(of: str) -> dict[str, set[str]]:
        rules = (message for message in messages(of).values() if message.id.startswith("rules-"))
        return {message.id: set(re.findall(r"\b[CG]\d{1,2}\b", message.text)) for message in rules}

    assert numbers(language) == numbers("en")


@every_language
def test_punctuation_is_typeset(language: str) -> None:
    """Curly quotes and the ellipsis, no double spaces: what one would print."""
    straight, wide = re.compile(r"['\"]|\.\.\."), re.compile(r"\S[ \u00a0\u202f]{2,}\S")
    slips = [m.id for m in listed(language) if straight.search(outside(m.text)) or wide.search(m.text)]
    assert slips == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language == "fr"])
def test_french_leaves_a_narrow_space_before_high_punctuation(language: str) -> None:
    wrong = re.compile(r"[^\u202f\s!?][;!?»]|[ \u00a0][;!?»]|«[^\u202f]")
    assert [message.id for message in listed(language) if wrong.search(message.text)] == []
