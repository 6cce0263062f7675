"""Sweeps over all deals at once: what each choice is worth, and the rule by which a plan learns from it.

`nodes[d, n]` is the information set at node n of deal d (NO_NODE where nobody decides), `chance[d]` how likely the deal
is, `pay[d, l]` what its leaf l is worth to the player in question, `asks[s]` how likely a seat in set s asks. Nobody
decides twice in a deal, so how likely a set is never hangs on its owner. The functions are plain Python;
`lab.gnav.fast` compiles them.
"""

from typing import Any


def look(nodes: Any, deal: int, positions: int, asks: Any, odds: Any) -> None:
    """How likely it is asked at each node of a deal up to that many positions; never, where nobody decides."""
    for node in range((1 << positions) - 1):
        at = nodes[deal, node]
        odds[node] = asks[at] if at >= 0 else 0.0


def reach(position: int, likely: float, odds: Any, reached: Any) -> None:
    """How likely each row of choices of the positions before this one is, in a deal that is so likely itself."""
    reached[0] = likely
    for before in range(position):
        for bits in range(1 << before):
            ask = odds[(1 << before) - 1 + bits]
            reached[bits | 1 << before] = reached[bits] * ask
            reached[bits] *= 1.0 - ask


def fold(position: int, odds: Any, line: Any) -> None:
    """Let one position choose: of lines that differ in its choice, and not in those before, the mean remains."""
    for bits in range(1 << position):
        line[bits] += odds[(1 << position) - 1 + bits] * (line[bits | 1 << position] - line[bits])


def sweep(nodes: Any, chance: Any, pay: Any, asks: Any, position: int, choices: Any, room: Any) -> None:
    """Add to `choices[s, 0]` and `[s, 1]` what keeping and asking is worth in each set of a position, times its reach.

    It is worth that to the owner of `pay`, if everybody else plays `asks`. `room` has three rows of a number for each
    leaf.
    """
    leaves = pay.shape[1]
    positions = deciding(leaves)
    line, odds, reached = room[0], room[1], room[2]
    for deal in range(len(nodes)):
        look(nodes, deal, positions, asks, odds)
        reach(position, chance[deal], odds, reached)
        for leaf in range(leaves):
            line[leaf] = pay[deal, leaf]
        for later in range(positions - 1, position, -1):
            fold(later, odds, line)
        for bits in range(1 << position):
            at = nodes[deal, (1 << position) - 1 + bits]
            if at >= 0:
                choices[at, 0] += reached[bits] * line[bits]
                choices[at, 1] += reached[bits] * line[bits | 1 << position]


def value(nodes: Any, chance: Any, pay: Any, asks: Any, room: Any) -> float:
    """What the deal is worth to the owner of `pay` if everybody plays `asks`; `room` as for `sweep`."""
    leaves = pay.shape[1]
    positions = deciding(leaves)
    line, odds = room[0], room[1]
    worth = 0.0
    for deal in range(len(nodes)):
        look(nodes, deal, positions, asks, odds)
        for leaf in range(leaves):
            line[leaf] = pay[deal, leaf]
        for position in range(positions - 1, -1, -1):
            fold(position, odds, line)
        worth += chance[deal] * line[0]
    return worth


def deciding(leaves: int) -> int:
    """How many positions decide where there are so many leaves."""
    positions = 0
    while 1 << positions < leaves:
        positions += 1
    return positions


def reaches(nodes: Any, chance: Any, asks: Any, found: Any, room: Any) -> None:
    """Add how likely each information set is if everybody plays `asks`; `room` as for `sweep`."""
    positions = deciding(nodes.shape[1] + 1)
    odds, reached = room[0], room[1]
    for deal in range(len(nodes)):
        look(nodes, deal, positions, asks, odds)
        for position in range(positions):
            reach(position, chance[deal], odds, reached)
            for bits in range(1 << position):
                at = nodes[deal, (1 << position) - 1 + bits]
                if at >= 0:
                    found[at] += reached[bits]


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
