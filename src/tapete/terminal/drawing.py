"""A Picture as coloured text: the inks of the press on green cloth, the same as in the browser.

Invariants:
- what matters is told by words and signs as well as by colour, so that nothing is lost without it;
- no row is wider than the width it is drawn for.
"""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from tapete.cards import Card
from tapete.telling import Cell, Ink, Line
from tapete.telling.voice import Voice
from tapete.terminal.picture import Act, Column, Held, Row

CLOTH: Final = "#1d4639"
CLOTH_HI: Final = "#255443"
RAIL: Final = "#10231d"
RAIL_2: Final = "#18322a"
LINE: Final = "#97b7a7"
CHALK: Final = "#f8efdb"
PAPER: Final = "#f5ead3"
PAPER_PALE: Final = "#a9b49c"
"""Paper in the shade: a card that may not be played now."""
INK: Final = "#221d1a"
INK_3: Final = "#76685a"
OCHRE: Final = "#eebb52"
RED: Final = "#8a2416"
BACK: Final = "#8fb3c9"
BACK_2: Final = "#2f5f83"

SUITS: Final = {"o": ("●", "#6b4705"), "c": ("▼", "#b83a26"), "e": ("†", "#2f5f83"), "b": ("♣", "#355f3e")}
"""The sign of each suit and its ink; its letter stands beside it."""

PLAIN: Final = Style(color=CHALK)
DIM: Final = Style(color=LINE)
STRONG: Final = Style(color=CHALK, bold=True)
MINE: Final = Style(color=OCHRE, bold=True)
KEY: Final = Style(color=INK, bgcolor=OCHRE, bold=True)
KEY_IDLE: Final = Style(color=LINE, bgcolor=RAIL_2)

_INKS: Final = {Ink.PLAIN: PLAIN, Ink.DIM: DIM, Ink.STRONG: STRONG}

PRESS: Final = "press"
"""Under this name a style carries the key that a click on its words stands for."""

CARD: Final = 5
"""Cells across a Spanish card."""
ROWS: Final = 4
GNAV_CARD: Final = 13
LIFT: Final = 1
"""Rows by which a card that is taken stands above the others."""


def pressing(key: str) -> Style:
    """The style of words that can be clicked instead of pressing a key."""
    return Style.from_meta({PRESS: key})


def seats(columns: Sequence[Column], rows: Sequence[Row], width: int) -> Text:
    """The list of seats: a heading, and a row for each."""
    last = max(0, width - 2 - sum(column.width + 1 for column in columns if column.width))
    widths = [column.width or last for column in columns]
    drawn = [Text("  ").append(_set(columns, widths, [Cell(c.heading, Ink.DIM) for c in columns], None))]
    for row in rows:
        line = Text().append(f"{row.sign:<2}", MINE)
        line.append(_set(columns, widths, row.cells, row))
        if row.sign:
            line.pad_right(width - line.cell_len)
            line.stylize_before(Style(bgcolor=CLOTH_HI))
        drawn.append(line)
    for line in drawn:
        line.truncate(width)
    return Text("\n", no_wrap=True).join(drawn)


def _set(columns: Sequence[Column], widths: Sequence[int], cells: Sequence[Cell], row: Row | None) -> Text:
    line = Text()
    for place, (column, width, cell) in enumerate(zip(columns, widths, cells, strict=True)):
        if place:
            line.append(" ")
        line.append(_cell(cell, column, width, row, first=place == 0))
    return line


def _cell(cell: Cell, column: Column, width: int, row: Row | None, *, first: bool) -> Text:
    if cell.ink is Ink.BACK:
        return Text("░" * width, Style(color=BACK, bgcolor=BACK_2))
    if cell.ink is Ink.FACE:
        face = _fit(cell.text, width - 2).rstrip()
        return Text(f" {face} ".center(width), Style(color=INK, bgcolor=PAPER, bold=True))
    style = _INKS[cell.ink]
    if row is not None and row.mine and first:
        style = MINE
    elif row is not None and row.gone:
        style = DIM
    elif row is not None and row.sign and first:
        style = STRONG
    words = _fit(cell.text, width)
    return Text(words.strip().rjust(width) if column.right else words, style)


