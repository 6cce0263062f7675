"""A robot for Gnav in the line protocol (docs/robots.md); it needs nothing but Python.

tapete simulate gnav --robots "cmd:python examples/gnav_robot.py,rules,rules,rules"
"""

import json
import sys

RANKS = ["fool", "owl", "pot", "0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
RANKS += ["house", "horse", "cat", "dragoon", "cuckoo"]
ENOUGH = {"first": RANKS.index("IV"), "last": RANKS.index("VI")}

for line in sys.stdin:
    told = json.loads(line)
    if "your_turn" not in told:
        continue  # the match's header, or something that happened
    turn = told["your_turn"]
    view = turn["view"]
    last_to_act = view["waiting"] == [view["seat"]]
    keep = RANKS.index(view["card"]) >= ENOUGH["last" if last_to_act else "first"]
    print(json.dumps({"turn": turn["turn"], "act": {"keep": True} if keep else {"ask": True}}), flush=True)
