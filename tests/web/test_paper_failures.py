"""What goes wrong while a PDF is made: each sheet ends, and the page says what to do."""

import json

import pytest

from school.jobs.models import JobState
from tests.web.paper_class import teach
from tests.web.paper_queue import PDF, ask, status
from tests.web.visitor import SiteVisitor
from web.background.queue import JobError, JobProgress, Queue
from web.clock import now

pytestmark = pytest.mark.any_database


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("no-library", "lacks the Pango library"),
        ("slow", "took too long"),
        ("failed", "could not be made"),
    ],
)
def test_a_failure_says_what_to_do(visitor: SiteVisitor, queue: Queue, code: str, words: str):
    taught = teach(visitor)
    path = f"{taught.paper}/worksheet.pdf?version=B&size=a4"
    page = ask(visitor, path)

    def fail(work: str, progress: JobProgress) -> bytes:
        raise JobError(code, "a reason for the log")

    queue._work = fail
    queue.run_waiting_jobs()
    said = visitor.open(page.address)
    assert said.status == 503
    assert words in said.text
    assert ("libpango" in said.text) == (code == "no-library")
    assert said.link_to(f"{taught.paper}/worksheet.html").endswith("version=B&size=a4")
    assert status(visitor, page)["state"] == JobState.FAILED
    queue._work = lambda work, progress: PDF
    assert ask(visitor, path).address != page.address
    queue.run_waiting_jobs()
    assert visitor.client.get(path).data == PDF


def test_a_queue_that_cannot_be_written_is_told_as_a_database_is(
    visitor: SiteVisitor, queue: Queue
):
    path = f"{teach(visitor).paper}/worksheet.pdf"
    queue.jobs._connection.execute("PRAGMA query_only = ON")
    page = visitor.open(path)
    assert (page.status, page.heading) == (503, "Nothing can be saved at this moment.")
    queue.jobs._connection.execute("PRAGMA query_only = OFF")
    ask(visitor, path)


def test_a_crash_of_a_sheet_stops_nothing_else(visitor: SiteVisitor, queue: Queue):
    taught = teach(visitor)
    first, second = (ask(visitor, f"{taught.paper}/{name}.pdf") for name in ("key", "worksheet"))

    def work(text: str, progress: JobProgress) -> bytes:
        if json.loads(text)["what"] == "key":
            raise ZeroDivisionError
        return PDF

    queue._work = work
    queue.run_waiting_jobs()
    assert "could not be made" in visitor.open(first.address).text
    assert status(visitor, second)["state"] == JobState.DONE


def test_a_sheet_whose_making_was_cut_off_is_made_by_the_next_process(
    visitor: SiteVisitor, queue: Queue, quick: list[str]
):
    """The process is killed in the middle: huey has forgotten the task, the job is under way."""
    taught = teach(visitor)
    page = ask(visitor, f"{taught.paper}/worksheet.pdf")
    assert queue.huey.dequeue() is not None
    queue.jobs.begin(queue.jobs.waiting()[0].id, now())
    queue.run_waiting_jobs()
    assert status(visitor, page)["state"] == JobState.RUNNING
    queue.requeue_lost_jobs()
    queue.run_waiting_jobs()
    assert status(visitor, page)["state"] == JobState.DONE
    assert len(quick) == 1


def test_a_job_that_was_stored_and_not_queued_is_queued(visitor: SiteVisitor, queue: Queue):
    """The serving process is killed between the two."""
    ask(visitor, f"{teach(visitor).paper}/worksheet.pdf")
    assert queue.huey.dequeue() is not None
    queue.requeue_lost_jobs()
    queue.requeue_lost_jobs()
    assert queue.huey.pending_count() == 1


def test_a_process_that_stops_leaves_its_sheet_to_the_next(
    visitor: SiteVisitor, queue: Queue, quick: list[str]
):
    page = ask(visitor, f"{teach(visitor).paper}/worksheet.pdf")
    queue.is_stopping = lambda: True
    queue.run_waiting_jobs()
    assert status(visitor, page)["state"] == JobState.QUEUED
    assert quick == []
    queue.is_stopping = lambda: False
    queue.requeue_lost_jobs()
    queue.run_waiting_jobs()
    assert status(visitor, page)["state"] == JobState.DONE
