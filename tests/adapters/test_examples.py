"""The learners of `examples/` learn, in a shortened form."""

import importlib.util
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(request):
    """A program of `examples/` as a module."""
    spec = importlib.util.spec_from_file_location(request.param, EXAMPLES / f"{request.param}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("example", ["learn_gnav"], indirect=True)
def test_gnav_is_learnt(example, capsys):
    table = example.learn(600)
    assert table.shape == (4, 21, 2)
    assert example.judge(table, 400) > 0.3
    example.main(training=4, judging=4)
    assert "share of the matches" in capsys.readouterr().out


@pytest.mark.parametrize("example", ["learn_comemierda"], indirect=True)
def test_comemierda_is_learnt(example, capsys):
    network = example.learn(400, batch=4)
    assert example.judge(network, 160) > 0.7
    example.main(training=0, judging=4)
    assert "points in a round" in capsys.readouterr().out
