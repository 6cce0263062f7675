"""The options of Gnav, as RULES lists them."""

from dataclasses import dataclass

from tapete.core import option


@dataclass(frozen=True, slots=True)
class Options:
    """How a match of Gnav is played; the standard game as it stands."""

    players: int = option(4, "G2", low=2, high=8, always=True)
    lives: int = option(3, "G2", low=1, high=9, always=True)
    fool_rests: bool = option(True, "G21")
    fool_spares_next_lowest: bool = option(False, "G20")
    cat_undoes: bool = option(True, "G8")
    cuckoo_costs_asker: bool = option(False, "G9")
    all_zero_replays: bool = option(False, "G24")
