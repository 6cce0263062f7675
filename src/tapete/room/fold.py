"""The table as a pure fold of its log.

Invariants:
- `fold` is pure; entry number n folded gives a state with `seq` n;
- an Opened forgets everything before it save the numbers, so a table can be folded from its last Opened;
- an open decision is numbered by the entry that opened it, per seat; that number stays while it is open, whatever
  others do (C21).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from tapete.core import AnyGame, BadInput, BySeat, Deal, HmacEntropy, Seat, Status, commitment
from tapete.games import GAMES
from tapete.room.entries import (
    Acted,
    Contributed,
    Dealt,
    Entry,
    Left,
    NextAsked,
    Opened,
    PaceSet,
    RestartAsked,
    Sitter,
)


@dataclass(frozen=True, slots=True)
class Accepted:
    """The last action taken from a seat: which decision it answered and where it stands in the log."""

    decision: int
    action: Any
    seq: int


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat's last wish to go on: after which deal or match, and where it stands in the log."""

    after: int
    seq: int


@dataclass(frozen=True, slots=True)
class TableState:
    """Where a table stands after entry `seq`; the whole truth, the match's secret included.

    `state` is the game's, None until the first deal; `skipped` tells that the last deal was (G23). `contributed` are
    the entries that settled each person's nonce, `left` those with which people went for good. `decisions` are the
    open decisions, `taken` how many each seat has taken in this deal.
    """

    seq: int
    match: int
    game: AnyGame
    options: Any
    sitters: tuple[Sitter, ...]
    secret: bytes = field(repr=False)
    commitment: str
    robot_pause: str
    nonces: BySeat[str | None]
    contributed: BySeat[int | None]
    state: Any
    skipped: bool
    decisions: BySeat[int | None]
    taken: BySeat[int]
    accepted: BySeat[Accepted | None]
    next_asked: BySeat[Asked | None]
    restart_asked: BySeat[Asked | None]
    left: BySeat[int | None]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.person is not None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of people who have not left."""
        return tuple(seat for seat in self.people if self.left[seat] is None)

    @property
    def abandoned(self) -> bool:
        """Whether all people have left before the match was over: nobody plays on."""
        return self.people != () and self.present == () and self.status is not Status.OVER

    @property
    def status(self) -> Status | None:
        """What the match waits for; None before the first deal."""
        return None if self.state is None else self.game.status(self.state)

    @property
    def number(self) -> int:
        """Number of the current deal, 0 before the first."""
        return 0 if self.state is None else self.game.number(self.state)

    def seat_of(self, person: str) -> Seat | None:
        """Where this person sits, if at all."""
        return next((seat for seat in self.people if self.sitters[seat].person == person), None)

    def next_dealt(self) -> Dealt:
        """The deal to come, by the match's secret and nonces alone (RECORD, verifiable deals)."""
        number = self.number + 1
        if self.state is not None and self.game.skips(self.state):
            return Dealt(number, None, None)
        deal = self.game.deal(self.options, HmacEntropy(self.secret, self.game.name, number, self.nonces), number)
        return Dealt(deal.number, deal.dealer, deal.deck)


@dataclass(frozen=True, slots=True)
class Folded:
    """A state and the game's events that the last entry brought."""

    state: TableState
    events: tuple[Any, ...] = ()


def fold(before: TableState | None, entry: Entry, seq: int | None = None) -> Folded:
    """The table after one more entry; BadInput if the entry cannot follow. `seq` only where there is no `before`."""
    if isinstance(entry, Opened):
        number = before.seq + 1 if before is not None else 1 if seq is None else seq
        return Folded(_opened(entry, number))
    if before is None:
        raise BadInput("the log of a table begins with an opened match")
    table = replace(before, seq=before.seq + 1)
    match entry:
        case Contributed(seat, nonce):
            table = replace(
                table, nonces=table.nonces.put(seat, nonce), contributed=table.contributed.put(seat, table.seq)
            )
        case Dealt(number, dealer, deck):
            return _dealt(table, Deal(number, dealer, deck))
        case Acted():
            return _acted(table, entry)
        case NextAsked(seat):
            table = replace(table, next_asked=table.next_asked.put(seat, Asked(table.number, table.seq)))
        case RestartAsked(seat):
            table = replace(table, restart_asked=table.restart_asked.put(seat, Asked(table.match, table.seq)))
        case Left(seat):
            table = replace(table, left=table.left.put(seat, table.seq))
        case PaceSet(_, robot_pause):
            table = replace(table, robot_pause=robot_pause)
    return Folded(table)


def fold_all(entries: Iterable[Entry]) -> TableState | None:
    """The table after its whole log, None if that is empty; only the entries from the last Opened are played."""
    log = list(entries)
    last = max((place for place, entry in enumerate(log) if isinstance(entry, Opened)), default=0)
    table: TableState | None = None
    for seq, entry in enumerate(log[last:], start=last + 1):
        table = fold(table, entry, seq).state
    return table


def _opened(entry: Opened, seq: int) -> TableState:
    if entry.game not in GAMES:
        raise BadInput(f"no such game: {entry.game!r}")
    game = GAMES[entry.game]
    options = game.options(entry.options)
    players = game.players(options)
    if len(entry.sitters) != players:
        raise BadInput(f"{len(entry.sitters)} sitters at a table of {players}")
    secret = bytes.fromhex(entry.secret)
    return TableState(
        seq=seq,
        match=entry.match,
        game=game,
        options=options,
        sitters=entry.sitters,
        secret=secret,
        commitment=commitment(secret),
        robot_pause=entry.robot_pause,
        nonces=BySeat.of(players, lambda _: None),
        contributed=BySeat.of(players, lambda _: None),
        state=None,
        skipped=False,
        decisions=BySeat.of(players, lambda _: None),
        taken=BySeat.of(players, lambda _: 0),
        accepted=BySeat.of(players, lambda _: None),
        next_asked=BySeat.of(players, lambda _: None),
        restart_asked=BySeat.of(players, lambda _: None),
        left=BySeat.of(players, lambda _: None),
    )


def _dealt(table: TableState, deal: Deal) -> Folded:
    game = table.game
    step = game.start(table.options, deal) if table.state is None else game.next_deal(table.state, deal)
    table = replace(table, state=step.state, skipped=deal.deck is None, taken=table.taken.map(lambda _: 0))
    return Folded(_with_decisions(table, None), step.events)


def _acted(table: TableState, entry: Acted) -> Folded:
    if table.state is None:
        raise BadInput("an action before the first deal")
    seat = entry.seat
    action = table.game.notation.read_action(entry.action)
    step = table.game.apply(table.state, seat, action)
    table = replace(
        table,
        state=step.state,
        taken=table.taken.put(seat, table.taken[seat] + 1),
        accepted=table.accepted.put(seat, Accepted(entry.decision, action, table.seq)),
    )
    return Folded(_with_decisions(table, seat), step.events)


def _with_decisions(table: TableState, acted: Seat | None) -> TableState:
    """Open decisions after a step: those that stay open keep their number, unless their own seat has just acted."""
    to_act = table.game.to_act(table.state)

    def number(seat: Seat) -> int | None:
        if seat not in to_act:
            return None
        held = table.decisions[seat]
        return table.seq if held is None or seat == acted else held

    return replace(table, decisions=BySeat.of(len(table.sitters), number))