def _fit(words: str, width: int) -> str:
    """Exactly so many cells, cut with an ellipsis where the words are longer."""
    if cell_len(words) <= width:
        return set_cell_size(words, width)
    return set_cell_size(words, max(0, width - 1)) + "…" * min(1, width)


def hand(held: Sequence[Held], gap: int) -> Text:
    """The own cards side by side, those taken raised, the key of each below it."""
    rows: list[list[Text]] = [[] for _ in range(ROWS + LIFT + 1)]
    for card in held:
        space = Text(" " * CARD)
        box = _spanish(card.card, pale=card.pale)
        column = [*box, space] if card.up else [space, *box]
        label = f"[{card.press}]" if card.marked else card.press
        style = MINE if card.up or card.marked else DIM if card.pale else PLAIN
        for row, part in zip(rows, [*column, Text(label.center(CARD), style)], strict=True):
            part.stylize(pressing(card.press))
            row.append(part)
    return Text("\n", no_wrap=True).join(Text(" " * gap).join(row) for row in rows)


def pile(cards: Sequence[Card]) -> Text:
    """Spanish cards on the table, side by side."""
    boxes = [_spanish(card, pale=False) for card in cards]
    return Text("\n", no_wrap=True).join(Text(" ").join(box[row] for box in boxes) for row in range(ROWS))


def _spanish(card: Card, *, pale: bool) -> list[Text]:
    value, suit = card[:-1], card[-1]
    sign, ink = SUITS[suit]
    inner = CARD - 2
    return _box([value.ljust(inner), f"{suit}{sign}".rjust(inner)], Style(color=ink, bold=not pale), pale=pale)


def gnav_card(name: str) -> Text:
    """The own card of Gnav, with its name."""
    inner = GNAV_CARD - 2
    rows = _box([" " * inner, _fit(name, inner).rstrip().center(inner), " " * inner], Style(color=RED, bold=True))
    return Text("\n", no_wrap=True).join(rows)


def _box(inside: Sequence[str], ink: Style, *, pale: bool = False) -> list[Text]:
    """A card: its rows between edges."""
    paper = Style(bgcolor=PAPER_PALE if pale else PAPER)
    edge = paper + Style(color=INK_3)
    across = "─" * len(inside[0])
    body = [Text("│", edge).append(row, paper + ink).append("│", edge) for row in inside]
    return [Text(f"╭{across}╮", edge), *body, Text(f"╰{across}╯", edge)]


def acts(offered: Sequence[Act], space: str, says: Style = STRONG) -> Text:
    """What can be done, each with its key; to be clicked, too. `space` is what the space bar is called."""
    line = Text()
    for act in offered:
        if line:
            line.append("   ")
        key = "space" if act.press == space else act.press.lower()
        part = Text().append(f" {act.press} ", KEY if act.ready else KEY_IDLE)
        part.append(f" {act.says}", says if act.ready else DIM)
        part.stylize(pressing(key))
        line.append(part)
    return line


def log(told: Sequence[Line]) -> Text:
    """The log, headings apart."""
    drawn = Text()
    for place, line in enumerate(told):
        if line.head and place:
            drawn.append("\n")
        drawn.append(line.text + "\n", MINE if line.head else PLAIN)
    drawn.rstrip()
    return drawn


def prompt(head: str, why: str, *, refused: bool) -> Text:
    """The two lines of what is asked."""
    text = Text().append(f"{head}\n", STRONG)
    return text.append(f"✗ {why}" if refused else why, MINE if refused else DIM)


def header(voice: Voice, game: str, where: str, width: int) -> Text:
    """Where we are, and the two keys that always work."""
    left = Text().append(f" {voice.say('room-name')}", MINE).append(f" · {voice.say(f'game-{game}')}  ", PLAIN)
    left.append(where, STRONG)
    right = Text()
    for key, says in (("?", voice.say("table-keys")), ("q", voice.say("terminal-leave"))):
        part = Text().append(f" {key.upper()} ", KEY_IDLE).append(f" {says} ", DIM)
        part.stylize(pressing(key))
        right.append(part)
    left.truncate(max(0, width - right.cell_len), overflow="ellipsis", pad=True)
    return Text(no_wrap=True).append(left).append(right)
