"""The plain page of a table at which people gather before its first match, and taking a seat at one that is played."""

from collections.abc import Iterator

from tapete.core import Seat
from tapete.room import Table
from tapete.room.entries import EMPTY
from tapete.room.gathering import why_not_claimed
from tapete.room.opening import LEVELS
from tapete.server.plain.frame import button, hidden
from tapete.server.plain.html import NOTHING, Html, el, joined, listed
from tapete.server.plain.table import Looking, links_of, looks_again


def gathering(looking: Looking) -> str:
    """The whole page."""
    say, state = looking.say, looking.table.state
    game = say(f"game-{state.game.name}")
    free = sum(sitter == EMPTY for sitter in state.sitters)
    head = say("gathering-free", count=free)
    content = (
        el("h1", say("plain-heading", game=game, where=head)),
        el("p", state.settings.title) if state.settings.title else NOTHING,
        el("p", _waits(looking)),
        joined([el("h2", say("gathering-seats")), listed(_seats(looking), "ol", class_="acts")]),
        _host(looking),
        _going(looking),
        joined(looks_again(looking)),
        joined([el("h2", say("gathering-invite")), links_of(looking)]) if looking.seat is not None else NOTHING,
    )
    return looking.frame.page(say("plain-title", head=head, game=game), *content, waits=not looking.fills)


def _waits(looking: Looking) -> str:
    """What has to happen until the match begins."""
    state, seat = looking.table.state, looking.seat
    host = state.host_seat
    if seat is not None and seat == host:
        return looking.say("gathering-host-note")
    name = "" if host is None else state.sitters[host].name
    return looking.say("gathering-waits-you" if seat is None else "gathering-waits-host", host=name)


def _seats(looking: Looking) -> Iterator[Html]:
    state = looking.table.state
    for seat, sitter in enumerate(state.sitters):
        if sitter == EMPTY:
            free = looking.say("gathering-seat-free")
            yield joined([el("span", free), *_for_a_free(looking, seat)])
        else:
            name = looking.say("table-you") if seat == looking.seat else sitter.name
            told = [name, " ", el("small", looking.kind(seat))]
            if seat == state.host_seat:
                told += [" ", el("small", looking.say("gathering-host"))]
            yield joined(told)


def _for_a_free(looking: Looking, seat: Seat) -> Iterator[Html]:
    if looking.seat is None:
        yield _sitting(looking, seat, looking.say("gathering-sit-at", number=seat + 1))


def _sitting(looking: Looking, seat: Seat, says: str) -> Html:
    """The form with which one sits down; a stranger says how he is called."""
    if looking.called:
        return looking.asks(hidden(seat=seat, name=looking.called), button(says, "sit"))
    field = el("input", type="text", name="name", required=True, maxlength=64, autocomplete="nickname")
    label = el("label", looking.say("gathering-name-ask"), " ", field)
    return looking.asks(hidden(seat=seat), label, " ", button(says, "sit"))


def _host(looking: Looking) -> Html:
    """What the host alone may do: begin."""
    state, say = looking.table.state, looking.say
    if looking.seat is None or looking.seat != state.host_seat:
        return NOTHING
    levels = (el("option", say(f"start-level-{level}"), value=level, selected=level == 2) for level in LEVELS)
    choice = el("label", say("gathering-levels"), " ", el("select", *levels, name="level"))
    return looking.asks(el("p", choice), el("p", button(say("gathering-start"), "start")))


def _going(looking: Looking) -> Html:
    if looking.seat is None:
        return NOTHING
    return looking.asks(el("p", button(looking.say("gathering-leave"), "rise")))


def places(looking: Looking) -> Html:
    """Seats that a watcher may have from the next deal on, or the one that he is to have."""
    table, person = looking.table, looking.person
    if looking.seat is not None:
        return NOTHING
    claim = None if person is None else table.state.claim_of(person.id)
    if claim is not None:
        told = el("p", looking.say("people-claimed", who=table.state.sitters[claim].name))
        return joined([told, looking.asks(el("p", button(looking.say("people-stay"), "rise")))])
    if not looking.may_ask:
        return NOTHING
    forms = listed((_place(looking, table, seat) for seat in free_of(table)), class_="acts")
    return joined([el("h2", looking.say("people-take-next")), forms]) if forms else NOTHING


def _place(looking: Looking, table: Table, seat: Seat) -> Html:
    return _sitting(looking, seat, looking.say("people-sit-for", who=table.state.sitters[seat].name))


def free_of(table: Table) -> list[Seat]:
    """Seats that somebody new may have from the next deal on."""
    return [seat for seat in range(len(table.state.sitters)) if why_not_claimed(table.state, seat) is None]
