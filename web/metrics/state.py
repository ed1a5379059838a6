"""What is looked up when a monitor asks: queues, answers filed, the version that runs."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from school.assignments.models import StudentResponse
from school.database import Database
from school.faults import DatabaseFault
from school.lti.models import LtiScore
from school.progress.models import Answer
from web.background.queue import Queue
from web.version import version


@dataclass(frozen=True, slots=True)
class SiteState:
    """How a site stands; None where the database cannot be read.

    Answers are the highest number that one was given, which no table has to be counted for.
    """

    answers: int | None = None
    responses: int | None = None
    grades_waiting: int | None = None
    jobs_waiting: int | None = None
    background_alive: bool | None = None


def state_of(database: Database, queue: Queue) -> SiteState:
    """How the site stands now."""
    state = SiteState()
    with suppress(DatabaseFault), database.reading() as reading:
        state = _of_database(reading)
    with suppress(DatabaseFault):
        jobs, alive = len(queue.jobs.waiting()), queue.is_alive()
        return replace(state, jobs_waiting=jobs, background_alive=alive)
    return state


def _of_database(reading: Session) -> SiteState:
    waiting = select(func.count()).select_from(LtiScore).where(LtiScore.sent_at.is_(None))
    highest = (reading.scalar(select(func.max(of.id))) for of in (Answer, StudentResponse))
    answers, responses = (each or 0 for each in highest)
    return SiteState(answers, responses, reading.scalar(waiting) or 0)


def told(state: SiteState) -> bytes:
    """The state in the form of Prometheus."""
    registry = CollectorRegistry()
    registry.register(_StateCollector(state))
    return generate_latest(registry)


class _StateCollector(Collector):
    def __init__(self, state: SiteState) -> None:
        self._state = state

    def collect(self) -> Iterator[Metric]:
        """Each number that is known."""
        built = GaugeMetricFamily("fanwise_version", "The version that runs.", labels=["version"])
        built.add_metric([version()], 1)
        yield built
        counts = {
            "fanwise_answers": ("Answers of learners that were filed.", self._state.answers),
            "fanwise_responses": ("Answers in assignments that were filed.", self._state.responses),
        }
        for name, (what, number) in counts.items():
            if number is not None:
                yield CounterMetricFamily(name, what, value=number)
        gauges = {
            "fanwise_database_up": ("1 where it can be read.", self._state.answers is not None),
            "fanwise_grades_waiting": (
                "Grades on their way to learning platforms.",
                self._state.grades_waiting,
            ),
            "fanwise_jobs_waiting": ("PDFs that wait to be made.", self._state.jobs_waiting),
            "fanwise_background_alive": (
                "1 where the background process is there.",
                self._state.background_alive,
            ),
        }
        for name, (what, number) in gauges.items():
            if number is not None:
                yield GaugeMetricFamily(name, what, value=number)
