"""Which cards are taken. All is read from the legal actions of the View: no rule of the game stands here.

Invariants:
- what is taken is part of a legal play or gift, in whatever order;
- taking a card and putting it back leaves what was taken before, where that is still legal.
"""

from collections.abc import Iterable

from tapete.cards import Card
from tapete.games.comemierda import Play
from tapete.telling.comemierda.legal import Cards, Legal, action_of, gift_size, gifts, plays, value_of


def tapped(legal: Legal, taken: Cards, card: Card) -> Cards:
    """What is taken after a tap on `card`, which must be usable.

    For a play: as many of its value as the smallest play with it, with its neighbour one more (or, where the count is
    fixed, this one instead of another). For a gift with all places filled the first one taken makes room. A tap on a
    taken card puts it back.
    """
    if card in taken:
        fewer = tuple(other for other in taken if other != card)
        return fewer if gift_size(legal) or action_of(legal, fewer) else ()
    if places := gift_size(legal):
        return (*taken[max(0, len(taken) - places + 1) :], card)
    with_card = [play for play in plays(legal) if card in play]
    more = next((play for play in with_card if len(play) == len(taken) + 1 and set(taken) <= set(play)), None)
    if more:
        return more
    alike = bool(taken) and value_of(taken[0]) == value_of(card)
    fixed = alike and any(len(play) == len(taken) for play in with_card)
    return _closest(with_card, len(taken) if fixed else min(map(len, with_card)), taken)


def kept(legal: Legal, taken: Cards) -> Cards:
    """What is still taken when other actions are legal: nothing, unless it may still be played or given."""
    giving = any(set(taken) <= set(gift) for gift in gifts(legal))
    return taken if giving or action_of(legal, taken) else ()


def meant(hand: Iterable[Card], card: Card, to_beat: Cards) -> Play:
    """The play that a tap on a card which may not be played means: as many of its value as are to be beaten."""
    alike = [other for other in hand if other != card and value_of(other) == value_of(card)]
    return Play((card, *alike[: max(0, len(to_beat) - 1)]))


def _closest(sets: list[Cards], count: int, taken: Cards) -> Cards:
    """The set of so many cards that keeps most of those taken."""
    return max((cards for cards in sets if len(cards) == count), key=lambda cards: len(set(cards) & set(taken)))
