"""Reads and writes `*.perft`: positions, how many ways lead on from each, and its legal actions in order.

A file is blocks of lines between blank lines; in a block, in this order:

    # what the position is
    options {"players":4}
    deal 0: 3o 4c ...          the first dealer, then the whole pack, top first
    hands 1: 3o 4c | 5e ...    or a reduced pack: who leads, then the hand of each seat (Comemierda only)
    act 1 {"play":["3o"]}      any number: what was done since
    then 5o 12e ...            any number: the decks of the deals to come
    legal 2: ...               the legal actions of each seat to act, in canonical order
    count 3 1234               how many ways there are to that depth, suits not told apart
"""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from games.comemierda.laying import laid
from tapete.core import AnyGame, Deal
from tapete.games import GAMES
from tapete.records.perft import perft

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.perft"))


@dataclass
class Position:
    """One block."""

    game: AnyGame
    told: list[str] = field(default_factory=list)
    """The lines that say what the position is, as they stand."""
    options: dict[str, Any] = field(default_factory=dict)
    dealer: int = 0
    deck: tuple[str, ...] = ()
    turn: int = 0
    hands: tuple[str, ...] = ()
    acts: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    decks: list[tuple[str, ...]] = field(default_factory=list)
    legal: list[str] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)

    @property
    def title(self) -> str:
        return self.told[0].removeprefix("# ")

    def state(self) -> Any:
        """The position as the game has it."""
        if self.hands:
            state = laid(*self.hands, turn=self.turn, **self.options)
        else:
            options = self.game.options(self.options)
            state = self.game.start(options, Deal(1, self.dealer, self.deck)).state
        for seat, written in self.acts:
            state = self.game.apply(state, seat, self.game.notation.read_action(written)).state
        return state

    def legal_now(self) -> list[str]:
        """The lines of legal actions as the game gives them."""
        state = self.state()
        return [
            f"legal {seat}: " + " | ".join(self._said(action) for action in self.game.legal(state, seat))
            for seat in self.game.to_act(state)
        ]

    def counted(self, depth: int) -> int:
        """The count as the game gives it."""
        return perft(self.game, self.state(), depth, self.decks)

    def _said(self, action: Any) -> str:
        ((what, cards),) = self.game.notation.written_action(action).items()
        return what if cards is True else " ".join(cards)

    def written(self) -> str:
        """The block anew, its answers as the game gives them."""
        counts = [f"count {depth} {self.counted(depth)}" for depth in self.counts]
        return "\n".join([*self.told, *self.legal_now(), *counts])


def read(path: Path) -> list[Position]:
    """The positions of a file; the game is the first word of its name."""
    game = GAMES[path.stem.partition("-")[0]]
    return [_read(game, block.splitlines()) for block in path.read_text().strip().split("\n\n")]


def _read(game: AnyGame, lines: list[str]) -> Position:
    position = Position(game)
    for line in lines:
        word, _, rest = line.partition(" ")
        if word not in ("legal", "count"):
            position.told.append(line)
        match word:
            case "#":
                pass
            case "options":
                position.options = json.loads(rest)
            case "deal":
                dealer, _, deck = rest.partition(": ")
                position.dealer, position.deck = int(dealer), tuple(deck.split())
            case "hands":
                turn, _, hands = rest.partition(": ")
                position.turn, position.hands = int(turn), tuple(hands.split(" | "))
            case "act":
                seat, _, written = rest.partition(" ")
                position.acts.append((int(seat), json.loads(written)))
            case "then":
                position.decks.append(tuple(rest.split()))
            case "legal":
                position.legal.append(line)
            case "count":
                depth, _, count = rest.partition(" ")
                position.counts[int(depth)] = int(count or 0)
            case _:
                raise ValueError(f"no such line: {line}")
    return position


def rewrite() -> None:
    """Write the answers of every file anew."""
    for path in FILES:
        path.write_text("\n\n".join(position.written() for position in read(path)) + "\n")
