"""What stands beside a name: the set to beat, passed, out, what is given; the most telling mark alone."""

from tapete.core import Seat
from tapete.games.comemierda import View
from tapete.telling.comemierda.exchange import pairs
from tapete.telling.comemierda.log import set_words
from tapete.telling.parts import Cell, Ink
from tapete.telling.voice import Voice, gain


def mark(voice: Voice, view: View, seat: Seat) -> Cell:
    """The mark of a seat; between rounds what this one brought it."""
    if view.phase in ("scored", "over"):
        return Cell(gain(view.rounds[-1].points[seat]), Ink.STRONG)
    if view.phase == "exchange":
        return Cell(_in_exchange(voice, view, seat))
    if view.winning == seat:
        return Cell(set_words(voice, view.to_beat), Ink.STRONG)
    if seat in view.out:
        return Cell(voice.say("table-comemierda-tag-out", place=view.out.index(seat) + 1), Ink.DIM)
    if seat in view.to_act:
        return Cell("" if seat == voice.me else voice.say("table-comemierda-tag-thinking"))
    if seat in view.passed:
        return Cell(voice.say("table-comemierda-tag-passed"), Ink.DIM)
    if view.trick and view.trick[0].seat == seat:
        return Cell(voice.say("table-comemierda-tag-led"), Ink.DIM)
    return Cell("")


def _in_exchange(voice: Voice, view: View, seat: Seat) -> str:
    """To whom this seat has still to give, or from whom it waits for cards."""
    for pair in pairs(view.history):
        if not pair.done and pair.higher == seat:
            return f"→ {voice.you_or_name(pair.lower)}"
        if not pair.done and pair.lower == seat:
            return f"← {voice.you_or_name(pair.higher)}"
    return ""
