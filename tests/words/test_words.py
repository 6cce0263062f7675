"""The loader, and how a browser's wish is read."""

import doctest

import pytest

from tapete.words import LANGUAGES, Words, catalogue, languages, negotiate


@pytest.mark.parametrize("module", [catalogue, languages])
def test_the_examples_in_the_docstrings_hold(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("es", "es"),
        ("ES-mx", "es"),
        ("en, es;q=0.9", "en"),
        ("en;q=0.5, es;q=0.9", "es"),
        ("ja, es;q=0.2", "es"),
        ("ja", "en"),
        ("*", "en"),
        ("es;q=0", "en"),
        ("no", "nb"),
        ("nn-NO, da;q=0.9", "nb"),
        ("nb-NO", "nb"),
        ("pt-BR, en;q=0.9", "pt"),
        ("eu, es;q=0.9", "eu"),
        ("es;q=banana", "en"),
        (";;;,,,=", "en"),
        ("es;q=1.000, en;q=0.999", "es"),
        ("x" * 100_000 + ",es", "en"),
    ],
)
def test_a_header_gets_the_language_it_likes_best(header: str, language: str) -> None:
    assert negotiate(header) == language


def test_a_language_that_is_not_there_cannot_be_spoken() -> None:
    with pytest.raises(KeyError):
        Words("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_message_says_its_id(language: str) -> None:
    assert Words(language).say("no-such-message") == "no-such-message"


def test_a_gap_is_filled_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("es")
    english = Words("en")
    monkeypatch.setattr(words, "_bundles", (_empty(), *english._bundles))
    assert words.say("card-5e") == "five of swords"


def _empty() -> object:
    from fluent.runtime import FluentBundle

    return FluentBundle(["es"])


def test_variables_are_not_marked_with_invisible_characters() -> None:
    said = Words("en").say("event-comemierda-passed", who="Inés", me="no")
    assert said == "Inés passes"


def test_markup_in_a_name_stays_what_it_is() -> None:
    assert Words("es").say("event-gnav-kept", who="<b>{ $x }</b>", me="no").startswith("<b>{ $x }</b> ")


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [
        ("en", 1, "a six"),
        ("en", 2, "two sixes"),
        ("en", 4, "four sixes"),
        ("es", 1, "un seis"),
        ("es", 3, "tres seises"),
        ("es", 4, "cuatro seises"),
    ],
)
def test_a_set_counts_its_cards(language: str, count: int, said: str) -> None:
    assert Words(language).say("set-6", count=count) == said


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("en", 1, "Ana wins the match with 1 point"),
        ("en", 21, "Ana wins the match with 21 points"),
        ("es", 1, "Ana gana la partida con 1 punto"),
        ("es", 0, "Ana gana la partida con 0 puntos"),
    ],
)
def test_points_have_a_singular(language: str, points: int, said: str) -> None:
    assert Words(language).say("event-comemierda-match-over", me="no", names="Ana", count=1, points=points) == said


@pytest.mark.parametrize(
    ("language", "items", "joined"),
    [
        ("en", ["Ana"], "Ana"),
        ("en", ["Ana", "Jon"], "Ana and Jon"),
        ("es", ["Ana", "Jon", "Pau"], "Ana, Jon y Pau"),
        ("eu", ["Ana", "Jon", "Pau"], "Ana, Jon eta Pau"),
        ("nb", ["Ana", "Jon", "Pau"], "Ana, Jon og Pau"),
        ("es", ["Ana", "Hilario"], "Ana e Hilario"),
        ("es", ["Ana", "Íñigo"], "Ana e Íñigo"),
        ("es", ["agua", "hielo"], "agua y hielo"),
        ("es", ["Ana", "Iago"], "Ana y Iago"),
        ("es", ["0", "IV"], "0 y IV"),
    ],
)
def test_a_list_is_joined_as_one_says_it(language: str, items: list[str], joined: str) -> None:
    assert Words(language).list(items) == joined
