"""The settlement explained: who pays, why, and what else the deal did, with the numbers of the rules."""

from collections.abc import Iterator

from tapete.cards import Card
from tapete.core import Seat
from tapete.games.gnav import View
from tapete.games.gnav.events import (
    Cause,
    ExchangesOver,
    LifeLost,
    Replayed,
    Settled,
    Shown,
    Turned,
    UndoneSeen,
)
from tapete.telling.gnav.fates import paid
from tapete.telling.voice import Voice


def headline(voice: Voice, view: View, settled: Settled) -> str:
    """Who lost lives in this deal, at the settlement or before: "You and Sune lose a life"."""
    losses = [*(loss.seat for loss in settled.losses), *(seat for seat, _ in paid(view.history))]
    if not losses:
        return voice.say("table-gnav-settled-nobody")
    return voice.about_all(
        "table-gnav-settled-losers", tuple(dict.fromkeys(losses)), lost=max(map(losses.count, losses))
    )


def ledger(voice: Voice, view: View, settled: Settled) -> tuple[str, ...]:
    """What the deal did, line by line, each with its rule."""
    return tuple(
        voice.say("table-gnav-refused", reason=told.removesuffix("."), rule=rule)
        for told, rule in _notes(voice, view, settled)
    )


def _notes(voice: Voice, view: View, settled: Settled) -> Iterator[tuple[str, str]]:
    yield from _in_the_exchanges(voice, view)
    yield from _who_pays(voice, settled)
    replayed = next((event for event in view.history if isinstance(event, Replayed)), None)
    gone = tuple(seat for seat in view.order if settled.lives[seat] == 0)
    if replayed is not None:
        yield voice.about_all("table-gnav-note-replayed", replayed.seats), "G24"
    elif gone and not view.winners:
        playing = sum(left > 0 for left in view.lives)
        yield voice.about_all("table-gnav-note-gone", gone, playing=playing), "G24"
    for seat in () if view.winners else settled.resting:
        yield voice.about("table-gnav-note-rests", seat), "G21"


def _in_the_exchanges(voice: Voice, view: View) -> Iterator[tuple[str, str]]:
    """What they did beyond swapping, in order."""
    card: tuple[Seat, Seat | None] | None = None
    undone = 0
    for event in view.history:
        match event:
            case Shown(holder, _, asker):
                card = asker, holder
            case Turned(asker):
                card = asker, None
            case UndoneSeen():
                undone += 1
            case LifeLost(_, "dragoon" | "cat" as cause) if card is not None:
                yield _met(voice, *card, cause), "G11" if card[1] is None else "G8" if cause == "cat" else "G7"
            case ExchangesOver(by_cuckoo=True) if card is not None:
                yield _met(voice, *card, "cuckoo"), "G11" if card[1] is None else "G9"
            case _:
                pass
    if undone:
        yield voice.say("table-gnav-note-undone", count=undone), "G8"


def _met(voice: Voice, asker: Seat, holder: Seat | None, card: Card) -> str:
    """`asker` ran into the picture card of `holder`, or drew it from the stock."""
    message = "table-gnav-note-drew" if holder is None else "table-gnav-note-met"
    return voice.about(message, asker, holder, card=card)


def _who_pays(voice: Voice, settled: Settled) -> Iterator[tuple[str, str]]:
    def by(cause: Cause) -> list[Seat]:
        return [loss.seat for loss in settled.losses if loss.cause == cause]

    fools, lowest = by("fool"), by("lowest")
    if not settled.losses:
        yield voice.say("table-gnav-note-nobody"), "G22"
    elif not fools:
        card = settled.cards[lowest[0]]
        assert card is not None
        yield voice.say("table-gnav-note-lowest", card=voice.the_rank(card), count=len(lowest)), "G20"
    elif len(fools) > 1:
        yield voice.say("table-gnav-note-two-fools"), "G20"
    elif by("next-lowest"):
        yield voice.say("table-gnav-note-one-fool"), "G20"
    else:
        yield voice.say("table-gnav-note-fool-alone"), "G20"
