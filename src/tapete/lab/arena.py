"""Robots against each other over duplicate deals: each alone among seats of each other one, in every seat.

Invariants:
- series i is dealt from seed ``SEED/i`` whoever plays it, and played once for every seat of the robot that is alone;
- results are whole numbers gathered in one order: the same plan gives the same table, however many processes play it;
- programs of outside robots live as long as a piece of the work, and in the process that does it.
"""

import multiprocessing
import signal
import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import resource_tracker
from typing import Any, Final, Literal, TypeAlias

from tapete.core import BadInput, Seat
from tapete.games import GAMES
from tapete.lab.simulate import Match, Simulation, simulation
from tapete.robots.catalogue import AnyRobot
from tapete.robots.outside import player

Measure: TypeAlias = Literal["edge", "share"]
"""What a robot is measured by: mean points of its office per round above the table's mean (Comemierda, in series of
rounds that count once), or its share of the matches won."""

ROUNDS: Final = 7
"""Rounds of a series: all but the first with offices and exchange."""

_PIECE: Final = 8
"""Series in one piece of the work."""
_WHOLE: Final = 840
"""A match won, as a whole number that can be shared by any number of winners up to eight."""
_POINTS: Final = {"presidente": 2, "vicepresidente": 1, "comemierda": -1}


@dataclass(frozen=True, slots=True)
class Plan:
    """Which robots are to meet, by the names a command line gives them, and over how many series."""

    game: str
    robots: tuple[str, ...]
    measure: Measure
    options: Mapping[str, object]
    seed: str
    deals: int
    deadline_ms: int

    @property
    def players(self) -> int:
        """How many seats."""
        return GAMES[self.game].players(GAMES[self.game].options(self.options))

    @property
    def even(self) -> float:
        """What every robot would have if all were equal: nothing above the mean, or its share."""
        return 0.0 if self.measure == "edge" else 1 / self.players

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The robot that is alone, and the one in all other seats."""
        places = range(len(self.robots))
        return tuple((alone, against) for alone in places for against in places if alone != against)

    def value(self, units: int) -> float:
        """The measure of a robot that has so many units in one series."""
        if self.measure == "edge":
            return units / (self.players * ROUNDS) - 2 / self.players
        return units / (self.players * _WHOLE)


@dataclass(frozen=True, slots=True)
class Piece:
    """Some series of one pair: numbers `first` to `last`."""

    alone: int
    against: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a piece: units for each of its series, how much was played, the turns that stand-ins played."""

    piece: Piece
    units: tuple[int, ...]
    matches: int
    rounds: int
    replaced: Counter[tuple[int, str]]
    """By place in the plan and reason."""


def plan(
    game: str,
    robots: Sequence[str],
    *,
    measure: Measure | None,
    options: Mapping[str, object],
    seed: str,
    deals: int,
    deadline_ms: int,
) -> Plan:
    """A plan that can be played; BadInput with one line if it cannot."""
    if len(robots) < 2:
        raise BadInput("an arena needs two robots or more")
    names = [player(game, text).name for text in robots]
    for name, times in Counter(names).items():
        if times > 1:
            raise BadInput(f"robot {name} is named {times} times")
    chosen = measure or ("edge" if game == "comemierda" else "share")
    if chosen == "edge":
        if game != "comemierda":
            raise BadInput(f"{game} has no offices to measure an edge by; its measure is share")
        if options.get("target") is not None:
            raise BadInput("an edge is measured without a target; with one, the measure is share")
        options = {"target": None, "escalating": False, **options}
    found = Plan(game, tuple(robots), chosen, {"players": 4, **options}, seed, deals, deadline_ms)
    _table(found, [player(game, robots[0])] * found.players)
    return found


def pieces(plan: Plan) -> list[Piece]:
    """All the work, so that all pairs come along together."""
    starts = range(1, plan.deals + 1, _PIECE)
    return [Piece(*pair, first, min(first + _PIECE - 1, plan.deals)) for first in starts for pair in plan.pairs]


def play(plan: Plan, piece: Piece) -> Played:
    """One piece of the work."""
    matches = rounds = 0
    units = []
    replaced: Counter[tuple[int, str]] = Counter()
    with ExitStack() as stack:
        alone, *others = (
            player(plan.game, plan.robots[place], plan.deadline_ms)
            for place in (piece.alone, *[piece.against] * (plan.players - 1))
        )
        tables = [_table(plan, [*others[:seat], alone, *others[seat:]]) for seat in range(plan.players)]
        stack.enter_context(tables[0])
        for number in range(piece.first, piece.last + 1):
            won = 0
            for seat, table in enumerate(tables):
                match = table.match(number)
                won += _units(plan, match, seat)
                matches += 1
                rounds += table.game.notation.written_state(match.state)["rounds"]
                replaced.update((piece.alone if who == seat else piece.against, why) for who, why in match.replaced)
            units.append(won)
    return Played(piece, tuple(units), matches, rounds, replaced)


def play_all(plan: Plan, processes: int) -> Iterator[Played]:
    """All pieces in their order, played by so many processes; by this one if it is one."""
    if processes == 1:
        yield from (play(plan, piece) for piece in pieces(plan))
        return
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(processes, mp_context=spawn)
    try:
        with _interrupts_held():
            played = pool.map(partial(play, plan), pieces(plan))
        yield from played
    except BrokenProcessPool:
        raise BadInput("a process that played was killed; was there too little memory?") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """An interrupt waits until the end of this; processes started meanwhile never hear of one, for we end them."""
    if not hasattr(signal, "pthread_sigmask") or threading.current_thread() is not threading.main_thread():
        yield
        return
    resource_tracker.ensure_running()  # when it starts, it lets interrupts through again
    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: held.append(number))  # other threads may still take one
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt


def _table(plan: Plan, robots: Sequence[AnyRobot]) -> Simulation:
    rounds = ROUNDS if plan.measure == "edge" else None
    return simulation(GAMES[plan.game], plan.options, robots, plan.seed, rounds)


def _units(plan: Plan, match: Match, seat: Seat) -> int:
    if plan.measure == "share":
        return _WHOLE // len(match.winners) if seat in match.winners else 0
    scores: Any = GAMES[plan.game].view(match.state, None)
    return sum(_POINTS.get(score.offices[seat], 0) for score in scores.rounds)
