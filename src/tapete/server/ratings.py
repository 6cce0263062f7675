"""What people are worth after a rated match, reckoned by openskill from who came where.

Invariants:
- `rated` is pure; it changes nothing unless two people at least have played to the end or left on purpose;
- people are measured against each other only: what a robot wins or loses is nobody's merit;
- who left on purpose comes last, whatever the robot did that played on; a lost connection is no leaving.
"""

from collections.abc import Mapping
from typing import Final

from openskill.models import PlackettLuce

from tapete.room import MatchResult
from tapete.store import Rating

_MODEL: Final = PlackettLuce()
_LEFT: Final = 1000
"""The place of who has left: behind everybody."""


def rated(ended: MatchResult, before: Mapping[str, Rating]) -> tuple[Rating, ...]:
    """The ratings after the match, in order of the people's numbers; `before` are those of them who had one."""
    places = _places(ended)
    if not ended.rated or len(places) < 2:
        return ()
    people = sorted(places)
    teams = [[_rating(before.get(person))] for person in people]
    after = _MODEL.rate(teams, ranks=[float(places[person]) for person in people])
    return tuple(
        Rating(person, ended.game, team[0].mu, team[0].sigma, 1 + (before[person].matches if person in before else 0))
        for person, team in zip(people, after, strict=True)
    )


def people_of(ended: MatchResult) -> tuple[str, ...]:
    """Everybody whom the match may change: those who sat there in the end and those who had left."""
    return tuple(sorted(_places(ended)))


def _places(ended: MatchResult) -> dict[str, int]:
    left = {leaver.person: _LEFT for leaver in ended.leavers}
    stayed = {seat.person: _LEFT if seat.left else seat.place for seat in ended.seats if seat.person is not None}
    return left | stayed


def _rating(before: Rating | None):  # type: ignore[no-untyped-def]
    return _MODEL.rating() if before is None else _MODEL.rating(mu=before.mu, sigma=before.sigma)
