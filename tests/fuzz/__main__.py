"""``python -m fuzz [MINUTES] [TARGET ...]``: fuzz each target for so many minutes, one after the other.

With atheris (extra `fuzz`) what the code does guides the changes; where it cannot be installed they are drawn blindly.
What a fault was found with is kept in ``.fuzz/``, and so is what led to something new: the next run begins with it.
"""

import importlib.util
import logging
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FOLDER: Final = Path(".fuzz")
NAMES: Final = ("record", "wire", "log", "socket")
LONGEST: Final = {"record": 60_000, "wire": 70_000, "log": 4_000, "socket": 600}
"""Bytes of an input."""

HANG: Final = 20
"""Seconds that no input may take."""

EVERY: Final = 10.0
"""Seconds between two lines of progress."""

_STATUS: Final = re.compile(r"^#(\d+)\s.*?cov: (\d+)")
_TOTAL: Final = re.compile(r"^stat::number_of_executed_units:\s*(\d+)")


def main(arguments: list[str]) -> int:
    """0 if nothing was found, 1 if something was, 2 for bad use."""
    if arguments[:1] == ["--run"]:
        run(arguments[1], int(arguments[2]))
        return 0
    try:
        minutes = float(arguments[0]) if arguments else 2.0
    except ValueError:
        minutes = 0.0
    targets = arguments[1:] or NAMES
    if not 0 < minutes < 10_000 or not set(targets) <= set(NAMES):
        print(f"usage: python -m fuzz [MINUTES] [{'|'.join(NAMES)} ...]", file=sys.stderr)
        return 2
    if importlib.util.find_spec("atheris") is None:
        print("atheris is not installed here (extra `fuzz`): changes are drawn blindly", file=sys.stderr)
    found = [target for target in targets if not watch(target, max(1, round(minutes * 60)))]
    return 1 if found else 0


def watch(target: str, seconds: int) -> bool:
    """Run one target in a process of its own and tell how it goes; whether nothing was found."""
    command = [sys.executable, "-m", "fuzz", "--run", target, str(seconds)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    assert process.stdout is not None
    begin = told = time.monotonic()
    runs, reached, last = 0, 0, []
    for line in process.stdout:
        last = [*last[-39:], line]
        if status := _STATUS.match(line):
            runs, reached = int(status[1]), int(status[2])
        elif total := _TOTAL.match(line):
            runs = int(total[1])
        if (now := time.monotonic()) - told > EVERY:
            told = now
            print(f"{target}: {runs:,} executions, {now - begin:.0f} of {seconds} s", file=sys.stderr, flush=True)
    fine = process.wait() == 0
    if not fine:
        print("".join(last), end="", file=sys.stderr)
    took = time.monotonic() - begin
    verdict = "no fault" if fine else f"A FAULT: see above and {FOLDER}/"
    print(
        f"{target}: {runs:,} executions in {took:.0f} s ({runs / took:,.0f}/s), coverage {reached:,}: {verdict}",
        flush=True,
    )
    return fine


def run(target: str, seconds: int) -> None:
    """Fuzz one target in this process."""
    logging.disable()
    try:
        import atheris
    except ImportError:
        blind(target, seconds)
        return
    with atheris.instrument_imports(include=["tapete"], enable_loader_override=False):
        from fuzz.targets import TARGETS, seeds
    from fuzz.mutating import mutate

    corpus = FOLDER / target
    corpus.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate(seeds(target)):
        (corpus / f"seed-{number}").write_bytes(data)

    def change(data: bytes, longest: int, seed: int) -> bytes:
        rng = random.Random(seed)
        changed = atheris.Mutate(data, longest) if target == "socket" or rng.random() < 0.3 else mutate(data, rng)
        return changed[:longest]

    options = [f"-max_total_time={seconds}", f"-max_len={LONGEST[target]}", f"-timeout={HANG}", "-rss_limit_mb=2048",
               f"-artifact_prefix={FOLDER}/{target}-", "-print_final_stats=1"]  # fmt: skip
    atheris.Setup([sys.argv[0], *options, str(corpus)], TARGETS[target], custom_mutator=change)
    atheris.Fuzz()


def blind(target: str, seconds: int) -> None:
    """Without a guide: changes of the seeds, and of what came of them."""
    from fuzz.mutating import mutate
    from fuzz.targets import TARGETS, seeds

    rng, end, told = random.Random(), time.monotonic() + seconds, 0.0
    for runs, data in enumerate(_changed(seeds(target), rng, mutate), 1):
        try:
            TARGETS[target](data)
        except BaseException:
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / f"{target}-crash").write_bytes(data)
            raise
        now = time.monotonic()
        if now - told > 1 or now > end:
            told = now
            print(f"#{runs} blind cov: 0", file=sys.stderr, flush=True)
        if now > end:
            return


def _changed(begin: list[bytes], rng: random.Random, mutate: object) -> Iterator[bytes]:
    assert callable(mutate)
    while True:
        data = rng.choice(begin)
        for _ in range(rng.randint(1, 5)):
            data = mutate(data, rng)
            yield data


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
