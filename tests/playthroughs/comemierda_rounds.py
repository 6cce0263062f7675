"""Playthroughs of Comemierda from the shuffled pack: whole rounds, the shortest and the longest among them."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from games.comemierda.laying import deck_with
from playthroughs.comemierda_cases import run, scenario
from playthroughs.telling import Scenario, Teller
from tapete.cards import SPANISH
from tapete.core import HmacEntropy, Seat, Status, simulation_secret
from tapete.games.comemierda import COMEMIERDA, Action, Options, Pass, Play, State
from tapete.games.comemierda.values import TWO_OF_OROS
from tapete.robots import robot


def rounds() -> Iterator[Scenario]:
    """Every whole round."""
    title = "The shortest round: twelve actions; nine sets empty three hands, no trick is passed out"
    yield scenario("shortest-round", title, shortest)
    title = "The longest round: 149 actions; single cards, passed by everybody, and the lead handed on in time"
    yield scenario("longest-round", title, longest)
    yield scenario("two-rounds", "Two rounds of the standard game with an exchange between", partial(played, {}, 2))
    yield scenario(
        "five-seats", "Option players: five seats, eight cards each (C2)", partial(played, {"players": 5}, 1)
    )
    yield scenario(
        "seven-seats",
        "Option players: seven seats, the first hands one card more (C2)",
        partial(played, {"players": 7}, 1),
    )
    yield scenario(
        "eight-seats", "Option players: eight seats, five cards each (C2)", partial(played, {"players": 8}, 2)
    )
    yield scenario(
        "first-lead-shows-three", "Option first_lead_shows_three: the match begins with threes (C3)", first_lead
    )


def shortest(teller: Teller) -> None:
    hands = {
        0: "3o 3c 3e 3b 6o 6c 6e 6b 12o 12c",
        1: "4o 4c 4e 4b 7o 7c 7e 7b 1o 1c",
        2: "5o 5c 5e 5b 10o 10c 10e 10b 2c 2e",
        3: "11o 11c 11e 11b 12e 12b 1e 1b 2b 2o",
    }
    teller.start({}, 3, deck_with(hands, 4, 3))
    run(teller, "P0 3o 3c 3e 3b, P1 4o 4c 4e 4b, P2 5o 5c 5e 5b, P3 pass")
    run(teller, "P0 6o 6c 6e 6b, P1 7o 7c 7e 7b, P2 10o 10c 10e 10b, P3 2o")
    run(teller, "P3 11o 11c, P0 12o 12c, P1 1o 1c, P2 2c 2e")
    assert COMEMIERDA.status(teller.state) is Status.BETWEEN


def longest(teller: Teller) -> None:
    """Every seat has one suit. Of 39 cards played singly, 36 fall while all four hold cards.

    Each is passed by all the others, save the three that hand the lead on: these are passed by two and beaten. The
    last cards of three players are passed by three, by two, and by nobody: 36 + 33 * 3 + 3 * 2 + 4 + 3 + 1.
    """
    hands = {seat: " ".join(SPANISH.cards[10 * seat : 10 * seat + 10]) for seat in range(4)}
    teller.start({}, 3, deck_with(hands, 4, 3))
    assert teller.play(patient) == 149


def patient(state: State, seat: Seat) -> Action:
    """Leads its highest card, and beats only what would leave the lead with somebody's last card; keeps the last."""
    singles = [a for a in COMEMIERDA.legal(state, seat) if isinstance(a, Play) and len(a.cards) == 1]
    view = COMEMIERDA.view(state, seat)
    if view.winning is None:
        return singles[-2] if singles[-1] == Play((TWO_OF_OROS,)) and len(singles) > 1 else singles[-1]
    hands_on = view.counts[view.winning] == 1 and len(view.passed) == 2 and len(view.hand) > 1
    return singles[0] if hands_on else Pass()


def played(options: dict[str, Any], count: int, teller: Teller) -> None:
    """So many rounds among robots that follow rules."""
    chosen = COMEMIERDA.options(options)
    player = robot("comemierda", "rules")
    first = chance(chosen, 1)
    teller.start(options, first.dealer or 0, first.deck or ())
    for number in range(2, count + 2):
        teller.play(lambda state, seat: player.act(COMEMIERDA.view(state, seat), bytes(32)))
        if number <= count:
            teller.deal(chance(chosen, number).deck)


def chance(options: Options, number: int) -> Any:
    entropy = HmacEntropy(simulation_secret("playthrough"), "comemierda", number, [None] * options.players)
    return COMEMIERDA.deal(options, entropy, number)


def first_lead(teller: Teller) -> None:
    hands = {1: "3o 3c 4c 2o 5c 6c 7c 10c 11c 12c", 2: "3e 3b 4e 5e 6e 7e 10e 11e 12e 1e"}
    teller.start({"first_lead_shows_three": True}, 0, deck_with(hands, 4, 0))
    run(teller, "!P1 4c, !P1 3c, !P1 2o, P1 3o 3c")
