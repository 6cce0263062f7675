"""Four levels of one player, by how carefully it chooses among what its network makes of each choice.

Invariants:
- no level lets a chance to go out go by;
- where two are left, the better levels play on exactly, if that can be reckoned in time;
- gifts are those of `rules`; the novice gives its lowest cards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from tapete.games.comemierda.actions import Action, Pass
from tapete.games.comemierda.rules import PASS_ACTION
from tapete.games.comemierda.view import View
from tapete.robots.comemierda_hand import gifts, plays
from tapete.robots.comemierda_learned import endings
from tapete.robots.comemierda_learned.look_ahead import looked_ahead
from tapete.robots.comemierda_learned.network import shipped
from tapete.robots.comemierda_learned.policy import UTILITY
from tapete.robots.comemierda_learned.reckoning import SHARES, WORTH_BITS
from tapete.robots.comemierda_learned.seeing import Seen, is_standard, seen, with_the_other_hand
from tapete.robots.comemierda_learned.weighing import action_of, weighed
from tapete.robots.comemierda_lowest import Lowest
from tapete.robots.comemierda_rules import Rules


@dataclass(frozen=True, slots=True)
class Level:
    """How a level differs.

    `warmth` is how much less a choice may be worth to be taken 1/e times as often, in points and what offices bring;
    0 takes the best. `forgetful` remembers this trick and the last one only. `exact` settles endings.
    """

    warmth: float
    forgetful: bool = False
    exact: bool = True


class _Learned:
    """One level."""

    level: ClassVar[Level]
    name: str

    def act(self, view: View, key: bytes) -> Action:
        """Its choice; `key` matters only to the levels that do not always take the best."""
        if not is_standard(view.options):
            return Rules().act(view, key)
        if gifts(view.legal):
            return (Lowest() if self.level.forgetful else Rules()).act(view, key)
        if len(view.legal) == 1:
            return view.legal[0]
        return self._played(view, key)

    def _played(self, view: View, key: bytes) -> Action:
        choices = legal_by_number(view)
        for action, choice in choices.items():
            if action != PASS_ACTION and not isinstance(choice, Pass) and len(choice.cards) == len(view.hand):
                return choice
        position = seen(view, forgetful=self.level.forgetful)
        if self.level.exact and position.table.finished == 2:
            settled = _settled(position, list(choices))
            if settled != endings.UNKNOWN:
                return choices[settled]
        return choices[self._chosen(position, list(choices), key)]

    def _chosen(self, position: Seen, actions: Sequence[int], key: bytes) -> int:
        (worths,) = weighed(shipped(), [(position, actions)])
        return drawn(actions, worths, self.level.warmth, key)


class Novice(_Learned):
    """Has a feeling for cards, but remembers no trick before the last one; gives its lowest cards."""

    level = Level(0.2, forgetful=True, exact=False)
    name: Final = "novice@1"


class Regular(_Learned):
    """Remembers all that was played, and mostly takes the best or something nearly as good."""

    level = Level(0.2, exact=False)
    name: Final = "regular@1"


class Good(_Learned):
    """Takes what its network makes most of, and plays endings of two exactly."""

    level = Level(0.0)
    name: Final = "good@1"


class Expert(_Learned):
    """Tries its best choices in hands that the others may hold, up to its own next decision."""

    level = Level(0.0)
    name: Final = "expert@1"

    def _chosen(self, position: Seen, actions: Sequence[int], key: bytes) -> int:
        return looked_ahead(shipped(), position, actions, int.from_bytes(key[:4], "big") or 1)


def drawn(actions: Sequence[int], worths: Sequence[int], warmth: float, key: bytes) -> int:
    """The first of the best, or with warmth any, the likelier the better."""
    best = max(worths)
    if not warmth:
        return actions[worths.index(best)]
    step = max(1, round(warmth * UTILITY * (1 << WORTH_BITS) / 128))
    steps = [(best - each) // step for each in worths]
    shares = [SHARES[far] if far < len(SHARES) else 0 for far in steps]
    left = int.from_bytes(key, "big") % sum(shares)
    for action, share in zip(actions, shares, strict=True):
        left -= share
        if left < 0:
            return action
    raise AssertionError("a number below the sum is below one of the parts")


def legal_by_number(view: View) -> Mapping[int, Action]:
    """The legal actions as the rules number them, in the table's choice of suits, ascending; a pass last."""
    choices: dict[int, Action] = {action_of(*key): play for key, play in plays(view.legal).items()}
    if Pass() in view.legal:
        choices[PASS_ACTION] = Pass()
    return choices


def _settled(position: Seen, actions: Sequence[int]) -> int:
    """An action that surely goes out first, UNKNOWN if there is none or it cannot be told."""
    mask = sum(1 << action for action in actions)
    return endings.winning_action(with_the_other_hand(position), mask, [0] * endings.MEMORY, endings.ENOUGH)
