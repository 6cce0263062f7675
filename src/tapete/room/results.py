"""How a match at a table ended, for lists of matches, tables of players and ratings.

Invariants:
- `result` is pure: the same log gives an equal result;
- who plays a seat when the match ends has its result; who left before and was followed by somebody else is named apart;
- places are shared: two who come second are both second, and nobody is third.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tapete.core import AnyGame, BySeat, Seat, Status, written_options
from tapete.room.entries import Entry, Opened
from tapete.room.fold import TableState, fold

_NEVER: Final = 1 << 30
"""Beyond the last entry of any log: who has not fallen."""


@dataclass(frozen=True, slots=True)
class Leaver:
    """A person who left a seat for good in mid-match, and whom somebody followed there."""

    seat: Seat
    person: str
    name: str


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat ended: `points` in Comemierda, `lives` in Gnav. `offices` counts those held, by name (C13).

    `place` is 1 for who won. `left`: the person had gone for good, and a robot played on.
    """

    seat: Seat
    person: str | None
    name: str
    robot: str | None
    level: int | None
    points: int | None
    lives: int | None
    place: int
    won: bool
    left: bool
    offices: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """Match number `match` of `table`, from `started` to `ended` (seconds since 1970), `rounds` settled deals long."""

    table: str
    match: int
    game: str
    options: Mapping[str, Any]
    started: float
    ended: float
    rated: bool
    open: bool
    watch: bool
    rounds: int
    seats: tuple[SeatResult, ...]
    leavers: tuple[Leaver, ...]


def result(name: str, log: Iterable[tuple[float, Entry]], match: int | None = None) -> MatchResult | None:
    """How match number `match` of this table ended, the last one unless told which; None if it has not."""
    rows = _rows_of(list(log), match)
    table: TableState | None = None
    started = ended = 0.0
    fell: dict[Seat, int] = {}
    leavers: list[Leaver] = []
    for at, entry in rows:
        before, table = table, fold(table, entry, at, 1).state
        if isinstance(entry, Opened):
            started = table.at
        if before is not None:
            leavers += _followed(before, table)
        if table.status is Status.OVER and (before is None or before.status is not Status.OVER):
            ended = table.at
        fell = {seat: fell.get(seat, table.seq) for seat in _fallen(table)}
    if table is None or table.status is not Status.OVER:
        return None
    return MatchResult(
        table=name,
        match=table.match,
        game=table.game.name,
        options=written_options(table.options),
        started=started,
        ended=ended,
        rated=table.settings.rated,
        open=table.settings.open,
        watch=table.settings.watch,
        rounds=table.game.notation.written_state(table.state)["rounds"],
        seats=_seats(table, fell),
        leavers=tuple(leavers),
    )


def _rows_of(log: Sequence[tuple[float, Entry]], match: int | None) -> Sequence[tuple[float, Entry]]:
    starts = [place for place, (_, entry) in enumerate(log) if isinstance(entry, Opened)]
    wanted = len(starts) if match is None else match
    if not 1 <= wanted <= len(starts):
        return ()
    return log[starts[wanted - 1] : starts[wanted] if wanted < len(starts) else len(log)]


def _followed(before: TableState, after: TableState) -> list[Leaver]:
    """Those who had left a seat in which somebody else sits from now on."""
    return [
        Leaver(seat, sitter.person, sitter.name)
        for seat, sitter in enumerate(before.sitters)
        if sitter.person is not None and before.left[seat] is not None and after.sitters[seat] != sitter
    ]


def _fallen(table: TableState) -> Iterable[Seat]:
    """In Gnav, the seats that have no lives left (G13, G24)."""
    lives = () if table.state is None else table.game.notation.written_state(table.state).get("lives", ())
    return (seat for seat, left in enumerate(lives) if left == 0)


def _seats(table: TableState, fell: Mapping[Seat, int]) -> tuple[SeatResult, ...]:
    told = table.game.notation.written_state(table.state)
    winners = told["winners"]
    totals, lives = told.get("totals"), told.get("lives")
    # the higher the better: totals in Comemierda (C31), in Gnav how long one lasted; who won is before all others
    standing = [
        (seat in winners, fell.get(seat, _NEVER) if totals is None else totals[seat])
        for seat in range(len(table.sitters))
    ]
    offices = _offices(table.game, table.state, len(table.sitters))
    return tuple(
        SeatResult(
            seat=seat,
            person=sitter.person,
            name=sitter.name,
            robot=sitter.robot,
            level=sitter.level,
            points=None if totals is None else totals[seat],
            lives=None if lives is None else lives[seat],
            place=1 + sum(other > standing[seat] for other in standing),
            won=seat in winners,
            left=table.left[seat] is not None,
            offices=offices[seat],
        )
        for seat, sitter in enumerate(table.sitters)
    )


def _offices(game: AnyGame, state: Any, seats: int) -> BySeat[Mapping[str, int]]:
    """How often each seat held which office, in the rounds of a finished match."""
    rounds = getattr(game.view(state, None), "rounds", ())
    return BySeat.of(seats, lambda seat: dict(Counter(score.offices[seat] for score in rounds)))
