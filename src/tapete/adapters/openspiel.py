"""Both games as OpenSpiel games, in Python: ``tapete_comemierda`` and ``tapete_gnav``.

    import pyspiel
    from tapete.adapters import openspiel

    openspiel.register()
    game = pyspiel.load_game("tapete_gnav(lives=1)")

A game is a match, its returns are known at the end: in Comemierda the totals, in Gnav the winners' shares of 1.

Invariants:
- chance is a draw of one card; no state holds a card that is not drawn yet but where its place tells nothing;
- the information state of a seat is every SeatEvent it was told since the match began, by value;
- an observation is the vector that `seen.py` of the game makes from the seat's View.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from tapete.adapters.comemierda.face import Face as ComemierdaFace
from tapete.adapters.gnav.face import Face as GnavFace
from tapete.adapters.layout import NUMBER
from tapete.adapters.positions import Face, begun, seat_to_act
from tapete.core import BadInput, Seat, Status

FACES: Final[Mapping[str, Face]] = {"tapete_comemierda": ComemierdaFace(), "tapete_gnav": GnavFace()}
"""The games by the name that OpenSpiel knows them by."""

_SEATS: Final = {"tapete_comemierda": (4, 8), "tapete_gnav": (2, 8)}


def register() -> None:
    """Tell OpenSpiel of both games; once more does nothing."""
    known = set(pyspiel.registered_names())
    for name, face in FACES.items():
        if name not in known:
            pyspiel.register_game(_game_type(name, face), _GAMES[name])


def _game_type(name: str, face: Face) -> Any:
    fewest, most = _SEATS[name]
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if face.sum is None else utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=face.standard,
    )


class MatchGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel tells no types
    """A game with its options."""

    name: str

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        self.face = FACES[self.name]
        self.options = self.face.game.options(dict(parameters or {}))
        bounds = self.face.bounds(self.options)
        self._draws = bounds.draws
        sums = {} if self.face.sum is None else {"utility_sum": self.face.sum}
        info = pyspiel.GameInfo(
            num_distinct_actions=self.face.actions,
            max_chance_outcomes=self.face.kinds(self.options),
            num_players=self.options.players,
            min_utility=bounds.least,
            max_utility=bounds.most,
            max_game_length=bounds.decisions,
            **sums,
        )
        super().__init__(_game_type(self.name, self.face), info, dict(parameters or {}))

    def new_initial_state(self) -> "MatchState":
        """A match before its first deal."""
        return MatchState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many draws a match can have."""
        return self._draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "MatchObserver":
        """What a seat sees: its information state with perfect recall, else an observation."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadInput("there are observations of what one seat may know only, without parameters")
        return MatchObserver(self, perfect_recall=kind.perfect_recall)


class ComemierdaGame(MatchGame):
    """Comemierda."""

    name = "tapete_comemierda"


class GnavGame(MatchGame):
    """Gnav."""

    name = "tapete_gnav"


_GAMES: Final = {game.name: game for game in (ComemierdaGame, GnavGame)}


class MatchState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel tells no types
    """A match at one moment; all that changes is which Position it stands at."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self._name = game.name
        self.position = begun(game.options)

    @property
    def face(self) -> Face:
        return FACES[self._name]

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = seat_to_act(self.face, self.position)
        return int(pyspiel.PlayerId.CHANCE) if seat is None else seat

    def is_terminal(self) -> bool:
        state = self.position.state
        return state is not None and self.face.game.status(state) is Status.OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.face.chances(self.position)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.options.players
        return self.face.returns(self.position.state)

    def _legal_actions(self, player: int) -> list[int]:
        return self.face.numbers(self.position) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        step = self.face.draw if self.face.chances(self.position) else self.face.act
        self.position = step(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player < 0 else self.face.said(action)

    def __str__(self) -> str:
        return "\n\n".join([*self.position.told, f"drawn {self.position.drawn}"])


class MatchObserver:
    """What one seat may know, as a vector of named fields and as text; the vector is not made for perfect recall."""

    def __init__(self, game: MatchGame, *, perfect_recall: bool) -> None:
        self._face = game.face
        self._layout = game.face.layout(game.options)
        self._perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(self._layout.size, NUMBER)
        self.dict = {} if self.tensor is None else self._layout.named(self.tensor)

    def set_from(self, state: MatchState, player: Seat) -> None:
        """Take the vector from a state; all zeros before the first deal."""
        if self.tensor is not None:
            self.tensor[:] = self._vector(state, player)

    def string_from(self, state: MatchState, player: Seat) -> str:
        """The information state, or the observation for a reader."""
        if self._perfect_recall:
            return state.position.told[player]
        return f"seat {player}\n{self._layout.text(self._vector(state, player))}"

    def _vector(self, state: MatchState, player: Seat) -> Any:
        whole = state.position.state
        if whole is None:
            return np.zeros(self._layout.size, NUMBER)
        return self._face.vector(self._face.game.view(whole, player))
