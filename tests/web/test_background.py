"""The background process: what it does by the clock, and that there is one of it."""

import os
import subprocess
import sys
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Barrier, Event, Thread
from typing import Final

import click
import pytest
from flask import Flask, current_app
from sqlalchemy import select
from structlog.testing import capture_logs

from school.accounts import erasures
from school.assignments.drafts import UNTOUCHED_FOR, new_draft
from school.assignments.models import Assignment
from school.jobs.models import JobState, NewJob
from school.jobs.store import RESULT_LIFE
from school.learners.models import Learner
from tests.school.accounts.opened import account
from tests.school.classes.made import class_of
from tests.school.make import answer
from web.background import periodic
from web.background.periodic import PERIODIC_TASKS, PeriodicTask, register
from web.background.process import _alone, _beat
from web.background.queue import JobProgress, Queue
from web.clock import now
from web.logs import set_log_level
from web.services import services
from web.settings import INSTANCE, ROOT, SiteSettings

ANA = uuid.UUID(int=1)
MINUTES = [datetime(2026, 11, 22, tzinfo=UTC) + timedelta(minutes=each) for each in range(1440)]


@pytest.fixture
def queue(site: Flask) -> Iterator[Queue]:
    """The queue as the background process has it before it begins."""
    found = services(site).queue
    found._work = lambda work, progress: b"made of " + work.encode()
    register(site, found)
    yield found
    found.close()


def run_due(queue: Queue, at: datetime) -> None:
    """What the scheduler of huey does each minute, and the worker after it."""
    for task in queue.huey.read_periodic(at):
        queue.huey.enqueue(task)
    queue.run_waiting_jobs()


def add(queue: Queue, key: str = "a") -> uuid.UUID:
    return queue.add(NewJob(ANA, key, work=key, label="{}")).id


def state(queue: Queue, job_id: uuid.UUID) -> JobState | None:
    job = queue.jobs.find(ANA, job_id)
    return job.state if job else None


def test_old_sheets_are_deleted_by_the_clock(queue: Queue, monkeypatch: pytest.MonkeyPatch):
    job = add(queue)
    queue.run_waiting_jobs()
    run_due(queue, MINUTES[0])
    assert state(queue, job) is JobState.DONE
    later = now() + RESULT_LIFE + timedelta(seconds=1)
    monkeypatch.setattr("web.clock.system_time", lambda: later)
    run_due(queue, MINUTES[1])
    assert state(queue, job) is None


def test_what_was_lost_on_the_way_is_found_by_the_clock(queue: Queue):
    job = add(queue)
    queue.huey.dequeue()
    run_due(queue, MINUTES[0])
    assert state(queue, job) is JobState.DONE


def test_every_row_is_due_at_some_minute_of_a_day_and_runs(site: Flask, queue: Queue):
    assert len({row.name for row in PERIODIC_TASKS}) == len(PERIODIC_TASKS)
    for row in PERIODIC_TASKS:
        assert any(row.is_due(each) for each in MINUTES)
        with site.app_context():
            row.run()


def test_a_row_runs_in_an_application_context_when_it_is_due(
    site: Flask, monkeypatch: pytest.MonkeyPatch
):
    ran: list[str] = []
    rows = (
        PeriodicTask("at noon", lambda at: at.hour == 12, lambda: ran.append(current_app.name)),
        PeriodicTask("fails", lambda at: at.hour == 12, lambda: ran.remove("nothing")),
        PeriodicTask("afterwards", lambda at: at.hour == 12, lambda: ran.append("afterwards")),
    )
    monkeypatch.setattr(periodic, "PERIODIC_TASKS", rows)
    queue = services(site).queue
    register(site, queue)
    run_due(queue, MINUTES[0])
    assert ran == []
    with monkeypatch.context() as quiet:
        quiet.setattr("huey.api.logger.disabled", True)
        run_due(queue, MINUTES[12 * 60])
    assert ran == [site.name, "afterwards"]


def test_a_draft_that_nobody_touched_is_cleared_in_the_night_and_the_log_says_so(
    site: Flask, queue: Queue, monkeypatch: pytest.MonkeyPatch
):
    with services(site).database.writing() as session:
        school_class = class_of(session, account(session).learner_id)
        for touched in (False, True):
            new_draft(session, school_class, now(), touched=touched)
    later = now() + UNTOUCHED_FOR + timedelta(seconds=1)
    monkeypatch.setattr("web.clock.system_time", lambda: later)

    set_log_level("info")
    with capture_logs() as told:
        for minute in MINUTES[3 * 60 : 4 * 60]:
            run_due(queue, minute)

    assert [each["drafts"] for each in told if each["event"] == "untouched drafts cleared"] == [1]
    with services(site).database.reading() as session:
        assert [each.touched for each in session.scalars(select(Assignment))] == [True]


