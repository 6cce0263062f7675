"""The shipped unit of systemd and the container's file, as far as they can be checked without running them."""

import dataclasses
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tapete.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "hosting" / "tapete.service"
DOCKERFILE = ROOT / "hosting" / "Dockerfile"
INSTRUCTIONS = {
    *("FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
}
MOST_EXPOSED = 2.0
"""What `systemd-analyze security` may find at most, of 10."""

NAMES = {f"{PREFIX}{made.name.upper()}" for made in dataclasses.fields(Settings)}


@pytest.fixture(scope="module")
def analyze() -> str:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed")
    return program


def test_the_unit_is_understood(analyze: str, tmp_path: Path) -> None:
    unit = tmp_path / "tapete.service"
    unit.write_text(UNIT.read_text().replace("/opt/tapete/bin/tapete", shutil.which("true") or "/bin/true"))
    done = subprocess.run([analyze, "verify", "--man=no", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "tapete.service" in line]) == (0, [])


def test_the_unit_may_do_little(analyze: str) -> None:
    command = [analyze, "security", "--offline=true", "--no-pager", str(UNIT)]
    told = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    found = re.search(r"Overall exposure level for tapete\.service: ([\d.]+)", told)
    if found is None:
        pytest.skip("this systemd judges no file that is not installed")
    assert float(found[1]) <= MOST_EXPOSED


def steps() -> list[tuple[str, str]]:
    """Instruction and arguments of each step of the container's file."""
    text = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", DOCKERFILE.read_text(), flags=re.MULTILINE))
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return [(line.partition(" ")[0], line.partition(" ")[2].strip()) for line in lines]


def test_the_containers_file_holds_known_steps_from_fixed_images() -> None:
    assert {step for step, _ in steps()} <= INSTRUCTIONS
    images = [words.split()[0] for step, words in steps() if step == "FROM"]
    assert len(images) == 2, "what builds is not what runs"
    for image in images:
        assert re.fullmatch(r"[a-z/]+:\d+\.\d+[a-z0-9.-]*", image), image


def test_all_that_is_copied_is_there() -> None:
    copied = [words.split() for step, words in steps() if step == "COPY"]
    assert copied
    for *sources, _ in copied:
        if not sources[0].startswith("--from=build"):
            for source in sources:
                assert (ROOT / source).exists(), source


def test_nobody_of_weight_runs_it_and_it_says_how_it_is() -> None:
    last = [step for step, _ in steps()]
    ends = last[len(last) - 1 - last[::-1].index("FROM") :]
    assert {"USER", "HEALTHCHECK", "ENTRYPOINT"} <= set(ends)
    assert ends.index("USER") < ends.index("ENTRYPOINT")
    (user,) = [words for step, words in steps() if step == "USER"]
    assert user not in ("root", "0")


@pytest.mark.parametrize("file", [UNIT, DOCKERFILE, ROOT / "hosting" / "compose.yaml"], ids=lambda file: file.name)
def test_only_settings_that_there_are_are_set(file: Path) -> None:
    set_there = set(re.findall(rf"\b{PREFIX}[A-Z_]+", file.read_text()))
    assert set_there
    assert set_there <= NAMES


def test_images_beside_the_room_have_fixed_versions() -> None:
    images = re.findall(r"image: (\S+)", (ROOT / "hosting" / "compose.yaml").read_text())
    assert images
    assert all(re.search(r":\d", image) for image in images)
