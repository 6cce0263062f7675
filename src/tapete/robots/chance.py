"""A robot for every game that chooses by lot."""

from typing import Any, Final

from tapete.games.comemierda.view import View as ComemierdaView
from tapete.games.gnav.view import View as GnavView


class Random:
    """Any legal action, each as likely as another.

    To within one part in 2**250: the key is a number of 256 bits, and nobody has that many actions.
    """

    name: Final = "random@1"

    def act(self, view: ComemierdaView | GnavView, key: bytes) -> Any:
        """The legal action that the key points at: of the game whose view it is."""
        return view.legal[int.from_bytes(key, "big") % len(view.legal)]
