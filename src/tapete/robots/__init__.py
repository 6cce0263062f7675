"""Players that see Views only.

Invariants:
- a robot is a pure function of a View and a key: the same two give the same action, for ever, under the same name;
- it answers with one of the view's legal actions, whatever the options and the number of players;
- its type admits its game's View and nothing else.
"""

from tapete.robots.catalogue import ROBOTS, robot

__all__ = ["ROBOTS", "robot"]
