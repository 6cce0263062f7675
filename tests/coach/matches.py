"""Matches to be reviewed, made once, and what a seat may know at each of their decisions."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from tapete.coach import Review, review
from tapete.core import Seat
from tapete.games import GAMES
from tapete.lab.simulate import simulation
from tapete.records import Acted, Replay, replay, written
from tapete.records.fold import Fold
from tapete.robots import robot

Options = tuple[tuple[str, Any], ...]


def lines(game: str, robots: str, seed: str, options: Options = (), rounds: int | None = None) -> list[bytes]:
    """The lines of the record of a match among these robots."""
    players = [robot(game, name) for name in robots.split()]
    match = simulation(GAMES[game], dict(options), players, seed, rounds).match(1)
    return written(GAMES[game], match.record).splitlines(keepends=True)


@cache
def played(game: str, robots: str, seed: str, options: Options = (), rounds: int | None = None) -> Replay:
    """A match among these robots."""
    return replay(lines(game, robots, seed, options, rounds), "a match", GAMES)


@cache
def reviewed(game: str, robots: str, seed: str, options: Options = (), rounds: int | None = None) -> Review:
    """The same reviewed, in few worlds."""
    return review(played(game, robots, seed, options, rounds), samples=2)


def decisions(match: Replay) -> Iterator[tuple[Any, Seat, Any]]:
    """The state before each action, who acts, and the action."""
    fold = Fold(match.game, match.header)
    for moment in match.moments:
        if isinstance(moment.entry, Acted):
            yield fold.state, moment.entry.seat, moment.entry.action
        fold.take(moment.entry)
