"""What a game tells of a table on its plain page, and what is asked there of who reads it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tapete.cards import Card
from tapete.core import Seat
from tapete.server.plain.forms import SEAL
from tapete.server.plain.frame import Frame, hidden
from tapete.server.plain.html import Html, el, joined
from tapete.telling import Line, Voice


@dataclass(frozen=True, slots=True)
class Moment:
    """A table at one moment as somebody sees it.

    `kinds` says of each seat who sits there, a person or a robot of which level. `since` is how many events of the
    View's history the reader has been told. `decision` numbers his open decision; `taken` are the cards he had ticked
    when his wish was refused.
    """

    frame: Frame
    voice: Voice
    view: Any
    kinds: tuple[str, ...]
    since: int
    decision: int | None
    seal: str
    taken: frozenset[Card] = field(default_factory=frozenset)

    def say(self, message: str, /, **variables: str | int) -> str:
        """A message of the catalogues."""
        return self.voice.say(message, **variables)

    def asks(self, *fields: Html) -> Html:
        """The form that answers the open decision; there must be one."""
        assert self.decision is not None
        known = joined([hidden(**{SEAL: self.seal}), hidden(decision=self.decision)])
        return self.frame.form(self.frame.way.here, known, *fields, class_="act")

    def called(self, seat: Seat, *what: str) -> Html:
        """Who sits there, and what he is."""
        kinds = (el("small", kind) for kind in (*what, self.kinds[seat]))
        return joined([self.voice.you_or_name(seat), *(part for kind in kinds for part in (" ", kind))])


@dataclass(frozen=True, slots=True)
class Told:
    """What there is to tell: where we are, what is asked and why, what lies there, what has happened.

    `own` is the reader's hand with what he may do; `news` are the lines since he was told, `log` all of this deal.
    """

    where: str
    head: str
    why: str
    notes: tuple[str, ...]
    own: Html
    seats: Html
    news: tuple[Line, ...]
    log: tuple[Line, ...]
    aside: tuple[tuple[str, Html], ...] = ()
    """More to look up, each under its heading."""


def seats(caption: str, heads: Sequence[str], rows: Iterable[tuple[bool, Sequence[str]]]) -> Html:
    """Everybody at the table, a row for each; that of who is to act stands out."""
    head = el("tr", *(el("th", name, scope="col") for name in heads))
    body = (_row(cells, "turn" if turn else None) for turn, cells in rows)
    return el("table", el("caption", caption), el("thead", head), el("tbody", *body))


def _row(cells: Sequence[str], kind: str | None) -> Html:
    return el("tr", el("th", cells[0], scope="row"), *(el("td", cell) for cell in cells[1:]), class_=kind)


def lines(told: Iterable[Line]) -> Html:
    """Lines of the log, headings among them."""
    return el("ul", *(el("li", el("b", line.text) if line.head else line.text) for line in told), class_="log")
