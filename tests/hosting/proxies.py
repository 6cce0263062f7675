"""A room as a process, and the proxies of `hosting/` in front of it, on free ports and in temporary folders."""

import contextlib
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from databases import free_port

HOSTING = Path(__file__).parents[2] / "hosting"


@contextmanager
def room(folder: Path, base_path: str) -> Iterator[int]:
    """Open on this port until the end."""
    program = [sys.executable, "-m", "tapete", "serve", "--port", "0", "--data", str(folder / "data")]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("TAPETE_")}
    with subprocess.Popen(
        [*program, "--base-path", base_path], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r":(\d+)/", line)
            assert found, f"the room did not open: {line!r}"
            yield int(found[1])
        finally:
            process.terminate()


@contextmanager
def nginx(program: str, snippet: str, room_port: int, folder: Path) -> Iterator[int]:
    """nginx with a snippet of `hosting/`, of which nothing is changed but the ports."""
    port = free_port()
    text = (HOSTING / snippet).read_text()
    text = _with(text, "127.0.0.1:8000", f"127.0.0.1:{room_port}")
    text = _with(text, "listen 80;", f"listen 127.0.0.1:{port};")
    (folder / "snippet.conf").write_text(text)
    temporary = "".join(
        f"{what}_temp_path {folder}/{what};\n" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    main = f"{user}daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(
        f"{main}http {{\naccess_log off;\n{temporary}include {folder}/snippet.conf;\n}}\n"
    )
    with _running([program, "-p", str(folder), "-e", f"{folder}/log", "-c", str(folder / "nginx.conf")], port, {}):
        yield port


@contextmanager
def caddy(program: str, snippet: str, room_port: int, folder: Path) -> Iterator[int]:
    """Caddy the same way; its domain becomes an address of loopback, for which it asks nobody for certificates."""
    port = free_port()
    text = _with((HOSTING / snippet).read_text(), "127.0.0.1:8000", f"127.0.0.1:{room_port}")
    text = re.sub(r"^(?:cards\.)?example\.org \{", f"http://127.0.0.1:{port} {{", text, flags=re.MULTILINE)
    assert str(port) in text
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text)
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with _running(command, port, home):
        yield port


def _with(text: str, old: str, new: str) -> str:
    assert old in text, f"the snippet has no {old}"
    return text.replace(old, new)


@contextmanager
def _running(command: list[str], port: int, environment: dict[str, str]) -> Iterator[None]:
    """The process, from when it listens until the end."""
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, env={**os.environ, **environment}) as process:
        try:
            for _ in range(1000):
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                assert process.poll() is None, f"{command[0]} has ended with {process.returncode}"
                time.sleep(0.01)
            yield
        finally:
            process.terminate()
