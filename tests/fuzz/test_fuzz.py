"""A little of what `make fuzz` does for minutes."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from fuzz.mutating import mutate
from fuzz.targets import TARGETS, log, record, seeds, socket, wire

SEED = st.integers(0, 2**32)


@pytest.mark.parametrize("target", TARGETS)
def test_every_target_takes_what_it_begins_with(target: str) -> None:
    assert seeds(target)
    for data in seeds(target):
        TARGETS[target](data)


@settings(max_examples=60, deadline=None)
@given(begin=st.sampled_from(seeds("record")[:6]), seed=SEED)
def test_a_changed_record_is_read_or_refused_in_one_line(begin: bytes, seed: int) -> None:
    record(mutate(begin, random.Random(seed)))


@settings(max_examples=200, deadline=None)
@given(begin=st.sampled_from(seeds("wire")), seed=SEED)
def test_a_changed_message_is_read_or_refused(begin: bytes, seed: int) -> None:
    wire(mutate(begin, random.Random(seed)))


@settings(max_examples=100, deadline=None)
@given(begin=st.sampled_from(seeds("log")), seed=SEED)
def test_a_changed_log_is_read_or_refused(begin: bytes, seed: int) -> None:
    log(mutate(begin, random.Random(seed)))


@settings(max_examples=300, deadline=None)
@given(data=st.binary(max_size=200))
@example(data=b"[" * 5000)
def test_any_bytes_are_refused(data: bytes) -> None:
    for target in (record, wire, log):
        target(data)


@settings(max_examples=40, deadline=None)
@given(data=st.binary(min_size=4, max_size=300))
def test_whatever_a_socket_hears_the_room_keeps_its_word(data: bytes) -> None:
    socket(data)
