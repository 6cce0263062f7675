"""Accounts, sessions, listings, results, ratings, leases; the tokens of guests become sessions."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_ID = sa.String(26)
_NAME = sa.String(64)
_GAME = sa.String(32)
_TIME = sa.Float(53)


def _needed(name: str, kind: "sa.types.TypeEngine[Any]") -> "sa.Column[Any]":
    return sa.Column(name, kind, nullable=False)


def _number(name: str) -> "sa.Column[int]":
    """Part of a key that nobody counts up."""
    return sa.Column(name, sa.Integer, autoincrement=False, nullable=False)


def _key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=op.f(f"pk_{table}"))


def _of_person(table: str, column: str = "person") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["person.id"], name=op.f(f"fk_{table}_{column}"), ondelete="CASCADE")


def upgrade() -> None:
    _people()
    _rooms()
    _results()


def _people() -> None:
    """The old tokens wait in a table of their own while person is made anew: what refers to it would go with it."""
    op.execute("CREATE TEMPORARY TABLE moving AS SELECT token_hash, id, created FROM person")
    with op.batch_alter_table("person") as person:
        person.drop_constraint(op.f("uq_person_token_hash"), type_="unique")
        person.drop_column("token_hash")
        person.add_column(sa.Column("seen", _TIME, nullable=False, server_default="0"))
        person.add_column(sa.Column("account", _NAME, nullable=True))
        person.add_column(sa.Column("pass_hash", sa.String(256), nullable=True))
        person.add_column(sa.Column("recovery_hash", sa.String(256), nullable=True))
        person.add_column(sa.Column("role", sa.String(16), nullable=False, server_default=""))
        person.add_column(sa.Column("banned_until", _TIME, nullable=True))
        person.add_column(sa.Column("preferences", sa.Text, nullable=False, server_default="{}"))
        person.create_unique_constraint(op.f("uq_person_account"), ["account"])
    with op.batch_alter_table("person") as person:
        for column in ("seen", "role", "preferences"):
            person.alter_column(column, server_default=None)
    op.create_index("ix_person_seen", "person", ["seen"])
    op.create_table(
        "session",
        _needed("token_hash", sa.String(64)),
        _needed("person", _ID),
        _needed("kind", sa.String(16)),
        _needed("created", _TIME),
        _needed("seen", _TIME),
        _key("session", "token_hash"),
        _of_person("session"),
    )
    op.create_index("ix_session_person", "session", ["person"])
    op.execute("UPDATE person SET seen = created")
    op.execute(
        "INSERT INTO session (token_hash, person, kind, created, seen)"
        " SELECT token_hash, id, 'browser', created, created FROM moving"
    )
    op.execute("DROP TABLE moving")
    op.create_table(
        "block",
        _needed("person", _ID),
        _needed("blocked", _ID),
        _key("block", "person", "blocked"),
        _of_person("block"),
        _of_person("block", "blocked"),
    )
    op.create_index("ix_block_blocked", "block", ["blocked"])
    op.create_table(
        "report",
        _needed("id", _ID),
        _needed("at", _TIME),
        sa.Column("person", _ID, nullable=True),
        sa.Column("against", _ID, nullable=True),
        _needed("table_id", _ID),
        _needed("reason", sa.String(32)),
        _needed("note", sa.Text()),
        _needed("done", sa.Boolean()),
        _key("report", "id"),
    )
    op.create_index("ix_report_done", "report", ["done", "at"])


def _rooms() -> None:
    op.create_table(
        "listing",
        _needed("table_id", _ID),
        _needed("phase", sa.String(16)),
        _needed("open", sa.Boolean()),
        _needed("watch", sa.Boolean()),
        _needed("game", _GAME),
        _needed("updated", _TIME),
        _needed("summary", sa.Text()),
        _key("listing", "table_id"),
    )
    op.create_index("ix_listing_phase", "listing", ["phase", "updated"])
    op.create_table(
        "lease",
        _needed("table_id", _ID),
        _needed("process", _NAME),
        _needed("until", _TIME),
        _key("lease", "table_id"),
    )
    op.create_index("ix_lease_process", "lease", ["process"])
    op.create_table(
        "presence",
        _needed("table_id", _ID),
        _number("seat"),
        _needed("process", _NAME),
        _needed("until", _TIME),
        _key("presence", "table_id", "seat", "process"),
    )
    op.create_index("ix_presence_process", "presence", ["process"])
    op.create_table("setting", _needed("key", _NAME), _needed("value", sa.Text()), _key("setting", "key"))


def _results() -> None:
    op.create_table(
        "match_result",
        _needed("table_id", _ID),
        _number("match"),
        _needed("game", _GAME),
        _needed("options", sa.Text()),
        _needed("started", _TIME),
        _needed("ended", _TIME),
        _needed("rated", sa.Boolean()),
        _needed("open", sa.Boolean()),
        _needed("watch", sa.Boolean()),
        _key("match_result", "table_id", "match"),
    )
    op.create_table(
        "seat_result",
        _needed("table_id", _ID),
        _number("match"),
        _number("seat"),
        _number("followed"),
        sa.Column("person", _ID, nullable=True),
        _needed("name", _NAME),
        sa.Column("robot", sa.String(128), nullable=True),
        sa.Column("level", sa.Integer, nullable=True),
        _needed("points", sa.Integer()),
        _needed("place", sa.Integer()),
        _needed("won", sa.Boolean()),
        _needed("rounds", sa.Integer()),
        _needed("offices", sa.Text()),
        _needed("left", sa.Boolean()),
        sa.Column("mu", _TIME, nullable=True),
        sa.Column("sigma", _TIME, nullable=True),
        _needed("game", _GAME),
        _needed("ended", _TIME),
        _key("seat_result", "table_id", "match", "seat", "followed"),
        sa.ForeignKeyConstraint(
            ["table_id", "match"],
            ["match_result.table_id", "match_result.match"],
            name=op.f("fk_seat_result_table_id"),
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_seat_result_person", "seat_result", ["person", "ended"])
    op.create_index("ix_seat_result_game", "seat_result", ["game", "person"])
    op.create_table(
        "rating",
        _needed("person", _ID),
        _needed("game", _GAME),
        _needed("mu", sa.Float(53)),
        _needed("sigma", sa.Float(53)),
        _needed("matches", sa.Integer()),
        _key("rating", "person", "game"),
        _of_person("rating"),
    )


def downgrade() -> None:
    """There is none: the copy made before the upgrade is the way back."""
    raise NotImplementedError("restore the copy that was made before the upgrade")
