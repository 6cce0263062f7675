"""The prepared first hand of each game, as the browser of the one who learns (seat 0) is told of it.

``PYTHONPATH=src:tests python -m client.guided_hands`` writes both files anew; a test tells when that is due. The cards
and what everybody chooses stand here, all that follows from them is what the rules say.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tapete.cards import GNAV, SPANISH
from tapete.core import Deal, Step
from tapete.core.game import AnyGame
from tapete.games import GAMES
from tapete.games.comemierda.actions import Give, Pass, Play
from tapete.games.gnav.actions import Ask, Keep

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "guide" / "hands"
LEARNER: Final = 0

LEFT_OUT: Final = ("history",)
"""Fields of a View that the browser completes by itself."""


class Lesson(NamedTuple):
    """The deals of a hand, and every choice: who, and what; None asks for the next deal."""

    deals: tuple[Deal, ...]
    choices: tuple[tuple[int, Any] | None, ...]


def spanish(number: int, dealer: int, hands: dict[int, str], *, drawn: bool = False) -> Deal:
    """A deal that gives each of four seats these ten cards, one at a time from the seat after the dealer (C2)."""
    deck = [""] * len(SPANISH)
    for seat, hand in hands.items():
        deck[(seat - dealer - 1) % 4 :: 4] = hand.split()
    return Deal(number, dealer if drawn else None, tuple(deck))


def gnav(number: int, top: str, *, dealer: int | None = None) -> Deal:
    """A deal with these cards on top, in the order of acting and then from the stock; the rest lies as it comes."""
    first, rest = top.split(), list(GNAV.cards)
    for card in first:
        rest.remove(card)
    return Deal(number, dealer, (*first, *rest))


def said(seat: int, cards: str) -> tuple[int, Play | Pass]:
    """What a seat plays, a pass where nothing is written."""
    return seat, Play(SPANISH.in_order(cards.split())) if cards else Pass()


COMEMIERDA: Final = Lesson(
    deals=(
        spanish(
            number=1,
            dealer=2,
            drawn=True,
            hands={
                0: "4o 4c 4e 4b 5c 7o 7b 12e 12b 2o",
                1: "6o 6b 7c 7e 10o 10c 10e 12c 1b 2e",
                2: "3c 3e 3b 10b 11c 11e 1o 1c 2c 2b",
                3: "3o 5o 5e 5b 6c 6e 11o 11b 12o 1e",
            },
        ),
        spanish(
            number=2,
            dealer=3,
            hands={
                0: "3c 4b 6o 6c 6e 10c 10b 11o 12o 12c",
                1: "3o 4o 4c 5o 5c 7o 7c 1o 2c 2o",
                2: "3e 5e 6b 7e 10o 11c 11e 12e 1c 2e",
                3: "3b 4e 5b 7b 10e 11b 12b 1e 1b 2b",
            },
        ),
    ),
    choices=(
        *(said(3, "3o"), said(0, "5c"), said(1, "6b"), said(2, "10b"), said(3, "1e")),
        *(said(0, ""), said(1, ""), said(2, "")),
        *(said(3, "6c 6e"), said(0, "7o 7b"), said(1, ""), said(2, "11c 11e"), said(3, ""), said(0, "2o")),
        *(said(0, "4o 4c 4e 4b"), said(1, ""), said(2, ""), said(3, "")),
        *(said(0, "12e 12b"), said(1, ""), said(2, "1o 1c"), said(3, ""), said(1, "")),
        *(said(2, "3c 3e 3b"), said(3, "5o 5e 5b"), said(1, "10o 10c 10e"), said(2, ""), said(3, "")),
        *(said(1, "7c 7e"), said(2, "2c 2b"), said(3, ""), said(1, "")),
        *(said(3, "11o 11b"), said(1, ""), said(3, "12o")),
        None,
        (0, Give(SPANISH.in_order(("3c", "4b")))),
        (2, Give(("3e",))),
    ),
)
"""Higher, a pass, as many, the two of oros, a lead of four, out first; then the exchange of the presidente."""

GNAV_LESSON: Final = Lesson(
    deals=(
        gnav(1, "V III horse IX VII", dealer=2),
        gnav(2, "II XI cat X"),
        gnav(3, "fool IX dragoon XII"),
    ),
    choices=(
        *((3, Keep()), (0, Ask()), (2, Ask()), None),
        *((0, Ask()), (1, Ask()), (3, Keep()), None),
        *((1, Ask()), (2, Ask()), (0, Keep())),
    ),
)
"""A swap past a horse; a cat that undoes one and costs a life; the dealer keeps, and a fool pays."""

LESSONS: Final[dict[str, Lesson]] = {"comemierda": COMEMIERDA, "gnav": GNAV_LESSON}


def bursts(game: AnyGame, lesson: Lesson) -> Iterator[dict[str, Any]]:
    """What happens at once, the View after it, and what the learner is to choose then, if it is his turn.

    `why` then tells the reason of every play that would be refused, by the card that is tapped; of a pass by "pass".
    """
    deals, choices = iter(lesson.deals), [*lesson.choices]
    step = game.start(game.options({}), next(deals))
    while True:
        state = step.state
        burst: dict[str, Any] = {
            "events": [game.redact(event, LEARNER) for event in step.events],
            "view": game.view(state, LEARNER),
        }
        choice = choices[0] if choices else None
        if choice is not None and choice[0] == LEARNER:
            burst["wants"] = choice[1]
            if why := refused(game, state):
                burst["why"] = why
        yield burst
        if not choices:
            return
        step = follow(game, state, choices.pop(0), deals)


def follow(game: AnyGame, state: Any, choice: tuple[int, Any] | None, deals: Iterator[Deal]) -> Step[Any, Any]:
    return game.next_deal(state, next(deals)) if choice is None else game.apply(state, *choice)


def refused(game: AnyGame, state: Any) -> dict[str, dict[str, str]]:
    """Why not: of a pass, and of each card with as many of its value as are to be beaten; nothing of what may be done.

    In Gnav whoever is asked may do both; in the exchange every card may be given.
    """
    view, why = game.view(state, LEARNER), dict[str, dict[str, str]]()
    if game.name != "comemierda" or view.phase == "exchange":
        return {}
    asked: dict[str, Play | Pass] = {"pass": Pass()}
    for card in view.hand:
        alike = [other for other in view.hand if other != card and other[:-1] == card[:-1]]
        asked[card] = Play(SPANISH.in_order((card, *alike[: max(0, len(view.to_beat) - 1)])))
    for name, action in asked.items():
        reason = game.why_not(state, LEARNER, action)
        if reason is not None:
            why[name] = {"code": reason.key, "rule": reason.rule}
    return why


def written(name: str) -> str:
    """A hand, a line for each burst; of a View only what differs from the one before."""
    lines, before = [], dict[str, Any]()
    for burst in msgspec.to_builtins(list(bursts(GAMES[name], LESSONS[name]))):
        view = {field: value for field, value in burst["view"].items() if field not in LEFT_OUT}
        burst["view"] = {field: value for field, value in view.items() if before.get(field, ...) != value}
        before = view
        lines.append(json.dumps(burst, separators=(",", ":"), sort_keys=True))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def file(name: str) -> Path:
    return FOLDER / f"{name}.json"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for lesson in LESSONS:
        file(lesson).write_text(written(lesson))
