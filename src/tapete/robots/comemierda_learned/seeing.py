"""From a View to what the player looks at: the facts of the round, and its table with the own hand only.

Invariants:
- all comes from the View: its history, its counts, its own hand;
- of an exchange the facts hold what the seat has seen of it, by rank.
"""

from dataclasses import dataclass
from typing import Final

from tapete.games.comemierda.events import GivenSeen, Opened, Passed, Played, TrickWon
from tapete.games.comemierda.options import Options
from tapete.games.comemierda.rules import NOBODY, PASS_ACTION, Table
from tapete.games.comemierda.values import RANK, bits_of
from tapete.games.comemierda.view import View
from tapete.robots.comemierda_learned import facts as noting
from tapete.robots.comemierda_learned.facts import FACTS, SEATS, rest_of_pack
from tapete.robots.comemierda_learned.likeness import Story

UNTOLD: Final = Story([], 0, 0)
"""For who does not ask how a round came to its position."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A position with a play to choose. `table` has the hand of the seat to act; the other hands are empty.

    `story` is how the round came to it, for who wants to know how the others play.
    """

    facts: list[int]
    table: Table
    counts: tuple[int, int, int, int]
    story: Story = UNTOLD


def is_standard(options: Options) -> bool:
    """Whether this is the game the network was trained for: a target and what rounds count do not matter."""
    return options == Options(target=options.target, escalating=options.escalating)


def seen(view: View, *, forgetful: bool = False) -> Seen:
    """What the seat to act sees in a standard game; forgetful, it knows of this trick and the last one only."""
    facts = [0] * FACTS
    noting.begin(facts)
    actions: list[int] = []
    rank = count = 0
    assert view.seat is not None
    forgotten = _before_last_trick(view) if forgetful else 0
    for place, event in enumerate(view.history):
        match event:
            case GivenSeen(lower, higher, number, cards, forced=True):
                noting.paired(facts, SEATS // 2 - number, higher, lower)
                for one in sorted((RANK[card] for card in cards or ()), reverse=True):
                    noting.exchanged_up(facts, higher, lower, one)
            case GivenSeen(higher, lower, _, cards, forced=False):
                for one in sorted(RANK[card] for card in cards or ()):
                    noting.exchanged_down(facts, higher, lower, one)
            case Played(seat, cards):
                if place >= forgotten:
                    noting.played(facts, seat, RANK[cards[0]], len(cards), not count)
                rank, count = RANK[cards[0]], len(cards)
                actions.append(4 * rank + count - 1)
            case Passed(seat):
                if place >= forgotten:
                    noting.passed(facts, seat, rank, count)
                actions.append(PASS_ACTION)
            case TrickWon() | Opened():
                rank = count = 0
            case _:
                pass
    assert view.opener is not None
    story = Story(actions, len(actions), view.opener)
    return Seen(facts, _table(view), (view.counts[0], view.counts[1], view.counts[2], view.counts[3]), story)


def _before_last_trick(view: View) -> int:
    """How much of the history lies before the last trick that was won."""
    won = [place for place, event in enumerate(view.history) if isinstance(event, TrickWon)]
    return won[-2] if len(won) > 1 else 0


def _table(view: View) -> Table:
    seat = view.seat
    assert seat is not None
    hand = bits_of(view.hand)
    hands = tuple(hand if other == seat else 0 for other in range(SEATS))
    rank = RANK[view.to_beat[0]] if view.to_beat else 0
    leader = seat if view.winning is None else view.winning
    passed = sum(1 << other for other in view.passed)
    holding = sum(1 << other for other in range(SEATS) if view.counts[other])
    order = sum(other << 3 * place for place, other in enumerate(view.out))
    return Table(hands, seat, rank, len(view.to_beat), leader, passed, holding, len(view.out), order, NOBODY)


def with_the_other_hand(position: Seen) -> Table:
    """The table where two are left: all cards not seen are the other's."""
    table = position.table
    rest = rest_of_pack(table.hands[table.turn], position.facts[noting.GONE])
    hands = tuple(
        rest if table.holding >> seat & 1 and seat != table.turn else hand for seat, hand in enumerate(table.hands)
    )
    return table._replace(hands=hands)
