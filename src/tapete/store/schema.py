"""The tables of the database."""

from typing import Final

import sqlalchemy as sa

HEAD: Final = "0001"
"""The migration whose tables these are; a test holds the two together."""

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

table_log = sa.Table(
    "table_log",
    metadata,
    sa.Column("table_id", sa.String(26), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float(53), nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
    sa.CheckConstraint("seq > 0", name="seq_positive"),
)
"""Entry `seq` of a table, written at `at` (seconds since 1970), as one line of JSON."""

person = sa.Table(
    "person",
    metadata,
    sa.Column("id", sa.String(26), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("created", sa.Float(53), nullable=False),
)
"""A guest: known by the hash of a random token that only the browser holds."""

version = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))
"""Where Alembic keeps which migration the tables are at; made by it, or by us for a fresh database."""
