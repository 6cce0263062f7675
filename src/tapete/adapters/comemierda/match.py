"""A match of Comemierda by values alone, quick enough to learn from.

It keeps what the vector of `seen.py` is made of, so that an observation is a list put together and no View.

Invariants:
- at every decision `observe` gives each seat the vector that `seen.vector` makes from its View;
- the presidente gives before the vicepresidente; nobody could tell it from both at once (C21, C22);
- `held` counts the cards that the hands of the table name.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from tapete.adapters.comemierda import seen
from tapete.adapters.comemierda.ids import ACTIONS, GIVE_ONE, PAIR_NUMBER, RANKS, gift_of
from tapete.adapters.layout import NUMBER, Vector, turned
from tapete.adapters.matches import Chance
from tapete.cards import SPANISH
from tapete.core import Entropy, Seat, shuffled
from tapete.games.comemierda.options import Options
from tapete.games.comemierda.playouts import THREE_OF_OROS
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
    with_card,
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

_PLACES: Final = tuple(range(len(SPANISH)))
_RANK_AT: Final = tuple(map(rank_at, _PLACES))
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
        self._players = players
        self._blind = options.blind_exchange
        self._ruling = ruling_of(options)
        self._rounds = rounds
        self._chance = chance
        self._number = 1
        self._ranking = 0
        self._offices = [0] * players
        self._totals: tuple[int, ...] = (0,) * players
        self._table: Table
        entropy = chance.deal(1)
        self._dealer = entropy.below(players)
        self._open(self._deal(entropy))
        self.legal = legal_first(self._ruling, self._table)

    def step(self, action: int) -> Sequence[float] | None:
        """A legal action and all that follows; the points of the round to each seat if it ended one, else None."""
        if action > PASS_ACTION:
            self._give(gift_of(action))
            return None
        table = self._table
        if action == PASS_ACTION:
            table = step_pass(table)
        else:
            rank, count = action >> 2, (action & 3) + 1
            self._held[table.turn][rank] -= count
            self._played[table.turn][rank] += count
            self._counts[table.turn] -= count
            if not self._counts[table.turn]:
                self._out[table.turn] = table.finished + 1
            table = step_play(self._ruling, table, rank, count)
        self._table = table
        if is_over(self._ruling, table):
            return self._score()
        self.turn = table.turn
        self.legal = legal(self._ruling, table)
        return None

    def observe(self, seat: Seat) -> Vector:
        """What the seat may know now, by the fields of the layout."""
        players, table = self._players, self._table
        row = self._held[seat].copy()
        for each in turned(self._played, seat):
            row += each
        row += self._gave[seat]
        row += self._got[seat]
        row += turned(self._counts, seat)
        row += turned(self._owed, seat)
        row += turned([table.passed >> each & 1 for each in range(players)], seat)
        row += turned(self._out, seat)
        beat = [0] * RANKS
        winning = [0] * players
        if table.lead_count:  # a place below 0 counts from the end, as seats go round the ring
            beat[table.lead_rank] = 1
            winning[table.leader - seat] = 1
        row += beat
        row.append(table.lead_count)
        row += winning
        opener = [0] * players
        if self._opener != NOBODY:
            opener[self._opener - seat] = 1
        row += opener
        row += turned(self._offices, seat)
        row += turned(self._totals, seat)
        row += (self._number, multiplier(self._ruling, self._number))
        row += self._phase
        to_act = [0] * players
        if self._phase is _PLAY:
            to_act[table.turn - seat] = 1
        elif self._phase is _EXCHANGE:
            to_act = turned([int(owed > 0) for owed in self._owed], seat)
        row += to_act
        return np.array(row, NUMBER)

    # From one round to the next

    def _deal(self, entropy: Entropy) -> Seat:
        """New hands, one card at a time from the seat after the dealer (C2); who holds the three of oros."""
        players = self._players
        self._held = [[0] * RANKS for _ in range(players)]
        self._played = [[0] * RANKS for _ in range(players)]
        self._gave = [[0] * RANKS for _ in range(players)]
        self._got = [[0] * RANKS for _ in range(players)]
        self._out = [0] * players
        self._owed = [0] * players
        self._opener = NOBODY
        self._aside: dict[Seat, list[int]] = {}
        holder = seat = self._dealer
        for place in shuffled(_PLACES, entropy):
            seat = (seat + 1) % players
            self._held[seat][_RANK_AT[place]] += 1
            if place == THREE_OF_OROS:
                holder = seat
        self._counts = [sum(held) for held in self._held]
        return holder

    def _open(self, seat: Seat) -> None:
        """Play begins (C3, C23)."""
        self._table = opened(self._hands(), seat)
        self._opener = self.turn = seat
        self._phase = _PLAY
        self.legal = legal(self._ruling, self._table)

    def _hands(self) -> tuple[int, ...]:
        hands = []
        for held in self._held:
            hand = 0
            for rank, count in enumerate(held):
                for _ in range(count):
                    hand = with_card(hand, rank)
            hands.append(hand)
        return tuple(hands)

    def _score(self) -> Sequence[float]:
        """The round is over (C11, C13, C30); the next is dealt, unless the match has ended."""
        ruling, before = self._ruling, self._totals
        self._ranking = ranking_of(ruling, self._table)
        self._totals = with_points(ruling, self._ranking, self._number, before)
        for place in range(self._players):
            self._offices[ranked(self._ranking, place)] = self._office(place)
        self.over = match_over(ruling, self._totals)
        self.stopped = not self.over and self._number == self._rounds
        if self.over or self.stopped:
            self._phase = _ENDED
            self.legal = 0
        else:
            self._number += 1
            self._dealer = (self._dealer + 1) % self._players
            self._deal(self._chance.deal(self._number))
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
        self._table = opened(self._hands(), NOBODY)
        self._phase = _EXCHANGE
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

    def _take(self, seat: Seat, rank: int) -> None:
        self._held[seat][rank] -= 1
        self._gave[seat][rank] += 1
        self._counts[seat] -= 1

    def _receive(self, seat: Seat, rank: int) -> None:
        self._held[seat][rank] += 1
        self._got[seat][rank] += 1
        self._counts[seat] += 1
