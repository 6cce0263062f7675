"""A damaged record is refused with one line or is still a whole record: nothing else escapes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from records.samples import lines
from tapete.games import GAMES
from tapete.records import RecordError, replay

PIECES = [b"", b"\n", b'"', b"{", b"}", b"[", b"]", b",", b":", b"true", b"null", b"-1", b"1e9", b"9" * 30, b"\xff",
          b"\\ud800", b'"fool"', b'"3o"', b"NaN", b"\x00", b" "]  # fmt: skip


@pytest.mark.parametrize("game", list(GAMES))
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_damage_is_one_line_or_none(game: str, data: st.DataObject) -> None:
    text = ("\n".join(lines(game)[:40]) + "\n").encode()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    damaged = text[:start] + data.draw(st.sampled_from(PIECES)) + text[end:]
    assert len(complaint(damaged).splitlines()) <= 1


def complaint(record: bytes) -> str:
    try:
        replay(record.splitlines(keepends=True), "x", GAMES)
    except RecordError as fault:
        return str(fault)
    return ""
