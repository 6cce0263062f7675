"""The room's values as the wire's messages, and back."""

import dataclasses
from collections.abc import Collection, Iterable
from operator import is_
from typing import Any, Literal, cast

from tapete import room
from tapete.core import Refusal, Seat, Status, written_options
from tapete.games import GAMES
from tapete.room import (
    Act,
    Back,
    Command,
    Contribute,
    Fill,
    Leave,
    News,
    NextDeal,
    Presence,
    Restart,
    Rise,
    Say,
    SetPace,
    Sit,
    Sitter,
    Spoken,
    Start,
    Table,
    TableState,
    Watching,
    heard,
    newly_heard,
)
from tapete.room.entries import Founded, Opened
from tapete.wire import incoming, outgoing, views

NOBODY: Collection[str] = frozenset()
"""Whom one does not wish to hear, mostly."""


def command(message: incoming.Incoming, person: str | None) -> Command | None:
    """What the message of that person asks of the table; None for Join and Why, which ask nothing."""
    match message:
        case incoming.Act():
            return Act(message.decision, incoming.to_action(message.action))
        case incoming.NextDeal():
            return NextDeal(message.after)
        case incoming.Restart():
            return Restart(message.after)
        case incoming.Leave():
            return Leave(message.match)
        case incoming.Contribute():
            return Contribute(message.match, message.nonce)
        case incoming.Pace():
            return SetPace(message.robot_pause)
        case incoming.Sit():
            return Sit(message.seat, Sitter(message.name, person))
        case incoming.Rise():
            return Rise()
        case incoming.Fill():
            return Fill(message.seat, message.level)
        case incoming.Start():
            return Start(message.level)
        case incoming.Back():
            return Back()
        case incoming.Say():
            return Say(message.phrase, message.text)
        case incoming.Join() | incoming.Why():
            return None


def joined(
    live: Table, seat: Seat | None, unheard: Collection[str] = NOBODY, table: TableState | None = None
) -> outgoing.Joined:
    """Where the table stands, for `seat`, None a watcher; nothing of what people said who are `unheard`.

    `table` is the state to tell of where that is not the latest.
    """
    if table is None:
        table = live.shown if seat is None else live.state
    return outgoing.Joined(
        version=incoming.VERSION,
        table=live.name,
        game=cast('Literal["comemierda", "gnav"]', table.game.name),
        match=table.match,
        commitment=table.commitment,
        sitters=_sitters(live, table),
        seat=seat,
        seq=table.seq,
        nonce_wanted=nonce_wanted(table, seat),
        robot_pause=table.robot_pause,
        decision=_decision(table, seat),
        view=_view(table, seat, history=True),
        gathering=table.gathering,
        options=written_options(table.options),
        settings=settings(table.settings),
        host=table.host_seat,
        invitation=None if seat is None else table.invitation,
        clocks=_clocks(live, table, seat),
        watchers=_watchers(live.watching),
        said=_said(heard(table, seat), unheard),
        agreed=_agreed(table),
    )


class Alike:
    """What news tell all players of a table alike, built once for them; a watcher hears other clocks and words."""

    def __init__(self, news: News, live: Table) -> None:
        table = news.table
        self._true = news.events
        self._public = tuple(table.game.redact(event, None) for event in news.events)
        moved = news.before is None or _company(news.before) != _company(table)
        self.sitters = _sitters(live, table) if moved else None
        self.host = table.host_seat if moved else None
        self.clocks = _clocks(live, table, 0)
        self.said = _newly(news, 0)
        self.agreed = _agreed(table)
        self._table = table
        self._shown = (
            None if table.state is None else views.for_all(_view(table, None, history=False), _own(table, None))
        )

    def events(self, seat: Seat | None) -> tuple[Any, ...]:
        """What happened, as `seat` may see it: an event without a secret is the same for everybody (`events`)."""
        if all(map(is_, self._true, self._public)):
            return self._public
        return tuple(self._table.game.redact(event, seat) for event in self._true)

    def view(self, seat: Seat | None) -> Any:
        """The View of `seat` without its history, encoded."""
        return None if self._shown is None else views.joined(_own(self._table, seat), self._shown)


def told(
    news: News | Presence | Watching,
    live: Table,
    seat: Seat | None,
    unheard: Collection[str] = NOBODY,
    alike: Alike | None = None,
) -> outgoing.Joined | outgoing.Happened | outgoing.Presence | outgoing.Watchers:
    """News of the table as `seat` may hear them; `alike` is what of them others have been told already."""
    match news:
        case Presence():
            return outgoing.Presence(news.seat, news.connected)
        case Watching():
            return _watchers(news)
        case News(entry=Opened() | Founded()):
            return joined(live, seat, unheard, news.table)
    table = news.table
    alike = alike or Alike(news, live)
    return outgoing.Happened(
        seq=table.seq,
        events=alike.events(seat),
        decision=_decision(table, seat),
        view=alike.view(seat),
        sitters=alike.sitters,
        host=alike.host,
        clocks=_clocks(live, table, None) if seat is None else alike.clocks,
        said=_said(_newly(news, None) if seat is None else alike.said, unheard),
        agreed=alike.agreed,
    )


