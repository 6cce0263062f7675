"""Comemierda (the Spanish President): be rid of your cards first, and the last one pays with his best.

Invariants:
- the forty cards are conserved at every step: in hands, set aside, or played;
- after the exchange every hand is as large as it was dealt (C2);
- only the seats to act have legal actions, and a refused action changes nothing;
- a round's points sum to twice its multiplier (C30);
- a four-player match to 21 lasts 6 to 15 rounds, a five-player one 6 to 19 (C31);
- the same deals and actions give the same events;
- no View or SeatEvent holds a card its seat may not see (C22).
"""

from tapete.games.comemierda.actions import Action, Give, Pass, Play
from tapete.games.comemierda.events import Event, SeatEvent
from tapete.games.comemierda.game import COMEMIERDA, Comemierda
from tapete.games.comemierda.options import Options
from tapete.games.comemierda.state import State
from tapete.games.comemierda.view import View
from tapete.games.comemierda.worlds import sample_world

__all__ = [
    "COMEMIERDA",
    "Action",
    "Comemierda",
    "Event",
    "Give",
    "Options",
    "Pass",
    "Play",
    "SeatEvent",
    "State",
    "View",
    "sample_world",
]
