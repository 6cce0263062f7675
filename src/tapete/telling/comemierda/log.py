"""The log beside the table: what happened since the deal, grouped by trick.

Invariants:
- while a round is played only the current trick and the one before it are told, afterwards all of them (C32);
- how the round before ended is told again until the first set of the new one lies on the table.
"""

from collections.abc import Iterator, Sequence

from tapete.cards import Card
from tapete.core import BySeat
from tapete.games.comemierda import SeatEvent, View
from tapete.games.comemierda.events import (
    DealtSeen,
    GivenSeen,
    MatchOver,
    Office,
    Opened,
    Passed,
    Played,
    Scored,
    SetAsideSeen,
    TrickWon,
    WentOut,
)
from tapete.telling.comemierda.legal import value_of
from tapete.telling.parts import Line
from tapete.telling.voice import Voice, gain

OFFICES: tuple[Office, ...] = ("presidente", "vicepresidente", "pueblo", "vicecomemierda", "comemierda")


def set_words(voice: Voice, cards: Sequence[Card]) -> str:
    """A set in words: two sixes."""
    return voice.say(f"set-{value_of(cards[0])}", count=len(cards))


def by_office(offices: Sequence[Office]) -> list[int]:
    """Seats from presidente to comemierda."""
    return sorted(range(len(offices)), key=lambda seat: OFFICES.index(offices[seat]))


def logbook(voice: Voice, view: View, since: int = 0) -> tuple[Line, ...]:
    """The whole log, or only what has happened after so many events of the history."""
    return tuple(_logbook(voice, view, since))


def _logbook(voice: Voice, view: View, since: int) -> Iterator[Line]:
    before, tricks, after = _chapters(view.history)
    if view.rounds and not tricks and not since:
        yield Line(voice.say("event-comemierda-scored", number=view.number - 1), head=True)
        yield from _offices(voice, view.rounds[-1].offices, view.rounds[-1].points)
    for event in before[since:]:
        yield from _lines(voice, event, lead=False)
    told = len(before)
    shown = len(tricks) if after else 2
    for number, trick in enumerate(tricks, 1):
        told += len(trick)
        if number > len(tricks) - shown and told > since:
            yield Line(voice.say("table-comemierda-trick", number=number), head=True)
            for place, event in enumerate(trick):
                if told - len(trick) + place >= since:
                    yield from _lines(voice, event, lead=place == 0)
    for event in after[max(0, since - told) :]:
        yield from _lines(voice, event, lead=False)


def _chapters(history: Sequence[SeatEvent]) -> tuple[list[SeatEvent], list[list[SeatEvent]], list[SeatEvent]]:
    """What came before the first trick, the tricks, and what came after the last."""
    before: list[SeatEvent] = []
    tricks: list[list[SeatEvent]] = []
    after: list[SeatEvent] = []
    running = False
    for event in history:
        if isinstance(event, Scored | MatchOver):
            after.append(event)
        elif running:
            tricks[-1].append(event)
            running = not isinstance(event, TrickWon)
        elif isinstance(event, Played):
            tricks.append([event])
            running = True
        else:
            before.append(event)
    return before, tricks, after


def _lines(voice: Voice, event: SeatEvent, *, lead: bool) -> Iterator[Line]:
    match event:
        case DealtSeen(number, dealer, multiplier):
            yield Line(voice.say("event-comemierda-dealt", number=number, multiplier=multiplier), head=True)
            yield Line(voice.about("event-comemierda-dealer", dealer))
        case SetAsideSeen(giver, receiver, count):
            yield Line(voice.about("event-comemierda-set-aside", giver, receiver, count=count))
        case GivenSeen(giver, receiver, count, None, forced):
            told = "yes" if forced else "no"
            yield Line(voice.about("event-comemierda-given", giver, receiver, count=count, forced=told))
        case GivenSeen(giver, receiver, _, cards):
            yield Line(voice.about("event-comemierda-given-cards", giver, receiver, cards=voice.cards(cards or ())))
        case Opened(seat, rule):
            yield Line(voice.about("event-comemierda-opened", seat, rule=rule))
        case Played(seat, cards):
            told = "yes" if lead else "no"
            yield Line(voice.about("event-comemierda-played", seat, set=set_words(voice, cards), lead=told))
        case Passed(seat):
            yield Line(voice.about("event-comemierda-passed", seat))
        case WentOut(seat, place):
            yield Line(voice.about("event-comemierda-went-out", seat, place=place))
        case TrickWon(seat, leads):
            yield Line(voice.about("event-comemierda-trick-won", seat))
            if leads != seat:
                yield Line(voice.about("event-comemierda-leads-instead", leads))
        case Scored(number, _, offices, points, _, loser, left):
            yield Line(voice.say("event-comemierda-scored", number=number), head=True)
            yield from _offices(voice, offices, points)
            yield Line(voice.about("event-comemierda-left", loser, cards=voice.cards(left)))
        case MatchOver(winners, totals):
            points_won = totals[winners[0]]
            yield Line(voice.about_all("event-comemierda-match-over", winners, points=points_won))


def _offices(voice: Voice, offices: BySeat[Office], points: BySeat[int]) -> Iterator[Line]:
    for seat in by_office(offices):
        yield Line(
            voice.about("event-comemierda-office", seat, office=offices[seat], points=gain(points[seat])),
        )
