"""Views made by hand, without a game behind them."""

import itertools
from collections.abc import Sequence
from typing import Any

from tapete.cards import SPANISH, Card
from tapete.core import BySeat
from tapete.games.comemierda import events
from tapete.games.comemierda.actions import Action, Give, Pass, Play
from tapete.games.comemierda.options import Options
from tapete.games.comemierda.view import View


def every_suit_choice(hand: Sequence[Card], sets: Sequence[Sequence[Card]]) -> tuple[Action, ...]:
    """The sets, each in every choice of suits that the hand allows; an empty one is a pass."""
    found: list[Action] = []
    for one in sets:
        if not one:
            found.append(Pass())
            continue
        alike = [one[0]] if one[0] == "2o" else [c for c in hand if c[:-1] == one[0][:-1] and c != "2o"]
        found.extend(Play(SPANISH.in_order(cards)) for cards in itertools.combinations(alike, len(one)))
    return tuple(found)


def view(
    *,
    seat: int,
    hand: Sequence[Card],
    legal: tuple[Action, ...],
    played: Sequence[Card] = (),
    counts: Sequence[int] = (10, 10, 10, 10),
    to_beat: Sequence[Card] = (),
    winning: int | None = None,
    **options: Any,
) -> View:
    """A view of a round in which the others played `played`."""
    return View(
        seat=seat,
        options=Options(players=len(counts), **options),
        phase="exchange" if isinstance(legal[0], Give) else "play",
        number=1,
        multiplier=1,
        dealer=0,
        hand=tuple(hand),
        counts=BySeat(counts),
        to_act=(seat,),
        legal=legal,
        owed=BySeat(0 for _ in counts),
        opener=0,
        trick=(),
        last_trick=(),
        to_beat=tuple(to_beat),
        winning=winning,
        passed=(),
        out=(),
        offices=BySeat(None for _ in counts),
        totals=BySeat(0 for _ in counts),
        rounds=(),
        left=(),
        winners=(),
        history=tuple(events.Played(seat=0, cards=(card,), left=0) for card in played),
    )
