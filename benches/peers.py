"""The peers, in an environment of their own, and what one run of a loop prints."""

import json
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "peers"
PACKAGES = (
    *("open_spiel==2.0.2", "pgx==2.6.0", "jax==0.10.2"),
    *("pettingzoo==1.27.0", "rlcard==1.2.0", "pygame-ce==2.5.8", "termcolor==3.3.0"),
)


def peers_python() -> Path:
    """The interpreter of the peers' environment; it is made the first time, and again when the versions change."""
    python, stamp = FOLDER / "bin" / "python", FOLDER / "installed"
    wanted = "\n".join(PACKAGES)
    if not stamp.exists() or stamp.read_text() != wanted:
        print("Installing the peers: this takes some minutes, once.", file=sys.stderr)
        venv.create(FOLDER, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *PACKAGES], check=True)
        stamp.write_text(wanted)
    return python


def measured(*command: str | Path) -> dict[str, float]:
    """What one run printed: name -> per second."""
    said = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    return {line["what"]: line["per_second"] for line in map(json.loads, said.splitlines())}
