"""Nothing leaves for a seat that the seat may not know: two worlds it cannot tell apart give it the same bytes."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from room.fakes import FakeClock, Memory, open_table, room
from room.playing import play_to
from tapete.core import Status
from tapete.games import GAMES
from tapete.room import News, Table, TableState, fold
from tapete.room.entries import Acted, Contributed, Dealt, Opened, Sitter
from tapete.server.translate import joined, told
from tapete.wire.outgoing import encode

SITTERS = tuple(Sitter(f"P{seat}", person=f"p{seat}") for seat in range(4))


def opened(game: str) -> TableState:
    limit = {"lives": 3} if game == "gnav" else {"target": 21}
    state = fold(None, Opened(1, game, {"players": 4, **limit}, SITTERS, "5a" * 32, "normal")).state
    for seat in range(4):
        state = fold(state, Contributed(seat, None)).state
    return state


def live(state: TableState) -> Table:
    return Table("t", state, storage=Memory(), clock=FakeClock(), chance=None, robots=None)  # type: ignore[arg-type]


def heard(before: TableState, entry: Any, seat: int | None) -> bytes:
    folded = fold(before, entry)
    table = live(folded.state)
    return encode(told(News(entry, folded.state, folded.events), table, seat)) + encode(joined(table, seat))


def swapped(deal: Dealt, one: int, other: int) -> Dealt:
    deck = list(deal.deck or ())
    deck[one], deck[other] = deck[other], deck[one]
    return replace(deal, deck=tuple(deck))


def ordinary(card: str) -> bool:
    """A card whose place is nobody's business: no fool, and not the three of oros that opens the match."""
    return card not in ("fool", "3o")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_cards_changed_between_two_others_change_nothing_that_a_third_hears(game: str) -> None:
    state = opened(game)
    deal = state.next_dealt()
    assert deal.dealer is not None
    assert deal.deck is not None
    holders = [(deal.dealer + 1 + place) % 4 for place in range(4)]
    compared = 0
    for one in range(4):
        for other in range(one + 1, 4):
            if not (ordinary(deal.deck[one]) and ordinary(deal.deck[other])):
                continue
            world = swapped(deal, one, other)
            for seat in {0, 1, 2, 3} - {holders[one], holders[other]} | {None}:  # type: ignore[operator]
                compared += 1
                assert heard(state, deal, seat) == heard(state, world, seat)
            assert heard(state, deal, holders[one]) != heard(state, world, holders[one])
    assert compared


def test_the_order_of_the_stock_is_nowhere_to_be_seen() -> None:
    state = opened("gnav")
    deal = state.next_dealt()
    for seat in (0, 1, 2, 3, None):
        assert heard(state, deal, seat) == heard(state, swapped(deal, 20, 21), seat)
        assert heard(state, deal, seat) == heard(state, swapped(deal, 4, 41), seat)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_secret_and_the_log_never_leave(game: str) -> None:
    storage, clock = Memory(), FakeClock()
    table = await open_table(room(storage, clock), game)
    await play_to(table, clock, Status.OVER)
    state = None
    for entry in storage.entries(table.name):
        folded = fold(state, entry)
        state = folded.state
        for seat in (0, 1, None):
            text = encode(told(News(entry, state, folded.events), live(state), seat)) + encode(
                joined(live(state), seat)
            )
            assert state.secret.hex().encode() not in text
            assert b"p1" not in text.replace(b'"player":"p1"', b""), "a person's number is on the page of players"
            if seat is None:
                assert state.invitation is not None
                assert state.invitation.encode() not in text
            assert b'"deck"' not in text


def test_only_the_two_of_an_exchange_see_its_cards() -> None:
    state = opened("comemierda")
    while state.status is not Status.BETWEEN:
        entry: Any = state.next_dealt() if state.status is None else None
        if entry is None:
            seat = state.game.to_act(state.state)[0]
            action = state.game.legal(state.state, seat)[0]
            entry = Acted(seat, state.seq, state.game.notation.written_action(action), None)
        state = fold(state, entry).state
    deal = state.next_dealt()
    folded = fold(state, deal)
    gifts = [event for event in folded.events if event.kind == "given"]
    assert len(gifts) == 2
    for gift in gifts:
        for seat in (0, 1, 2, 3, None):
            seen = state.game.redact(gift, seat)
            assert (seen.cards is not None) == (seat in (gift.giver, gift.receiver))
            assert seen.count == len(gift.cards)


def test_happened_brings_the_view_without_its_history() -> None:
    state = opened("gnav")
    deal = state.next_dealt()
    folded = fold(state, deal)
    message: Any = told(News(deal, folded.state, folded.events), live(folded.state), 0)
    view = folded.state.game.view(folded.state.state, 0)
    assert msgspec.json.decode(message.view) == msgspec.json.decode(encode(replace(view, history=())))
    assert message.seq == folded.state.seq
    assert message.events[0].kind == "dealt"
    assert len(joined(live(folded.state), 0).view.history) == 1  # type: ignore[union-attr]
