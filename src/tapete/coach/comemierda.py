"""The coach of Comemierda: choices tried in sampled worlds, everybody playing on as the level *good* does.

Invariants:
- worlds come from the View and a key alone, and are the same for every choice that is tried;
- where two are left all cards are known, and a choice is reckoned exactly: its error is 0;
- what a choice shifts sums to 0 over the seats, as what they can win does.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from tapete.coach.comemierda_outlook import Worth, in_order, outlook
from tapete.coach.comemierda_playing import Leaf, Start, played_on, settled, start_of, starts_of
from tapete.coach.comemierda_round import Round
from tapete.coach.comemierda_trying import Trial, near
from tapete.coach.judging import Judged, NoCoach
from tapete.coach.review import Choice, Measure
from tapete.core import HmacEntropy, Seat, simulation_secret
from tapete.core.xorshift import WORD
from tapete.games.comemierda import COMEMIERDA
from tapete.games.comemierda.actions import Action, Pass
from tapete.games.comemierda.options import Options
from tapete.games.comemierda.rules import PASS_ACTION
from tapete.games.comemierda.state import State, ruling_of
from tapete.games.comemierda.values import RANK
from tapete.games.comemierda.view import View
from tapete.games.comemierda.worlds import sample_world
from tapete.robots.comemierda_hand import gifts, values
from tapete.robots.comemierda_learned.endings import ENOUGH, MEMORY, UNKNOWN, WON, verdict_on
from tapete.robots.comemierda_learned.facts import SEATS
from tapete.robots.comemierda_learned.network import shipped
from tapete.robots.comemierda_learned.robot import legal_by_number
from tapete.robots.comemierda_learned.seeing import Seen, is_standard, seen, with_the_other_hand
from tapete.robots.comemierda_learned.weighing import action_of, inputs_of
from tapete.robots.comemierda_rules import Rules

_NO_KEY: Final = b""
"""`rules` leaves nothing to chance."""


class ComemierdaCoach:
    """The coach of a match with these options; choices are tried in so many worlds."""

    def __init__(self, options: Options, samples: int) -> None:
        """NoCoach under options that the level *good* has not learned."""
        if not is_standard(options):
            raise NoCoach("comemierda with more than four players or under options that change play has no coach")
        self._outlook = outlook(ruling_of(options))
        self._samples = samples

    @property
    def measure(self) -> Measure:
        """How far the target is decides it."""
        return self._outlook.measure

    def forecast(self, state: State) -> Worth:
        """What each seat may expect as the match begins, or after a round."""
        if not state.rounds:
            return self._outlook.begin()
        return self._outlook.after(state.number, state.totals, state.ranking)

    def judged(self, view: View, action: Action, key: str) -> Judged | None:
        """The decision of the seat to act; None if its choices differ in suits only."""
        about = Round(self._outlook, view.number, view.totals, in_order(view.offices))
        if view.phase == "exchange":
            return self._gift(view, action, key, about)
        choices = dict(legal_by_number(view))
        if len(choices) == 1:
            return None
        taken = _number(action)
        choices[taken] = action
        position = seen(view)
        if position.table.finished == SEATS - 2:
            exactly = _ending(position, choices, taken, about)
            if exactly is not None:
                return exactly
        seat, numbers = position.table.turn, list(choices)
        first = _first_opinions(position, numbers, about)
        tried = near(first, seat, numbers.index(taken), about.stakes(seat))
        worlds = starts_of(position, self._samples, 1 + self._entropy(view, key).below(WORD))
        starts = {choice: [start.then(numbers[choice]) for start in worlds] for choice in tried}
        found = _played(starts, seat, about)
        return Trial(seat, list(choices.values()), numbers.index(taken), first, found).judged()

    def _gift(self, view: View, action: Action, key: str, about: Round) -> Judged | None:
        """A gift is held against the one that `rules` gives, and so does *good*."""
        seat = view.seat
        assert seat is not None
        assert not isinstance(action, Pass)
        usual = Rules().act(view, _NO_KEY)
        assert not isinstance(usual, Pass)
        choices: dict[tuple[int, ...], Action] = {values(usual.cards): usual, values(action.cards): action}
        if len(gifts(view.legal)) == 1:
            return None
        entropy = self._entropy(view, key)
        worlds = [sample_world(view, entropy) for _ in range(self._samples)]
        starts = {at: [_given(world, seat, gift) for world in worlds] for at, gift in enumerate(choices.values())}
        taken = len(choices) - 1
        return Trial(seat, list(choices.values()), taken, None, _played(starts, seat, about)).judged()

    def _entropy(self, view: View, key: str) -> HmacEntropy:
        return HmacEntropy(simulation_secret(f"coach/{key}"), COMEMIERDA.name, view.number, ())


def _number(action: Action) -> int:
    if isinstance(action, Pass):
        return PASS_ACTION
    return action_of(RANK[action.cards[0]], len(action.cards))


def _first_opinions(position: Seen, numbers: Sequence[int], about: Round) -> list[Worth]:
    """What the network makes of each choice."""
    table = position.table
    (told,) = shipped().places([inputs_of(position, numbers)])
    return [about.worth(Leaf(table.order, table.finished, places), table.turn) for places in told]


def _ending(position: Seen, choices: Mapping[int, Action], taken: int, about: Round) -> Judged | None:
    """Two are left: exactly; None where that takes too long."""
    table, memory = with_the_other_hand(position), [0] * MEMORY
    verdicts = [verdict_on(table, number, memory, ENOUGH) for number in choices]
    if UNKNOWN in verdicts:
        return None
    seat = table.turn
    found = [about.worth(settled(table, wins=verdict == WON), seat) for verdict in verdicts]
    own = [worth[seat] for worth in found]
    at = list(choices).index(taken)
    best = at if own[at] == max(own) else own.index(max(own))
    shift = tuple(there - here for there, here in zip(found[at], found[best], strict=True))
    made = tuple(Choice(action, worth, 0.0) for action, worth in zip(choices.values(), own, strict=True))
    return Judged("ending", made, at, best, own[best] - own[at], 0.0, shift)


def _given(world: State, seat: Seat, gift: Action) -> Start:
    """Play begins after a gift; the other one, if it is to come, is given as `rules` does."""
    state = COMEMIERDA.apply(world, seat, gift).state
    if state.phase == "exchange":
        (other,) = state.to_act
        state = COMEMIERDA.apply(state, other, Rules().act(COMEMIERDA.view(state, other), _NO_KEY)).state
    return start_of(state)


def _played(starts: Mapping[int, list[Start]], seat: Seat, about: Round) -> dict[int, list[Worth]]:
    """What comes of each choice in each world, all of them played on side by side."""
    leaves = iter(played_on(shipped(), [start for lot in starts.values() for start in lot], seat))
    return {choice: [about.worth(next(leaves), seat) for _ in lot] for choice, lot in starts.items()}
