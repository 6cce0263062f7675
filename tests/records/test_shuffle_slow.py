"""The shuffle is even: a million deals of each game, every card in every place, every two cards in every two places.

The secrets are given, so the figures are always the same; `tests/vectors/uniformity.json` keeps them.
"""

import hashlib
import json
import math
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from tapete.cards import GNAV, SPANISH, Card, Pack
from tapete.core import HmacEntropy
from tapete.games import GAMES

KEPT: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "vectors" / "uniformity.json").read_text(encoding="utf-8")
)
PACKS = {"comemierda": SPANISH, "gnav": GNAV}
DEALS = 1_000_000
A_MATCH = 10
"""Deals of one secret."""

FAR = 5.0
"""Standard deviations that not even the farthest of a thousand figures should be off."""


class Told:
    """Progress on a terminal, past what pytest catches; the figures in any case."""

    def __init__(self, capsys: pytest.CaptureFixture[str], game: str) -> None:
        self._capsys, self._game = capsys, game

    def __call__(self, what: str, *, last: bool = False) -> None:
        with self._capsys.disabled():
            if last or sys.stderr.isatty():
                print(f"\r{self._game}: {what}", end="\n" if last else "   ", file=sys.stderr, flush=True)


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
def test_a_million_deals_are_even(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    pack = PACKS[game]
    kinds = sorted(set(pack.cards), key=pack.place)
    told = Told(capsys, game)
    decks, dealers = _dealt(game, pack, kinds, told)
    size = len(pack)
    columns = [decks[place::size] for place in range(size)]
    pairs = []
    for number, (one, other) in enumerate(combinations(range(size), 2), 1):
        pairs.append(_pair(pack, kinds, columns[one], columns[other]))
        if number % 20 == 0:
            told(f"pairs of places {number} of {math.comb(size, 2)}")
    figures = {
        "deals": DEALS,
        "places": _figure(_places(pack, kinds, columns), (len(kinds) - 1) * (size - 1)),
        "first_dealer": _figure(_even(dealers, DEALS // A_MATCH, 4), 3),
        "pairs": {
            "of_places": len(pairs),
            "freedom": len([*_weights(pack, kinds)]) - 1,
            "mean_z": round(fmean(pairs), 3),
            "beyond_1.96": round(sum(abs(z) > 1.96 for z in pairs) / len(pairs), 3),
            "farthest_z": round(max(pairs, key=abs), 3),
        },
    }
    told(json.dumps(figures), last=True)
    assert abs(figures["places"]["z"]) < FAR
    assert abs(figures["first_dealer"]["z"]) < FAR
    assert abs(figures["pairs"]["farthest_z"]) < FAR
    assert abs(figures["pairs"]["mean_z"]) * math.sqrt(len(pairs)) < FAR * 2
    assert figures == KEPT[game]


def _dealt(game: str, pack: Pack, kinds: list[Card], told: Told) -> tuple[bytes, Counter[int]]:
    """All decks one after another, a byte a card, and who dealt first in each match."""
    rules = GAMES[game]
    options = rules.options({"players": 4})
    code = {card: kinds.index(card) for card in kinds}.__getitem__
    decks, dealers = bytearray(), Counter[int]()
    for match in range(DEALS // A_MATCH):
        secret = hashlib.sha256(f"even {match}".encode()).digest()
        for number in range(1, A_MATCH + 1):
            deal = rules.deal(options, HmacEntropy(secret, game, number, [None] * 4), number)
            assert deal.deck is not None
            decks += bytes(map(code, deal.deck))
            if deal.dealer is not None:
                dealers[deal.dealer] += 1
        if match % 1000 == 0:
            told(f"deal {match * A_MATCH:,} of {DEALS:,}")
    assert len(decks) == DEALS * len(pack)
    return bytes(decks), dealers


def _places(pack: Pack, kinds: list[Card], columns: list[bytes]) -> float:
    """Chi-square of every card in every place, scaled for a deck holding each card once (or twice) in every deal."""
    size = len(pack)
    expected = {card: DEALS * pack.cards.count(card) / size for card in kinds}
    total = 0.0
    for column in columns:
        counts = Counter(column)
        total += sum((counts[kind] - expected[card]) ** 2 / expected[card] for kind, card in enumerate(kinds))
    return total * (size - 1) / size


def _pair(pack: Pack, kinds: list[Card], one: bytes, other: bytes) -> float:
    """How far the cards in two places are from even together, in standard deviations of chi-square."""
    both = bytearray(2 * DEALS)
    both[0::2], both[1::2] = one, other
    counts = Counter(memoryview(both).cast("H"))
    size, total, cells = len(pack), 0.0, 0
    for first, second, weight in _weights(pack, kinds):
        expected = DEALS * weight / (size * (size - 1))
        seen = counts.pop(int.from_bytes(bytes((first, second)), sys.byteorder), 0)
        total += (seen - expected) ** 2 / expected
        cells += 1
    assert not counts, "a card that is in two places at once"
    return _z(total, cells - 1)


def _weights(pack: Pack, kinds: list[Card]) -> Iterator[tuple[int, int, int]]:
    """Every two kinds of cards that two places can hold, and in how many ways."""
    times = [pack.cards.count(card) for card in kinds]
    for first in range(len(kinds)):
        for second in range(len(kinds)):
            ways = times[first] * (times[second] - (first == second))
            if ways:
                yield first, second, ways


def _even(counts: Counter[int], total: int, kinds: int) -> float:
    expected = total / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def _figure(chi_square: float, freedom: int) -> dict[str, float]:
    return {"chi_square": round(chi_square, 1), "freedom": freedom, "z": round(_z(chi_square, freedom), 3)}


def _z(chi_square: float, freedom: int) -> float:
    """Chi-square as a normal variable (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))
