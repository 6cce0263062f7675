"""How much anybody may ask for.

Invariants:
- what is remembered of addresses is bounded, whatever comes;
- time is an argument.
"""

import ipaddress
from collections import OrderedDict
from typing import Final

QUEUE: Final = 256
"""Messages that wait for a slow browser before its socket is closed."""

RATE, BURST = 20.0, 60.0
"""Messages a second on a socket, and how many at once."""

PATIENCE: Final = 200
"""Messages above that before the socket is closed."""

MOST_TABLES: Final = 2000
"""Live tables beside each other, unless the host has it otherwise: each is a task and some kilobytes."""

MOST_OF_ONE: Final = 20
"""Live tables at which one person may play, the same; one that rests, is over or was left does not count."""

SOCKETS_OF_ADDRESS: Final = 500
"""Sockets open at once from one address: a school behind one address, some windows each."""

SOCKETS_OF_PERSON: Final = 40
"""Sockets open at once of one person: two for each table at which he may play."""

SOCKETS_AT_ONCE, SOCKETS_A_SECOND = 100, 25.0
"""New sockets from one address; what comes above that waits for its turn."""

TURN_WAIT: Final = 20.0
"""Seconds that a new socket waits for its turn; what would wait longer is sent away, to try again."""

JOIN_WAIT: Final = 20.0
"""Seconds that a new socket has to join a table before it is closed."""

TABLES_A_MINUTE: Final = 60
"""New tables from one address: a house full of players shares one."""

GUESTS_AN_HOUR: Final = 300
"""New guests from one address."""

ADDRESSES: Final = 10_000
"""Addresses remembered at once; the one longest unseen is forgotten first."""

_NETWORK: Final = 64
"""Bits of an IPv6 address that are one household's."""


class Bucket:
    """Holds up to `burst` tokens, filled with `rate` a second; each message takes one."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._then = now

    def take(self, now: float) -> bool:
        """Whether there was one left."""
        return self.book(now, 0.0) is not None

    def book(self, now: float, most: float) -> float | None:
        """Take one that is there in at most `most` seconds; in how many, or None if that is too long."""
        self._tokens = min(self._burst, self._tokens + max(0.0, now - self._then) * self._rate)
        self._then = now
        missing = max(0.0, 1 - self._tokens)
        if missing > most * self._rate:
            return None
        self._tokens -= 1
        return missing / self._rate if missing else 0.0


class Buckets:
    """A bucket for every address: `most` at once, and as many again in `seconds`."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._rate = most / seconds
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Whether the address has one left."""
        return self._of(address, now).take(now)

    def book(self, address: str, now: float, most: float) -> float | None:
        """Take one that the address has in at most `most` seconds; in how many, or None if that is too long."""
        return self._of(address, now).book(now, most)

    def _of(self, address: str, now: float) -> Bucket:
        place = household(address)
        bucket = self._buckets.pop(place, None) or Bucket(self._rate, self._most, now)
        self._buckets[place] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket

    def __len__(self) -> int:
        return len(self._buckets)


def household(address: str) -> str:
    """What counts as one address: of IPv6 the network, for each household has any number of addresses in it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found.packed, _NETWORK), strict=False))
