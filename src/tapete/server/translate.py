"""The room's values as the wire's messages, and back."""

import dataclasses
from typing import Any, Literal, cast

from tapete.core import Refusal, Seat
from tapete.games import GAMES
from tapete.room import (
    Act,
    Command,
    Contribute,
    Leave,
    News,
    NextDeal,
    Presence,
    Restart,
    SetPace,
    Sitter,
    Table,
    TableState,
)
from tapete.room.entries import Opened
from tapete.wire import incoming, outgoing


def command(message: incoming.Incoming) -> Command | None:
    """What the message asks of the table; None for Join and Why, which ask nothing."""
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
        case incoming.Join() | incoming.Why():
            return None


def joined(live: Table, seat: Seat | None) -> outgoing.Joined:
    """Where the table stands, for `seat`."""
    table = live.state
    return outgoing.Joined(
        version=incoming.VERSION,
        table=live.name,
        game=cast('Literal["comemierda", "gnav"]', table.game.name),
        match=table.match,
        commitment=table.commitment,
        sitters=tuple(_sitter(sitter, live.connected(place)) for place, sitter in enumerate(table.sitters)),
        seat=seat,
        seq=table.seq,
        nonce_wanted=seat in table.people and table.state is None and table.contributed[seat] is None,
        robot_pause=table.robot_pause,
        decision=_decision(table, seat),
        view=_view(table, seat),
    )


def told(
    news: News | Presence, live: Table, seat: Seat | None
) -> outgoing.Joined | outgoing.Happened | outgoing.Presence:
    """News of the table as `seat` may hear them."""
    if isinstance(news, Presence):
        return outgoing.Presence(news.seat, news.connected)
    table = news.table
    if isinstance(news.entry, Opened):
        return joined(live, seat)
    view = _view(table, seat)
    return outgoing.Happened(
        seq=table.seq,
        events=tuple(table.game.redact(event, seat) for event in news.events),
        decision=_decision(table, seat),
        view=None if view is None else dataclasses.replace(view, history=()),
    )


def refused(refusal: Refusal, message: int | None) -> outgoing.Refused:
    """A refusal as an answer to message number `message`."""
    return outgoing.Refused(message, refusal.key, refusal.rule or None)


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


def _view(table: TableState, seat: Seat | None) -> Any:
    return None if table.state is None else table.game.view(table.state, seat)


def _decision(table: TableState, seat: Seat | None) -> int | None:
    """The open decision of a seat; who has left has none, though a robot answers in his place."""
    return None if seat is None or table.left[seat] is not None else table.decisions[seat]


def _sitter(sitter: Sitter, connected: bool) -> outgoing.Sitter:
    if sitter.robot is None:
        return outgoing.Sitter(sitter.name, None, None, connected)
    return outgoing.Sitter(sitter.name, sitter.robot.partition("@")[0], sitter.level, connected=True)
