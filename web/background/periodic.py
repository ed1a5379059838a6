"""What the background process does by the clock.

To add something, write a function without arguments that works inside an application context
(`current_app`, `web.services`) and give it a row in `PERIODIC_TASKS`. Times are UTC. A row that is due
while a sheet is being made waits for it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import structlog
from flask import Flask, current_app
from huey import crontab

from quizzes.question_cache import question_at
from school.accounts.erasures import finish_erasures
from school.accounts.housekeeping import delete_expired_rows
from school.assignments.drafts import discard_untouched_drafts
from school.together.ending import file_revealed
from web.background.queue import Queue
from web.clock import now
from web.lti.sending import send_scores
from web.lti.tool import tool
from web.services import services


@dataclass(frozen=True, slots=True)
class PeriodicTask:
    """A function with its name and the minutes at which it runs."""

    name: str
    is_due: Callable[[datetime], bool]
    run: Callable[[], None]


def clean_up_jobs() -> None:
    """Delete sheets an hour after they were made, and queue again what was lost."""
    queue = services(current_app).queue
    queue.jobs.delete_old(now())
    queue.requeue_lost_jobs()


def go_on_erasing() -> None:
    """Delete what is left of learners who erased everything, or whom a process that ended left half erased."""
    finished = finish_erasures(services(current_app).database)
    if finished:
        structlog.get_logger().info("erasures finished", learners=finished)


def erase_unused_guests() -> None:
    """Erase guests who never came back, and tries, links and sign-ins that ran out."""
    erased = delete_expired_rows(services(current_app).database, now())
    structlog.get_logger().info("cleaned up", erased=erased)


def send_grades() -> None:
    """Send grades to learning platforms that asked for them; what is not taken is tried again."""
    key = tool().key()
    if key is not None:
        send_scores(services(current_app).database, key)


def clear_untouched_drafts() -> None:
    """Throw away the drafts of assignments that were made a month ago and never touched."""
    with services(current_app).database.writing() as writing:
        gone = discard_untouched_drafts(writing, now())
    structlog.get_logger().info("untouched drafts cleared", drafts=gone)


def file_lesson_answers() -> None:
    """Let what was answered in lessons together, and revealed, become the students' own."""
    file_revealed(services(current_app).database, question_at, now())


PERIODIC_TASKS: Final = (
    PeriodicTask("file-lesson-answers", crontab(minute="*"), file_lesson_answers),
    PeriodicTask("look-after-jobs", crontab(minute="*"), clean_up_jobs),
    PeriodicTask("send-grades", crontab(minute="*"), send_grades),
    PeriodicTask("finish-erasures", crontab(minute="*"), go_on_erasing),
    PeriodicTask("forget-guests", crontab(hour="3", minute="17"), erase_unused_guests),
    PeriodicTask("clear-drafts", crontab(hour="3", minute="41"), clear_untouched_drafts),
)


def register(app: Flask, queue: Queue) -> None:
    """Let the background process run every row when it is due."""
    for row in PERIODIC_TASKS:
        queue.huey.periodic_task(row.is_due, name=row.name)(_in_context(app, row.run))


def _in_context(app: Flask, run: Callable[[], None]) -> Callable[[], None]:
    def task() -> None:
        with app.app_context():
            run()

    return task
