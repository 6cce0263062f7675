"""The plain page of a table: what has happened, what is asked, who is there, in the order in which one asks."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from tapete.cards import Card
from tapete.core import Refusal, Seat, Status
from tapete.room import PHRASES, Spoken, Table, TableState, heard
from tapete.server.plain import comemierda, gnav
from tapete.server.plain.forms import SEAL
from tapete.server.plain.frame import Frame, button, hidden
from tapete.server.plain.html import NOTHING, Html, el, joined, listed
from tapete.server.plain.telling import Moment, Told, lines
from tapete.server.plain.visits import waits_for
from tapete.server.plain.ways import NOTHING_YET
from tapete.store import Person
from tapete.telling import Voice

GAMES: Final[Mapping[str, Callable[[Moment], Told]]] = {"comemierda": comemierda.told, "gnav": gnav.told}

SAID: Final = 10
"""How many of the last things said stand on the page."""


@dataclass(frozen=True, slots=True)
class Looking:
    """Who looks at which table: from his seat, None a watcher; `unheard` are people whom he does not wish to hear."""

    frame: Frame
    table: Table
    seat: Seat | None
    person: Person | None
    invited: bool
    seal: str
    unheard: frozenset[str]
    taken: frozenset[Card] = frozenset()

    def say(self, message: str, /, **variables: str | int) -> str:
        """A message of the catalogues."""
        return self.frame.words.say(message, **variables)

    def asks(self, *fields: str) -> Html:
        """A form that asks something of the table."""
        return self.frame.form(self.frame.way.here, hidden(**{SEAL: self.seal}), *fields)

    def kind(self, seat: Seat) -> str:
        """Who sits there: a person, or a robot of a level; and whether he is away."""
        state = self.state
        sitter = state.sitters[seat]
        if sitter.robot is not None:
            return self.say("robot-of-level", level=sitter.level or 0)
        if state.left[seat] is not None:
            return self.say("people-tag-left")
        if state.away[seat]:
            return self.say("people-tag-away")
        return self.say("robot-or-person")

    @property
    def called(self) -> str:
        """How the room calls him; nothing if it does not know him yet."""
        return "" if self.person is None else self.person.name

    @property
    def may_ask(self) -> bool:
        """Whether he may ask for a seat here."""
        return self.invited or self.table.state.settings.open

    @property
    def fills(self) -> bool:
        """Whether there is something to fill in, which would be lost with a page that loads itself again."""
        if self.seat is None:
            return self.may_ask and not self.called
        return self.state.gathering and self.seat == self.state.host_seat

    def having(self, taken: frozenset[Card]) -> "Looking":
        """The same with these cards ticked, whichever they are."""
        return replace(self, taken=taken)

    def refusing(self, refusal: Refusal) -> "Looking":
        """The same on a page that says why his wish was refused."""
        return replace(self, frame=self.frame.refusing(refusal))

    @property
    def state(self) -> TableState:
        """The table as the reader may see it."""
        return self.table.shown if self.seat is None else self.table.state

    @property
    def voice(self) -> Voice:
        """How the table speaks to him."""
        return Voice(self.frame.words, tuple(sitter.name for sitter in self.state.sitters), self.seat)


def told_until(state: TableState, seat: Seat | None) -> str:
    """Up to where somebody has heard what happened who has read this page, as `Way.since` has it."""
    events = 0 if state.state is None else len(state.game.view(state.state, seat).history)
    return f"{state.match}.{state.number}.{events}"


def page(looking: Looking, more: Html) -> str:
    """The whole page of a table at which a match is played; `more` stands below what the game tells."""
    say, state, frame = looking.say, looking.state, looking.frame
    game = say(f"game-{state.game.name}")
    waits = not waits_for(state, looking.seat) and not looking.fills
    if state.state is None:
        head = say("table-waiting-deal")
        heading = el("h1", say("plain-heading", game=game, where=say("table")))
        return frame.page(say("plain-title", head=head, game=game), heading, el("p", head), *_next(looking), waits=True)
    told = GAMES[state.game.name](_moment(looking))
    content = (
        el("h1", say("plain-heading", game=game, where=told.where)),
        _watching(looking),
        _news(looking, told),
        _asked(looking, told),
        joined([el("h2", say("plain-seats")), told.seats]),
        more,
        _talk(looking),
        _more(looking, told),
    )
    over = state.status is Status.OVER and looking.seat is None
    return frame.page(say("plain-title", head=told.head, game=game), *content, waits=waits and not over)


def _moment(looking: Looking) -> Moment:
    state, seat = looking.state, looking.seat
    view = state.game.view(state.state, seat)
    match, deal, events = map(int, (looking.frame.way.since or NOTHING_YET).split("."))
    decision = None if seat is None or state.away[seat] else state.decisions[seat]
    return Moment(
        frame=looking.frame,
        voice=looking.voice,
        view=view,
        kinds=tuple(looking.kind(place) for place in range(len(state.sitters))),
        since=events if (match, deal) == (state.match, state.number) else 0,
        decision=decision,
        seal=looking.seal,
        taken=looking.taken,
    )


def _watching(looking: Looking) -> Html:
    return NOTHING if looking.seat is not None else el("p", looking.say("people-watching"))


def _news(looking: Looking, told: Told) -> Html:
    if not told.news:
        return NOTHING
    return joined([el("h2", looking.say("plain-news")), lines(told.news)])


def _asked(looking: Looking, told: Told) -> Html:
    """Whose turn it is and what may be done, the reader's hand included."""
    parts = [el("h2", told.head, id="now")]
    if told.why:
        parts.append(el("p", told.why))
    parts += [el("p", note) for note in told.notes]
    return joined([*parts, *_clock(looking), told.own, *_next(looking)])


