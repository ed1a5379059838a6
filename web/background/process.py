"""The background process: `flask --app app background` works the queue off until it is stopped.

One job at a time, and with less right to the processor than the processes that answer learners.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Final

import click
import structlog
from flask import Flask, current_app
from flask.cli import with_appcontext

from school.faults import DatabaseFault
from school.jobs.store import make_private
from web.background.periodic import register
from web.background.queue import Queue
from web.clock import now
from web.services import services

NICENESS: Final = 10
_BEAT: Final = 5.0  # seconds
_LOOK: Final = 0.5  # seconds between two looks at an empty queue, at most
_STOP: Final = 10.0  # seconds that a job has to end when the process shall


@click.command("background")
@with_appcontext
def background_command() -> None:
    """Make what waits in the queue (PDFs), and do what is due by the clock, until stopped."""
    queue = services(current_app).queue
    with _alone(queue.file):
        os.nice(NICENESS)
        run(current_app._get_current_object(), queue)  # type: ignore[attr-defined]


def run(app: Flask, queue: Queue) -> None:
    """Work the queue off until a signal ends it. A job that is under way then waits again."""
    register(app, queue)
    queue.requeue_lost_jobs()
    consumer = queue.huey.create_consumer(
        workers=1, max_delay=_LOOK, shutdown_timeout=_STOP, graceful_signal="TERM"
    )
    queue.is_stopping = consumer.stop_flag.is_set
    Thread(target=_beat, args=(queue, consumer.stop_flag), daemon=True).start()
    consumer.run()


def _beat(queue: Queue, stopped: Event, seconds: float = _BEAT) -> None:
    """Tell the serving processes that somebody is there, also after a time when it could not."""
    while True:
        try:
            queue.jobs.beat(now())
        except DatabaseFault as fault:
            structlog.get_logger().warning("queue", code=fault.code, cause=fault.cause)
        if stopped.wait(seconds):
            return


@contextmanager
def _alone(file: Path) -> Iterator[None]:
    """Hold the queue: a second process would take jobs under way for lost ones."""
    mark = file.with_name(f"{file.name}.lock")
    make_private(mark)
    with mark.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise click.ClickException(
                f"another background process works off {file}; one is enough"
            ) from None
        yield
