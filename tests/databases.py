"""Throw-away servers of PostgreSQL and Redis, where they are installed; a test that needs one is skipped where not.

A `conftest.py` takes the fixtures it needs: ``from databases import postgres, postgres_url, redis_server``.
"""

import contextlib
import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

SPACE = 2**30
"""Bytes that must be free in memory before servers keep their files there."""


def programs() -> Path | None:
    """Where the newest PostgreSQL keeps its programs; Debian puts them into no path."""
    found = [Path(path).parent for path in (shutil.which("initdb"),) if path]
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    found += [path.parent for path in sorted(versions, key=lambda path: int(path.parts[-3]))]
    return found[-1] if found else None


def _memory() -> str | None:
    """Where files are in memory, so that tests need not wait for a disk that others use; None where that is small."""
    place = "/dev/shm"
    return place if os.access(place, os.W_OK) and shutil.disk_usage(place).free > SPACE else None


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


class Postgres:
    """A cluster of its own in a temporary folder, on a port of loopback."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._folder = Path(tempfile.mkdtemp(prefix="tapete-pg-", dir=_memory()))
        self._numbers = itertools.count(1)
        self.port = free_port()
        if os.geteuid() == 0:  # the server refuses to run as root
            shutil.chown(self._folder, "postgres")
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    def start(self) -> None:
        settings = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_wal_size=64MB"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", self._data, "-w", "-l", log, "-o", settings, "start")

    def stop(self) -> None:
        """At once, as a power cut would."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"t{next(self._numbers)}"
        self.sql(f"CREATE DATABASE {name}", "postgres")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def drop(self, address: str) -> None:
        """Whoever is still connected is thrown out."""
        self.sql(f"DROP DATABASE {address.rpartition('/')[2]} WITH (FORCE)", "postgres")

    def sql(self, statement: str, database: str) -> str:
        """What psql answers."""
        psql = [str(self._programs / "psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", database]
        done = subprocess.run([*psql, "-qAtX", "-c", statement], check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def remove(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        who = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*who, str(self._programs / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self._folder)


class Redis:
    """A server of its own that keeps nothing."""

    def __init__(self, program: str) -> None:
        self._program = program
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([self._program, *settings], stdout=subprocess.DEVNULL, cwd="/")
        for _ in range(500):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.01)
        raise OSError("redis-server does not answer")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One cluster for all tests of a process."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed (apt install postgresql)")
    cluster = Postgres(found)
    yield cluster
    cluster.remove()


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """A new, empty database."""
    address = postgres.fresh()
    yield address
    postgres.drop(address)


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """One Redis for all tests of a process."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("Redis is not installed (apt install redis-server)")
    server = Redis(program)
    yield server
    server.stop()


@pytest.fixture
def redis_url(redis_server: Redis) -> str:
    return redis_server.url
