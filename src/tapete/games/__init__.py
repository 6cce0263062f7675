"""The games there are, by the name that records and commands use."""

from collections.abc import Mapping
from typing import Final

from tapete.core import AnyGame
from tapete.games.comemierda.game import COMEMIERDA
from tapete.games.gnav.game import GNAV_GAME

GAMES: Final[Mapping[str, AnyGame]] = {
    "comemierda": COMEMIERDA,
    "gnav": GNAV_GAME,
}
