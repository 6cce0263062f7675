"""The server as a process."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import tapete
from tapete.core import BadInput
from tapete.server.serve import listening, run, tidy_base_path

SOURCE = Path(tapete.__file__).parents[1]
RUN = "import sys, pathlib; from tapete.server.serve import run; run('127.0.0.1', 0, pathlib.Path(sys.argv[1]))"


def test_it_prints_where_it_is_open_and_stops_when_told_to(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    server = subprocess.Popen(
        [sys.executable, "-c", RUN, str(tmp_path / "data")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert server.stdout is not None
    try:
        line = server.stdout.readline()
        assert line.startswith("Tapete is open at http://127.0.0.1:")
        with urllib.request.urlopen(line.split()[-1] + "healthz", timeout=10) as answer:
            assert answer.status == 200
    finally:
        server.send_signal(signal.SIGTERM)
        rest, errors = server.communicate(timeout=20)
    assert (server.returncode, rest, errors) == (0, "", "")
    assert (tmp_path / "data" / "tapete.db").exists()


def test_a_port_in_use_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BadInput, match=f"port {port} is in use") as refused:
            run("127.0.0.1", port, tmp_path)
    assert "\n" not in str(refused.value)


def test_a_data_folder_that_cannot_be_used_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    with pytest.raises(BadInput, match="cannot be used") as refused:
        run("127.0.0.1", 0, tmp_path / "file")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("host", "port"), [("no host", 0), ("127.0.0.1", 99999), ("127.0.0.1", -1), ("203.0.113.7", 0), ("x" * 300, 0)]
)
def test_an_address_that_is_not_here_is_refused_in_one_line(host: str, port: int) -> None:
    with pytest.raises(BadInput) as refused:
        listening(host, port)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("given", "path"),
    [("", ""), ("/", ""), ("cards", "/cards"), ("/cards/", "/cards"), ("/our/cards-1", "/our/cards-1")],
)
def test_a_base_path_is_put_in_order(given: str, path: str) -> None:
    assert tidy_base_path(given) == path


@pytest.mark.parametrize("given", ["/a b", "/<x>", "/a//b", "/..", "/a/../b", "/ñ", '/"', "/a?b", "/{x:str}"])
def test_what_is_no_path_is_refused_in_one_line(given: str) -> None:
    with pytest.raises(BadInput, match="a base path is like /cards"):
        tidy_base_path(given)
