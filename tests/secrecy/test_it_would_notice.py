"""Leaks made on purpose are noticed: each of them lets somebody tell two worlds apart."""

import dataclasses
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from secrecy.comparing import compare_all
from tapete.core import Refusal
from tapete.room import ladder, room, table, thoughts
from tapete.room.duties import RobotDue
from tapete.room.fold import TableState
from tapete.server import socket, translate
from tapete.server.lobby import Lobby
from tapete.wire import outgoing

ENOUGH = 40
"""Cases, among them some in which the leak matters."""

Patch = pytest.MonkeyPatch


def secret_of(state: TableState) -> str:
    """Everything, hidden cards included, as text."""
    return repr(state.state)


def neighbours_view(patch: Patch) -> None:
    """The socket sends the right view, but with the next seat's card."""
    own = translate._own

    def leaky(state: TableState, seat: int | None) -> Any:
        shown = own(state, seat)
        if seat is None:
            return shown
        other = own(state, (seat + 1) % len(state.sitters))
        return dataclasses.replace(shown, card=other.card)

    patch.setattr(translate, "_own", leaky)


def told_by_length(patch: Patch) -> None:
    """Equal messages, but their lengths tell."""
    lengths: list[int] = []
    told = translate.told

    def leaky_told(news: Any, live: Any, seat: int | None, *more: Any) -> Any:
        lengths.append(sum(map(ord, secret_of(live.state))) % 7)
        return told(news, live, seat, *more)

    patch.setattr(translate, "told", leaky_told)
    encode = outgoing.encode
    patch.setattr(outgoing, "encode", lambda message: encode(message) + b" " * (lengths[-1] if lengths else 0))


def no_choice_no_pause(patch: Patch) -> None:
    """Robots without a choice answer at once."""
    wait = table.Table._wait

    def leaky(self: table.Table, duty: Any) -> float:
        pause = wait(self, duty)
        alone = isinstance(duty, RobotDue) and len(self.state.game.legal(self.state.state, duty.seat)) == 1
        return 0.01 if alone else pause

    patch.setattr(table.Table, "_wait", leaky)


def cards_in_the_log(patch: Patch) -> None:
    """The log tells what everybody did, gifts included, and what each holds."""
    tell = table.Table._tell

    def leaky(self: table.Table, news: Any) -> None:
        logging.getLogger("tapete.room.table").debug("table %s: %s", self.name, secret_of(self.state))
        tell(self, news)

    patch.setattr(table.Table, "_tell", leaky)


def whose_card_it_is(patch: Patch) -> None:
    """The answer to a question tells whether the next seat could do it."""

    def leaky(state: TableState, seat: int | None, action: Any) -> Refusal | None:
        if seat is None or state.state is None:
            return ladder.why_not(state, seat, action)
        other = (seat + 1) % len(state.sitters)
        holds = set(getattr(action, "cards", ())) <= set(getattr(state.game.view(state.state, other), "hand", ()))
        return Refusal("C1", "it-is-his") if holds else ladder.why_not(state, seat, action)

    patch.setattr(socket, "why_not", leaky)


def record_before_the_end(patch: Patch) -> None:
    """The record of a running match is handed out."""
    patch.setattr(room, "record_text", lambda log, _: "\n".join(map(repr, log)))


def robots_that_look(patch: Patch) -> None:
    """A robot sees the cards of the next seat and chooses by them."""
    ask = thoughts.Thoughts._ask

    async def leaky(self: thoughts.Thoughts, state: TableState, seat: int, name: str) -> thoughts.Answer | None:
        answer = await ask(self, state, seat, name)
        legal, peeked = state.game.legal(state.state, seat), sum(map(ord, secret_of(state)))
        return None if answer is None else thoughts.Answer(answer.robot, legal[peeked % len(legal)])

    patch.setattr(thoughts.Thoughts, "_ask", leaky)


def told_in_the_lobby(patch: Patch) -> None:
    """The line of the lobby tells something of the cards."""
    row = Lobby._row

    def leaky(self: Lobby, name: str, told: Any) -> outgoing.LobbyTable:
        peeked = sum(map(ord, secret_of(self._live()[name].state)))
        return msgspec.structs.replace(row(self, name, told), number=peeked)

    patch.setattr(Lobby, "_row", leaky)


def watchers_see_the_first_seat(patch: Patch) -> None:
    """Whoever has no seat is shown what the first one sees."""
    view, own = translate._view, translate._own

    def leaky(state: TableState, seat: int | None, *, history: bool) -> Any:
        return view(state, 0 if seat is None else seat, history=history)

    patch.setattr(translate, "_view", leaky)
    patch.setattr(translate, "_own", lambda state, seat: own(state, 0 if seat is None else seat))


LEAKS: dict[str, tuple[str, Callable[[Patch], None]]] = {
    "a neighbour's view": ("gnav", neighbours_view),
    "lengths": ("gnav", told_by_length),
    "the lobby": ("comemierda", told_in_the_lobby),
    "watchers at a seat": ("comemierda", watchers_see_the_first_seat),
    "no choice, no pause": ("comemierda", no_choice_no_pause),
    "cards in the log": ("gnav", cards_in_the_log),
    "whose card it is": ("comemierda", whose_card_it_is),
    "robots that look": ("gnav", robots_that_look),
    "the record too early": ("gnav", record_before_the_end),
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_is_noticed(tmp_path: Path, monkeypatch: Patch, leak: str) -> None:
    game, spring = LEAKS[leak]
    spring(monkeypatch)
    with pytest.raises(AssertionError, match="onlooker"):
        await compare_all(tmp_path, game, (f"leak {number}" for number in range(ENOUGH)))
