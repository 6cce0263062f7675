"""What stands beside a name: what became of the seat in this deal, and at the end what the deal cost it."""

from tapete.core import Seat
from tapete.games.gnav import View
from tapete.telling.gnav.fates import TAGS, fates, paid
from tapete.telling.parts import Cell, Ink
from tapete.telling.voice import Voice


def mark(voice: Voice, view: View, seat: Seat) -> Cell:
    """The mark of a seat, the most telling alone."""
    say = voice.say
    if view.settled is not None:
        return _verdict(voice, view, seat)
    if view.lives[seat] == 0:
        return Cell(say("table-gnav-tag-out"), Ink.DIM)
    if seat in view.resting:
        return Cell(say("table-gnav-tag-resting"), Ink.DIM)
    if seat in view.to_act:
        return Cell(say("table-gnav-order-now") if seat == voice.me else say("table-thinking"), Ink.STRONG)
    if fate := fates(view.history).get(seat):
        return Cell(say(TAGS[fate]), Ink.DIM)
    if seat in view.fools:
        return Cell(say("table-gnav-tag-fool"), Ink.STRONG)
    if seat == view.order[-1]:
        return Cell(say("table-gnav-order-dealer"), Ink.DIM)
    return Cell(say("table-gnav-order-next" if seat in view.waiting[1:2] else "table-gnav-order-waits"), Ink.DIM)


def _verdict(voice: Voice, view: View, seat: Seat) -> Cell:
    """What the deal cost a seat."""
    assert view.settled is not None
    losses = [*(loss.seat for loss in view.settled.losses), *(payer for payer, _ in paid(view.history))]
    lost = losses.count(seat)
    if lost:
        out = view.settled.lives[seat] == 0
        return Cell(voice.say("table-gnav-pad-lost-out" if out else "table-gnav-pad-lost", lost=lost), Ink.STRONG)
    if view.lives[seat] == 0:
        return Cell(voice.say("table-gnav-tag-out"), Ink.DIM)
    return Cell("")
