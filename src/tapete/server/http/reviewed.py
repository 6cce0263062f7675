"""What the coach found, and the match it found it in, as the wire has them.

Invariants:
- decisions and moments are told by the steps of the replay: an action's number becomes that of its step;
- how the match of a sent record ended is told by its state alone: no table, no people, no levels.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import cast

from tapete.coach import COSTLY, Review
from tapete.core import written_options
from tapete.records import Replay, Sat
from tapete.records.model import ROBOT_PREFIX
from tapete.wire import http as matches
from tapete.wire import reviews as wire


def review_of(found: Review, steps: Sequence[matches.ReplayStep]) -> wire.Review:
    """The review, told by the steps of this replay."""
    acted = [0, *(step.number for step in steps if step.seat is not None)]
    return wire.Review(
        game=cast("matches.GameName", found.game),
        measure=found.measure,
        samples=found.samples,
        least=COSTLY[found.measure],
        unjudged=found.unjudged,
        decisions=tuple(
            wire.ReviewDecision(
                number=one.number,
                step=acted[one.number],
                deal=one.deal,
                seat=one.seat,
                who=one.who,
                source=one.source,
                choices=tuple(
                    wire.ReviewChoice(choice.action, choice.worth, choice.error, choice.worlds)
                    for choice in one.choices
                ),
                taken=one.taken,
                best=one.best,
                cost=one.cost,
                error=one.error,
                costly=one.costly,
            )
            for one in found.decisions
        ),
        line=tuple(
            wire.ReviewMoment(acted[one.number], one.deal, one.seat, one.forecast, one.luck, one.own, one.others)
            for one in found.line
        ),
        accounts=tuple(
            wire.ReviewAccount(one.seat, one.start, one.end, one.luck, one.own, one.others, one.decisions, one.costly)
            for one in found.accounts
        ),
    )


def info_of(played: Replay) -> matches.MatchInfo:
    """How the match of a record ended; its table is empty, its day that of the record."""
    names = list(played.header.seats)
    for moment in played.moments:
        if isinstance(moment.entry, Sat):
            names[moment.entry.seat] = moment.entry.who
    called = _told_apart([_robot_of(name) or name for name in names])
    state = played.written_state()
    totals, lives = state.get("totals"), state.get("lives")
    standing = [(seat in state["winners"], (totals or lives or ())[seat]) for seat in range(len(names))]
    date = played.header.date
    day = 0.0 if date is None else datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp()
    return matches.MatchInfo(
        table="",
        match=0,
        game=cast("matches.GameName", played.game.name),
        options=dict(written_options(played.header.options)),
        started=day,
        ended=day,
        rated=False,
        seats=tuple(
            matches.SeatResult(
                name=called[seat],
                player=None,
                robot=_robot_of(name),
                level=None,
                place=1 + sum(other > standing[seat] for other in standing),
                won=standing[seat][0],
                points=None if totals is None else totals[seat],
                lives=None if lives is None else lives[seat],
                rounds=state["rounds"],
                offices={},
                left=False,
            )
            for seat, name in enumerate(names)
        ),
        seat=None,
    )


def _robot_of(name: str) -> str | None:
    """The robot's name without version, None for a person."""
    return name.removeprefix(ROBOT_PREFIX).partition("@")[0] if name.startswith(ROBOT_PREFIX) else None


def _told_apart(names: Sequence[str]) -> list[str]:
    """Names with numbers where one is there twice."""
    return [
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}" for seat, name in enumerate(names)
    ]