def _clock(looking: Looking) -> Iterator[Html]:
    """What the reader has left, at a table with a clock."""
    clock = None if looking.seat is None else looking.table.clocks(looking.state, looking.seat)[looking.seat]
    if clock is not None:
        yield el("p", looking.say("people-clock", turn=ceil(clock.turn or 0), bank=ceil(clock.bank)))


def _next(looking: Looking) -> Iterator[Html]:
    """The buttons for what is no choice of the game, and the way to look again."""
    state, seat, say = looking.state, looking.seat, looking.say
    if seat is not None and state.away[seat]:
        yield el("p", say("people-away"))
        yield looking.asks(el("p", button(say("people-back"), "back")))
    elif waits_for(state, seat) and state.status is Status.BETWEEN:
        yield looking.asks(hidden(after=state.number), el("p", button(say("table-next-deal"), "next")))
    elif waits_for(state, seat) and state.status is Status.OVER:
        yield looking.asks(hidden(after=state.match), el("p", button(say("table-restart"), "restart")))
    if not waits_for(state, seat):
        if seat is not None and state.status in (Status.BETWEEN, Status.OVER):
            yield el("p", say("people-agreed-mine"))
        yield from looks_again(looking)


def looks_again(looking: Looking) -> Iterator[Html]:
    """The link to look again, and whether the page does so by itself."""
    yield el("p", el("a", looking.say("plain-again"), href=looking.frame.way.waiting), class_="again")
    if not looking.fills:
        yield _loading(looking)


def _loading(looking: Looking) -> Html:
    """Whether the page loads itself again while others play, and how that is changed (WCAG 2.2.1)."""
    frame = looking.frame
    other = frame.way.quieter(still=not frame.way.still)
    words = looking.say("plain-not-still" if frame.way.still else "plain-still")
    return el("p", el("a", words, href=other.here))


def _talk(looking: Looking) -> Html:
    """What was said last, and the phrases that one may say."""
    state, say = looking.state, looking.say
    if state.settings.talk == "none":
        return NOTHING
    spoken = [one for one in heard(state, looking.seat) if one.said.person not in looking.unheard][-SAID:]
    parts = [listed((_said(looking, one) for one in spoken), class_="log")]
    if looking.seat is not None and len(state.people) > 1:
        phrases = (el("option", say(f"phrase-{phrase}"), value=phrase) for phrase in PHRASES)
        choice = el("label", say("people-say-head"), " ", el("select", *phrases, name="phrase"))
        parts.append(looking.asks(el("p", choice, " ", button(say("people-say-it"), "say"))))
    told = joined(parts)
    return joined([el("h2", say("people-talk")), told]) if told else NOTHING


def _said(looking: Looking, one: Spoken) -> str:
    said = one.said
    what = looking.say(f"phrase-{said.phrase}") if said.phrase is not None else said.text or ""
    return looking.say("people-said", who=said.name, what=what)


def _more(looking: Looking, told: Told) -> Html:
    """All there is to look up, folded away where the browser can."""
    say, state = looking.say, looking.state
    parts = [
        _folded(say("table-log"), lines(told.log)),
        *(_folded(heading, content) for heading, content in told.aside),
        _folded(say("verify-seal-heading"), _fairness(looking)),
    ]
    rules = say("start-rules-of", game=say(f"game-{state.game.name}"))
    if looking.seat is not None:
        parts.append(_folded(say("people-invite"), links_of(looking)))
    if looking.seat is not None and state.status is not Status.OVER:
        parts.append(_folded(say("table-leave"), _leaving(looking)))
    parts.append(el("p", el("a", rules, href=looking.frame.way.rules(state.game.name).here), class_="again"))
    return joined([el("h2", say("table-more")), *parts])


def _folded(heading: str, content: Html) -> Html:
    return el("details", el("summary", heading), content)


def _fairness(looking: Looking) -> Html:
    """The seal of the shuffle, and whose numbers were in it."""
    say, state = looking.say, looking.state
    seal = el("p", el("code", state.commitment))
    told = [el("p", say("verify-seal-what")), seal, el("p", say("verify-seal-note")), el("p", say("plain-share"))]
    if state.status is Status.OVER:
        record = f"{looking.frame.way.base}/api/tables/{looking.table.name}/record"
        told.append(el("p", el("a", say("verify-save"), href=record)))
    return joined(told)


def _leaving(looking: Looking) -> Html:
    state = looking.state
    note = "people-leave-note" if len(state.present) > 1 else "table-leave-note"
    leave = button(looking.say("table-leave"), "leave")
    return joined([el("p", looking.say(note)), looking.asks(hidden(match=state.match), el("p", leave))])


def links_of(looking: Looking) -> Html:
    """The links by which others come, for those who sit."""
    way = looking.frame.way.with_invitation(looking.table.state.invitation or "")
    links = (
        el("a", looking.say("gathering-link"), href=way.client),
        el("a", looking.say("plain-invite-plain"), href=way.hearing("").here),
    )
    return joined([el("p", looking.say("plain-invite")), listed(links)])
