"""The example of a robot of one's own plays a whole match at a served room."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import tapete

ROOT = Path(__file__).parents[2]
SOURCE = Path(tapete.__file__).parents[1]
RUN = "import sys, pathlib; from tapete.server.serve import run; run('127.0.0.1', 0, pathlib.Path(sys.argv[1]))"


def asked(address: str, method: str, body: object, cookie: str = "") -> tuple[dict[str, str], str]:
    """The answer's JSON and the cookie that came with it."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer), answer.headers.get("set-cookie", "").partition(";")[0]


def test_the_example_plays_a_match_by_its_token(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    server = subprocess.Popen(
        [sys.executable, "-c", RUN, str(tmp_path / "data")], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert server.stdout is not None
    try:
        room = server.stdout.readline().split()[-1].rstrip("/")
        _, cookie = asked(f"{room}/api/me", "PUT", {"name": "Ana"})
        token, _ = asked(f"{room}/api/me/robot-token", "POST", {}, cookie)
        command = [sys.executable, str(ROOT / "examples" / "socket_robot.py"), room, token["token"]]
        robot = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert (robot.returncode, robot.stderr) == (0, "")
        assert "is over; it was won by seat" in robot.stdout
        refused = subprocess.run([*command, "nowhere"], capture_output=True, text=True, timeout=60, check=False)
        assert (refused.returncode, refused.stderr) == (1, "The room says no: room-unknown-table\n")
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=20)
