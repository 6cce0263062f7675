"""Robots from outside: anybody's program as a player, held to a deadline (docs/robots.md).

Invariants:
- whatever the program does, `act` gives a legal action in time: the stand-in plays the turns that it does not;
- a stand-in's turn is played from the same View and key, so it can be recomputed like any robot's;
- a program is started only for a command that a person named, never for a name found in a record.
"""

import shlex
import shutil
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, Final, Literal, Protocol, TypeAlias

from tapete.core import AnyGame, BadInput, Seat
from tapete.games import GAMES
from tapete.robots.catalogue import AnyRobot, robot
from tapete.robots.outside_child import Child, Gone
from tapete.robots.outside_protocol import event_line, match_line, read_answer, replaced_line, turn_line

PREFIX: Final = "cmd:"
"""What a command begins with where a robot is named."""

DEADLINE_MS: Final = 1000
FIRST_TURN: Final = 10
"""Deadlines that the first turn after a start may take: programs load slowly."""
MOST_MISSED: Final = 3
"""Deadlines missed without an answer between them until a program is ended."""
MOST_UNASKED: Final = 64
"""Lines said from one turn to the next that are thrown away; with more a program is ended."""

_LONGEST_LABEL: Final = 40

Why: TypeAlias = Literal["late", "nonsense", "illegal", "gone"]
"""Why a turn was played by the stand-in."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action; if the stand-in had to choose, its name and why."""

    action: Any
    by: str | None = None
    why: Why | None = None


class Channel(Protocol):
    """What a program is spoken to through; see `Child`."""

    def send(self, line: bytes) -> None: ...

    def receive(self, seconds: float) -> bytes | None: ...

    def close(self) -> None: ...


class Outside:
    """A robot behind a channel, for one seat: begin a match, tell it what happens, let it act; close it at the end.

    A program that is gone is started again for the next match, unless it has never answered since its last start.
    """

    def __init__(
        self,
        name: str,
        game: AnyGame,
        start: Callable[[], Channel],
        stand_in: AnyRobot,
        *,
        deadline_ms: int = DEADLINE_MS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self._game = game
        self._start = start
        self._stand_in = stand_in
        self._deadline_ms = deadline_ms
        self._clock = clock
        self._channel: Channel | None = None
        self._turn = 0
        self._asked = self._missed = self._owed = self._thrown_away = 0
        self._worth_starting = True

    def begin(self, options: object, seats: Sequence[str], seat: Seat) -> None:
        """A match begins: the program is started if it does not run."""
        self._thrown_away = 0
        try:
            self._hear_out()
        except Gone:
            self.close()
        if self._channel is None and self._worth_starting:
            self._asked = self._missed = self._owed = 0
            self._worth_starting = False
            try:
                self._channel = self._start()
            except OSError:
                return
        self._send(match_line(self._game, options, seats, seat))

    def tell(self, event: Any) -> None:
        """A SeatEvent of this robot's seat."""
        self._send(event_line(event))

    def act(self, view: Any, key: bytes) -> Any:
        """One of the legal actions, by the program or its stand-in."""
        return self.choose(view, key).action

    def choose(self, view: Any, key: bytes) -> Choice:
        """The same, and who chose."""
        self._turn += 1
        try:
            action = self._asked_for(view, key)
        except _NoAnswerError as fault:
            self._send(replaced_line(self._turn, self._stand_in.name, fault.why))
            return Choice(self._stand_in.act(view, key), self._stand_in.name, fault.why)
        self._missed = self._owed = 0
        self._worth_starting = True
        return Choice(action)

    def close(self) -> None:
        """End the program, if it runs."""
        if self._channel is not None:
            self._channel.close()
            self._channel = None

    def _asked_for(self, view: Any, key: bytes) -> Any:
        if self._channel is None:
            raise _NoAnswerError("gone")
        deadline_ms = self._deadline_ms * (1 if self._asked else FIRST_TURN)
        self._asked += 1
        self._thrown_away = 0
        try:
            self._hear_out()
            self._channel.send(turn_line(self._game, self._turn, view, key, deadline_ms))
            act = self._answer(self._channel, self._clock() + deadline_ms / 1000)
        except Gone:
            self.close()
            raise _NoAnswerError("gone") from None
        try:
            action = self._game.notation.read_action(act)
        except BadInput:
            raise _NoAnswerError("nonsense") from None
        if action not in view.legal:
            raise _NoAnswerError("illegal")
        return action

    def _answer(self, channel: Channel, deadline: float) -> dict[str, Any]:
        """What it answers to this turn; answers to earlier ones, which come late, are thrown away."""
        while (line := channel.receive(max(deadline - self._clock(), 0))) is not None:
            try:
                answer = read_answer(line)
            except BadInput:
                raise _NoAnswerError("nonsense") from None
            if answer.turn == self._turn or (answer.turn is None and not self._owed):
                return answer.act
            if answer.turn is not None and answer.turn > self._turn:
                raise _NoAnswerError("nonsense")
            self._throw_away()
        self._owed += 1
        self._missed += 1
        if self._missed == MOST_MISSED:
            self.close()
        raise _NoAnswerError("late")

    def _hear_out(self) -> None:
        """Throw away what was said unasked: most likely answers that came late."""
        while self._channel is not None and self._channel.receive(0) is not None:
            self._throw_away()

    def _throw_away(self) -> None:
        self._owed = max(self._owed - 1, 0)
        self._thrown_away += 1
        if self._thrown_away > MOST_UNASKED:
            raise Gone

    def _send(self, line: bytes) -> None:
        if self._channel is not None:
            try:
                self._channel.send(line)
            except Gone:
                self.close()


class _NoAnswerError(Exception):
    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


def player(game: str, text: str, deadline_ms: int = DEADLINE_MS) -> AnyRobot:
    """The robot that a command line names: one of ours, or ``cmd:COMMAND``; BadInput with one line if there is none."""
    if not text.startswith(PREFIX):
        return robot(game, text)
    stand_in = robot(game, "rules")
    command = _words(text.removeprefix(PREFIX))
    if shutil.which(command[0]) is None:
        raise BadInput(f"no program {command[0]!r} to run as a robot")
    return Outside(f"{label(command)}@0", GAMES[game], lambda: Child(command), stand_in, deadline_ms=deadline_ms)


def label(command: Sequence[str]) -> str:
    """A command as records name it, without folders: ``cmd:python my_robot.py``."""
    told = " ".join(PurePath(word).name or word for word in command)
    return PREFIX + "".join(c if c.isprintable() and c != "@" else "-" for c in told)[:_LONGEST_LABEL].strip()


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadInput(f"the command of a robot has a quote that does not end: {command!r}") from None
    if not words:
        raise BadInput("cmd: needs a command, as in cmd:python my_robot.py")
    return words
