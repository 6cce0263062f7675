"""The yardstick of Comemierda: a player by hand-written rules, one score per choice. Frozen as ``rules@1``.

Invariants:
- it looks at its hand, what has been played in this round, the trick and everybody's number of cards;
- among equal scores the first wins: plays by value, then count, the two of oros after them, the pass last;
- it never lets a chance to go out go by, save on the two of oros where that is no way out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from tapete.games.comemierda.actions import Action, Give, Pass, Play
from tapete.games.comemierda.events import Played
from tapete.games.comemierda.view import View
from tapete.robots.comemierda_hand import PACK, RANKS, TWO_OF_OROS, VALUES, Counts, count, gifts, plays, value

_SOTA, _CABALLO, _REY = (RANKS.index(rank) for rank in ("10", "11", "12"))
_NOBODY: Final = 99
_NEAR_THE_END: Final = 2
"""Groups that can still be beaten."""
_NEARLY_OUT: Final = 2
"""Cards left in somebody's hand."""


@dataclass(frozen=True, slots=True)
class _Opening:
    """What counts when a trick is to be opened."""

    base: float = 10.0
    per_value: float = 1.0
    per_extra_card: float = 0.8
    splitting: float = 2.5
    spending_control: float = 3.0
    spending_two_of_oros: float = 4.0
    single_against_last_card: float = 6.0
    """One card led while somebody holds one card: so bad, and better the higher it is."""
    single_per_value: float = 1.2


@dataclass(frozen=True, slots=True)
class _Following:
    """What counts for a set that beats the last one; a pass scores 0."""

    base: float = 3.0
    per_value_above_sota: float = 0.9
    per_extra_card: float = 0.7
    splitting_low: float = 2.5
    splitting_high: float = 0.6
    per_value_skipped: float = 0.25
    skipped_to_low: float = 0.3
    spending_two_of_oros: float = 1.5
    two_of_oros_near_the_end: float = 4.0
    control_near_the_end: float = 2.0
    somebody_nearly_out: float = 1.2
    per_card_under_six: float = 0.3
    winner_is_out: float = 0.3


@dataclass(frozen=True, slots=True)
class _Keeping:
    """What counts in the hand that stays after a gift."""

    per_group: float = 1.5
    per_value_below_caballo: float = 0.25
    low_orphan: float = 0.4
    per_value_above_caballo: float = 0.8
    two_of_oros_given: float = 20.0


_OPENING: Final = _Opening()
_FOLLOWING: Final = _Following()
_KEEPING: Final = _Keeping()
_NO_WAY_OUT: Final = 100.0
"""Off the score of what leaves the two of oros as the last card, where one may not go out on it (C12)."""


@dataclass(frozen=True, slots=True)
class _Position:
    """What the choice depends on. `to_beat` is the value on the table, -1 when a trick is to be opened."""

    hand: Counts
    unseen: Counts
    to_beat: int
    fewest: int
    winner_is_out: bool
    equal_beats: bool
    two_of_oros_is_no_way_out: bool


class Rules:
    """Sheds low sets, keeps sets together, keeps control until it can run home with it."""

    name: Final = "rules@1"

    def act(self, view: View, key: bytes) -> Action:  # noqa: ARG002  (it leaves nothing to chance)
        """Its one choice in this position."""
        if found := gifts(view.legal):
            return _best_gift(count(view.hand), found)
        return _best_play(_position(view), plays(view.legal), may_pass=Pass() in view.legal)


def _position(view: View) -> _Position:
    hand = count(view.hand)
    played = count(card for event in view.history if isinstance(event, Played) for card in event.cards)
    return _Position(
        hand=hand,
        unseen=tuple(PACK[v] - played[v] - hand[v] for v in range(VALUES)),
        to_beat=value(view.to_beat[0]) if view.to_beat else -1,
        fewest=min((n for seat, n in enumerate(view.counts) if seat != view.seat and n), default=_NOBODY),
        winner_is_out=view.winning is not None and not view.counts[view.winning],
        equal_beats=view.options.equal_may_be_played,
        two_of_oros_is_no_way_out=view.options.no_finish_on_two_of_oros,
    )


