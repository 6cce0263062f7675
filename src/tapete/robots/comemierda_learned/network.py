"""The shipped network, read once, by numpy where there is numpy."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from tapete.robots.comemierda_learned import policy
from tapete.robots.comemierda_learned.plain import Plain
from tapete.robots.comemierda_learned.reckoning import Network

PATH: Final = Path(__file__).parents[1] / "data" / "comemierda-1.npz"


@cache
def shipped() -> Network:
    """The network all levels play with."""
    return network(policy.read(PATH))


def network(learned: policy.Policy) -> Network:
    """A network by numpy, or in plain Python; either way the same numbers."""
    try:
        by_numpy = import_module("tapete.robots.comemierda_learned.with_numpy")
    except ImportError:
        return Plain(learned)
    found: Network = by_numpy.WithNumpy(learned)
    return found
