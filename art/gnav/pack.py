"""The Gnav pack: twenty-one ranks from the fool up to the cuckoo, and a back."""

from collections.abc import Callable
from functools import partial

from art.card import Card
from art.gnav.back import back
from art.gnav.figures import FIGURES, figure_card
from art.gnav.numbers import number_card
from tapete.cards.gnav import RANKS

CARDS: dict[str, Callable[[], Card]] = {
    f"gnav-{rank}": partial(figure_card if rank in FIGURES else number_card, rank) for rank in RANKS
} | {"gnav-back": back}
