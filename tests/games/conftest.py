"""Where compiled code lies while it is tested."""

import os
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def fresh_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that was empty when this run began; processes that test side by side share it."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    return shared / "compiled"
