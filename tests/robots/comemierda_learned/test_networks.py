"""The network in whole numbers: the same by numpy and without, and no file but a policy is read."""

import io
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from robots.comemierda_learned.networks import drawn
from robots.comemierda_learned.rounds import plays
from tapete.core import BadInput
from tapete.robots.comemierda_learned import network, policy
from tapete.robots.comemierda_learned.inputs import MOST
from tapete.robots.comemierda_learned.plain import Plain
from tapete.robots.comemierda_learned.reckoning import SHARES, worth
from tapete.robots.comemierda_learned.robot import legal_by_number
from tapete.robots.comemierda_learned.seeing import seen
from tapete.robots.comemierda_learned.weighing import inputs_of
from tapete.robots.comemierda_learned.with_numpy import WithNumpy

SHIPPED = network.PATH


def test_numpy_and_plain_python_reckon_the_same() -> None:
    for seed in range(4):
        learned = drawn(seed)
        asked = [inputs_of(seen(view), list(legal_by_number(view))) for view in plays(f"alike {seed}", 3)]
        plain, by_numpy = Plain(learned), WithNumpy(learned)
        told = plain.places(asked)
        assert by_numpy.places(asked) == told
        assert [by_numpy.places([each])[0] for each in asked] == told
        assert len({places for each in told for places in each}) > len(asked)


def test_the_shipped_network_reckons_the_same_both_ways() -> None:
    learned = policy.read(SHIPPED)
    asked = [inputs_of(seen(view), list(legal_by_number(view))) for view in plays("shipped", 1)]
    assert WithNumpy(learned).places(asked) == Plain(learned).places(asked)


def test_the_sums_of_the_shipped_network_stay_exact_in_floats() -> None:
    learned = policy.read(SHIPPED)
    first = MOST * max(map(abs, learned.first)) + max(map(abs, learned.first_bias))
    second = learned.width * first * max(map(abs, learned.second)) + max(map(abs, learned.second_bias))
    assert first < 1 << 24
    assert second < 1 << 53
    assert learned.height * (second >> policy.NEXT_BITS) * max(map(abs, learned.last)) < 1 << 53


def test_shares_are_the_same_on_every_machine() -> None:
    assert (SHARES[0], SHARES[1], SHARES[128], SHARES[-1], sum(SHARES)) == (65536, 65026, 24109, 0, 8421390)


def test_worth_is_the_mean_of_what_the_places_are_worth() -> None:
    assert worth((1, 0, 0, 1), (3000, 1000, -1000, -2000)) == 500 << 10
    assert worth((0, 0, 3, 0), (3000, 1000, -1000, -2000)) == -1000 << 10


def test_the_shipped_file_is_small() -> None:
    assert SHIPPED.stat().st_size <= 256 * 1024


def test_without_numpy_there_is_a_network_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tapete.robots.comemierda_learned.with_numpy", None)
    assert isinstance(network.network(drawn(1)), Plain)


def test_naming_the_robots_does_not_load_numpy() -> None:
    program = (
        "import sys; from tapete.robots import ROBOTS; [make() for make in ROBOTS['comemierda'].values()];"
        "sys.exit('numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def changed(change: Callable[[dict[str, np.ndarray]], object]) -> bytes:
    with np.load(SHIPPED) as kept:
        arrays = {name: kept[name] for name in kept}
    change(arrays)
    file = io.BytesIO()
    np.savez(file, **arrays)
    return file.getvalue()


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", "is no policy of Comemierda"),
        (b"PK\x05\x06" + bytes(18), "is no policy of Comemierda"),
        (changed(lambda arrays: arrays.pop("second")), "is no policy of Comemierda"),
        (changed(lambda arrays: arrays.update(first=arrays["first"] * 0.5)), "of type <f8, not of whole numbers"),
        (changed(lambda arrays: arrays.update(more=arrays["head"])), "holds what no policy holds: more"),
        (changed(lambda arrays: arrays.update(head=arrays["head"] + 1)), "is of version"),
        (changed(lambda arrays: arrays.update(head=arrays["head"][:3])), "is no policy of Comemierda"),
        (changed(lambda arrays: arrays.update(last=arrays["last"][:3])), "arrays of the wrong sizes"),
    ],
)
def test_what_is_no_policy_is_refused_in_one_line(content: bytes, what: str, tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    path.write_bytes(content)
    with pytest.raises(BadInput, match=what) as fault:
        policy.read(path)
    assert "\n" not in str(fault.value)


def test_a_policy_without_arrays_of_numpy_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("head.npy", b"nothing")
    with pytest.raises(BadInput, match=r"not in numpy's format 1\.0"):
        policy.read(path)


def test_there_is_one_line_for_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        policy.read(tmp_path / "nothing.npz")
