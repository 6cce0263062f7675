"""A match of Comemierda by values alone, quick enough to learn from.

It keeps the numbers that `seen.py` would make of the Views on a board, each changed when something happens to it.

Invariants:
- at every decision `observe` gives each seat the vector that `seen.vector` makes from its View;
- the presidente gives before the vicepresidente; nobody could tell it from both at once (C21, C22);
- while cards are played the hands are the table's; `held` has them as they were when play began.
"""

from collections.abc import Sequence
from typing import Final

from tapete.adapters.board import Board
from tapete.adapters.comemierda import seen
from tapete.adapters.comemierda.ids import ACTIONS, GIVE_ONE, PAIR_NUMBER, RANKS, gift_of
from tapete.adapters.layout import Vector
from tapete.adapters.matches import Chance
from tapete.core import Seat
from tapete.games.comemierda.options import Options
from tapete.games.comemierda.playouts import CARDS, THREE_OF_OROS
from tapete.games.comemierda.rules import (
    NOBODY,
    PASS_ACTION,
    Table,
    is_over,
    legal,
    legal_first,
    opened,
    rank_at,
    step_pass,
    step_play,
)
from tapete.games.comemierda.scoring import (
    match_over,
    multiplier,
    opener_after,
    ranked,
    ranking_of,
    with_points,
)
from tapete.games.comemierda.state import ruling_of

_RANK_AT: Final = tuple(map(rank_at, range(CARDS)))
_UNARY: Final = (0, 1, 3, 7, 15)
"""So many cards of a rank in a hand (see `rules.py`)."""

_EXCHANGE: Final = [1, 0, 0]
_PLAY: Final = [0, 1, 0]
_ENDED: Final = [0, 0, 1]