def speakers(news: News, seat: Seat | None) -> frozenset[str]:
    """The people whose words `seat` hears with these news."""
    return frozenset(spoken.said.person for spoken in _newly(news, seat))


def refused(refusal: Refusal, message: int | None) -> outgoing.Refused:
    """A refusal as an answer to message number `message`."""
    return outgoing.Refused(message, refusal.key, refusal.rule or None)


def settings(kept: room.Settings) -> outgoing.Settings:
    """How a table is kept."""
    return outgoing.Settings(**dataclasses.asdict(kept))


def games() -> tuple[outgoing.GameInfo, ...]:
    """Every game with its options."""
    return tuple(outgoing.GameInfo(name, _options(game.options({}))) for name, game in GAMES.items())


def _options(options: Any) -> tuple[outgoing.OptionInfo, ...]:
    return tuple(
        outgoing.OptionInfo(
            name=field.name,
            rule=field.metadata["rule"],
            standard=getattr(options, field.name),
            low=field.metadata["low"],
            high=field.metadata["high"],
            nullable=field.metadata["nullable"],
        )
        for field in dataclasses.fields(options)
    )


def _view(table: TableState, seat: Seat | None, *, history: bool) -> Any:
    return None if table.state is None else table.game.view(table.state, seat, history=history)


def _own(table: TableState, seat: Seat | None) -> Any:
    return table.game.own(table.state, seat)


def _decision(table: TableState, seat: Seat | None) -> int | None:
    """The open decision of a seat; who has left has none, though a robot answers in his place."""
    return None if seat is None or table.left[seat] is not None else table.decisions[seat]


def nonce_wanted(table: TableState, seat: Seat | None) -> bool:
    """Whether the match waits for this seat's share of its chance."""
    wanted = seat in table.people and table.state is None and not table.gathering
    return wanted and seat is not None and table.contributed[seat] is None


def _company(table: TableState) -> tuple[object, ...]:
    """All that says who sits where, and how."""
    return table.sitters, table.claims, table.left, table.away, table.host


def _sitters(live: Table, table: TableState) -> tuple[outgoing.Sitter, ...]:
    return tuple(_sitter(live, table, seat) for seat in range(len(table.sitters)))


def _sitter(live: Table, table: TableState, seat: Seat) -> outgoing.Sitter:
    sitter, claim = table.sitters[seat], table.claims[seat]
    person = sitter.person
    return outgoing.Sitter(
        name=sitter.name,
        robot=None if sitter.robot is None else sitter.robot.partition("@")[0],
        level=sitter.level,
        connected=sitter.robot is not None or (person is not None and live.connected(seat)),
        player=person,
        away=table.away[seat],
        left=table.left[seat] is not None,
        next=None if claim is None else claim.name,
    )


def _clocks(live: Table, table: TableState, seat: Seat | None) -> tuple[outgoing.SeatClock | None, ...]:
    return tuple(
        None if clock is None else outgoing.SeatClock(_tenths(clock.turn), round(clock.bank, 1))
        for clock in live.clocks(table, seat)
    )


def _agreed(table: TableState) -> tuple[Seat, ...]:
    """Who has asked for what comes next, of those who are still here."""
    match table.status:
        case Status.BETWEEN:
            asked, after = table.next_asked, table.number
        case Status.OVER:
            asked, after = table.restart_asked, table.match
        case _:
            return ()
    return tuple(seat for seat in table.present if (wish := asked[seat]) is not None and wish.after == after)


def _tenths(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)


def _watchers(watching: Watching) -> outgoing.Watchers:
    return outgoing.Watchers(watching.count, watching.names)


def _newly(news: News, seat: Seat | None) -> tuple[Spoken, ...]:
    if news.before is None:
        return tuple(spoken for spoken in heard(news.table, seat) if spoken.seq == news.table.seq)
    return newly_heard(news.before, news.table, seat)


def _said(spoken: Iterable[Spoken], unheard: Collection[str]) -> tuple[outgoing.Said, ...]:
    return tuple(
        outgoing.Said(
            seq=one.seq,
            seat=one.said.seat,
            player=one.said.person,
            name=one.said.name,
            phrase=one.said.phrase,
            text=one.said.text,
        )
        for one in spoken
        if one.said.person not in unheard
    )
