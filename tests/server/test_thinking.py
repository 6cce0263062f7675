"""Robots that think in processes of their own, and what becomes of those that do not answer."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tapete.core import HmacEntropy, simulation_secret
from tapete.games import GAMES
from tapete.robots import robot
from tapete.robots.thinking import Fault, Question, answer
from tapete.server.thinking import NoThought, Thinking

KEY = b"k" * 32
NEVER = 3600.0


def view_of(game: str) -> Any:
    """What the seat to act sees at first."""
    rules = GAMES[game]
    options = rules.options({})
    nonces = [None] * rules.players(options)
    deal = rules.deal(options, HmacEntropy(simulation_secret("thinking"), game, 1, nonces), 1)
    state = rules.start(options, deal).state
    return rules.view(state, rules.to_act(state)[0])


class Counted(Thinking):
    """Counts who was made here."""

    def __init__(self, **more: Any) -> None:
        self.made: list[str] = []
        super().__init__(self._make, **more)

    def _make(self, game: str, name: str) -> Any:
        self.made.append(name)
        return robot(game, name)


@pytest.fixture
async def thinking() -> AsyncIterator[Counted]:
    """All robots think elsewhere."""
    thinking = Counted(quick=frozenset())
    yield thinking
    await thinking.stop()
    assert thinking.processes == ()


async def test_a_quick_robot_answers_here_and_no_process_is_started() -> None:
    thinking = Counted()
    view = view_of("gnav")
    assert await thinking.think("gnav", "rules", view, KEY) == ("rules@1", robot("gnav", "rules").act(view, KEY))
    assert thinking.made == ["rules"]
    assert thinking.processes == ()
    await thinking.stop()


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_another_process_answers_as_this_one_would(thinking: Counted, game: str) -> None:
    view = view_of(game)
    assert await thinking.think(game, "rules", view, KEY) == ("rules@1", robot(game, "rules").act(view, KEY))
    assert thinking.made == []
    assert len(thinking.processes) == 1


async def test_a_robot_that_fails_costs_its_own_question_only(
    thinking: Counted, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(NoThought, match="BadInput"):
        await thinking.think("gnav", "nobody", view_of("gnav"), KEY)
    first = thinking.processes
    with pytest.raises(NoThought, match="Error at robots/"):
        await thinking.think("gnav", "rules", "no view at all", KEY)
    assert "no view at all" not in caplog.text
    await thinking.think("gnav", "rules", view_of("gnav"), KEY)
    assert thinking.processes == first


async def test_a_question_that_cannot_be_put_costs_no_other(thinking: Counted) -> None:
    async with asyncio.timeout(60):
        with pytest.raises(NoThought):
            await thinking.think("gnav", "rules", lambda: "no value of ours", KEY)
        assert (await thinking.think("gnav", "rules", view_of("gnav"), KEY))[0] == "rules@1"


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_a_process_that_dies_is_replaced(thinking: Counted, number: signal.Signals) -> None:
    view = view_of("gnav")
    await thinking.think("gnav", "rules", view, KEY)
    (first,) = thinking.processes
    os.kill(first, number)
    name = ""
    while not name:  # it may have been asked before it was gone
        try:
            name, _ = await thinking.think("gnav", "rules", view, KEY)
        except NoThought:
            continue
    assert name == "rules@1"
    assert thinking.processes != (first,)


async def test_a_process_that_is_stalled_is_killed_and_replaced() -> None:
    thinking = Counted(quick=frozenset(), stalled=0.1)
    view = view_of("gnav")
    await thinking.think("gnav", "rules", view, KEY)
    (first,) = thinking.processes
    os.kill(first, signal.SIGSTOP)
    with pytest.raises(NoThought):
        await thinking.think("gnav", "rules", view, KEY)
    assert thinking.processes == ()
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    assert (await thinking.think("gnav", "rules", view, KEY))[0] == "rules@1"
    await thinking.stop()


async def test_questions_wait_in_line_and_those_nobody_waits_for_are_dropped() -> None:
    thinking = Counted(quick=frozenset(), stalled=NEVER)
    view = view_of("gnav")
    await thinking.think("gnav", "rules", view, KEY)
    os.kill(thinking.processes[0], signal.SIGSTOP)
    asked = [asyncio.create_task(thinking.think("gnav", "rules", view, KEY)) for _ in range(5)]
    while thinking.waiting != 4:  # noqa: ASYNC110
        await asyncio.sleep(0)
    for task in asked[1:4]:
        task.cancel()
    os.kill(thinking.processes[0], signal.SIGCONT)
    assert [(await task)[0] for task in (asked[0], asked[4])] == ["rules@1"] * 2
    assert thinking.waiting == 0
    await thinking.stop()


async def test_who_still_waits_when_all_stop_is_told_so() -> None:
    thinking = Counted(quick=frozenset(), stalled=NEVER)
    view = view_of("gnav")
    await thinking.think("gnav", "rules", view, KEY)
    os.kill(thinking.processes[0], signal.SIGSTOP)
    asked = [asyncio.create_task(thinking.think("gnav", "rules", view, KEY)) for _ in range(2)]
    while thinking.waiting != 1:  # noqa: ASYNC110
        await asyncio.sleep(0)
    await thinking.stop()
    assert [await asyncio.gather(task, return_exceptions=True) for task in asked]
    assert all(task.cancelled() for task in asked)


def test_a_fault_tells_its_place_and_no_card() -> None:
    told = answer(Question("gnav", "rules", "the two of oros", KEY), {})
    assert isinstance(told, Fault)
    assert told.told.startswith("AttributeError at robots/gnav_rules.py:")


def test_a_process_that_thinks_loads_no_server_and_no_compiled_rules() -> None:
    script = (
        "import sys, tapete.robots.thinking;"
        "print(*(name for name in ('litestar', 'numba', 'tapete.server', 'asyncio') if name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == ""
