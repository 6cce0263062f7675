"""Two players are left, so each knows the other's cards: who of them goes out first, settled exactly.

A position is won by the seat to act if it can be the first to go out, whatever the other does.

Invariants:
- a verdict, once given, is the truth; UNKNOWN is given where more positions would have to be looked at than allowed;
- a set of somebody who is out is answered by both, and the lead after it is the table's (C9, C10).

Plain functions of whole numbers, to be compiled too: no call of itself, and the memory is a list of numbers.
"""

from typing import Final

from tapete.games.comemierda.rules import (
    EVERY_CARD,
    OROS,
    OROS_RANK,
    PASS,
    PASS_ACTION,
    SINGLES,
    Table,
    highest_bit_index,
    lowest_bit_index,
    next_of,
    without,
)

WON: Final = 1
LOST: Final = 0
UNKNOWN: Final = -1

_PLACES: Final = 1 << 13
_FIRST: Final = 0
_SECOND: Final = _PLACES
_VERDICT: Final = 2 * _PLACES
_STACK: Final = 3 * _PLACES
_DEEPEST: Final = 128
_OWN: Final = _STACK
_OTHER: Final = _OWN + _DEEPEST
_LEAD: Final = _OTHER + _DEEPEST
_TO_TRY: Final = _LEAD + _DEEPEST
_WINS_IF: Final = _TO_TRY + _DEEPEST
MEMORY: Final = _WINS_IF + _DEEPEST
"""How many numbers the memory has, all 0 at first. What is in it stays true from one call to the next."""
ENOUGH: Final = 2000
"""Positions to look at before giving up."""


def choices(hand: int, rank: int, count: int) -> int:
    """The legal actions of a hand on a set, a bit each; with `count` 0 it opens (C5-C7)."""
    if count == 0:
        return hand
    return hand & (SINGLES << count - 1 | OROS) & EVERY_CARD & -(1 << 4 * rank + 4) | PASS


def goes_out_first(own: int, other: int, rank: int, count: int, memory: list[int], enough: int) -> int:
    """Whether the holder of `own`, to act on a set of `other`'s, or to open, can go out first: WON, LOST or UNKNOWN."""
    looked = 1
    depth = 0
    verdict = _arrive(own, other, rank, count, memory, depth)
    while True:
        if verdict == UNKNOWN and memory[_TO_TRY + depth] == 0:
            verdict = LOST
        if verdict == UNKNOWN:
            verdict = _try_next(memory, depth)
            if verdict == UNKNOWN:
                looked += 1
                depth += 1
                if looked > enough or depth == _DEEPEST - 1:
                    return UNKNOWN
                verdict = _known(memory, depth)
                continue
        _keep(memory, depth, verdict)
        if depth == 0:
            return verdict
        depth -= 1
        verdict = WON if verdict == memory[_WINS_IF + depth] else UNKNOWN


def _arrive(own: int, other: int, rank: int, count: int, memory: list[int], depth: int) -> int:
    """Put a position on the stack; its verdict, if it is known."""
    memory[_OWN + depth] = own
    memory[_OTHER + depth] = other
    memory[_LEAD + depth] = rank << 3 | count
    memory[_TO_TRY + depth] = choices(own, rank, count)
    return _known(memory, depth)


def _try_next(memory: list[int], depth: int) -> int:
    """Take the next action of a position: WON if it goes out, else what follows from it is put on the stack."""
    own = memory[_OWN + depth]
    other = memory[_OTHER + depth]
    action = next_to_try(memory[_TO_TRY + depth])
    memory[_TO_TRY + depth] &= ~(1 << action)
    memory[_WINS_IF + depth] = LOST
    if action == PASS_ACTION:
        _arrive(other, own, 0, 0, memory, depth + 1)
        return UNKNOWN
    rank = action >> 2
    count = (action & 3) + 1
    kept = without(own, rank, count)
    if kept == 0:
        return WON
    if rank == OROS_RANK:
        memory[_WINS_IF + depth] = WON
        _arrive(kept, other, 0, 0, memory, depth + 1)
    else:
        _arrive(other, kept, rank, count, memory, depth + 1)
    return UNKNOWN


