"""A room asks the system for as many connections as it is to hold."""

import subprocess
import sys

import pytest

from tapete.server.descriptors import BESIDES, reach

ASKED = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
from tapete.server.descriptors import reach
print(reach({connections}), *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sets no such limit")
@pytest.mark.parametrize(
    ("soft", "hard", "connections", "told"),
    [
        (256, 4096, 2000, (2000, 2200, 4096)),
        (256, 1024, 2000, (824, 1024, 1024)),
        (3000, 4096, 2000, (2000, 3000, 4096)),
    ],
    ids=["a thousand was too few", "no more than the system lets it", "never less than it has"],
)
def test_the_limit_of_files_is_raised_for_the_connections(
    soft: int, hard: int, connections: int, told: tuple[int, ...]
) -> None:
    program = ASKED.format(soft=soft, hard=hard, connections=connections)
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout
    assert tuple(map(int, said.split())) == told


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sets no such limit")
def test_a_system_that_lets_a_process_have_less_than_it_says_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    def refused(*_: object) -> None:
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refused)
    assert reach(2000) == 256 - BESIDES
