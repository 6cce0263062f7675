"""The contract that both games, the records, the robots and the room share.

Five nouns, kept apart: State is the whole truth, Action a choice, Event what happened, View what one seat may
know now, Record what replays a match. A SeatEvent is an Event as one seat may see it: its type is another union,
without the classes that hold secrets, so that a type checker refuses to show an Event to a seat.
"""

from tapete.core.chance import Entropy, HmacEntropy, commitment, robot_key, shuffled, simulation_secret
from tapete.core.errors import BadInput, IllegalAction, Refusal
from tapete.core.game import AnyGame, Deal, Game, Notation, Outcome, Status, Step
from tapete.core.options import option, read_options, written_options
from tapete.core.robot import Robot
from tapete.core.seats import BySeat, Seat

__all__ = [
    "AnyGame",
    "BadInput",
    "BySeat",
    "Deal",
    "Entropy",
    "Game",
    "HmacEntropy",
    "IllegalAction",
    "Notation",
    "Outcome",
    "Refusal",
    "Robot",
    "Seat",
    "Status",
    "Step",
    "commitment",
    "option",
    "read_options",
    "robot_key",
    "shuffled",
    "simulation_secret",
    "written_options",
]
