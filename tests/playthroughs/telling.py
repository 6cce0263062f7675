"""The teller: plays a scenario through the Game contract and writes down all that anybody sees of it."""

import dataclasses
import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tapete.core import AnyGame, Deal, Seat, Status, Step, written_options

UNTOLD = {"game", "seat", "options", "legal", "history"}
"""Fields of a View that the shown lines leave out: they never change, or stand in lines of their own."""

Onlooker = Seat | None


class Teller:
    """One playthrough while it is written."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.lines: list[str] = []
        self.state: Any = None
        self._steps = 0
        self._shown: dict[Onlooker, dict[str, str]] = {}
        self._told: dict[Onlooker, list[Any]] = {}

    def begin(self, state: Any) -> None:
        """From a position that is laid on the table."""
        self._open(state.options)
        self.state = state
        for onlooker in self._onlookers:
            self._told[onlooker] = list(self.game.view(state, onlooker).history)
        self.lines.append("laid")
        self._show()

    def start(self, options: dict[str, Any], dealer: Seat, deck: Sequence[str]) -> None:
        """From the first deal."""
        chosen = self.game.options(options)
        self._open(chosen)
        self._deal(Deal(1, dealer, tuple(deck)), lambda deal: self.game.start(chosen, deal))

    def deal(self, deck: Sequence[str] | None) -> None:
        """The next deal; without a deck a skipped one."""
        deal = Deal(self.game.number(self.state) + 1, None, None if deck is None else tuple(deck))
        self._deal(deal, lambda deal: self.game.next_deal(self.state, deal))

    def act(self, seat: Seat, action: Any) -> None:
        """One action."""
        self._head()
        self._follow(f"{seat}: {said_action(action)}", self.game.apply(self.state, seat, action))

    def refuse(self, seat: Seat, action: Any) -> None:
        """One action that the rules do not allow now."""
        reason = self.game.why_not(self.state, seat, action)
        assert reason is not None, f"seat {seat} may {action}"
        self._head()
        self.lines.append(f"  refused {seat}: {said_action(action)}: {reason.rule} {reason.key}")

    def play(self, choose: Callable[[Any, Seat], Any]) -> int:
        """On to the end of the round, every action chosen from the state; how many there were."""
        before = self._steps
        while self.game.status(self.state) is Status.PLAYING:
            seat = self.game.to_act(self.state)[0]
            self.act(seat, choose(self.state, seat))
        return self._steps - before

    def _open(self, options: Any) -> None:
        self._players = self.game.players(options)
        self._onlookers: tuple[Onlooker, ...] = (*range(self._players), None)
        self.lines.append(f"{self.game.name} {json.dumps(written_options(options))}")

    def _deal(self, deal: Deal, follow: Callable[[Deal], Step[Any, Any]]) -> None:
        self._told = {onlooker: [] for onlooker in self._onlookers}
        by_lot = "" if deal.dealer is None else f", dealer {deal.dealer}"
        self.lines.append("")
        deck = "skipped" if deal.deck is None else " ".join(deal.deck)
        self._follow(f"deal {deal.number}{by_lot}: {deck}", follow(deal))

    def _head(self) -> None:
        self._steps += 1
        to_act = self.game.to_act(self.state)
        phase = self.game.view(self.state, None).phase
        self.lines.append("")
        self.lines.append(f"[{self._steps}] {phase}, to act {' '.join(map(str, to_act)) or 'nobody'}")
        for seat in to_act:
            legal = self.game.legal(self.state, seat)
            assert self.game.view(self.state, seat).legal == legal
            self.lines.append(f"  legal {seat}: {' | '.join(map(said_action, legal))}")

    def _follow(self, what: str, step: Step[Any, Any]) -> None:
        self.lines.append(f"  {what}")
        self.state = step.state
        for event in step.events:
            seen = {onlooker: self.game.redact(event, onlooker) for onlooker in self._onlookers}
            for onlooker in self._onlookers:
                self._told[onlooker].append(seen[onlooker])
            self._grouped("told", {onlooker: said_event(told) for onlooker, told in seen.items()})
        self._show()

    def _show(self) -> None:
        """What has changed in the Views since they were shown last."""
        fields: dict[str, dict[Onlooker, str]] = {}
        for onlooker in self._onlookers:
            view = self.game.view(self.state, onlooker)
            assert list(view.history) == self._told[onlooker]
            before = self._shown.get(onlooker, {})
            now = {f.name: said(getattr(view, f.name)) for f in dataclasses.fields(view) if f.name not in UNTOLD}
            for name, value in now.items():
                if before.get(name) != value:
                    fields.setdefault(name, {})[onlooker] = f"{name}={value}"
            self._shown[onlooker] = now
        everyones = [
            name for name, by in fields.items() if len(by) == len(self._onlookers) and len(set(by.values())) == 1
        ]
        if everyones:
            self.lines.append(f"  shows all: {' '.join(fields[name][None] for name in everyones)}")
        others: dict[Onlooker, list[str]] = {}
        for name, by in fields.items():
            for onlooker, value in by.items() if name not in everyones else ():
                others.setdefault(onlooker, []).append(value)
        self._grouped("shows", {onlooker: " ".join(values) for onlooker, values in others.items()})

    def _grouped(self, word: str, lines: dict[Onlooker, str]) -> None:
        """One line for all onlookers of whom it says the same."""
        for line in dict.fromkeys(lines.values()):
            who = [onlooker for onlooker in self._onlookers if lines.get(onlooker) == line]
            names = "all" if len(who) == len(self._onlookers) else " ".join("w" if x is None else str(x) for x in who)
            self.lines.append(f"  {word} {names}: {line}")


def said_action(action: Any) -> str:
    """An action, one that no game knows included: its kind, then its cards."""
    cards = getattr(action, "cards", None)
    return action.kind if cards is None else f"{action.kind} {' '.join(cards) or 'nothing'}"


def said_event(event: Any) -> str:
    """An event: its kind, then its fields."""
    fields = [f"{f.name}={said(getattr(event, f.name))}" for f in dataclasses.fields(event) if f.name != "kind"]
    return " ".join([event.kind, *fields])


def said(value: Any) -> str:
    """Any value of a View or an event, in few characters."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if dataclasses.is_dataclass(value):
        return ":".join(said(getattr(value, f.name)) for f in dataclasses.fields(value) if f.name != "kind")
    if isinstance(value, tuple):
        return f"[{' '.join(map(said, value))}]"
    return str(value)


@dataclasses.dataclass(frozen=True)
class Scenario:
    """What one file tells: its name, its title, and how it is played."""

    game: AnyGame
    name: str
    title: str
    play: Callable[[Teller], None]

    def written(self) -> str:
        """The whole file."""
        teller = Teller(self.game)
        self.play(teller)
        return "\n".join([f"# {self.title}", *teller.lines]) + "\n"


def each(scenarios: Iterable[Scenario]) -> dict[str, Scenario]:
    """By the path of their files, every one different."""
    found: dict[str, Scenario] = {}
    for scenario in scenarios:
        path = f"{scenario.game.name}/{scenario.name}.txt"
        assert path not in found, path
        found[path] = scenario
    return found
