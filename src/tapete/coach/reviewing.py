"""A checked record played again with a coach looking over the shoulders."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tapete.coach.comemierda import ComemierdaCoach
from tapete.coach.gnav import GnavCoach
from tapete.coach.judging import Coach
from tapete.coach.ledger import Ledger
from tapete.coach.review import Decision, Review
from tapete.core import BadInput, Seat, Status
from tapete.records import Acted, Replay
from tapete.records.fold import Fold

SAMPLES: Final = 32
"""Worlds that a choice of Comemierda is tried in."""
FAST: Final = 6
"""The same where a review must not take long."""
MOST_SAMPLES: Final = 10_000

Progress: TypeAlias = Callable[[int, int], None]
"""Told after each action how many of how many are done; whatever it raises ends the review."""


def review(
    played: Replay, *, seat: Seat | None = None, samples: int = SAMPLES, progress: Progress | None = None
) -> Review:
    """The match reviewed as far as it was played; BadInput where no coach knows the game that was played.

    With `seat` only the decisions of that seat are judged, and what others gave it by their errors counts as luck. The
    same record and samples give the same review.
    """
    game, header = played.game, played.header
    if seat is not None and not 0 <= seat < len(header.seats):
        raise BadInput(f"there is no seat {seat}; there are 0 to {len(header.seats) - 1}")
    if not 1 <= samples <= MOST_SAMPLES:
        raise BadInput(f"samples are 1 to {MOST_SAMPLES}")
    coach = _coach(header.game, header.options, samples)
    actions = sum(isinstance(moment.entry, Acted) for moment in played.moments)
    book = _Book(coach, seat)
    fold = Fold(game, header)
    for moment in played.moments:
        entry = moment.entry
        if isinstance(entry, Acted):
            book.before(fold, entry)
        fresh = fold.state is None
        fold.take(entry)
        if isinstance(entry, Acted):
            if game.status(fold.state) is not Status.PLAYING:
                book.look(fold)
            if progress is not None:
                progress(book.number, actions)
        elif fresh and fold.state is not None:
            book.look(fold)
    return Review(
        game=header.game,
        measure=coach.measure,
        seats=header.seats,
        seat=seat,
        samples=samples,
        finished=fold.state is not None and game.status(fold.state) is Status.OVER,
        unjudged=sum(one.source == "thresholds" for one in book.decisions),
        decisions=tuple(book.decisions),
        line=tuple(book.ledger.line),
        accounts=book.ledger.accounts(book.decisions),
    )


def _coach(game: str, options: Any, samples: int) -> Coach:
    return GnavCoach(options) if game == "gnav" else ComemierdaCoach(options, samples)


class _Book:
    """What was found so far."""

    def __init__(self, coach: Coach, seat: Seat | None) -> None:
        self.coach = coach
        self.decisions: list[Decision] = []
        self.ledger = Ledger()
        self.number = 0
        self._seat = seat
        self._taken: Counter[tuple[int, Seat]] = Counter()

    def look(self, fold: Fold) -> None:
        """Between deals, and as the match begins."""
        forecast = self.coach.forecast(fold.state)
        over = fold.game.status(fold.state) is Status.OVER
        if forecast is not None and (self.ledger.line or not over):
            self.ledger.know(self.number, fold.game.number(fold.state), forecast)

    def before(self, fold: Fold, entry: Acted) -> None:
        """Judge an action before it is played."""
        self.number += 1
        seat, deal = entry.seat, fold.game.number(fold.state)
        self._taken[deal, seat] += 1
        if self._seat not in (None, seat):
            return
        key = f"{deal}/{seat}/{self._taken[deal, seat]}"
        judged = self.coach.judged(fold.game.view(fold.state, seat), entry.action, key)
        if judged is None:
            return
        decision = Decision(
            number=self.number,
            deal=deal,
            seat=seat,
            who=entry.by or fold.seats[seat],
            source=judged.source,
            choices=judged.choices,
            taken=judged.taken,
            best=judged.best,
            cost=judged.cost,
            error=judged.error,
            costly=judged.is_costly(self.coach.measure),
            shift=judged.shift,
        )
        self.decisions.append(decision)
        best = judged.choices[judged.best].worth
        if best is not None:
            self.ledger.choose(decision, best)
