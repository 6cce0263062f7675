"""The tables of the database, the same on SQLite and PostgreSQL."""

from typing import Any, Final

import sqlalchemy as sa

HEAD: Final = "0002"
"""The migration whose tables these are; a test holds the two together."""

ID: Final = 26
"""Characters of the id of a table or a person at most."""

NAME: Final = 64
"""Characters of a name, of an account's too, at most: SQLite would take more, PostgreSQL refuses."""

UNKNOWN: Final = "?"
"""The name of somebody who was deleted."""

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)


def _time(name: str, *, nullable: bool = False) -> "sa.Column[float]":
    """Seconds since 1970."""
    return sa.Column(name, sa.Float(53), nullable=nullable)


def _json(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, nullable=False)


def _person(name: str = "person", **more: Any) -> "sa.Column[str]":
    """Goes with the person."""
    return sa.Column(name, sa.String(ID), sa.ForeignKey("person.id", ondelete="CASCADE"), **more)


table_log = sa.Table(
    "table_log",
    metadata,
    sa.Column("table_id", sa.String(ID), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    _time("at"),
    sa.Column("entry", sa.Text, nullable=False),
    sa.CheckConstraint("seq > 0", name="seq_positive"),
)
"""Entry `seq` of a table, written at `at`, as one line of JSON."""

person = sa.Table(
    "person",
    metadata,
    sa.Column("id", sa.String(ID), primary_key=True),
    sa.Column("name", sa.String(NAME), nullable=False),
    _time("created"),
    _time("seen"),
    sa.Column("account", sa.String(NAME), nullable=True, unique=True),
    sa.Column("pass_hash", sa.String(256), nullable=True),
    sa.Column("recovery_hash", sa.String(256), nullable=True),
    sa.Column("role", sa.String(16), nullable=False),
    _time("banned_until", nullable=True),
    _json("preferences"),
    sa.Index("ix_person_seen", "seen"),
)
"""Somebody who comes back: a guest, or, with an `account` (casefolded), somebody who signed up."""

session = sa.Table(
    "session",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    _person(nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    _time("created"),
    _time("seen"),
    sa.Index("ix_session_person", "person"),
)
"""A browser or a robot that is a person's, known by the hash of a token that only it holds."""

block = sa.Table(
    "block",
    metadata,
    _person(primary_key=True),
    _person("blocked", primary_key=True),
    sa.Index("ix_block_blocked", "blocked"),
)
"""Whom a person does not wish to hear."""

report = sa.Table(
    "report",
    metadata,
    sa.Column("id", sa.String(ID), primary_key=True),
    _time("at"),
    sa.Column("person", sa.String(ID), nullable=True),
    sa.Column("against", sa.String(ID), nullable=True),
    sa.Column("table_id", sa.String(ID), nullable=False),
    sa.Column("reason", sa.String(32), nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False),
    sa.Index("ix_report_done", "done", "at"),
)
"""What `person` told the host about `against`; either is null once that person is deleted."""

listing = sa.Table(
    "listing",
    metadata,
    sa.Column("table_id", sa.String(ID), primary_key=True),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("watch", sa.Boolean, nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    _time("updated"),
    _json("summary"),
    sa.Index("ix_listing_phase", "phase", "updated"),
)
"""How a table looks from the lobby; its log is the truth, this only finds it."""

match_result = sa.Table(
    "match_result",
    metadata,
    sa.Column("table_id", sa.String(ID), primary_key=True),
    sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(32), nullable=False),
    _json("options"),
    _time("started"),
    _time("ended"),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("watch", sa.Boolean, nullable=False),
)
"""A match that is over; anybody may see it if its table was `open` or `watch`."""

seat_result = sa.Table(
    "seat_result",
    metadata,
    sa.Column("table_id", sa.String(ID), primary_key=True),
    sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("followed", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(ID), nullable=True),
    sa.Column("name", sa.String(NAME), nullable=False),
    sa.Column("robot", sa.String(128), nullable=True),
    sa.Column("level", sa.Integer, nullable=True),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    _json("offices"),
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Column("mu", sa.Float(53), nullable=True),
    sa.Column("sigma", sa.Float(53), nullable=True),
    sa.Column("game", sa.String(32), nullable=False),
    _time("ended"),
    sa.ForeignKeyConstraint(["table_id", "match"], ["match_result.table_id", "match_result.match"], ondelete="CASCADE"),
    sa.Index("ix_seat_result_person", "person", "ended"),
    sa.Index("ix_seat_result_game", "game", "person"),
)
"""How a seat fared in a match: `followed` is 0 for who played it at the end, 1, 2 ... for those who left it before.

`points` are lives in Gnav; `mu`, `sigma` the rating after it; `game` and `ended` stand here too, for the matches of a
person and the table of players.
"""

rating = sa.Table(
    "rating",
    metadata,
    _person(primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
)
"""What a person is worth at a game after so many rated matches."""

lease = sa.Table(
    "lease",
    metadata,
    sa.Column("table_id", sa.String(ID), primary_key=True),
    sa.Column("process", sa.String(NAME), nullable=False),
    _time("until"),
    sa.Index("ix_lease_process", "process"),
)
"""Which process drives the clocks and robots of a table."""

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.String(ID), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("process", sa.String(NAME), primary_key=True),
    _time("until"),
    sa.Index("ix_presence_process", "process"),
)
"""The browser of a seat is connected to a process."""

setting = sa.Table("setting", metadata, sa.Column("key", sa.String(NAME), primary_key=True), _json("value"))
"""What the host has set while the room runs, each as JSON."""

PASSING: Final = (lease, presence)
"""Tables that mean something only while the processes that wrote them run."""

version = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where Alembic keeps which migration the tables are at; made by it, or by us for a fresh database."""
