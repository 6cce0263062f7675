"""Random matches through the contract, written down so that they can be played again."""

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tapete.core import AnyGame, Deal, HmacEntropy, Seat, Status, Step, simulation_secret


@dataclass(frozen=True, slots=True)
class Move:
    """What drove a match on: a deal, or the action of a seat."""

    deal: Deal | None
    seat: Seat = -1
    action: Any = None


@dataclass(frozen=True, slots=True)
class Moment:
    """A move, the state before it (None before the first deal) and what followed."""

    before: Any
    move: Move
    step: Step[Any, Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """One match to be played: every choice follows from the seed. It stops after so many deals if it is not over."""

    game: AnyGame
    options: Any
    seed: str
    deals: int

    def chance(self, number: int) -> Deal:
        """Deal `number` of the match."""
        nonces = [None] * self.game.players(self.options)
        return self.game.deal(
            self.options, HmacEntropy(simulation_secret(self.seed), self.game.name, number, nonces), number
        )

    def follow(self, state: Any, move: Move) -> Step[Any, Any]:
        """What follows from a move."""
        if move.deal is None:
            return self.game.apply(state, move.seat, move.action)
        if state is None:
            return self.game.start(self.options, move.deal)
        return self.game.next_deal(state, move.deal)

    def play(self) -> Iterator[Moment]:
        """The match, moment by moment."""
        rng = lot(self.seed)
        state: Any = None
        while True:
            move = self._next(state, rng)
            if move is None:
                return
            step = self.follow(state, move)
            yield Moment(state, move, step)
            state = step.state

    def _next(self, state: Any, rng: Random) -> Move | None:
        game = self.game
        if state is None:
            return Move(self.chance(1))
        status = game.status(state)
        if status is Status.PLAYING:
            seat = rng.choice(game.to_act(state))
            return Move(None, seat, rng.choice(game.legal(state, seat)))
        number = game.number(state) + 1
        if status is Status.OVER or number > self.deals:
            return None
        return Move(Deal(number, None, None) if game.skips(state) else self.chance(number))


def lot(seed: str) -> Random:
    """Choices by lot that come out the same every time."""
    return Random(seed)  # noqa: S311  nobody plays for anything here


def plans(
    game: AnyGame, matches: int, seed: int, options: Sequence[Mapping[str, Any]] | None, deals: int
) -> Iterator[tuple[Plan, Random, str]]:
    """So many matches, each with choices by lot of its own and words that tell it from others.

    They take turns with `options`; without them the first is standard, the others have options by lot.
    """
    for number in range(matches):
        rng = lot(f"{seed}/{number}")
        given: Mapping[str, Any] = {}
        if options:
            given = options[number % len(options)]
        elif number:
            given = any_options(game, rng)
        case = f"match {number} of seed {seed} with options {dict(given)}"
        yield Plan(game, game.options(given), f"{seed}/{number}", deals), rng, case


def any_options(game: AnyGame, rng: Random) -> Mapping[str, Any]:
    """Options by lot, as far as the game's options say what they allow (`core.option`); the rest standard."""
    standard = game.options({})
    if not dataclasses.is_dataclass(standard):
        return {}
    given: dict[str, Any] = {}
    for field in dataclasses.fields(standard):
        if "high" not in field.metadata:
            continue
        if isinstance(field.default, bool):
            given[field.name] = rng.random() < 0.5
        elif field.metadata["nullable"] and rng.random() < 0.2:
            given[field.name] = None
        else:
            given[field.name] = rng.randint(field.metadata["low"], field.metadata["high"])
    return given
