"""What lasts: the logs of the tables and the people who come back.

Invariants:
- `append` returns only when the entry would survive a power cut;
- one writer per process commits everything that waits in one transaction;
- a fresh database and one brought up by migrations have the same tables.
"""

from tapete.store.logs import Logs
from tapete.store.people import People, Person, token_hash
from tapete.store.store import Store

__all__ = ["Logs", "People", "Person", "Store", "token_hash"]
