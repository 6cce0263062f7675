"""`tapete verify`: what a record proves, as one object or in words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tapete.cli.faults import AnswerIsNo
from tapete.games import GAMES
from tapete.records import RecordError
from tapete.records.verify import verify_file
from tapete.records.verify_robots import recompute
from tapete.robots import robot


def verified(file: Path, *, robots: bool) -> dict[str, Any]:
    """What was checked, all of it fitting; AnswerIsNo, naming what does not fit."""
    try:
        found = verify_file(file, GAMES)
        choices = recompute(found, str(file), robot) if robots else None
    except RecordError as fault:
        raise AnswerIsNo(str(fault)) from None
    return {
        "verified": True,
        "game": found.played.header.game,
        "source": "seed" if found.played.header.seed is not None else "commitment",
        "decks": list(found.decks),
        "actions": found.actions,
        "result": found.finished,
        **({} if choices is None else {"robots": choices.same, "unknown": choices.unknown}),
    }


def told(row: dict[str, Any]) -> Iterator[str]:
    """The same in words."""
    if row["source"] == "commitment":
        yield "commitment  fits the secret that was opened"
    if row["decks"]:
        yield f"decks       {len(row['decks'])}, and the dealer of deal 1: they follow from the {_source(row)}"
        yield f"actions     {row['actions']}, all by the rules"
    yield "result      follows from the actions" if row["result"] else "result      none: the match was not played out"
    if "robots" in row:
        others = f", {row['unknown']} by robots not known here" if row["unknown"] else ""
        yield f"robots      {row['robots']} choices, made again the same{others}"
    yield "verified"


def _source(row: dict[str, Any]) -> str:
    return "secret and the nonces" if row["source"] == "commitment" else "seed"