def test_what_is_left_of_who_erased_everything_is_deleted_within_a_minute(
    site: Flask, queue: Queue, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(erasures, "PORTION", 1)
    with services(site).database.writing() as session:
        learner = account(session).learner_id
        for _ in range(3):
            answer(session, learner)
        erasures.erase_learners(session, [learner], now())

    set_log_level("info")
    with capture_logs() as told:
        run_due(queue, MINUTES[0])

    assert [each["learners"] for each in told if each["event"] == "erasures finished"] == [1]
    with services(site).database.reading() as session:
        assert session.scalars(select(Learner)).all() == []


def test_there_is_one_background_process(tmp_path: Path):
    file = tmp_path / "queue.db"
    with _alone(file), pytest.raises(click.ClickException, match="one is enough"), _alone(file):
        pass
    with _alone(file):
        pass


def test_a_job_notes_how_far_it_is(queue: Queue):
    seen: list[tuple[str, int, int]] = []

    def work(text: str, progress: JobProgress) -> bytes:
        progress("content", 3, 7)
        found = queue.jobs.find(ANA, job)
        assert found is not None
        seen.append((found.stage, found.done, found.total))
        return b""

    queue._work = work
    job = add(queue)
    queue.run_waiting_jobs()
    assert seen == [("content", 3, 7)]


def test_the_heartbeat_outlives_a_queue_that_cannot_be_written(queue: Queue):
    stopped = Event()
    queue.jobs._connection.execute("PRAGMA query_only = ON")
    beating = Thread(target=_beat, args=(queue, stopped, 0.01))
    beating.start()
    try:
        beating.join(0.1)
        assert not queue.is_alive()
        with queue.jobs._lock:
            queue.jobs._connection.execute("PRAGMA query_only = OFF")
        beating.join(0.5)
        assert queue.is_alive()
    finally:
        stopped.set()
        beating.join()


BEGIN_AND_END: Final = """
import sys, uuid
from pathlib import Path
from school.jobs.store import JobStore
from web.clock import now
store = JobStore(Path(sys.argv[1]))
store.begin(uuid.UUID(sys.argv[2]), now())
store.finish(uuid.UUID(sys.argv[2]), b"made elsewhere", now())
store.close()
"""


def test_what_a_process_made_that_has_ended_is_seen_by_the_others(site: Flask):
    """A process that takes itself for the last one deletes the log that the others write to."""
    queue = services(site).queue
    first, second = add(queue), add(queue, "b")
    assert queue.huey.pending_count() == 2
    for job in (first, second):
        arguments = [sys.executable, "-c", BEGIN_AND_END, str(queue.file), str(job)]
        subprocess.run(arguments, check=True, cwd=ROOT)
        assert queue.file.with_name(f"{queue.file.name}-wal").exists()
        assert queue.jobs.result(job) == b"made elsewhere"


def test_of_many_that_ask_first_one_opens_the_queue(tmp_path: Path):
    found = Queue(tmp_path / "queue.db", lambda work, progress: b"")
    together = Barrier(8)

    def ask(number: int) -> tuple[object, object]:
        together.wait()
        add(found, str(number))
        return found.jobs, found.huey

    with ThreadPoolExecutor(8) as threads:
        opened = set(threads.map(ask, range(8)))
    assert len(opened) == 1
    assert len(found.jobs.waiting()) == found.huey.pending_count() == 8
    found.close()


def test_jobs_are_made_in_their_turn(queue: Queue):
    made: list[str] = []

    def work(text: str, progress: JobProgress) -> bytes:
        made.append(text)
        return b""

    queue._work = work
    for key in ("ana 1", "ana 2", "ana 3"):
        add(queue, key)
    queue.add(NewJob(uuid.UUID(int=2), "mei", work="mei", label="{}"))
    queue.run_waiting_jobs()
    assert made == ["ana 1", "mei", "ana 2", "ana 3"]


@pytest.mark.parametrize(
    ("database", "given", "file"),
    [
        ("sqlite:////srv/fanwise.db", "", Path("/srv/fanwise-queue.db")),
        ("sqlite:////srv/fanwise.db", "/run/jobs.db", Path("/run/jobs.db")),
        ("postgresql://localhost/fanwise", "", INSTANCE / "fanwise-queue.db"),
    ],
)
def test_the_queue_is_beside_the_database(database: str, given: str, file: Path):
    environment = {"FANWISE_SECRET_KEY": "k" * 32, "DATABASE_URL": database}
    if given:
        environment["FANWISE_QUEUE"] = given
    assert SiteSettings.read(environment).queue_file() == file


def test_a_site_that_prints_nothing_has_no_queue(settings: SiteSettings, site: Flask):
    assert site.test_client().get("/").status_code == 200
    assert not os.path.exists(settings.queue_file())
