"""Comemierda on its plain page."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from tapete.core import Seat
from tapete.games.comemierda import View
from tapete.server.plain.frame import button
from tapete.server.plain.html import NOTHING, Html, el, joined, listed
from tapete.server.plain.telling import Moment, Told, seats
from tapete.telling.comemierda.exchange import pairs
from tapete.telling.comemierda.legal import gift_size, may_pass, sets, value_of
from tapete.telling.comemierda.log import by_office, logbook, set_words
from tapete.telling.comemierda.marks import mark
from tapete.telling.comemierda.middle import middle, where
from tapete.telling.comemierda.prompt import prompt
from tapete.telling.voice import sentence, signed


def told(moment: Moment) -> Told:
    """What there is to tell."""
    voice, view = moment.voice, moment.view
    head, why = prompt(voice, view, ())
    return Told(
        where=where(voice, view),
        head=head,
        why=why,
        notes=(_lying(moment),),
        own=_own(moment),
        seats=_seats(moment),
        news=logbook(voice, view, moment.since),
        log=logbook(voice, view),
        aside=((voice.say("table-comemierda-last-head"), _last_trick(moment)),),
    )


def _lying(moment: Moment) -> str:
    """What lies in the middle of the table."""
    caption, cards = middle(moment.voice, moment.view)
    if not cards:
        return sentence(caption)
    return sentence(moment.say("plain-lying", what=caption, cards=moment.voice.cards(cards)))


def _own(moment: Moment) -> Html:
    """The hand: to be read, or to choose from."""
    view = moment.view
    if not view.hand or view.phase in ("scored", "over"):
        return NOTHING
    heading = el("h2", moment.say("table-comemierda-hand"))
    if moment.decision is None or not view.legal:
        cards = (moment.say(f"card-{card}") for card in view.hand)
        return joined([heading, listed(cards, class_="cards")])
    if places := gift_size(view.legal):
        give = button(moment.say("table-comemierda-give", count=places), "give")
        return joined([heading, moment.asks(_boxes(moment), el("p", give))])
    quick = listed(_quick(moment), class_="acts")
    play = button(moment.say("plain-play-ticked"), "play")
    return joined([moment.asks(quick), heading, moment.asks(_boxes(moment), el("p", play))])


def _quick(moment: Moment) -> Iterator[Html]:
    """A button for each set that may be played, whatever its suits, and one to pass."""
    view = moment.view
    for cards in sets(view.legal):
        words = moment.say("table-comemierda-play-set", set=set_words(moment.voice, cards))
        yield el("button", words, type="submit", name="set", value=" ".join(cards))
    if may_pass(view.legal):
        yield button(moment.say("table-comemierda-pass"), "pass")


def _boxes(moment: Moment) -> Html:
    """The cards of the hand to be ticked, those of one value together."""
    groups = (list(cards) for _, cards in groupby(moment.view.hand, value_of))
    items = (joined([_box(moment, card) for card in cards]) for cards in groups)
    legend = el("legend", moment.say("plain-tick"))
    return el("fieldset", legend, listed(items, class_="cards"))


def _box(moment: Moment, card: str) -> Html:
    box = el("input", type="checkbox", name="card", value=card, checked=card in moment.taken)
    return el("label", box, " ", moment.say(f"card-{card}"))


def _seats(moment: Moment) -> Html:
    view = moment.view
    over = view.phase in ("scored", "over")
    say = moment.say
    heads = (say("plain-who"), say("terminal-cards"), say("table-comemierda-points"))
    last = say("table-comemierda-this-hand") if over else say("plain-now")
    rows = ((seat in view.to_act, _row(moment, seat)) for seat in _order(moment))
    return seats(say("table-seats"), (*heads, sentence(last)), rows)


def _order(moment: Moment) -> Sequence[Seat]:
    """The reader first, then round the table; by office once the round is over."""
    view = moment.view
    if view.phase in ("scored", "over"):
        return by_office([office for office in view.offices if office is not None])
    count = len(view.counts)
    return [((moment.voice.me or 0) + step) % count for step in range(count)]


def _row(moment: Moment, seat: Seat) -> Sequence[str]:
    view = moment.view
    office = view.offices[seat]
    return (
        moment.called(seat, *(() if office is None else (moment.say(f"office-{office}"),))),
        str(view.counts[seat]),
        signed(view.totals[seat]),
        _mark(moment, view, seat),
    )


def _mark(moment: Moment, view: View, seat: Seat) -> str:
    """What stands beside a name; an exchange in words, where elsewhere arrows tell it."""
    voice = moment.voice
    for pair in pairs(view.history) if view.phase == "exchange" else ():
        if not pair.done and seat == pair.lower:
            return voice.say("table-comemierda-tag-waits", count=pair.count)
        if not pair.done and seat == pair.higher and seat != voice.me:
            return voice.about("table-comemierda-tag-gives", seat, pair.lower, count=pair.count)
    if seat == voice.me and seat in view.to_act:
        return voice.say("table-your-turn")
    return "" if view.phase == "exchange" else mark(voice, view, seat).text


def _last_trick(moment: Moment) -> Html:
    """The last trick of this round, which anybody may look at (C32)."""
    voice, passed = moment.voice, moment.say("table-comemierda-last-passed")
    moves = (
        voice.say(
            "table-comemierda-each",
            who=voice.you_or_name(move.seat),
            what=set_words(voice, move.cards) if move.cards else passed,
        )
        for move in moment.view.last_trick
    )
    return listed(moves, class_="log") or el("p", voice.say("table-comemierda-last-none"))
