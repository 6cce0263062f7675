"""The names that are rude in Spanish: one file holds them, all others refer to it, and a polite room says others."""

import re

import pytest

from tapete.words import LANGUAGES, Words
from words.catalogues import POLITE, listed, messages, outside, ways_to_say

REFERENCE = re.compile(r"\{ (?:game|office)-")
RUDE = ("game-comemierda", "office-vicecomemierda", "office-comemierda")

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_the_rude_words_are_written_in_one_file_only(language: str) -> None:
    written = {m.id for m in listed(language) if "comemierda" in outside(m.text).casefold()}
    assert written == set(RUDE)
    assert {messages(language)[name].file for name in RUDE} == {"names.ftl"}


@every_language
def test_the_polite_names_stand_for_the_rude_ones_and_no_others(language: str) -> None:
    polite = {message.id: message.text for message in listed(language) if message.file == POLITE}
    assert set(polite) == set(RUDE)
    assert polite["game-comemierda"] == "Presidente"
    assert len(set(polite.values())) == len(RUDE)


@every_language
def test_no_office_goes_by_the_name_of_the_game(language: str) -> None:
    """A rude name is called where English calls the same one: a polite room has other words for each of them."""
    english = messages("en")
    strays = [
        (message.id, name)
        for message in messages(language).values()
        for name in RUDE
        if f"{{ {name} }}" in message.text and f"{{ {name} }}" not in english[message.id].text
    ]
    assert strays == []


@every_language
def test_whoever_is_asked_to_be_polite_says_no_rude_word(language: str) -> None:
    words, polite = Words(language), Words(language, polite=True)
    assert words.say("game-comemierda") == "Comemierda"
    assert polite.say("game-comemierda") == "Presidente"
    assert polite.say("game-gnav") == "Gnav"
    naming = [message for message in messages(language).values() if REFERENCE.search(message.text)]
    told = {polite.say(message.id, **variables) for message in naming for variables in ways_to_say(message)}
    assert len(told) > len(RUDE)
    assert [said for said in told if "comemierda" in said.casefold()] == []