class Match:
    """A match in play; `rounds` stops it after so many scored rounds."""

    actions = ACTIONS

    def __init__(self, options: Options, chance: Chance, rounds: int | None = None) -> None:
        players = options.players
        self.layout = seen.layout(options, rounds)
        self.over = False
        self.stopped = False
        self._board = Board(self.layout, players)
        self._at = self._board.at
        self._players = players
        self._blind = options.blind_exchange
        self._ruling = ruling_of(options)
        self._rounds = rounds
        self._chance = chance
        self._number = 1
        self._ranking = 0
        self._totals: tuple[int, ...] = (0,) * players
        self._table: Table
        self._dealer, deck = chance.deck(1, CARDS)
        self._open(self._deal(deck))
        self.legal = legal_first(self._ruling, self._table)

    def step(self, action: int) -> Sequence[float] | None:
        """A legal action and all that follows; the points of the round to each seat if it ended one, else None."""
        if action > PASS_ACTION:
            self._give(gift_of(action))
            return None
        before = self._table
        seat = before.turn
        cells, at = self._board.cells, self._at
        if action == PASS_ACTION:
            after = step_pass(before)
        else:
            rank, count = action >> 2, (action & 3) + 1
            after = step_play(self._ruling, before, rank, count)
            cells[at["hand"] + RANKS * seat + rank] -= count
            cells[at["played"] + RANKS * seat + rank] += count
            cells[at["counts"] + seat] -= count
            if after.finished != before.finished:
                cells[at["out"] + seat] = after.finished
        self._table = after
        if is_over(self._ruling, after):
            self._tell_trick(before, after)
            cells[at["to_act"] + seat] = 0
            return self._score()
        if action == PASS_ACTION and after.lead_count:
            cells[at["passed"] + seat] = 1
        else:
            self._tell_trick(before, after)
        cells[at["to_act"] + seat] = 0
        self.turn = after.turn
        cells[at["to_act"] + after.turn] = 1
        self.legal = legal(self._ruling, after)
        return None

    def observe(self, seat: Seat) -> Vector:
        """What the seat may know now, by the fields of the layout."""
        return self._board.seen(seat)

    def _tell_trick(self, before: Table, after: Table) -> None:
        """Another set is to be beaten, or none (C6, C9)."""
        cells, at = self._board.cells, self._at
        if before.lead_count:
            cells[at["beat"] + before.lead_rank] = 0
            cells[at["winning"] + before.leader] = 0
        if after.lead_count:
            cells[at["beat"] + after.lead_rank] = 1
            cells[at["winning"] + after.leader] = 1
        cells[at["beat_count"]] = after.lead_count
        if before.passed | after.passed:
            passed = at["passed"]
            for seat in range(self._players):
                cells[passed + seat] = after.passed >> seat & 1

    # From one round to the next

    def _deal(self, deck: Sequence[int]) -> Seat:
        """New hands, one card at a time from the seat after the dealer (C2); who holds the three of oros."""
        players = self._players
        self._held = [[0] * RANKS for _ in range(players)]
        self._gave = [[0] * RANKS for _ in range(players)]
        self._got = [[0] * RANKS for _ in range(players)]
        self._owed = [0] * players
        self._aside: dict[Seat, list[int]] = {}
        seat = self._dealer
        for place in deck:
            seat += 1
            if seat == players:
                seat = 0
            self._held[seat][_RANK_AT[place]] += 1
        return (self._dealer + 1 + deck.index(THREE_OF_OROS)) % players

    def _open(self, seat: Seat) -> None:
        """Play begins (C3, C23)."""
        self._table = opened(self._hands(), seat)
        self.turn = seat
        self.legal = legal(self._ruling, self._table)
        self._tell_round(_PLAY, seat)
        self._board.mark(self._at["to_act"], seat, self._players)

    def _hands(self) -> tuple[int, ...]:
        """As the rules read them."""
        return tuple(sum(_UNARY[count] << 4 * rank for rank, count in enumerate(held)) for held in self._held)

    def _tell_round(self, phase: list[int], opener: Seat) -> None:
        """A round is dealt, or its exchange has gone on: nothing is played yet."""
        board, at, players = self._board, self._at, self._players
        for seat in range(players):
            board.write(at["hand"] + RANKS * seat, self._held[seat])
            board.write(at["gave"] + RANKS * seat, self._gave[seat])
            board.write(at["got"] + RANKS * seat, self._got[seat])
        board.clear(at["played"], RANKS * players)
        board.write(at["counts"], [sum(held) for held in self._held])
        board.write(at["owed"], self._owed)
        board.clear(at["out"], players)
        board.mark(at["opener"], opener, players)
        board.write(at["number"], (self._number, multiplier(self._ruling, self._number)))
        board.write(at["phase"], phase)

    def _score(self) -> Sequence[float]:
        """The round is over (C11, C13, C30); the next is dealt, unless the match has ended."""
        ruling, before, board = self._ruling, self._totals, self._board
        self._ranking = ranking_of(ruling, self._table)
        self._totals = with_points(ruling, self._ranking, self._number, before)
        for place in range(self._players):
            board.cells[self._at["offices"] + ranked(self._ranking, place)] = self._office(place)
        board.write(self._at["totals"], self._totals)
        self.over = match_over(ruling, self._totals)
        self.stopped = not self.over and self._number == self._rounds
        if self.over or self.stopped:
            board.write(self._at["phase"], _ENDED)
            self.legal = 0
        else:
            self._number += 1
            self._dealer = (self._dealer + 1) % self._players
            self._deal(self._chance.deck(self._number, CARDS)[1])
            self._force()
        return [float(new - old) for new, old in zip(self._totals, before, strict=True)]

    def _office(self, place: int) -> int:
        """The office of a place in the ranking, as the layout numbers it (C13)."""
        last = self._players - 1
        return place + 1 if place < 2 else 5 - (last - place) if place >= last - 1 else 3

    # The exchange

    def _force(self) -> None:
        """The highest cards of the lower offices go; the presidente is to give (C20)."""
        for place in range(2):
            higher, lower = self._pair(place)
            ranks = []
            for _ in range(2 - place):
                rank = max(rank for rank in range(RANKS) if self._held[lower][rank])
                self._take(lower, rank)
                ranks.append(rank)
            if self._blind:
                self._aside[higher] = ranks
            else:
                for rank in ranks:
                    self._receive(higher, rank)
            self._owed[higher] = 2 - place
        self._ask_gift(0)

    def _give(self, ranks: tuple[int, ...]) -> None:
        """A higher office gives; under `blind_exchange` now the forced cards cross too (C20). The last gift opens."""
        place = 2 - len(ranks)
        higher, lower = self._pair(place)
        for rank in ranks:
            self._take(higher, rank)
            self._receive(lower, rank)
        for rank in self._aside.pop(higher, ()):
            self._receive(higher, rank)
        self._owed[higher] = 0
        if place == 0:
            self._ask_gift(1)
        else:
            self._open(opener_after(self._ruling, self._ranking))

    def _pair(self, place: int) -> tuple[Seat, Seat]:
        return ranked(self._ranking, place), ranked(self._ranking, self._players - 1 - place)

    def _ask_gift(self, place: int) -> None:
        self.turn, _ = self._pair(place)
        held = self._held[self.turn]
        if place == 1:
            self.legal = sum(1 << GIVE_ONE + rank for rank in range(RANKS) if held[rank])
        else:
            self.legal = sum(
                1 << number
                for (one, other), number in PAIR_NUMBER.items()
                if held[one] and held[other] > (one == other)
            )
        self._tell_round(_EXCHANGE, NOBODY)
        self._board.write(self._at["to_act"], [int(owed > 0) for owed in self._owed])

    def _take(self, seat: Seat, rank: int) -> None:
        self._held[seat][rank] -= 1
        self._gave[seat][rank] += 1

    def _receive(self, seat: Seat, rank: int) -> None:
        self._held[seat][rank] += 1
        self._got[seat][rank] += 1
