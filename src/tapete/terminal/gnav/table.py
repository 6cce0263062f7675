"""Gnav as the person at the table has it: the picture of it, and what the keys do."""

from collections.abc import Iterator, Sequence
from typing import Final

from tapete.cards import Card
from tapete.cards.gnav import RANKS
from tapete.core import Refusal, Seat
from tapete.games.gnav import Action, Ask, Keep, SeatEvent, View
from tapete.telling import Cell, Ink, Line
from tapete.telling.gnav.advice import ask_help, ask_words, keep_help, keep_words, status
from tapete.telling.gnav.known import knowledge
from tapete.telling.gnav.log import lines
from tapete.telling.gnav.marks import mark
from tapete.telling.gnav.settlement import ledger
from tapete.telling.voice import Voice
from tapete.terminal.match import ME
from tapete.terminal.picture import TURN, WON, Act, Column, Held, Picture, Row, Sheet

CARD: Final = 9
"""Cells of a card in the list of seats: the longest name of a rank, and the edges of the card."""


class GnavTable:
    """Remembers what was told in this match, and why the last wish was refused."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._log: list[Line] = []
        self._refusal: Refusal | None = None

    def told(self, news: Sequence[SeatEvent]) -> None:
        """Write down what has happened."""
        self._log.extend(line for event in news for line in lines(self._voice, event))
        if news:
            self._refusal = None

    def picture(self, view: View) -> Picture:
        """What there is to see."""
        voice = self._voice
        head, why = status(voice, view)
        settled = view.settled
        mine = ME in view.to_act
        return Picture(
            where=voice.say("table-gnav-where", number=view.number),
            columns=self._columns(view),
            rows=(*(self._row(view, seat) for seat in _order(view)), self._stock(view)),
            caption="" if settled else voice.say("table-gnav-know"),
            pile=(),
            notes=(knowledge(voice, view),) if settled is None else ledger(voice, view, settled),
            log=tuple(self._log),
            head=head,
            why=voice.refused(self._refusal) if self._refusal else why,
            refused=self._refusal is not None,
            hand=_hand(view),
            aside=(keep_help(voice, view.card), ask_help(voice, view)) if mine and view.card else (),
            acts=(Act("K", keep_words(voice, view)), Act("A", ask_words(voice, view))) if mine else (),
        )

    def press(self, key: str, view: View) -> Action | None:  # noqa: ARG002  (the rules say what is allowed)
        """K keeps, A (or S, as in the browser) asks."""
        self._refusal = None
        return Keep() if key == "k" else Ask() if key in ("a", "s") else None

    def refuse(self, refusal: Refusal) -> None:
        """Tell why the last action was refused."""
        self._refusal = refusal

    def sheet(self, key: str, view: View) -> Sheet | None:
        """R opens the order of ranks, from low to high, my own marked."""
        if key != "r":
            return None
        voice = self._voice
        ranks = (
            voice.say("terminal-rank-yours", card=voice.say(f"rank-{rank}"))
            if rank == view.card
            else voice.say(f"rank-{rank}")
            for rank in RANKS
        )
        return Sheet(voice.say("table-ranks-title"), (" < ".join(ranks),))

    def keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of this game."""
        say = self._voice.say
        return (
            ("K", say("table-key-keep")),
            ("A", say("table-key-swap")),
            ("R", say("table-key-ranks")),
        )

    def _columns(self, view: View) -> tuple[Column, ...]:
        say = self._voice.say
        lives = say("table-gnav-pad")
        return (
            Column("", 12),
            Column(lives, max(view.options.lives, len(lives))),
            Column(say("terminal-card"), CARD),
            Column("", 0),
        )

    def _row(self, view: View, seat: Seat) -> Row:
        voice = self._voice
        return Row(
            cells=(
                Cell(voice.you_or_name(seat)),
                Cell("●" * view.lives[seat] + "○" * (view.options.lives - view.lives[seat])),
                self._card(view, seat),
                mark(voice, view, seat),
            ),
            mine=seat == ME,
            sign=TURN if seat in view.to_act else WON if seat in view.winners else "",
            gone=view.lives[seat] == 0 or (seat in view.resting and view.settled is None),
        )

    def _card(self, view: View, seat: Seat) -> Cell:
        card = view.settled.cards[seat] if view.settled else self._face(view, seat)
        if card is not None:
            return Cell(self._voice.say(f"rank-{card}"), Ink.FACE)
        return Cell("", Ink.BACK) if seat in view.holding and view.settled is None else Cell("")

    @staticmethod
    def _face(view: View, seat: Seat) -> Card | None:
        """The card that lies open before a seat, or that I know to lie there."""
        return view.known[seat] if seat in view.holding else None

    def _stock(self, view: View) -> Row:
        """The line under the seats: what the last in order swaps with."""
        say = self._voice.say
        turned = self._voice.listed(say(f"rank-{card}") for card in view.turned)
        words = say("terminal-turned", cards=turned) if turned else ""
        return Row((Cell(say("table-gnav-stock"), Ink.DIM), Cell(""), Cell(str(view.stock), Ink.DIM), Cell(words)))


def _order(view: View) -> Iterator[Seat]:
    """Seats in order of acting, then those who take no part in the deal."""
    yield from view.order
    yield from (seat for seat in range(len(view.lives)) if seat not in view.order)


def _hand(view: View) -> tuple[Held, ...]:
    return () if view.card is None or view.phase != "play" else (Held(view.card),)
