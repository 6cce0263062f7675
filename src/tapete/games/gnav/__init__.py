"""Gnav (the Nordic Cuckoo game): keep your card or ask your neighbour to swap, and do not end up lowest.

Invariants:
- the 42 cards are conserved at every step: before seats, put away, or in the stock;
- only the seat to act has legal actions, always keep and ask;
- a shown picture card never moves, at most five cards leave the stock in a deal (G26);
- a match has at most players x lives - 1 contested deals, `all_zero_replays` aside, and never two skips in a row (G26);
- nobody loses more than two lives in a deal, and at least one contestant is always left (G22, G26);
- what a seat knows of the cards is true, and no View or SeatEvent holds a card its seat may not see.
"""

from tapete.games.gnav.actions import Action, Ask, Keep
from tapete.games.gnav.events import Event, SeatEvent
from tapete.games.gnav.game import GNAV_GAME, Gnav
from tapete.games.gnav.options import Options
from tapete.games.gnav.state import State
from tapete.games.gnav.view import View
from tapete.games.gnav.worlds import sample_world

__all__ = [
    "GNAV_GAME",
    "Action",
    "Ask",
    "Event",
    "Gnav",
    "Keep",
    "Options",
    "SeatEvent",
    "State",
    "View",
    "sample_world",
]
