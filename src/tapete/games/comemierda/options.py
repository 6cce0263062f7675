"""The options of Comemierda, as RULES lists them."""

from dataclasses import dataclass

from tapete.core import option


@dataclass(frozen=True, slots=True)
class Options:
    """How a match of Comemierda is played; the standard game as it stands."""

    players: int = option(4, "C2", low=4, high=8, always=True)
    target: int | None = option(21, "C31", low=1, high=99, nullable=True, always=True)
    escalating: bool = option(True, "C30")
    pass_locks_out: bool = option(False, "C8")
    equal_may_be_played: bool = option(False, "C6")
    first_lead_shows_three: bool = option(False, "C3")
    blind_exchange: bool = option(False, "C20")
    presidente_opens: bool = option(False, "C23")
    no_finish_on_two_of_oros: bool = option(False, "C12")
