"""Information sets: all that the seat to act knows of a deal, as one whole number.

It knows its position in the order of acting, the card it holds, the card it gave away if it was asked (G4), before
whom fools were called (G2), and of each earlier position whether it kept, asked or lost its turn, and the picture card
it had to show (G6-G8). A cuckoo shown ends the exchanges (G9), so nobody acts knowing of one. Everything else that
happened, swaps, undoing and lives lost, follows from these.

The functions are plain arithmetic: the laboratory compiles them.
"""

from typing import Final

from tapete.games.gnav.rules import HOUSE, RANKS

NOTHING_GIVEN: Final = RANKS
"""In place of the card given away: nobody asked."""

NO_TURN: Final = 0
KEPT: Final = 1
ASKED: Final = 2
"""What an earlier position did; NO_TURN also where it was passed over or stopped a request."""

SHOWN: Final = 5
"""How many things an earlier position may have shown: nothing, a house, a horse, a cat, a dragoon."""

_DOINGS: Final = 3 * SHOWN


def shown(rank: int) -> int:
    """A picture card that was shown, from house to dragoon, as `doing` takes it; 0 is none."""
    return rank - HOUSE + 1


def doing(position: int, did: int, showed: int) -> int:
    """What one earlier position did and showed, to be added to what the others did."""
    return (did * SHOWN + showed) * int(_DOINGS**position)


def key(position: int, fools: int, doings: int, given: int, own: int) -> int:
    """The information set as a number: `fools` a bit for each position dealt one, `doings` the sum of `doing`.

    Own cards stand next to each other: what is alike lies side by side in the policy file.
    """
    return (((position * 16 + fools) * _DOINGS**3 + doings) * (RANKS + 1) + given) * RANKS + own


def own_card(number: int) -> int:
    """The rank held in the information set with this key."""
    return number % RANKS


def given_card(number: int) -> int:
    """The rank given away, or NOTHING_GIVEN."""
    return number // RANKS % (RANKS + 1)


def position(number: int) -> int:
    """The position of the seat to act."""
    return number // (RANKS * (RANKS + 1) * _DOINGS**3 * 16)
