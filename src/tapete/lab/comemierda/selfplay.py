"""Self-play in bulk: series of rounds among the network, its past selves and robots, told as samples to learn from.

Invariants:
- the same seed, networks and mix give the same samples;
- a sample is a position with a choice as inputs that are on, and four numbers that sum to 1: the places to expect;
- the two left over, if both can reckon, do not play on: the ending is settled exactly.
"""

import math
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from tapete.core.xorshift import next_random
from tapete.games.comemierda.rules import Table, count_bits, is_over, legal, lowest_bit_index, next_of, step
from tapete.games.comemierda.scoring import ranked, ranking_of
from tapete.lab.comemierda.evaluating import PLACES, Desk, Floats, Net, Whole, best_of, weigh, whole
from tapete.lab.comemierda.rounds import (
    GIFT_BY_LOT,
    GIFT_LOWEST,
    GIFT_RULES,
    dealt_round,
    exchanged_round,
    lowest_action,
    opened_round,
    settled,
)
from tapete.robots.comemierda_learned.endings import MEMORY, UNKNOWN, winning_action
from tapete.robots.comemierda_learned.facts import FACTS, SEATS, counts_of, note
from tapete.robots.comemierda_learned.inputs import MOST, Sight, action_inputs, shape_of, sight_of
from tapete.robots.comemierda_learned.trying import STANDARD
from tapete.robots.comemierda_learned.yardstick import rules_action

LEARNER: Final = 0
RULES: Final = 1
LOWEST: Final = 2
PAST: Final = 3

MOST_IN_ROUND: Final = 512
"""Never so many samples come of one round."""

_WORD: Final = 4294967296.0
_ENOUGH: Final = 20000
_FAR: Final = 8
"""So many times the warmth below the best, a choice is not tried but by lot."""
_NONE: Final = np.float32(0)
_ALL: Final = np.float32(1)


class Mix(NamedTuple):
    """Who sits together, by shares of the series; learners alone in the rest.

    `alone` is one learner against three `rules`, `mixed` learners and robots, `past` learners and a past self,
    `against` one learner against three of a past self.

    Also how the learner strays: `strays` is the share of choices by lot, `warmth` the noise on values, in points;
    `trust` how much of an outcome counts beside the network's own next estimate; `noisy` the share of `rules` that
    waver.
    """

    alone: float
    mixed: float
    past: float
    against: float
    strays: float
    warmth: float
    trust: float
    noisy: float


class Nets(NamedTuple):
    """Who learns, a past self, and what the places are worth to both."""

    own: Net
    past: Net
    utility: Floats


class Bench(NamedTuple):
    """What a series goes on with: facts, deck, a word of chance, who sits where, how they give, how `rules` wavers."""

    facts: Whole
    deck: Whole
    words: Whole
    players: Whole
    ways: Whole
    noise: npt.NDArray[np.float64]
    memory: Whole


class Notes(NamedTuple):
    """By sample of a round: whose it was, whether it strayed, the places expected of it and of the best choice.

    Then, by seat, the places to expect from here.
    """

    who: Whole
    strayed: Whole
    tried: Floats
    best: Floats
    expected: Floats


class Samples(NamedTuple):
    """Rows to learn from: the inputs that are on, how many, and the places to expect."""

    inputs: npt.NDArray[np.int16]
    lengths: npt.NDArray[np.int64]
    targets: Floats


def bench() -> Bench:
    """Room for series."""
    return Bench(
        whole(FACTS),
        whole(40),
        whole(1),
        whole(SEATS),
        whole(SEATS),
        np.zeros(SEATS, np.float64),
        whole(MEMORY),
    )


def notes() -> Notes:
    """Room for the notes of a round."""
    return Notes(
        whole(MOST_IN_ROUND),
        whole(MOST_IN_ROUND),
        np.zeros((MOST_IN_ROUND, PLACES), np.float32),
        np.zeros((MOST_IN_ROUND, PLACES), np.float32),
        np.zeros((SEATS, PLACES), np.float32),
    )


