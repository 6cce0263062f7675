"""The `rules` robot once more, as functions of whole numbers and floats: looking ahead others may play as it does.

Invariant:
- for the standard game, its plays and gifts are those of `tapete.robots.comemierda_rules`, whatever the position.

Plain functions, to be compiled too. Their floats are sums and products in one order, alike on every machine.
"""

from typing import Final

from tapete.core.xorshift import WORD, next_random
from tapete.games.comemierda.rules import (
    EVERY_CARD,
    OROS,
    OROS_RANK,
    PASS,
    PASS_ACTION,
    SINGLES,
    count_bits,
    lowest_bit_index,
)
from tapete.robots.comemierda_learned.facts import SEATS
from tapete.robots.comemierda_learned.inputs import NOTHING, Sight, beaten_by, shape_of

_SOTA: Final = 5
_CABALLO: Final = 6
_REY: Final = 7
_NOBODY: Final = 99
_NO_GIFT: Final = 15


def rules_action(sight: Sight, mask: int, noise: float, words: list[int]) -> int:
    """What `rules` plays; with `noise`, chance is added to each score, for opponents of more than one mind.

    Without it no word of chance is looked at.
    """
    losers = shape_of(sight.hand, sight.unseen).losers
    held = count_bits(sight.hand)
    fewest = _NOBODY
    for seat in range(SEATS):
        if seat != sight.seat and sight.counts[seat]:
            fewest = min(fewest, sight.counts[seat])
    best = PASS_ACTION
    best_score = -1e9
    plays = mask & EVERY_CARD
    while plays:
        action = lowest_bit_index(plays)
        plays &= plays - 1
        rank = action >> 2
        count = (action & 3) + 1
        whole = count == count_bits(sight.hand >> 4 * rank & 15)
        beaten = beaten_by(sight.unseen, rank, count)
        if count == held or (losers <= 1 and whole and beaten == NOTHING):
            return action
        if sight.lead_count == 0:
            score = _opening(rank, count, whole, beaten, fewest)
        else:
            out = sight.counts[(sight.seat + sight.leader) % SEATS] == 0
            score = _following(sight.lead_rank, rank, count, whole, beaten, fewest, held, losers, out)
        if noise > 0.0:
            score += noise * (_drawn(words) + _drawn(words) - 1.0)
        if score > best_score:
            best = action
            best_score = score
    if mask & PASS and best_score < 0:
        return PASS_ACTION
    return best


def _drawn(words: list[int]) -> float:
    words[0] = next_random(words[0])
    return words[0] / (WORD + 1.0)


def _opening(rank: int, count: int, whole: bool, beaten: int, fewest: int) -> float:
    score = 10.0 - 1.0 * rank + 0.8 * (count - 1)
    if not whole:
        score -= 2.5
    if beaten == NOTHING:
        score -= 3.0
    if rank == OROS_RANK:
        score -= 4.0
    if fewest == 1 and count == 1 and beaten != NOTHING:
        score -= 6.0 - 1.2 * rank
    return score


def _following(
    to_beat: int, rank: int, count: int, whole: bool, beaten: int, fewest: int, held: int, losers: int, out: bool
) -> float:
    score = 3.0 - 0.9 * max(0, rank - _SOTA) + 0.7 * (count - 1)
    if not whole:
        score -= 2.5 if rank < _REY else 0.6
    score -= 0.25 * max(0, rank - 1 - to_beat) * (1.0 if rank >= _CABALLO else 0.3)
    if rank == OROS_RANK:
        score -= 1.5
        if losers <= 2:
            score += 4.0
    elif losers <= 2 and beaten == NOTHING:
        score += 2.0
    if fewest <= 2:
        score += 1.2
    score += 0.3 * max(0, 6 - held)
    if out:
        score -= 0.3
    return score


def rules_gift(hand: int, count: int) -> int:
    """The ranks that `rules` gives, four bits each, the lower first; 15 for no second one."""
    best = 0
    best_score = -1e9
    ones = hand & (SINGLES | OROS)
    lower = ones
    while lower:
        first = lowest_bit_index(lower) >> 2
        lower &= lower - 1
        if count == 1:
            score = _worth_after(hand, first, _NO_GIFT)
            if score > best_score:
                best = first | _NO_GIFT << 4
                best_score = score
            continue
        for second in range(first, OROS_RANK + 1):
            needed = 2 if second == first else 1
            if count_bits(hand >> 4 * second & 15) < needed:
                continue
            score = _worth_after(hand, first, second)
            if score > best_score:
                best = first | second << 4
                best_score = score
    return best


def _worth_after(hand: int, first: int, second: int) -> float:
    score = 0.0
    for rank in range(OROS_RANK):
        kept = count_bits(hand >> 4 * rank & 15) - (rank == first) - (rank == second)
        if kept > 0:
            orphan = 1 if kept == 1 and rank < _REY else 0
            score -= 1.5 + 0.25 * max(0, _CABALLO - rank) + 0.4 * orphan
            score += 0.8 * max(0, rank - _CABALLO) * kept
    return score - (20.0 if OROS_RANK in (first, second) else 0.0)
