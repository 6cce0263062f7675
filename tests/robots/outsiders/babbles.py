"""Says things that are no answers."""

import itertools
import json
import sys

SAYINGS = itertools.cycle(
    [
        "keep",
        "{",
        "[]",
        "null",
        '{"act":"keep"}',
        '{"act":{"keep":false}}',
        '{"act":{"keep":true},"because":1}',
        "\ufeff{}",
    ]
)

sayings = itertools.cycle(SAYINGS)
for line in sys.stdin:
    if "your_turn" in json.loads(line):
        print(next(sayings), flush=True)
