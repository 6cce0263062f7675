"""A match of one person against robots, as a seat lives through it: what it sees, what it may do, what it is told.

Invariants:
- the true state stays in here: out come the View of the person's seat and the events as that seat may see them;
- match N of a plan is dealt, and its robots choose, as `tapete simulate` does from the same seed, so that its record
  verifies; nothing is drawn here;
- a robot is asked with its own View and its key only, where several may act the presidente first (C21);
- a refused action changes nothing.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from tapete.core import (
    AnyGame,
    Deal,
    HmacEntropy,
    Refusal,
    Robot,
    Seat,
    Status,
    Step,
    robot_key,
    simulation_secret,
)
from tapete.records import Acted, Dealt, Ended, Entry, Header, Record
from tapete.records.model import ROBOT_PREFIX

ME: Final[Seat] = 0
"""The person's seat."""

News: TypeAlias = tuple[Any, ...]
"""SeatEvents of the person's seat, in their order."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played: the person in seat 0, `robots` in the others; match N comes from the seed ``SEED/N``."""

    game: AnyGame
    options: Any
    person: str
    robots: tuple[Robot[Any, Any], ...]
    seed: str


class Match:
    """One match while it is played; it begins with `begin`."""

    def __init__(self, plan: Plan, number: int) -> None:
        seed = f"{plan.seed}/{number}"
        self.number = number
        self._game = plan.game
        self._options = plan.options
        self._robots = dict(enumerate(plan.robots, ME + 1))
        self._secret = simulation_secret(seed)
        self._taken: Counter[Seat] = Counter()
        self._entries: list[Entry] = []
        seats = (plan.person, *(f"{ROBOT_PREFIX}{robot.name}" for robot in plan.robots))
        self._header = Header(plan.game.name, plan.options, seats, seed=seed)
        self._state: Any = None

    def begin(self) -> News:
        """Deal the first cards."""
        deal = self._chance(1)
        assert deal.dealer is not None
        self._entries.append(Dealt(1, deal.dealer, deal.deck))
        return self._after(self._game.start(self._options, deal))

    @property
    def view(self) -> Any:
        """All that the person's seat may know now."""
        return self._game.view(self._state, ME)

    @property
    def status(self) -> Status:
        """What the match waits for."""
        return self._game.status(self._state)

    @property
    def robot(self) -> Seat | None:
        """The robot that acts next, None while it is for nobody but the person to act, or for nobody."""
        seats = [seat for seat in self._game.to_act(self._state) if seat != ME]
        if len(seats) < 2:
            return next(iter(seats), None)
        offices = self.view.offices
        return next((seat for seat in seats if offices[seat] == "presidente"), seats[0])

    @property
    def record(self) -> Record:
        """The match so far, with its result once it is over."""
        over = self.status is Status.OVER
        result = (Ended(self._game.notation.written_result(self._state)),) if over else ()
        return Record(self._header, (*self._entries, *result))

    def why_not(self, action: Any) -> Refusal | None:
        """Why the person may not do this now, None if it is allowed."""
        return self._game.why_not(self._state, ME, action)

    def choose(self, action: Any) -> News:
        """What follows from the person's choice; IllegalAction if `why_not` has a reason."""
        return self._act(ME, action)

    def robot_acts(self) -> News:
        """What follows from the choice of the robot that is next; there must be one."""
        seat = self.robot
        assert seat is not None
        key = robot_key(self._secret, seat, self._game.number(self._state), self._taken[seat])
        return self._act(seat, self._robots[seat].act(self._game.view(self._state, seat), key))

    def next_deal(self) -> News:
        """The next deal, between deals only; after a skipped one the next follows by itself (G25)."""
        return tuple(self._deals())

    def _deals(self) -> Iterator[Any]:
        skipped = True
        while skipped:
            number, dealer = self._game.number(self._state) + 1, self._game.dealer(self._state)
            skipped = self._game.skips(self._state)
            deal = Deal(number, None, None) if skipped else self._chance(number)
            self._entries.append(Dealt(number, dealer, deal.deck))
            self._taken.clear()
            yield from self._after(self._game.next_deal(self._state, deal))

    def _chance(self, number: int) -> Deal:
        entropy = HmacEntropy(self._secret, self._game.name, number, [None] * self._game.players(self._options))
        return self._game.deal(self._options, entropy, number)

    def _act(self, seat: Seat, action: Any) -> News:
        step = self._game.apply(self._state, seat, action)
        self._entries.append(Acted(seat, action))
        self._taken[seat] += 1
        return self._after(step)

    def _after(self, step: Step[Any, Any]) -> News:
        self._state = step.state
        return tuple(self._game.redact(event, ME) for event in step.events)
