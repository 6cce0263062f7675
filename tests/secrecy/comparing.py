"""Two worlds side by side."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from secrecy.cases import Case
from secrecy.stories import Told, another_world, story_of
from secrecy.tables import Stage
from secrecy.witness import Seen
from tapete.room.entries import Acted


async def compare_all(folder: Path, game: str, seeds: Iterable[str]) -> Counter[str]:
    """One case after another, in one house; AssertionError, naming the onlooker, at the first difference."""
    figures: Counter[str] = Counter()
    async with Stage(folder) as stage:
        for seed in seeds:
            figures += await compare(stage, game, seed)
    return figures


async def compare(stage: Stage, game: str, seed: str) -> Counter[str]:
    """Play one case by lot in its own world and in another that the onlooker cannot tell from it; what was compared."""
    case = Case.drawn(game, seed)
    truth = await stage.play(case)
    story = story_of(truth.log)
    world = another_world(case.game, story, case.onlooker, seed)
    other = await stage.play(case, world)
    where = f"{game}, seed {seed!r}, onlooker {case.onlooker}"
    assert [len(told.acts) for told in world] == [len(told.acts) for told in story], where
    assert moves(other) == moves(truth), where
    first_difference = next((pair for pair in zip(truth.told, other.told, strict=False) if pair[0] != pair[1]), None)
    assert first_difference is None, f"{where}: {first_difference}"
    assert len(truth.told) == len(other.told), where
    return counted(case, truth, story, world)


def moves(seen: Seen) -> list[tuple[Any, ...]]:
    """What kinds of entries the log has, whose actions, and by which robot if it stood in for another."""
    return [
        (type(entry).__name__, entry.seat, entry.by) if isinstance(entry, Acted) else (type(entry).__name__,)
        for entry in seen.log
    ]


def counted(case: Case, seen: Seen, story: list[Told], world: list[Told]) -> Counter[str]:
    """What this comparison adds to the figures."""
    kinds: Counter[str] = Counter(f"{type(what).__name__} told" for _, what in seen.told)
    size = sum(len(what) for _, what in seen.told if isinstance(what, bytes))
    size += sum(len(_text(what)) for _, what in seen.told if isinstance(what, dict))
    pairs = list(zip(story, world, strict=True))
    onlooker = "watchers" if case.onlooker is None else "people" if case.onlooker in case.people else "robots"
    other_acts = sum(
        act != another for told, there in pairs for act, another in zip(told.acts, there.acts, strict=True)
    )
    return kinds + Counter(
        {
            "worlds": 1,
            "worlds that differ": any(told.deal != there.deal for told, there in pairs),
            "actions that differ": other_acts,
            "matches over": seen.over,
            "positions": seen.positions,
            "bytes": size,
            onlooker: 1,
        }
    )


def _text(message: dict[str, Any]) -> str:
    text = message.get("text")
    return text if isinstance(text, str) else ""
