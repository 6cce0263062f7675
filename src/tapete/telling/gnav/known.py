"""What the seat knows of cards it does not see, from `View.known`."""

from collections.abc import Iterable, Iterator

from tapete.core import Seat
from tapete.games.gnav import SeatEvent, View
from tapete.games.gnav.events import SwappedSeen, UndoneSeen
from tapete.telling.voice import Voice


def knowledge(voice: Voice, view: View) -> str:
    """A few sentences, in order of acting; nothing of cards that lie face up anyway."""
    if voice.me is None:
        return voice.say("table-gnav-know-watcher")
    if view.phase != "play":
        return voice.say("table-gnav-know-open")
    if voice.me not in view.holding:
        return voice.say("table-gnav-know-none")
    return " ".join(_sentences(voice, view)) or voice.say("table-gnav-know-nothing")


def _sentences(voice: Voice, view: View) -> Iterator[str]:
    given = _gave_to(view.history, voice.me)
    for seat in view.order:
        card = view.known[seat]
        if seat == voice.me or card is None or view.shown[seat] is not None or seat not in view.holding:
            continue
        if seat in view.fools:
            how = "table-gnav-know-fool"
        else:
            how = "table-gnav-know-gave" if seat in given else "table-gnav-know-saw"
        yield voice.about(how, seat, card=voice.the_rank(card))


def _gave_to(history: Iterable[SeatEvent], me: Seat | None) -> set[Seat]:
    """The seats that hold a card that `me` gave them, by the swaps that still stand."""
    given: set[Seat] = set()
    for event in history:
        if not isinstance(event, SwappedSeen | UndoneSeen):
            continue
        pair = {event.asker, event.giver}
        if me is None or me not in pair:
            given -= pair
        elif isinstance(event, SwappedSeen):
            given |= pair - {me}
        else:
            given -= pair
    return given
