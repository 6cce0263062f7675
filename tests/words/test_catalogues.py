"""The catalogues of all languages against each other."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tapete.words import LANGUAGES
from words.catalogues import LOCALES, OTHERS, PLURALS, entries, listed, messages, ways_to_say

FREE = {"sound"}
"""Variables that a language may leave out: they matter to the sound of some languages only."""

SAME_WORD = {
    "room-name",
    "game-comemierda",
    "game-gnav",
    "office-presidente",
    "office-vicepresidente",
    "office-pueblo",
    "office-vicecomemierda",
    "office-comemierda",
    "table-title",
    # the Spanish word is the English one
    "look-normal",
    "start-robots",
    "gathering-no",
    "table-comemierda-total",
}
"""What may be the same in another language: names, and words that two languages share."""


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    assert {folder.name for folder in LOCALES.iterdir() if folder.is_dir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_to_its_end(language: str) -> None:
    assert [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice(language: str) -> None:
    ids = [message.id for message in listed(language) if message.file != "names-polite.ftl"]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_in_the_same_files(language: str) -> None:
    here, english = ({(m.file, m.id) for m in listed(code)} for code in (language, "en"))
    assert (english - here, here - english) == (set(), set())


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_takes_the_same_variables_in_every_language(language: str) -> None:
    there = messages(language)
    differing = {
        message.id: message.variables ^ there[message.id].variables
        for message in messages("en").values()
        if message.id in there and message.variables - FREE != there[message.id].variables - FREE
    }
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_chooses_among_the_same_words_in_every_language(language: str) -> None:
    """A key that only one language knows is a slip: the programs pass the same word to all."""

    def keys(of: str, message: str) -> dict[str, set[str | int]]:
        choices = messages(of)[message].choices
        return {name: {key for key in found if isinstance(key, str)} - PLURALS for name, found in choices.items()}

    shared = messages("en").keys() & messages(language).keys()
    differing = {
        message: (english, theirs)
        for message in shared
        for english, theirs in [(keys("en", message), keys(language, message))]
        if any(english[name] != theirs[name] for name in english.keys() & theirs.keys())
    }
    assert differing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_standing(language: str) -> None:
    english = messages("en")
    left = {
        message.id
        for message in messages(language).values()
        if message.id in english and message.text == english[message.id].text and has_words(message.text)
    }
    assert left - SAME_WORD == set()


def has_words(text: str) -> bool:
    """Whether there is something to translate beside variables, figures and Roman numbers."""
    outside = "".join(part.split("}")[-1] for part in text.split("{"))
    return any(character.isalpha() for character in outside) and not set(outside) <= set("IVX")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    for message in messages(language).values():
        pattern = bundle.get_message(message.id).value
        assert pattern is not None
        for variables in ways_to_say(message):
            said, errors = bundle.format_pattern(pattern, variables)
            assert errors == [], (message.id, variables)
            assert str(said).strip(), (message.id, variables)
            assert "{" not in str(said), (message.id, variables)


@pytest.mark.parametrize("language", LANGUAGES)
def test_punctuation_is_typeset(language: str) -> None:
    """Curly quotes and the ellipsis, no double spaces: what one would print."""
    slips = [m.id for m in listed(language) if "'" in m.text or "..." in m.text or '"' in m.text.replace('{ " " }', "")]
    assert slips == []
