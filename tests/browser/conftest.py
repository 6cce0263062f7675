"""A real room in a process of its own and a real Chromium; skipped, saying so, where none is found."""

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request

from browser.showcase import Showcase

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync"]  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs a browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="no chromium on this machine"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": QUIET}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-GB", "viewport": {"width": 1280, "height": 800},
            "service_workers": "block"}  # fmt: skip


def is_fault(message: ConsoleMessage) -> bool:
    """An error or a warning in the console; that tests keep no room in their browsers is none."""
    return message.type in ("error", "warning") and "Service Worker registration blocked" not in message.text


class Room:
    """``tapete serve`` on a free port, its data in a folder; can be killed and started again in the same place."""

    program: tuple[str, ...] = (sys.executable, "-m", "tapete")

    def __init__(self, data: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.data = data
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [*self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert f":{self.port}/" in line, f"the room did not open: {line!r}"

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def shared_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    room = Room(tmp_path_factory.mktemp("room"))
    yield room
    room.end()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """A room of one's own, to be killed."""
    room = Room(tmp_path)
    yield room
    room.end()


@pytest.fixture(scope="session")
def base_url(shared_room: Room) -> str:
    return shared_room.url


@pytest.fixture
def showcase(tmp_path: Path) -> Iterator[Showcase]:
    """A room that shows one table at a given moment."""
    showcase = Showcase(tmp_path)
    yield showcase
    showcase.close()


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(context: BrowserContext) -> Iterator[list[str]]:
    """No error in console or page, no request to anybody else; a test may clear what it caused itself."""
    faults: list[str] = []

    def said(message: ConsoleMessage) -> None:
        if is_fault(message):
            faults.append(f"console {message.type}: {message.text}")

    def asked(request: Request) -> None:
        if not request.url.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "blob:")):
            faults.append(f"request to {request.url}")

    def opened(page: Page) -> None:
        page.on("console", said)
        page.on("pageerror", lambda error: faults.append(f"page error: {error}"))
        page.on("request", asked)

    context.on("page", opened)
    yield faults
    assert faults == []
