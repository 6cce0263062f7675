"""The rules of a game as a plain page: the same words and numbers as on the client's, without its pictures."""

from collections.abc import Mapping
from typing import Final

from tapete.server import translate
from tapete.server.plain.frame import Frame
from tapete.server.plain.html import Html, el, joined, listed

SHORT: Final = 4
"""Sentences under "In short"."""

RULES: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "comemierda": {
        "cards": ("c4",),
        "start": ("c1", "c2", "c3"),
        "trick": ("c5", "c6", "c7", "c8", "c9", "c10"),
        "offices": ("c11", "c12", "c13"),
        "exchange": ("c20", "c21", "c22", "c23", "c24"),
        "points": ("c30", "c31", "c32"),
    },
    "gnav": {
        "cards": ("order",),
        "deal": ("g1", "g2", "g3"),
        "turn": ("g4", "g5"),
        "pictures": ("g10", "g6", "g7", "g8", "g9", "g11"),
        "settlement": ("g12", "g13", "g20", "g21", "g22", "g23"),
        "end": ("g24", "g25", "g26"),
    },
}
"""Each section with its rules, in the order in which they are told."""


def rules(frame: Frame, game: str) -> str:
    """The whole page."""

    def say(what: str) -> str:
        return frame.words.say(f"rules-{game}-{what}")

    short = listed(say(f"short-{number}") for number in range(1, SHORT + 1))
    content = (
        el("h1", say("title")),
        _prose(say("intro")),
        joined([el("h2", say("section-short")), short]),
        *(
            joined([el("h2", say(f"section-{section}")), *(_rule(name, say(name)) for name in told)])
            for section, told in RULES[game].items()
        ),
        joined([el("h2", say("section-options")), _prose(say("options-intro")), _options(frame, game)]),
        el("p", el("a", frame.words.say("plain-new"), href=frame.way.start), class_="again"),
    )
    return frame.page(frame.words.say("rules-window", title=say("title")), *content)


def _rule(name: str, text: str) -> Html:
    """One rule under its number; what has none tells of the pack."""
    numbered = any(letter.isdigit() for letter in name)
    return joined([el("h3", name.upper(), id=name), _prose(text)]) if numbered else _prose(text)


def _prose(text: str) -> Html:
    """Paragraphs, which empty lines part."""
    return joined([el("p", " ".join(part.split())) for part in text.split("\n\n")])


def _options(frame: Frame, game: str) -> Html:
    """Other ways to play: each option by its name, and what it does."""
    (offer,) = (offer for offer in translate.games() if offer.game == game)
    told = []
    for option in offer.options:
        words = f"rules-{game}-option-{option.name.replace('_', '-')}"
        told += [el("dt", frame.words.say(f"{words}-name")), el("dd", frame.words.say(words))]
    return el("dl", *told)
