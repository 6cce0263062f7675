"""What lasts: the logs of the tables, the people who come back, what they played.

Invariants:
- `append` returns only when the entry would survive a power cut;
- one writer per process commits everything that waits in one transaction;
- a fresh database and one brought up by migrations have the same tables;
- everything works alike on SQLite and PostgreSQL.
"""

from tapete.store.backup import Backup, backup, restore
from tapete.store.bus import Bus, Memory, bus
from tapete.store.farewell import Farewell, Forgotten
from tapete.store.leases import Leases, Presences
from tapete.store.listings import GOING_ON, Listing, Listings
from tapete.store.logs import Logs
from tapete.store.people import AccountTaken, People, Person, Secrets
from tapete.store.players import ORDERS, Players, Standing
from tapete.store.ratings import Rating, Ratings
from tapete.store.reports import Report, Reports
from tapete.store.results import MatchResult, RatingMoved, Results, SeatResult
from tapete.store.sessions import BROWSER, ROBOT, Session, Sessions, session_id, token_hash
from tapete.store.settings import Settings
from tapete.store.store import Store

__all__ = [
    "BROWSER",
    "GOING_ON",
    "ORDERS",
    "ROBOT",
    "AccountTaken",
    "Backup",
    "Bus",
    "Farewell",
    "Forgotten",
    "Leases",
    "Listing",
    "Listings",
    "Logs",
    "MatchResult",
    "Memory",
    "People",
    "Person",
    "Players",
    "Presences",
    "Rating",
    "RatingMoved",
    "Ratings",
    "Report",
    "Reports",
    "Results",
    "SeatResult",
    "Secrets",
    "Session",
    "Sessions",
    "Settings",
    "Standing",
    "Store",
    "backup",
    "bus",
    "restore",
    "session_id",
    "token_hash",
]
