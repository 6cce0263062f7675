"""The books of a match: every change of a forecast put down to luck, to own errors or to those of others.

Invariants:
- after every moment, for each seat, forecast = forecast before + luck + own + others;
- what others gave a seat by their errors is put down when it next looks: a forecast is always one that was made.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tapete.coach.review import Account, Decision, Moment
from tapete.core import Seat


@dataclass(slots=True)
class Ledger:
    """The line of a match as it grows. It begins with the first forecast of all seats."""

    line: list[Moment] = field(default_factory=list)
    _given: list[float] = field(default_factory=list)
    """By seat: what others gave it since it last looked."""

    def know(self, number: int, deal: int, forecast: Sequence[float]) -> None:
        """All seats look: at the begin, and after a deal; what they did not expect was luck or given by others."""
        none = (0.0,) * len(forecast)
        before = self.line[-1].forecast if self.line else tuple(forecast)
        given = tuple(self._given) or none
        luck = tuple(now - then - gift for now, then, gift in zip(forecast, before, given, strict=True))
        self.line.append(Moment(number, deal, None, tuple(forecast), luck, none, given))
        self._given = [*none]

    def choose(self, decision: Decision, best: float) -> None:
        """A seat looks, for its best choice is worth `best`, and chooses; nothing is put down before the begin."""
        if not self.line:
            return
        seat, before = decision.seat, self.line[-1].forecast
        given = self._given[seat]
        own = decision.shift[seat]
        self._given = [gift + moved for gift, moved in zip(self._given, decision.shift, strict=True)]
        self._given[seat] = 0.0
        luck, owned, others = (_only(len(before), seat, each) for each in (best - before[seat] - given, own, given))
        forecast = tuple(best + own if at == seat else then for at, then in enumerate(before))
        self.line.append(Moment(decision.number, decision.deal, seat, forecast, luck, owned, others))

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
