"""`tapete review`: what a coach makes of a match; in words (`review_told`), as a picture (`review_plot`), as JSON."""

import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tapete.cli.faults import AnswerIsNo
from tapete.cli.review_plot import svg
from tapete.coach import NoCoach, Review, review
from tapete.core import AnyGame, BadInput, Seat
from tapete.games import GAMES
from tapete.records import Acted, Opened, RecordError, Replay, replay_file
from tapete.records.verify import verify_file
from tapete.words import Words

_DIGITS = 6


def read(file: Path) -> Replay:
    """The record, whose deals must be fair if it can be told; AnswerIsNo if it is none, or nothing was chosen in it."""
    try:
        played = replay_file(file, GAMES)
        if played.header.seed is not None or any(isinstance(moment.entry, Opened) for moment in played.moments):
            verify_file(file, GAMES)
    except RecordError as fault:
        raise AnswerIsNo(str(fault)) from None
    if not any(isinstance(moment.entry, Acted) for moment in played.moments):
        raise AnswerIsNo(f"{file}: nothing to review: nobody has chosen anything yet")
    return played


def reviewed(played: Replay, file: Path, seat: Seat | None, samples: int, words: Words) -> Review:
    """The review, with a bar on a terminal; AnswerIsNo where there is no coach for what was played."""
    if seat is not None and seat >= len(played.header.seats):
        raise BadInput(f"there is no seat {seat} in {file}; there are 0 to {len(played.header.seats) - 1}")
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words.say("coach-working"), total=None)
        try:
            return review(
                played,
                seat=seat,
                samples=samples,
                progress=lambda done, actions: bar.update(task, completed=done, total=actions),
            )
        except NoCoach as fault:
            raise AnswerIsNo(f"{file}: {fault}") from None


def draw(found: Review, file: Path, picture: Path, words: Words) -> None:
    """Write the picture, all of it or nothing; AnswerIsNo where there is no line to draw."""
    if not found.line:
        raise AnswerIsNo(f"{file}: there is nothing to draw: nobody knows the chances in this match")
    unfinished = picture.with_name(picture.name + ".part")
    unfinished.write_text(svg(found, words), encoding="utf-8")
    unfinished.replace(picture)


def rows(found: Review, game: AnyGame) -> Iterator[dict[str, Any]]:
    """The decisions, then the moments of the line, then the rest, each as one object; actions as records write them."""
    for decision in found.decisions:
        row = _rounded(asdict(decision))
        for written, choice in zip(row["choices"], decision.choices, strict=True):
            written["action"] = game.notation.written_action(choice.action)
        yield {"decision": row}
    for moment in found.line:
        yield {"moment": _rounded(asdict(moment))}
    rest = asdict(found)
    yield {"review": _rounded({name: rest[name] for name in rest if name not in ("decisions", "line")})}


def _rounded(value: Any) -> Any:
    match value:
        case float():
            return round(value, _DIGITS) + 0.0
        case dict():
            return {name: _rounded(each) for name, each in value.items()}
        case tuple() | list():
            return [_rounded(each) for each in value]
        case _:
            return value
