"""The Spanish pack: forty cards and a back; and the sets of it that are printed in another way."""

from collections.abc import Callable

from art.card import Card
from art.spanish.ace_of_bastos import ace_of_bastos
from art.spanish.ace_of_copas import ace_of_copas
from art.spanish.ace_of_espadas import ace_of_espadas
from art.spanish.ace_of_oros import ace_of_oros
from art.spanish.back import back
from art.spanish.frame import FOUR_COLOURS, LARGE_FOUR, LARGE_INDEX, Cut, Faced
from art.spanish.kings import KINGS
from art.spanish.knaves import KNAVES
from art.spanish.knights import KNIGHTS
from art.spanish.numbers import NUMBERS

ACES = {"oros-1": ace_of_oros, "copas-1": ace_of_copas, "espadas-1": ace_of_espadas, "bastos-1": ace_of_bastos}
FACES: dict[str, Callable[[], Faced]] = {**ACES, **NUMBERS, **KNAVES, **KNIGHTS, **KINGS}
CARDS: dict[str, Callable[[], Card]] = {**FACES, "back": back}


def _printed(face: Callable[[], Faced], cut: Cut) -> Callable[[], Card]:
    def draw() -> Card:
        card = face()
        card.cut = cut
        return card

    return draw


SETS: dict[str, dict[str, Callable[[], Card]]] = {
    folder: {name: _printed(face, cut) for name, face in FACES.items()}
    for folder, cut in (("four-colours", FOUR_COLOURS), ("large-index", LARGE_INDEX), ("large-four", LARGE_FOUR))
}
"""The faces once more for each set, by the folder they stand in; the back is the same."""
