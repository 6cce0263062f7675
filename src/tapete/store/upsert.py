"""Insert or update: the one thing that SQLAlchemy writes in two ways for the two databases."""

from typing import TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

Upsert: TypeAlias = postgresql.Insert | sqlite.Insert


def insert(table: sa.Table, *, postgres: bool) -> Upsert:
    """An insert that can be told what to do where the key is taken."""
    return postgresql.insert(table) if postgres else sqlite.insert(table)


def replacing(table: sa.Table, *, postgres: bool) -> Upsert:
    """An insert that replaces the row of the same key."""
    statement = insert(table, postgres=postgres)
    keys = [column.name for column in table.primary_key]
    others = {name: statement.excluded[name] for name in table.columns.keys() if name not in keys}  # noqa: SIM118
    return statement.on_conflict_do_update(index_elements=keys, set_=others)
