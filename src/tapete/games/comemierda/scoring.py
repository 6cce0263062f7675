"""What stands between two rounds, by values alone: offices, points, the exchange and who opens.

A *ranking* packs the seats of a round from the first to the last office, three bits each, the presidente lowest.

Invariants:
- a ranking names every seat once;
- one round's points sum to twice its multiplier, however many play (C30);
- an exchange leaves every hand as large as it was dealt (C2, C20).
"""

from tapete.games.comemierda.rules import (
    NOBODY,
    Ruling,
    Table,
    highest_bit_index,
    lowest_bit_index,
    put,
    with_card,
    without,
)


def ranked(ranking: int, place: int) -> int:
    """The seat at `place` of a ranking, 0 the presidente."""
    return ranking >> (3 * place) & 7


def ranking_of(ruling: Ruling, table: Table) -> int:
    """The ranking of a round that is over: as they went out, then the one left with cards (C13).

    Under `no_finish_on_two_of_oros` whoever went out on it comes last, after the one left.
    """
    left = lowest_bit_index(table.holding)
    last = table.on_oros if ruling.no_finish_on_two_of_oros else NOBODY
    ranking = 0
    place = 0
    for i in range(table.finished):
        seat = ranked(table.order, i)
        if seat != last:
            ranking |= seat << (3 * place)
            place += 1
    ranking |= left << (3 * place)
    if last != NOBODY:
        ranking |= last << (3 * place + 3)
    return ranking


def multiplier(ruling: Ruling, number: int) -> int:
    """What round `number` (from 1) counts: 3 and 4 double, later ones triple (C30)."""
    if not ruling.escalating or number <= 2:
        return 1
    return 2 if number <= 4 else 3


def with_points(ruling: Ruling, ranking: int, number: int, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The totals after round `number`: presidente +2, vicepresidente +1, comemierda -1, all multiplied (C30)."""
    times = multiplier(ruling, number)
    for place, points in ((0, 2), (1, 1), (ruling.players - 1, -1)):
        seat = ranked(ranking, place)
        totals = put(totals, seat, totals[seat] + points * times)
    return totals


def match_over(ruling: Ruling, totals: tuple[int, ...]) -> bool:
    """Whether somebody has reached the target (C31)."""
    return ruling.target != 0 and max(totals) >= ruling.target


def winners(totals: tuple[int, ...]) -> int:
    """A bit for each seat with the highest total (C31)."""
    best = max(totals)
    mask = 0
    for seat in range(len(totals)):
        if totals[seat] == best:
            mask |= 1 << seat
    return mask


def opener_after(ruling: Ruling, ranking: int) -> int:
    """Who opens the round after one so ranked: the comemierda (C23), or the presidente under `presidente_opens`."""
    return ranked(ranking, 0 if ruling.presidente_opens else ruling.players - 1)


def highest(hand: int) -> int:
    """The rank that a lower office must give first (C20)."""
    return highest_bit_index(hand) >> 2


def passed_over(hands: tuple[int, ...], giver: int, receiver: int, rank: int) -> tuple[int, ...]:
    """The hands after one card of `rank` has gone from `giver` to `receiver` (C20)."""
    hands = put(hands, giver, without(hands[giver], rank, 1))
    return put(hands, receiver, with_card(hands[receiver], rank))


def forced(ruling: Ruling, hands: tuple[int, ...], ranking: int, place: int) -> tuple[int, ...]:
    """The hands after the forced cards: two go to the presidente (`place` 0), one to the next (`place` 1, C20)."""
    higher = ranked(ranking, place)
    lower = ranked(ranking, ruling.players - 1 - place)
    for _ in range(2 - place):
        hands = passed_over(hands, lower, higher, highest(hands[lower]))
    return hands
