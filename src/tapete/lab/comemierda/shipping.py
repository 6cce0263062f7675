"""From the floats of training to the whole numbers of a policy file."""

import math
from array import array
from pathlib import Path
from typing import Final

import numpy as np

from tapete.core import BadInput
from tapete.lab.comemierda.evaluating import Floats, Net
from tapete.robots.comemierda_learned.inputs import LAYOUT
from tapete.robots.comemierda_learned.policy import FIRST_BITS, NEXT_BITS, UTILITY, VERSION, Policy

LARGEST: Final = 256 * 1024
"""Bytes a policy file may have."""
_KINDS: Final = {"h": "<i2", "i": "<i4"}


def policy_of(net: Net, utility: Floats) -> Policy:
    """The network in whole numbers."""
    width, height = net.second.shape
    return Policy(
        width,
        height,
        first=_whole(net.first, FIRST_BITS, "h"),
        first_bias=_whole(net.first_bias, FIRST_BITS, "i"),
        second=_whole(net.second, NEXT_BITS, "h"),
        second_bias=_whole(net.second_bias, FIRST_BITS + NEXT_BITS, "i"),
        last=_whole(net.last, NEXT_BITS, "h"),
        last_bias=_whole(net.last_bias, FIRST_BITS + NEXT_BITS, "i"),
        utility=_whole(utility, math.log2(UTILITY), "i"),
    )


def write_policy(path: Path, policy: Policy) -> int:
    """Write the policy file, all or nothing; how many bytes it has."""
    numbers = {
        name: np.array(part, _KINDS[part.typecode]) for name, part in zip(policy._fields[2:], policy[2:], strict=True)
    }
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, head=np.array([VERSION, LAYOUT, *policy[:2]], "<i4"), **numbers)  # type: ignore[arg-type]
    size = unfinished.stat().st_size
    if size > LARGEST:
        unfinished.unlink()
        raise BadInput(f"the policy would have {size} bytes, more than {LARGEST}")
    unfinished.replace(path)
    return size


def _whole(numbers: Floats, bits: float, kind: str) -> "array[int]":
    """Rounded to parts of 2**bits."""
    rounded = np.rint(numbers.astype(np.float64) * 2**bits).ravel()
    limits = np.iinfo(np.dtype(_KINDS[kind]))
    if not limits.min <= rounded.min() <= rounded.max() <= limits.max:
        raise BadInput("a number is too large for a policy file")
    return array(kind, rounded.astype(np.int64).tolist())
