"""What a browser may send over the socket of a table."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tapete.cards import Card
from tapete.games.comemierda import actions as comemierda
from tapete.games.gnav import actions as gnav

VERSION: Final = 2
"""Raised with every change that an older client would misread."""

MAX_MESSAGE: Final = 64 * 1024
"""Bytes of the largest message taken from a stranger."""

MAX_CARDS: Final = 4

Code = Annotated[str, Meta(max_length=8)]
Cards = Annotated[tuple[Code, ...], Meta(min_length=1, max_length=MAX_CARDS)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
Place = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(max_length=256)]
Invitation = Annotated[str, Meta(max_length=64)]


class Play(Struct, frozen=True, tag_field="kind", tag="play", forbid_unknown_fields=True):
    """Comemierda: a set of cards."""

    cards: Cards


class Pass(Struct, frozen=True, tag_field="kind", tag="pass", forbid_unknown_fields=True):
    """Comemierda: not this time."""


class Give(Struct, frozen=True, tag_field="kind", tag="give", forbid_unknown_fields=True):
    """Comemierda: the cards given back in the exchange."""

    cards: Cards


class Keep(Struct, frozen=True, tag_field="kind", tag="keep", forbid_unknown_fields=True):
    """Gnav: keep the card."""


class Ask(Struct, frozen=True, tag_field="kind", tag="ask", forbid_unknown_fields=True):
    """Gnav: ask the next contestant, or the stock, to swap."""


ActionIn: TypeAlias = Play | Pass | Give | Keep | Ask


class Join(Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """First message on a socket, and again whenever the client finds a gap; answered by Joined with a fresh View.

    `invitation` is the secret of a link to a table that is not open to all; those who sit need none.
    """

    version: int
    invitation: Invitation | None = None


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """An answer to the open decision `decision` of the sender's seat.

    Sent again, it does nothing a second time and gets the same Done.
    """

    id: Number
    decision: Number
    action: ActionIn


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """May I do this now, and if not, why? Changes nothing; answered by Because."""

    id: Number
    action: ActionIn


class NextDeal(Struct, frozen=True, tag="next", forbid_unknown_fields=True):
    """Deal again: the sender has seen how deal number `after` ended (G25)."""

    id: Number
    after: Number


class Restart(Struct, frozen=True, tag="restart", forbid_unknown_fields=True):
    """Once match number `after` of this table is over: the same people play another."""

    id: Number
    after: Number


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """The sender goes for good, in the middle of match number `match`."""

    id: Number
    match: Number


class Contribute(Struct, frozen=True, tag="nonce", forbid_unknown_fields=True):
    """The sender's share of the chance of match number `match`: 16 random bytes, lower-case hex."""

    id: Number
    match: Number
    nonce: Nonce


class Pace(Struct, frozen=True, tag="pace", forbid_unknown_fields=True):
    """How long robots take over a decision, at this table, from now on."""

    id: Number
    robot_pause: Literal["slow", "normal", "fast", "instant"]


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Sit down: in an empty seat before the match, or for the next deal in a seat that a robot plays.

    `name` is what the sender is called at this table. Whoever has a seat already moves to this one before the match.
    """

    id: Number
    seat: Place
    name: Name


class Rise(Struct, frozen=True, tag="rise", forbid_unknown_fields=True):
    """Stand up before the match begins, or take back the wish to sit down at the next deal."""

    id: Number


class Fill(Struct, frozen=True, tag="fill", forbid_unknown_fields=True):
    """The host puts a robot of `level` into an empty seat before the match, or, None, takes it away again."""

    id: Number
    seat: Place
    level: Number | None


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host begins the match; robots of `level` take the seats that are still empty."""

    id: Number
    level: Number


class Back(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """The sender is here again: no robot plays his turns any more."""

    id: Number


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A phrase of the list, or, where the table allows it, words of one's own; exactly one of the two."""

    id: Number
    phrase: Annotated[str, Meta(max_length=32)] | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


Incoming: TypeAlias = (
    Join | Act | Why | NextDeal | Restart | Leave | Contribute | Pace | Sit | Rise | Fill | Start | Back | Say
)

_decoder = msgspec.json.Decoder(Incoming)


def decode(text: str | bytes) -> Incoming:
    """The message; msgspec.MsgspecError with one line if it is none."""
    return _decoder.decode(text)


def to_action(given: ActionIn) -> comemierda.Action | gnav.Action:
    """The game's action: cards as sent, in any order, known or not; the rules judge them."""
    match given:
        case Play(cards):
            return comemierda.Play(_plain(cards))
        case Give(cards):
            return comemierda.Give(_plain(cards))
        case Pass():
            return comemierda.Pass()
        case Keep():
            return gnav.Keep()
        case Ask():
            return gnav.Ask()


def _plain(cards: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(cards)
