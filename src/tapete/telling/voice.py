"""How a table speaks to who reads it: names in sentences, "you" where the reader is meant."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tapete.cards import Card
from tapete.core import Refusal, Seat
from tapete.words import Words


@dataclass(frozen=True)
class Voice:
    """The words of one language, the names of those at the table, and the seat of the reader: None for a watcher."""

    words: Words
    names: tuple[str, ...]
    me: Seat | None

    def say(self, message: str, /, **variables: str | int) -> str:
        """A message of the catalogues."""
        return self.words.say(message, **variables)

    def about(self, message: str, /, who: Seat, whom: Seat | None = None, **more: str | int) -> str:
        """A sentence about one seat, or about one and another: ``$who``, ``$whom`` and ``$me`` are put in."""
        me = "no" if self.me is None else "who" if who == self.me else "whom" if whom == self.me else "no"
        return self.say(message, who=self.names[who], whom="" if whom is None else self.names[whom], me=me, **more)

    def about_all(self, message: str, /, seats: Sequence[Seat], **more: str | int) -> str:
        """A sentence about several: ``$names`` without the reader, ``$count`` and ``$me`` with him."""
        names = self.listed(self.names[seat] for seat in seats if seat != self.me)
        return self.say(message, names=names, count=len(seats), me="who" if self.me in seats else "no", **more)

    def listed(self, items: Iterable[str]) -> str:
        """The items joined as the language joins them; nothing for none."""
        told = list(items)
        return self.words.list(told) if told else ""

    def you_or_name(self, seat: Seat) -> str:
        """What stands beside a seat: its name, "You" for the reader's own."""
        return self.say("table-you") if seat == self.me else self.names[seat]

    def refused(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the number of the rule where one of the game says so."""
        reason = self.say(f"refused-{refusal.key}")
        return self.say("terminal-refused", reason=reason, rule=refusal.rule) if refusal.rule else reason

    def cards(self, cards: Iterable[Card]) -> str:
        """Spanish cards by their full names, in a sentence."""
        return self.listed(self.say(f"card-{card}") for card in cards)

    def the_rank(self, card: Card) -> str:
        """A card of Gnav with its article."""
        return self.say(f"the-rank-{card}")


def sentence(phrase: str) -> str:
    """A phrase made the beginning of a sentence."""
    return phrase[:1].upper() + phrase[1:]


def signed(points: int) -> str:
    """Points with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def gain(points: int) -> str:
    """Points as a change: +4, 0, −1."""
    return f"+{points}" if points > 0 else signed(points)
