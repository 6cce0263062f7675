"""Figures for whoever watches over the room, as Prometheus reads them.

Invariants:
- no name, no card, no address, no table's or person's id: labels are codes and parts of this program;
- who is measured knows nothing of it.
"""

import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from litestar import Request, get
from litestar.response import Response
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from tapete import __version__
from tapete.server.house import House
from tapete.server.settings import Networks, within

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
FORWARDED: Final = ("x-forwarded-for", "forwarded", "via")
"""What tells that a request came through a proxy: from whom it really is, these figures do not ask."""

_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
P = ParamSpec("P")
T = TypeVar("T")


class Metrics:
    """The figures of one process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("tapete_requests", "Requests answered, by status.", "status")
        self.actions = self._counter("tapete_actions", "Actions of people that were taken at a table.")
        self.refusals = self._counter("tapete_refusals", "What was refused, by code.", "code")
        self.dropped = self._counter("tapete_sockets_dropped", "Sockets that the room hung up on, by code.", "code")
        self.faults = self._counter("tapete_faults", "Warnings and errors in the log, by part.", "part", "level")
        self.action_seconds = self._histogram("tapete_action_seconds", "From an action sent to its answer.")
        self.commit_seconds = self._histogram("tapete_commit_seconds", "From an entry of a log until it is durable.")
        self.think_seconds = self._histogram("tapete_think_seconds", "From a question to a robot to its answer.")

    def watch(self, house: House) -> None:
        """Measure this house from now on."""
        self.registry.register(_Now(house))
        logs, thinking = house.store.logs, house.thinking
        logs.append = timed(self.commit_seconds, logs.append)  # type: ignore[method-assign]
        thinking.think = timed(self.think_seconds, thinking.think)  # type: ignore[method-assign]

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)

    def _counter(self, name: str, says: str, *labels: str) -> Counter:
        return Counter(name, says, labels, registry=self.registry)

    def _histogram(self, name: str, says: str) -> Histogram:
        return Histogram(name, says, buckets=_FAST, registry=self.registry)


class Faults(logging.Handler):
    """Counts warnings and errors by the part of this program that has them; a bus that breaks is one of them."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        part = record.name if record.name.partition(".")[0] == "tapete" else "libraries"
        self._metrics.faults.labels(part.removeprefix("tapete."), record.levelname.lower()).inc()


def timed(seconds: Histogram, work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """The same work, its time noted when it is done; of what fails or is given up nothing is noted."""

    @wraps(work)
    async def measured(*args: P.args, **kwargs: P.kwargs) -> T:
        begun = time.perf_counter()
        done = await work(*args, **kwargs)
        seconds.observe(time.perf_counter() - begun)
        return done

    return measured


@get("/metrics", include_in_schema=False)
async def figures(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For those whom the setting `metrics` names, coming straight."""
    allowed: Networks = request.app.state["metrics_for"]
    address = "" if request.client is None else request.client.host
    if not within(address, allowed) or any(name in request.headers for name in FORWARDED):
        no = b"These figures are read from this machine, or from where the setting metrics says, not through a proxy.\n"
        return Response(no, status_code=403, media_type="text/plain")
    metrics: Metrics = request.app.state["metrics"]
    return Response(metrics.text(), media_type=KIND, headers={"cache-control": "no-store"})


class _Now(Collector):
    """What can be counted at any time, counted when it is asked for."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        """Each figure once."""
        house = self._house
        about = GaugeMetricFamily("tapete_version", "Always 1; the version is its label.", labels=["version"])
        about.add_metric([__version__], 1)
        yield about
        tables = list(house.room.live.values())
        linked = getattr(house.bus, "connected", True)
        for name, says, value in (
            ("tapete_tables", "Tables in memory.", len(tables)),
            ("tapete_leases", "Tables that this process drives.", sum(table.drives for table in tables)),
            ("tapete_sockets", "Sockets that are open.", house.door.sockets),
            ("tapete_people", "People who are known to be in.", house.door.people),
            ("tapete_robots_waiting", "Questions to robots that wait for a process.", house.thinking.waiting),
            ("tapete_robot_processes", "Processes in which robots think.", len(house.thinking.processes)),
            ("tapete_writes_waiting", "What waits to be written to the database.", house.store.writer.waiting),
            ("tapete_bus_connected", "Whether other processes can be told of news.", int(linked)),
        ):
            yield GaugeMetricFamily(name, says, value=value)
        commits = house.store.writer.commits
        yield CounterMetricFamily("tapete_commits", "Transactions that were committed.", value=commits)
