"""`tapete perft`: how many ways the match of a record can go on from where it stops."""

from collections.abc import Iterator
from pathlib import Path

from tapete.cli.faults import AnswerIsNo
from tapete.core import BadInput
from tapete.games import GAMES
from tapete.records import RecordError, replay_file
from tapete.records.perft import perft


def counts(game: str, record: Path, depth: int) -> Iterator[dict[str, int]]:
    """One row for each depth up to `depth`; BadInput if the record is of another game or deals no cards."""
    try:
        played = replay_file(record, GAMES)
    except RecordError as fault:
        raise AnswerIsNo(str(fault)) from None
    if played.game.name != game:
        raise BadInput(f"{record} is a record of {played.game.name}, not of {game}")
    if played.state is None:
        raise BadInput(f"{record} has no deal to count from")
    return ({"depth": at, "count": perft(played.game, played.state, at)} for at in range(1, depth + 1))
