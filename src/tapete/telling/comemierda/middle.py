"""Where we are, and what lies in the middle of the table."""

from tapete.cards import Card
from tapete.core import Seat
from tapete.games.comemierda import View
from tapete.telling.comemierda.exchange import pair_of
from tapete.telling.comemierda.log import by_office
from tapete.telling.voice import Voice


def where(voice: Voice, view: View) -> str:
    """Which round it is, and how its points count (C13)."""
    number = voice.say("table-comemierda-round", number=view.number)
    if view.multiplier == 1:
        return number
    times = voice.say("table-comemierda-times", multiplier=view.multiplier)
    return voice.say("terminal-where", what=number, more=times)


def middle(voice: Voice, view: View) -> tuple[str, tuple[Card, ...]]:
    """What lies in the middle of the table, and the words under it."""
    pair = None if voice.me is None else pair_of(view.history, voice.me)
    if view.phase in ("scored", "over"):
        loser = by_office([office for office in view.offices if office is not None])[-1]
        holder = next((seat for seat, count in enumerate(view.counts) if count), loser)
        return voice.about("table-comemierda-left", holder), view.left
    if view.phase == "exchange" and pair is not None:
        return _exchanged(voice, pair.higher, pair.lower, pair.forced)
    if view.to_beat and view.winning is not None:
        if view.winning == voice.me:
            return voice.say("table-comemierda-to-beat-mine"), view.to_beat
        return voice.say("table-comemierda-to-beat", who=voice.names[view.winning]), view.to_beat
    return voice.say("table-comemierda-nothing"), ()


def _exchanged(
    voice: Voice, higher: Seat, lower: Seat, forced: tuple[Card, ...] | None
) -> tuple[str, tuple[Card, ...]]:
    if forced is None:
        return voice.say("table-comemierda-unseen"), ()
    if higher == voice.me:
        return voice.say("table-comemierda-gave-you", who=voice.names[lower]), forced
    return voice.say("table-comemierda-you-gave", whom=voice.names[higher]), forced
