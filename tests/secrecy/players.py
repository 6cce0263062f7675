"""Who plays at the tables of these tests: robots that think, robots that follow a script, and a person at a browser."""

from collections import deque
from collections.abc import Iterable
from random import Random
from typing import Any

from secrecy.lines import Line, Message
from secrecy.stories import Act
from tapete.cards import SPANISH
from tapete.core import Robot, Seat
from tapete.games.comemierda import Play
from tapete.robots.catalogue import robot

FAILS, ERRS = 10, 20
"""Of 256 decisions of a table with bad robots so many are met with an exception, and the next ones with nonsense."""


class Script:
    """What each seat does from now on, in order; `thinking` is the one seat that follows its own mind."""

    def __init__(self, acts: Iterable[Act], thinking: Seat | None) -> None:
        self.thinking = thinking
        self._acts: dict[Seat, deque[Any]] = {}
        for seat, action in acts:
            self._acts.setdefault(seat, deque()).append(action)
        self._answers: dict[bytes, Any] = {}

    def next(self, seat: Seat) -> Any:
        """The seat's next action."""
        return self._acts[seat].popleft()

    def answer(self, seat: Seat, key: bytes) -> Any:
        """The same for a robot, who may be asked again for one decision; None when the script has ended."""
        if key not in self._answers and self._acts.get(seat):
            self._answers[key] = self.next(seat)
        return self._answers.get(key)


class Minds:
    """The robots of one table, a room's `Robots`: without a script all of them think.

    Bad ones fail at some decisions, at the same ones whatever they see: their excuses tell all they know.
    """

    def __init__(self, script: Script | None, *, bad: bool) -> None:
        self.script = script
        self.bad = bad
        self.failed: set[bytes] = set()

    def __call__(self, game: str, name: str) -> Robot[Any, Any]:
        return Mind(robot(game, name), self)


class Mind:
    """One robot of such a table."""

    def __init__(self, inner: Robot[Any, Any], minds: Minds) -> None:
        self.name = inner.name
        self._inner = inner
        self._minds = minds

    def act(self, view: Any, key: bytes) -> Any:
        """What the robot chooses, or the script."""
        minds = self._minds
        if minds.bad and key not in minds.failed and key[0] < ERRS:
            minds.failed.add(key)
            if key[0] < FAILS:
                raise LookupError(f"what can one do with {view}?")
            return nonsense(key)
        scripted = None
        if minds.script is not None and view.seat != minds.script.thinking:
            scripted = minds.script.answer(view.seat, key)
        # robots think before their time comes, so beyond the end of the story too: those answers are never used
        return self._inner.act(view, key) if scripted is None else scripted


def nonsense(key: bytes) -> Play:
    """Two cards that are never a set."""
    one = SPANISH.cards[key[1] % len(SPANISH)]
    others = [card for card in SPANISH.cards if card[:-1] != one[:-1]]
    return Play((one, others[key[2] % len(others)]))


class Browser:
    """A person who plays and asks by lot: what it does follows from what it has heard and its seed alone."""

    def __init__(self, line: Line, seed: str) -> None:
        self._line = line
        self._rng = Random(seed)

    async def go_on(self, match: int, nonce: str) -> None:
        """What the table waits for, if it is this person; besides, now and then, a question or a wrong action."""
        line, view = self._line, self._line.view
        if self._rng.random() < 0.3:
            await line.ask("why", action=self._any_action(line.view))
        if self._rng.random() < 0.05:
            decision = self._rng.choice([0, line.decision or 1])
            await line.ask("act", decision=decision, action=self._any_action(line.view))
        if view is None:
            await line.ask("nonce", match=match, nonce=nonce)
        elif view["phase"] in ("scored", "settled"):
            await line.ask("next", after=view["number"])
        elif line.decision is not None and view["legal"]:
            await line.ask("act", decision=line.decision, action=self._rng.choice(view["legal"]))

    def _any_action(self, view: Message | None) -> Message:
        """An action of either game, allowed or not."""
        legal = view["legal"] if view is not None else []
        if legal and self._rng.random() < 0.2:
            return dict(self._rng.choice(legal))
        kind = self._rng.choice(["play", "play", "play", "give", "pass", "keep", "ask"])
        if kind not in ("play", "give"):
            return {"kind": kind}
        rank = self._rng.choice(SPANISH.cards)[:-1]
        cards = SPANISH.cards if self._rng.random() < 0.3 else [card for card in SPANISH.cards if card[:-1] == rank]
        return {"kind": kind, "cards": self._rng.sample(cards, self._rng.randint(1, 4))}
