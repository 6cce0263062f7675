"""What happens in Comemierda, in words: all of it, for a record hides nothing."""

from collections.abc import Iterator
from typing import Final

from tapete.cli.telling import INDENT, Teller, Told
from tapete.words import Words

_OFFICES: Final = ("presidente", "vicepresidente", "pueblo", "vicecomemierda", "comemierda")


class ComemierdaTeller(Teller):
    """Remembers who leads: a set that opens a trick is told in other words than one that beats another."""

    game = "comemierda"
    card_words = "card"

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._leads = False

    def lines(self, event: Told) -> Iterator[str]:
        """The lines for one event."""
        match event["event"]:
            case "dealt":
                yield from self._round_dealt(event)
            case "set-aside":
                yield from self._set_aside(event)
            case "given":
                yield from self._given(event)
            case "opened":
                yield from self._opened(event)
            case "played":
                yield from self._played(event)
            case "went-out":
                yield from self._went_out(event)
            case "trick-won":
                yield from self._trick_won(event)
            case "scored":
                yield from self._scored(event)
            case "match-over":
                yield from self._points_won(event)
            case kind:
                yield self.say(kind, who=self.who(event))

    def _round_dealt(self, event: Told) -> Iterator[str]:
        yield ""
        yield self.say("dealt", number=event["number"], multiplier=event["multiplier"])
        yield self.say("dealer", who=self.who(event, "dealer"))
        for seat, hand in enumerate(event["hands"]):
            yield f"{INDENT}{self.seats[seat]}: {' '.join(hand)}"

    def _set_aside(self, event: Told) -> Iterator[str]:
        who, whom = self.who(event, "giver"), self.who(event, "receiver")
        yield self.say("set-aside", who=who, whom=whom, count=len(event["cards"]))
        yield self.holding(event["giver"], *event["cards"])

    def _given(self, event: Told) -> Iterator[str]:
        who, whom = self.who(event, "giver"), self.who(event, "receiver")
        yield self.say("given-cards", who=who, whom=whom, cards=self.cards(event["cards"]))

    def _opened(self, event: Told) -> Iterator[str]:
        self._leads = True
        yield self.say("opened", who=self.who(event), rule=event["rule"])

    def _played(self, event: Told) -> Iterator[str]:
        cards = event["cards"]
        value = "2o" if cards == ["2o"] else cards[0][:-1]
        shown = self.words.say(f"set-{value}", count=len(cards))
        yield self.say("played", who=self.who(event), set=shown, lead="yes" if self._leads else "no")
        self._leads = False

    def _went_out(self, event: Told) -> Iterator[str]:
        yield self.say("went-out", who=self.who(event), place=event["place"])

    def _trick_won(self, event: Told) -> Iterator[str]:
        self._leads = True
        yield self.say("trick-won", who=self.who(event))
        if event["leads"] != event["seat"]:
            yield self.say("leads-instead", who=self.who(event, "leads"))

    def _scored(self, event: Told) -> Iterator[str]:
        yield self.say("scored", number=event["number"])
        yield self.say("left", who=self.who(event, "loser"), cards=self.cards(event["left"]))
        for seat in sorted(range(len(self.seats)), key=lambda seat: _OFFICES.index(event["offices"][seat])):
            office, points = event["offices"][seat], event["points"][seat]
            yield self.say("office", who=self.seats[seat], office=office, points=f"{points:+d}" if points else "0")

    def _points_won(self, event: Told) -> Iterator[str]:
        winners = event["winners"]
        points = event["totals"][winners[0]]
        yield self.say("match-over", names=self.names(winners), count=len(winners), points=points)
