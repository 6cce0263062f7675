"""PettingZoo's own leduc_holdem, random play. Runs in the peers' environment.

Usage: ``python -m benches.leduc SECONDS SEED``; two JSON lines, with its standard wrappers and without.
"""

import sys

from pettingzoo.classic import leduc_holdem_v4

from benches.aec import tell

if __name__ == "__main__":
    tell(
        {"leduc-aec": leduc_holdem_v4.env, "leduc-aec-raw": leduc_holdem_v4.raw_env},
        float(sys.argv[1]),
        int(sys.argv[2]),
    )
