"""Laws of what seats may do, and of what comes of it."""

from itertools import combinations
from random import Random
from typing import Any, Final

from tapete.core import IllegalAction, Seat, Status
from tapete.testing.laws import require
from tapete.testing.playing import Plan

_TRIES: Final = 4
"""How many actions of other positions each seat tries in each position."""


class ActionLaws:
    """Looks at the positions of one match; remembers which actions there were, and in what order they stood."""

    def __init__(self, plan: Plan, rng: Random) -> None:
        self._game = plan.game
        self._seats = range(plan.game.players(plan.options))
        self._rng = rng
        self._known: list[Any] = []
        self._met: set[Any] = set()
        self._before: set[tuple[Any, Any]] = set()
        self._orders: set[tuple[Any, ...]] = set()

    def check(self, state: Any, where: str) -> None:
        """All laws of one position."""
        game = self._game
        seats = game.to_act(state)
        require("seats-to-act", list(seats) == sorted(set(seats) & set(self._seats)), f"{where}: {seats}")
        playing = game.status(state) is Status.PLAYING
        require("seats-to-act", bool(seats) == playing, f"{where}: {seats} while {game.status(state).value}")
        legal = {seat: game.legal(state, seat) for seat in self._seats}
        for seat, actions in legal.items():
            here = f"{where}, seat {seat}"
            require("seats-to-act", bool(actions) == (seat in seats), f"{here}: {len(actions)} legal actions")
            require("same-again", game.legal(state, seat) == actions, f"{here}: legal")
            self._check_order(actions, here)
        for seat, actions in legal.items():
            self._check_choices(state, seat, actions, f"{where}, seat {seat}")
        seen = repr(state)
        for seat, actions in legal.items():
            for action in self._rng.sample(self._known, min(_TRIES, len(self._known))):
                if action not in actions:
                    self._check_refusal(state, seat, action, f"{where}, seat {seat}")
        require("refused-changes-nothing", repr(state) == seen, f"{where}: a refused action was half applied")

    def _check_order(self, actions: tuple[Any, ...], here: str) -> None:
        if actions in self._orders:
            return
        self._orders.add(actions)
        require("one-order", len(set(actions)) == len(actions), f"{here}: an action twice in {actions}")
        for pair in combinations(actions, 2):
            require("one-order", pair[::-1] not in self._before, f"{here}: {pair[1]} stood before {pair[0]}")
            self._before.add(pair)
        self._known.extend(action for action in actions if action not in self._met)
        self._met.update(actions)

    def _check_choices(self, state: Any, seat: Seat, legal: tuple[Any, ...], here: str) -> None:
        game = self._game
        for action in legal:
            reason = game.why_not(state, seat, action)
            require("why-not", reason is None, f"{here}: {action} is legal, yet {reason}")
        if legal:
            action = self._rng.choice(legal)
            step = game.apply(state, seat, action)
            require("same-again", game.apply(state, seat, action) == step, f"{here}: {action}")

    def _check_refusal(self, state: Any, seat: Seat, action: Any, here: str) -> None:
        game = self._game
        reason = game.why_not(state, seat, action)
        require("why-not", reason is not None, f"{here}: {action} is not legal, yet nothing speaks against it")
        try:
            game.apply(state, seat, action)
        except IllegalAction as refused:
            told = (refused.refusal, refused.seat)
            require("refused-changes-nothing", told == (reason, seat), f"{here}: {action}: {told} is not {reason}")
        else:
            require("refused-changes-nothing", False, f"{here}: {action} was not refused")
