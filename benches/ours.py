"""Our loops, driven from Python, random play: ``python -m benches.ours SECONDS SEED``, one JSON line each.

Like the peer's loop: ask what is legal, choose, step; whole rounds and matches, shuffle and deal included.
"""

import json
import random
import sys
import time
from collections.abc import Callable

from tapete.cards import SPANISH
from tapete.core import Deal, Status
from tapete.games import GAMES
from tapete.games.comemierda import rules as comemierda
from tapete.games.comemierda.rules import rank_at
from tapete.games.gnav import rules as gnav


def comemierda_rules(rng: random.Random) -> int:
    """One first round by the tuples of `rules.py`; the number of steps."""
    ruling = comemierda.Ruling(4, 21, 1, 0, 0, 0, 0, 0, 0)
    places = list(range(len(SPANISH)))
    rng.shuffle(places)
    hands = [0, 0, 0, 0]
    for i, place in enumerate(places):
        hands[i % 4] = comemierda.with_card(hands[i % 4], rank_at(place))
    table = comemierda.opened(tuple(hands), places.index(2) % 4)
    steps = 0
    choice = rng.random
    while not comemierda.is_over(ruling, table):
        mask = comemierda.legal(ruling, table)
        for _ in range(int(choice() * mask.bit_count())):
            mask &= mask - 1
        table = comemierda.step(ruling, table, (mask & -mask).bit_length() - 1)
        steps += 1
    return steps


def gnav_rules(rng: random.Random) -> int:
    """One match by the tuples of `rules.py`; the number of decisions."""
    match = gnav.opening((3, 3, 3, 3), rng.randrange(4), gnav.STANDARD)
    deck = [place >> 1 for place in range(42)]
    decisions = 0
    choice = rng.random
    while match.turn != gnav.OVER:
        if match.turn == gnav.BETWEEN:
            if gnav.skips(match):
                match = gnav.skipped(match)
                continue
            for top in range(4 + gnav.STOCK_WINDOW):  # no deal uses more cards, so no more are shuffled
                other = top + int(choice() * (len(deck) - top))
                deck[top], deck[other] = deck[other], deck[top]
            match = gnav.dealt(match, deck)
        match = gnav.step(match, choice() < 0.5)
        decisions += 1
    return decisions


def whole_state(name: str) -> Callable[[random.Random], int]:
    """One match through the Game contract: concrete cards, events, history."""
    game = GAMES[name]
    options = game.options({"target": 9} if name == "comemierda" else {})

    def play(rng: random.Random) -> int:
        class Dice:
            below = staticmethod(rng.randrange)

        state = game.start(options, game.deal(options, Dice, 1)).state
        decisions = 0
        while (status := game.status(state)) is not Status.OVER:
            if status is Status.BETWEEN:
                number = game.number(state) + 1
                skipped = Deal(number, None, None)
                deal = skipped if game.skips(state) else game.deal(options, Dice, number)
                state = game.next_deal(state, deal).state
                continue
            seat = game.to_act(state)[0]
            state = game.apply(state, seat, rng.choice(game.legal(state, seat))).state
            decisions += 1
        return decisions

    return play


LOOPS: dict[str, Callable[[random.Random], int]] = {
    "comemierda-rules": comemierda_rules,
    "comemierda-state": whole_state("comemierda"),
    "gnav-rules": gnav_rules,
    "gnav-state": whole_state("gnav"),
}


def per_second(play: Callable[[random.Random], int], seconds: float, seed: int) -> float:
    """Decisions per second of CPU time."""
    rng = random.Random(seed)
    decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += play(rng)
    return decisions / spent


if __name__ == "__main__":
    for what, loop in LOOPS.items():
        print(json.dumps({"what": what, "per_second": per_second(loop, float(sys.argv[1]), int(sys.argv[2]))}))
