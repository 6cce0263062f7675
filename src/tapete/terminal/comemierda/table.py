"""Comemierda as the person at the table has it: the picture of it, and what the keys do."""

from collections.abc import Sequence
from typing import Final

from tapete.cards import Card
from tapete.core import Refusal, Seat
from tapete.games.comemierda import Action, Pass, SeatEvent, View
from tapete.telling import Cell, Ink
from tapete.telling.comemierda.legal import action_of, gift_size, may_pass, usable
from tapete.telling.comemierda.log import by_office, logbook, set_words
from tapete.telling.comemierda.marks import mark
from tapete.telling.comemierda.middle import middle, where
from tapete.telling.comemierda.prompt import prompt
from tapete.telling.voice import Voice, signed
from tapete.terminal.comemierda.choosing import kept, meant, tapped
from tapete.terminal.match import ME
from tapete.terminal.picture import TURN, WON, Act, Column, Held, Picture, Row, Sheet

PLACES: Final = "1234567890ab"
"""The key of each card of a hand: twelve at most, in the exchange."""


class ComemierdaTable:
    """Remembers which cards are taken, where the arrows stand, and why the last wish was refused."""

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self._taken: tuple[Card, ...] = ()
        self._at: int | None = None
        self._refusal: Refusal | None = None
        self._hint = False

    def told(self, news: Sequence[SeatEvent]) -> None:
        """What was refused a moment ago may be right in the next."""
        if news:
            self._refusal = None
            self._hint = False

    def picture(self, view: View) -> Picture:
        """What there is to see."""
        voice = self._voice
        self._taken = kept(view.legal, self._taken)
        head, why = prompt(voice, view, self._taken)
        caption, pile = middle(voice, view)
        return Picture(
            where=where(voice, view),
            columns=self._columns(view),
            rows=tuple(self._row(view, seat) for seat in self._order(view)),
            caption=caption,
            pile=pile,
            notes=(),
            log=logbook(voice, view),
            head=head,
            why=voice.refused(self._refusal) if self._refusal else why,
            refused=self._refusal is not None or self._hint,
            hand=self._hand(view),
            aside=(),
            acts=self._acts(view),
        )

    def press(self, key: str, view: View) -> Action | None:
        """Digits and the arrows with Space take cards, Enter plays or gives them, P passes."""
        self._refusal, self._hint = None, False
        if key in PLACES and PLACES.index(key) < len(view.hand):
            return self._tap(view.hand[PLACES.index(key)], view)
        if key == "space" and self._at is not None and self._at < len(view.hand):
            return self._tap(view.hand[self._at], view)
        if key in ("left", "right") and view.hand:
            self._move(-1 if key == "left" else 1, len(view.hand))
        elif key == "escape":
            self._taken = ()
        elif key == "p":
            return Pass()
        elif key == "enter":
            return self._go(view)
        return None

    def refuse(self, refusal: Refusal) -> None:
        """Tell why the last action was refused."""
        self._refusal = refusal

    def sheet(self, key: str, view: View) -> Sheet | None:
        """L opens the last trick."""
        voice = self._voice
        if key != "l":
            return None
        lines = [
            (voice.you_or_name(move.seat), set_words(voice, move.cards) if move.cards else None)
            for move in view.last_trick
        ]
        passed = voice.say("table-comemierda-last-passed")
        told = tuple(voice.say("table-comemierda-each", who=who, what=what or passed) for who, what in lines)
        return Sheet(voice.say("table-comemierda-last-head"), told or (voice.say("table-comemierda-last-none"),))

    def keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of this game."""
        say = self._voice.say
        return (
            ("1 2 3 …", say("terminal-key-cards")),
            ("← →", say("table-key-arrows")),
            (say("terminal-space"), say("table-key-space")),
            ("Enter", say("table-key-enter")),
            ("P", say("table-key-pass")),
            ("L", say("table-key-last")),
        )

    def _tap(self, card: Card, view: View) -> Action | None:
        """Take a usable card or put it back; any other is wished for, so that the rules say why not."""
        if card not in usable(view.legal):
            return meant(view.hand, card, view.to_beat)
        self._taken = tapped(view.legal, self._taken, card)
        return None

    def _move(self, step: int, cards: int) -> None:
        start = -1 if step > 0 else cards
        self._at = ((start if self._at is None else self._at) + step) % cards

    def _go(self, view: View) -> Action | None:
        """What is taken; with nothing taken on my turn the question is put again, louder."""
        if not view.legal:
            return Pass()
        action = action_of(view.legal, self._taken)
        self._hint = action is None
        return action

    def _columns(self, view: View) -> tuple[Column, ...]:
        say = self._voice.say
        goal = say("table-comemierda-points")
        cards = say("terminal-cards")
        return (
            Column("", 8),
            Column("", 14),
            Column(cards, max(5, len(cards)), right=True),
            Column(goal, max(5, len(goal)), right=True),
            Column(say("table-comemierda-this-hand") if view.phase in ("scored", "over") else "", 0),
        )

    def _order(self, view: View) -> Sequence[Seat]:
        if view.phase in ("scored", "over"):
            return by_office([office for office in view.offices if office is not None])
        return range(len(view.counts))

    def _row(self, view: View, seat: Seat) -> Row:
        voice = self._voice
        office = view.offices[seat]
        return Row(
            cells=(
                Cell(voice.you_or_name(seat)),
                Cell(voice.say(f"office-{office}") if office else "", Ink.DIM),
                Cell(str(view.counts[seat]) if view.counts[seat] else "–"),
                Cell(signed(view.totals[seat])),
                mark(voice, view, seat),
            ),
            mine=seat == ME,
            sign=TURN if seat in view.to_act else WON if seat in view.winners else "",
            gone=seat in view.out and view.phase == "play",
        )

    def _hand(self, view: View) -> tuple[Held, ...]:
        if view.phase in ("scored", "over"):
            return ()
        may = usable(view.legal)
        return tuple(
            Held(
                card,
                press=PLACES[place],
                up=card in self._taken,
                pale=bool(view.legal) and card not in may,
                marked=place == self._at,
            )
            for place, card in enumerate(view.hand)
        )

    def _acts(self, view: View) -> tuple[Act, ...]:
        voice = self._voice
        if ME not in view.to_act:
            return ()
        ready = action_of(view.legal, self._taken) is not None
        if places := gift_size(view.legal):
            return (Act("Enter", voice.say("table-comemierda-give", count=places), ready),)
        if ready:
            play = voice.say("table-comemierda-play-set", set=set_words(voice, self._taken))
        else:
            play = voice.say("table-comemierda-play")
        return (
            Act("Enter", play, ready),
            Act("P", voice.say("table-comemierda-pass"), may_pass(view.legal)),
        )
