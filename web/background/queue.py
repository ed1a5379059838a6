"""The queue: the serving processes add jobs to it, the background process makes them.

`school.jobs` holds what a job is and what came of it; huey wakes the background process, keeps the
order and runs what is due by the clock. Both are in one SQLite file.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import Final
from uuid import UUID

import structlog
from huey import SqliteHuey
from huey.api import TaskWrapper

from school.jobs.models import Job, NewJob
from school.jobs.store import JobStore, make_private

ALIVE: Final = timedelta(seconds=30)  # without a heartbeat; then the process counts as not running
_TASK: Final = "make"


class WorkError(RuntimeError):
    """A job that cannot be made; `code` is stable."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Cancelled(Exception):
    """Whoever asked for the job does not want it any more."""


class Stopping(Exception):
    """The background process ends; the job waits for the next one."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Takes note of how far a job is.

    Work calls it often: it raises `Cancelled` or `Stopping` where the work shall end.
    """

    jobs: JobStore
    job_id: UUID
    is_stopping: Callable[[], bool]

    def __call__(self, stage: str, done: int, total: int) -> None:
        """Note that `done` of `total` steps of this stage are done."""
        if self.is_stopping():
            raise Stopping
        if not self.jobs.note(self.job_id, stage, done, total):
            raise Cancelled


Work = Callable[[str, Progress], bytes]
"""Makes the result of a job from its `work`. Raises `WorkError` where it cannot."""


class Queue:
    """The queue of a site, in this file. It is opened when something is first asked of it."""

    def __init__(self, file: Path, work: Work) -> None:
        self.file = file
        self.is_stopping: Callable[[], bool] = lambda: False
        self._work = work

    @cached_property
    def jobs(self) -> JobStore:
        """The jobs, with what came of them."""
        return JobStore(self.file)

    @cached_property
    def huey(self) -> SqliteHuey:
        """The tasks that wait for the background process."""
        make_private(self.file)
        return SqliteHuey(filename=str(self.file), results=False)

    @cached_property
    def task(self) -> TaskWrapper:
        """The task that makes a job; the background process has to know it before it begins."""
        return self.huey.task(name=_TASK)(self._make)

    def add(self, new: NewJob) -> Job:
        """The job that makes this, perhaps one that was there already.

        Raises:
            JobsFull: `too-many-jobs`, `queue-full`.
        """
        job, is_new = self.jobs.add(new, _now())
        if is_new:
            self._enqueue(job)
        return job

    def is_alive(self) -> bool:
        """Whether a background process is there to work the queue off."""
        beaten = self.jobs.last_beat()
        return beaten is not None and _now() - beaten < ALIVE

    def take_up(self) -> None:
        """Queue again what was lost when a process ended in between.

        Only for the background process, while it makes nothing.
        """
        self.jobs.take_up(_now())
        assert self.task  # so that huey knows what it reads
        queued = {task.args[0] for task in self.huey.pending() if task.name == _TASK}
        for job in self.jobs.waiting():
            if str(job.id) not in queued:
                self._enqueue(job)

    def work_off(self) -> None:
        """Make everything that waits, in this thread, without a background process."""
        assert self.task
        while (task := self.huey.dequeue()) is not None:
            self.huey.execute(task)

    def close(self) -> None:
        """Give back the file, if it was opened."""
        opened = vars(self)
        if "jobs" in opened:
            opened.pop("jobs").close()
        opened.pop("task", None)
        if "huey" in opened:
            opened.pop("huey").storage.close()

    def _enqueue(self, job: Job) -> None:
        self.huey.enqueue(self.task.s(str(job.id), priority=-job.turn))

    def _make(self, job_id: str) -> None:
        """Make one job; whatever happens is noted with it."""
        found = UUID(job_id)
        work = self.jobs.begin(found, _now())
        if work is None:
            return  # cancelled, or made already
        try:
            result = self._work(work, Progress(self.jobs, found, self.is_stopping))
        except Cancelled:
            return
        except Stopping:
            self.jobs.put_back(found)
        except WorkError as error:
            structlog.get_logger().error("job failed", code=error.code, reason=str(error))
            self.jobs.fail(found, error.code, _now())
        except Exception as error:
            structlog.get_logger().error("job crashed", exc_info=error)
            self.jobs.fail(found, "failed", _now())
        else:
            self.jobs.finish(found, result, _now())


def _now() -> datetime:
    return datetime.now(UTC)
