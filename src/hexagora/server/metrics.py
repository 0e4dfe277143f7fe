"""The server's figures as Prometheus reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    ProcessCollector,
    generate_latest,
    start_http_server,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
)

from hexagora import __version__
from hexagora.core import HexagoraError, game_names
from hexagora.server.figures import Figures, Spread
from hexagora.server.hall import Hall
from hexagora.server.settings import place_of


class Metrics:
    """All figures, gathered when somebody asks for them. They name no table and nobody."""

    def __init__(self, hall: Hall, figures: Figures) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_Collector(hall, figures))
        ProcessCollector(registry=self._registry)
        self._server: Any = None

    def listen(self, place: str) -> None:
        """Answer at an address of their own, in a thread of its own."""
        host, port = place_of(place)
        try:
            self._server, _ = start_http_server(port, host, self._registry)
        except OSError as error:
            why = error.strerror or error
            raise HexagoraError(f"the figures cannot listen on {place}: {why}") from error

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._server.server_port)

    def page(self) -> tuple[str, bytes]:
        """Content type and body."""
        return CONTENT_TYPE_LATEST, bytes(generate_latest(self._registry))

    def close(self) -> None:
        """Listen no longer."""
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()


class _Collector:
    def __init__(self, hall: Hall, figures: Figures) -> None:
        self._hall = hall
        self._figures = figures

    def collect(self) -> Iterable[Any]:
        """Every family with its values; called in another thread than the event loop's."""
        hall, figures = self._hall, self._figures
        yield InfoMetricFamily("hexagora", "The program", value={"version": __version__})
        answers = CounterMetricFamily("hexagora_answers", "HTTP answers", labels=["status"])
        for status, count in sorted(figures.answers.copy().items()):
            answers.add_metric([str(status)], count)
        yield answers
        live = list(hall.live.values())
        tables = GaugeMetricFamily("hexagora_live_tables", "Tables in memory", labels=["game"])
        games = Counter(table.row.game for table in live)
        for game in game_names():
            tables.add_metric([game], games[game])
        yield tables
        people = sum(table.audience.count for table in live)
        yield GaugeMetricFamily("hexagora_viewers", "Open sockets at tables", value=people)
        bots = hall.thinkers.figures
        rows = GaugeMetricFamily("hexagora_bots", "Workers, and thoughts by state", labels=["what"])
        for what, count in bots.items():
            rows.add_metric([what], count)
        yield rows
        kept = hall.store.figures
        yield CounterMetricFamily("hexagora_entries", "Entries of logs on disk", value=kept.entries)
        yield CounterMetricFamily("hexagora_faults", "Writes that failed", value=kept.faults)
        yield _histogram("hexagora_commit_seconds", "A commit of the database", kept.commits)
        yield _histogram("hexagora_loop_late_seconds", "Lateness of the event loop", figures.late)


def _histogram(name: str, about: str, spread: Spread) -> HistogramMetricFamily:
    count = spread.count
    steps = [(str(bound), float(so_far)) for bound, so_far in spread.steps()]
    return HistogramMetricFamily(
        name, about, buckets=[*steps, ("+Inf", float(count))], sum_value=spread.total
    )