def sample_room(rows: int) -> Samples:
    """Room for so many samples."""
    return Samples(np.zeros((rows, MOST), np.int16), np.zeros(rows, np.int64), np.zeros((rows, PLACES), np.float32))


def play_series(
    seed: int,
    series: int,
    rounds: int,
    mix: Mix,
    nets: Nets,
    bench: Bench,
    desk: Desk,
    notes: Notes,
    samples: Samples,
    moves: Floats,
) -> int:
    """So many series; how many samples were written. `moves` counts the learner's places by its office before."""
    bench.words[0] = seed
    written = 0
    for _ in range(series):
        _seated(mix, bench)
        ranking = 0
        for number in range(rounds):
            if written + MOST_IN_ROUND > len(samples.lengths):
                return written
            begun = written
            table = _begun(number, ranking, bench)
            while not is_over(STANDARD, table):
                mask = legal(STANDARD, table)
                if table.finished == SEATS - 2 and _reckons(bench.players[table.turn]):
                    winning = winning_action(table, mask, bench.memory, _ENOUGH)
                    other = next_of(table.holding & ~(1 << table.turn), table.turn)
                    if _reckons(bench.players[other]):
                        table = settled(table, other if winning == UNKNOWN else table.turn)
                        continue
                    if winning != UNKNOWN:
                        mask = 1 << winning
                action, written = _chosen(table, mask, mix, nets, bench, desk, notes, samples, begun, written)
                note(bench.facts, table, action)
                table = step(STANDARD, table, action)
            after = ranking_of(STANDARD, table)
            _count_moves(number, ranking, after, bench.players, moves)
            _told(after, mix.trust, notes, samples, begun, written)
            ranking = after
    return written


def _chance(words: Whole) -> float:
    word = next_random(words[0])
    words[0] = word
    return word / _WORD


def _below(words: Whole, bound: int) -> int:
    word = next_random(words[0])
    words[0] = word
    return word * bound >> 32


def _reckons(player: int) -> bool:
    return player in (LEARNER, PAST)


def _seated(mix: Mix, bench: Bench) -> None:
    """Draw who sits where."""
    words = bench.words
    players = bench.players
    for seat in range(SEATS):
        players[seat] = LEARNER
    drawn = _chance(words)
    if drawn < mix.alone:
        own = _below(words, SEATS)
        for seat in range(SEATS):
            if seat != own:
                players[seat] = RULES
    elif drawn < mix.alone + mix.mixed:
        for _ in range(1 + _below(words, SEATS - 1)):
            players[_below(words, SEATS)] = RULES if _chance(words) < 0.75 else LOWEST
    elif drawn < mix.alone + mix.mixed + mix.past:
        for _ in range(1 + _below(words, SEATS - 1)):
            players[_below(words, SEATS)] = PAST
    elif drawn < mix.alone + mix.mixed + mix.past + mix.against:
        own = _below(words, SEATS)
        for seat in range(SEATS):
            if seat != own:
                players[seat] = PAST
    for seat in range(SEATS):
        bench.noise[seat] = 1.0 if _chance(words) < mix.noisy else 0.0


def _begun(number: int, ranking: int, bench: Bench) -> Table:
    """A round is dealt and exchanged; learners are to know gifts of all kinds."""
    words = bench.words
    hands, opener, words[0] = dealt_round(bench.facts, words[0], bench.deck)
    if number > 0:
        for seat in range(SEATS):
            drawn = _chance(words)
            bench.ways[seat] = GIFT_RULES
            if bench.players[seat] == LEARNER and drawn > 0.85:
                bench.ways[seat] = GIFT_LOWEST if drawn < 0.93 else GIFT_BY_LOT
        hands, words[0] = exchanged_round(bench.facts, hands, ranking, bench.ways, words[0])
        opener = ranked(ranking, SEATS - 1)
    return opened_round(hands, opener)


