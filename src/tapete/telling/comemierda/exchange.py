"""Who exchanges with whom, read from what has happened since the deal."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tapete.cards import Card
from tapete.core import Seat
from tapete.games.comemierda import SeatEvent
from tapete.games.comemierda.events import GivenSeen, SetAsideSeen


@dataclass(frozen=True, slots=True)
class Pair:
    """`lower` gives up its highest cards, `higher` gives cards of its choice in return (C20).

    `forced` and `back` are the cards for the two who may see them, None for others and until they are seen.
    """

    lower: Seat
    higher: Seat
    count: int
    forced: tuple[Card, ...] | None = None
    back: tuple[Card, ...] | None = None
    done: bool = False


def pairs(history: Iterable[SeatEvent]) -> tuple[Pair, ...]:
    """The pairs of this round's exchange; none in the first round."""
    found: dict[Seat, Pair] = {}
    for event in history:
        match event:
            case SetAsideSeen(lower, higher, count, cards):
                found[higher] = Pair(lower, higher, count, cards)
            case GivenSeen(lower, higher, count, cards, forced=True):
                found[higher] = replace(found.get(higher, Pair(lower, higher, count)), forced=cards)
            case GivenSeen(higher, cards=cards, forced=False):
                found[higher] = replace(found[higher], back=cards, done=True)
            case _:
                pass
    return tuple(found.values())


def pair_of(history: Iterable[SeatEvent], seat: Seat) -> Pair | None:
    """The pair of this seat."""
    return next((pair for pair in pairs(history) if seat in (pair.lower, pair.higher)), None)
