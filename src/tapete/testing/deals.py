"""Laws of the deals, from the first to the outcome."""

from dataclasses import replace
from typing import Any

from tapete.core import BadInput, Deal, Status
from tapete.testing.laws import require
from tapete.testing.playing import Moment, Plan


def check_start(plan: Plan, case: str) -> None:
    """Deal 1 is the same whenever it is drawn, and no other begins a match."""
    game = plan.game
    deal = plan.chance(1)
    require("same-again", plan.chance(1) == deal, f"{case}: two deals from one secret")
    require("same-again", game.start(plan.options, deal) == game.start(plan.options, deal), f"{case}: two starts")
    require("whole-deals", deal.dealer in range(game.players(plan.options)), f"{case}: dealer {deal.dealer} in deal 1")
    for wrong in (replace(deal, number=2), replace(deal, dealer=None), replace(deal, deck=None)):
        refused = _refused(lambda wrong=wrong: game.start(plan.options, wrong))
        require("deal-in-turn", refused, f"{case}: a match begins with {wrong}")


def check_deal(plan: Plan, moment: Moment, where: str) -> None:
    """The deal that has just been made."""
    deal, state = moment.move.deal, moment.step.state
    assert deal is not None
    require("deal-in-turn", plan.game.number(state) == deal.number, f"{where}: deal {deal.number}")
    require("whole-deals", deal.number == 1 or deal.dealer is None, f"{where}: a dealer is drawn in deal {deal.number}")
    if deal.deck is not None:
        require("whole-deals", sorted(deal.deck) == sorted(plan.chance(1).deck or ()), f"{where}: {deal.deck}")
    if moment.before is not None:
        require("same-again", plan.game.next_deal(moment.before, deal) == moment.step, where)


def check_outcome(plan: Plan, state: Any, where: str) -> None:
    """What the match waits for, who deals, who has won; and that no deal comes out of turn."""
    game = plan.game
    players = range(game.players(plan.options))
    status, outcome = game.status(state), game.outcome(state)
    require("outcome", (outcome is not None) == (status is Status.OVER), f"{where}: {outcome} while {status.value}")
    if outcome is not None:
        winners = list(outcome.winners)
        fits = bool(winners) and winners == sorted(set(winners)) and set(winners) <= set(players)
        require("outcome", fits, f"{where}: winners {outcome.winners}")
    require("deal-in-turn", game.dealer(state) in players, f"{where}: dealer {game.dealer(state)}")
    number = game.number(state)
    out_of_turn = [number, number + 2] if status is Status.BETWEEN else [number + 1]
    deck = plan.chance(1).deck
    for wrong in out_of_turn:
        refused = _refused(lambda wrong=wrong: game.next_deal(state, Deal(wrong, None, deck)))
        require("deal-in-turn", refused, f"{where}: deal {wrong} after deal {number} while {status.value}")


def _refused(attempt: Any) -> bool:
    try:
        attempt()
    except BadInput:
        return True
    return False
