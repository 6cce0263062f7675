"""What one round of a match is about: what each of its rankings leads to, and the mean over those still open.

Invariant:
- places that nobody knows yet go to the others as offices mostly pass on: the network tells of one seat at a time, and
  to take them evenly would be too hopeful, for the strongest rival would often lose what it mostly keeps.
"""

from collections.abc import Sequence

from tapete.coach.comemierda_outlook import SEATS, Outlook, Worth, passed_on
from tapete.coach.comemierda_playing import Leaf
from tapete.core import Seat
from tapete.games.comemierda.scoring import ranked


class Round:
    """Round `number` of a match with these totals before it; `before` are the seats as the last one ranked them."""

    def __init__(self, outlook: Outlook, number: int, totals: Sequence[int], before: Sequence[Seat]) -> None:
        self._leads = outlook.rankings(number, totals)
        self._often = {ranking: passed_on(before, ranking) for ranking in self._leads}
        self._means: dict[tuple[int, int, Seat, int], Worth] = {}

    def stakes(self, seat: Seat) -> float:
        """How much more the best ranking is worth to a seat than the worst."""
        own = [worth[seat] for worth in self._leads.values()]
        return max(own) - min(own)

    def worth(self, leaf: Leaf, seat: Seat) -> Worth:
        """What a leaf is worth to each seat; its places are those of `seat`."""
        if leaf.places is None:
            return self._mean(leaf.order, leaf.finished, seat, None)
        shares = leaf.places[leaf.finished :]
        whole = sum(shares) or 1
        lot = [self._mean(leaf.order, leaf.finished, seat, leaf.finished + place) for place in range(len(shares))]
        return tuple(
            sum(share * worth[at] for share, worth in zip(shares, lot, strict=True)) / whole for at in range(SEATS)
        )

    def _mean(self, order: int, finished: int, seat: Seat, place: int | None) -> Worth:
        """The mean over rankings that begin so, and have the seat at a place, if one is given."""
        key = (order, finished, seat, -1 if place is None else place)
        found = self._means.get(key)
        if found is None:
            known = (1 << 3 * finished) - 1
            fitting = [
                (self._often[ranking], worth)
                for ranking, worth in self._leads.items()
                if (ranking ^ order) & known == 0 and (place is None or ranked(ranking, place) == seat)
            ]
            whole = sum(often for often, _ in fitting)
            found = tuple(sum(often * worth[at] for often, worth in fitting) / whole for at in range(SEATS))
            self._means[key] = found
        return found
