"""A turn at the table, and the score when it ends the round. Legal actions only: who asks has looked (`choices`).

Invariants:
- events come in the order Played or Passed, WentOut, TrickWon, Scored, MatchOver; no trick is won
  by the play that ends a round (C11);
- the points of a Scored are what its totals have grown by (C30).
"""

from dataclasses import replace

from tapete.cards import Card
from tapete.core import BySeat, Seat, Step
from tapete.games.comemierda.dealing import Stepped
from tapete.games.comemierda.events import Event, MatchOver, Office, Passed, Played, Scored, TrickWon, WentOut
from tapete.games.comemierda.rules import is_over, step_pass, step_play
from tapete.games.comemierda.scoring import match_over, multiplier, ranked, ranking_of, winners, with_points
from tapete.games.comemierda.state import State
from tapete.games.comemierda.values import RANK, less
from tapete.games.comemierda.view import Phase, RoundScore


def play(state: State, cards: tuple[Card, ...]) -> Stepped:
    """The seat to act plays a set (C5-C7, C9-C12)."""
    seat = state.table.turn
    after = step_play(state.ruling, state.table, RANK[cards[0]], len(cards))
    hand = less(state.hands[seat], cards)
    events: list[Event] = [Played(seat, cards, len(hand))]
    if not hand:
        events.append(WentOut(seat, after.finished))
    hands = state.hands.put(seat, hand)
    if is_over(state.ruling, after):
        return _scored(replace(state, hands=hands, table=after), events)
    if after.lead_count == 0:
        events.append(TrickWon(seat, after.turn))
    return Step(replace(state, hands=hands, table=after, history=(*state.history, *events)), tuple(events))


def pass_turn(state: State) -> Stepped:
    """The seat to act passes (C8-C10)."""
    table = state.table
    after = step_pass(table)
    events: list[Event] = [Passed(table.turn)]
    if after.lead_count == 0:
        events.append(TrickWon(table.leader, after.turn))
    return Step(replace(state, table=after, history=(*state.history, *events)), tuple(events))


def _scored(state: State, events: list[Event]) -> Stepped:
    """The round is over: offices, points, and the end of the match if somebody has enough (C11, C13, C30, C31)."""
    ruling, table = state.ruling, state.table
    ranking = ranking_of(ruling, table)
    before = state.totals
    totals = BySeat(with_points(ruling, ranking, state.number, before))
    score = RoundScore(
        multiplier=multiplier(ruling, state.number),
        offices=_offices(ranking, ruling.players),
        points=BySeat(new - old for new, old in zip(totals, before, strict=True)),
        totals=totals,
    )
    events.append(
        Scored(
            number=state.number,
            multiplier=score.multiplier,
            offices=score.offices,
            points=score.points,
            totals=totals,
            loser=table.turn,
            left=state.hands[table.turn],
        )
    )
    won: tuple[Seat, ...] = ()
    if match_over(ruling, totals):
        best = winners(totals)
        won = tuple(seat for seat in range(ruling.players) if best >> seat & 1)
        events.append(MatchOver(won, totals))
    phase: Phase = "over" if won else "scored"
    state = replace(state, phase=phase, ranking=ranking, rounds=(*state.rounds, score), winners=won)
    return Step(replace(state, history=(*state.history, *events)), tuple(events))


def _offices(ranking: int, players: int) -> BySeat[Office]:
    titles: list[Office] = ["presidente", "vicepresidente"]
    titles += ["pueblo"] * (players - 4)
    titles += ["vicecomemierda", "comemierda"]
    holds = {ranked(ranking, place): title for place, title in enumerate(titles)}
    return BySeat.of(players, holds.__getitem__)
