"""Four levels of one player: how much each heeds what its choices are worth, and what it bears in mind.

A level asks with the odds e**(gap / heat), where gap is what asking wins more than keeping: small differences it often
misses, plain ones never. Nobody refuses a choice that wins the match for sure. Where the solution does not reach, each
rank that the own card is off the threshold counts as a fixed gap.

Invariants:
- the odds come from a table of whole numbers: the same View and key give the same choice on every machine;
- the expert plays the solution itself, mixed as it is.
"""

from decimal import Context, Decimal
from functools import cache
from typing import Final

from tapete.games.gnav.actions import Action, Ask, Keep
from tapete.games.gnav.rules import FOOL, HOUSE
from tapete.games.gnav.view import View
from tapete.robots.gnav_solved import thresholds
from tapete.robots.gnav_solved.player import Values, advice, drawn, worth_of_spot
from tapete.robots.gnav_solved.reading import Spot, life_state, spot
from tapete.robots.gnav_solved.sets import KEPT, NOTHING_GIVEN, doing
from tapete.robots.gnav_solved.solution import ASKS_OF, WORTH_OF

STEPS: Final = 32
"""Steps of the table of odds in one heat."""
MISJUDGED: Final = 5
"""By how many ranks a novice may be off."""
PLAIN: Final = 2
"""A gap of so many heats is plain: nobody misses it."""
HALF_RANK: Final = WORTH_OF * 3 // 400
"""What half a rank off the threshold counts for: three quarters of a percentage point."""


def asks_at(gap: int, heat: int) -> int:
    """How likely a level of this heat asks, in parts of ASKS_OF; gap and heat in parts of WORTH_OF."""
    steps = abs(gap) * STEPS // heat
    likely = _odds()[steps] if steps < PLAIN * STEPS else ASKS_OF
    return likely if gap >= 0 else ASKS_OF - likely


@cache
def _odds() -> tuple[int, ...]:
    """The logistic function, in parts of ASKS_OF; decimal arithmetic rounds alike everywhere."""
    exact = Context(prec=30)
    powers = (exact.exp(Decimal(-step) / STEPS) for step in range(PLAIN * STEPS))
    return tuple(round(exact.divide(Decimal(ASKS_OF), 1 + power)) for power in powers)


def forgotten(known: Spot) -> Spot:
    """All that is left of a spot to who minds his own card alone: everybody before kept, as far as he remembers."""
    return known._replace(
        given=NOTHING_GIVEN,
        fools=(known.own == FOOL) << known.position,
        doings=sum(doing(place, KEPT, 0) for place in range(known.position)),
    )


def misjudged(known: Spot, key: bytes) -> Spot:
    """The spot as it looks to who is off by up to MISJUDGED ranks with an ordinary card, by the lot in a key."""
    if not FOOL < known.own < HOUSE:
        return known
    off = int.from_bytes(key[8:16], "big") % (2 * MISJUDGED + 1) - MISJUDGED
    return known._replace(own=min(max(known.own + off, FOOL + 1), HOUSE - 1))


class Level:
    """A level below the expert."""

    heat: int
    """In parts of WORTH_OF."""

    def act(self, view: View, key: bytes) -> Action:
        """By the lot in the key, as likely as the gap and the heat say."""
        return Ask() if drawn(self.asks(life_state(view), self.sees(spot(view), key)), key) else Keep()

    def sees(self, known: Spot, key: bytes) -> Spot:  # noqa: ARG002  (who sees all needs no lot)
        """What it makes of what there is to know."""
        return known

    def asks(self, state: int | None, known: Spot) -> int:
        """How likely it asks, in parts of ASKS_OF, in a deal that started from a life state, if that is solved."""
        worth = None if state is None else worth_of_spot(state, known)
        if worth is None:
            return asks_at(thresholds.leaning(known) * HALF_RANK, self.heat)
        return ASKS_OF * (worth.ask > worth.keep) if _wins(worth) else asks_at(worth.ask - worth.keep, self.heat)


def _wins(worth: Values) -> bool:
    """Whether one choice, and not the other, wins the match for sure."""
    return max(worth.ask, worth.keep) == WORTH_OF > min(worth.ask, worth.keep)


class Novice(Level):
    """Minds its own card alone, and that only roughly: it forgets what was played and misjudges cards by some ranks."""

    name: Final = "novice@1"
    heat = WORTH_OF * 30 // 1000

    def sees(self, known: Spot, key: bytes) -> Spot:
        """Its own card, about."""
        return misjudged(forgotten(known), key)


class Regular(Level):
    """Sees what the others do, but often misses small differences."""

    name: Final = "regular@1"
    heat = WORTH_OF * 45 // 1000


class Good(Level):
    """Seldom misses what matters."""

    name: Final = "good@1"
    heat = WORTH_OF * 25 // 1000


class Expert:
    """Plays the solution: the sharpest level."""

    name: Final = "expert@1"

    def act(self, view: View, key: bytes) -> Action:
        """Ask as often as the advice says, by the lot in the key."""
        return Ask() if drawn(advice(view).asks, key) else Keep()
