"""A room with settings, as a process: they count, and its log tells no more than it may."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from databases import postgres, postgres_url, redis_server, redis_url  # noqa: F401  (fixtures)
from server.houses import house
from tapete.server import serve
from tapete.server.choices import choices, choose
from tapete.server.house import House
from tapete.server.serve import forget
from tapete.server.settings import Settings
from tapete.store import Person
from tapete.wire.http import HostSettings

SETTINGS = """
port = 0
title = "The Green Table"
sign_up = false
trusted_proxies = []
log_format = "json"
log_level = "debug"
access_log = true
"""


class Serving:
    """``tapete serve`` on a data folder with a settings file in it."""

    def __init__(self, folder: Path, *words: str) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TAPETE_")}
        command = [sys.executable, "-m", "tapete", "serve", "--data", str(folder), *words]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, self.process.communicate()
        self.address = found[0]

    def end(self) -> str:
        """Tell it to stop; what it wrote to the log."""
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=20)
        assert self.process.returncode == 0
        return errors


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    (tmp_path / "tapete.toml").write_text(SETTINGS)
    room = Serving(tmp_path)
    yield room
    if room.process.poll() is None:
        room.end()


def guest(room: Serving) -> str:
    """The cookie of a guest who, as he or a proxy says, comes by https."""
    told = {"x-forwarded-proto": "https", "x-request-id": "told-1"}
    answer = httpx.put(f"{room.address}api/me", json={"name": "Ana"}, headers=told, trust_env=False, timeout=20)
    assert answer.headers["x-request-id"] == "told-1"
    return answer.headers["set-cookie"]


def test_what_is_set_counts_and_the_log_keeps_secrets(serving: Serving) -> None:
    about = httpx.get(f"{serving.address}api/room?invitation=geheim", trust_env=False, timeout=20).json()
    assert (about["title"], about["sign_up"]) == ("The Green Table", False)
    cookie = guest(serving)
    assert "Secure" not in cookie, "nobody is believed about https"
    token = cookie.partition("=")[2].partition(";")[0]
    log = serving.end()
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["request"] for line in lines if line["says"].startswith("PUT /api/me 200 ")] == ["told-1"]
    assert any(line["says"].startswith("GET /api/room 200 ") for line in lines)
    for secret in (token, "geheim", "Ana"):
        assert secret not in log


def test_a_proxy_on_this_machine_is_believed_unasked(tmp_path: Path) -> None:
    room = Serving(tmp_path, "--port", "0")
    try:
        assert "Secure" in guest(room)
    finally:
        assert room.end() == ""


def test_several_processes_serve_one_database(postgres_url: str, redis_url: str, tmp_path: Path) -> None:  # noqa: F811
    shared = ("--port", "0", "--database", postgres_url, "--redis", redis_url)
    rooms = [Serving(tmp_path, *shared), Serving(tmp_path, *shared)]
    try:
        cookie = guest(rooms[0]).partition(";")[0]
        me = httpx.get(f"{rooms[1].address}api/me", headers={"cookie": cookie}, trust_env=False, timeout=20)
        assert me.json()["name"] == "Ana"
        figures = (httpx.get(f"{rooms[1].address}metrics", trust_env=False, timeout=20).text for _ in range(500))
        assert any("tapete_bus_connected 1.0" in text for text in figures)
    finally:
        assert [room.end() for room in rooms] == ["", ""]


def test_open_to_neighbours_it_names_an_address_for_here_and_one_for_them() -> None:
    settings = Settings(lan=True, base_path="/cards")
    with contextlib.closing(serve.listening(settings.listens, 0)) as listener:
        host, port = listener.getsockname()
        found = serve._where(listener, settings)
    assert host == "0.0.0.0"
    assert found.address == f"http://127.0.0.1:{port}/cards/"
    assert found.neighbours is None or found.neighbours.endswith(f":{port}/cards/")
    with contextlib.closing(serve.listening("127.0.0.1", 0)) as listener:
        assert serve._where(listener, Settings()).neighbours is None


@pytest.mark.parametrize("days", [None, 30])
async def test_what_is_older_than_the_host_keeps_is_forgotten(days: int | None, tmp_path: Path) -> None:
    async with house(tmp_path) as room:
        await seen(room, "old", 40)
        await seen(room, "new", 20)
        await choose(room, HostSettings(sign_up=True, free_text=False, polite_name=False, retention_days=days))
        assert (await choices(room)).retention_days == days
        await forget(room)
        left = [person.id for person in await room.store.people.all(limit=9)]
        assert left == (["new", "old"] if days is None else ["new"])


async def seen(room: House, person: str, days: float) -> None:
    """A guest who was here so many days ago."""
    await room.store.people.add(Person(person, person), person, room.clock.now() - days * 86400)
