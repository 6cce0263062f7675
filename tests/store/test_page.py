"""The page of the store tells every table and every migration."""

from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from tapete.store.migrate import config
from tapete.store.schema import metadata

PAGE = (Path(__file__).parents[2] / "docs" / "store.md").read_text()


@pytest.mark.parametrize("table", sorted(metadata.tables))
def test_every_table_is_told(table: str) -> None:
    assert f"`{table}`" in PAGE


def test_every_migration_is_told() -> None:
    for script in ScriptDirectory.from_config(config()).walk_revisions():
        assert f"\n| {script.revision} |" in PAGE
