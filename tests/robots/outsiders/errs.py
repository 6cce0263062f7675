"""Breaks down when it is its turn, with a traceback."""

import json
import sys

for line in sys.stdin:
    if "your_turn" in json.loads(line):
        raise RuntimeError("I did not see that coming")