def _chosen(
    table: Table,
    mask: int,
    mix: Mix,
    nets: Nets,
    bench: Bench,
    desk: Desk,
    notes: Notes,
    samples: Samples,
    begun: int,
    written: int,
) -> tuple[int, int]:
    """What the seat to act does, and how many samples are written after it."""
    seat = table.turn
    player = bench.players[seat]
    if mask & (mask - 1) == 0:
        return lowest_bit_index(mask), written
    if player == LOWEST:
        return lowest_action(table.hands[seat], mask, table.lead_count), written
    sight = sight_of(bench.facts, table, counts_of(table.hands))
    if player == RULES:
        return rules_action(sight, mask, bench.noise[seat], bench.words), written
    used = nets.own
    if player == PAST:
        used = nets.past
    length = weigh(bench.facts, sight, mask, used, nets.utility, desk)
    choices = count_bits(mask)
    best = best_of(desk, choices)
    if player == PAST:
        return desk.actions[best], written
    tried = _tried(mix, desk, choices, best, bench.words)
    _keep_sample(samples, written, desk, sight, desk.actions[tried], length)
    turn = written - begun
    notes.who[turn] = seat
    notes.strayed[turn] = desk.values[tried] < desk.values[best] - _FAR * mix.warmth
    for place in range(PLACES):
        notes.tried[turn, place] = desk.places[tried, place]
        notes.best[turn, place] = desk.places[best, place]
    return desk.actions[tried], written + 1


def _tried(mix: Mix, desk: Desk, choices: int, best: int, words: Whole) -> int:
    """The choice that is tried: mostly the best or one nearly as good."""
    if _chance(words) < mix.strays:
        return _below(words, choices)
    chosen = best
    highest = -1e30
    for i in range(choices):
        if desk.values[i] < desk.values[best] - _FAR * mix.warmth:
            continue
        worth = desk.values[i] - mix.warmth * math.log(-math.log(_chance(words)) + 1e-12)
        if worth > highest:
            highest = worth
            chosen = i
    return chosen


def _keep_sample(samples: Samples, row: int, desk: Desk, sight: Sight, action: int, length: int) -> None:
    """Write the inputs of a position with a choice."""
    shape = shape_of(sight.hand, sight.unseen)
    on, off = action_inputs(sight, shape, action, desk.on, desk.off)
    kept = 0
    for i in range(length):
        gone = False
        for j in range(off):
            if desk.off[j] == desk.shared[i]:
                gone = True
        if not gone:
            samples.inputs[row, kept] = desk.shared[i]
            kept += 1
    for j in range(on):
        samples.inputs[row, kept] = desk.on[j]
        kept += 1
    samples.lengths[row] = kept


def _count_moves(number: int, before: int, after: int, players: Whole, moves: Floats) -> None:
    if number == 0:
        return
    for place in range(PLACES):
        seat = ranked(after, place)
        if players[seat] == LEARNER:
            for office in range(PLACES):
                if ranked(before, office) == seat:
                    moves[office, place] += _ALL


def _told(ranking: int, trust: float, notes: Notes, samples: Samples, begun: int, written: int) -> None:
    """Write what was to be expected of each choice, from the last back to the first.

    That is the outcome, drawn at each choice in between towards what the network expected of it, and forgotten where
    the network strayed.
    """
    share = np.float32(trust)
    for place in range(PLACES):
        for other in range(PLACES):
            notes.expected[ranked(ranking, place), other] = _ALL if other == place else _NONE
    for turn in range(written - begun - 1, -1, -1):
        seat = notes.who[turn]
        for place in range(PLACES):
            samples.targets[begun + turn, place] = notes.expected[seat, place]
            if notes.strayed[turn]:
                notes.expected[seat, place] = notes.best[turn, place]
            else:
                own = notes.tried[turn, place]
                notes.expected[seat, place] = own + share * (notes.expected[seat, place] - own)
