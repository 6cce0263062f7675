"""A record folded through its game: every entry is checked against the rules before it counts.

Invariants:
- deals are numbered 1, 2, ..., their dealers and skips are those the rules give, their decks whole;
- an action is legal for its seat when its line comes; nobody sits down in the middle of a deal;
- nothing follows the result, and nothing but the result an opening; both say what the match says.
"""

import json
from collections.abc import Mapping
from typing import Any

from tapete.core import AnyGame, BadInput, BySeat, Deal, IllegalAction, Seat, Status, commitment
from tapete.records.model import Acted, Dealt, Ended, Entry, Header, Opened, Sat
from tapete.records.strict_json import shown


class Fold:
    """A match as far as its record has been read. `state` is None until the first deal."""

    def __init__(self, game: AnyGame, header: Header) -> None:
        self.game = game
        self.header = header
        self.seats: BySeat[str] = BySeat(header.seats)
        self.state: Any = None
        self._opened = False
        self._ended = False

    def take(self, entry: Entry) -> tuple[Any, ...]:
        """The events that follow from one more entry; BadInput, and nothing changed, if it does not fit."""
        if self._ended:
            raise BadInput("nothing may follow the result")
        if self._opened and not isinstance(entry, Ended):
            raise BadInput("nothing but the result may follow the opening")
        match entry:
            case Dealt():
                return self._deal(entry)
            case Acted():
                return self._act(entry)
            case Sat(seat, who):
                self._sit(seat, who)
            case Opened():
                self._open(entry)
            case Ended(result):
                self._end(result)
        return ()

    def _deal(self, entry: Dealt) -> tuple[Any, ...]:
        if self.state is None:
            self._expect_number(entry, 1)
            if entry.deck is None:
                raise BadInput("deal 1 cannot be skipped (G23)")
            step = self.game.start(self.header.options, Deal(1, entry.dealer, entry.deck))
        else:
            self._check_next(entry)
            step = self.game.next_deal(self.state, Deal(entry.number, None, entry.deck))
        self.state = step.state
        return step.events

    def _check_next(self, entry: Dealt) -> None:
        status = self.game.status(self.state)
        if status is Status.OVER:
            raise BadInput("a deal after the match is over")
        if status is Status.PLAYING:
            waiting = ", ".join(self._who(seat) for seat in self.game.to_act(self.state))
            raise BadInput(f"a deal before the last one is over, {waiting} to act")
        self._expect_number(entry, self.game.number(self.state) + 1)
        dealer = self.game.dealer(self.state)
        if entry.dealer != dealer:
            rule = "C2" if self.header.game == "comemierda" else "G1"
            raise BadInput(
                f"wrong dealer, {self._who(entry.dealer)}, for it is the turn of {self._who(dealer)} ({rule})"
            )
        if self.game.skips(self.state) is not (entry.deck is None):
            wrong = "can be played is skipped" if entry.deck is None else "cannot be played is not skipped"
            raise BadInput(f"a deal that {wrong} (G23)")

    def _expect_number(self, entry: Dealt, number: int) -> None:
        if entry.number != number:
            raise BadInput(f"deal {shown(entry.number)} where deal {number} belongs")

    def _act(self, entry: Acted) -> tuple[Any, ...]:
        what = said(self.game.notation.written_action(entry.action))
        if self.state is None:
            raise BadInput(f"{what} before the first deal, {self._who(entry.seat)}")
        status = self.game.status(self.state)
        if status is not Status.PLAYING:
            when = "the match is over" if status is Status.OVER else "the deal is over"
            raise BadInput(f"{what} after {when}, {self._who(entry.seat)}")
        try:
            step = self.game.apply(self.state, entry.seat, entry.action)
        except IllegalAction as fault:
            why = f"{fault.refusal.plain} ({fault.refusal.rule})"
            raise BadInput(f"{what} refused, {self._who(entry.seat)}, {why}") from None
        self.state = step.state
        return step.events

    def _sit(self, seat: Seat, who: str) -> None:
        if self.state is None or self.game.status(self.state) is not Status.BETWEEN:
            raise BadInput(f"seats change between deals only, {self._who(seat)}")
        self.seats = self.seats.put(seat, who)

    def _open(self, entry: Opened) -> None:
        if self.header.commitment is None:
            raise BadInput("an opening without a commitment in the header")
        if commitment(bytes.fromhex(entry.secret)) != self.header.commitment:
            raise BadInput("the secret is not the one that was committed to")
        self._opened = True

    def _end(self, result: Mapping[str, Any]) -> None:
        if self.state is None or self.game.status(self.state) is not Status.OVER:
            raise BadInput("a result before the match is over")
        if self.header.commitment is not None and not self._opened:
            raise BadInput("a result before the opening of what was committed to")
        expected = self.game.notation.written_result(self.state)
        for key in result:
            if key not in expected:
                raise BadInput(f"unknown key {shown(key)} in result")
        for key, value in expected.items():
            if key not in result:
                raise BadInput(f"{key} is missing in result")
            if json.dumps(result[key]) != json.dumps(value):
                raise BadInput(f"{key} in result is {shown(result[key])}, but the match says {shown(value)}")
        self._ended = True

    def _who(self, seat: Seat) -> str:
        return f"seat {seat} ({self.seats[seat]})"


def said(action: Mapping[str, Any]) -> str:
    """An action as written, in a few words: ``play 7o 7c``, ``pass``."""
    return " ".join(key if value is True else f"{key} {' '.join(value)}" for key, value in action.items())
