"""Look ahead: try the best choices in hands that the others may hold (`trying.py`), all tries side by side.

Invariants:
- the worlds are the same for every choice, and so is who plays as `rules` in each; they follow from the position and a
  word of chance;
- nothing but what the seat may know is looked at: every hand but its own is drawn.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tapete.core.xorshift import next_random
from tapete.games.comemierda.rules import PASS_ACTION, Table, legal, lowest_bit_index, step
from tapete.robots.comemierda_learned.endings import MEMORY, UNKNOWN, winning_action
from tapete.robots.comemierda_learned.facts import SEATS, counts_of, note
from tapete.robots.comemierda_learned.inputs import sight_of
from tapete.robots.comemierda_learned.likeness import ALL, ASKED, MOST, ROW, likeness, remembered, share_of
from tapete.robots.comemierda_learned.reckoning import WORTH_BITS, Network
from tapete.robots.comemierda_learned.seeing import Seen
from tapete.robots.comemierda_learned.trying import (
    ENOUGH,
    NOT_YET,
    SEEN_BEFORE,
    STANDARD,
    WORLDS,
    is_tried,
    last_set,
    worth_when_out,
)
from tapete.robots.comemierda_learned.unseen import DEALT, deal_likely, deal_unseen, know
from tapete.robots.comemierda_learned.weighing import weighed
from tapete.robots.comemierda_learned.yardstick import rules_action


@dataclass(slots=True)
class _Try:
    """One choice in one world, as far as it has been played; `worth` once it is over.

    `like_rules` has a bit for each seat that plays as `rules` there.
    """

    choice: int
    facts: list[int]
    table: Table
    like_rules: int
    worth: int = NOT_YET


def looked_ahead(network: Network, position: Seen, actions: Sequence[int], word: int) -> int:
    """The action that comes off best; `actions` are all that are legal, ascending."""
    (worths,) = weighed(network, [(position, actions)])
    tried = [choice for choice in range(len(actions)) if is_tried(worths, len(actions), choice)]
    best = worths.index(max(worths))
    if len(tried) == 1:
        return actions[best]
    sums = [SEEN_BEFORE * worth for worth in worths]
    for one in _tries(network, position, actions, tried, word):
        sums[one.choice] += one.worth
    for choice in tried:
        if sums[choice] > sums[best]:
            best = choice
    return actions[best]


def _tries(network: Network, position: Seen, actions: Sequence[int], tried: Sequence[int], word: int) -> list[_Try]:
    """All tries, played to their ends."""
    seat = position.table.turn
    memory = [0] * MEMORY
    tries = []
    hands, spare, counts = [0] * DEALT, [0] * DEALT, list(position.counts)
    share, word = share_of_rules(position, word)
    for _ in range(WORLDS // len(tried)):
        word = deal_likely(position.facts, seat, position.table.hands[seat], counts, word, hands, spare)
        world = position.table._replace(hands=tuple(hands[:SEATS]))
        facts = list(position.facts)
        know(facts, hands)
        like_rules = 0
        for other in range(SEATS):
            word = next_random(word)
            like_rules |= (word % ALL < share) << other
        tries += [_Try(choice, list(facts), world, like_rules) for choice in tried]
    for one in tries:
        _act(one, actions[one.choice])
    while True:
        asking = [(one, mask) for one in tries if (mask := _played_on(one, seat, network.utility, memory))]
        if not asking:
            return tries
        positions = [(_seen(one), _actions(mask)) for one, mask in asking]
        for (one, _), (_, choices), worths in zip(asking, positions, weighed(network, positions), strict=True):
            if one.table.turn == seat:
                one.worth = max(worths)
            else:
                _act(one, choices[worths.index(max(worths))])


def share_of_rules(position: Seen, word: int) -> tuple[int, int]:
    """In how many of ALL worlds another seat is to play as `rules`, by how all have played; the last word of chance."""
    seat, hands, counts = position.table.turn, [0] * DEALT, list(position.counts)
    rows, like = [0] * (ROW * MOST), 0
    written = remembered(position.story, position.facts, counts, seat, rows)
    for _ in range(ASKED):
        word = deal_unseen(position.facts, seat, position.table.hands[seat], counts, word, hands)
        like += likeness(rows, written, hands)
    return share_of(like), word


def _played_on(one: _Try, seat: int, utility: Sequence[int], memory: list[int]) -> int:
    """Play on to where the network is to be asked: the legal actions there; 0 if the try is over."""
    while one.worth == NOT_YET:
        table = one.table
        one.worth = worth_when_out(table, seat, list(utility))
        if one.worth != NOT_YET:
            break
        mask = legal(STANDARD, table)
        action = last_set(table.hands[table.turn], mask)
        if action >= 0 and table.turn == seat:
            one.worth = utility[table.finished] << WORTH_BITS
        elif action >= 0:
            _act(one, action)
        elif mask & (mask - 1) == 0:
            _act(one, lowest_bit_index(mask))
        elif table.turn != seat and one.like_rules >> table.turn & 1:
            _act(one, rules_action(sight_of(one.facts, table, counts_of(table.hands)), mask, 0.0, []))
        elif table.finished == SEATS - 2:
            won = winning_action(table, mask, memory, ENOUGH) != UNKNOWN
            one.worth = utility[SEATS - 2 if won == (table.turn == seat) else SEATS - 1] << WORTH_BITS
        else:
            return mask
    return 0


def _act(one: _Try, action: int) -> None:
    note(one.facts, one.table, action)
    one.table = step(STANDARD, one.table, action)


def _seen(one: _Try) -> Seen:
    return Seen(one.facts, one.table, counts_of(one.table.hands))


def _actions(mask: int) -> list[int]:
    return [action for action in range(PASS_ACTION + 1) if mask >> action & 1]
