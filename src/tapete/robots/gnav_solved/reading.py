"""What the seat to act sees, as the solution takes it: the life state of the deal and the information set."""

from typing import Final, NamedTuple

from tapete.cards import GNAV
from tapete.core.seats import ring
from tapete.games.gnav.events import Asked, DealtSeen, Kept, LifeLost, Shown, SwappedSeen
from tapete.games.gnav.options import Options
from tapete.games.gnav.view import View
from tapete.robots.gnav_solved.sets import ASKED, KEPT, NO_TURN, NOTHING_GIVEN, doing, key, shown
from tapete.robots.gnav_solved.states import NUMBER, Place

_RANK: Final = {card: GNAV.place(card) // 2 for card in GNAV.cards}


class Spot(NamedTuple):
    """What a seat to act knows of its deal, whatever the lives, the options and the number of players."""

    position: int
    contestants: int
    own: int
    """The rank it holds."""
    given: int
    """The rank it gave away in this deal, or NOTHING_GIVEN."""
    fools: int
    """The positions dealt a fool, a bit each."""
    doings: int
    """What the positions before it did and showed (`sets.doing`)."""

    def key(self) -> int:
        """Its information set; there is one for each spot of at most four contestants."""
        return key(self.position, self.fools, self.doings, self.given, self.own)


def spot(view: View) -> Spot:
    """The spot of the seat to act; ValueError if the viewer is not."""
    seat, card, dealt = view.seat, view.card, view.history[0]
    if seat is None or card is None or seat not in view.to_act or not isinstance(dealt, DealtSeen):
        raise ValueError("a robot that is not to act was asked")
    order, given = dealt.order, NOTHING_GIVEN
    did: dict[int, int] = {}
    showed: dict[int, int] = {}
    for event in view.history:
        match event:
            case Kept():
                did[event.seat] = KEPT
            case Asked():
                did[event.seat] = ASKED
            case Shown():
                showed[event.seat] = shown(_RANK[event.card])
            case SwappedSeen() if event.giver == seat and event.got is not None:
                given = _RANK[event.got]
            case _:
                pass
    own = order.index(seat)
    return Spot(
        position=own,
        contestants=len(order),
        own=_RANK[card],
        given=given,
        fools=sum(1 << order.index(fool) for fool in dealt.fools),
        doings=sum(doing(at, did.get(before, NO_TURN), showed.get(before, 0)) for at, before in enumerate(order[:own])),
    )


def life_state(view: View) -> int | None:
    """The number of the state from which the deal that is played started; None if the solution knows of no such match.

    It knows of standard options and of at most four players alive with at most three lives each, whatever came before.
    """
    dealt = view.history[0]
    if not isinstance(dealt, DealtSeen) or not _standard(view.options):
        return None
    lives = list(view.lives)
    for event in view.history:
        if isinstance(event, LifeLost):
            lives[event.seat] += 1
    clockwise = ring(dealt.dealer + 1, len(lives))
    return NUMBER.get(tuple(Place(lives[seat], seat in dealt.resting) for seat in clockwise if lives[seat] > 0))


def _standard(options: Options) -> bool:
    return options == Options(players=options.players, lives=options.lives)
