"""A table by lot: its match so far, who sits there, who looks on. Ids, secret, nonce, time and pace are all given."""

from dataclasses import dataclass
from random import Random

from secrecy.stories import Told, played
from tapete.core import AnyGame, Seat
from tapete.games import GAMES
from tapete.room import Sitter
from tapete.room.entries import Opened
from tapete.testing.playing import any_options

TABLE = "secret7table"
TOKEN, PERSON = "a" * 64, "p1"
STRANGER = "b" * 64
NONCE = "0f" * 16
ROBOTS = ("random@1", "random@1", "lowest@1", "rules@1")
PACES = ("slow", "normal", "fast", "instant")
MOST = {"comemierda": 70, "gnav": 25}
"""Entries of the log that come before everybody's eyes: a round and more."""


@dataclass(frozen=True)
class Case:
    """A match so far, its seats, and who looks on: a seat, or None for a watcher. The person sits at `person`."""

    game: AnyGame
    opening: Opened
    person: Seat
    onlooker: Seat | None
    before: list[Told]
    entries: int
    """How many entries of the log come before everybody's eyes, at least."""
    time: float
    bad_robots: bool
    seed: str

    @classmethod
    def drawn(cls, game: str, seed: str) -> "Case":
        """A case by lot: everybody looks on as often."""
        rng = Random(seed)
        rules = GAMES[game]
        options = any_options(rules, rng)
        if game == "comemierda" and rng.random() < 0.5:
            options = {**options, "target": rng.randint(1, 6)}  # a match that may end before our eyes
        players = rules.players(rules.options(options))
        onlooker = rng.choice([*range(players), None])
        person = rng.randrange(players) if onlooker is None or rng.random() < 0.3 else onlooker
        sitters = tuple(
            Sitter("Ana", PERSON) if seat == person else Sitter(f"robot {seat}", None, rng.choice(ROBOTS), 1)
            for seat in range(players)
        )
        opening = Opened(1, game, options, sitters, rng.randbytes(32).hex(), rng.choice(PACES))
        nonces = [NONCE if seat == person else None for seat in range(players)]
        return cls(
            game=rules,
            opening=opening,
            person=person,
            onlooker=onlooker,
            before=played(opening, nonces, rng, rng.choice([0, 0, 1, 1, 2])),
            entries=rng.randint(1, MOST[game]),
            time=1_000_000.0 + rng.random(),
            bad_robots=rng.random() < 0.3,
            seed=seed,
        )
