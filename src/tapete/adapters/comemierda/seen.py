"""What a seat of Comemierda may know, as numbers: made from its View and from nothing else.

Invariants:
- the numbers follow from the View alone; the same View gives the same vector;
- seats are told as the seat looks round the ring: itself first, then in the order of play (C1);
- cards are counted by rank, 3 4 5 6 7 10 11 12 1 2 and the two of oros (C4).
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import numpy as np

from tapete.adapters.comemierda.ids import RANKS
from tapete.adapters.layout import NUMBER, Field, Layout, Vector, flags, turned
from tapete.cards import Card
from tapete.games.comemierda.events import GivenSeen, Played, SetAsideSeen
from tapete.games.comemierda.options import Options
from tapete.games.comemierda.values import RANK
from tapete.games.comemierda.view import View

OFFICES: Final = {None: 0, "presidente": 1, "vicepresidente": 2, "pueblo": 3, "vicecomemierda": 4, "comemierda": 5}
"""An office as a number."""

MOST_POINTS: Final = 6
"""What a round brings at most: two points, tripled (C30)."""


@lru_cache
def layout(options: Options, rounds: int | None = None) -> Layout:
    """The fields, for as many seats; `rounds` is when a match without end is stopped."""
    players = options.players
    weight = most_weight(options, rounds)
    most = max(2, options.target - 1 + MOST_POINTS if options.target else weight * 2)
    return Layout(
        (
            Field("hand", RANKS, 0, 4, "own cards of each rank", own=True),
            Field(
                "played",
                players * RANKS,
                0,
                4,
                "for each seat: the cards of each rank it has played this round",
                by_seat=True,
            ),
            Field(
                "gave", RANKS, 0, 2, "cards of each rank given to the partner in the exchange of this round", own=True
            ),
            Field("got", RANKS, 0, 2, "cards of each rank got from the partner", own=True),
            Field("counts", players, 0, 40 // players + 3, "how many cards each seat holds", by_seat=True),
            Field("owed", players, 0, 2, "how many cards each seat has still to give", by_seat=True),
            Field("passed", players, 0, 1, "who is not asked any more in this trick", by_seat=True),
            Field(
                "out", players, 0, players, "in which place each seat went out, 0 while it holds cards", by_seat=True
            ),
            Field("beat", RANKS, 0, 1, "the rank to beat; all 0 where a trick is to be opened"),
            Field("beat_count", 1, 0, 4, "how many cards the set to beat has"),
            Field("winning", players, 0, 1, "who played the set to beat", by_seat=True),
            Field("opener", players, 0, 1, "who opened the round; in round 1 it held the three of oros", by_seat=True),
            Field(
                "offices",
                players,
                0,
                5,
                "0 none yet, 1 presidente ... 5 comemierda, of the last scored round",
                by_seat=True,
            ),
            Field("totals", players, -weight, most, "points so far", by_seat=True),
            Field("number", 1, 1, max(2, weight), "which round this is"),
            Field("multiplier", 1, 1, 3, "what this round counts"),
            Field("phase", 3, 0, 1, "exchange, play, ended"),
            Field(
                "to_act", players, 0, 1, "who has a decision open; both higher offices in the exchange", by_seat=True
            ),
        )
    )


def most_weight(options: Options, rounds: int | None) -> int:
    """The most that the multipliers of the rounds of a match can add up to.

    Were one seat last in every round, the others would have three points for each of its losses, and none of them more
    than the target allows (C30, C31).
    """
    bounds = []
    if options.target:
        bounds.append((options.players - 1) * (options.target + MOST_POINTS))
    if rounds:
        bounds.append(3 * rounds)
    return min(bounds)


def vector(view: View) -> Vector:
    """The View as numbers, by the fields of `layout`."""
    seat, players = view.seat, view.options.players
    assert seat is not None
    played = [[0] * RANKS for _ in range(players)]
    for event in view.history:
        if isinstance(event, Played):
            for card in event.cards:
                played[event.seat][RANK[card]] += 1
    gave, got = _exchanged(view)
    row = [
        *_counted(view.hand),
        *(number for ranks in [*played[seat:], *played[:seat]] for number in ranks),
        *_counted(gave),
        *_counted(got),
        *turned(view.counts, seat),
        *turned(view.owed, seat),
        *turned(flags(view.passed, players), seat),
        *turned([view.out.index(each) + 1 if each in view.out else 0 for each in range(players)], seat),
        *flags([RANK[card] for card in view.to_beat], RANKS),
        len(view.to_beat),
        *turned(flags([] if view.winning is None else [view.winning], players), seat),
        *turned(flags([] if view.opener is None else [view.opener], players), seat),
        *turned([OFFICES[office] for office in view.offices], seat),
        *turned(view.totals, seat),
        view.number,
        view.multiplier,
        view.phase == "exchange",
        view.phase == "play",
        view.phase in ("scored", "over"),
        *turned(flags(view.to_act, players), seat),
    ]
    return np.array(row, NUMBER)


def _exchanged(view: View) -> tuple[set[Card], set[Card]]:
    """The cards that the seat gave and got in this round, as far as it has seen them (C20, C22)."""
    gave: set[Card] = set()
    got: set[Card] = set()
    for event in view.history:
        if isinstance(event, GivenSeen | SetAsideSeen) and event.cards is not None:
            (gave if event.giver == view.seat else got).update(event.cards)
    return gave, got


def _counted(cards: Iterable[Card]) -> list[int]:
    """How many cards of each rank."""
    counts = [0] * RANKS
    for card in cards:
        counts[RANK[card]] += 1
    return counts
