"""Count how offices pass on: ``python -m tapete.lab.coach.chain`` prints the rows of `coach.comemierda_outlook`."""

from typing import Final, cast

import numpy as np

from tapete.games.compiled import compiled, register
from tapete.lab.coach import passing_on
from tapete.lab.comemierda import contest
from tapete.lab.comemierda.evaluating import Whole
from tapete.lab.comemierda.exact import exact
from tapete.lab.comemierda.fast import SOURCES
from tapete.robots.comemierda_learned import network, policy
from tapete.robots.comemierda_learned.facts import SEATS

SERIES: Final = 20_000
SEED: Final = 1

register(passing_on)
_passed_on = compiled(passing_on.passed_on, *SOURCES, passing_on)


def counted(series: int, seed: int = SEED) -> dict[tuple[int, ...], int]:
    """How often the places of a round became those of the next: for each place the one that its seat had before."""
    net = exact(policy.read(network.PATH))
    counts = np.zeros(1 << 2 * SEATS, np.int64)
    _passed_on(seed, series, net, contest.hall(*net.second.shape), cast("Whole", counts))
    found = {tuple(code >> 2 * place & 3 for place in range(SEATS)): int(count) for code, count in enumerate(counts)}
    return {order: count for order, count in sorted(found.items()) if count}


def main() -> None:
    """Count, and print the table as it stands in the source."""
    for order, count in counted(SERIES).items():
        print(f"        {order}: {count},")


if __name__ == "__main__":
    main()
