"""The books of a match: every change of a forecast put down to luck, to own errors or to those of others.

Invariant:
- after every moment, for each seat, forecast = forecast before + luck + own + others.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tapete.coach.review import Account, Decision, Moment
from tapete.core import Seat


@dataclass(slots=True)
class Ledger:
    """The line of a match as it grows. It begins with the first forecast of all seats."""

    line: list[Moment] = field(default_factory=list)

    def know(self, number: int, deal: int, forecast: Sequence[float]) -> None:
        """All seats look: at the begin, and after a deal; what they did not expect was luck."""
        before = self.line[-1].forecast if self.line else tuple(forecast)
        luck = tuple(now - then for now, then in zip(forecast, before, strict=True))
        none = (0.0,) * len(luck)
        self.line.append(Moment(number, deal, None, tuple(forecast), luck, none, none))

    def choose(self, decision: Decision, best: float) -> None:
        """A seat looks, for its best choice is worth `best`, and chooses; nothing is put down before the begin."""
        if not self.line:
            return
        seat, shift = decision.seat, decision.shift
        before = self.line[-1].forecast
        luck = _only(len(before), seat, best - before[seat])
        own = _only(len(before), seat, shift[seat])
        others = tuple(0.0 if at == seat else moved for at, moved in enumerate(shift))
        forecast = tuple(map(sum, zip(before, luck, own, others, strict=True)))
        self.line.append(Moment(decision.number, decision.deal, seat, forecast, luck, own, others))

    def accounts(self, decisions: Sequence[Decision]) -> tuple[Account, ...]:
        """The sums of the line for each seat; none without a line."""
        if not self.line:
            return ()
        return tuple(self._account(seat, decisions) for seat in range(len(self.line[0].forecast)))

    def _account(self, seat: Seat, decisions: Sequence[Decision]) -> Account:
        judged = [one for one in decisions if one.seat == seat and one.choices[one.best].worth is not None]
        return Account(
            seat=seat,
            start=self.line[0].forecast[seat],
            end=self.line[-1].forecast[seat],
            luck=sum(moment.luck[seat] for moment in self.line),
            own=sum(moment.own[seat] for moment in self.line),
            others=sum(moment.others[seat] for moment in self.line),
            decisions=len(judged),
            costly=sum(one.costly for one in judged),
        )


def _only(seats: int, seat: Seat, value: float) -> tuple[float, ...]:
    return tuple(value if at == seat else 0.0 for at in range(seats))
