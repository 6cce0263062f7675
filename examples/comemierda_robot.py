"""A robot for Comemierda in the line protocol (docs/robots.md): the lowest cards it can, the two of oros last.

tapete simulate comemierda --robots "cmd:python examples/comemierda_robot.py,rules,rules,rules"
"""

import json
import sys

from tapete.cards import SPANISH

ORDER = ["3", "4", "5", "6", "7", "10", "11", "12", "1", "2"]


def cost(action: dict) -> tuple[int, int]:
    """Low before high, and of the same value as many as there are; a pass only where nothing else is legal."""
    cards = SPANISH.in_order(action.get("play") or action.get("give") or [])
    high = max((ORDER.index(card[:-1]) + (card == "2o") for card in cards), default=99)
    return high, -len(cards)


for line in sys.stdin:
    turn = json.loads(line).get("your_turn")
    if turn:
        print(json.dumps({"turn": turn["turn"], "act": min(turn["legal"], key=cost)}), flush=True)
