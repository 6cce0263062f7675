"""The network while it learns: floats, compiled; what each choice of a position comes to.

Invariant:
- the places a network expects of a choice are four probabilities; what a choice is worth is their mean under a utility.
"""

import math
from typing import Final, NamedTuple, Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from tapete.games.comemierda.rules import lowest_bit_index
from tapete.robots.comemierda_learned.inputs import (
    INPUTS,
    MOST,
    MOST_SWITCHED,
    Shape,
    Sight,
    action_inputs,
    position_inputs,
    shape_of,
)

Floats: TypeAlias = npt.NDArray[np.float32]
Whole: TypeAlias = list[int]
"""Whole numbers: a row of an array, which the rules take for a list."""

PLACES: Final = 4
_MOST_ACTIONS: Final = 48
_NONE: Final = np.float32(0)


class Net(NamedTuple):
    """Three layers; a row of `first` for each input, a row of `last` for each place."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats


class Desk(NamedTuple):
    """Room to work in: inputs of the position, those an action switches on and off, sums of the layers, answers."""

    shared: Whole
    on: Whole
    off: Whole
    sums: Floats
    hidden: Floats
    upper: Floats
    actions: Whole
    values: Floats
    places: Floats


def whole(length: int) -> Whole:
    """Room for so many."""
    return cast("Whole", np.zeros(length, np.int64))


def desk(first: int, second: int) -> Desk:
    """Room for a network with layers of these sizes."""
    return Desk(
        whole(MOST),
        whole(MOST_SWITCHED),
        whole(MOST_SWITCHED),
        np.zeros(first, np.float32),
        np.zeros(first, np.float32),
        np.zeros(second, np.float32),
        whole(_MOST_ACTIONS),
        np.zeros(_MOST_ACTIONS, np.float32),
        np.zeros((_MOST_ACTIONS, PLACES), np.float32),
    )


def parameters(first: int, second: int) -> int:
    """How many numbers a network has."""
    return (INPUTS + 1) * first + (first + 1) * second + (second + 1) * PLACES


def net_in(numbers: Floats, first: int, second: int) -> Net:
    """The network whose numbers stand in a row; it shares their memory."""
    parts = []
    begin = 0
    for shape in ((INPUTS, first), (first,), (first, second), (second,), (PLACES, second), (PLACES,)):
        end = begin + math.prod(shape)
        parts.append(numbers[begin:end].reshape(shape))
        begin = end
    return Net(*parts)


class FirstLayer(Protocol):
    """A network's first layer: a row for each input."""

    @property
    def first(self) -> Floats: ...

    @property
    def first_bias(self) -> Floats: ...


class Room(Protocol):
    """Room for the inputs and the sums of a first layer: of a position, then of a choice in it."""

    @property
    def shared(self) -> Whole: ...

    @property
    def on(self) -> Whole: ...

    @property
    def off(self) -> Whole: ...

    @property
    def sums(self) -> Floats: ...

    @property
    def hidden(self) -> Floats: ...


def position_sums(facts: list[int], sight: Sight, net: FirstLayer, room: Room) -> int:
    """Write what the position comes to in the first layer; how many inputs it switches on."""
    length = position_inputs(facts, sight, room.shared)
    width = len(net.first_bias)
    for j in range(width):
        room.sums[j] = net.first_bias[j]
    for i in range(length):
        row = room.shared[i]
        for j in range(width):
            room.sums[j] += net.first[row, j]
    return length


def choice_sums(sight: Sight, shape: Shape, action: int, net: FirstLayer, room: Room) -> None:
    """Write what an action comes to in the first layer, where the sums of its position stand."""
    on, off = action_inputs(sight, shape, action, room.on, room.off)
    width = len(net.first_bias)
    for j in range(width):
        room.hidden[j] = room.sums[j]
    for i in range(on):
        row = room.on[i]
        for j in range(width):
            room.hidden[j] += net.first[row, j]
    for i in range(off):
        row = room.off[i]
        for j in range(width):
            room.hidden[j] -= net.first[row, j]


def weigh(facts: list[int], sight: Sight, mask: int, net: Net, utility: Floats, desk: Desk) -> int:
    """Write the legal actions, what each is worth and its places; how many inputs the position switches on."""
    length = position_sums(facts, sight, net, desk)
    shape = shape_of(sight.hand, sight.unseen)
    choice = 0
    while mask:
        action = lowest_bit_index(mask)
        mask &= mask - 1
        choice_sums(sight, shape, action, net, desk)
        desk.actions[choice] = action
        _answer(net, desk, choice)
        worth = _NONE
        for place in range(PLACES):
            worth += desk.places[choice, place] * utility[place]
        desk.values[choice] = worth
        choice += 1
    return length


def _answer(net: Net, desk: Desk, choice: int) -> None:
    height = len(net.second_bias)
    for j in range(height):
        desk.upper[j] = net.second_bias[j]
    for i in range(len(net.first_bias)):
        sum_ = desk.hidden[i]
        if sum_ > _NONE:
            for j in range(height):
                desk.upper[j] += sum_ * net.second[i, j]
    highest = np.float32(-1e30)
    for place in range(PLACES):
        total = net.last_bias[place]
        for j in range(height):
            if desk.upper[j] > _NONE:
                total += desk.upper[j] * net.last[place, j]
        desk.places[choice, place] = total
        highest = max(highest, total)
    whole = _NONE
    for place in range(PLACES):
        share = np.float32(math.exp(desk.places[choice, place] - highest))
        desk.places[choice, place] = share
        whole += share
    for place in range(PLACES):
        desk.places[choice, place] /= whole


def best_of(desk: Desk, choices: int) -> int:
    """The first of the choices that are worth most."""
    best = 0
    for i in range(1, choices):
        if desk.values[i] > desk.values[best]:
            best = i
    return best
