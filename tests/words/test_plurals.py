"""Counts: each language says them with the forms it has, no more and no fewer."""

import pytest
from babel import Locale

from tapete.words import LANGUAGES
from words.catalogues import COUNTS, PLURALS, Message, messages, said

every_language = pytest.mark.parametrize("language", LANGUAGES)


def form(language: str, number: int) -> str:
    """The plural form that a number has, by CLDR."""
    found: str = Locale.parse(language).plural_form(number)
    return found


def counted(language: str) -> list[tuple[Message, str]]:
    """Messages that choose by a plural form, each with the variable it counts."""
    return [
        (message, name)
        for message in messages(language).values()
        for name, keys in message.choices.items()
        if keys & PLURALS - {"other"}
    ]


@every_language
def test_the_numbers_of_these_tests_reach_every_form_of_whole_numbers(language: str) -> None:
    reached = {form(language, number) for number in (*range(1000), *(10**power for power in range(10)))}
    assert {form(language, number) for number in COUNTS} == reached


@every_language
def test_no_variant_waits_for_a_form_that_the_language_does_not_have(language: str) -> None:
    reached = {form(language, number) for number in COUNTS} | {"other"}
    assert [
        (message.id, sorted(map(str, message.choices[name] & PLURALS - reached)))
        for message, name in counted(language)
        if message.choices[name] & PLURALS - reached
    ] == []


@every_language
def test_none_is_not_told_as_one(language: str) -> None:
    """In French and Portuguese 0 has the form of 1: a variant for that form has to tell the number."""
    wrong = []
    for message, name in counted(language):
        if form(language, 0) == "one" and not message.choices[name] & {0, 1}:
            rest = {other: "x" for other in message.variables if other != name}
            rest |= {other: min(map(str, keys)) for other, keys in message.choices.items() if other != name}
            if said(language, message.id, {**rest, name: 0})[0] == said(language, message.id, {**rest, name: 1})[0]:
                wrong.append(message.id)
    assert wrong == []
