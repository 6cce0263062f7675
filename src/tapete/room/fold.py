"""The table as a pure fold of its log.

Invariants:
- `fold` is pure; entry number n folded gives a state with `seq` n;
- an Opened forgets everything before it save the numbers, so a table can be folded from its last Opened;
- an open decision is numbered by the entry that opened it, per seat; that number stays while it is open, whatever
  others do (C21);
- the table's time never goes back, whatever the clock of the process did: nobody loses by it;
- who claimed a seat sits in it from the fold of the next deal on, not a card earlier.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tapete.core import AnyGame, BadInput, BySeat, Deal, HmacEntropy, Seat, Status, commitment
from tapete.core.seats import ring
from tapete.games import GAMES
from tapete.room.entries import (
    EMPTY,
    Acted,
    Back,
    Claimed,
    Contributed,
    Dealt,
    Entry,
    Founded,
    Left,
    NextAsked,
    Opened,
    PaceSet,
    RestartAsked,
    Rose,
    Said,
    Sat,
    Sitter,
    Unclaimed,
)
from tapete.room.pace import CLOCKS
from tapete.room.settings import Settings

SAID_KEPT: Final = 40
"""How many of the last things said a table remembers."""


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
class Spoken:
    """Something said with entry `seq`, in the course of deal `number`: what, by whom and when."""

    seq: int
    at: float
    number: int
    said: Said


@dataclass(frozen=True, slots=True)
class TableState:
    """Where a table stands after entry `seq`; the whole truth, the match's secret included.

    `at` is when that entry was written. `match` is 0 while people gather; it began with entry `begun`. `host` is the
    person who may start, `invitation` the secret of the link, None for a table from before there were links.

    `state` is the game's, None until the first deal; `skipped` tells that the last deal was (G23). `contributed` are
    the entries that settled each person's nonce, `left` those with which people went for good. `decisions` are the
    open decisions, `since` when each was opened, `bank` the seconds each seat has left beyond its turns in this deal,
    `taken` how many decisions each seat has taken in this deal. `away` are the people whose turns a robot plays until
    they are back, `claims` those who sit down at the next deal. `said` are the last things said, oldest first.
    """

    seq: int
    at: float
    match: int
    begun: int
    game: AnyGame
    options: Any
    sitters: BySeat[Sitter]
    secret: bytes = field(repr=False)
    commitment: str
    robot_pause: str
    settings: Settings
    host: str | None
    invitation: str | None = field(repr=False)
    nonces: BySeat[str | None]
    contributed: BySeat[int | None]
    state: Any
    skipped: bool
    decisions: BySeat[int | None]
    since: BySeat[float | None]
    bank: BySeat[float]
    taken: BySeat[int]
    accepted: BySeat[Accepted | None]
    next_asked: BySeat[Asked | None]
    restart_asked: BySeat[Asked | None]
    left: BySeat[int | None]
    away: BySeat[bool]
    claims: BySeat[Sitter | None]
    said: tuple[Spoken, ...]

    @property
    def gathering(self) -> bool:
        """Whether people sit down and the first match has not begun."""
        return self.match == 0

    @property
    def closed(self) -> bool:
        """Whether all who had gathered have gone: no match begins here."""
        return self.gathering and self.people == ()

    @property
    def host_seat(self) -> Seat | None:
        """Where the host sits."""
        return None if self.host is None else self.seat_of(self.host)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.person is not None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats of people who have not left."""
        return tuple(seat for seat in range(len(self.sitters)) if self.is_present(seat))

    def is_present(self, seat: Seat) -> bool:
        """Whether a person sits there who has not left."""
        return self.sitters[seat].person is not None and self.left[seat] is None

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats of people who play their turns themselves."""
        return tuple(seat for seat in range(len(self.sitters)) if self.is_playing(seat))

    def is_playing(self, seat: Seat) -> bool:
        """Whether a person sits there who plays his turns himself."""
        return self.is_present(seat) and not self.away[seat]

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

    def claim_of(self, person: str) -> Seat | None:
        """Which seat this person takes at the next deal, if any."""
        return next((seat for seat, sitter in enumerate(self.claims) if sitter and sitter.person == person), None)

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


def fold(before: TableState | None, entry: Entry, at: float = 0.0, seq: int | None = None) -> Folded:
    """The table after one more entry, written at `at`; BadInput if it cannot follow. `seq` only without `before`."""
    if isinstance(entry, Opened | Founded):
        number = before.seq + 1 if before is not None else 1 if seq is None else seq
        at = at if before is None else max(before.at, at)
        return Folded(_opened(entry, number, at) if isinstance(entry, Opened) else _founded(entry, number, at))
    if before is None:
        raise BadInput("the log of a table begins with an opened match or a founded table")
    if isinstance(entry, Acted):  # most entries are: each copy of the state that can be spared is
        return _acted(before, entry, max(before.at, at))
    table = replace(before, seq=before.seq + 1, at=max(before.at, at))
    if isinstance(entry, Dealt):
        return _dealt(_seated(table), Deal(entry.number, entry.dealer, entry.deck))
    return Folded(_changed(table, entry))


def _changed(table: TableState, entry: Entry) -> TableState:
    """The table after an entry that leaves the game as it is."""
    match entry:
        case Contributed(seat, nonce):
            contributed = table.contributed.put(seat, table.seq)
            return replace(table, nonces=table.nonces.put(seat, nonce), contributed=contributed)
        case NextAsked(seat):
            return replace(table, next_asked=table.next_asked.put(seat, Asked(table.number, table.seq)))
        case RestartAsked(seat):
            return replace(table, restart_asked=table.restart_asked.put(seat, Asked(table.match, table.seq)))
        case PaceSet(_, robot_pause):
            return replace(table, robot_pause=robot_pause)
        case Said():
            spoken = Spoken(table.seq, table.at, table.number, entry)
            return replace(table, said=(*table.said, spoken)[-SAID_KEPT:])
        case _:
            return _moved(table, entry)


def _moved(table: TableState, entry: Entry) -> TableState:
    """The table after somebody came, went or will come."""
    match entry:
        case Sat(seat, sitter):
            before = None if sitter.person is None else table.seat_of(sitter.person)
            sitters = table.sitters if before is None else table.sitters.put(before, EMPTY)
            return replace(table, sitters=sitters.put(seat, sitter))
        case Rose(seat):
            return _with_host(replace(table, sitters=table.sitters.put(seat, EMPTY)), seat)
        case Left(seat):
            return _with_host(replace(table, left=table.left.put(seat, table.seq)), seat)
        case Back(seat):
            return replace(table, away=table.away.put(seat, value=False))
        case Claimed(seat, sitter):
            before = None if sitter.person is None else table.claim_of(sitter.person)
            claims = table.claims if before is None else table.claims.put(before, None)
            return replace(table, claims=claims.put(seat, sitter))
        case Unclaimed(seat):
            return replace(table, claims=table.claims.put(seat, None))
        case _:
            raise BadInput(f"no table goes on with {type(entry).__name__}")


def _with_host(table: TableState, gone: Seat) -> TableState:
    """Another host where the one before has gone from seat `gone`: the next person round the table."""
    if table.host_seat in table.present:
        return table
    others = [seat for seat in ring(gone, len(table.sitters)) if seat in table.present]
    return replace(table, host=table.sitters[others[0]].person if others else None)


def fold_all(log: Iterable[tuple[float, Entry]]) -> TableState | None:
    """The table after its whole log, None if that is empty; only the entries from the last Opened are played."""
    table: TableState | None = None
    for folded in folds(log):
        table = folded.state
    return table


def folds(log: Iterable[tuple[float, Entry]], after: int = 0) -> Iterator[Folded]:
    """The table after each entry of its log from the last Opened on; of the log the first `after` may be missing."""
    rows = list(log)
    last = max((place for place, (_, entry) in enumerate(rows) if isinstance(entry, Opened)), default=0)
    table: TableState | None = None
    for seq, (at, entry) in enumerate(rows[last:], start=after + last + 1):
        folded = fold(table, entry, at, seq)
        table = folded.state
        yield folded


def _opened(entry: Opened, seq: int, at: float) -> TableState:
    table = _begun(entry, seq, at)
    secret = bytes.fromhex(entry.secret)
    return replace(
        table,
        match=entry.match,
        secret=secret,
        commitment=commitment(secret),
        away=BySeat.of(len(table.sitters), lambda seat: seat in entry.away),
        restart_asked=BySeat(None if at is None else Asked(entry.match - 1, at) for at in _asked(entry)),
    )


def _asked(entry: Opened) -> tuple[int | None, ...]:
    """Where each seat asked for the match; in the logs of older programs nobody did."""
    if entry.asked and len(entry.asked) != len(entry.sitters):
        raise BadInput(f"{len(entry.asked)} wishes of {len(entry.sitters)} sitters")
    return entry.asked or (None,) * len(entry.sitters)


def _founded(entry: Founded, seq: int, at: float) -> TableState:
    return _begun(entry, seq, at)


def _begun(entry: Opened | Founded, seq: int, at: float) -> TableState:
    """A table at which nothing has happened yet."""
    if entry.game not in GAMES:
        raise BadInput(f"no such game: {entry.game!r}")
    game = GAMES[entry.game]
    options = game.options(entry.options)
    players = game.players(options)
    if len(entry.sitters) != players:
        raise BadInput(f"{len(entry.sitters)} sitters at a table of {players}")
    return TableState(
        seq=seq,
        at=at,
        match=0,
        begun=seq,
        game=game,
        options=options,
        sitters=BySeat(entry.sitters),
        secret=b"",
        commitment="",
        robot_pause=entry.robot_pause,
        settings=entry.settings,
        host=entry.host,
        invitation=entry.invitation,
        nonces=BySeat.of(players, lambda _: None),
        contributed=BySeat.of(players, lambda _: None),
        state=None,
        skipped=False,
        decisions=BySeat.of(players, lambda _: None),
        since=BySeat.of(players, lambda _: None),
        bank=BySeat.of(players, lambda _: 0.0),
        taken=BySeat.of(players, lambda _: 0),
        accepted=BySeat.of(players, lambda _: None),
        next_asked=BySeat.of(players, lambda _: None),
        restart_asked=BySeat.of(players, lambda _: None),
        left=BySeat.of(players, lambda _: None),
        away=BySeat.of(players, lambda _: False),
        claims=BySeat.of(players, lambda _: None),
        said=(),
    )


def _seated(table: TableState) -> TableState:
    """The table with those in their seats who claimed them."""
    for seat, sitter in enumerate(table.claims):
        if sitter is not None:
            table = replace(
                table,
                sitters=table.sitters.put(seat, sitter),
                left=table.left.put(seat, None),
                away=table.away.put(seat, value=False),
                accepted=table.accepted.put(seat, None),
                next_asked=table.next_asked.put(seat, None),
                claims=table.claims.put(seat, None),
            )
    return table


def _dealt(table: TableState, deal: Deal) -> Folded:
    game = table.game
    step = game.start(table.options, deal) if table.state is None else game.next_deal(table.state, deal)
    pace = CLOCKS[table.settings.clock]
    decisions, since = _decisions(table, step.state, None, table.seq, table.at)
    table = replace(
        table,
        state=step.state,
        skipped=deal.deck is None,
        decisions=decisions,
        since=since,
        taken=table.taken.map(lambda _: 0),
        bank=table.bank.map(lambda _: 0.0 if pace is None else pace[0]),
    )
    return Folded(table, step.events)


def _acted(before: TableState, entry: Acted, at: float) -> Folded:
    if before.state is None:
        raise BadInput("an action before the first deal")
    seat, seq = entry.seat, before.seq + 1
    action = before.game.notation.read_action(entry.action)
    step = before.game.apply(before.state, seat, action)
    missed = entry.by is not None and before.is_present(seat)
    decisions, since = _decisions(before, step.state, seat, seq, at)
    table = replace(
        before,
        seq=seq,
        at=at,
        state=step.state,
        decisions=decisions,
        since=since,
        taken=before.taken.put(seat, before.taken[seat] + 1),
        bank=before.bank.put(seat, 0.0 if missed else _bank(before, seat, at)),
        away=before.away.put(seat, missed),
        accepted=before.accepted.put(seat, Accepted(entry.decision, action, seq)),
    )
    return Folded(table, step.events)


def _decisions(
    before: TableState, state: Any, acted: Seat | None, seq: int, at: float
) -> tuple[BySeat[int | None], BySeat[float | None]]:
    """Open decisions in `state`, with since when: those that stay open keep both, unless their own seat has `acted`."""
    numbers: list[int | None] = [None] * len(before.sitters)
    since: list[float | None] = [None] * len(before.sitters)
    for seat in before.game.to_act(state):
        stays = before.decisions[seat] is not None and seat != acted
        numbers[seat] = before.decisions[seat] if stays else seq
        since[seat] = before.since[seat] if stays else at
    return BySeat(numbers), BySeat(since)


def _bank(table: TableState, seat: Seat, at: float) -> float:
    """What is left of a seat's bank once its open decision is answered `at` that time."""
    pace, since = CLOCKS[table.settings.clock], table.since[seat]
    if pace is None or since is None:
        return table.bank[seat]
    return max(0.0, table.bank[seat] - max(0.0, at - since - pace[1]))
