"""A program without a process: what it says to each turn is written beforehand, and its time is counted by hand."""

import json
from collections.abc import Callable
from typing import Any

from tapete.core import Robot
from tapete.games import GAMES
from tapete.lab.simulate import Match, simulation
from tapete.robots import robot
from tapete.robots.outside import Outside
from tapete.robots.outside_child import Gone

Says = Callable[[dict[str, Any]], "list[bytes | float]"]
"""From a turn to what follows it: lines said, and seconds that pass in silence."""


class Scripted:
    """A channel that keeps everything said to it in `heard`."""

    def __init__(self, says: Says) -> None:
        self.heard: list[dict[str, Any]] = []
        self.now = 0.0
        self.closed = 0
        self._says = says
        self._next: list[bytes | float] = []

    def clock(self) -> float:
        return self.now

    def send(self, line: bytes) -> None:
        assert line.endswith(b"\n")
        assert not self.closed
        told = json.loads(line)
        self.heard.append(told)
        if "your_turn" in told:
            self._next += self._says(told["your_turn"])

    def receive(self, seconds: float) -> bytes | None:
        if self.closed:
            raise Gone
        if self._next and isinstance(self._next[0], float):
            if seconds < self._next[0]:
                self._next[0] -= seconds
                self.now += seconds
                return None
            self.now += self._next.pop(0)  # type: ignore[operator]
        if not self._next:
            self.now += seconds
            return None
        line = self._next.pop(0)
        assert isinstance(line, bytes)
        return line

    def close(self) -> None:
        self.closed += 1


def answer(turn: dict[str, Any], *, place: int = 0, name_turn: bool = True) -> bytes:
    """An answer with the legal action at `place`."""
    told = {"act": turn["legal"][place]} | ({"turn": turn["turn"]} if name_turn else {})
    return json.dumps(told).encode() + b"\n"


def outside(game: str, channel: Scripted, name: str = "cmd:x@0", **settings: Any) -> Outside:
    return Outside(name, GAMES[game], lambda: channel, robot(game, "rules"), clock=channel.clock, **settings)


def match(game: str, player: Robot[Any, Any], number: int = 1, **options: Any) -> Match:
    """A match of `player` in seat 1 against the robot `rules`."""
    seats = options.get("players", 4)
    rules = robot(game, "rules")
    robots = [player if seat == 1 else rules for seat in range(seats)]
    return simulation(GAMES[game], options, robots, "outside").match(number)
