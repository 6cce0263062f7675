"""Rounds of Comemierda played on by the level *good* to the next decision of one seat, many side by side.

Invariants:
- everybody plays by what its own seat would know: the hands are the rules', the facts are kept for all four seats;
- the same starts give the same leaves: nothing is drawn by lot.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tapete.core import Seat
from tapete.games.comemierda.events import Event, Given, Opened, Passed, Played, TrickWon
from tapete.games.comemierda.rules import PASS_ACTION, Table, count_bits, is_over, legal, lowest_bit_index, step
from tapete.games.comemierda.scoring import ranked, ranking_of
from tapete.games.comemierda.state import State
from tapete.games.comemierda.values import RANK
from tapete.robots.comemierda_learned import facts as noting
from tapete.robots.comemierda_learned.endings import MEMORY, UNKNOWN, winning_action
from tapete.robots.comemierda_learned.facts import FACTS, SEATS
from tapete.robots.comemierda_learned.reckoning import Inputs, Network, Places, worth
from tapete.robots.comemierda_learned.seeing import Seen
from tapete.robots.comemierda_learned.trying import ENOUGH, STANDARD, last_set
from tapete.robots.comemierda_learned.unseen import DEALT, deal_likely, know
from tapete.robots.comemierda_learned.weighing import inputs_of


@dataclass(frozen=True, slots=True)
class Leaf:
    """How far a round was played: `finished` seats are out in this `order`, three bits each.

    `places` is how likely the seat in question comes first, second, third or last, in parts of their sum; it is None
    where its own place is in the order.
    """

    order: int
    finished: int
    places: Places | None


@dataclass(slots=True)
class Start:
    """A round in the middle of play."""

    facts: list[int]
    table: Table

    def act(self, action: int) -> None:
        """The seat to act does so."""
        noting.note(self.facts, self.table, action)
        self.table = step(STANDARD, self.table, action)

    def then(self, action: int) -> "Start":
        """Another that goes on from here with this action."""
        found = Start(list(self.facts), self.table)
        found.act(action)
        return found


def starts_of(position: Seen, worlds: int, word: int) -> list[Start]:
    """So many worlds as the seat to act may believe in: `deal_likely` deals what it has not seen, `word` is not 0.

    The exchange has gone as it mostly goes there, and nobody has passed for no reason if that can be helped. Among
    hands drawn evenly rivals are too weak, and a seat would hope for too much.
    """
    table, counts, starts = position.table, list(position.counts), []
    deal, spare = [0] * DEALT, [0] * DEALT
    for _ in range(worlds):
        word = deal_likely(position.facts, table.turn, table.hands[table.turn], counts, word, deal, spare)
        facts = list(position.facts)
        know(facts, deal)
        starts.append(Start(facts, table._replace(hands=tuple(deal[:SEATS]))))
    return starts


def start_of(world: State) -> Start:
    """A world in which play has begun, with what each of its seats would have noted."""
    return Start(_facts(world.history), world.table)


def _facts(history: Iterable[Event]) -> list[int]:
    facts = [0] * FACTS
    noting.begin(facts)
    rank = count = 0
    for event in history:
        match event:
            case Given(lower, higher, cards, forced=True):
                noting.paired(facts, SEATS // 2 - len(cards), higher, lower)
                for one in sorted((RANK[card] for card in cards), reverse=True):
                    noting.exchanged_up(facts, higher, lower, one)
            case Given(higher, lower, cards, forced=False):
                for one in sorted(RANK[card] for card in cards):
                    noting.exchanged_down(facts, higher, lower, one)
            case Played(seat, cards):
                noting.played(facts, seat, RANK[cards[0]], len(cards), not count)
                rank, count = RANK[cards[0]], len(cards)
            case Passed(seat):
                noting.passed(facts, seat, rank, count)
            case TrickWon() | Opened():
                rank = count = 0
            case _:
                pass
    return facts


def played_on(network: Network, starts: Sequence[Start], seat: Seat) -> list[Leaf]:
    """Each of the rounds played on until the network is asked what this seat does, or its place is known."""
    memory = [0] * MEMORY
    leaves: list[Leaf | None] = [None] * len(starts)
    going = list(range(len(starts)))
    while going:
        asking: list[tuple[int, list[int], Inputs]] = []
        for at in going:
            found = _to_choice(starts[at], seat, memory)
            if isinstance(found, Leaf):
                leaves[at] = found
            else:
                asking.append((at, found, inputs_of(_seen(starts[at]), found)))
        told = network.places([inputs for _, _, inputs in asking]) if asking else []
        going = []
        for (at, actions, _), places in zip(asking, told, strict=True):
            one = starts[at]
            worths = [worth(each, network.utility) for each in places]
            best = worths.index(max(worths))
            if one.table.turn == seat:
                leaves[at] = Leaf(one.table.order, one.table.finished, places[best])
            else:
                one.act(actions[best])
                going.append(at)
    return [leaf for leaf in leaves if leaf is not None]


def _to_choice(one: Start, seat: Seat, memory: list[int]) -> list[int] | Leaf:
    """Play on to where the network is to be asked: the legal actions there; or the leaf, if all is known before."""
    while not is_over(STANDARD, one.table):
        table = one.table
        if not table.holding >> seat & 1:
            return Leaf(table.order, table.finished, None)
        mask = legal(STANDARD, table)
        action = last_set(table.hands[table.turn], mask)
        if action >= 0:
            one.act(action)
        elif mask & (mask - 1) == 0:
            one.act(lowest_bit_index(mask))
        elif table.finished == SEATS - 2:
            return settled(table, wins=winning_action(table, mask, memory, ENOUGH) != UNKNOWN)
        else:
            return [number for number in range(PASS_ACTION + 1) if mask >> number & 1]
    return Leaf(ranking_of(STANDARD, one.table), SEATS, None)


def settled(table: Table, *, wins: bool) -> Leaf:
    """Two are left, and the one to act goes out first, or does not."""
    out = [ranked(table.order, place) for place in range(table.finished)]
    other = next(seat for seat in range(SEATS) if seat not in out and seat != table.turn)
    left = [table.turn, other] if wins else [other, table.turn]
    return Leaf(sum(seat << 3 * place for place, seat in enumerate([*out, *left])), SEATS, None)


def _seen(one: Start) -> Seen:
    first, second, third, fourth = (count_bits(hand) for hand in one.table.hands)
    return Seen(one.facts, one.table, (first, second, third, fourth))
