"""The room is killed under play: nothing that was acknowledged is lost, nothing is done twice, all go on by themselves.

`make kills` does the same a thousand times.
"""

from pathlib import Path

from databases import postgres, postgres_url  # noqa: F401  (fixtures)
from durable.kills import evening


async def test_twenty_kills_lose_nothing_on_sqlite(tmp_path: Path) -> None:
    ended = await evening(tmp_path / "data", 20, seed=1)
    assert ended.acknowledged > 100
    assert ended.verified > 100


async def test_six_kills_lose_nothing_on_postgresql(postgres_url: str) -> None:  # noqa: F811
    ended = await evening(postgres_url, 6, seed=2)
    assert ended.acknowledged > 100
    assert ended.verified > 100
