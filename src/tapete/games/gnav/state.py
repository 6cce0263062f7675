"""The whole truth about a match of Gnav: for the server and for tests, never for a seat."""

from dataclasses import dataclass

from tapete.cards import GNAV, Card
from tapete.cards.gnav import RANKS
from tapete.core import BySeat, Seat
from tapete.games.gnav import rules
from tapete.games.gnav.events import Event
from tapete.games.gnav.options import Options


@dataclass(frozen=True, slots=True)
class State:
    """A match at one moment.

    `stock` is what the deal left undealt, in the order it lies, cards drawn since included. `history` are the true
    events since the deal, its settlement included. `settlements` counts the settled deals.
    """

    options: Options
    number: int
    match: rules.Match
    stock: tuple[Card, ...]
    history: tuple[Event, ...]
    settlements: int


def option_bits(options: Options) -> int:
    """The options as the rules take them."""
    return (
        rules.FOOL_RESTS * options.fool_rests
        | rules.FOOL_SPARES_NEXT_LOWEST * options.fool_spares_next_lowest
        | rules.CAT_UNDOES * options.cat_undoes
        | rules.CUCKOO_COSTS_ASKER * options.cuckoo_costs_asker
        | rules.ALL_ZERO_REPLAYS * options.all_zero_replays
    )


def rank_of(card: Card) -> int:
    """A card as the rules take it: two of each rank stand side by side in the pack."""
    return GNAV.place(card) // 2


def card_of(rank: int) -> Card | None:
    """The card of a rank, None for no card."""
    return None if rank == rules.NO_CARD else RANKS[rank]


def seats_in(seats: int) -> tuple[Seat, ...]:
    """A set of seats, ascending."""
    return tuple(seat for seat in range(seats.bit_length()) if seats >> seat & 1)


def cards_before(match: rules.Match) -> BySeat[Card | None]:
    """The card that lies before each seat."""
    return BySeat(card_of(rank) for rank in match.cards)


def order_of(match: rules.Match) -> tuple[Seat, ...]:
    """The contestants of the deal in order of acting (G3); meant while the deal is played."""
    if not match.dealt:
        return ()
    seat = rules.left_of(match, match.dealt)
    order = []
    while seat != rules.NOBODY:
        order.append(seat)
        seat = rules.after(match, seat)
    return tuple(order)


def fools_among(cards: tuple[int, ...]) -> tuple[Seat, ...]:
    """Before which seats a fool lies."""
    return tuple(seat for seat, rank in enumerate(cards) if rank == rules.FOOL)


def public_fools(match: rules.Match) -> tuple[Seat, ...]:
    """Before which seats a called fool lies (G2); one drawn from the stock is not called (G5)."""
    return tuple(seat for seat in fools_among(match.cards) if seat != match.drawer)


def turned_cards(state: State) -> tuple[Card, ...]:
    """The picture cards that were turned from the stock in this deal, in order (G5, G6, G11)."""
    ordinary = state.match.drawer != rules.NOBODY
    return state.stock[: state.match.drawn - ordinary]
