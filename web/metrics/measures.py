"""What is counted while requests are answered, over all processes of the site.

The supervisor names a folder for it in PROMETHEUS_MULTIPROC_DIR; each process counts in a file of its
own there, and whichever is asked adds them up. Without the folder a process tells of itself alone.
"""

import os
import time
from typing import Final

from flask import Flask, Response, g, request
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "OPTIONS"})
BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

_OWN: Final = CollectorRegistry()
_REQUESTS: Final = Counter(
    "fanwise_requests",
    "Requests that were answered.",
    ("route", "method", "status"),
    registry=_OWN,
)
_SECONDS: Final = Histogram(
    "fanwise_request_seconds",
    "How long requests took.",
    ("route",),
    buckets=BUCKETS,
    registry=_OWN,
)
_FAULTS: Final = Counter(
    "fanwise_database_faults",
    "Requests that found the database busy, full, read-only or gone.",
    ("code",),
    registry=_OWN,
)


def install(app: Flask) -> None:
    """Count each request, whatever became of it."""
    app.before_request(_begin)
    app.after_request(_count)


def count_database_fault(code: str) -> None:
    """Count that the database could not be used."""
    _FAULTS.labels(code).inc()


def counted() -> bytes:
    """Everything that was counted, in the form of Prometheus."""
    if os.environ.get(FOLDER):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
    return generate_latest(_OWN)


def _begin() -> None:
    g.counted_from = time.perf_counter()


def _count(response: Response) -> Response:
    """Who asks chooses method and address, so only those that we know make a line of their own."""
    route = request.url_rule.rule if request.url_rule else "none"
    method = request.method if request.method in METHODS else "other"
    _REQUESTS.labels(route, method, str(response.status_code)).inc()
    if "counted_from" in g:
        _SECONDS.labels(route).observe(time.perf_counter() - g.counted_from)
    return response
