"""Accounts: a name and a pass phrase, so that a person is known in any browser.

Invariants:
- only hashes are kept: argon2id of the pass phrase, SHA-256 of the recovery code, which is random enough for it;
- an unknown account and a wrong phrase get the same answer after the same work;
- guesses are bounded per address and per account, and so is the memory that hashing takes.
"""

import asyncio
import base64
import hashlib
import hmac
import random
import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar.connection import ASGIConnection

from tapete.server.limits import Buckets

SHORTEST, LONGEST = 8, 256
"""Characters of a pass phrase."""

AT_ONCE: Final = 2
"""Hashes worked at beside each other: each takes 64 MiB for a moment."""

WAITING: Final = 32
"""Hashes that may wait; who comes after that is told to come again."""

GUESSES, GUESSES_IN = 20, 600.0
"""Pass phrases and codes tried from one address, and for one account, in so many seconds."""

_ACCOUNT: Final = re.compile(r"[^\W_][\w.-]{2,31}")
_LONGEST_FOLDED: Final = 64
"""Letters of a name without capitals: some become three."""

_GROUP: Final = 4
_CODE_BYTES: Final = 13

T = TypeVar("T")


class Busy(Exception):
    """More wait for a hash than the room works at."""


class Accounts:
    """Hashes, and counts who guesses."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._nobody: str | None = None
        self._working = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._addresses = Buckets(GUESSES, GUESSES_IN)
        self._accounts = Buckets(GUESSES, GUESSES_IN)

    def may_guess(self, address: str, account: str, now: float) -> bool:
        """Whether another phrase or code may be tried from there, for that account."""
        return self._addresses.take(address, now) and self._accounts.take(account.casefold(), now)

    async def hashed(self, phrase: str) -> str:
        """What is kept of a pass phrase; Busy if too many wait."""
        return await self._work(lambda: self._hasher.hash(phrase))

    async def is_phrase(self, phrase: str, kept: str | None) -> bool:
        """Whether it is the one of which `kept` is kept; None (no account) takes the same time and is never it."""
        return await self._work(lambda: self._verify(phrase, kept))

    def _verify(self, phrase: str, kept: str | None) -> bool:
        if self._nobody is None:
            self._nobody = self._hasher.hash("nobody's")
        try:
            self._hasher.verify(kept or self._nobody, phrase)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    async def _work(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise Busy
        self._waiting += 1
        try:
            async with self._working:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def tidy_account(account: str) -> str | None:
    """The name of an account as it is kept, None if it cannot be one: 3 to 32 letters, digits, ``.``, ``-``, ``_``."""
    tidy = unicodedata.normalize("NFKC", account).strip()
    return tidy if _ACCOUNT.fullmatch(tidy) and len(tidy.casefold()) <= _LONGEST_FOLDED else None


def is_long_enough(phrase: str) -> bool:
    """Whether a pass phrase is neither too short nor too long."""
    return SHORTEST <= len(phrase) <= LONGEST


def new_code(chance: random.Random) -> str:
    """A recovery code to be written down: five groups of four letters and digits."""
    signs = base64.b32encode(chance.randbytes(_CODE_BYTES)).decode("ascii")[:20]
    return "-".join(signs[at : at + _GROUP] for at in range(0, len(signs), _GROUP))


def code_hash(code: str) -> str:
    """What is kept of a recovery code; how it is spaced and whether in capitals does not matter."""
    signs = re.sub(r"[\s-]", "", code).upper()
    return hashlib.sha256(signs.encode("utf-8", "replace")).hexdigest()


def is_code(code: str, kept: str | None) -> bool:
    """Whether it is the code of which `kept` is kept."""
    return hmac.compare_digest(code_hash(code), kept or code_hash("")) and kept is not None


def accounts_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Accounts:
    """The accounts' keeper of this application."""
    keeper: Accounts = connection.app.state["accounts"]
    return keeper
