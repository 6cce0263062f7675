"""Whole matches among robots, from a seed.

Invariants:
- the same game, options, robots and seed give the same record, byte for byte, on every machine;
- a robot is asked with its View and its key only, in whatever order the rules leave open the presidente first (C21);
- a turn that an outside robot fails to play is played by its stand-in, and the record says so under ``by``;
- a match without a target ends after a number of rounds, its record without a result (C31).
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from tapete.core import AnyGame, BadInput, Deal, HmacEntropy, Robot, Seat, Status, Step, robot_key, simulation_secret
from tapete.records import Acted, Dealt, Ended, Entry, Header, Record
from tapete.records.model import ROBOT_PREFIX
from tapete.robots.outside import Choice, Outside, Why

_SEED: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")


@dataclass(frozen=True, slots=True)
class Match:
    """A simulated match: its record, the state it came to, and the turns that outside robots failed to play."""

    record: Record
    state: Any
    winners: tuple[Seat, ...]
    replaced: tuple[tuple[Seat, Why], ...] = ()


@dataclass(frozen=True, slots=True)
class Simulation:
    """What is to be played, match after match; `rounds` ends a match after so many scored ones, None plays it out."""

    game: AnyGame
    options: Any
    robots: tuple[Robot[Any, Any], ...]
    seed: str
    rounds: int | None = None

    def match(self, number: int) -> Match:
        """Match `number`, whatever was played before it."""
        return _Table(self, f"{self.seed}/{number}").play()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the programs of outside robots."""
        for robot in self.robots:
            if isinstance(robot, Outside):
                robot.close()


def simulation(
    game: AnyGame, given: Mapping[str, object], robots: Sequence[Robot[Any, Any]], seed: str, rounds: int | None = None
) -> Simulation:
    """A simulation with as many seats as robots; BadInput for what cannot be played."""
    if given.get("players", len(robots)) != len(robots):
        raise BadInput(f"{len(robots)} robots cannot play with the option players={given['players']}")
    if not _SEED.fullmatch(seed):
        raise BadInput("a seed is 1 to 64 letters, digits, points, hyphens or underscores")
    options = game.options({**given, "players": len(robots)})
    if rounds is None and getattr(options, "target", 0) is None:
        raise BadInput("a match without a target needs a number of rounds to stop after")
    return Simulation(game, options, tuple(robots), seed, rounds)


class _Table:
    """One match while it is played."""

    def __init__(self, plan: Simulation, seed: str) -> None:
        self._plan = plan
        self._game = plan.game
        self._secret = simulation_secret(seed)
        self._seed = seed
        self._entries: list[Entry] = []
        self._seats = tuple(f"{ROBOT_PREFIX}{robot.name}" for robot in plan.robots)
        self._outside = [(seat, robot) for seat, robot in enumerate(plan.robots) if isinstance(robot, Outside)]
        self._replaced: list[tuple[Seat, Why]] = []

    def play(self) -> Match:
        game, options = self._game, self._plan.options
        for seat, robot in self._outside:
            robot.begin(options, self._seats, seat)
        deal = self._chance(1)
        assert deal.dealer is not None
        self._entries.append(Dealt(1, deal.dealer, deal.deck))
        state = self._play_deal(self._after(game.start(options, deal)))
        while game.status(state) is Status.BETWEEN and not self._enough(state):
            state = self._play_deal(self._deal_next(state))
        outcome = game.outcome(state)
        if outcome is not None:
            self._entries.append(Ended(game.notation.written_result(state)))
        header = Header(game.name, options, self._seats, seed=self._seed)
        record = Record(header, tuple(self._entries))
        return Match(record, state, outcome.winners if outcome else (), tuple(self._replaced))

    def _chance(self, number: int) -> Deal:
        nonces = [None] * len(self._plan.robots)
        entropy = HmacEntropy(self._secret, self._game.name, number, nonces)
        return self._game.deal(self._plan.options, entropy, number)

    def _deal_next(self, state: Any) -> Any:
        number, dealer = self._game.number(state) + 1, self._game.dealer(state)
        deal = Deal(number, None, None) if self._game.skips(state) else self._chance(number)
        self._entries.append(Dealt(number, dealer, deal.deck))
        return self._after(self._game.next_deal(state, deal))

    def _play_deal(self, state: Any) -> Any:
        number = self._game.number(state)
        decisions: Counter[Seat] = Counter()
        while self._game.status(state) is Status.PLAYING:
            seat = self._first(state)
            key = robot_key(self._secret, seat, number, decisions[seat])
            decisions[seat] += 1
            choice = self._choice(seat, self._game.view(state, seat), key)
            self._entries.append(Acted(seat, choice.action, choice.by and f"{ROBOT_PREFIX}{choice.by}"))
            state = self._after(self._game.apply(state, seat, choice.action))
        return state

    def _choice(self, seat: Seat, view: Any, key: bytes) -> Choice:
        robot = self._plan.robots[seat]
        choice = robot.choose(view, key) if isinstance(robot, Outside) else Choice(robot.act(view, key))
        if choice.why is not None:
            self._replaced.append((seat, choice.why))
        return choice

    def _after(self, step: Step[Any, Any]) -> Any:
        """The state after a step, of which outside robots are told what they may know."""
        for seat, robot in self._outside:
            for event in step.events:
                robot.tell(self._game.redact(event, seat))
        return step.state

    def _first(self, state: Any) -> Seat:
        """Who acts where several may: the presidente."""
        seats = self._game.to_act(state)
        if len(seats) == 1:
            return seats[0]
        offices = self._game.view(state, None).offices
        return next((seat for seat in seats if offices[seat] == "presidente"), seats[0])

    def _enough(self, state: Any) -> bool:
        rounds = self._plan.rounds
        return rounds is not None and self._game.notation.written_state(state)["rounds"] >= rounds