def _known(memory: list[int], depth: int) -> int:
    place = _place(memory, depth)
    own = memory[_OWN + depth] | memory[_LEAD + depth] << 44
    if memory[_FIRST + place] == own and memory[_SECOND + place] == memory[_OTHER + depth]:
        return memory[_VERDICT + place]
    return UNKNOWN


def _keep(memory: list[int], depth: int, verdict: int) -> None:
    place = _place(memory, depth)
    memory[_FIRST + place] = memory[_OWN + depth] | memory[_LEAD + depth] << 44
    memory[_SECOND + place] = memory[_OTHER + depth]
    memory[_VERDICT + place] = verdict


def next_to_try(actions: int) -> int:
    """High cards first, a pass last."""
    cards = actions & EVERY_CARD
    return highest_bit_index(cards) if cards else PASS_ACTION


def _place(memory: list[int], depth: int) -> int:
    own = memory[_OWN + depth]
    other = memory[_OTHER + depth]
    mixed = (own & 0xFFFFF) * 40503 + (own >> 20) * 30011 + (other & 0xFFFFF) * 52711 + (other >> 20) * 61001
    mixed += memory[_LEAD + depth] * 7919
    return (mixed ^ mixed >> 15 ^ mixed >> 27) & _PLACES - 1


def verdict_on(table: Table, action: int, memory: list[int], enough: int) -> int:
    """Whether the seat to act, one of the two left, goes out first if it takes a legal action, and plays on well."""
    seat = table.turn
    other_seat = next_of(table.holding & ~(1 << seat), seat)
    own = table.hands[seat]
    other = table.hands[other_seat]
    if action != PASS_ACTION:
        kept = without(own, action >> 2, (action & 3) + 1)
        return after_play(kept, other, action >> 2, (action & 3) + 1, memory, enough)
    if table.holding >> table.leader & 1:
        return opposite(goes_out_first(other, own, 0, 0, memory, enough))
    leads = next_of(table.holding, table.leader)
    own_if_both_pass = goes_out_first(own, other, 0, 0, memory, enough)
    if leads != seat:
        own_if_both_pass = opposite(goes_out_first(other, own, 0, 0, memory, enough))
    if table.passed >> other_seat & 1 or own_if_both_pass != WON:
        return own_if_both_pass
    actions = choices(other, table.lead_rank, table.lead_count) & EVERY_CARD
    verdict = own_if_both_pass
    while actions:
        answer = lowest_bit_index(actions)
        actions &= actions - 1
        kept = without(other, answer >> 2, (answer & 3) + 1)
        theirs = after_play(kept, own, answer >> 2, (answer & 3) + 1, memory, enough)
        if theirs == WON:
            return LOST
        if theirs == UNKNOWN:
            verdict = UNKNOWN
    return verdict


def after_play(kept: int, other: int, rank: int, count: int, memory: list[int], enough: int) -> int:
    """Whether whoever has just played a set, and keeps these cards, goes out first."""
    if kept == 0:
        return WON
    if rank == OROS_RANK:
        return goes_out_first(kept, other, 0, 0, memory, enough)
    return opposite(goes_out_first(other, kept, rank, count, memory, enough))


def opposite(verdict: int) -> int:
    """The same verdict, told by the other."""
    return UNKNOWN if verdict == UNKNOWN else WON + LOST - verdict


def winning_action(table: Table, actions: int, memory: list[int], enough: int) -> int:
    """The first of the legal actions that wins, high cards first; UNKNOWN if none is known to."""
    while actions:
        action = next_to_try(actions)
        actions &= ~(1 << action)
        if verdict_on(table, action, memory, enough) == WON:
            return action
    return UNKNOWN
