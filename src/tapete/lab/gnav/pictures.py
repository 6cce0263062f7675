"""The pictures of docs/gnav-solved.md, drawn from the shipped policy: ``python -m tapete.lab.gnav.pictures FOLDER``."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tapete.cards.gnav import RANKS
from tapete.games.gnav.rules import HOUSE
from tapete.lab.gnav.lessons import asks, even, one_with, position_name, value, worth_of_lives, worth_of_rest
from tapete.lab.picture import FAINT, GREEN, INK, framed, text
from tapete.robots.gnav_solved.solution import Policy, shipped_policy
from tapete.robots.gnav_solved.states import MOST_LIVES

_SHADES: Final = ("#1f6b46", "#c98a1b", "#a23b2a")
"""For one, two and three lives, or three things side by side."""
_WIDTH: Final = 800


def pictures(policy: Policy) -> Iterator[tuple[str, str]]:
    """The name of each file, and what it holds."""
    yield "gnav-thresholds.svg", thresholds(policy)
    yield "gnav-seats.svg", seats(policy)
    yield "gnav-lives.svg", lives(policy)
    yield "gnav-rests.svg", rests(policy)


def thresholds(policy: Policy) -> str:
    """With which cards each position asks when all before it have kept: the darker, the likelier."""
    cell, left, top = 40, 130, 92
    shapes = [text(left + cell * (own + 0.5), top - 12, RANKS[own], 12, "middle") for own in range(HOUSE)]
    y = top
    for lives in range(MOST_LIVES, 0, -1):
        shapes.append(text(20, y + 14, f"four players, {_lives(lives)} each", 13, weight=600))
        y += 24
        for position in range(4):
            state = even(4, lives)
            shapes.append(text(left - 12, y + 19, position_name(state, position), 13, "end"))
            for own in range(HOUSE):
                ask = asks(policy, state, position, own)
                box = f'x="{left + cell * own}" y="{y}" width="{cell - 2}" height="26" rx="3"'
                shapes.append(
                    f'<rect {box} fill="{GREEN}" fill-opacity="{0.06 + 0.94 * ask:.3f}"><title>'
                    f"{RANKS[own]}: asks {ask:.1%}</title></rect>"
                )
            y += 29
        y += 16
    return _picture("With which card to ask", "All before have kept; no fool was called but one's own", y + 4, shapes)


def seats(policy: Policy) -> str:
    """How much more than an even share each seat wins."""
    rows = []
    for players in (4, 3, 2):
        for lives in range(MOST_LIVES, 0, -1):
            state = even(players, lives)
            for place in range(players):
                name = f"{players} players, {_lives(lives)}: " if place == 0 else ""
                above = 100 * (value(policy, state, place) - 1 / players)
                rows.append((name + position_name(state, place), [above], lives))
    return _bars("What a seat is worth", "Percentage points above an even share, all with as many lives", rows)


def lives(policy: Policy) -> str:
    """How likely a player wins by his lives and the others'."""
    rows = []
    for players in (4, 3, 2):
        for others in range(MOST_LIVES, 0, -1):
            wins = [100 * worth_of_lives(policy, own, others, players) for own in range(1, MOST_LIVES + 1)]
            rows.append((f"{players} players, the others have {others}", wins, 0))
    return _bars("What a life is worth", "Wins in per cent with one, two and three lives, the seat drawn by lot", rows)


def rests(policy: Policy) -> str:
    """How much a rest is worth."""
    rows = []
    for own in (2, 1):
        for others in range(MOST_LIVES, 0, -1):
            for place in range(4):
                name = f"he has {own}, the others {others}: " if place == 0 else ""
                state = one_with(own, others, 4, place)
                gain = 100 * worth_of_rest(policy, state, place)
                rows.append((name + position_name(state, place), [gain], others))
    return _bars("What a rest is worth", "Percentage points that resting in the next deal adds; four players", rows)


def _bars(title: str, says: str, rows: Sequence[tuple[str, Sequence[float], int]]) -> str:
    """A row for each name, one bar for each number, or in the shade of the number beside it if there is but one."""
    left, top, right, row = 290, 92, 60, 22
    every = [number for _, numbers, _ in rows for number in numbers]
    low, high = min(0.0, *every), max(0.0, *every)
    bottom = top + row * len(rows)
    step = next(step for step in (0.5, 1, 2, 5, 10, 20) if (high - low) / step <= 8)
    low, high = step * (low // step), step * -(-high // step)

    def x(number: float) -> float:
        return round(left + (number - low) / (high - low) * (_WIDTH - left - right), 1)

    shapes = []
    for mark in range(round((high - low) / step) + 1):
        at = low + mark * step
        ink = INK if at == 0 else FAINT
        shapes.append(f'<line x1="{x(at)}" y1="{top - 6}" x2="{x(at)}" y2="{bottom}" stroke="{ink}"/>')
        shapes.append(text(x(at), top - 12, f"{at:g}", 12, "middle"))
    for place, (name, numbers, shade) in enumerate(rows):
        y = top + row * place
        shapes.append(text(left - 14, y + 15, name, 12, "end"))
        height = (row - 6) / len(numbers)
        for number, much in enumerate(numbers):
            colour = _SHADES[(shade or number + 1) - 1]
            begin, end = sorted((x(0), x(much)))
            box = f'x="{begin}" y="{y + 3 + height * number:.1f}" width="{end - begin:.1f}" height="{height:.1f}"'
            shapes.append(f'<rect {box} fill="{colour}"><title>{name} {much:.2f}</title></rect>')
    return _picture(title, says, bottom + 20, shapes)


def _picture(title: str, says: str, height: int, shapes: Sequence[str]) -> str:
    head = [text(20, 30, title, 18, weight=600), text(20, 52, says, 12)]
    body = "\n".join([*head, *shapes])
    return framed(_WIDTH, height, body)


def _lives(count: int) -> str:
    return "one life" if count == 1 else f"{'two' if count == 2 else 'three'} lives"


def main(folder: Path) -> None:
    """Draw them all."""
    for name, picture in pictures(shipped_policy()):
        (folder / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
