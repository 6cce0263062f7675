"""Nobody can tell two worlds apart that differ only in cards he may not see.

Not by Views, legal actions and events; not by the bytes of the socket and of HTTP answers; not by the log or the clock.
"""

from pathlib import Path

import pytest

from secrecy.comparing import compare_all


@pytest.mark.parametrize(("game", "each"), [("comemierda", 10), ("gnav", 24)])
@pytest.mark.parametrize("chunk", range(10))
async def test_two_worlds_look_the_same(tmp_path: Path, game: str, each: int, chunk: int) -> None:
    figures = await compare_all(tmp_path, game, (f"{game} {chunk} {number}" for number in range(each)))
    assert figures["worlds that differ"] > each // 2


@pytest.mark.slow
@pytest.mark.parametrize("game", ["comemierda", "gnav"])
@pytest.mark.parametrize("chunk", range(50))
async def test_ten_thousand_worlds_look_the_same(tmp_path: Path, game: str, chunk: int) -> None:
    each = 100
    figures = await compare_all(tmp_path, game, (f"slow {game} {chunk} {number}" for number in range(each)))
    assert figures["worlds that differ"] > each // 2
