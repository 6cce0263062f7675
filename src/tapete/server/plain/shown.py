"""A table as it stands: while people gather, and while they play."""

from tapete.server.plain.gathering import gathering, places
from tapete.server.plain.table import Looking, page


def shown(looking: Looking) -> str:
    """The page for who looks."""
    if looking.state.gathering:
        return gathering(looking)
    return page(looking, places(looking))
