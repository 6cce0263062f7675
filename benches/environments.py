"""Our PettingZoo environments, random play: ``python -m benches.environments SECONDS SEED``, one JSON line each."""

import sys

from benches.aec import tell
from tapete.adapters import pettingzoo

if __name__ == "__main__":
    tell(
        {
            "comemierda-aec": pettingzoo.comemierda,
            "gnav-aec": pettingzoo.gnav,
            "comemierda-aec-raw": lambda: pettingzoo.comemierda(raw=True),
            "gnav-aec-raw": lambda: pettingzoo.gnav(raw=True),
        },
        float(sys.argv[1]),
        int(sys.argv[2]),
    )
