"""The same closed loop at the floor: one action out at each table, the next once all four seats have heard."""

from benches.load.line import Line, opened
from benches.load.players import Figures

_ACT = b'{"type":"act","id":1234,"decision":1234,"action":{"kind":"play","cards":["6o","6c"]}}'


class Floor:
    """One table of four sockets."""

    def __init__(self, name: str, figures: Figures) -> None:
        self._name = name
        self._figures = figures
        self._lines: list[Line] = []
        self._heard = self._turn = 0

    async def join(self, port: int) -> None:
        """All four; the first acts."""
        for seat in range(4):
            self._lines.append(await opened(port, f"/ws/{self._name}/{seat}", None, self._hear))

    def begin(self) -> None:
        """The first action."""
        self._lines[0].send(_ACT)

    def leave(self) -> None:
        """All hang up."""
        for line in self._lines:
            line.close()

    def _hear(self, _: bytes) -> None:
        self._heard += 1
        if self._heard == 5:  # four seats, and the answer to who acted
            self._heard = 0
            self._turn += 1
            self._figures.actions += self._figures.measuring
            self._lines[self._turn % 4].send(_ACT)
