"""`tapete train`: the learned player of Comemierda made anew."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tapete.core import BadInput
from tapete.lab.comemierda.curve import svg
from tapete.lab.comemierda.shipping import write_policy
from tapete.lab.comemierda.train import Figures, Plan, Training, resumed, train


def unfinished(out: Path) -> Path:
    """Where a training is kept until its plan is done."""
    return out.with_name(out.name + ".part")


def plan(rounds: int | None, seed: int | None) -> Plan:
    """The plan asked for, else the one of the network that ships."""
    standard = Plan()
    return Plan(standard.seed if seed is None else seed, rounds or standard.rounds)


def begun(out: Path, plan: Plan | None) -> Training:
    """A training by a plan, or without one, the one that was broken off; BadInput if that is not what there is."""
    part = unfinished(out)
    if not out.absolute().parent.is_dir():
        raise BadInput(f"there is no folder {str(out.parent)!r} for the policy")
    if plan is None:
        if not part.exists():
            raise BadInput(f"there is no {part} to go on with")
        return resumed(part)
    if part.exists():
        raise BadInput(f"{part} holds an unfinished training: go on with --resume, or remove it")
    return Training(plan)


def run(training: Training, out: Path, minutes: float | None, plot: Path | None) -> Iterator[dict[str, Any]]:
    """Train, telling how far it has come; then write the policy, as good as it is by then, and the picture."""
    part = unfinished(out)
    for figures in train(training, part, minutes):
        yield row(figures)
    write_policy(out, training.policy)
    if plot is not None and training.curve:
        plot.write_text(svg(training.curve), encoding="utf-8")
    if training.progress == 1:
        part.unlink()


def row(figures: Figures) -> dict[str, Any]:
    """One row of the learning curve."""
    return {
        "rounds": figures.rounds,
        "edge": round(figures.edge, 4),
        "error": round(figures.error, 4),
        "off": round(figures.off, 4),
        "cpu_seconds": round(figures.seconds),
    }
