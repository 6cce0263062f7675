"""A table by lot: its matches so far, who sits there, who looks on. Ids, secret, nonce, time and pace are all given."""

import sys
from dataclasses import dataclass, replace
from random import Random

from secrecy.stories import Told, match_of, played
from tapete.core import AnyGame, Seat
from tapete.games import GAMES
from tapete.room import Settings, Sitter
from tapete.room.entries import EMPTY, Entry, Founded, Opened, RestartAsked, Sat
from tapete.room.pace import CLOCKS
from tapete.room.settings import HOLDS
from tapete.testing.playing import any_options

TABLE = "secret7table"
TOKEN, PERSON = "a" * 64, "p1"
STRANGER = "b" * 64
INVITATION = "i" * 32
NONCE = "0f" * 16
ROBOTS = ("random@1", "random@1", "lowest@1", "rules@1")
PACES = ("slow", "normal", "fast", "instant")
MOST = {"comemierda": 70, "gnav": 25}
"""Entries of the log that come before everybody's eyes: a round and more."""

LIMIT, SHORT = {"comemierda": "target", "gnav": "lives"}, 2
"""What makes a match long, and how long one may be that was played before."""


@dataclass(frozen=True)
class Case:
    """A match so far, its seats, and who looks on: a seat, or None for a watcher.

    `people` are the seats of people; the one at a browser, `browser`, is the onlooker if he is one of them. `prelude`
    is what the log tells from before this match: how people gathered, or another match.
    """

    game: AnyGame
    prelude: tuple[Entry, ...]
    opening: Opened
    people: tuple[Seat, ...]
    browser: Seat
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
        people = sorted(rng.sample(range(players), min(players, rng.choice([1, 1, 1, 2, 3]))))
        if onlooker is not None and onlooker not in people and rng.random() < 0.7:
            people = sorted({*people[1:], onlooker})
        browser = onlooker if onlooker in people else people[0]
        sitters = tuple(
            Sitter(f"P{seat}", PERSON if seat == browser else f"q{seat}")
            if seat in people
            else Sitter(f"robot {seat}", None, rng.choice(ROBOTS), 1)
            for seat in range(players)
        )
        settings = Settings(
            open=rng.random() < 0.5,
            clock=rng.choice(list(CLOCKS)),
            watch=rng.random() < 0.8,
            hold=rng.choice(HOLDS),
        )
        opening = Opened(
            1, game, options, sitters, rng.randbytes(32).hex(), rng.choice(PACES),
            settings=settings, host=PERSON, invitation=INVITATION,
        )  # fmt: skip
        prelude, opening = _prelude(opening, people, rng)
        return cls(
            game=rules,
            prelude=prelude,
            opening=opening,
            people=tuple(people),
            browser=browser,
            onlooker=onlooker,
            before=played(opening, nonces(opening), rng, rng.choice([0, 0, 1, 1, 2])),
            entries=rng.randint(1, MOST[game]),
            time=1_000_000.0 + rng.random(),
            bad_robots=rng.random() < 0.3,
            seed=seed,
        )


def nonces(opening: Opened) -> list[str | None]:
    """What people contribute to the chance of the match."""
    return [None if sitter.person is None else NONCE for sitter in opening.sitters]


def _prelude(opening: Opened, people: list[Seat], rng: Random) -> tuple[tuple[Entry, ...], Opened]:
    """What came before, by lot: nothing, people gathering, or a whole match; and the match that follows."""
    chance = rng.random()
    if chance < 0.2:
        first, *others = opening.sitters
        host = next(sitter for sitter in opening.sitters if sitter.person is not None)
        empty = tuple(host if sitter == host else EMPTY for sitter in opening.sitters)
        founded = Founded(
            opening.game, opening.options, empty, opening.settings, opening.robot_pause, host.person or "", INVITATION
        )
        come = (Sat(seat, sitter) for seat, sitter in enumerate((first, *others)) if sitter != host)
        return (founded, *come), opening
    if chance < 0.6 and (opening.options.get(LIMIT[opening.game]) or sys.maxsize) <= SHORT:
        whole = match_of(opening, people, nonces(opening), rng)
        again = (RestartAsked(seat) for seat in people)
        return (*whole, *again), replace(opening, match=2, secret=rng.randbytes(32).hex())
    return (), opening
