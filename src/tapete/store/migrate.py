"""Brings the tables of an older Tapete up to date. Imported only when they are behind: Alembic takes a second."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

SCRIPTS = Path(__file__).parent / "migrations"


def config(connection: sa.Connection | None = None) -> Config:
    """Where the migrations are, and what to run them on."""
    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


def knows(revision: str) -> bool:
    """Whether this is one of our migrations."""
    return revision in {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


def upgrade(connection: sa.Connection, to: str = "head") -> None:
    """Run all migrations that are missing."""
    command.upgrade(config(connection), to)
