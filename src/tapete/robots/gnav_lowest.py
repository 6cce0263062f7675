"""The plainest player of Gnav: it never swaps."""

from typing import Final

from tapete.games.gnav.actions import Action, Keep
from tapete.games.gnav.view import View


class Lowest:
    """Keeps whatever it holds."""

    name: Final = "lowest@1"

    def act(self, view: View, key: bytes) -> Action:  # noqa: ARG002  (it looks at nothing)
        """Keep."""
        return Keep()
