"""Gnav on its plain page."""

from collections.abc import Iterator, Sequence

from tapete.cards.gnav import RANKS
from tapete.core import Seat
from tapete.server.plain.frame import button
from tapete.server.plain.html import NOTHING, Html, el, joined, listed
from tapete.server.plain.telling import Moment, Told, seats
from tapete.telling import Line
from tapete.telling.gnav.advice import ask_help, ask_words, keep_help, keep_words, status
from tapete.telling.gnav.known import knowledge
from tapete.telling.gnav.log import lines
from tapete.telling.gnav.marks import mark
from tapete.telling.gnav.settlement import ledger
from tapete.telling.voice import sentence


def told(moment: Moment) -> Told:
    """What there is to tell."""
    voice, view = moment.voice, moment.view
    head, why = status(voice, view)
    log = [tuple(lines(voice, event)) for event in view.history]
    return Told(
        where=voice.say("table-gnav-where", number=view.number),
        head=head,
        why=why,
        notes=ledger(voice, view, view.settled) if view.settled is not None else (_known(moment),),
        own=_own(moment),
        seats=_seats(moment),
        news=_flat(log[moment.since :]),
        log=_flat(log),
        aside=((voice.say("table-ranks"), _ranks(moment)),),
    )


def _flat(told_so: Sequence[tuple[Line, ...]]) -> tuple[Line, ...]:
    return tuple(line for lines_of in told_so for line in lines_of)


def _known(moment: Moment) -> str:
    """What the reader knows of cards that he does not see."""
    known = knowledge(moment.voice, moment.view)
    if moment.voice.me is None:
        return known
    return moment.say("plain-known", what=moment.say("table-gnav-know"), known=known)


def _own(moment: Moment) -> Html:
    """The card, and what may be done with it."""
    voice, view = moment.voice, moment.view
    if view.card is None or view.phase != "play":
        return NOTHING
    card = el("p", sentence(moment.say(f"rank-{view.card}")), class_="card")
    heading = el("h2", moment.say("plain-gnav-hand"))
    if moment.decision is None or not view.legal:
        return joined([heading, card])
    keep = button(keep_words(voice, view), "keep", aria_describedby="keep-help")
    ask = button(ask_words(voice, view), "ask", aria_describedby="ask-help")
    helps = keep_help(voice, view.card), ask_help(voice, view)
    items = (
        joined([keep, " ", el("span", helps[0], id="keep-help")]),
        joined([ask, " ", el("span", helps[1], id="ask-help")]),
    )
    return joined([heading, card, moment.asks(listed(items, class_="acts"))])


def _seats(moment: Moment) -> Html:
    say, view = moment.say, moment.view
    heads = (say("plain-who"), say("table-gnav-pad"), say("terminal-card"), say("plain-now"))
    rows = ((seat in view.to_act, _row(moment, seat)) for seat in _order(moment))
    stock = say("table-gnav-stock-label", count=view.stock)
    turned = moment.voice.listed(say(f"rank-{card}") for card in view.turned)
    words = sentence(say("terminal-turned", cards=turned)) if turned else ""
    below = (el("p", told) for told in (stock, words) if told)
    return joined([seats(say("table-seats"), heads, rows), *below])


def _order(moment: Moment) -> Iterator[Seat]:
    """Seats in order of acting, then those who take no part in the deal."""
    view = moment.view
    yield from view.order
    yield from (seat for seat in range(len(view.lives)) if seat not in view.order)


def _row(moment: Moment, seat: Seat) -> Sequence[str]:
    view = moment.view
    return (
        moment.called(seat),
        moment.say("table-lives", have=view.lives[seat], of=view.options.lives),
        _face(moment, seat),
        mark(moment.voice, view, seat).text,
    )


def _face(moment: Moment, seat: Seat) -> str:
    """The card that lies open before a seat, or that the reader knows to lie there."""
    view = moment.view
    card = view.settled.cards[seat] if view.settled else view.known[seat] if seat in view.holding else None
    if card is not None:
        return moment.say(f"rank-{card}")
    return moment.say("plain-face-down") if seat in view.holding and view.settled is None else moment.say("plain-none")


def _ranks(moment: Moment) -> Html:
    """The order of ranks from low to high, the reader's own marked."""
    own = moment.view.card
    items = (
        moment.say("terminal-rank-yours", card=moment.say(f"rank-{rank}"))
        if rank == own
        else moment.say(f"rank-{rank}")
        for rank in RANKS
    )
    return listed(items, "ol", class_="ranks")
