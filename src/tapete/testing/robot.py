"""`check_robot`: the laws of a Robot, over random matches in which it sits among players of chance."""

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from tapete.core import AnyGame, Deal, Robot, Status
from tapete.testing.laws import require
from tapete.testing.playing import Plan, plans


def check_robot(
    game: AnyGame,
    robot: Robot[Any, Any],
    *,
    matches: int = 10,
    seed: int = 0,
    options: Sequence[Mapping[str, Any]] | None = None,
    deals: int = 3,
) -> int:
    """AssertionError naming the law if the robot breaks one; the number of questions it answered.

    The matches take turns with `options`; without them the first is standard, the others by lot.
    """
    named = re.fullmatch(r"[a-z][a-z0-9-]*@[0-9]+", robot.name)
    require("robot-name", named is not None, f"this one is called {robot.name!r}")
    questions = 0
    for plan, rng, case in plans(game, matches, seed, options, deals):
        answers = _answers(plan, robot, rng, case)
        rng.shuffle(answers)
        for where, view, key, action in answers:
            again = robot.act(view, key)
            require("robot-same-again", again == action, f"{where}: {again} is not {action}")
        questions += len(answers)
    return questions


def _answers(plan: Plan, robot: Robot[Any, Any], rng: Random, case: str) -> list[tuple[str, Any, bytes, Any]]:
    """Where it was asked, with what view and key, and what it answered."""
    game = plan.game
    answers: list[tuple[str, Any, bytes, Any]] = []
    state = game.start(plan.options, plan.chance(1)).state
    seats = set(range(game.players(plan.options)))
    while True:
        status = game.status(state)
        if status is not Status.PLAYING:
            number = game.number(state) + 1
            if status is Status.OVER or number > plan.deals:
                return answers
            deal = Deal(number, None, None) if game.skips(state) else plan.chance(number)
            state = game.next_deal(state, deal).state
            seats = {seat for seat in range(game.players(plan.options)) if rng.random() < 0.75}
            continue
        seat = rng.choice(game.to_act(state))
        action = rng.choice(game.legal(state, seat))
        if seat in seats:
            view, key = game.view(state, seat), rng.randbytes(32)
            where = f"{case}, question {len(answers)}"
            seen = repr(view)
            action = robot.act(view, key)
            require("robot-changes-nothing", repr(view) == seen, where)
            require("robot-legal", action in game.legal(state, seat), f"{where}: {action}")
            answers.append((where, view, key, action))
        state = game.apply(state, seat, action).state
