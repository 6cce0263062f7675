"""Plays as it should: the first legal action, whatever it is."""

import json
import sys

for line in sys.stdin:
    if turn := json.loads(line).get("your_turn"):
        print(json.dumps({"turn": turn["turn"], "act": turn["legal"][0]}), flush=True)
