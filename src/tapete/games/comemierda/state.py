"""The whole truth of a match: for the server and for tests, never for a seat.

Invariants:
- the cards in the hands, those set aside and those played in this round are the whole pack;
- `table` counts for each seat exactly the cards that `hands` names; before play begins it is nobody's turn there;
- `history` tells the round from its deal on and `rounds` every round that is scored.
"""

from dataclasses import dataclass

from tapete.cards import Card
from tapete.core import BySeat, Seat
from tapete.games.comemierda.events import Event, Office
from tapete.games.comemierda.options import Options
from tapete.games.comemierda.rules import Ruling, Table
from tapete.games.comemierda.scoring import ranked
from tapete.games.comemierda.view import Phase, RoundScore


@dataclass(frozen=True, slots=True)
class State:
    """A match of Comemierda at one moment.

    `hands` are low to high. `owed` is how many cards each seat has still to give in the exchange. `aside` lie before
    the seat that will receive them (`blind_exchange`). `ranking` is that of the last scored round, 0 before there is
    one. `winners` are named once the match is over.
    """

    options: Options
    ruling: Ruling
    number: int
    dealer: Seat
    phase: Phase
    hands: BySeat[tuple[Card, ...]]
    owed: BySeat[int]
    aside: BySeat[tuple[Card, ...]]
    table: Table
    ranking: int
    rounds: tuple[RoundScore, ...]
    winners: tuple[Seat, ...]
    history: tuple[Event, ...]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Seats with an open decision, ascending (C1, C21)."""
        if self.phase == "exchange":
            return self.owed.where(bool)
        if self.phase == "play":
            return (self.table.turn,)
        return ()

    @property
    def totals(self) -> BySeat[int]:
        """The points of each seat so far (C30)."""
        return self.rounds[-1].totals if self.rounds else nothing_yet(self.ruling)

    @property
    def offices(self) -> BySeat[Office | None]:
        """The offices of the last scored round, None before there is one (C13)."""
        if not self.rounds:
            return BySeat.of(self.ruling.players, lambda _: None)
        return BySeat(self.rounds[-1].offices)

    @property
    def pairs(self) -> tuple[tuple[Seat, Seat, int], ...]:
        """The exchange after the last scored round: higher office, lower office, how many cards (C20)."""
        last = self.ruling.players - 1
        return (
            (ranked(self.ranking, 0), ranked(self.ranking, last), 2),
            (ranked(self.ranking, 1), ranked(self.ranking, last - 1), 1),
        )


def nothing_yet(ruling: Ruling) -> BySeat[int]:
    """Zero for each seat."""
    return BySeat.of(ruling.players, lambda _: 0)


def ruling_of(options: Options) -> Ruling:
    """The options as the rules read them."""
    return Ruling(
        players=options.players,
        target=options.target or 0,
        escalating=int(options.escalating),
        pass_locks_out=int(options.pass_locks_out),
        equal_may_be_played=int(options.equal_may_be_played),
        first_lead_shows_three=int(options.first_lead_shows_three),
        blind_exchange=int(options.blind_exchange),
        presidente_opens=int(options.presidente_opens),
        no_finish_on_two_of_oros=int(options.no_finish_on_two_of_oros),
    )
