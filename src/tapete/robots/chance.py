"""A robot for every game that chooses by lot."""

from typing import Any, Final, Protocol


class _Choices(Protocol):
    """All that it reads of a View."""

    @property
    def legal(self) -> tuple[Any, ...]: ...


class Random:
    """Any legal action, each as likely as another.

    To within one part in 2**250: the key is a number of 256 bits, and nobody has that many actions.
    """

    name: Final = "random@1"

    def act(self, view: _Choices, key: bytes) -> Any:
        """The legal action that the key points at."""
        return view.legal[int.from_bytes(key, "big") % len(view.legal)]
