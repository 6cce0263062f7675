"""Sets a table with given hands and plays on it by lines that read like the worked cases: ``P0 4c, P1 pass``."""

from typing import Any

from tapete.cards import SPANISH, Card
from tapete.core import BySeat, Deal, HmacEntropy, Refusal, Seat, Status
from tapete.games.comemierda import COMEMIERDA, Action, Event, Give, Options, Pass, Play, State
from tapete.games.comemierda.events import Opened
from tapete.games.comemierda.rules import opened
from tapete.games.comemierda.state import ruling_of
from tapete.games.comemierda.values import bits_of, low_to_high

PASS = Pass()


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(codes.split())


def play(codes: str) -> Play:
    return Play(cards(codes))


def give(codes: str) -> Give:
    return Give(cards(codes))


def laid(*hands: str, turn: Seat = 0, out: str = "", after: State | None = None, **options: Any) -> State:
    """A round in play: these hands and no others, `turn` to lead; seats of `out` went out in that order.

    It is the round that follows `after`, or a later one than the first, so that any lead will do.
    """
    chosen = after.options if after else COMEMIERDA.options({"players": len(hands), **options})
    ruling = ruling_of(chosen)
    held = BySeat(low_to_high(cards(hand)) for hand in hands)
    table = opened(tuple(bits_of(hand) for hand in held), turn)
    for place, seat in enumerate(seats(out)):
        table = table._replace(order=table.order | seat << 3 * place, finished=place + 1)
    return State(
        options=chosen,
        ruling=ruling,
        number=after.number + 1 if after else 2,
        dealer=0,
        phase="play",
        hands=held,
        owed=BySeat.of(len(hands), lambda _: 0),
        aside=BySeat.of(len(hands), lambda _: ()),
        table=table,
        ranking=after.ranking if after else 0,
        rounds=after.rounds if after else (),
        winners=(),
        history=(Opened(turn, "C23"),),
    )


def seats(told: str) -> tuple[Seat, ...]:
    """Seats told as ``P0 P1``."""
    return tuple(int(name[1:]) for name in told.split())


def action_told(told: str) -> tuple[Seat, Action]:
    name, _, what = told.strip().partition(" ")
    seat = int(name[1:])
    if what == "pass":
        return seat, PASS
    if what.startswith("gives "):
        return seat, give(what.removeprefix("gives "))
    return seat, play(what)


def then(state: State, told: str) -> State:
    """After these actions, told as ``P0 4c 4e, P1 pass, P2 gives 3c 3e``."""
    return events_of(state, told)[0]


def events_of(state: State, told: str) -> tuple[State, tuple[Event, ...]]:
    """The same, and the events of the last action."""
    events: tuple[Event, ...] = ()
    for part in told.split(","):
        seat, action = action_told(part)
        step = COMEMIERDA.apply(state, seat, action)
        state, events = step.state, step.events
    return state, events


def refused(state: State, told: str) -> Refusal:
    """Why the one action told is refused."""
    seat, action = action_told(told)
    refusal = COMEMIERDA.why_not(state, seat, action)
    assert refusal is not None, f"{told} was accepted"
    return refusal


def leads(state: State, seat: Seat) -> bool:
    """Whether the trick is over and `seat` is to open the next one."""
    return state.to_act == (seat,) and COMEMIERDA.view(state, seat).to_beat == ()


def scored(order: str, after: State | None = None, **options: Any) -> State:
    """A round in which the seats went out in this order, the last one left; the match begins with it or goes on."""
    places = seats(order)
    last = ("3o", "4c", "5c", "6c", "7c", "10c", "11c", "12c")
    hands = [last[places.index(seat)] for seat in range(len(places))]
    state = laid(*hands, turn=places[0], after=after, **options)
    if after is None:
        state = numbered(state, 1)
    for seat in places[:-1]:
        while state.to_act != (seat,):
            state = COMEMIERDA.apply(state, state.to_act[0], PASS).state
        state = COMEMIERDA.apply(state, seat, Play(state.hands[seat])).state
    return state


def numbered(state: State, number: int) -> State:
    """The same as round `number`."""
    return State(**{name: getattr(state, name) for name in State.__slots__} | {"number": number})


def deck_with(hands: dict[Seat, str], players: int, dealer: Seat) -> tuple[Card, ...]:
    """A deck that deals these hands; the other seats get the rest of the pack as it comes."""
    named = {seat: list(cards(hand)) for seat, hand in hands.items()}
    rest = [card for card in SPANISH.cards if not any(card in hand for hand in named.values())]
    deck = []
    for k in range(len(SPANISH)):
        seat = (dealer + 1 + k) % players
        deck.append((named.get(seat) or rest).pop(0))
    return tuple(deck)


def dealt(after: State, hands: dict[Seat, str]) -> State:
    """The next round, dealt with these hands among others."""
    deck = deck_with(hands, after.options.players, COMEMIERDA.dealer(after))
    return COMEMIERDA.next_deal(after, Deal(after.number + 1, None, deck)).state


def begun(hands: dict[Seat, str], dealer: Seat = 0, **options: Any) -> State:
    """A match begun with these hands among others."""
    chosen = COMEMIERDA.options(options)
    return COMEMIERDA.start(chosen, Deal(1, dealer, deck_with(hands, chosen.players, dealer))).state


def shuffled_deal(options: Options, seed: int, number: int) -> Deal:
    """Deal `number` of the match that `seed` stands for."""
    entropy = HmacEntropy(seed.to_bytes(8, "big"), "comemierda", number, [None] * options.players)
    return COMEMIERDA.deal(options, entropy, number)


def started(options: Options, seed: int) -> State:
    """The first round of the match that `seed` stands for."""
    return COMEMIERDA.start(options, shuffled_deal(options, seed, 1)).state


def dealt_on(state: State, seed: int) -> State:
    """The same state, or between rounds the next one."""
    if COMEMIERDA.status(state) is not Status.BETWEEN:
        return state
    return COMEMIERDA.next_deal(state, shuffled_deal(state.options, seed, state.number + 1)).state
