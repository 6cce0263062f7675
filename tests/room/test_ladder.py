"""Every command that cannot be taken is refused, with its reason, and leaves no trace."""

from collections.abc import Callable

import pytest

from room.fakes import FakeClock, Memory, open_table, room
from room.playing import NONCE, contribute, play_to, play_turn
from tapete.core import Refusal, Status
from tapete.games.comemierda.actions import Pass, Play
from tapete.games.gnav.actions import Ask, Keep
from tapete.room import Accept, Act, Already, Command, Contribute, NextDeal, Restart, SetPace, Table, Taken, fold, judge
from tapete.room import refusals as no


async def at_my_turn(game: str = "gnav") -> Table:
    clock = FakeClock()
    table = await open_table(room(Memory(), clock), game)
    await play_turn(table, clock)
    return table


async def at(status: Status) -> tuple[Table, FakeClock]:
    clock = FakeClock()
    table = await open_table(room(Memory(), clock))
    await play_to(table, clock, status)
    return table, clock


@pytest.mark.parametrize("seat", [None, -1, 4, 99])
async def test_who_has_no_seat_here_is_refused(seat: int | None) -> None:
    table = await at_my_turn()
    decision = table.state.decisions[0]
    assert decision is not None
    assert judge(table.state, seat, Act(decision, Keep())) == no.NOT_SEATED


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (lambda open_: Act(open_ - 1, Keep()), no.STALE),
        (lambda _: Act(0, Keep()), no.STALE),
        (lambda open_: Act(open_ + 1, Keep()), no.STALE),
        (lambda _: NextDeal(1), no.NOT_NOW),
        (lambda _: NextDeal(0), no.STALE),
        (lambda _: NextDeal(7), no.NOT_NOW),
        (lambda _: Restart(1), no.NOT_NOW),
        (lambda _: Restart(0), no.STALE),
        (lambda _: Restart(2), no.NOT_NOW),
        (lambda _: Contribute(2, NONCE), no.NOT_NOW),
        (lambda _: Contribute(0, NONCE), no.STALE),
        (lambda _: Contribute(1, "cd" * 16), no.NOT_NOW),
        (lambda _: SetPace("gallop"), no.BAD_MESSAGE),
    ],
)
async def test_what_does_not_fit_now_is_refused(command: Callable[[int], Command], refusal: Refusal) -> None:
    table = await at_my_turn()
    before, decision = table.state, table.state.decisions[0]
    assert decision is not None
    assert await table.submit(0, command(decision)) == refusal
    assert table.state is before, "nothing has changed"


async def test_out_of_turn_the_rules_say_why() -> None:
    table = await at_my_turn()
    other = next(seat for seat, decision in enumerate(table.state.decisions) if decision is None)
    refusal = judge(table.state, other, Act(table.state.seq, Keep()))
    assert isinstance(refusal, Refusal)
    assert refusal.rule.startswith("G")


@pytest.mark.parametrize("action", [Keep(), Ask(), Play(("zz",)), Play(("7o", "7o")), Play(()), Pass()])
async def test_an_action_that_the_rules_refuse_gets_their_number(action: object) -> None:
    table = await at_my_turn("comemierda")
    decision = table.state.decisions[0]
    assert decision is not None
    if action == Pass() and table.state.game.why_not(table.state.state, 0, Pass()) is None:
        return
    refusal = judge(table.state, 0, Act(decision, action))
    assert isinstance(refusal, Refusal)
    assert refusal.rule.startswith("C")


async def test_a_resend_gets_the_same_answer_and_does_nothing_twice() -> None:
    table = await at_my_turn()
    decision = table.state.decisions[0]
    assert decision is not None
    first = await table.submit(0, Act(decision, Keep()))
    log = table.state.seq
    assert isinstance(first, Taken)
    assert await table.submit(0, Act(decision, Keep())) == first
    assert table.state.seq == log
    assert await table.submit(0, Act(decision, Ask())) == no.STALE, "another answer to it comes too late"


async def test_a_resend_of_the_same_cards_in_another_order_is_the_same_action() -> None:
    clock = FakeClock()
    table = await open_table(room(Memory(), clock), "comemierda")
    await play_to(table, clock, Status.BETWEEN)
    exchange = fold(table.state, table.state.next_dealt()).state
    gifts = {seat: exchange.game.legal(exchange.state, seat)[0] for seat in exchange.game.to_act(exchange.state)}
    presidente, gift = next((seat, gift) for seat, gift in gifts.items() if len(gift.cards) == 2)
    accepted = judge(exchange, presidente, Act(exchange.seq, gift))
    assert isinstance(accepted, Accept)
    after = fold(exchange, accepted.entry).state
    turned = type(gift)(gift.cards[::-1])
    assert judge(after, presidente, Act(exchange.seq, turned)) == Already(after.seq)


@pytest.mark.parametrize("status", [Status.BETWEEN, Status.OVER])
async def test_asking_to_go_on_twice_asks_once(status: Status) -> None:
    table, _ = await at(status)
    wish = NextDeal(table.state.number) if status is Status.BETWEEN else Restart(table.state.match)
    accepted = judge(table.state, 0, wish)
    assert isinstance(accepted, Accept)
    first = await table.submit(0, wish)
    await table.idle()
    second = await table.submit(0, wish)
    assert first == second


async def test_a_nonce_counts_once() -> None:
    table = await open_table(room())
    first = judge(table.state, 0, Contribute(1, NONCE))
    assert isinstance(first, Accept)
    await contribute(table)
    assert judge(table.state, 0, Contribute(1, NONCE)) == Already(2)
    assert judge(table.state, 0, Contribute(1, "00" * 16)) == no.NOT_NOW
    assert judge(table.state, 1, Contribute(1, NONCE)) == no.NOT_SEATED, "robots give none"


async def test_before_the_first_card_nobody_acts() -> None:
    table = await open_table(room())
    assert judge(table.state, 0, Act(1, Keep())) == no.NOT_NOW
    assert judge(table.state, 0, NextDeal(0)) == no.NOT_NOW


async def test_after_the_match_the_rules_refuse_further_play() -> None:
    table, _ = await at(Status.OVER)
    refusal = judge(table.state, 0, Act(table.state.seq, Keep()))
    assert isinstance(refusal, Refusal)
    assert refusal.key == "gnav-match-over"


def test_every_refusal_is_listed_once_under_its_prefix() -> None:
    named = [value for value in vars(no).values() if isinstance(value, Refusal)]
    assert len(named) == len(no.ALL) == len(set(no.ALL))
    assert set(named) == set(no.ALL)
    assert all(refusal.key.startswith("room-") and refusal.rule == "" for refusal in no.ALL)