def _best_play(at: _Position, found: Mapping[tuple[int, int], Play], *, may_pass: bool) -> Action:
    losers = sum(1 for v in range(VALUES) if at.hand[v] and _beaten_by(at, v, at.hand[v]) != "nothing")
    best: Action = Pass()
    best_score = float("-inf")
    for (v, n), play in found.items():
        stuck = at.two_of_oros_is_no_way_out and _leaves_two_of_oros(at.hand, v, n)
        if not stuck and _runs_home(at, v, n, losers):
            return play
        score = _opening(at, v, n) if at.to_beat < 0 else _following(at, v, n, losers)
        if stuck:
            score -= _NO_WAY_OUT
        if score > best_score:
            best, best_score = play, score
    return Pass() if may_pass and best_score < 0 else best


def _beaten_by(at: _Position, v: int, n: int) -> Literal["nothing", "two-of-oros", "set"]:
    """The most that unseen cards can do to `n` cards of value `v`."""
    if v == TWO_OF_OROS:
        return "nothing"
    lowest = v if at.equal_beats else v + 1
    if any(at.unseen[higher] >= n for higher in range(lowest, TWO_OF_OROS)):
        return "set"
    return "two-of-oros" if at.unseen[TWO_OF_OROS] else "nothing"


def _runs_home(at: _Position, v: int, n: int, losers: int) -> bool:
    """Whether these are the last cards, or a whole sure group of a hand with at most one group that can be beaten."""
    if n == sum(at.hand):
        return True
    return losers <= 1 and at.hand[v] == n and _beaten_by(at, v, n) == "nothing"


def _leaves_two_of_oros(hand: Counts, v: int, n: int) -> bool:
    """Whether the two of oros is the last card, or would be after `n` cards of value `v`."""
    return hand[TWO_OF_OROS] == 1 and sum(hand) == (1 if v == TWO_OF_OROS else n + 1)


def _opening(at: _Position, v: int, n: int) -> float:
    w = _OPENING
    sure = _beaten_by(at, v, n) == "nothing"
    score = w.base - w.per_value * v + w.per_extra_card * (n - 1)
    if n < at.hand[v]:
        score -= w.splitting
    if sure:
        score -= w.spending_control
    if v == TWO_OF_OROS:
        score -= w.spending_two_of_oros
    if at.fewest == 1 and n == 1 and not sure:
        score -= w.single_against_last_card - w.single_per_value * v
    return score


def _following(at: _Position, v: int, n: int, losers: int) -> float:
    w = _FOLLOWING
    score = w.base - w.per_value_above_sota * max(0, v - _SOTA) + w.per_extra_card * (n - 1)
    if n < at.hand[v]:
        score -= w.splitting_low if v < _REY else w.splitting_high
    score -= w.per_value_skipped * max(0, v - 1 - at.to_beat) * (1.0 if v >= _CABALLO else w.skipped_to_low)
    if v == TWO_OF_OROS:
        score -= w.spending_two_of_oros
        if losers <= _NEAR_THE_END:
            score += w.two_of_oros_near_the_end
    elif losers <= _NEAR_THE_END and _beaten_by(at, v, n) == "nothing":
        score += w.control_near_the_end
    if at.fewest <= _NEARLY_OUT:
        score += w.somebody_nearly_out
    score += w.per_card_under_six * max(0, 6 - sum(at.hand))
    if at.winner_is_out:
        score -= w.winner_is_out
    return score


def _best_gift(hand: Counts, found: Mapping[tuple[int, ...], Give]) -> Give:
    """Leaves few groups, no low orphans and high cards; never the two of oros while there is another choice."""
    return max(found.items(), key=lambda gift: _worth_after(hand, gift[0]))[1]


def _worth_after(hand: Counts, gift: tuple[int, ...]) -> float:
    w = _KEEPING
    score = 0.0
    for v in range(TWO_OF_OROS):
        kept = hand[v] - gift.count(v)
        if kept > 0:
            orphan = kept == 1 and v < _REY
            score -= w.per_group + w.per_value_below_caballo * max(0, _CABALLO - v) + w.low_orphan * orphan
            score += w.per_value_above_caballo * max(0, v - _CABALLO) * kept
    return score - (w.two_of_oros_given if TWO_OF_OROS in gift else 0.0)
