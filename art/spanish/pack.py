"""The Spanish pack: forty cards and a back."""

from collections.abc import Callable

from art.card import Card
from art.spanish.ace_of_bastos import ace_of_bastos
from art.spanish.ace_of_copas import ace_of_copas
from art.spanish.ace_of_espadas import ace_of_espadas
from art.spanish.ace_of_oros import ace_of_oros
from art.spanish.back import back
from art.spanish.kings import KINGS
from art.spanish.knaves import KNAVES
from art.spanish.knights import KNIGHTS
from art.spanish.numbers import NUMBERS

ACES = {"oros-1": ace_of_oros, "copas-1": ace_of_copas, "espadas-1": ace_of_espadas, "bastos-1": ace_of_bastos}
CARDS: dict[str, Callable[[], Card]] = {**ACES, **NUMBERS, **KNAVES, **KNIGHTS, **KINGS, "back": back}
