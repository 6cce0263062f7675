"""How the table speaks to the person in its first seat: names in sentences, "you" where the reader is meant."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tapete.cards import Card
from tapete.core import Refusal, Seat
from tapete.terminal.match import ME
from tapete.words import Words


@dataclass(frozen=True)
class Voice:
    """The words of one language and the names of those at the table, the reader in seat 0."""

    words: Words
    names: tuple[str, ...]

    def say(self, message: str, /, **variables: str | int) -> str:
        """A message of the catalogues."""
        return self.words.say(message, **variables)

    def about(self, message: str, /, who: Seat, whom: Seat | None = None, **more: str | int) -> str:
        """A sentence about one seat, or about one and another: ``$who``, ``$whom`` and ``$me`` are put in."""
        me = "who" if who == ME else "whom" if whom == ME else "no"
        return self.say(message, who=self.names[who], whom="" if whom is None else self.names[whom], me=me, **more)

    def about_all(self, message: str, /, seats: Sequence[Seat], **more: str | int) -> str:
        """A sentence about several: ``$names`` without the reader, ``$count`` and ``$me`` with him."""
        names = self.listed(self.names[seat] for seat in seats if seat != ME)
        return self.say(message, names=names, count=len(seats), me="who" if ME in seats else "no", **more)

    def listed(self, items: Iterable[str]) -> str:
        """The items joined as the language joins them; nothing for none."""
        told = list(items)
        return self.words.list(told) if told else ""

    def you_or_name(self, seat: Seat) -> str:
        """What stands beside a seat: its name, "You" for the reader's own."""
        return self.say("table-you") if seat == ME else self.names[seat]

    def refused(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the number of the rule."""
        return self.say("terminal-refused", reason=self.say(f"refused-{refusal.key}"), rule=refusal.rule)

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
