"""What a seat of Gnav may know, as numbers: made from its View and from nothing else.

Invariants:
- the numbers follow from the View alone; the same View gives the same vector;
- seats are told as the seat looks round the table: itself first, then clockwise (G3).
"""

from functools import lru_cache
from typing import Final

import numpy as np

from tapete.adapters.layout import NUMBER, Field, Layout, Vector, flags, turned
from tapete.games.gnav.events import Asked, Kept
from tapete.games.gnav.options import Options
from tapete.games.gnav.rules import HOUSE, RANKS
from tapete.games.gnav.state import rank_of
from tapete.games.gnav.view import View

PICTURES: Final = RANKS - HOUSE
"""House, horse, cat, dragoon, cuckoo."""


@lru_cache
def layout(options: Options) -> Layout:
    """The fields, for as many seats."""
    players = options.players
    return Layout(
        (
            Field(
                "known",
                players * RANKS,
                0,
                1,
                "for each seat: the rank known to lie before it, fool ... cuckoo",
                by_seat=True,
                own=True,
            ),
            Field("holding", players, 0, 1, "before whom a card lies", by_seat=True),
            Field("fools", players, 0, 1, "before whom a called fool lies", by_seat=True),
            Field("shown", players, 0, 1, "whose picture card lies face up", by_seat=True),
            Field("turned", PICTURES, 0, 2, "picture cards of each rank set aside from the stock"),
            Field("put_away", 1, 0, 1, "a card was put away for one from the stock"),
            Field(
                "waiting",
                players,
                0,
                players,
                "1 acts now, 2 next if nothing comes between, ...; 0 not any more",
                by_seat=True,
            ),
            Field("kept", players, 0, 1, "who has kept", by_seat=True),
            Field("asked", players, 0, 1, "who has asked", by_seat=True),
            Field("lives", players, 0, options.lives, "lives left", by_seat=True),
            Field("resting", players, 0, 1, "who rests; once the deal is settled, in the next one", by_seat=True),
            Field(
                "dealer", players, 0, 1, "whose the button is; once the deal is settled, of the next one", by_seat=True
            ),
            Field("ended", 1, 0, 1, "the deal is settled"),
        )
    )


def vector(view: View) -> Vector:
    """The View as numbers, by the fields of `layout`."""
    seat, players = view.seat, view.options.players
    assert seat is not None
    known = [0] * (players * RANKS)
    for place, card in enumerate([*view.known[seat:], *view.known[:seat]]):
        if card is not None:
            known[place * RANKS + rank_of(card)] = 1
    aside = [0] * PICTURES
    for card in view.turned:
        aside[rank_of(card) - HOUSE] += 1
    kept = [event.seat for event in view.history if isinstance(event, Kept)]
    asked = [event.seat for event in view.history if isinstance(event, Asked)]
    waiting = [view.waiting.index(each) + 1 if each in view.waiting else 0 for each in range(players)]
    row = [
        *known,
        *turned(flags(view.holding, players), seat),
        *turned(flags(view.fools, players), seat),
        *turned([card is not None for card in view.shown], seat),
        *aside,
        view.put_away,
        *turned(waiting, seat),
        *turned(flags(kept, players), seat),
        *turned(flags(asked, players), seat),
        *turned(view.lives, seat),
        *turned(flags(view.resting, players), seat),
        *turned(flags([view.dealer], players), seat),
        view.phase != "play",
    ]
    return np.array(row, NUMBER)
