"""What each legal action of a position is worth to the network, by the values and numbers of cards that matter."""

from collections.abc import Sequence

from tapete.robots.comemierda_learned.inputs import (
    MOST,
    MOST_SWITCHED,
    Sight,
    action_inputs,
    position_inputs,
    shape_of,
    sight_of,
)
from tapete.robots.comemierda_learned.reckoning import Choice, Inputs, Network, worth
from tapete.robots.comemierda_learned.seeing import Seen


def inputs_of(position: Seen, actions: Sequence[int]) -> Inputs:
    """The inputs of a position and of each of these actions."""
    sight: Sight = sight_of(position.facts, position.table, position.counts)
    shape = shape_of(sight.hand, sight.unseen)
    on, off = [0] * MOST, [0] * MOST_SWITCHED
    shared = on[: position_inputs(position.facts, sight, on)]
    choices = []
    for action in actions:
        length, gone = action_inputs(sight, shape, action, on, off)
        choices.append(Choice(on[:length], off[:gone]))
    return Inputs(shared, choices)


def weighed(network: Network, positions: Sequence[tuple[Seen, Sequence[int]]]) -> list[list[int]]:
    """What each of these actions is worth in each position."""
    asked = [inputs_of(position, actions) for position, actions in positions]
    return [[worth(places, network.utility) for places in told] for told in network.places(asked)]


def action_of(value: int, count: int) -> int:
    """A play as the rules number it."""
    return 4 * value + count - 1
