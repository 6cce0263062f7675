"""The log beside the table: every event of Gnav in words, as the person's seat saw it."""

from collections.abc import Iterator

from tapete.core import Seat
from tapete.games.gnav import SeatEvent
from tapete.games.gnav.events import (
    Asked,
    DealtSeen,
    DrewSeen,
    ExchangesOver,
    Kept,
    LifeLost,
    MatchOver,
    PassedOn,
    Replayed,
    Settled,
    Shown,
    Skipped,
    SwappedSeen,
    Turned,
    UndoneSeen,
)
from tapete.telling.parts import Line
from tapete.telling.voice import Voice


def lines(voice: Voice, event: SeatEvent) -> Iterator[Line]:
    """The lines of one event."""
    match event:
        case DealtSeen():
            yield from _dealt(voice, event)
        case Skipped(number):
            yield Line(voice.say("event-gnav-skipped", number=number))
        case Kept(seat):
            yield Line(voice.about("event-gnav-kept", seat))
        case Asked(seat, target):
            yield Line(_requested(voice, "event-gnav-asked", seat, target))
        case PassedOn(asker, target):
            yield Line(_requested(voice, "event-gnav-passed-on", asker, target))
        case Shown(seat, card, asker):
            yield Line(voice.about("event-gnav-shown", seat, asker, rank=card))
        case Turned(seat, card):
            yield Line(voice.about("event-gnav-turned", seat, rank=card))
        case SwappedSeen(asker, giver, None) | SwappedSeen(asker, giver, _, None):
            yield Line(voice.about("event-gnav-swapped", asker, giver))
        case SwappedSeen(asker, giver, str(gave), str(got)):
            mine, theirs = (gave, got) if asker == voice.me else (got, gave)
            cards = {"gave": voice.the_rank(mine), "got": voice.the_rank(theirs)}
            yield Line(voice.about("event-gnav-swapped-cards", asker, giver, **cards))
        case DrewSeen(_, str(got), str(put_away)):
            yield Line(voice.say("event-gnav-drew-cards", got=voice.the_rank(got), gave=voice.the_rank(put_away)))
        case DrewSeen(seat):
            yield Line(voice.about("event-gnav-drew", seat))
        case UndoneSeen(asker, giver):
            yield Line(voice.about("event-gnav-undone", asker, giver))
        case LifeLost(seat, cause, left):
            yield Line(voice.about("event-gnav-life-lost", seat, cause=cause, left=left))
        case ExchangesOver(by_cuckoo):
            yield Line(voice.say("event-gnav-exchanges-over", cuckoo="yes" if by_cuckoo else "no"))
        case Settled():
            yield from _settled(voice, event)
        case Replayed(seats):
            yield Line(voice.about_all("event-gnav-replayed", seats))
        case MatchOver(winners):
            yield Line(voice.about_all("event-gnav-match-over", winners))


def _requested(voice: Voice, message: str, seat: Seat, target: Seat | None) -> str:
    """A request, of a player or of the stock."""
    return voice.about(message if target is not None else f"{message}-stock", seat, target)


def _dealt(voice: Voice, event: DealtSeen) -> Iterator[Line]:
    yield Line(voice.say("event-gnav-dealt", number=event.number), head=True)
    yield Line(voice.about("event-gnav-dealer", event.dealer))
    for seat in event.resting:
        yield Line(voice.about("event-gnav-rests", seat))
    for seat in event.fools:
        yield Line(voice.about("event-gnav-fool-called", seat))


def _settled(voice: Voice, event: Settled) -> Iterator[Line]:
    yield Line(voice.say("event-gnav-settled", number=event.number), head=True)
    for loss in event.losses:
        yield Line(voice.about("event-gnav-loss", loss.seat, cause=loss.cause, left=event.lives[loss.seat]))
    if not event.losses:
        yield Line(voice.say("event-gnav-nobody-pays"))
    for seat in event.resting:
        yield Line(voice.about("event-gnav-will-rest", seat))
