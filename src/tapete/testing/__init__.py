"""The conformance suite: laws that any Game, its Views and any Robot must keep, run in one line by anybody's test.

    check_game(MY_GAME, matches=50, seed=1)
    check_robot(MY_GAME, MyRobot())

Invariants:
- a law that is broken raises an AssertionError that begins with its name (`LAWS` says what each one means);
- the same arguments check the same matches;
- only the contract of `core` is used: no law knows a game.
"""

from tapete.testing.game import Checked, check_game
from tapete.testing.laws import LAWS
from tapete.testing.robot import check_robot

__all__ = ["LAWS", "Checked", "check_game", "check_robot"]
