"""The plainest player of Comemierda: always the lowest it may play."""

from typing import Final

from tapete.games.comemierda.actions import Action
from tapete.games.comemierda.view import View
from tapete.robots import comemierda_hand


class Lowest:
    """The lowest legal set; opens with all it has of its lowest value; passes only when it has nothing.

    In the exchange it gives its lowest cards back.
    """

    name: Final = "lowest@1"

    def act(self, view: View, key: bytes) -> Action:  # noqa: ARG002  (it leaves nothing to chance)
        """Its one choice in this position."""
        plays = comemierda_hand.plays(view.legal)
        if plays:
            lowest = next(iter(plays))[0]
            return next(play for (value, _), play in reversed(plays.items()) if value == lowest)
        gifts = comemierda_hand.gifts(view.legal)
        if gifts:
            return next(iter(gifts.values()))
        return view.legal[0]
