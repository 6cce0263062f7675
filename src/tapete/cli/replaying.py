"""A checked record in words."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tapete.cli.comemierda_told import ComemierdaTeller
from tapete.cli.gnav_told import GnavTeller
from tapete.cli.telling import INDENT, Teller
from tapete.records import Replay, Sat
from tapete.words import Words

_TELLERS: Final[Mapping[str, type[Teller]]] = {"comemierda": ComemierdaTeller, "gnav": GnavTeller}


def told(played: Replay, words: Words) -> Iterator[str]:
    """The lines, in the order of the record."""
    teller = _TELLERS[played.header.game](words)
    notation = played.game.notation
    names = told_apart(played.header.seats)
    for moment in played.moments:
        if isinstance(moment.entry, Sat):
            before, names = names, told_apart(moment.seats)
            yield f"{INDENT}{before[moment.entry.seat]} → {names[moment.entry.seat]}"
        for event in moment.events:
            yield from teller.tell(notation.written_event(event), names)


def told_apart(seats: Sequence[str]) -> tuple[str, ...]:
    """Names as a reader needs them: robots without their prefix, the seat added where two are called the same."""
    names = [name.removeprefix("robot:") for name in seats]
    times = Counter(names)
    return tuple(name if times[name] == 1 else f"{name} ({seat})" for seat, name in enumerate(names))
