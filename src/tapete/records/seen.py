"""A record as one seat saw it: the match step by step, through the one door by which a seat learns anything.

Invariants:
- what is shown comes from `Game.view` and `Game.redact` for the one who looks, and from nowhere else;
- an action is told as chosen only to who chose it, or where all is open: the others see the events;
- hands are told only where all is open.
"""

from dataclasses import dataclass
from typing import Any

from tapete.cards import Card
from tapete.core import AnyGame, Seat
from tapete.records.fold import Fold
from tapete.records.model import Acted, Dealt
from tapete.records.reading import Replay


@dataclass(frozen=True, slots=True)
class Step:
    """A deal (`seat` None) or an action, and where the match stood after it.

    `deal` counts deals from 1, `by` is the robot that played in another's place, `view` comes without its history:
    the `events` since the deal are that. `hands` are every seat's cards in the order of its own View.
    """

    deal: int
    seat: Seat | None
    action: Any
    by: str | None
    events: tuple[Any, ...]
    view: Any
    hands: tuple[tuple[Card, ...], ...] | None


def seen(played: Replay, seat: Seat | None, *, all_open: bool = False) -> tuple[Step, ...]:
    """The match as `seat` saw it, None a watcher; `all_open` is a watcher's with all hands and actions told."""
    fold = Fold(played.game, played.header)
    steps: list[Step] = []
    for moment in played.moments:
        fold.take(moment.entry)
        entry = moment.entry
        if not isinstance(entry, Dealt | Acted):
            continue
        acted = entry if isinstance(entry, Acted) else None
        steps.append(
            Step(
                deal=played.game.number(fold.state),
                seat=acted.seat if acted else None,
                action=acted.action if acted and (all_open or acted.seat == seat) else None,
                by=acted.by if acted else None,
                events=tuple(played.game.redact(event, seat) for event in moment.events),
                view=played.game.view(fold.state, seat, history=False),
                hands=_hands(played.game, fold.state, len(fold.seats)) if all_open else None,
            )
        )
    return tuple(steps)


def _hands(game: AnyGame, state: Any, players: int) -> tuple[tuple[Card, ...], ...]:
    """What every seat holds, as its own View has it."""
    views = [game.view(state, seat, history=False) for seat in range(players)]
    if game.name == "gnav":
        return tuple(() if view.card is None else (view.card,) for view in views)
    return tuple(view.hand for view in views)
