"""Sweeps over all deals at once: what each choice is worth, and the rule by which a plan learns from it.

`nodes[d, n]` is the information set at node n of deal d (NO_NODE where nobody decides), `chance[d]` how likely the deal
is, `pay[d, l]` what its leaf l is worth to the player in question, `asks[s]` how likely a seat in set s asks. Nobody
decides twice in a deal, so how likely a set is never hangs on its owner. The functions are plain Python;
`lab.gnav.fast` compiles them.
"""

from typing import Any


def reach(nodes: Any, deal: int, position: int, bits: int, asks: Any) -> float:
    """How likely the choices `bits` of the positions before this one are, in a deal."""
    likely = 1.0
    for before in range(position):
        past = nodes[deal, (1 << before) - 1 + (bits & ((1 << before) - 1))]
        if past >= 0:
            likely *= asks[past] if bits >> before & 1 else 1.0 - asks[past]
    return likely


def fold(nodes: Any, deal: int, position: int, asks: Any, line: Any) -> None:
    """Let one position choose: of lines that differ in its choice, and not in those before, the mean remains."""
    for bits in range(1 << position):
        at = nodes[deal, (1 << position) - 1 + bits]
        if at >= 0:
            line[bits] += asks[at] * (line[bits | 1 << position] - line[bits])


def sweep(nodes: Any, chance: Any, pay: Any, asks: Any, position: int, choices: Any, line: Any) -> float:
    """Add to `choices[s, 0]` and `[s, 1]` what keeping and asking is worth in each set of a position, times its reach.

    The answer is what the deal is worth to the owner of `pay` if everybody plays `asks`. With a position past the last
    only that is found. `line` is room for a number for each leaf.
    """
    leaves = pay.shape[1]
    positions = 0
    while 1 << positions < leaves:
        positions += 1
    worth = 0.0
    for deal in range(len(nodes)):
        for leaf in range(leaves):
            line[leaf] = pay[deal, leaf]
        for later in range(positions - 1, position, -1):
            fold(nodes, deal, later, asks, line)
        if position < positions:
            for bits in range(1 << position):
                at = nodes[deal, (1 << position) - 1 + bits]
                if at >= 0:
                    likely = chance[deal] * reach(nodes, deal, position, bits, asks)
                    choices[at, 0] += likely * line[bits]
                    choices[at, 1] += likely * line[bits | 1 << position]
            fold(nodes, deal, position, asks, line)
        for earlier in range(min(position, positions) - 1, -1, -1):
            fold(nodes, deal, earlier, asks, line)
        worth += chance[deal] * line[0]
    return worth


def reaches(nodes: Any, chance: Any, asks: Any, positions: int, found: Any) -> None:
    """Add how likely each information set is if everybody plays `asks`."""
    for deal in range(len(nodes)):
        for position in range(positions):
            for bits in range(1 << position):
                at = nodes[deal, (1 << position) - 1 + bits]
                if at >= 0:
                    found[at] += chance[deal] * reach(nodes, deal, position, bits, asks)


def learn(
    first: int, past: int, choices: Any, regrets: Any, asks: Any, mean: Any, weight: float, fade: float, tremble: float
) -> None:
    """Regret matching+ in the sets from `first` up to `past`: play in proportion to what was missed, which fades.

    What is played trembles, so that every set is reached and learned; the mean is of what was meant.
    """
    for at in range(first, past):
        meant = (asks[at] - tremble) / (1.0 - 2.0 * tremble)
        gap = choices[at, 1] - choices[at, 0]
        keep = max(fade * regrets[at, 0] - meant * gap, 0.0)
        ask = max(fade * regrets[at, 1] + (1.0 - meant) * gap, 0.0)
        regrets[at, 0] = keep
        regrets[at, 1] = ask
        if keep + ask > 0.0:
            meant = ask / (keep + ask)
        asks[at] = tremble + (1.0 - 2.0 * tremble) * meant
        mean[at] += weight * meant
